// Lets sounds be heard, made by the browser itself: no files. Off until somebody switches them on.
import { settings } from "./settings.svelte";
import { NOTES, type Sound } from "./sounds";

let audio: AudioContext | null = null;

export function play(sound: Sound | null): void {
  // Browsers let a page sound only once somebody has touched it.
  if (sound === null || !settings.sound || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const { at, lasts, from, to, loud, wave = "triangle" } of NOTES[sound]) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, now + at);
    tone.frequency.exponentialRampToValueAtTime(to, now + at + lasts / 2);
    loudness.gain.setValueAtTime(loud, now + at);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + at + lasts);
    tone.connect(loudness).connect(audio.destination);
    tone.start(now + at);
    tone.stop(now + at + lasts + 0.01);
  }
}
