"""What actions are called, what players are asked and what is told, in the situation they are in."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath import texts
from bailiwick.games.oath.campaign.battle import ATTACKERS_DIE, DEFENDERS_DIE, SACRIFICES, needed_sacrifice
from bailiwick.games.oath.campaign.course import FreeCampaign, price_of_campaign
from bailiwick.games.oath.campaign.forces import current, dice_of_targets, title_dice
from bailiwick.games.oath.campaign.plans import ALLIES, PLANS
from bailiwick.games.oath.campaign.spoils import BURN_HALF, OCCUPY
from bailiwick.games.oath.campaign.targets import COMMIT, DECLARE_TARGETS
from bailiwick.games.oath.cards.nomad_plans import SpareMounts
from bailiwick.games.oath.catalogue.heads import ACTION, MUSTER, PERSISTENT, PLAN, REST, TRADE, WAKE
from bailiwick.games.oath.catalogue.things import BANNER, CARDS, HEADS, IDS, PEOPLES_FAVOR, SUIT, is_ruin, other_side
from bailiwick.games.oath.chronicle.legacy import edifice_for
from bailiwick.games.oath.chronicle.writing import WRITING
from bailiwick.games.oath.judging.deal import Deal
from bailiwick.games.oath.judging.deals import ANSWER, BUILD, MOVE_IN
from bailiwick.games.oath.judging.items import given
from bailiwick.games.oath.judging.owing import COLLECT
from bailiwick.games.oath.judging.promise_texts import promise_text, what_text, when_text
from bailiwick.games.oath.judging.promises import (
    DO,
    FAVOR,
    FORBEAR,
    SECRETS,
    has_penalty,
    is_gift,
    kind_of,
    new_promise,
    promiser,
)
from bailiwick.games.oath.judging.promising import COMPOSE, OF_WHICH, WHAT, WHEN
from bailiwick.games.oath.powers import R0, R1, SOURCE, USER, Effect, modifier_of, power_of
from bailiwick.games.oath.prince.paying import MODIFY
from bailiwick.games.oath.state import OFF_MAP, OathState
from bailiwick.games.oath.steps.act import ACTING
from bailiwick.games.oath.steps.advisers import MAKE_ROOM, TRIM
from bailiwick.games.oath.steps.beginning import BEGIN
from bailiwick.games.oath.steps.carrying import Carry
from bailiwick.games.oath.steps.dealing import PayOrYield
from bailiwick.games.oath.steps.deeds import DiscardAll, DrawRelic
from bailiwick.games.oath.steps.discarding import DISCARD_PLACE
from bailiwick.games.oath.steps.empire import OFFER_SPACE
from bailiwick.games.oath.steps.ending import ChangeEndDie
from bailiwick.games.oath.steps.flow import COUNSEL
from bailiwick.games.oath.steps.minor import PERMIT, SHARE
from bailiwick.games.oath.steps.moving import MoveToSite
from bailiwick.games.oath.steps.playing import PLAY
from bailiwick.games.oath.steps.recover import DEAL_FAVOR, PAY_BANNER, price_of_recovery
from bailiwick.games.oath.steps.search import DISCARD_REST, KEEP, search_price
from bailiwick.games.oath.steps.showing import SHOW_TO
from bailiwick.games.oath.steps.stationing import Stationing
from bailiwick.games.oath.steps.travel import GUIDED, SEND, WILLING, price_of_travel, who_is_led
from bailiwick.games.oath.steps.wake import PEOPLE, PHASE_POWERS
from bailiwick.games.oath.steps.working import muster_gain, price_of_work, trade_gain
from bailiwick.games.oath.vocabulary import ACCEPT
from bailiwick.games.oath.words import WORDS, capital, name, say, sentence
from bailiwick.kernel.event import Event
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Program
from bailiwick.kernel.vocabulary import Verb, Vocabulary
from bailiwick.kernel.words import Token, drawn_together

# What is done with a card of the hand, while it is being played
OF_HAND: Final = {
    "play-site": "act_play_site_card",
    "play-adviser": "act_play_adviser_card",
    "play-facedown": "act_play_facedown_card",
    "reveal": "act_reveal_card",
    "discard": "act_discard_card",
}
# What an action is called where the step that asks, or one of its class, words it in its own way
WORDED: Final[dict[tuple[object, str], str]] = {
    (BEGIN, "card"): "act_card_keep",
    (BEGIN, "site"): "act_site_start",
    (BUILD, "space"): "act_space_instead",
    (COMMIT, "number"): "act_number_dice",
    (COMPOSE, "decline"): "act_decline_promise",
    (DEAL_FAVOR, "suit"): "act_suit_deal",
    (DECLARE_TARGETS, "done"): "act_done_targets",
    (DEFENDERS_DIE, "lose-from"): "act_lose_from_side",
    (DISCARD_PLACE, "done"): "act_done_pile",
    (DISCARD_REST, "card"): "act_card_discard",
    (GUIDED, "site"): "act_site_send",
    (KEEP, "card"): "act_card_keep",
    (MAKE_ROOM, "card"): "act_card_discard",
    (MOVE_IN, "number"): "act_number_warbands",
    (OCCUPY, "number"): "act_number_warbands",
    (PEOPLE, "suit"): "act_suit_people",
    (PHASE_POWERS, "done"): "act_done_powers",
    (PLANS, "done"): "act_done_plans",
    (PLAY, "card"): "act_card_clear",
    (SEND, "decline"): "act_decline_send",
    (SEND, "site"): "act_site_send",
    (SHARE, "number"): "act_number_warbands",
    (SHOW_TO, "decline"): "act_decline_show",
    (TRIM, "card"): "act_card_discard",
    (WRITING, "done"): "act_done_citizens",
    (WRITING, "player"): "act_offer",
    (ChangeEndDie, "decline"): "act_decline_die",
    (ChangeEndDie, "number"): "act_number_die",
    (DrawRelic, "decline"): "act_decline_relic",
    (FreeCampaign, "decline"): "act_decline_campaign",
    (Stationing, "number"): "act_number_warbands",
}


def step_of(s: OathState, program: Program[OathState]) -> Effect | None:
    """The step that asks; who judges for the Clockwork Prince answers the one below (CP-8.4)."""
    step = program.steps[s.stack[-FRAME]] if s.stack else None
    return program.steps[s.stack[-2 * FRAME]] if step is COUNSEL else step


def open_now(s: OathState, step: Effect | None, action: i64) -> bool:
    """Whether the action can be taken now: only then are its prices worth telling."""
    return step is ACTING and s.choices is not None and action in s.choices


# ---------------------------------------------------------------- actions


def say_action(s: OathState, action: i64, lang: str, vocabulary: Vocabulary, program: Program[OathState]) -> str:
    verb, value = vocabulary.verb(action), int(vocabulary.argument(action))
    step = step_of(s, program)
    about = [called(s, kind, number, lang) for kind, number in verb.values(value)]
    if verb.name == "use":
        return say_use(s, value + 1, step, lang)
    if verb.name == "recover-relic":
        said = say_recover(s, value, step, lang)
    elif verb.name == "card" and step is WRITING:
        said = say_build(s, value + 1, lang)
    elif verb.name in ("will", "will-not", "will-give", "by"):
        said = say_of_promise(s, verb.name, value, step, lang)
    elif verb.name in OF_HAND and step is PLAY and s.hands[s.seat]:
        said = say(lang, OF_HAND[verb.name], *about, name(lang, "card", s.hands[s.seat][0]))
    elif verb.name == "sacrifice" and step is SACRIFICES:
        said = say(lang, "act_sacrifice_n", needed_sacrifice(s))
    else:
        said = say(lang, phrase_in(s, verb, step), *about)
    return capital(with_supply(s, said, verb.name, value, lang) if open_now(s, step, action) else said)


def called(s: OathState, kind: str, number: int, lang: str) -> object:
    """What an action is about: a place by the site that lies there, if that is known; a number as it is."""
    if kind == "slot":
        return texts.place_name(s, number, lang)
    return name(lang, kind, number) if kind in WORDS.names else number


def say_of_promise(s: OathState, verb: str, value: int, step: Effect | None, lang: str) -> str:
    """A part of a promise, as the whole will say it."""
    if verb == "by":
        composing = step is COMPOSE and s.deal is not None
        return when_text(kind_of(s.deal.draft) if composing and s.deal is not None else DO, value + 1, lang)
    if verb == "will-give":
        kind = FAVOR + value
        return what_text(s, new_promise(0, 0, kind, 0, n=0 if kind in (FAVOR, SECRETS) else 1), lang)
    return what_text(s, new_promise(0, 0, DO if verb == "will" else FORBEAR, 0, value), lang)


def with_supply(s: OathState, said: str, verb: str, value: int, lang: str) -> str:
    """What the action costs in Supply, and what working with a card brings."""
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
    if verb == "campaign":
        return say(lang, "for_supply", said, price_of_campaign(s, seat))
    return said


def say_use(s: OathState, source: int, step: Effect | None, lang: str) -> str:
    """Using a power, with its price; in the Act phase a modifier is declared."""
    called = name(lang, "card", source)
    modifier = modifier_of(source)
    if (step is ACTING or step is MODIFY) and modifier is not None:
        deed = name(lang, "action", modifier.head.of)
        if modifier.head.cost.free:
            return say(lang, "act_declare", called, deed)
        return say(lang, "act_declare_for", called, deed, texts.cost_text(modifier.head.cost, lang))
    for kind in (PLAN,) if step is PLANS else (ACTION, WAKE, REST):
        power = power_of(source, kind)
        if power is not None and not power.head.cost.free:
            return say(lang, "act_use_for", called, texts.cost_text(power.head.cost, lang))
    return say(lang, "act_use", called)


def say_build(s: OathState, card: int, lang: str) -> str:
    """The edifice that rises in a denizen's place, or what a ruin becomes again (O-13.3)."""
    if is_ruin(card):
        return say(lang, "act_card_repair", name(lang, "card", card), name(lang, "card", other_side(card)))
    edifice = edifice_for(s, card)
    called = name(lang, "card", card)
    return say(lang, "act_card_build", name(lang, "card", edifice), called) if edifice else say(lang, "act_card", called)


