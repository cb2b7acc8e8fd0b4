// Small signs drawn by us, each one path in a square of 24: aspects, half-decks and the few things that are counted.

export const ASPECT_ICONS: Record<string, string> = {
  // a crown, crossed blades, a dagger's drop, a mask, a chain
  ambition: "M3 19h18v2H3zM3 7l5 4 4-7 4 7 5-4-2 10H5z",
  conquest:
    "M4 3l9 9-2 2-9-9V3zM20 3l-9 9 2 2 9-9V3zM7 14l3 3-2 2 2 2-1 1-3-3-3 3-2-2 3-3-2-2 1-1 2 2zM17 14l-3 3 2 2-2 2 1 1 3-3 3 3 2-2-3-3 2-2-1-1-2 2z",
  malice:
    "M12 1c4 6 7 9.500 7 14a7 7 0 0 1-14 0c0-4.500 3-8 7-14zM12 8l-2.500 6h2l-1.500 5 4.500-6.500h-2.200L14.500 8z",
  guile:
    "M2 6c3 1.500 6 1 10 1s7 .5 10-1c.5 7-2 12-6 12-2 0-3-2-4-2s-2 2-4 2c-4 0-6.500-5-6-12zM5.500 10.500c1 2 3 2.500 5 1.500-1-2-3-2.500-5-1.500zM18.500 10.500c-2-1-4-.5-5 1.500 2 1 4 .5 5-1.500z",
  obedience:
    "M9 2h6a4 4 0 0 1 4 4v3a4 4 0 0 1-4 4h-1v-3h1a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1H9a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1v3a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zM10 11h1v3H9a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h6a1 1 0 0 0 1-1v-3a1 1 0 0 0-1-1v-3a4 4 0 0 1 4 4v3a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4v-3a4 4 0 0 1 4-4z",
};

export const ASPECT_INKS: Record<string, string> = {
  ambition: "light-dark(#7a5400, #f3c04d)",
  conquest: "light-dark(#9c2417, #ff8c73)",
  malice: "light-dark(#7d1d74, #ec8fe3)",
  guile: "light-dark(#0b5e63, #5fd4d6)",
  obedience: "light-dark(#3f5320, #b4cf7f)",
};

export const DECK_ICONS: Record<string, string> = {
  // a spider, a wing, four drops, horns, an eye, a skull
  drow: "M12 7a3.500 3.500 0 0 1 3 5.300L21 9v2l-5 2.500 5 2v2l-6-2.300a3.500 3.500 0 0 1-6 0L3 17.500v-2l5-2L3 11V9l6 3.300A3.500 3.500 0 0 1 12 7zM5 3l5 5-1 1-5-4zM19 3l-5 5 1 1 5-4zM5 21l5-4-1-1-5 3zM19 21l-5-4 1-1 5 3z",
  dragons: "M2 21C3 10 9 4 22 2c-3 2-4 4-4 6-3-.5-4 1-4 3.500-3-.5-4.500 1-4.500 4C6 15.500 4 17.500 2 21z",
  elementals: "M12 2l4 4-4 4-4-4zM12 14l4 4-4 4-4-4zM6 8l4 4-4 4-4-4zM18 8l4 4-4 4-4-4z",
  demons: "M2 2c1 5 3 7 6 7.500 2-1 6-1 8 0C19 9 21 7 22 2c1 6 0 10-3 12 0 5-3 8-7 8s-7-3-7-8C2 12 1 8 2 2z",
  aberrations: "M12 5c5 0 9 4 11 7-2 3-6 7-11 7S3 15 1 12c2-3 6-7 11-7zM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
  undead:
    "M12 2c5.500 0 9 3.500 9 8 0 3-1.500 5-4 6v5h-3v-2h-1v2h-2v-2h-1v2H7v-5c-2.500-1-4-3-4-6 0-4.500 3.500-8 9-8zM8.500 9a2 2 0 1 0 0 4.200a2 2 0 1 0 0-4.200zM15.500 9a2 2 0 1 0 0 4.200a2 2 0 1 0 0-4.200z",
  starter: "M5 3h14v18H5zM8 6v12h8V6z",
  core: "M3 8l9-5 9 5v9l-9 5-9-5zM6 9.800v5.600l5 2.800v-5.600zM18 9.800l-5 2.800v5.600l5-2.800z",
};

export const ICONS = {
  power:
    "M14 2l8 0 0 8-9 7-1.500-1.500L19 8 9 14.500 7 13zM4 13l7 7-2 1-2.500-2.500L3 22l-1-1 3.500-3.500L3 15z",
  influence: "M12 1l9 7-9 15L3 8zM12 4.500L7 8.500h10z",
  vp: "M12 1.500l3.200 6.800 7.300 1-5.300 5.200 1.300 7.400L12 18.300 5.500 21.900l1.300-7.400L1.500 9.300l7.300-1z",
  crown: "M3 19h18v2H3zM3 7l5 4 4-7 4 7 5-4-2 10H5z",
  spy: "M12 1c5 2.200 7 6.500 7.300 11.500.2 4 .9 6.500 2.200 9H2.500c1.300-2.500 2-5 2.200-9C5 7.500 7 3.200 12 1zM12 7c-3 1.200-4 3.600-4 6 0 2.800 1.800 4.600 4 4.600s4-1.800 4-4.600c0-2.400-1-4.800-4-6z",
  barracks: "M12 2l9 7v13h-6v-8H9v8H3V9z",
  deck: "M7 2h12v16H7zM5 5v15h11v2H3V5z",
  hand: "M3 8l5-2 5 14-5 2zM9 5h6v13l-1.500.5zM17 6l5 2-5 14-3-1z",
  discard: "M4 4h12v9h3l-5 7-5-7h3V7H4z",
  circle:
    "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7z",
  site: "M3 22V10l4-3v3h3V4l2-2 2 2v6h3V7l4 3v12h-6v-5h-6v5z",
  first: "M5 2h2v20H5zM8 3h12l-4 4.500L20 12H8z",
  flame: "M12 1c1 5 7 7 7 13a7 7 0 0 1-14 0c0-3 1.500-5 3-6 0 2 .5 3 2 4 1-3 .5-7 2-11z",
} as const;
