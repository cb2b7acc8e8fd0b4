// The board's own fixed words, from the game's language files. Names of things come with the game's data.
import { speaking } from "../../i18n/fluent";
import type { AnkhMorporkWords } from "../../i18n/keys";

export type Words = AnkhMorporkWords;
export const wordsIn = speaking<Words>(
  import.meta.glob("../../../../src/bailiwick/games/ankh_morpork/words/*.ftl", {
    eager: true,
    import: "default",
  }),
);
