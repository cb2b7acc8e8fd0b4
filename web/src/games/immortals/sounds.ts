// What is heard of what happens.
import type { Sound } from "../../shell/board";

export const sounds: Record<string, Sound> = {
  act: "card",
  place_group: "piece",
  move: "piece",
  reinforce: "piece",
  build: "piece",
  throw: "dice",
  conquers: "control",
  wins_battle: "control",
  repelled: "loss",
  game_over: "end",
};
