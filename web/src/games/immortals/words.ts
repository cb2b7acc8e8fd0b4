// The board's own fixed words, from the game's language files. Names of things come with the game's data.
import { speaking } from "../../i18n/fluent";
import type { ImmortalsWords } from "../../i18n/keys";

export type Words = ImmortalsWords;
export const wordsIn = speaking<Words>(
  import.meta.glob("../../../../src/bailiwick/games/immortals/words/*.ftl", {
    eager: true,
    import: "default",
  }),
);
