// The words in the language that is set now; reading them in a component makes it follow a change of language.
import { settings } from "../shell/settings.svelte";
import { wordsIn, type Words } from "./shell";

export const i18n = {
  get t(): Words {
    return wordsIn(settings.lang);
  },
};

/** A bot by its level: those that come with the games have a name, the seat that the rules play another. */
export const levelOf = (t: Words, level: string): string => t.bots[level] ?? level;
export const botLevel = (t: Words, level: string): string =>
  level === "rules" ? t.automaton : level === "lesson" ? t.lesson : t.botLevel(levelOf(t, level));
/** What the server refuses: it speaks English itself. */
export const refused = (code: string, sentence: string): string =>
  settings.lang === "en" ? sentence : (i18n.t.refusals[code] ?? sentence);
