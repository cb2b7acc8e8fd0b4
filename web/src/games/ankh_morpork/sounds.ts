// What is heard of what happens.
import type { Sound } from "../../shell/board";

export const sounds: Record<string, Sound> = {
  play: "card",
  answer: "card",
  place: "piece",
  move: "piece",
  build: "control",
  removed: "loss",
  building_lost: "loss",
  roll: "dice",
  game_over: "end",
};
