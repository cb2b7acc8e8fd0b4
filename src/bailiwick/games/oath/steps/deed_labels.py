"""What the actions of the Act phase are called: with what they cost in Supply, and what working with a card brings."""

from __future__ import annotations

from bailiwick.games.oath.campaign.course import price_of_campaign
from bailiwick.games.oath.catalogue.heads import MUSTER, TRADE
from bailiwick.games.oath.catalogue.things import BANNER, SUIT
from bailiwick.games.oath.state import OFF_MAP, OathState
from bailiwick.games.oath.steps.recover import price_of_recovery
from bailiwick.games.oath.steps.search import search_price
from bailiwick.games.oath.steps.travel import price_of_travel
from bailiwick.games.oath.steps.working import muster_gain, price_of_work, trade_gain
from bailiwick.games.oath.vocabulary import VOCABULARY
from bailiwick.games.oath.wording import about, declare_text
from bailiwick.games.oath.words import capital, name, say


def deed_label(s: OathState, action: int, lang: str) -> str:
    verb, value = VOCABULARY.verb(action), VOCABULARY.argument(action)
    if verb.name == "use":
        return declare_text(value + 1, lang)
    known = known_relic(s, value) if verb.name == "recover-relic" else 0
    said = say(lang, "act_recover_known", name(lang, "card", known)) if known else ""
    if s.choices is None or action not in s.choices:  # only of what can be done are prices worth telling
        return capital(said)
    return capital(with_supply(s, said or say(lang, verb.phrase, *about(s, action, lang)), verb.name, value, lang))


def known_relic(s: OathState, place: int) -> int:
    """A relic of one's site, if one has seen it; 0 if not."""
    relics = s.site_relics[s.pawn[s.seat]] if s.pawn[s.seat] != OFF_MAP else b""
    return relics[place] if place < len(relics) and s.sees(relics[place], int(s.seat)) else 0


def with_supply(s: OathState, said: str, verb: str, value: int, lang: str) -> str:
    seat = int(s.seat)
    if verb == "muster":
        supply, brings = price_of_work(s, MUSTER, seat, value + 1), muster_gain(s, seat, value + 1)
        return say(lang, "for_supply_brings", said, supply, brings)
    if verb in ("trade-favor", "trade-secrets"):
        favor, secrets = trade_gain(s, seat, value + 1, verb == "trade-secrets")
        brings = secrets if verb == "trade-secrets" else min(favor, s.banks[SUIT[value + 1]])
        return say(lang, "for_supply_brings", said, price_of_work(s, TRADE, seat, value + 1), brings)
    if verb == "recover-relic":
        return say(lang, "for_supply", said, price_of_recovery(s, seat, s.site_relics[s.pawn[seat]][value]))
    if verb == "recover-banner":
        return say(lang, "for_supply", said, price_of_recovery(s, seat, BANNER + value))
    if verb == "search":
        return say(lang, "for_supply", said, search_price(s, seat, value))
    if verb == "travel":
        return say(lang, "for_supply", said, price_of_travel(s, seat, value))
    return say(lang, "for_supply", said, price_of_campaign(s, seat)) if verb == "campaign" else said