def say_recover(s: OathState, place: int, step: Effect | None, lang: str) -> str:
    """A relic of one's site by its name, if one has seen it."""
    if step is ACTING and s.pawn[s.seat] != OFF_MAP:
        relics = s.site_relics[s.pawn[s.seat]]
        if place < len(relics) and s.sees(relics[place], int(s.seat)):
            return say(lang, "act_recover_known", name(lang, "card", relics[place]))
    return say(lang, "act_recover_relic", place + 1)


def phrase_in(s: OathState, verb: Verb, step: Effect | None) -> str:
    """What an action is called depends on who asks, and now and then on the situation, too."""
    if verb.name == "card" and step is KEEP and KEEP.keeps_all(s):
        return "act_card_first"
    if verb.name == "number" and step is PAY_BANNER:
        return "act_number_favor" if int(s.get_y()) & 1 == PEOPLES_FAVOR else "act_number_secrets"
    if verb.name == "done" and step is COMPOSE and s.deal is not None:
        return "act_done_promise" if has_penalty(s.deal.draft) else "act_done_promise_plain"
    if verb.name == "decline" and step is BUILD:
        return "act_decline_counter" if s.deal is not None and s.deal.counters else "act_decline_deal"
    if verb.name == "decline" and step is WRITING and not s.get_y():
        return "act_decline_build"
    for asker in (step, *type(step).__mro__):
        if (asker, verb.name) in WORDED:
            return WORDED[asker, verb.name]
    if verb.name == "decline" and s.choices is not None and ACCEPT not in s.choices and step is not SACRIFICES:
        return "act_decline_none"
    return verb.phrase


