// The boards there are, each loaded when a table of its game is opened.
import type { FigureModule, GameModule } from "../shell/board";

export const games: Record<string, () => Promise<GameModule>> = {
  ankh_morpork: () => import("./ankh_morpork"),
  immortals: () => import("./immortals"),
  oath: () => import("./oath"),
  tyrants: () => import("./tyrants"),
};

/** What draws the pictures in their texts, loaded when one is read. */
export const figures: Record<string, () => Promise<FigureModule>> = {
  ankh_morpork: () => import("./ankh_morpork/figures"),
  immortals: () => import("./immortals/figures"),
  oath: () => import("./oath/figures"),
  tyrants: () => import("./tyrants/figures"),
};
