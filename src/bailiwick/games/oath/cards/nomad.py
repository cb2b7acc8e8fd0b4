"""The powers of the Nomad denizens, except their battle plans (`nomad_plans`)."""

from __future__ import annotations

from bailiwick.games.oath.cards.about import (
    AWAY_FROM_ITS_SITE,
    ENEMIES,
    HELD_BY_OWNER,
    IN_OWN_REGION,
    ITSELF,
    LIES_AT_OWNERS,
    OTHERS,
    TRAVELS,
    TRUE_VISION,
    BoardAtMost,
    WithoutSuit,
)
from bailiwick.games.oath.cards.moving import MoveToSite, has_room, swap_cards
from bailiwick.games.oath.cards.rules import BY_OWNER, BY_TURN, Chooses, Forbids, Free, Hears, KeepsFavorIn, Limits
from bailiwick.games.oath.catalogue.heads import SEARCH, TRAVEL
from bailiwick.games.oath.catalogue.suits import ADVISER_ONLY, NOMAD, SLOTS
from bailiwick.games.oath.catalogue.things import (
    CARDS,
    DARKEST_SECRET,
    RESTRICTION,
    SOURCES,
    SUIT,
    THINGS,
    is_denizen,
    is_relic,
    is_vision,
)
from bailiwick.games.oath.judging.deal import ADVISERS, FAVOR, RELICS, SECRETS
from bailiwick.games.oath.judging.deals import Assemble
from bailiwick.games.oath.moments import PLAYED, RECOVERED, TRAVELLED
from bailiwick.games.oath.paying import cost_reason, pay_cost, pay_toll, short_of, toll_cost
from bailiwick.games.oath.pieces import from_reliquary, give_banner, hold, lay_on_pile, lift, put_pawn
from bailiwick.games.oath.powers import R0, R1, SOURCE, USER, Effect, Power, declaring, modifier_of, modifiers, write
from bailiwick.games.oath.questions import (
    DECLARE,
    DISCARD_TO,
    MOVE_CARD,
    PLAY_FACEUP,
    PRICE,
    TAKE,
    TOLL,
    TRAVEL_TO,
    USE_POWER,
    Price,
    Toll,
)
from bailiwick.games.oath.ruling import (
    adviser_suits,
    card_reason,
    card_ruler,
    has_access,
    rules_card,
)
from bailiwick.games.oath.state import CHANCELLOR, NOBODY, ONE, OathState, replaced, without
from bailiwick.games.oath.steps.choices import (
    ChooseCard,
    ChooseRegion,
    ChooseSite,
    ChooseSpace,
    ChooseSuit,
    Do,
    EachPlayer,
    Optional,
    When,
)
from bailiwick.games.oath.steps.conspiracy import take_relics
from bailiwick.games.oath.steps.deeds import GainFrom, TurnCitizen
from bailiwick.games.oath.steps.effects import (
    EndAct,
    GainSecrets,
    GainSupply,
)
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.steps.majors import END_ACTION
from bailiwick.games.oath.steps.playing import PLAY
from bailiwick.games.oath.steps.search import MOST_VISIONS, search_toll
from bailiwick.games.oath.steps.travel import travel_reason
from bailiwick.games.oath.tokens import clear_card
from bailiwick.games.oath.vocabulary import CARD, DONE, USE
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Seq

# ---------------------------------------------------------------- travelling and recovering


class ByItself(Power):
    """A modifier that costs nothing, and does not only modify the action of its icon: it works without being declared."""

    def on(self, s: OathState) -> bool:
        return s.where[self.source] != 0

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return Reason("O-10.6", "works_by_itself", (self.source,))


def welcomes(s: OathState, seat: int, suit: int) -> bool:
    """A suit both at one's site and among one's advisers, whose bank has favor."""
    here = any(SUIT[card] == suit for card in s.site_cards[s.pawn[seat]])
    return here and s.banks[suit] > 0 and suit in adviser_suits(s, seat)


class Hospitality(ByItself):
    """Its owner may gain a favor at the end of every way, even one somebody else has chosen (CR-15)."""

    def __init__(self) -> None:
        super().__init__(reaction=Seq(ChooseSuit(welcomes, may=True), GainFrom(1)), hears=(TRAVELLED,))

    def hear(self, s: OathState, moment: int) -> int:
        return int(s.traveller) if s.keeper(self.source) == s.traveller else NOBODY