# ---------------------------------------------------------------- questions


def prompt(s: OathState, seat: i64, lang: str, vocabulary: Vocabulary, program: Program[OathState]) -> str:
    """What the step asks, with what is to be known for the answer; a power asks by what can be chosen."""
    if program.steps[s.stack[-FRAME]] is COUNSEL:
        o = s.clone()
        o.pop()
        return say(lang, "ask_counsel", prompt(o, o.prince, lang, vocabulary, program))
    step = step_of(s, program)
    assert step is not None
    asked = asked_in(s, seat, step, lang)
    if asked:
        return capital(asked)
    key = asked_under(step)
    if WORDS.has(key):
        return say(lang, key)
    return capital(asked_by_power(s, seat, step, lang, vocabulary))


def asked_under(step: Effect) -> str:
    """The key of a step's own question: keys of words have neither dots nor strokes."""
    return f"ask_{step.key.replace('.', '-').replace('/', '-')}"


def asked_in(s: OathState, seat: i64, step: Effect, lang: str) -> str:
    """The questions of the rules' own steps that tell something of the situation; nothing for all others."""
    x, y = int(s.get_x()), int(s.get_y())
    if step is ACTING:
        if s.declared:
            return say(lang, "ask_act_declared", ", ".join(name(lang, "card", source) for source in s.declared))
        return say(lang, "ask_act", s.supply[seat])
    if step is BEGIN and s.pawn[seat] != OFF_MAP:
        return say(lang, "ask_begin_keep")
    if step is GUIDED:
        return say(lang, "ask_send", name(lang, "seat", who_is_led(s)))
    if step is SEND:
        if SEND.open_whether(s):
            return say(lang, "ask_send_whether", name(lang, "seat", who_is_led(s)), name(lang, "seat", SEND.guide(s)))
        return say(lang, "ask_send", name(lang, "seat", who_is_led(s)))
    if step is KEEP and KEEP.keeps_all(s):
        return say(lang, "ask_keep_first")
    if step is WILLING:
        return say(lang, "ask_willing", texts.place_name(s, y, lang))
    if step is OFFER_SPACE:
        return say(lang, "ask_offer_space", name(lang, "seat", y))
    if step is BUILD and s.deal is not None:
        return say(lang, "ask_build_deal", name(lang, "seat", s.deal.partner), deal_text(s, s.deal, int(seat), lang))
    if step is ANSWER and s.deal is not None:
        return say(lang, "ask_answer_deal", name(lang, "seat", s.deal.proposer), deal_text(s, s.deal, int(seat), lang))
    if step is COMPOSE and s.deal is not None:
        return asked_of_promise(s, s.deal.draft, x, lang)
    if step is COLLECT:
        return say(lang, "ask_collect", name(lang, "seat", promiser(s.promises[x])))
    if step is SHOW_TO:
        return say(lang, "ask_show_to", name(lang, "card", SHOW_TO.card(s)))
    if step is PERMIT:
        return say(lang, "ask_permit", name(lang, "seat", x), y)
    if step is SHARE:
        actor, _, number = SHARE.sides(s)
        if number:
            return say(lang, "ask_share_given" if y else "ask_share_asked", name(lang, "seat", actor), number)
    if step is WRITING:
        return say(lang, "ask_writing_heir" if y else f"ask_writing_{x}")
    return asked_in_campaign(s, step, lang) if s.campaign is not None else ""


