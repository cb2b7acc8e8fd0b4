// The boards there are, each loaded when a table of its game is opened.
import type { GameModule } from "../shell/board";

export const games: Record<string, () => Promise<GameModule>> = {
  ankh_morpork: () => import("./ankh_morpork"),
  immortals: () => import("./immortals"),
  oath: () => import("./oath"),
  tyrants: () => import("./tyrants"),
};
