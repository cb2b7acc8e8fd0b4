"""A deal in words: what both sides give, as a seat may know it."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.things import CARDS
from bailiwick.games.oath.judging.deal import Deal
from bailiwick.games.oath.judging.items import given
from bailiwick.games.oath.judging.promise_texts import promise_text
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.wording import place_name
from bailiwick.games.oath.words import name, say


def deal_text(s: OathState, deal: Deal, seat: int, lang: str) -> str:
    columns = [column_text(s, deal, column, seat, lang) for column in range(2)]
    givers = (deal.proposer, deal.partner)
    said = [
        say(lang, "deal_gives", name(lang, "seat", giver), items) for giver, items in zip(givers, columns, strict=True) if items
    ]
    return "; ".join(said) or say(lang, "deal_nothing")


def column_text(s: OathState, deal: Deal, column: int, seat: int, lang: str) -> str:
    return ", ".join(item_text(s, kind, number, seat, lang) for kind, number in given(deal, column))


def item_text(s: OathState, kind: str, number: int, seat: int, lang: str) -> str:
    if kind == "citizenship":
        return say(lang, "deal_citizenship", name(lang, "space", number))
    if kind in ("favor", "secrets"):
        return say(lang, "cost_favor" if kind == "favor" else "cost_secret", number)
    if kind == "thing":
        known = number >= CARDS or s.where[number] or s.sees(number, seat)
        return name(lang, "card", number) if known else say(lang, "deal_facedown")
    if kind == "promise":
        return say(lang, "deal_promise", promise_text(s, number, lang))
    return name(lang, "banner", number) if kind == "banner" else place_name(s, number, lang)