def asked_of_promise(s: OathState, draft: int, part: int, lang: str) -> str:
    """What is said of the promise so far, and what comes next."""
    if part == WHAT:
        return say(lang, "ask_compose_promise_0")
    if part == OF_WHICH:
        return say(lang, "ask_compose_promise_1_n" if is_gift(draft) else "ask_compose_promise_1", what_text(s, draft, lang))
    if part == WHEN:
        return say(lang, "ask_compose_promise_2", what_text(s, draft, lang))
    return say(lang, "ask_compose_promise_3", promise_text(s, draft, lang))


def asked_in_campaign(s: OathState, step: Effect, lang: str) -> str:
    c = current(s)
    if step is DECLARE_TARGETS:
        return say(lang, "ask_declare", dice_of_targets(s) + title_dice(s))
    if step is COMMIT:
        return say(lang, "ask_commit", c.defense_dice)
    if step is ALLIES and s.get_x():
        return say(lang, "ask_allies_permit", name(lang, "seat", int(s.get_x()) - 1))
    if step is PLANS:
        return say(lang, "ask_plans", c.attack_dice, c.defense_dice)
    if step is SACRIFICES:
        return say(lang, "ask_sacrifices", c.attack, c.defense)
    if step is ATTACKERS_DIE or step is DEFENDERS_DIE:
        return say(lang, asked_under(step), int(s.get_x()))
    if step is OCCUPY:
        return say(lang, "ask_occupy", texts.place_name(s, OCCUPY.slot(s), lang))
    if step is BURN_HALF:
        return say(lang, "ask_burn_half", name(lang, "seat", c.defender))
    return ""


