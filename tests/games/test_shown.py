"""What views show besides what lies on the table: sums that the page must not do by itself, as the rules have them."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import games
from bailiwick.games.ankh_morpork.board import AREA_IDS, SMALL_GODS
from bailiwick.games.ankh_morpork.steps.powers import refuse_power
from bailiwick.games.immortals.board import AREA_MASK, SITE_IDS, how_many
from bailiwick.games.immortals.cards import BUILDS, CARD_IDS, SPACES
from bailiwick.games.immortals.scoring import MAJORITY, round_points
from bailiwick.games.immortals.spaces import price_of
from bailiwick.games.immortals.steps.planning import PLANNING, planned
from bailiwick.games.immortals.words import LANGUAGES, WORDS
from bailiwick.games.oath.catalogue.suits import SLOT_IDS
from bailiwick.games.oath.catalogue.things import SPACE_IDS
from bailiwick.games.oath.judging.deal import Deal
from bailiwick.games.oath.judging.promises import FAVOR, new_promise
from bailiwick.games.oath.state import CITIZEN, EXILE, PURPLE
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from bailiwick.table.pages import position_page
from tests.games.immortals.table import Table as Board
from tests.games.tyrants.table import Table
from tests.random_games import drawn_options


def test_t_8_the_view_shows_who_controls_a_site_and_whether_totally() -> None:
    t = Table(
        map={
            "skullport": {"red": 2, "blue": 1},
            "labyrinth": {"red": 3},
            "ched_nasad": {"blue": 2, "red": 2},
            "everfire": {"white": 1},
        }
    )
    assert t.match.view(0).to_json()["control"] == {
        "skullport": {"ruler": "red", "total": False},
        "labyrinth": {"ruler": "red", "total": True},
    }
    assert t.match.view(0).to_json()["seats"]["red"]["spies_left"] == 5


def test_t_8_2_a_rivals_spy_breaks_total_control_in_the_view_too() -> None:
    t = Table(map={"labyrinth": {"red": 3, "spies": ["blue"]}})
    assert t.match.view(0).to_json()["control"]["labyrinth"]["total"] is False
    assert t.match.view(0).to_json()["seats"]["blue"]["spies_left"] == 4


def shown(name: str, page: dict[str, Any]) -> int:
    return sum(page["score"].values()) if name == "tyrants" else page["points"]


@pytest.mark.parametrize("name", ["tyrants", "ankh_morpork"])
def test_everybody_is_shown_what_the_game_would_count_now(name: str) -> None:
    """From what each may see alone, at any moment: nothing that counts is hidden (T-13.1, A-19)."""
    game = games.load(name)
    for number in range(6):
        rng = Rng(f"shown {number}")
        s = game.new(drawn_options(game, rng), number)
        while not s.over:
            game.playout(s, rng, 25)
            for viewer in range(-1, s.seats):
                pages = game.view_json(game.mask(s, viewer), viewer)["seats"]
                assert [shown(name, pages[seat]) for seat in game.seat_names(s)] == game.scores(s), (
                    f"game {number}, seat {viewer}"
                )


def test_i_14_everybody_is_shown_what_the_round_would_score_and_what_buildings_cost() -> None:
    game = games.load("immortals")
    for number in range(3):
        rng = Rng(f"shown {number}")
        s = game.new(drawn_options(game, rng), number)
        while not s.over:
            game.playout(s, rng, 60)
            for viewer in range(-1, s.seats):
                view = game.view_json(game.mask(s, viewer), viewer)
                rulers = [ruler for areas in view["area_rulers"].values() for ruler in areas.values()]
                for seat, name in enumerate(game.seat_names(s)):
                    page = view["seats"][name]
                    assert page["round_points"] == round_points(s, seat)
                    assert rulers.count(name) == sum(how_many(s.holds[seat] & area) >= MAJORITY for area in AREA_MASK)
                    for site, id in enumerate(SITE_IDS):
                        costs = page["prices"][id.partition(".")[0]]
                        for tile, build in enumerate(BUILDS):
                            assert tuple(costs[build]) == price_of(s, seat, site, tile)


def test_i_7_a_player_is_shown_where_each_card_may_lie() -> None:
    """The cards that a view lets lie on a space are those that the rules offer there, on an empty board."""
    game = games.load("immortals")
    compared = 0
    for number in range(6):
        rng = Rng(f"laid {number}")
        s = game.new(drawn_options(game, rng), number)
        while not s.over:
            game.playout(s, rng, 40)
            if s.over or s.top != PLANNING.index:
                continue
            for seat, name in enumerate(game.seat_names(s)):
                view = game.view_json(game.mask(s, seat), seat)["seats"]
                assert [other for other in view if "cards" in view[other]] == [name]
                cards = view[name]["cards"]
                for space, id in enumerate(SPACES):
                    empty = s.clone()
                    empty.plans[seat] = bytes(len(SPACES))
                    empty.cursor = bytes([space] * len(empty.cursor))
                    offered = {CARD_IDS[planned(action)[1]] for action in PLANNING.options(empty, seat)} - {""}
                    assert {card for card in cards if id not in cards[card]["refused"]} == offered
                    compared += 1
    assert compared > 100


def test_i_7_5_a_player_is_shown_why_a_card_may_not_lie_there() -> None:
    t = Board(
        phase="planning",
        sites={"light.grove": "red 3"},
        region_cards={"grove": "red", "mountains": "red", "treehome": "blue"},
        red={"light_tribe": "elves", "conflicts": ["conflict.dark.treehome", "wild.light.greenwood"]},
    )
    cards = t.match.view(0).to_json()["seats"]["red"]["cards"]
    assert list(cards)[:4] == ["region.grove", "region.mountains", "conflict.dark.treehome", "wild.light.greenwood"]
    assert cards["region.grove"] == {"sites": ["light.grove"], "refused": dict.fromkeys(("magic_1", "magic_2"), "wrong_space")}
    assert cards["region.mountains"]["refused"]["build"] == "region_not_occupied"
    refused = cards["wild.light.greenwood"]["refused"]
    # The Elves' own space extracts energy (I-9.8).
    assert {space for space in refused if refused[space] == "no_wildcards"} == {"extract_gold", "extract_energy", "light_special"}
    assert cards["magic.transition_5"]["refused"]["build"] == "wrong_space"
    assert cards["blank"]["refused"] == {}
    for reason in {reason for card in cards.values() for reason in card["refused"].values()}:
        assert all(WORDS.parts(lang, "page-refusals")[reason] for lang in LANGUAGES)


def test_i_9_everybody_is_shown_what_a_tribes_space_does_and_costs_with_the_tables_own_numbers() -> None:
    t = Board(phase="planning", red={"light_tribe": "elves", "dark_tribe": "trolls"})
    spaces = t.match.view(1).to_json()["seats"]["red"]["spaces"]
    printed = t.state.data.special
    assert spaces["light_special"] == {"effect": "extract_energy", "cost": list(printed[0])}
    assert spaces["dark_special"] == {"effect": "attack", "cost": list(printed[9])}
    assert spaces["transition"] == {"effect": "transition", "cost": list(t.state.data.costs["transition"])}
    assert spaces["magic_1"] == {"effect": "magic", "cost": [0, 0]}
    assert "numbers" not in t.match.view(1).to_json()
    own = {"tribes": {"elves": {"special": "transition", "special_cost": [0, 7]}}, "costs": {"move": [3, 0]}}
    view = Board(phase="planning", data=own, red={"light_tribe": "elves"}).match.view(1).to_json()
    assert view["seats"]["red"]["spaces"]["light_special"] == {"effect": "transition", "cost": [0, 7]}
    assert view["seats"]["red"]["spaces"]["attack_or_move"] == {"effect": "attack_or_move", "cost": [3, 0]}
    assert view["numbers"]["costs"]["move"] == [3, 0]
    assert list(view["numbers"]["costs"]["transition"]) == spaces["transition"]["cost"]


def test_i_12_3_an_attacker_is_shown_whose_side_the_inhabitants_would_take() -> None:
    sites = {"light.grove": "red 4", "light.heartwood": "blue 2"}
    t = Board(plan={"attack": "region.grove"}, sites=sites)
    assert t.match.view(0).to_json()["phase"] == "execution"
    assert t.match.view(0).to_json()["action"]["sides"] == {}
    t.act("attack")
    sides = t.match.view(1).to_json()["action"]["sides"]
    assert set(sides) == t.offered("attack")
    assert sides["light.grove light.heartwood"] == 1
    t.do("attack light.grove light.heartwood")
    assert t.match.view(0).to_json()["action"]["sides"] == {"light.grove light.heartwood": 1}
    t = Board(plan={"attack": "conflict.light.heartwood"}, sites=sites, red={"conflicts": ["conflict.light.heartwood"]})
    t.act("attack")
    assert t.match.view(0).to_json()["action"]["sides"]["light.grove light.heartwood"] == 0


def test_a_9_10_the_view_shows_which_powers_do_not_work() -> None:
    game = games.load("ankh_morpork")
    silent = 0
    for number in range(10):
        rng = Rng(f"silent {number}")
        s = game.new(drawn_options(game, rng), number)
        while not s.over:
            game.playout(s, rng, 20)
            shown = game.view_json(game.mask(s, -1), -1)["silent"]
            for area, id in enumerate(AREA_IDS):
                if not s.over and area and s.owner(area) >= 0 and area != SMALL_GODS:
                    reason = refuse_power(s, s.owner(area), area)
                    assert (id in shown) == (reason is not None and reason.key in ("no_city_card", "demon_there"))
                    silent += id in shown
    assert silent


# ---------------------------------------------------------------- Oath


def drawn(view: dict[str, Any], you: str) -> set[str]:
    """Everything that a view shows lying on the table or in one's own hand, as kinds and ids of targets."""
    things = {*view["banners"], *(space for space, relic in view["reliquary"].items() if relic != "unused")}
    found: set[str] = set()
    for slot, here in view["map"].items():
        found.add(f"slot {slot}")
        if here["faceup"]:
            things |= {*here["cards"], *here["relics"]}
            found |= {f"relic {slot} {place + 1}" for place in range(len(here["relics"]))}
    for seat, page in view["seats"].items():
        found.add(f"seat {seat}")
        things |= {*page["advisers"], *page["facedown"], *page["relics"], page["vision"]}
        found |= {f"facedown {seat} {place + 1}" for place in range(len(page["facedown"]))}
    things |= {*view["reliquary"].values(), *view["seats"][you]["hand"]}
    return found | {f"card {thing}" for thing in things}


