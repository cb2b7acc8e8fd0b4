// What is heard of what happens.
import type { Sound } from "../../shell/board";

export const sounds: Record<string, Sound> = {
  play: "card",
  recruit: "card",
  promote: "card",
  deploy: "piece",
  spy: "piece",
  move: "piece",
  assassinate: "loss",
  control: "control",
  game_over: "end",
};
