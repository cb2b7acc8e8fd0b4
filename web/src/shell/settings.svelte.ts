// What a person has set on this device: language, light or dark, pace, sound, how careful the page is. Kept in the browser,
// never sent to the server.
import { LANGS, ownName } from "../i18n/fluent";
import { SINGLES, type Single } from "./auto";
import { PACES, type Pace } from "./pace";

export type Lang = string; // one of LANGS
export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "bailiwick.settings";

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // no storage, or somebody else's text in it: the defaults will do
  }
}

function among<T extends string>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((v) => v === value) ?? otherwise;
}

function browserLang(): Lang {
  for (const wanted of navigator.languages) {
    const lang = LANGS.find((l) => wanted.toLowerCase().startsWith(l));
    if (lang) return lang;
  }
  return "en";
}

class Settings {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  /** How fast the others' moves are shown. */
  pace = $state<Pace>("normal");
  sound = $state(false);
  /** Where there is only one choice: whether the page makes it. */
  single = $state<Single>("idle");
  /** Whether what would lose something is to be chosen twice. */
  guard = $state(true);
  /** Whether every move is confirmed before it is sent. */
  confirm = $state(false);

  constructor() {
    const old = stored();
    this.lang = among(LANGS, old["lang"], browserLang());
    this.theme = among(THEMES, old["theme"], "system");
    this.pace = among(PACES, old["pace"], "normal");
    this.sound = old["sound"] === true;
    this.single = among(SINGLES, old["single"], old["auto"] === true ? "always" : "idle");
    this.guard = old["guard"] !== false;
    this.confirm = old["confirm"] === true;
  }

  /** Keep what is set and show it on the document. Call it inside an effect. */
  apply(): void {
    document.documentElement.lang = ownName(this.lang).tag;
    document.documentElement.dataset["theme"] = this.theme;
    const { lang, theme, pace, sound, single, guard, confirm } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, pace, sound, single, guard, confirm }));
    } catch {
      // Private windows may refuse storage; then the settings last as long as the page.
    }
  }
}

export const settings = new Settings();