def asked_by_power(s: OathState, seat: i64, step: Effect, lang: str, vocabulary: Vocabulary) -> str:
    """A power's question: its card, and what is to be chosen."""
    source = s.powers[SOURCE] if s.powers else 0
    called = name(lang, "card", source) or capital(say(lang, "deal_nothing"))
    if isinstance(step, Stationing) and step.asked_slot(s) >= 0:
        return say(lang, "ask_power_garrison", called, texts.place_name(s, step.asked_slot(s), lang))
    if isinstance(step, ChangeEndDie):
        return say(lang, "ask_power_die", called, int(s.end_die))
    if isinstance(step, Carry) and s.get_y():
        return say(lang, "ask_willing", texts.place_name(s, int(s.get_y()) - 1, lang))
    if isinstance(step, MoveToSite):
        return say(lang, "ask_power_clear", called, texts.place_name(s, s.powers[R1], lang))
    if isinstance(step, DiscardAll):
        return say(lang, "ask_power_discard", called)
    if isinstance(step, SpareMounts):
        return say(lang, "ask_power_instead", called)
    if isinstance(step, DrawRelic):
        return say(lang, "ask_power_drawn", called, name(lang, "card", s.relic_deck[-1]))
    if isinstance(step, PayOrYield):
        return say(lang, "ask_power_ransom", called, step.n, name(lang, "seat", s.powers[USER]), name(lang, "card", s.powers[R0]))
    choices = s.choices if s.choices is not None else step.options(s, seat)
    verbs = {vocabulary.verb(action).name for action in choices} - {"decline", "done"}
    if verbs and verbs <= {"lose-at", "lose-from"}:
        return say(lang, "ask_power_lose", called)
    key = "ask_power_" + "".join(verbs).replace("-", "_") if len(verbs) == 1 else "ask_power"
    if WORDS.has(f"{key}_{IDS[source]}"):
        return say(lang, f"{key}_{IDS[source]}", called)  # in the card's own words
    if verbs == {"accept"} and source:
        return say(lang, "ask_power_yes", with_price(called, source, lang), texts.effect_text(source, lang))
    return say(lang, key if WORDS.has(key) else "ask_power", called)


def with_price(called: str, source: int, lang: str) -> str:
    """A card that asks to be paid for what it offers (Jinx, Relic Thief), with its price."""
    for head in HEADS[source]:
        if head.kind == PERSISTENT and not head.cost.free:
            return f"{called} ({texts.cost_text(head.cost, lang)})"
    return called


# ---------------------------------------------------------------- deals


def deal_text(s: OathState, deal: Deal, seat: int, lang: str) -> str:
    """What both sides give, as a seat may know it."""
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
    return name(lang, "banner", number) if kind == "banner" else texts.place_name(s, number, lang)


# ---------------------------------------------------------------- the log, and reasons


def told_token(s: OathState, kind: str, id: str, text: str, lang: str) -> Token:
    """A place by its site, and a promise in words; everything else as it is."""
    if kind == "slot":
        return kind, id, texts.place_name(s, WORDS.names["slot"].ids.index(id), lang)
    return ("text", "", promise_text(s, int(id), lang)) if kind == "promise" else (kind, id, text)


def told(s: OathState, key: str, who: int, values: tuple[int, ...], lang: str) -> list[Token]:
    pieces = [told_token(s, kind, id, text, lang) for kind, id, text in WORDS.pieces(lang, key, who, values)]
    return drawn_together(lang, pieces)


def event_tokens(s: OathState, event: Event, lang: str) -> list[Token]:
    """A line in pieces; a place is called by its site once that is known."""
    line, who, values = worded(event)
    said = told(s, f"log-{line}", who, values, lang)
    if said:
        kind, id, text = said[0]
        said[0] = (kind, id, capital(text))
    return said


def worded(event: Event) -> tuple[str, int, tuple[int, ...]]:
    """The line an event is told with, who did it, and what falls into its holes: a price of one kind alone is told shorter."""
    kind, values = event.kind, event.values
    if kind == "pays" and not values[1]:
        return "pays_favor", int(event.seat), (values[0], values[2])
    if kind == "pays" and not values[0]:
        return "pays_secrets", int(event.seat), values[1:]
    return kind, int(event.seat), values


def say_event(s: OathState, event: Event, lang: str) -> str:
    return "".join(text for _kind, _id, text in event_tokens(s, event, lang))


def say_reason(s: OathState, reason: Reason, lang: str) -> str:
    """Why not, with the clause behind."""
    said = "".join(text for _kind, _id, text in told(s, f"why-{reason.key}", -1, reason.values, lang))
    return f"{capital(said)} ({reason.clause})" if reason.clause else capital(said)


def ending(s: OathState, lang: str) -> str:
    """Who has won, and how."""
    if s.winner < 0:
        return ""
    return sentence(say(lang, "panel_won", name(lang, "seat", int(s.winner)), name(lang, "victory", int(s.victory))))
