"""The powers of the Nomad denizens, except their battle plans (`nomad_plans`)."""

from __future__ import annotations

from bailiwick.games.oath.cards.about import (
    A_RELIC,
    ACCESS,
    ANOTHER_CARD,
    AWAY_FROM_ITS_SITE,
    ENEMIES,
    EXILES,
    HELD_BY_OWNER,
    IN_OWN_REGION,
    ITS_SITE,
    ITSELF,
    LIES_AT_OWNERS,
    NOT_RULING,
    OTHERS,
    OWNER,
    TRAVELS,
    TRUE_VISION,
    BoardAtMost,
    Holds,
    Suits,
    WithoutSuit,
)
from bailiwick.games.oath.cards.about_choices import (
    AN_ADVISER,
    AT_A_SITE,
    BANK_HAS_FAVOR,
    FOR_SITES,
    ITSELF_MOVABLE,
    MOVABLE,
    OTHER_REGION,
    OTHERS_ADVISER,
    ROOM_FOR_CHOSEN,
    ROOM_SOMEWHERE,
    SUIT_HERE,
    SUIT_OF_ADVISERS,
)
from bailiwick.games.oath.cards.rules import (
    BY_OWNER,
    BY_TAKER,
    BY_TRAVELLER,
    BY_TURN,
    Chooses,
    Forbids,
    Free,
    Hears,
    KeepsFavorIn,
    Limits,
    Tolls,
)
from bailiwick.games.oath.catalogue.heads import SEARCH
from bailiwick.games.oath.catalogue.suits import NOMAD
from bailiwick.games.oath.catalogue.things import (
    CARDS,
    DARKEST_SECRET,
    SOURCES,
    is_denizen,
    is_vision,
)
from bailiwick.games.oath.judging.deal import ADVISERS, FAVOR, RELICS, SECRETS
from bailiwick.games.oath.judging.deals import Assemble
from bailiwick.games.oath.moments import PLAYED, RECOVERED, TRAVELLED
from bailiwick.games.oath.paying import cost_reason, pay_cost, pay_toll, short_of, toll_cost
from bailiwick.games.oath.pieces import hold, lay_on_pile, lift
from bailiwick.games.oath.powers import R0, R1, USER, Effect, Power, modifier_of, modifiers, write
from bailiwick.games.oath.questions import (
    DECLARE,
    DISCARD_TO,
    MOVE_CARD,
    PLAY_FACEUP,
    TAKE,
    TRAVEL_TO,
    USE_POWER,
)
from bailiwick.games.oath.ruling import (
    card_reason,
    has_access,
)
from bailiwick.games.oath.state import NOBODY, ONE, OathState, without
from bailiwick.games.oath.steps.choices import (
    ChooseCard,
    ChooseRegion,
    ChooseSite,
    ChooseSpace,
    ChooseSuit,
    EachPlayer,
    Optional,
    When,
)
from bailiwick.games.oath.steps.deeds import (
    GainFrom,
    HandOver,
    HeapPile,
    KeepOneSecret,
    PutPawn,
    Swap,
    TakeFromReliquary,
    TurnCitizen,
)
from bailiwick.games.oath.steps.effects import (
    ALL,
    EndAct,
    GainSecrets,
    GainSupply,
    ReturnFavor,
)
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.steps.majors import END_ACTION
from bailiwick.games.oath.steps.moving import MoveToSite
from bailiwick.games.oath.steps.playing import PLAY
from bailiwick.games.oath.steps.search import MOST_VISIONS, search_toll
from bailiwick.games.oath.tokens import clear_card
from bailiwick.games.oath.vocabulary import CARD, DONE, USE
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Seq
from bailiwick.kernel.steps import Do

# ---------------------------------------------------------------- travelling and recovering


# ---------------------------------------------------------------- what always holds


# ---------------------------------------------------------------- actions


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


write("vow_of_kinship", Hears(PLAYED, BY_OWNER, ReturnFavor(NOMAD, ALL, "stores_favor"), ITSELF).also(KeepsFavorIn(NOMAD)))
write("way_station", Free(ITS_SITE, for_all=True).also(Tolls(TRAVEL_TO, ITS_SITE, NOT_RULING)))
write("spell_breaker", Forbids((USE_POWER,), ENEMIES, costing_secrets=True))
write("ancient_bloodline", Forbids((MOVE_CARD,), ENEMIES, LIES_AT_OWNERS))
write("elders", Power(GainSecrets(1)))
write("faithful_friend", Power(GainSupply(4)))
write("tents", Free(IN_OWN_REGION))
write("ancient_binding", Power(KeepOneSecret()))
write(
    "the_gathering",
    Power(Seq(EachPlayer(When(Optional(PutPawn()), AWAY_FROM_ITS_SITE)), Assemble(FAVOR | SECRETS | RELICS | ADVISERS))),
)
write("great_herd", Power(Seq(ChooseCard(AT_A_SITE, Suits(NOMAD), ANOTHER_CARD, MOVABLE, ITSELF_MOVABLE, may=True), Swap())))
write("convoys", Power(Seq(ChooseRegion(OTHER_REGION), HeapPile())))
write("lost_tongue", Forbids((DECLARE, TAKE), OTHERS, HELD_BY_OWNER, WithoutSuit(NOMAD)))
write("special_envoy", Hears(TRAVELLED, BY_TURN, EndAct(), TRAVELS).also(Free()))
write(
    "resettle",
    Chooses(
        ChooseCard(AN_ADVISER, Suits(NOMAD), FOR_SITES, MOVABLE, ROOM_SOMEWHERE),
        ChooseSite(ROOM_FOR_CHOSEN, into=R1),
        MoveToSite(),
    ),
)
write("oracle", Oracle())
write("pilgrimage", Power(Seq(Do(set_out), LayDown())))
write(
    "ancient_pact",
    Power(
        When(
            Optional(Seq(HandOver(DARKEST_SECRET), TurnCitizen(), ChooseSpace(), TakeFromReliquary())),
            EXILES,
            Holds(DARKEST_SECRET),
        )
    ),
)
write("family_wagon", Limits(1, free_suit=NOMAD))
write("twin_brother", Power(Seq(ChooseCard(OTHERS_ADVISER, Suits(NOMAD), MOVABLE, may=True), Swap())))
write(
    "hospitality",
    Hears(
        TRAVELLED,
        BY_TRAVELLER,
        Seq(ChooseSuit(BANK_HAS_FAVOR, SUIT_HERE, SUIT_OF_ADVISERS, may=True), GainFrom(1)),
        OWNER,
        by_itself=True,
    ),
)
write("a_fast_steed", Free(BoardAtMost(3), needs=[BoardAtMost(3)]))
write("relic_worship", Hears(RECOVERED, BY_TAKER, GainSupply(3), A_RELIC, ACCESS, by_itself=True))
write("sacred_ground", Forbids((PLAY_FACEUP,), TRUE_VISION, AWAY_FROM_ITS_SITE))
