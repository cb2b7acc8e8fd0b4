"""What the game says: cards, questions, the names of actions, reasons and the log, in every language and situation."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.immortals.cards import MAGICS, TRIBES
from bailiwick.games.immortals.data import Data
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.steps.magic import magic_text
from bailiwick.games.immortals.texts import amount, region_text, tribe_text
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.games.immortals.words import LANGUAGES, WORDS
from tests.games.immortals.table import Table
from tests.games.saying import check_said

# ---------------------------------------------------------------- cards and tribes


def test_amounts_leave_out_what_there_is_none_of() -> None:
    assert [amount(cost, "en") for cost in ((2, 1), (2, 0), (0, 1), (0, 0))] == [
        "2 gold and 1 energy",
        "2 gold",
        "1 energy",
        "nothing",
    ]
    assert amount((2, 1), "pt") == "2 de ouro e 1 de energia"


def test_a_tribe_reads_like_its_board() -> None:
    boards = {
        "demons": {
            "groups": [6, 3, 3],
            "start": [3, 5],
            "prices": {"portal": [0, 3], "temple": [1, 3], "capital": [2, 5]},
        },
        "dwarves": {
            "groups": [5, 4],
            "start": [6, 4],
            "prices": {"portal": [3, 2], "temple": [3, 0], "capital": [5, 1]},
        },
    }
    data = Data({"tribes": boards})
    assert tribe_text(TRIBES.index("demons"), "en", data) == (
        "Own space: build a temple for 2 energy. "
        "Builds a portal for 3 energy, a temple for 1 gold and 3 energy, a capital for 2 gold and 5 energy. "
        "Army groups: 6, 3, 3, and 4 with fewer than 5 players. Starts with 3 gold and 5 energy."
    )
    assert tribe_text(TRIBES.index("dwarves"), "it", data) == (
        "Spazio proprio: estrarre oro. "
        "Costruisce un portale per 3 monete d'oro e 2 energie, un tempio per 3 monete d'oro, "
        "una capitale per 5 monete d'oro e 1 energia. Gruppi di armate: 5, 4, e 3 con meno di 5 giocatori. "
        "Comincia a Fuoco della forgia con 6 monete d'oro e 4 energie."
    )


def test_a_tribe_is_printed_from_the_numbers_it_is_played_with() -> None:
    data = Data({"tribes": {"trolls": {"special_cost": [0, 5]}, "halflings": {"special_cost": [3, 0]}}})
    assert tribe_text(TRIBES.index("trolls"), "en", data).startswith("Own space: attack for 5 energy.")
    assert tribe_text(TRIBES.index("halflings"), "en", data).startswith("Own space: transition of 3 for 3 gold.")


@pytest.mark.parametrize("magic", range(len(MAGICS)))
def test_every_magic_card_has_a_text_in_every_language(magic: int) -> None:
    texts = [magic_text(magic, lang) for lang in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    for text in texts:
        check_said(text)


def test_regions_and_areas_have_a_name_in_every_language() -> None:
    """But for a few that are the same word: half a map in English reads badly."""
    assert "Arvoredo" in region_text(2, "pt")
    assert "Boschetto" in region_text(2, "it")
    for kind in ("region", "area"):
        for number in range(len(WORDS.names[kind].ids)):
            english, *others = (WORDS.name(lang, kind, number) for lang in LANGUAGES)
            assert all(other != english for other in others), english


def test_numbers_and_their_words_agree() -> None:
    assert [amount(cost, "it") for cost in ((1, 1), (2, 3), (1, 0), (0, 2))] == [
        "1 moneta d'oro e 1 energia",
        "2 monete d'oro e 3 energie",
        "1 moneta d'oro",
        "2 energie",
    ]


# ---------------------------------------------------------------- actions


def said(t: Table, action: str, lang: str = "en", colour: str | None = None) -> str:
    assert action in (t.legal if colour is None else t.legal_for(colour))
    return GAME.say_action(t.state, GAME.vocabulary.parse(action), lang)


def asked(t: Table, lang: str = "en", colour: str | None = None) -> str:
    return GAME.prompt(t.state, t.match.seat if colour is None else SEAT_NAMES.index(colour), lang)


def test_planning_names_the_space_and_the_card() -> None:
    t = Table(phase="planning", sites={"light.grove": "red 2"}, region_cards={"grove": "red"}, light_tribe="amazons")
    assert asked(t, colour="red") == "Plan your round, space by space: next is extract gold"
    assert said(t, "plan extract_gold region.grove", colour="red") == "Plan extract gold with Region Grove"
    assert said(t, "leave extract_gold", "pt", colour="red") == "Deixar vazio: extrair ouro"


def test_a_tribe_s_own_space_is_asked_for_by_what_it_does_there() -> None:
    t = Table(phase="planning", light_tribe="amazons", dark_tribe="orcs")
    t.do(*(f"red: leave {space}" for space in ("extract_gold", "extract_energy", "transition", "build", "attack")))
    t.do("red: leave attack_or_move")
    assert asked(t, colour="red") == "Plan your round, space by space: next is attack (Amazons)"
    t.do("red: leave light_special")
    assert asked(t, "it", colour="red") == "Pianifica il tuo round, spazio per spazio: ora estrarre oro (Orchi)"


def test_acting_names_the_card_and_the_cost() -> None:
    t = Table(
        plan={
            "extract_gold": "region.grove",
            "transition": "conflict.dark.lakeside",
            "dark_special": "wild.light.greenwood",
            "magic_1": "magic.transition_5",
        },
        sites={"light.grove": "red 2", "dark.lakeside": "red 2"},
        limbo=(3, 3),
        gold=9,
        energy=9,
        dark_tribe="trolls",
    )
    assert said(t, "act extract_gold") == "Carry out extract gold with Region Grove"
    assert said(t, "act transition") == "Carry out transition of 3 with Conflict Lakeside (dark) for 1 gold and 2 energy"
    assert said(t, "act dark_special") == "Carry out attack (Trolls) with Wildcard Greenwood (light) for 2 gold and 1 energy"
    assert said(t, "act magic_1") == "Carry out magic space 1 with Transition of 5 for 1 gold and 4 energy"
    assert said(t, "forfeit transition", "it") == "Rinuncia a transizione di 3 con Conflitto Riva del lago (tenebre)"


def test_a_site_is_chosen_for_what_is_done_there() -> None:
    plan = {
        "extract_gold": "region.grove",
        "extract_energy": "region.heartwood",
        "transition": "region.mossvale",
        "build": "region.owlshade",
        "dark_special": "region.treehome",
    }
    both = {f"{realm}.{card.partition('.')[2]}": "red 2" for card in plan.values() for realm in ("light", "dark")}

    def at(space: str) -> Table:
        return Table(plan=plan, sites=both, limbo=(3, 3), gold=9, energy=9, dark_tribe="demons").act(space)

    assert said(at("extract_gold"), "site light.grove") == "Extract 2 gold in Grove (light)"
    assert said(at("extract_energy"), "site dark.heartwood") == "Extract 2 energy in Heartwood (dark)"
    assert said(at("transition"), "site dark.mossvale", "pt") == "Trazer exércitos a Vale do Musgo (trevas)"
    assert said(at("build"), "site dark.owlshade") == "Build in Owlshade (dark)"
    assert said(at("dark_special"), "site light.treehome") == "Build a temple in Treehome (light)"


def test_building_is_called_with_its_price() -> None:
    own = {"tribes": {"demons": {"prices": {"portal": [0, 3], "capital": [2, 5]}}}}
    page: dict[str, Any] = {"gold": 9, "energy": 9, "dark_tribe": "demons", "data": own}
    t = Table(plan={"build": "conflict.dark.grove"}, sites={"dark.grove": "red 1"}, **page).act("build")
    assert asked(t) == "Build with Conflict Grove (dark): What do you build in Grove (dark)?"
    assert said(t, "build portal") == "Build a portal for 3 energy"
    assert said(t, "build capital", "it") == "Costruisci una capitale per 2 monete d'oro e 5 energie"


def test_an_attack_names_both_ends_and_the_portal() -> None:
    t = Table(
        plan={"attack_or_move": "region.grove"},
        sites={"light.grove": "red 3 portal", "light.heartwood": "red 2", "dark.grove": "blue 1"},
        gold=1,
    ).act("attack_or_move")
    assert asked(t) == "Attack or move with Region Grove: Attack a site, or move armies"
    assert said(t, "attack light.grove light.treehome") == "Attack Treehome (light) from Grove (light)"
    assert said(t, "attack light.grove dark.grove") == "Attack Grove (dark) through the portal in Grove (light)"
    assert said(t, "attack light.grove dark.grove", "pt") == "Atacar Arvoredo (trevas) pelo portal de Arvoredo (luz)"
    assert said(t, "move-from light.grove") == "Move armies from Grove (light)"
    t.do("move-from light.grove")
    assert asked(t) == "Attack or move with Region Grove: How many armies move from Grove (light) to Heartwood (light)?"
    assert said(t, "armies 2") == "Send 2 armies"
    assert said(t, "armies 1", "it") == "Manda 1 armata"


@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("conflict.light.treehome", "The inhabitants help you"),
        ("conflict.light.grove", "The inhabitants are neutral"),
        ("conflict.dark.grove", "The inhabitants are against you"),
    ],
)
def test_before_a_battle_one_knows_whose_side_the_inhabitants_take(card: str, side: str) -> None:
    t = Table(plan={"attack": card}, sites={"light.grove": "red 3"}).act("attack", "attack light.grove light.treehome")
    assert asked(t).endswith(f": How many armies attack Treehome (light) from Grove (light)? {side}")


@pytest.mark.parametrize(
    ("magic", "first", "second"),
    [
        ("conflict_or_first", "Draw a conflict card", "Take the first-player marker"),
        ("dominate_or_temple", "Build a temple", "Dominate a region"),
        ("draw_2_or_transition_2", "Draw 2 conflict cards", "Transition of 2 armies"),
    ],
)
def test_the_options_of_a_magic_card_are_called_by_what_they_do(magic: str, first: str, second: str) -> None:
    t = Table(plan={"magic_1": f"magic.{magic}"}, sites={"light.grove": "red 2"}, limbo=(2, 2), gold=9, energy=9).act("magic_1")
    assert said(t, "option 1") == first
    assert said(t, "option 2") == second
    assert asked(t).endswith(": Which of the two?")


def test_before_magic_is_paid_for_it_says_what_is_not_possible() -> None:
    def offered(lang: str = "en", sites: dict[str, str] | None = None, **cards: str) -> str:
        plan = {"magic_1": "magic.dominate_or_temple"}
        here = sites or {"light.grove": "red 2", "dark.grove": "blue 1"}
        t = Table(plan=plan, sites=here, region_cards=cards, gold=9, energy=9)
        return said(t, "act magic_1", lang)

    price = "Carry out magic space 1 with Dominate or temple for 2 gold and 2 energy"
    assert offered(grove="blue") == price
    assert offered(grove="red") == f"{price} (all you can do now: Build a temple)"
    assert offered("pt", grove="red").endswith("(agora só é possível: Construir um templo)")
    assert offered("it", grove="red").endswith("(ora è possibile solo: Costruisci un tempio)")
    built = {"light.grove": "red 2 temple", "dark.grove": "blue 1"}
    assert offered(sites=built, grove="blue") == f"{price} (all you can do now: Dominate a region)"
    weak = {"light.grove": "red 1 temple", "dark.grove": "blue 1"}
    assert offered(sites=weak, grove="blue") == (
        f"{price} (all you can do now: Dominate a region; you have too few armies to dominate any region)"
    )


def test_a_region_is_dominated_with_the_armies_that_are_compared() -> None:
    sites = {"light.grove": "red 2", "dark.grove": "blue 1", "light.treehome": "red 1", "dark.treehome": "blue 1"}
    t = Table(plan={"magic_1": "magic.dominate_or_temple"}, sites=sites, gold=9, energy=9).act("magic_1", "option 2")
    assert said(t, "site light.grove") == "Dominate from Grove (light): 2 against 1"
    assert said(t, "site light.treehome") == "Dominate from Treehome (light): 1 against 1, so nothing happens"
    assert said(t, "site light.treehome", "it") == "Domina da Dimora degli alberi (luce): 1 contro 1, quindi non succede nulla"


def test_magic_says_where_armies_come_from_and_go() -> None:
    t = Table(
        plan={"magic_1": "magic.transition_5"},
        sites={"light.grove": "red 2", "light.lakeside": "red 1", "dark.grove": "red 2"},
        limbo=(2, 9),
        gold=9,
        energy=9,
    ).act("magic_1")
    assert asked(t) == "Transition of 5: From which limbo do you bring 5 armies, or all there are?"
    assert said(t, "realm dark", "it") == "Dal limbo del regno delle tenebre"
    t.do("realm light")
    assert asked(t) == "Transition of 5: Bring armies to sites of yours: 2 more to come"
    assert said(t, "site light.grove") == "Bring an army to Grove (light)"
    t.do("site light.grove")
    assert asked(t, "pt") == "Transição de 5: Traga um exército a uma região sua: falta 1"
    reason = GAME.why_not(t.state, 0, GAME.vocabulary.parse("done"))
    assert reason is not None
    assert GAME.say_reason(t.state, reason, "en") == "They all have to come: 1 more. (R-49)"


def test_the_draft_says_what_a_card_means() -> None:
    t = Table(phase="draft", groups=[2, 3], draft_hand=["wild.light.greenwood"], sites={"light.grove": "blue 1"})
    assert asked(t) == "Choose a card: it says where an army group goes"
    assert said(t, "choose wild.light.greenwood") == "Choose Wildcard Greenwood (light)"
    t.do("choose wild.light.greenwood")
    assert asked(t) == "Wildcard Greenwood (light): which site does an army group go to?"
    assert said(t, "site light.treehome") == "Place in Treehome (light)"
    t.do("site light.treehome")
    assert asked(t) == "Which army group goes to Treehome (light)?"
    assert said(t, "group 3", "pt") == "O grupo de 3 exércitos"


def test_the_start_region_is_named() -> None:
    t = Table(phase="start_region", groups=[3], light_tribe="dwarves")
    assert asked(t) == "Move an army group to Forge Fire, your start region"


def test_reinforcements_are_counted_in_the_question() -> None:
    t = Table(phase="drawing", sites={"light.grove": "red 1", "dark.grove": "red 1"}, limbo=(3, 7)).nobody_draws()
    assert asked(t) == "Reinforcements: you may still bring 1 army to light sites, 2 to dark ones"


# ---------------------------------------------------------------- the log


def line(t: Table, kind: str, lang: str = "en") -> str:
    return GAME.say_event(t.state, t.told(kind)[-1], lang)


def test_log_lines_point_at_seats_and_cards() -> None:
    t = Table(plan={"extract_gold": "region.grove"}, sites={"light.grove": "red 2"}).act("extract_gold")
    assert GAME.event_tokens(t.state, t.told("act")[0], "it") == [
        ("seat", "red", "Rosso"),
        ("text", "", " rivela "),
        ("card", "region.grove", "Regione Boschetto"),
        ("text", "", ": "),
        ("space", "extract_gold", "estrarre oro"),
    ]
    assert line(t, "extract_gold") == "Red extracts 2 gold in Grove (light)"


def test_a_battle_is_told_with_its_cubes() -> None:
    t = Table(
        plan={"attack": "conflict.light.treehome"},
        sites={"light.grove": "red 3", "light.treehome": "blue 1"},
        tray={"green": 1},
        tower_is="open",
    ).attack("light.grove", "light.treehome", 2)
    assert line(t, "attack") == (
        "Red sends 2 armies from Grove (light) against Treehome (light): the inhabitants are with the attacker"
    )
    assert line(t, "throw") == "Into the tower: 2 red, 1 blue, 1 inhabitant; out of it: 2 red, 1 blue, 1 inhabitant"
    assert line(t, "throw", "pt").startswith("Para dentro da torre: 2 vermelhos, 1 azul, 1 habitante; para fora: ")
    assert line(t, "throw", "it").startswith("Nella torre: 2 rossi, 1 blu, 1 abitante; fuori: ")
    assert line(t, "strengths") == "Strength: attack 3, defence 1"
    assert line(t, "fallen") == "1 army of Blue falls and crosses over to the limbo of the dark realm"
    assert line(t, "wins_battle", "pt") == "Vermelho vence a batalha por Lar das Árvores (luz); exércitos restantes: 2"
    assert line(t, "region_card", "it") == "Rosso prende la carta regione Dimora degli alberi"


def test_who_loses_a_region_card_is_told_and_from_which_space() -> None:
    sites = {"light.grove": "red 3", "light.treehome": "blue 1", "dark.treehome": "blue 1"}
    blue = {"plan": {"build": "region.treehome", "attack": "blank"}}
    plan, tray = {"attack": "conflict.light.grove"}, {"green": 1}
    t = Table(plan=plan, sites=sites, tray=tray, tower_is="open", blue=blue).attack("light.grove", "light.treehome", 2)
    assert line(t, "region_card_from") == "Red takes the region card Treehome from Blue"
    assert line(t, "off_board") == "It lay on Blue's board (build): that space is empty now"
    assert line(t, "off_board", "pt") == "Ela estava no tabuleiro de Azul (construir): esse espaço fica vazio"
    tie = Table(plan=plan, sites=sites, tray=tray, tower_is="open", blue=blue).attack("light.grove", "light.treehome", 1)
    assert line(tie, "region_card_back") == "Blue loses the region card Treehome: after a tie it goes back to the stock"
    assert len(tie.told("off_board")) == 1


def test_a_battle_won_by_inhabitants_alone_is_told_so() -> None:
    t = Table(
        plan={"attack": "conflict.light.treehome"},
        sites={"light.grove": "red 2", "light.treehome": "blue 1"},
        tray={"green": 1},
        tower={"green": 3, "blue": 1},
        tower_is="swapping",
    ).attack("light.grove", "light.treehome", 1)
    assert line(t, "wins_battle") == ("Red wins the battle for Treehome (light) with the inhabitants alone: nobody is left there")


def test_the_fallen_are_told_with_the_limbo_they_cross_to() -> None:
    t = Table(
        plan={"attack": "conflict.light.grove"},
        sites={"light.grove": "red 4", "light.treehome": "blue 2"},
        tray={"green": 1},
        tower_is="open",
    ).attack("light.grove", "light.treehome", 3)
    fallen = [GAME.say_event(t.state, event, "it") for event in t.told("fallen")]
    assert fallen == [f"2 armate di {who} cadono e passano nel limbo del regno delle tenebre" for who in ("Blu", "Rosso")]


def test_nothing_may_come_out_of_the_tower() -> None:
    t = Table(
        plan={"attack": "conflict.light.treehome"}, sites={"light.grove": "red 2"}, inhabitants=0, tower_is="blocked"
    ).attack("light.grove", "light.treehome", 1)
    assert line(t, "throw") == "Into the tower: 1 red; out of it: nothing"
    cubes = [token for token in GAME.event_tokens(t.state, t.told("throw")[0], "en") if token[0] == "cube"]
    assert cubes == [("cube", "red", "1 red")]


def test_only_what_is_paid_is_told() -> None:
    def paying(space: str, **plan: str) -> str:
        sites = {"light.grove": "red 2", "dark.grove": "red 2", "light.treehome": "blue 1"}
        t = Table(plan=plan, sites=sites, limbo=(3, 3), gold=9, energy=9, light_tribe="humans", dark_tribe="demons").act(space)
        return line(t, "pay")

    assert paying("magic_1", magic_1="magic.conflict_or_first") == "Red pays 1 gold"
    assert paying("dark_special", dark_special="conflict.light.grove") == "Red pays 2 energy"
    assert paying("transition", transition="conflict.light.grove") == "Red pays 1 gold and 2 energy"


def test_a_tribe_s_space_is_told_by_what_it_does() -> None:
    t = Table(plan={"dark_special": "conflict.light.grove"}, sites={"light.grove": "red 2"}, energy=9, dark_tribe="demons")
    t.act("dark_special")
    assert line(t, "act") == "Red reveals Conflict Grove (light): build a temple (Demons)"
    assert line(t, "build") == "Red builds a temple in Grove (light) (+1)"


def test_a_refusal_is_a_sentence_with_its_clause() -> None:
    t = Table(plan={"transition": "conflict.light.grove"}, sites={"light.grove": "red 2"}, limbo=(3, 0), gold=1)
    reason = t.reason("act transition")
    assert GAME.say_reason(t.state, reason, "en") == "It costs 2 energy; you have 0. (I-8.9)"
    assert GAME.say_reason(t.state, reason, "it") == "Costa 2 energie; tu ne hai 0. (I-8.9)"