def test_o_12_what_a_choice_is_about_is_aside_unless_one_sees_it_on_the_table() -> None:
    """Of what is offered, and of whatever card or relic could be."""
    game = games.load("oath")
    cards = [
        action for action, name in enumerate(game.vocabulary.names) if name.startswith(("card ", "relic ", "space ", "banner "))
    ]
    aside: set[str] = set()
    for number in range(8):
        rng = Rng(f"aside {number}")
        s = game.new(drawn_options(game, rng), number)
        while not s.over:
            game.playout(s, rng, 9)
            for seat, name in enumerate(game.seat_names(s)):
                if not s.waiting >> seat & 1:
                    continue
                there = drawn(game.view_json(game.mask(s, seat), seat), name)
                for action in (*game.legal(s, seat), *cards):
                    for target in game.targets(s, seat, action):
                        if target.kind not in ("slot", "relic", "facedown", "seat", "card"):
                            continue
                        lies = f"{target.kind} {target.id}" in there
                        pile = "aside" if target.kind == "card" else "nowhere"
                        assert target.pile == ("" if lies else pile), f"game {number}, {game.vocabulary.name(action)}"
                        if not lies:
                            aside.add(target.kind)
    assert aside == {"seat", "card"}  # bandits, and what nobody has, or one doesn't know


