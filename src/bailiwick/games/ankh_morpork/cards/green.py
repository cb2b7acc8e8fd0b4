"""The 48 cards with a green border: id, name, icons from left to right."""

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
from bailiwick.games.ankh_morpork.steps.buildings import RazeBuilding
from bailiwick.games.ankh_morpork.steps.dice import Gamble
from bailiwick.games.ankh_morpork.steps.hands import (
    DiscardOne,
    DiscardSome,
    Draw,
    DrawFromDiscard,
    GiveCard,
    ReceiveCards,
    Tribute,
)
from bailiwick.games.ankh_morpork.steps.minions import NOT_OWN, OWN, MoveMinion, RemoveMinion
from bailiwick.games.ankh_morpork.steps.money import (
    ISLE,
    TROUBLE,
    AttachPenalty,
    Demand,
    Gain,
    GainFor,
    Loan,
    PayOrLose,
    TakeFrom,
)
from bailiwick.games.ankh_morpork.steps.players import Name
from bailiwick.games.ankh_morpork.steps.playing import PlayCards
from bailiwick.games.ankh_morpork.steps.scroll import EachOther, Scroll
from bailiwick.games.ankh_morpork.steps.secrets import PeekPersonalities, SwapPersonality
from bailiwick.games.ankh_morpork.steps.shields import Shield
from bailiwick.games.ankh_morpork.where import ANYWHERE, IN_TROUBLE

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    Card("mr_boggis", "Mr Boggis", scroll(EachOther(Shield(), TakeFrom(2))), minion()),
    Card("mr_bent", "Mr Bent", scroll(Loan()), another()),
    Card("the_beggars_guild", "The Beggars' Guild", scroll(Name(), Shield(), ReceiveCards(2)), minion()),
    Card("the_bank_of_ankh_morpork", "The Bank of Ankh-Morpork", scroll(Loan()), another()),
    Card("dragon_sanctuary", "The Ankh-Morpork Sunshine Dragon Sanctuary", scroll(EachOther(Shield(), Tribute())), another()),
    Card("sergeant_angua", "Sergeant Angua", no_trouble(), another()),
    Card("the_agony_aunts", "The Agony Aunts", assassination(), money(2), minion()),
    Card("the_dysk", "The Dysk", building(), scroll(GainFor(ISLE))),
    Card("the_duckman", "The Duckman", scroll(MoveMinion(NOT_OWN, adjacent=True))),
    Card("drumknott", "Drumknott", scroll(PlayCards(2))),
    Card("cmot_dibbler", "CMOT Dibbler", scroll(Gamble(Gain(4), PayOrLose(2))), another()),
    Card("dr_cruces", "Dr Cruces", assassination(), money(3)),
    Card("captain_carrot", "Captain Carrot", minion(), no_trouble(), money(1)),
    Card("mrs_cake", "Mrs Cake", scroll(PeekPersonalities()), money(2), building()),
    Card("groat", "Groat", minion()),
    Card("gimlets_dwarf_delicatessen", "Gimlet's Dwarf Delicatessen", money(3), minion()),
    Card("gaspode", "Gaspode", interrupt()),
    Card("fresh_start_club", "Fresh Start Club", interrupt()),
    Card("foul_ole_ron", "Foul Ole Ron", scroll(MoveMinion(NOT_OWN, adjacent=True)), another()),
    Card("the_fools_guild", "The Fools' Guild", scroll(Name(), Shield(), Demand(5, AttachPenalty())), minion()),
    Card("the_fire_brigade", "The Fire Brigade", scroll(Name(), Shield(), Demand(5, RazeBuilding())), another()),
    Card("inigo_skimmer", "Inigo Skimmer", assassination(), money(2)),
    Card("history_monks", "History Monks", scroll(DrawFromDiscard(4)), minion()),
    Card("hex", "Hex", scroll(Draw(3)), building()),
    Card("here_n_now", "Here'n'Now",
         scroll(Gamble(Scroll(Name(), Shield(), TakeFrom(3)), RemoveMinion(OWN, ANYWHERE))), another()),
    Card("harry_king", "Harry King", minion(), scroll(DiscardSome(each=2))),
    Card("hargas_house_of_ribs", "Harga's House of Ribs", money(3), minion()),
    Card("mr_gryle", "Mr Gryle", assassination(), money(1)),
    Card("the_peeled_nuts", "The Peeled Nuts"),
    Card("the_opera_house", "The Opera House", building(), scroll(GainFor(ISLE))),
    Card("nobby_nobbs", "Nobby Nobbs", scroll(Name(), Shield(), TakeFrom(3)), another()),
    Card("modo", "Modo", scroll(DiscardOne()), minion()),
    Card("the_mended_drum", "The Mended Drum", building(), money(2)),
    Card("librarian", "Librarian", scroll(Draw(4))),
    Card("leonard_of_quirm", "Leonard of Quirm", scroll(Draw(4))),
    Card("shonky_shop", "Shonky Shop", scroll(DiscardSome(each=1)), building()),
    Card("sacharissa_cripslock", "Sacharissa Cripslock", scroll(GainFor(TROUBLE)), minion()),
    Card("rosie_palm", "Rosie Palm", minion(), scroll(Name(card=True), Shield(), GiveCard(), TakeFrom(2))),
    Card("rincewind", "Rincewind", event(), scroll(MoveMinion(OWN, IN_TROUBLE, adjacent=True)), another()),
    Card("the_royal_mint", "The Royal Mint", building(), money(5)),
    Card("queen_molly", "Queen Molly", minion(), scroll(Name(), Shield(), ReceiveCards(2))),
    Card("pink_pussycat_club", "Pink PussyCat Club", money(3), another()),
    Card("zorgo", "Zorgo the Retro-phrenologist", scroll(SwapPersonality()), building()),
    Card("dr_whiteface", "Dr Whiteface", scroll(Name(), Shield(), Demand(5, AttachPenalty())), minion()),
    Card("wallace_sonky", "Wallace Sonky", interrupt()),
    Card("the_seamstresses_guild", "The Seamstresses' Guild",
         scroll(Name(card=True), Shield(), GiveCard(), TakeFrom(2)), minion()),
    Card("mr_pin_and_mr_tulip", "Mr Pin & Mr Tulip", assassination(), money(1)),
    Card("the_thieves_guild", "The Thieves' Guild", scroll(EachOther(Shield(), TakeFrom(2))), minion()),
)
