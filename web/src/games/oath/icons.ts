// Small signs drawn by us, each one path in a square of 24: suits, tokens, what lies on the table.
import type { Suit } from "./types";

export const SUIT_ICONS: Record<Suit, string> = {
  // a broken ring
  discord: "M12 1l3 7 8-1-6 5 4 8-8-4-6 7 1-9-7-4 8-1z",
  // an eye
  arcane: "M12 4c6 0 10 5 12 8-2 3-6 8-12 8S2 15 0 12c2-3 6-8 12-8zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z",
  // a sword
  order: "M12 0l3 4v11h4v3h-5.5v3.5a1.5 1.5 0 0 1-3 0V18H5v-3h4V4z",
  // a house
  hearth: "M12 1l11 10h-3v12h-6v-7h-4v7H4V11H1z",
  // a paw
  beast:
    "M12 11c4 0 7 4 7 7.5S16 23 12 23s-7-1-7-4.5S8 11 12 11zM4 8a2.5 3.5 0 1 0 0 7a2.5 3.5 0 1 0 0-7zM20 8a2.5 3.5 0 1 0 0 7a2.5 3.5 0 1 0 0-7zM8.5 1a2.5 4 0 1 0 0 8a2.5 4 0 1 0 0-8zM15.5 1a2.5 4 0 1 0 0 8a2.5 4 0 1 0 0-8z",
  // a tent
  nomad: "M11 1h2v3l10 19h-8l-3-8-3 8H1L11 4z",
};

export const ICONS = {
  // a round token with a heart of its own
  favor:
    "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM12 8c2-3.5 7-2 6.5 2-.4 3-4.5 6-6.5 7.5C10 16 5.9 13 5.5 10 5 6 10 4.5 12 8z",
  // a book
  secret: "M2 3c4-1 8 0 9 2v17c-2-2-6-2.5-9-1.5zM22 3c-4-1-8 0-9 2v17c2-2 6-2.5 9-1.5z",
  // a sack
  supply: "M8 1h8l-2 4c5 3 8 8 8 12 0 4-3 6-10 6S2 21 2 17c0-4 3-9 8-12z",
  // a banner on a spear
  warband: "M5 1h2.5v22H5zM9 2h12l-3.5 5L21 12H9z",
  // a pawn, with a head large enough for a letter
  pawn: "M12 1a8.5 8.5 0 0 1 4.5 15.7l2.5 6.3h-14l2.5-6.3A8.5 8.5 0 0 1 12 1z",
  // a chalice
  relic: "M4 2h16c0 7-2 11-6 12v4h4v4H6v-4h4v-4C6 13 4 9 4 2z",
  eye: "M12 4c6 0 10 5 12 8-2 3-6 8-12 8S2 15 0 12c2-3 6-8 12-8zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z",
  crown: "M2 6l5 5 5-8 5 8 5-5-2 14H4z",
  // a dagger over a crown
  usurper: "M12 0l2.5 3v9h3v2.5h-3.5V18h-4v-3.5H6.5V12h3V3zM3 19h18l-1 4H4z",
  cards: "M8 1h12v16H8zM10 3v12h8V3zM4 6h3v13h9v3H4z",
  sites: "M3 22V10l4-3v3h3V4l2-2 2 2v6h3V7l4 3v12h-6v-5h-6v5z",
  people: "M4 1h2.5v22H4zM8 2h13v11l-6.5-3L8 13z",
  darkest: "M4 1h2.5v22H4zM8 2h13v13H8zM14.5 4.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
  lock: "M7 10V7a5 5 0 0 1 10 0v3h3v13H4V10zM10 10h4V7a2 2 0 0 0-4 0z",
  quill: "M22 1C13 2 6 8 4 17l-3 6 2 .5 2.5-4C14 19 20 13 22 1zM6 17c2-5 6-9 11-12-4 4-7 8-9 12z",
  gear: "M10 1h4l.6 3 2.4 1 2.6-1.7 2.8 2.8L20.7 8.7l1 2.4 2.3.4v3l-2.6.8-1 2.4 1.7 2.3-2.8 2.8-2.4-1.7-2.4 1L14 23h-4l-.6-3-2.4-1-2.6 1.7-2.8-2.8L3.3 15.3l-1-2.4-2.3-.4v-3l2.6-.8 1-2.4L1.9 4l2.8-2.8 2.4 1.7 2.4-1zM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
  tick: "M9.5 19.5 2 12l2.6-2.6 4.9 4.9L19.4 4.5 22 7z",
} as const;

/** Faces of the dice, by their letters (see `CampaignView`). */
export const FACES: Record<string, string> = {
  H: "M12 1l4 4v10h4v4h-6v4h-4v-4H4v-4h4V5zM10.5 6v9h3V6L12 4.5z",
  S: "M12 1l4 4v10h4v4h-6v4h-4v-4H4v-4h4V5z",
  D: "M6 1l3 4v10h2.5v3H8v5H4v-5H.5v-3H3V5zM18 1l3 4v10h2.5v3H20v5h-4v-5h-3.5v-3H15V5z",
  B: "M10 11h4v2h-4z",
  "1": "M12 1l9 3v8c0 6-4 9-9 11-5-2-9-5-9-11V4z",
  "2": "M6 4l5.5 2v6c0 4-2.5 6-5.5 7-3-1-5.5-3-5.5-7V6zM18 4l5.5 2v6c0 4-2.5 6-5.5 7-3-1-5.5-3-5.5-7V6z",
  X: "M1 7l2-2 3.5 3.5L10 5l2 2-3.5 3.5L12 14l-2 2-3.5-3.5L3 16l-2-2 3.5-3.5zM14 9c0-6 9-6 9-.5 0 3-3 5-5 7.5h5v3h-9v-3c2-3 6-5.5 6-7.5 0-2-3-1.5-3 .5z",
};
