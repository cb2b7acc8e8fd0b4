// A board that stands still, for pictures: it shows a position, and whatever one does to it nothing happens.
import type { BoardProps, FigureProps, GameView } from "../shell/board";

export function still<View extends GameView, Data>(figure: FigureProps<View, Data>): BoardProps<View, Data> {
  const nothing = (): Promise<null> => Promise.resolve(null);
  const { view, data, cards, legal, seat, lang } = figure;
  return {
    ...{ view, data, cards, legal, seat, lang },
    seats: [],
    busy: false,
    pace: "off",
    bundles: [],
    act: () => undefined,
    sure: () => true,
    armed: null,
    why: nothing,
    hover: null,
    changed: new Set(),
    log: [],
    events: [],
    showCard: () => undefined,
  };
}
