import type { Plugin } from "vite";
import type { Sheet } from "../src/i18n/fluent";

export function compile(source: string, file?: string): Sheet;
export function declare(name: string, texts: Sheet): string;
export function languageFiles(): Plugin;