class RelicWorship(ByItself):
    """Every relic recovered, by its price or by a homeland (R-56), brings Supply."""

    def __init__(self) -> None:
        super().__init__(reaction=GainSupply(3), hears=(RECOVERED,))

    def hear(self, s: OathState, moment: int) -> int:
        return int(s.taker) if is_relic(int(s.played)) and has_access(s, int(s.taker), self.source) else NOBODY


# ---------------------------------------------------------------- what always holds


def store_favor(s: OathState) -> None:
    seat = s.powers[USER]
    n = s.favor[seat]
    if n:
        s.banks[NOMAD] += n
        s.favor[seat] = 0
        s.tell("stores_favor", seat, (n, NOMAD))


class WayStation(Power):
    """Anyone travels here for no Supply: its ruler freely, others for a favor to its ruler."""

    def __init__(self) -> None:
        super().__init__(answers=(PRICE + TRAVEL, TOLL + TRAVEL_TO))
        self.for_all = True

    def usable(self, s: OathState, seat: int) -> Reason | None:
        """Only if its site can be reached, and its ruler be paid."""
        return travel_reason(declaring(s, self.source), seat, s.slot_of(self.source))

    def price(self, s: OathState, q: Price) -> None:
        if q.action == TRAVEL and q.slot == s.slot_of(self.source):
            q.free = True

    def toll(self, s: OathState, q: Toll) -> None:
        if q.deed == TRAVEL_TO and q.slot == s.slot_of(self.source) and not rules_card(s, q.seat, self.source):
            q.favor.append(card_ruler(s, self.source))


# ---------------------------------------------------------------- actions


def bind(s: OathState) -> None:
    """All burn what they have but one secret each; the user's is the one on this card (CR-8: of others a faceup one, if any)."""
    seat, card = s.powers[USER], s.powers[SOURCE]
    for other in range(s.seats):
        before = s.all_secrets(other)
        if other == seat:
            before += sum(s.secrets_on) - s.secrets_on[card]
            s.secrets_on = replaced(bytes(THINGS), card, s.secrets_on[card])
            s.secrets[seat] = s.flipped[seat] = 0
        elif s.secrets[other]:
            s.secrets[other], s.flipped[other] = 1, 0
        else:
            s.flipped[other] = min(s.flipped[other], 1)
        burned = before - s.all_secrets(other)
        if burned:
            s.tell("burns_secrets", other, (burned,))


def other_region(s: OathState, seat: int, region: int) -> bool:
    return region != s.region(seat)


def drive(s: OathState) -> None:
    """The whole pile on top of one's own, in its order."""
    seat, region = s.powers[USER], s.powers[R0]
    here = s.region(seat)
    s.discards[here] = s.discards[here] + s.discards[region]
    s.discards[region] = b""
    s.tell("heaps_pile", seat, (1 + region, 1 + here))


def settler(s: OathState, seat: int, card: int) -> bool:
    """A faceup Nomad adviser who can go to some site."""
    owner = s.keeper(card)
    if owner < 0 or card not in s.advisers[owner] or SUIT[card] != NOMAD or RESTRICTION[card] == ADVISER_ONLY:
        return False
    return card_reason(s, seat, card) is None and any(has_room(s, seat, card, slot) for slot in range(SLOTS))


def can_settle(s: OathState, seat: int, slot: int) -> bool:
    return has_room(s, seat, s.powers[R0], slot)


def foretell(s: OathState) -> None:
    """The topmost Vision of the world deck comes to the hand; the cards above it keep their order. Whether there is one, nobody
    knows before."""
    seat = s.powers[USER]
    s.powers[R0] = NOBODY
    pay_toll(s, search_toll(s, seat))
    s.reveal()
    visions = [card for card in s.deck if is_vision(card)]
    if not visions:
        return
    s.deck = without(s.deck, visions[-1])
    hold(s, seat, visions[-1])
    s.visions_drawn = min(s.visions_drawn + 1, MOST_VISIONS)
    s.tell("vision_drawn", seat, (s.visions_drawn,))
    s.tell("drawn", seat, (visions[-1],), SEAT_BIT[seat])
    s.powers[R0] = visions[-1]


