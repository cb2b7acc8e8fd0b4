// Tells a person who looks elsewhere that it is their turn: the favicon and, if they want, a short sound.
import { play } from "./speaker";

function icon(mine: boolean): string {
  const ground = mine ? "#ffc857" : "#2a2333";
  const line = mine ? "#231a05" : "#c9a6ff";
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">` +
    `<path d="M12 1 2 5v7c0 6 4.5 9 10 11 5.5-2 10-5 10-11V5z" fill="${ground}" stroke="${line}" stroke-width="1.5"/>` +
    `<text x="12" y="17" text-anchor="middle" font-family="Georgia,serif" font-size="14" font-weight="700" fill="${line}">B</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function showIcon(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = icon(mine);
}

let was = false;

/** Call it whenever whose turn it is may have changed. */
export function announceTurn(mine: boolean): void {
  showIcon(mine);
  if (mine && !was) play("turn");
  was = mine;
}
