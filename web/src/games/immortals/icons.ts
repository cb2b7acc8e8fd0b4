// Small signs drawn by us, each one path in a square of 24: what spaces do, what is built, what is counted.
import type { Effect } from "./types";

const COIN =
  "M12 1.500a10.500 10.500 0 1 0 0 21a10.500 10.500 0 1 0 0-21zM12 4.500a7.500 7.500 0 1 1 0 15a7.500 7.500 0 1 1 0-15zM12 7l5 5-5 5-5-5z";
const BOLT = "M14 1 4 13.500h6L8 23 20 9.500h-7z";
const TEMPLE = "M12 2l10 6v2H2V8zM4 11h3v8H4zM10.500 11h3v8h-3zM17 11h3v8h-3zM2 20h20v2.500H2z";
const SWORDS =
  "M2 2l4 .500L15 11.500 12.500 14 3 5zM22 2l-4 .500L9 11.500 11.500 14 21 5zM7 13l4 4-2 1.500L6.500 16 3 22l-1.500-1.500L7 17zM17 13l-4 4 2 1.500L17.500 16 21 22l1.500-1.500L17 17z";

/** What a space does. */
export const EFFECT_ICONS: Record<Effect, string> = {
  extract_gold: COIN,
  extract_energy: BOLT,
  // up, out of the mist
  transition: "M12 1l7 8h-4.500v6h-5V9H5zM2 17.500h20V20H2zM5 21.500h14V23.500H5z",
  // a hammer
  build: "M3 5.500 9 2l8 2 4 5-3 2.500-3-3.500-2.500 1L22 19l-3 3L9 11 6.500 12.500z",
  attack: SWORDS,
  // a blade, and arrows to both sides
  attack_or_move:
    "M2 2l4 .500 8 8L11.500 13 3 5zM7 12l4 4-2 1.500L6.500 15 3 20l-1.500-1.500L7 16zM16 13.500V11l6 5.500-6 5.500v-2.500h-4v-6z",
  temple: TEMPLE,
  // a star
  magic: "M12 0l2.800 9.200L24 12l-9.200 2.800L12 24l-2.800-9.200L0 12l9.200-2.800z",
};

export const ICONS = {
  gold: COIN,
  energy: BOLT,
  temple: TEMPLE,
  // a castle
  capital: "M2 22V4h3v3h2.500V4h3v3h3V4h3v3H19V4h3v18h-7v-6a3 3 0 0 0-6 0v6z",
  // a gate between worlds
  portal:
    "M9 1c5 0 7.500 5 7.500 7h-3C13 6 11.500 4 9 4 5.500 4 4 8 4 12s1.500 8 5 8c2.500 0 4-2 4.500-4h3c0 2-2.500 7-7.500 7-5.500 0-8-5.500-8-11S3.500 1 9 1zM8 10h9V6l7 6-7 6v-4H8z",
  light:
    "M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM11 0h2v4.500h-2zM11 19.500h2V24h-2zM0 11h4.500v2H0zM19.500 11H24v2h-4.500zM3 4.500 4.500 3l3.200 3.200-1.500 1.500zM16.300 17.800l1.500-1.500L21 19.500 19.500 21zM19.500 3 21 4.500l-3.200 3.200-1.500-1.500zM6.200 16.300l1.500 1.500L4.500 21 3 19.500z",
  dark: "M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z",
  cards: "M8 1h12v16H8zM10 3v12h8V3zM4 6h3v13h9v3H4z",
  // ghosts
  limbo:
    "M12 1c5 0 8 4 8 9v13l-3-2.500-2.500 2.500L12 20.500 9.500 23 7 20.500 4 23V10c0-5 3-9 8-9zM9 8a1.800 2.300 0 1 0 0 4.600a1.800 2.300 0 1 0 0-4.600zM15 8a1.800 2.300 0 1 0 0 4.600a1.800 2.300 0 1 0 0-4.600z",
  flag: "M5 2h2v20H5zM8 3h12l-4 4.500L20 12H8z",
  sites: "M3 22V10l4-3v3h3V4l2-2 2 2v6h3V7l4 3v12h-6v-5h-6v5z",
  tick: "M9.500 19.500 2 12l2.600-2.600 4.900 4.900L19.400 4.500 22 7z",
  // a hand that waves it on
  passed: "M2 11h11V6l9 6-9 6v-5H2z",
} as const;
