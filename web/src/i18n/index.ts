// The words in the language that is set now; reading them in a component makes it follow a change of language.
import { settings, type Lang } from "../shell/settings.svelte";
import { en, type Words } from "./en";
import { it } from "./it";
import { pt } from "./pt";

export const LANGUAGES: Record<Lang, string> = { en: "English", pt: "Português", it: "Italiano" };

const all: Record<Lang, Words> = { en, pt, it };

export const i18n = {
  get t(): Words {
    return all[settings.lang];
  },
};
