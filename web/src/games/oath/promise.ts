// A promise in words, made of the game's own: what, when, and what if not.
import { joined } from "../../i18n/fluent";
import type { BoardData, Gift, OathView, PromiseView } from "./types";
import type { Words } from "./words";

const filled = (lang: string, template: string, ...values: string[]): string =>
  template
    .split(/\{(\d)\}/u)
    .reduce((said, part, i) => (i % 2 === 0 ? said + part : joined(lang, said, values[Number(part)] ?? "")));

const placeName = (view: OathView, data: BoardData, slot: string): string => {
  const site = view.map[slot]?.site ?? null;
  return site === null ? (data.slots[slot] ?? slot) : (data.things[site]?.name ?? site);
};

/** What a deed is done to. */
function called(view: OathView, data: BoardData, verb: string, argument: string): string {
  if (verb === "search") return data.piles[argument] ?? argument;
  if (verb === "travel" || verb === "play-site") return placeName(view, data, argument);
  return data.seats[argument] ?? data.banners[argument] ?? data.things[argument]?.name ?? argument;
}

export function whatText(lang: string, view: OathView, data: BoardData, promise: PromiseView): string {
  const { pledges } = data;
  if (promise.deed === null) {
    const gift = promise.what as Gift;
    if (promise.n === 0) return pledges.some[gift] ?? "";
    return filled(lang, pledges.gifts[gift][promise.n === 1 ? 1 : 0], `${promise.n}`);
  }
  const [verb, ...rest] = promise.deed.split(" ") as [string, ...string[]];
  const argument = rest.join(" ");
  const [any, one] = pledges.deeds[verb] ?? [verb, verb];
  const deed = argument === "" ? any : filled(lang, one, called(view, data, verb, argument));
  return promise.what === "not" ? filled(lang, pledges.not, deed) : deed;
}

export function penaltyText(data: BoardData, words: Words, { penalty }: PromiseView): string {
  const { pledges } = data;
  return [
    ...(penalty.favor > 0 ? [words.favorN(penalty.favor)] : []),
    ...(penalty.secrets > 0 ? [words.secretsN(penalty.secrets)] : []),
    ...(penalty.relics > 0 ? [pledges.relic] : []),
    ...(penalty.advisers > 0 ? [pledges.adviser] : []),
  ].join(", ");
}

/** `when` is left out while it has not been said. */
export function promiseText(
  lang: string,
  view: OathView,
  data: BoardData,
  words: Words,
  promise: PromiseView,
  said = true,
): string {
  const { pledges } = data;
  const when = (promise.what === "not" ? pledges.until : pledges.by)[promise.when] ?? "";
  const what = whatText(lang, view, data, promise);
  const text = said ? filled(lang, pledges.when, what, when) : what;
  const penalty = penaltyText(data, words, promise);
  return penalty === "" ? text : filled(lang, pledges.or_else, text, penalty);
}
