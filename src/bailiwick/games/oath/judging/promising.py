"""Wording a promise, part by part (O-11.13): what will be done or not, or given; which; when; and what if not."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import ACTION
from bailiwick.games.oath.catalogue.suits import REGIONS, SLOTS
from bailiwick.games.oath.catalogue.things import SOURCES, VISION
from bailiwick.games.oath.judging.deal import Deal
from bailiwick.games.oath.judging.promise_texts import promise_text, what_text, when_text
from bailiwick.games.oath.judging.promises import (
    ADVISER,
    CITIZEN,
    DEED_COUNT,
    DEED_DECLINE,
    DEED_FIRST,
    DO,
    END,
    EXILE,
    FAVOR,
    FORBEAR,
    LAST_ROUND,
    SECRETS,
    TITLE,
    UNFORCED,
    WAKE,
    WHENS,
    amount,
    deed_of,
    has_penalty,
    is_gift,
    kind_of,
    next_turn,
    penalty_of,
    promised_to,
    promiser,
    with_amount,
    with_kind,
    with_penalty,
    with_target,
    with_when,
)
from bailiwick.games.oath.powers import Effect, modifier_of, power_of
from bailiwick.games.oath.state import BANDITS, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, within
from bailiwick.games.oath.vocabulary import (
    ANYTHING,
    BY,
    DECLINE,
    DEED_IDS,
    DONE,
    GIFT_IDS,
    MOST_PROMISED,
    NUMBER,
    PENALTY_ADVISER,
    PENALTY_FAVOR,
    PENALTY_RELIC,
    PENALTY_SECRETS,
    WHEN_IDS,
    WILL,
    WILL_GIVE,
    WILL_NOT,
)
from bailiwick.games.oath.wording import worded
from bailiwick.games.oath.words import capital, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import UNUSED, Register, Registers

DEEDS: Final = len(DEED_IDS)
# Parts of a promise, as the register counts them
WHAT: Final = 0
OF_WHICH: Final = 1
WHEN: Final = 2
OR_ELSE: Final = 3


def targets(s: OathState, draft: int) -> list[int]:
    """The actions by which a deed can be named more closely; none for deeds that are named alone, as of cards nobody knows."""
    deed, by = DEED_IDS[deed_of(draft)], promiser(draft)
    first = DEED_FIRST[deed_of(draft)]
    others = [other for other in range(s.seats) if other != by]
    if deed == "search":
        places = list(range(REGIONS + 1))
    elif deed in ("travel", "play-site"):
        places = list(range(SLOTS))
    elif deed == "recover-banner":
        places = [0, 1]
    elif deed in ("hand-over", "ask-for", "offer", "exile"):
        places = others
    elif deed == "campaign":
        places = [*others, BANDITS]
    elif deed in ("muster", "trade-favor", "trade-secrets"):
        places = [card - 1 for card in range(1, VISION) if s.slot_of(card) >= 0]
    elif deed == "use":
        places = [source - 1 for source in range(1, SOURCES) if s.where[source] and is_used(source)]
    else:
        places = []
    return [first + place for place in places]


def is_used(source: int) -> bool:
    """Whether it has a power that is used in the Act phase."""
    return power_of(source, ACTION) is not None or modifier_of(source) is not None


class Compose(Effect):
    """Asks for one part after another; the promise so far is the deal's `draft`. Register: which part."""

    def deal(self, s: OathState) -> Deal:
        assert s.deal is not None
        return s.deal

    def registers(self, s: OathState) -> Registers:
        return Register("part", range(OR_ELSE + 1)), UNUSED

    def misplaced(self, s: OathState, at: i64) -> str:
        return "" if s.deal is not None and s.deal.drafting else "a promise is worded only for a deal that has a draft of one."

    def enter(self, s: OathState) -> None:
        ask(s, self, self.deal(s).proposer)

    def candidates(self, s: OathState) -> list[int]:
        part, draft = int(s.get_x()), self.deal(s).draft
        if part == WHAT:
            gifts = [WILL_GIVE + kind for kind in range(len(GIFT_IDS))]
            return [*range(WILL, WILL + DEEDS), *range(WILL_NOT, WILL_NOT + DEEDS), *gifts]
        if part == OF_WHICH:
            if is_gift(draft):
                return [NUMBER + n for n in range(1, MOST_PROMISED + 1)]
            return [ANYTHING, *targets(s, draft)]
        if part == WHEN:
            return [BY + when - 1 for when in range(1, WHENS)]
        amounts = range(1, MOST_PROMISED + 1)
        favor, secrets = [PENALTY_FAVOR + n for n in amounts], [PENALTY_SECRETS + n for n in amounts]
        return [DONE, *favor, *secrets, PENALTY_RELIC, PENALTY_ADVISER]

    def options(self, s: OathState, seat: i64) -> list[int]:
        found = [DECLINE, *self.candidates(s)]
        return sorted([action for action in found if self.reason(s, action) is None])

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        return self.reason(s, int(action)) if action in self.candidates(s) else NOT_NOW

    def reason(self, s: OathState, action: int) -> Reason | None:
        draft = self.deal(s).draft
        if action == DECLINE:
            return None
        if within(action, WILL, DEEDS) >= 0 or within(action, WILL_NOT, DEEDS) >= 0:
            return self.deed_reason(s, draft, action)
        gift = within(action, WILL_GIVE, len(GIFT_IDS))
        if gift >= 0:
            return self.adviser_reason(s, draft) if FAVOR + gift == ADVISER else None
        when = within(action, BY, len(WHEN_IDS))
        if when >= 0:
            return self.when_reason(s, draft, when + 1)
        return self.penalty_reason(s, draft, action)

    def deed_reason(self, s: OathState, draft: int, action: int) -> Reason | None:
        if promiser(draft) == s.prince:
            return Reason("CP-10.4", "prince_promises_no_deed")
        return NOT_NOW if action == WILL + DEED_DECLINE else None

    def adviser_reason(self, s: OathState, draft: int) -> Reason | None:
        return Reason("CP-1.2", "prince_no_advisers") if s.prince in (promiser(draft), promised_to(draft)) else None

    def when_reason(self, s: OathState, draft: int, when: int) -> Reason | None:
        by, kind = promiser(draft), kind_of(draft)
        if when <= LAST_ROUND:
            return None if when >= next_turn(s, by) else Reason("O-11.13", "too_late")
        if (when == END and kind != FORBEAR) or (when == WAKE and kind == DO):
            return Reason("O-11.13", "when_useless")
        already = (
            (when == TITLE and s.oathkeeper == by)
            or (when == CITIZEN and not s.is_exile(by))
            or (when == EXILE and not s.is_citizen(by))
        )
        return Reason("O-11.13", "when_never") if already else None

    def penalty_reason(self, s: OathState, draft: int, action: int) -> Reason | None:
        if action == DONE:
            unforced = not is_gift(draft) and deed_of(draft) in UNFORCED
            return Reason("O-11.13", "needs_penalty") if unforced and not has_penalty(draft) else None
        favor, secrets, relics, advisers = penalty_of(draft)
        said = (
            (within(action, PENALTY_FAVOR + 1, MOST_PROMISED) >= 0 and favor)
            or (within(action, PENALTY_SECRETS + 1, MOST_PROMISED) >= 0 and secrets)
            or (action == PENALTY_RELIC and relics)
            or (action == PENALTY_ADVISER and advisers)
        )
        if said:
            return Reason("O-7.5", "said_already")
        return self.adviser_reason(s, draft) if action == PENALTY_ADVISER else None

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        deal, part = self.deal(s), int(s.get_x())
        if action in (DECLINE, DONE):
            if action == DONE:
                deal.promises.append(deal.draft)
            deal.draft = 0
            deal.drafting = False
            s.pop()
        elif part == WHAT:
            deal.draft = self.worded(deal.draft, int(action))
            alone = amount(deal.draft) == 1 if is_gift(deal.draft) else not targets(s, deal.draft)
            s.set_x(WHEN if alone else OF_WHICH)
        elif part == OF_WHICH:
            if is_gift(deal.draft):
                deal.draft = with_amount(deal.draft, within(action, NUMBER, MOST_PROMISED + 1))
            elif action != ANYTHING:
                deed = deed_of(deal.draft)
                deal.draft = with_target(deal.draft, 1 + within(action, DEED_FIRST[deed], DEED_COUNT[deed]))
            s.set_x(WHEN)
        elif part == WHEN:
            deal.draft = with_when(deal.draft, 1 + within(action, BY, len(WHEN_IDS)))
            s.set_x(OR_ELSE)
        else:
            deal.draft = self.costing(deal.draft, int(action))

    def worded(self, draft: int, action: int) -> int:
        gift = within(action, WILL_GIVE, len(GIFT_IDS))
        if gift >= 0:
            kind = FAVOR + gift
            return with_amount(with_kind(draft, kind), 0 if kind in (FAVOR, SECRETS) else 1)
        deed = within(action, WILL, DEEDS)
        return with_kind(draft, DO, deed) if deed >= 0 else with_kind(draft, FORBEAR, within(action, WILL_NOT, DEEDS))

    def costing(self, draft: int, action: int) -> int:
        favor, secrets, relics, advisers = penalty_of(draft)
        return with_penalty(
            draft,
            max(favor, within(action, PENALTY_FAVOR, MOST_PROMISED + 1)),
            max(secrets, within(action, PENALTY_SECRETS, MOST_PROMISED + 1)),
            1 if action == PENALTY_RELIC else relics,
            1 if action == PENALTY_ADVISER else advisers,
        )

    def label(self, s: OathState, action: i64, lang: str) -> str:
        draft = s.deal.draft if s.deal is not None else 0
        when = within(action, BY, len(WHEN_IDS))
        if when >= 0:
            return capital(when_text(kind_of(draft), when + 1, lang))
        done = "act_done_promise" if has_penalty(draft) else "act_done_promise_plain"
        return worded(s, action, lang, {"decline": "act_decline_promise", "done": done})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        """What is said of the promise so far, and what comes next."""
        assert s.deal is not None
        draft, part = s.deal.draft, s.get_x()
        if part == WHAT:
            return say(lang, "ask_compose_promise_what")
        if part == OF_WHICH:
            return say(
                lang, "ask_compose_promise_how_many" if is_gift(draft) else "ask_compose_promise_which", what_text(s, draft, lang)
            )
        if part == WHEN:
            return say(lang, "ask_compose_promise_when", what_text(s, draft, lang))
        return say(lang, "ask_compose_promise_penalty", promise_text(s, draft, lang))


COMPOSE: Final = Compose()
PROMISING_STEPS: Final[dict[str, Effect]] = {"compose_promise": COMPOSE}
