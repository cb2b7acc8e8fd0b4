// Small signs drawn by us, each one path in a square of 24: the icons of cards, the powers of areas, and what is counted.
import type { Sign } from "./types";

const PAWN = "M12 2a4.500 4.500 0 0 1 2.800 8L17 18h2v4H5v-4h2l2.200-8A4.500 4.500 0 0 1 12 2z";
const HOUSE = "M12 2l11 9h-3v11h-6v-7h-4v7H4V11H1z";
const MARKER =
  "M12 1.500 23 21.500H1zM10.800 8l.500 7.500h1.400L13.200 8zM12 17a1.400 1.400 0 1 0 0 2.800a1.400 1.400 0 1 0 0-2.800z";
const COIN =
  "M12 1.500a10.500 10.500 0 1 0 0 21a10.500 10.500 0 1 0 0-21zM11 4.500h2v1.700c1.900.300 3.100 1.400 3.300 3.100h-2.200c-.200-.900-.900-1.300-2-1.300-1.300 0-2 .500-2 1.300 0 .900.700 1.200 2.500 1.600 2.500.500 4 1.300 4 3.500 0 1.900-1.300 3.100-3.600 3.400v1.700h-2v-1.700c-2.200-.300-3.600-1.500-3.700-3.500h2.200c.200 1.100 1 1.700 2.500 1.700 1.400 0 2.200-.500 2.200-1.400 0-1-.800-1.300-2.700-1.700-2.400-.500-3.800-1.200-3.800-3.300 0-1.800 1.200-3 3.300-3.400z";
const CARDS = "M8 1h12v16H8zM10 3v12h8V3zM4 6h3v13h9v3H4z";
const SHIELD =
  "M12 1l9 3v8c0 6-4 9-9 11.500C7 21 3 18 3 12V4zM12 3.500 5.500 5.600V12c0 4.300 2.500 6.600 6.500 8.800z";

/** The icons of cards, by the names the server has for them. */
export const CARD_ICONS: Record<string, string> = {
  place_minion: PAWN,
  place_building: HOUSE,
  // a dagger
  assassinate:
    "M12 23l-2.500-7V13h5v3zM12 11V1l-.500 0C9 4 8.800 7 9.500 11zM12.500 1c2.500 3 2.700 6 2 10H12.500zM6 11h12v2H6z",
  // the marker, struck out
  remove_trouble: "M12 2.500 22.500 21h-21zM12 7 5.200 19h13.600zM1.500 3.500 3 2 22.500 21.500 21 23z",
  take_money: COIN,
  // a rolled sheet
  scroll:
    "M5 1h13a3 3 0 0 1 3 3v2h-5v13a3.500 3.500 0 0 1-3.500 3.500H5A3.500 3.500 0 0 1 1.500 19v-2H4V4.500A3.500 3.500 0 0 1 5 1zM7 6v1.600h6V6zM7 9.500v1.600h6V9.500zM7 13v1.600h6V13z",
  // a bolt
  random_event: "M14 1 4 13.500h6L8 23 20 9.500h-7z",
  // a card, and one more
  play_another: "M3 2h11v9h-2V4H5v14h5v2H3zM16 11h3v4h4v3h-4v4h-3v-4h-4v-3h4z",
  // a raised hand
  interrupt:
    "M8 11V4.500a1.400 1.400 0 0 1 2.800 0V10h.700V2.800a1.400 1.400 0 0 1 2.800 0V10h.700V4.500a1.400 1.400 0 0 1 2.800 0V12h.700V8a1.400 1.400 0 0 1 2.700 0v7c0 5-3 8-7 8-3.500 0-5-1.500-6.700-4.500L3.700 13.500c-.900-1.700 1.300-2.900 2.500-1.500z",
};

/** What a City Area power is about. */
export const POWER_ICONS: Record<Sign, string> = {
  money: COIN,
  minion: PAWN,
  draw: CARDS,
  shield: SHIELD,
  sell: "M3 2h10v5h-2V4H5v14h6v2H3zM17 5l5 6h-3v6h-4v-6h-3zM12 19h10v2H12z",
  trouble: MARKER,
  calm: CARD_ICONS["remove_trouble"] as string,
};

export const ICONS = {
  minion: PAWN,
  building: HOUSE,
  coin: COIN,
  trouble: MARKER,
  hand: CARDS,
  event: CARD_ICONS["random_event"] as string,
  deck: "M7 2h12v16H7zM5 5v15h11v2H3V5z",
  discard: "M4 4h12v9h3l-5 7-5-7h3V7H4z",
  first: "M5 2h2v20H5zM8 3h12l-4 4.500L20 12H8z",
  // a flag on a tower
  control: "M11 1h1.500l7 3-7 3v4H17v2h-1v9h3v1H5v-1h3v-9H7v-2h4z",
  // a note of hand
  loan: "M4 2h12l4 4v16H4zM15 4v3h3zM7 11h10v1.500H7zM7 14.500h10V16H7zM7 18h6v1.500H7zM7 6h5v2H7z",
  penalty:
    "M12 1.500a10.500 10.500 0 1 0 0 21a10.500 10.500 0 1 0 0-21zM12 4.500a7.500 7.500 0 0 1 4.500 1.500L6 16.500A7.500 7.500 0 0 1 12 4.500zM18 7.500A7.500 7.500 0 0 1 7.500 18z",
  mask: "M2 6c3 1.500 6 1 10 1s7 .500 10-1c.500 7-2 12-6 12-2 0-3-2-4-2s-2 2-4 2c-4 0-6.500-5-6-12zM5.500 10.500c1 2 3 2.500 5 1.500-1-2-3-2.500-5-1.500zM18.500 10.500c-2-1-4-.500-5 1.500 2 1 4 .500 5-1.500z",
  close: "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z",
} as const;

/** The outline of a twelve-sided die around the origin, 24 wide. */
export const DIE =
  "M0-12 7.100-9.700 11.400-3.700V3.700L7.100 9.700 0 12-7.100 9.700-11.400 3.700V-3.700L-7.100-9.700Z";