def test_o_7_5_both_sides_of_a_deal_are_shown_item_by_item() -> None:
    game = games.load("oath")
    s = game.new({"players": 3}, 1)
    s.deal = deal = Deal(0, 1, 127, SPACE_IDS.index("brutal"))
    deal.citizenship = True
    deal.favor, deal.secrets = [2, 0], [0, 1]
    deal.things = [b"", bytes([s.advisers[1][0] if s.advisers[1] else s.deck[-1]])]
    deal.banners, deal.sites = [0, 2], [1, 0]
    deal.promises = [new_promise(1, 0, FAVOR, 0, n=3)]
    view = game.view_json(game.mask(s, -1), -1)["deal"]
    promised = {"kind": "promise", "promise": view["promises"][0]}
    (thing,) = view["things"][1]
    assert view["gives"] == [
        [{"kind": "citizenship", "id": "brutal"}, {"kind": "favor", "n": 2}, {"kind": "site", "id": SLOT_IDS[0]}],
        [{"kind": "secrets", "n": 1}, {"kind": "thing", "id": thing}, {"kind": "banner", "id": "darkest_secret"}, promised],
    ]
    s.deal = deal.turned()
    gives = game.view_json(game.mask(s, -1), -1)["deal"]["gives"]
    # Whoever has the word, Citizenship is the Chancellor's to give (O-7.6).
    assert {"kind": "citizenship", "id": "brutal"} in gives[1]
    assert promised in gives[0]