class Heed(Effect):
    """Search modifiers that say where discards go may be declared for what the Oracle has found."""

    def reason(self, s: OathState, seat: int, action: int) -> Reason | None:
        if action == DONE:
            return None
        power = modifier_of(within(action, USE, SOURCES)) if within(action, USE, SOURCES) > 0 else None
        if power is None or power.head.of != SEARCH or DISCARD_TO not in power.answers:
            return NOT_NOW
        if power.source in s.declared:
            return Reason("O-10.6", "used_already", (power.source,))
        if not has_access(s, seat, power.source):
            return Reason("O-2.8", "no_access", (power.source,))
        return cost_reason(s, seat, power.source, power.head.cost) or power.usable(s, seat)

    def enter(self, s: OathState) -> None:
        if s.powers[R0] < 0 or len(self.options(s, user(s))) == 1:
            s.pop()
        else:
            ask(s, self, user(s))

    def options(self, s: OathState, seat: i64) -> list[int]:
        candidates = [DONE, *sorted(USE + power.source for power in modifiers(s))]
        return [action for action in candidates if self.reason(s, int(seat), action) is None]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return self.reason(s, int(seat), int(action))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        if action == DONE:
            s.pop()
            return
        power = modifier_of(within(action, USE, SOURCES))
        assert power is not None
        pay_cost(s, int(seat), power.source, power.head.cost)
        s.declared.append(power.source)
        s.notes.append(NOBODY)
        s.tell("declares_modifier", seat, (power.source,))


def play_vision(s: OathState) -> None:
    """As at the end of a Search."""
    if s.powers[R0] >= 0:
        s.push(END_ACTION.index)
        s.push(PLAY.index, s.powers[USER], 1)


class Oracle(Power):
    """The next Vision. Who must pay for searching pays for asking, too."""

    def __init__(self) -> None:
        super().__init__(Seq(Do(foretell), Heed(), Do(play_vision)))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        if not s.deck:
            return Reason("O-5.1.2", "empty_pile")
        return short_of(s, seat, toll_cost(search_toll(s, seat)))


# ---------------------------------------------------------------- when played


def herdmate(s: OathState, seat: int, card: int) -> bool:
    """A Nomad card at a site with which this one may trade places."""
    herd = s.powers[SOURCE]
    if s.slot_of(card) == NOBODY or SUIT[card] != NOMAD or card == herd:
        return False
    return card_reason(s, seat, card) is None and card_reason(s, seat, herd) is None


def twin(s: OathState, seat: int, card: int) -> bool:
    """Another's Nomad adviser who may be swapped."""
    owner = s.keeper(card)
    if owner in (NOBODY, seat) or card not in s.advisers[owner] or SUIT[card] != NOMAD:
        return False
    return card_reason(s, seat, card) is None


def trade_places(s: OathState) -> None:
    if s.powers[R0] >= 0:
        swap_cards(s, s.powers[SOURCE], s.powers[R0])
        s.tell("swaps", s.powers[USER], (s.powers[SOURCE], s.powers[R0]))


def is_elsewhere(s: OathState, seat: int) -> bool:
    return s.pawn[seat] != s.slot_of(s.powers[SOURCE])


def come_here(s: OathState) -> None:
    """Putting is not travelling."""
    slot = s.slot_of(s.powers[SOURCE])
    put_pawn(s, s.powers[USER], slot)
    s.tell("puts_pawn", s.powers[USER], (slot,))


def set_out(s: OathState) -> None:
    """The denizens of one's site join the Dispossessed; after a shuffle as many come to the hand, seen by nobody else. What anybody
    knew of the Dispossessed is forgotten with the shuffle."""
    seat = s.powers[USER]
    leaving = [card for card in s.site_cards[s.pawn[seat]] if is_denizen(card) and card_reason(s, seat, card) is None]
    s.reveal()
    for card in leaving:
        clear_card(s, card, int(s.turn))
        lift(s, card)
        s.dispossessed = s.dispossessed + ONE[card]
    s.dispossessed = s.rng.shuffled(s.dispossessed)
    for card in s.dispossessed:
        s.note_seen(card, 0)
    drawn = s.dispossessed[len(s.dispossessed) - len(leaving) :]
    s.dispossessed = s.dispossessed[: len(s.dispossessed) - len(leaving)]
    for card in drawn:
        hold(s, seat, card)
        s.tell("drawn", seat, (card,), SEAT_BIT[seat])
    s.powers[R1] = len(drawn)
    if drawn:
        s.tell("swaps_dispossessed", seat, (len(drawn),))


