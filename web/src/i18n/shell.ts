// Every word of the shell, in any language.
import { SHELL, speaking } from "./fluent";
import type { ShellWords } from "./keys";

export type Words = ShellWords;
export const wordsIn = speaking<Words>(SHELL);
