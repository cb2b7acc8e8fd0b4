"""The 53 cards with a brown border: id, name, icons from left to right."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.cards.icons import (
    another,
    assassination,
    building,
    event,
    interrupt,
    minion,
    money,
    no_trouble,
    scroll,
)
from bailiwick.games.ankh_morpork.catalogue import Card
from bailiwick.games.ankh_morpork.steps.buildings import Build, TakeOver
from bailiwick.games.ankh_morpork.steps.dice import Gamble, RollAreas
from bailiwick.games.ankh_morpork.steps.hands import (
    DiscardOne,
    DiscardSome,
    Draw,
    DrawForBuildings,
    DrawUp,
    InspectHand,
    StealOneOfTwo,
    SwapHands,
)
from bailiwick.games.ankh_morpork.steps.interrupts import TEXT
from bailiwick.games.ankh_morpork.steps.minions import (
    ANYBODYS,
    NOT_OWN,
    NOT_THE_ACTIVE,
    OWN,
    Assassinate,
    MoveMinion,
    PlaceMinion,
    RemoveMinion,
    SwapMinions,
)
from bailiwick.games.ankh_morpork.steps.money import BUILDINGS, TROUBLE, GainFor, PayTarget, Transfer
from bailiwick.games.ankh_morpork.steps.players import Name, NameOther
from bailiwick.games.ankh_morpork.steps.playing import PlayCards
from bailiwick.games.ankh_morpork.steps.scroll import EachOther
from bailiwick.games.ankh_morpork.steps.shields import Shield, ShieldOfTwo
from bailiwick.games.ankh_morpork.steps.trouble import MoneyForTrouble, Stir
from bailiwick.games.ankh_morpork.where import (
    ANYWHERE,
    BESIDE_TROUBLE,
    IN_TROUBLE,
    IN_UNREAL_ESTATE,
    NEAR_UNREAL_ESTATE,
    OWN_BUILDING,
    QUIET,
    ROLLED,
)

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    Card("sergeant_cheery_littlebottom", "Sergeant Cheery Littlebottom", scroll(Draw(2)), no_trouble()),
    Card("otto_chriek", "Otto Chriek", scroll(GainFor(TROUBLE)), building()),
    Card("the_clacks", "The Clacks", scroll(Draw(2)), money(2), another()),
    Card("sergeant_colon", "Sergeant Colon", no_trouble(), minion()),
    Card("cosmo_lavish", "Cosmo Lavish",
         scroll(Name(cost=2, victim=True), Shield(), PayTarget(2), RemoveMinion(NOT_THE_ACTIVE, IN_TROUBLE, by_target=True)),
         another(), min_players=3),
    Card("the_dean", "The Dean", event(), scroll(RemoveMinion(ANYBODYS, IN_UNREAL_ESTATE)), another()),
    Card("death", "'HELLO'", assassination(), assassination(), building()),
    Card("burleigh_and_stronginthearm", "Burleigh & Stronginthearm",
         scroll(Name(cost=2), Shield(), PayTarget(2), Assassinate(TEXT)), building()),
    Card("the_bursar", "The Bursar", event(), scroll(SwapMinions()), another()),
    Card("cable_street_particulars", "Cable Street Particulars", scroll(Name(), Shield(), InspectHand()), minion()),
    Card("canting_crew", "Canting Crew", scroll(MoveMinion(NOT_OWN, adjacent=True)), minion()),
    Card("carcer", "Carcer", scroll(RollAreas(2, RemoveMinion(ANYBODYS, ROLLED))), another()),
    Card("the_chair_of_indefinite_studies", "The Chair of Indefinite Studies",
         event(), scroll(Name(), Shield(), SwapHands()), another()),
    Card("sir_charles_lavatory", "Sir Charles Lavatory", scroll(GainFor(BUILDINGS)), building()),
    Card("dorfl", "Dorfl", scroll(MoveMinion(OWN)), another()),
    Card("sergeant_detritus", "Sergeant Detritus", no_trouble(), no_trouble()),
    Card("deep_dwarves", "Deep Dwarves", scroll(PlaceMinion(ANYWHERE, quiet=True)), another()),
    Card("adora_belle_dearheart", "Adora Belle Dearheart", scroll(MoveMinion(OWN)), minion(), building()),
    Card("the_alchemists_guild", "The Alchemists' Guild", scroll(DiscardSome(limit=3), DrawUp()), building()),
    Card("the_auditors", "The Auditors", scroll(EachOther(RemoveMinion(OWN, ANYWHERE, by_target=True)))),
    Card("buggy_swires", "Buggy Swires", no_trouble()),
    Card("susan", "Susan", interrupt()),
    Card("sybil_vimes", "Sybil Vimes", money(3), scroll(TakeOver(in_trouble=False))),
    Card("mr_teatime", "Mr Teatime", money(3), assassination(), another()),
    Card("the_watch", "The Watch", building(), no_trouble()),
    Card("wee_mad_arthur", "Wee Mad Arthur", scroll(Build(half=True))),
    Card("william_de_worde", "William de Worde", minion(), scroll(GainFor(TROUBLE))),
    Card("willikins", "Willikins", scroll(PlaceMinion(OWN_BUILDING))),
    Card("archchancellor_ridcully", "Archchancellor Ridcully",
         event(), scroll(PlaceMinion(NEAR_UNREAL_ESTATE), PlaceMinion(NEAR_UNREAL_ESTATE, optional=True, opens=False))),
    Card("ruby", "Ruby", minion(), building()),
    Card("the_senior_wrangler", "The Senior Wrangler", event(), scroll(PlaceMinion(NEAR_UNREAL_ESTATE)), another()),
    Card("mr_shine", "Mr Shine", scroll(PlaceMinion(ANYWHERE, quiet=True))),
    Card("mr_slant", "Mr Slant", scroll(MoneyForTrouble(2)), building()),
    Card("the_smoking_gnu", "The Smoking Gnu", scroll(PlaceMinion(IN_TROUBLE)), another()),
    Card("stanley", "Stanley", scroll(Name(), Shield(), StealOneOfTwo()), minion()),
    Card("moist_von_lipwig", "Moist von Lipwig", minion(), money(3), scroll(Draw(2)), another()),
    Card("doctor_mossy_lawn", "Doctor Mossy Lawn", interrupt()),
    Card("patricians_palace", "Patrician's Palace", building(), money(4), minion()),
    Card("ponder_stibbons", "Ponder Stibbons", event(), scroll(PlayCards(2))),
    Card("the_post_office", "The Post Office", scroll(GainFor(BUILDINGS)), minion()),
    Card("reacher_gilt", "Reacher Gilt", scroll(TakeOver(in_trouble=True))),
    Card("professor_of_recent_runes", "Professor of Recent Runes", event(), scroll(Draw(2)), another()),
    Card("doctor_hix", "Doctor Hix", event(), scroll(Stir(QUIET)), another()),
    Card("hobsons_livery_stable", "Hobson's Livery Stable",
         scroll(Name(cost=2), Shield(), PayTarget(2), MoveMinion(OWN)), building()),
    Card("hubert", "Hubert",
         scroll(Name(), NameOther(), ShieldOfTwo(last=False), ShieldOfTwo(last=True), Transfer(3)), minion(), min_players=3),
    Card("igor", "Igor", interrupt()),
    Card("the_luggage", "The Luggage", assassination(), scroll(DiscardOne())),
    Card("the_mob", "The Mob", scroll(Stir(BESIDE_TROUBLE)), minion(), another()),
    Card("lord_downey", "Lord Downey", assassination(), money(3), building()),
    Card("dwarves", "Dwarves", minion(), minion()),
    Card("edward_d_eath", "Edward d'Eath", assassination(), money(3), building()),
    Card("errol", "Errol",
         scroll(Gamble(RemoveMinion(ANYBODYS, IN_TROUBLE), RemoveMinion(OWN, ANYWHERE))), another()),
    Card("gargoyles", "Gargoyles", scroll(DrawForBuildings()), building()),
)
