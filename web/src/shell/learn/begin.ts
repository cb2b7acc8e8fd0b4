// To begin a lesson, or to go on with it where it was left.
import { ask } from "../api";

export async function beginLesson(game: string, lesson: string): Promise<string> {
  const { mine } = await ask("get", "/api/tables");
  const left = mine.find(
    (table) =>
      table.game === game && table.lesson === lesson && table.status === "playing" && !table.archived,
  );
  if (left) return left.id;
  return (await ask("post", "/api/games/{name}/lessons/{lesson}", { path: { name: game, lesson } })).id;
}
