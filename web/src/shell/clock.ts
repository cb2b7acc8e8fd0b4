// Times as people say them. The server's are seconds since 1970, like `Date.now() / 1000`.
import type { Lang } from "./settings.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has lasted: 0:07, 2:10, then whole hours and days. */
export function lasting(seconds: number, lang: Lang): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
  const [unit, size] = whole < 2 * DAY ? (["hour", HOUR] as const) : (["day", DAY] as const);
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(
    Math.floor(whole / size),
  );
}

/** How long ago something was: now, 5 minutes ago, yesterday. */
export function ago(seconds: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < MINUTE) return words.format(0, "second");
  if (whole < HOUR) return words.format(-Math.floor(whole / MINUTE), "minute");
  if (whole < DAY) return words.format(-Math.floor(whole / HOUR), "hour");
  return words.format(-Math.floor(whole / DAY), "day");
}
