// Tells a person who looks elsewhere that it is their turn: the favicon and, if they want, a short sound.
import { settings } from "./settings.svelte";

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
  if (mine && !was && settings.sound) tick();
  was = mine;
}

let audio: AudioContext | null = null;

function tick(): void {
  // Browsers let a page sound only once somebody has touched it.
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(660, start);
  tone.frequency.exponentialRampToValueAtTime(880, start + 0.08);
  loudness.gain.setValueAtTime(0.15, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.26);
}
