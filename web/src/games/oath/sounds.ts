// What is heard of what happens.
import type { Sound } from "../../shell/board";

export const sounds: Record<string, Sound> = {
  plays_site: "card",
  plays_adviser: "card",
  plays_facedown: "card",
  travel: "piece",
  muster: "piece",
  rolls_attack: "dice",
  rolls_defense: "dice",
  end_die: "dice",
  victory: "control",
  occupies: "control",
  repelled: "loss",
  wins: "end",
};