def test_o_2_5_a_seat_is_shown_how_many_sites_its_side_rules() -> None:
    game = games.load("oath")
    s = game.new({"players": 4}, 2)
    s.role = bytes([PURPLE, CITIZEN, EXILE, EXILE, EXILE, EXILE])
    s.faceup = 0b1111
    s.garrison[:4] = [1, 1, 1, 0]
    s.colour = bytes([0, 0, 2, 0, 0, 0, 0, 0])
    pages = game.view_json(game.mask(s, 3), 3)["seats"]
    assert [pages[seat]["sites"] for seat in game.seat_names(s)] == [2, 2, 1, 0]


def test_o_13_the_question_says_what_it_belongs_to_and_which_decision_of_the_chronicle_is_asked_for() -> None:
    game = games.load("oath")
    asked: set[tuple[str, str]] = set()
    for number in range(6):
        rng = Rng(f"asks {number}")
        s = game.new(drawn_options(game, rng), number)
        while not s.over:
            game.playout(s, rng, 1)
            view = game.view_json(game.mask(s, -1), -1)
            for seat in range(s.seats):
                verbs = {game.vocabulary.verb(action).name for action in game.legal(s, seat)} if s.waiting >> seat & 1 else set()
                if "rest" in verbs:
                    assert view["asks"] == "act"
                for verb, part in ("vow", 0), ("player", 1), ("card", 2), ("suit", 3):
                    if verb in verbs and view["asks"] == "chronicle":
                        assert view["legacy"]["part"] == part
                        asked.add((view["asks"], verb))
        assert game.view_json(game.mask(s, -1), -1)["legacy"]["part"] is None
    assert ("chronicle", "vow") in asked


# ---------------------------------------------------------------- at a table


def test_a_18_1_a_table_says_who_has_won_though_others_have_more_points() -> None:
    game = games.load("ankh_morpork")
    surprising = 0
    for number in range(30):
        match = Match(game, {"players": 4}, number)
        rng = Rng(f"won {number}")
        assert position_page(match, -1, "en")["winners"] is None
        game.playout(match.state, rng, 10_000)
        page = position_page(match, -1, "en")
        assert page["winners"] == [game.seat_names(match.state)[seat] for seat in game.winners(match.state)]
        best = max(page["scores"])
        surprising += any(page["scores"][seat] < best for seat in game.winners(match.state))
    assert surprising
