// Short sounds for what happens: what each is made of, and which is heard.

/** From what is heard above all else to what gives way. */
export const SOUNDS = ["turn", "end", "dice", "control", "loss", "piece", "card"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Note {
  /** Seconds after the beginning, and how long it sounds. */
  at: number;
  lasts: number;
  /** Hertz, at first and at last. */
  from: number;
  to: number;
  loud: number;
  wave?: OscillatorType;
}

const knock = (at: number, from: number, loud = 0.12): Note => ({
  at,
  lasts: 0.05,
  from,
  to: from / 2,
  loud,
});

/** What each is made of. All are over within half a second. */
export const NOTES: Record<Sound, Note[]> = {
  turn: [{ at: 0, lasts: 0.25, from: 660, to: 880, loud: 0.15 }],
  end: [523, 659, 784].map((from, n) => ({ at: n * 0.11, lasts: 0.26, from, to: from, loud: 0.12 })),
  dice: [410, 350, 470, 380, 320].map((from, n) => knock(n * 0.06, from, 0.1)),
  control: [
    { at: 0, lasts: 0.14, from: 330, to: 440, loud: 0.1 },
    { at: 0.1, lasts: 0.22, from: 550, to: 660, loud: 0.1 },
  ],
  loss: [{ at: 0, lasts: 0.24, from: 220, to: 90, loud: 0.12, wave: "sawtooth" }],
  piece: [knock(0, 240)],
  card: [{ at: 0, lasts: 0.07, from: 1400, to: 500, loud: 0.05, wave: "sine" }],
};

/** What is heard of several things that happen at once: one sound, the foremost. */
export function foremost(
  kinds: readonly string[],
  sounds: Partial<Record<string, Sound>> | undefined,
): Sound | null {
  const heard = new Set(kinds.map((kind) => sounds?.[kind]));
  return SOUNDS.find((sound) => heard.has(sound)) ?? null;
}
