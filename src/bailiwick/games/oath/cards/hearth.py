"""The powers of the Hearth denizens."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.cards.about import (
    A_VISION,
    BY_OTHERS,
    BY_USER,
    DENIZEN,
    EXILES,
    FACEUP,
    HAS_WARBAND,
    ITSELF,
    ON_TURN,
    STRAIGHT,
    Holds,
    Suits,
)
from bailiwick.games.oath.cards.about_choices import (
    AN_ADVISER,
    BANK_HAS_FAVOR,
    EMPTIEST,
    FOR_SITES,
    FULLEST,
    MOVABLE,
    RIVAL_HERE,
    ROOM_HERE,
    UNLOCKED,
    WITH_FAVOR,
    YOUR_ADVISER,
    YOUR_PLACE,
    HolderOf,
    OtherSuit,
)
from bailiwick.games.oath.cards.counts import TokensOn, ruled
from bailiwick.games.oath.cards.rules import BY_OWNER, BY_TURN, Chooses, Free, Hears, Looks, Uses, Yields
from bailiwick.games.oath.cards.rules_playing import Clears
from bailiwick.games.oath.catalogue.heads import MUSTER, TRADE
from bailiwick.games.oath.catalogue.suits import HEARTH, NOMAD, ORDER
from bailiwick.games.oath.catalogue.things import (
    DARKEST_SECRET,
    NUMBER,
    PEOPLES_FAVOR,
)
from bailiwick.games.oath.judging.deal import FAVOR, RELICS, RULED_SITES, SECRETS
from bailiwick.games.oath.judging.deals import Negotiate
from bailiwick.games.oath.moments import PLAYED
from bailiwick.games.oath.powers import R1, SOURCE, USER, Power, note_of, write
from bailiwick.games.oath.questions import (
    ADVISERS,
    MAY,
    PLAY_AT,
    PLAY_FACEDOWN,
    PLAY_FACEUP,
    Advisers,
    May,
    PlayAt,
)
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.banking import GainFromDifferent
from bailiwick.games.oath.steps.choices import ChooseCard, ChoosePlayer, ChooseRelicAt, ChooseSuit
from bailiwick.games.oath.steps.deeds import (
    BuryRelicAt,
    Discard,
    DrawRelic,
    GainFrom,
    GainOfPlayed,
    MoveFavor,
    PeekTop,
    TakeFavor,
    TurnCitizen,
)
from bailiwick.games.oath.steps.effects import (
    ALL,
    GainFavor,
    GainFavorFromOne,
    GainSupply,
    GainWarbands,
    KillOnBoard,
    SetTokens,
)
from bailiwick.games.oath.steps.moving import Here, MoveToSite
from bailiwick.games.oath.terms import AtLeast, Not
from bailiwick.games.oath.tokens import return_favor, return_secrets
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Seq
from bailiwick.kernel.steps import Do

HEARTHS: Final = ruled(HEARTH)
MASTER_OF_DISGUISE: Final = NUMBER["master_of_disguise"]

# ---------------------------------------------------------------- playing cards


def note_first(s: OathState) -> None:
    s.notes[s.declared.index(s.powers[SOURCE])] = 1


class LandWarden(Power):
    """Two of the drawn cards may be played, if one of them goes to a site; only one, wherever. Noted: that one has been played."""

    def __init__(self) -> None:
        super().__init__(reaction=Do(note_first), answers=(PLAY_AT, MAY + PLAY_FACEDOWN, MAY + PLAY_FACEUP), hears=(PLAYED,))

    def hear(self, s: OathState, moment: int) -> int:
        return int(s.turn) if s.played_by == s.turn else NOBODY

    def play_at(self, s: OathState, q: PlayAt) -> None:
        q.kept = 2

    def may(self, s: OathState, q: May) -> None:
        elsewhere = q.deed == PLAY_FACEDOWN or (q.deed == PLAY_FACEUP and q.slot < 0)
        if elsewhere and q.seat == s.turn and s.site_plays == 0 and note_of(s, self.source) != NOBODY:
            q.refuse(Reason("O-2.21", "forbidden_by", (self.source,)))


# ---------------------------------------------------------------- favor and the banks


def another_round(s: OathState) -> None:
    """What the Rest phase returns is returned now, except the favor for the ale (O-4.9, O-4.10)."""
    return_favor(s, keep=s.powers[SOURCE])
    return_secrets(s, s.powers[USER])


# ---------------------------------------------------------------- working with cards, and counting advisers


class Marriage(Power):
    """Two Hearth advisers in one, for its owner, or for who trades behind its owner's face (Master of Disguise)."""

    def __init__(self) -> None:
        super().__init__(answers=(ADVISERS,))

    def advisers(self, s: OathState, q: Advisers) -> None:
        face = note_of(s, MASTER_OF_DISGUISE) if q.action == TRADE and q.seat == s.turn else NOBODY
        if s.keeper(self.source) == (face if face != NOBODY else q.seat):
            q.suits.append(HEARTH)


