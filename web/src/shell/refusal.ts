// What the server refused, in the words of the language that is set; null if it could not be asked at all.
import { refused } from "../i18n";
import { Problem } from "./api";

export function said(error: unknown): string | null {
  return error instanceof Problem && error.message ? refused(error.code, error.message) : null;
}