class LayDown(Effect):
    """The cards drawn last go on the pile of the user's own region, in any order. The second register counts them."""

    def found(self, s: OathState) -> bytes:
        hand = s.hands[user(s)]
        return hand[len(hand) - s.powers[R1] :]

    def enter(self, s: OathState) -> None:
        found = self.found(s)
        if not found:
            s.pop()
        elif len(found) == 1:
            self.lay(s, found[0])
        else:
            ask(s, self, user(s))

    def lay(self, s: OathState, card: int) -> None:
        seat = user(s)
        s.hands[seat] = without(s.hands[seat], card)
        lay_on_pile(s, card, s.region(seat), SEAT_BIT[seat])
        s.powers[R1] -= 1

    def options(self, s: OathState, seat: i64) -> list[int]:
        return sorted(CARD + card for card in self.found(s))

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if within(action, CARD, CARDS) <= 0:
            return NOT_NOW
        return None if action in self.options(s, seat) else Reason("O-5.1.3", "not_drawn")

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        self.lay(s, within(action, CARD, CARDS))


def may_make_pact(s: OathState, seat: int) -> bool:
    return s.is_exile(seat) and s.holder(DARKEST_SECRET) == seat


def hand_over_secret(s: OathState) -> None:
    """A gift: nothing on the banner changes (R-34)."""
    give_banner(s, DARKEST_SECRET, CHANCELLOR)


def take_from_reliquary(s: OathState) -> None:
    take_relics(s, s.powers[USER], from_reliquary(s, s.powers[R0]))


write("vow_of_kinship", Hears(PLAYED, BY_OWNER, Do(store_favor), ITSELF).also(KeepsFavorIn(NOMAD)))
write("way_station", WayStation())
write("spell_breaker", Forbids((USE_POWER,), ENEMIES, costing_secrets=True))
write("ancient_bloodline", Forbids((MOVE_CARD,), ENEMIES, LIES_AT_OWNERS))
write("elders", Power(GainSecrets(1)))
write("faithful_friend", Power(GainSupply(4)))
write("tents", Free(IN_OWN_REGION))
write("ancient_binding", Power(Do(bind)))
write(
    "the_gathering",
    Power(Seq(EachPlayer(When(is_elsewhere, Optional(Do(come_here)))), Assemble(FAVOR | SECRETS | RELICS | ADVISERS))),
)
write("great_herd", Power(Seq(ChooseCard(herdmate, may=True), Do(trade_places))))
write("convoys", Power(Seq(ChooseRegion(other_region), Do(drive))))
write("lost_tongue", Forbids((DECLARE, TAKE), OTHERS, HELD_BY_OWNER, WithoutSuit(NOMAD)))
write("special_envoy", Hears(TRAVELLED, BY_TURN, EndAct(), TRAVELS).also(Free()))
write("resettle", Chooses(ChooseCard(settler), ChooseSite(can_settle, into=R1), MoveToSite()))
write("oracle", Oracle())
write("pilgrimage", Power(Seq(Do(set_out), LayDown())))
write(
    "ancient_pact",
    Power(When(may_make_pact, Optional(Seq(Do(hand_over_secret), TurnCitizen(), ChooseSpace(), Do(take_from_reliquary))))),
)
write("family_wagon", Limits(1, free_suit=NOMAD))
write("twin_brother", Power(Seq(ChooseCard(twin, may=True), Do(trade_places))))
write("hospitality", Hospitality())
write("a_fast_steed", Free(BoardAtMost(3), needs=[BoardAtMost(3)]))
write("relic_worship", RelicWorship())
write("sacred_ground", Forbids((PLAY_FACEUP,), TRUE_VISION, AWAY_FROM_ITS_SITE))