# ---------------------------------------------------------------- cards, relics and secrets


write("tinkers_fair", Power(Negotiate(FAVOR | SECRETS | RELICS)))
write("wayside_inn", Power(GainSupply(2)))
write("memory_of_home", Chooses(ChooseSuit(OtherSuit(HEARTH), BANK_HAS_FAVOR), MoveFavor(ALL, HEARTH)))
write("welcoming_party", Hears(PLAYED, BY_TURN, GainFavor(HEARTH, 1), FACEUP, STRAIGHT, DENIZEN, BY_USER))
write("storyteller", Power(SetTokens(DARKEST_SECRET, TokensOn(DARKEST_SECRET, 1))))
write("armed_mob", Chooses(ChooseCard(AN_ADVISER, HolderOf(DARKEST_SECRET), Not(HolderOf(PEOPLES_FAVOR)), MOVABLE), Discard()))
write("tavern_songs", Looks(PeekTop(3, world=False)))
write("homesteaders", Chooses(ChooseCard(YOUR_ADVISER, FOR_SITES, MOVABLE, ROOM_HERE), Here(), MoveToSite()))
write("crop_rotation", Clears(ON_TURN, DENIZEN, for_plays=True))
write("a_round_of_ale", Power(Do(another_round)))
write("land_warden", LandWarden())
write("charming_friend", Chooses(ChoosePlayer(RIVAL_HERE, WITH_FAVOR), TakeFavor(1), missing="nobody_here"))
write("family_heirloom", Power(DrawRelic()))
write("news_from_afar", Free())
write("levelers", Chooses(ChooseSuit(FULLEST), ChooseSuit(EMPTIEST, into=R1), MoveFavor(2)))
write("fabled_feast", Power(Seq(ChooseSuit(BANK_HAS_FAVOR, AtLeast(HEARTHS)), GainFrom(HEARTHS))))
write("relic_breaker", Chooses(ChooseRelicAt(YOUR_PLACE, UNLOCKED), Seq(BuryRelicAt(), GainWarbands(3))))
write("book_binders", Hears(PLAYED, BY_OWNER, GainFavorFromOne(2), FACEUP, A_VISION, BY_OTHERS))
write("ballot_box", Uses(TurnCitizen(), EXILES, Holds(PEOPLES_FAVOR)))
write("saddle_makers", Hears(PLAYED, BY_OWNER, GainOfPlayed(2), FACEUP, Suits(NOMAD, ORDER), BY_OTHERS))
write("rowdy_pub", Yields(MUSTER, ITSELF, warbands=1))
write("deed_writer", Power(Negotiate(FAVOR | SECRETS | RULED_SITES)))
write("salad_days", Power(GainFromDifferent(3)))
write("marriage", Marriage())
write("awaited_return", Free(needs=[HAS_WARBAND], effect=KillOnBoard(1)))
