// What a seat is shown, made from games/tyrants/fields.py. Not to be edited: `npm run types` writes it.

export interface SeatView {
  /** Troops not yet placed. */
  barracks: number;
  /** VP tokens taken. */
  vp: number;
  /** Troops in the trophy hall, by colour. */
  trophies: Record<string, number>;
  /** One's own only, sorted. */
  deck?: string[];
  /** One's own only. */
  hand?: string[];
  /** Cards, the last on top. */
  discard: string[];
  /** Cards promoted. */
  inner_circle: string[];
  /** Cards in the deck. */
  deck_size: number;
  /** Cards in hand. */
  hand_size: number;
  /** Of another: what hand and deck hold together, which anyone who watched knows. */
  unseen?: string[];
}

export interface TyrantsView {
  players: number;
  /** Some of `left`, `center`, `right` (T-2.1). */
  sections: string[];
  /** The half-decks of the market. */
  decks: string[];
  /** `promotions`, `futile_choices`, `free_recruits`, `trophy_halls`, `focus`, as in the options of a game. */
  house_rules: Record<string, string>;
  /** Who began the game. */
  first: string;
  /** Whose turn it is; `null` during set-up. */
  active: string | null;
  /** Number of the round. */
  round: number;
  /** Whether the end of the game has been triggered (T-12.1). */
  ending: boolean;
  /** Places and what is there. */
  map: Record<string, { [colour: string]: number } & { spies?: string[] }>;
  seats: Record<string, SeatView>;
  market: {
    /** Six cards or `null`. */
    row: (string | null)[];
    /** How many. */
    deck: number;
    /** The last is on top. */
    devoured: string[];
    /** Numbers of `house_guard`, `priestess_of_lolth` and `insane_outcast`. */
    supplies: Record<string, number>;
  };
  turn: {
    /** In the pool. */
    power: number;
    /** In the pool. */
    influence: number;
    /** The marker sites that have paid the active player this turn (T-9.3). */
    paid: string[];
    /** Whether the top devoured card counts as a market card. */
    ghost: boolean;
    /** The cards played this turn in order, each an id (it is in the play area) or a pair of id and where it is now: `play`, `gone`, `market`, `devoured` or `inner_circle`. */
    played: [card: string, where: string][];
    /** Hand cards revealed for Focus. */
    shown: string[];
    /** End-of-turn instructions: pairs of a step's key and the number of the card in `played`. */
    queue: [step: string, card: number][];
  };
  over: boolean;
  waiting: string[];
  you: string | null;
}
