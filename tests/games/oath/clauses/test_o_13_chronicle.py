"""O-13: what a game leaves behind. The winner's choices are given; whoever asks for them comes later."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import SUIT_IDS
from bailiwick.games.oath.catalogue.things import IDS, NUMBER, SITE, SUIT
from bailiwick.games.oath.chronicle import world as chronicles
from bailiwick.games.oath.chronicle.legacy import add_six, buildable, heirs, main_suits, next_chronicle, refill, repairable, vows
from bailiwick.games.oath.chronicle.world import Land
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.state import OathState
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.rng import Rng
from tests.games.oath.table import DECK, Page, Table, all_visions


def won(winner: str = "red", victory: str = "usurper", **changes: object) -> Table:
    """A game that this player has won."""
    return Table(winner=winner, victory=victory, oath="supremacy", **changes)


def test_o_13_1_any_oath_but_the_last() -> None:
    assert vows(won().s) == [1, 2, 3]


def test_o_13_1_a_visionarys_oath_is_the_visions() -> None:
    """G-97, R-21."""
    t = won(
        victory="visionary", red={"vision": "vision_of_faith"}, visions_drawn=3, banners={"darkest_secret": {"holder": "red"}}
    )
    assert vows(t.s) == [2]
    t = won(
        victory="usurper_and_visionary",
        red={"vision": "vision_of_faith"},
        visions_drawn=3,
        banners={"darkest_secret": {"holder": "red"}},
    )
    assert vows(t.s) == [1, 2, 3]


@pytest.mark.parametrize(("keeper", "usurper", "oaths"), [("blue", False, [2]), ("red", True, [1, 2, 3])])
def test_o_13_1_so_it_is_at_war_exhaustion(keeper: str, usurper: bool, oaths: list[int]) -> None:
    """O-9.8 (3): in the end too, who wins by the Vision and is no Usurper has won by a Vision alone."""
    won_by_vision: Page = {
        "red": {"vision": "vision_of_faith"},
        "visions_drawn": 3,
        "banners": {"darkest_secret": {"holder": "red"}},
    }
    sites: Page = {"provinces_1": {"warbands": 1, "colour": keeper}}
    t = Table(turn="blue", round=8, oath="supremacy", oathkeeper=keeper, usurper=usurper, **sites, **won_by_vision).play("rest")
    assert (t.data["winner"], t.data["victory"]) == ("red", "war_exhaustion")
    assert vows(t.s) == oaths


def test_o_13_2_an_exile_may_offer_citizenship_to_exiles() -> None:
    t = won(players=4, yellow={"role": "citizen"})
    assert heirs(t.s) == [2]
    assert heirs(won("purple").s) == []


def test_o_13_2_and_the_new_citizens_sites_are_kept() -> None:
    t = won(cradle_2={"warbands": 1, "colour": "blue"}, provinces_1={"warbands": 1, "colour": "red"})
    kept = next_chronicle(t.s, 1, 0b100, 0, 0, Rng(1))
    assert [IDS[SITE + land.site] for land in kept.lands[:2]] == ["standing_stones", "steppe"]
    assert kept.citizens == 0b100
    assert [land.up for land in kept.lands].count(True) == 4  # two kept, and one turned up in each empty region


def test_o_13_3_building_an_edifice() -> None:
    t = won("purple", "stable_regime", cradle_1={"cards": ["elders", "keep"], "warbands": 1, "colour": "purple"})
    assert {IDS[card] for card in buildable(t.s)} == {"elders", "keep"}
    c = next_chronicle(t.s, 1, 0, NUMBER["elders"], 0, Rng(1))
    assert [IDS[card] for card in c.lands[0].cards] == ["ancient_forge", "keep"]
    assert NUMBER["elders"] in c.deck
    assert buildable(won("red", "usurper", cradle_1={"cards": ["elders"], "warbands": 1, "colour": "red"}).s) == []


def test_r_93_only_if_it_is_in_the_archive() -> None:
    t = won(
        "purple",
        "stable_regime",
        cradle_1={"cards": ["elders"], "warbands": 1, "colour": "purple"},
        provinces_1={"cards": ["broken_forge"], "warbands": 1, "colour": "purple"},
    )
    assert buildable(t.s) == []
    assert [IDS[card] for card in repairable(t.s)] == ["broken_forge"]
    c = next_chronicle(t.s, 1, 0, NUMBER["broken_forge"], 0, Rng(1))
    assert [IDS[card] for land in c.lands for card in land.cards] == ["elders", "ancient_forge"]


def test_o_13_4_and_o_13_5_what_goes_and_what_becomes_a_ruin() -> None:
    """G-96 in play: an edifice at a site the winner does not rule falls, and its denizens leave."""
    t = won(
        cradle_1={"cards": ["wolves"]},
        cradle_2={"warbands": 1, "colour": "red", "cards": ["elders"]},
        provinces_1={"cards": ["festival_district", "keep"], "warbands": 1, "colour": "purple"},
    )
    c = next_chronicle(t.s, 1, 0, 0, 0, Rng(3))
    assert [IDS[card] for card in c.lands[0].cards] == ["elders"]
    assert IDS[SITE + c.lands[7].site] == "steppe"
    assert [IDS[card] for card in c.lands[7].cards] == ["squalid_district"]
    assert all(NUMBER[id] in c.deck + c.dispossessed for id in ("wolves", "keep"))


def test_o_13_7_refilling_the_map() -> None:
    """G-96."""
    b, e, g, ruin = (Land(n, True) for n in range(4))
    after = refill([b, e, g], [ruin], [10, 11, 12, 13])
    assert after[:3] == [b, e, g]
    assert after[7] is ruin
    assert [land.site for land in after[3:7]] == [10, 11, 12, 13]
    assert [land.up for land in after] == [True, True, True, False, False, False, False, True]


def test_o_13_7_six_ruins_fill_hinterland_and_provinces() -> None:
    """As many as there can be, with the last at the bottom; nothing of them comes to the Cradle."""
    ruins = [Land(n, True) for n in range(6)]
    after = refill([], ruins, [10, 11])
    assert [land.site for land in after] == [10, 11, 0, 1, 2, 3, 4, 5]
    kept = [Land(n, True) for n in range(10, 14)]
    assert [land.site for land in refill(kept, ruins[:3], [20])] == [10, 11, 12, 13, 20, 0, 1, 2]
    assert [land.site for land in refill(kept, ruins[:4], [])] == [10, 11, 12, 13, 0, 1, 2, 3]


def test_o_13_7_a_region_without_a_faceup_site_turns_one_up() -> None:
    after = refill([], [], list(range(8)))
    assert [slot for slot, land in enumerate(after) if land.up] == [0, 2, 5]


@pytest.mark.parametrize(
    ("suit", "added"), [("nomad", {"nomad": 3, "discord": 2, "arcane": 1}), ("order", {"order": 3, "hearth": 2, "beast": 1})]
)
def test_o_13_8_six_are_added(suit: str, added: dict[str, int]) -> None:
    """G-94."""
    archive = bytes(range(55, 199))
    new, left, gone = add_six(archive, b"", SUIT_IDS.index(suit), Rng(1))
    counts = {name: sum(1 for card in new if SUIT[card] == number) for number, name in enumerate(SUIT_IDS)}
    assert {name: number for name, number in counts.items() if number} == added
    assert len(left) == len(archive) - 6
    assert gone == b""


def test_r_94_an_archive_that_runs_short_is_healed() -> None:
    """G-95."""
    of = [[card for card in range(1, 199) if SUIT[card] == suit] for suit in range(6)]
    archive = bytes(of[2][:2] + of[3][:9] + of[4][:9])
    dispossessed = bytes(of[2][2:13] + of[5][:7])
    new, left, gone = add_six(archive, dispossessed, 2, Rng(1))
    assert len(new) == 6
    assert {SUIT[card] for card in new} == {2}
    assert gone == b""
    assert len(left) == len(archive) + len(dispossessed) - 6


def test_r_94_six_come_even_if_no_dispossessed_suit_has_so_many() -> None:
    of = [[card for card in range(1, 199) if SUIT[card] == suit] for suit in range(6)]
    dispossessed = bytes(of[0][:1] + of[2][2:5] + of[5][:2] + of[1][:1])
    for seed in range(20):
        new, left, gone = add_six(bytes(of[2][:2]), dispossessed, 2, Rng(seed))
        assert [sum(1 for card in new if SUIT[card] == suit) for suit in (2, 5)] == [3, 2]
        assert len(new) == len(set(new)) == 6
        assert sorted(new + left) == sorted(of[2][:2] + list(dispossessed))
        assert gone == b""


def test_o_13_8_the_winners_main_suit() -> None:
    assert main_suits(won(red={"advisers": ["elders", "tents", "wolves"]}).s) == [5]
    assert main_suits(won(red={"advisers": ["elders", "wolves"]}).s) == [4, 5]
    assert main_suits(won(red={"facedown": ["wolves"]}).s) == list(range(6))


def test_o_13_10_relics() -> None:
    t = won(
        red={"relics": ["cup_of_plenty"]},
        blue={"relics": ["bandit_crown"]},
        relic_deck=["sticky_fire", "cracked_horn"],
        provinces_1={"relics": ["skeleton_key"], "warbands": 1, "colour": "red"},
    )
    c = next_chronicle(t.s, 1, 0, 0, 0, Rng(2))
    top = {IDS[relic] for relic in c.relics[-5:]}
    assert top == {"cup_of_plenty", "map", "whistle", "ivory_eye", "grand_mask"}  # the winner's, and the Reliquary's
    assert c.lands[0].relics == bytes([NUMBER["skeleton_key"]])  # what lay there stays
    assert NUMBER["the_grand_scepter"] not in c.relics


def written(t: Table) -> chronicles.Chronicle:
    assert t.s.over
    return chronicles.read(t.data["legacy"]["written"])


def ending(**changes: object) -> Table:
    """The last turn of the last round. All Visions are in the deck, as they are in a real game."""
    return Table(turn="blue", round=8, deck=[*DECK, *all_visions()], **changes).play("rest")


def test_o_13_3_the_chancellor_writes() -> None:
    t = ending(
        oath="devotion",
        cradle_1={"cards": ["elders", "keep"], "warbands": 1, "colour": "purple"},
        purple={"advisers": ["wolves"]},
    )
    assert (t.seat, t.step) == ("purple", "writing")
    assert t.refusal("vow devotion") == "O-13.1"
    t.play("vow people")
    assert t.offered("card") == {"elders", "keep"}
    assert t.refusal("card wolves") == "O-13.3"
    t.play("card keep")
    c = written(t)
    assert c.oath == 1
    assert c.number == 2
    assert [IDS[card] for card in c.lands[0].cards] == ["elders", "sprawling_rampart"]
    assert [GAME.say_event(t.s, event, "en") for event in t.told("builds")] == [
        "Purple builds Sprawling Rampart in place of Keep"
    ]


def test_o_13_3_the_chancellor_repairs() -> None:
    t = ending(
        oath="devotion", cradle_1={"cards": ["broken_forge"], "warbands": 1, "colour": "purple"}, purple={"advisers": ["wolves"]}
    )
    t.play("vow people")
    said = GAME.say_action(t.s, GAME.vocabulary.parse("card broken_forge"), "en")
    assert said == "Repair Broken Forge: Ancient Forge"
    t.play("card broken_forge")
    assert [IDS[card] for card in written(t).lands[0].cards] == ["ancient_forge"]
    assert [GAME.say_event(t.s, event, "en") for event in t.told("repairs")] == ["Purple repairs Ancient Forge"]


def test_o_13_2_an_exile_writes() -> None:
    t = ending(oath="devotion", oathkeeper="red", usurper=True, provinces_1={"warbands": 1, "colour": "red"})
    t.play("vow supremacy", "player blue")
    assert t.seat == "blue"
    t.play("accept", "suit hearth")
    assert written(t).citizens == 0b100


def test_o_13_12_the_next_deck_is_nobodys_to_see() -> None:
    t = ending(oath="devotion", purple={"advisers": ["wolves"]}).play("vow people")
    assert t.s.over
    assert "written" not in GAME.view_json(GAME.mask(t.s, 0), 0)["legacy"]
    assert GAME.mask(t.s, 0).written == ""


@pytest.mark.parametrize("players", [3, 4, 6])
def test_o_13_13_a_history_of_random_games(players: int) -> None:
    """54 denizens stay in circulation, all Visions return, and every chronicle reads back and can be played."""
    text, rng = "first", Rng(f"history {players}")
    for number in range(5):
        s: OathState = GAME.new({"players": players, "chronicle": text}, rng.word())
        assert s.game_number == number + 1
        GAME.playout(s, rng, 100_000)
        c = chronicles.read(s.written)
        circulating = [card for card in c.deck + b"".join(land.cards for land in c.lands) if card <= 198]
        assert len(circulating) == 54
        assert sum(1 for card in c.deck if card > 210) == 5
        assert len(c.relics) + sum(len(land.relics) for land in c.lands) == 20
        assert chronicles.write(c) == s.written
        text = s.written


# ---------------------------------------------------------------- single clauses and rulings


def new_game(t: Table) -> OathState:
    return GAME.new({"players": 3, "chronicle": t.s.written}, 5)


def test_o_13_6_nothing_but_cards_stays_on_the_map() -> None:
    t = ending(
        oath="devotion",
        provinces_1={"site": "mine", "favor": 3, "warbands": 4, "colour": "purple", "cards": ["elders"]},
        purple={"advisers": ["wolves"]},
    ).play("vow people", "decline")
    s = new_game(t)
    kept = [slot for slot in range(8) if s.site_cards[slot]]
    assert [IDS[card] for slot in kept for card in s.site_cards[slot]] == ["elders"]
    assert s.garrison[kept[0]] == 2  # the first forces of the new game, no more
    assert sum(s.garrison) == 2
    assert [s.secrets_on[card] + s.favor_on[card] for card in s.site_cards[kept[0]]] == [0]


def test_o_13_9_six_of_the_losers_and_the_discarded_go() -> None:
    discards = ["alchemist", "dazzle", "inquisitor", "scouts", "keep", "longbows"]
    kept = ["rangers", "tents"]
    for seed in range(5):
        t = won(
            red={"advisers": kept},
            blue={"advisers": ["elders"], "facedown": ["naysayers"]},
            discards={"cradle": [*discards, "vision_of_faith"]},
            deck=["wolves", "scryer"],
        )
        c = next_chronicle(t.s, 1, 0, 0, 0, Rng(seed))
        gone = {IDS[card] for card in c.dispossessed}
        assert len(gone) == 6
        assert gone <= {*discards, "elders", "naysayers"}


def test_r_95_fewer_than_six_are_all_that_go() -> None:
    t = won(red={"advisers": ["rangers"]}, blue={"advisers": ["elders"]}, discards={"cradle": ["keep"]}, deck=["wolves"])
    assert {IDS[card] for card in next_chronicle(t.s, 1, 0, 0, 0, Rng(1)).dispossessed} == {"elders", "keep"}


@pytest.mark.parametrize("seed", range(3))
def test_o_13_11_the_deck_in_three_parts(seed: int) -> None:
    deck = chronicles.build_deck(Rng(seed), bytes(range(1, 51)))[::-1]
    assert len(deck) == 55
    assert sum(card > 210 for card in deck[:12]) == 2
    assert sum(card > 210 for card in deck[12:30]) == 3
    assert all(card < 51 for card in deck[30:])
    assert len(set(deck)) == 55


def test_r_90_a_citizen_who_succeeds_rules_the_empires_sites() -> None:
    t = won("red", "war_exhaustion", red={"role": "citizen"}, cradle_2={"cards": ["keep"], "warbands": 1, "colour": "purple"})
    assert [IDS[card] for card in buildable(t.s)] == ["keep"]
    assert IDS[SITE + next_chronicle(t.s, 1, 0, 0, 0, Rng(1)).lands[0].site] == "standing_stones"


def test_r_91_only_faceup_advisers_have_a_suit() -> None:
    t = won(red={"advisers": ["elders"], "facedown": ["wolves", "rangers"]})
    assert [SUIT_IDS[suit] for suit in main_suits(t.s)] == ["nomad"]


def test_r_92_an_old_ruin_keeps_its_denizens_if_the_winner_rules_it() -> None:
    t = won(cradle_1={"cards": ["bandit_rampart", "elders"], "warbands": 1, "colour": "red"})
    c = next_chronicle(t.s, 1, 0, 0, 0, Rng(1))
    assert [IDS[card] for card in c.lands[7].cards] == ["bandit_rampart", "elders"]


def test_r_96_the_crowns_holder_rules_the_empty_sites() -> None:
    t = won(red={"relics": ["bandit_crown"]}, cradle_1={"cards": ["elders"]}, provinces_3={"faceup": False})
    c = next_chronicle(t.s, 1, 0, 0, 0, Rng(1))
    assert [IDS[SITE + land.site] for land in c.lands[:7]] == [
        *("fertile_valley", "standing_stones", "steppe", "ancient_city", "river", "great_slum", "deep_woods")
    ]


def test_r_98_relics_that_lie_there_stay() -> None:
    here = {"site": "drowned_city", "relics": ["skeleton_key"], "warbands": 1, "colour": "red"}
    t = won(provinces_1=here, relic_deck=["sticky_fire", "cracked_horn"])
    relics = next_chronicle(t.s, 1, 0, 0, 0, Rng(1)).lands[0].relics
    assert len(relics) == 2  # one more is drawn
    assert NUMBER["skeleton_key"] in relics


def test_r_115_facedown_sites_go_back_into_the_deck() -> None:
    mine = {"warbands": 1, "colour": "red"}
    t = won(cradle_1=mine, cradle_2={"faceup": False}, provinces_1=mine)
    places = {seed: next_chronicle(t.s, 1, 0, 0, 0, Rng(seed)).lands for seed in range(12)}
    assert {lands[1].site for lands in places.values()} == {t.s.slots[2]}  # a kept one moves up
    where = {tuple(n for n, land in enumerate(lands) if land.site == t.s.slots[1]) for lands in places.values()}
    assert len(where) > 1  # it is dealt anew


def test_r_115_a_site_turned_up_gets_its_relics() -> None:
    t = won(relic_deck=["sticky_fire", "cracked_horn", "cup_of_plenty", "bandit_crown"])
    for seed in range(6):
        for land in next_chronicle(t.s, 1, 0, 0, 0, Rng(seed)).lands:
            assert len(land.relics) == (SITES[land.site].relics if land.up else 0)


def test_o_13_5_ruins_wait_in_order_for_the_bottom_of_the_hinterland() -> None:
    fallen = {"warbands": 1, "colour": "purple"}
    t = won(
        cradle_1={"cards": ["festival_district", "wolves"], **fallen},
        provinces_1={"cards": ["great_spire"], **fallen},
        cradle_2={"warbands": 1, "colour": "red", "cards": ["elders"]},
    )
    c = next_chronicle(t.s, 1, 0, 0, 0, Rng(3))
    assert [[IDS[card] for card in land.cards] for land in c.lands[6:]] == [["squalid_district"], ["fallen_spire"]]
    assert NUMBER["wolves"] in c.deck + c.dispossessed


def test_r_97_the_forest_temple_spares_sites_but_not_edifices() -> None:
    t = won(
        cradle_1={"cards": ["wolves"]},
        cradle_2={"cards": ["elders"]},
        provinces_1={"cards": ["forest_temple"], "warbands": 1, "colour": "purple"},
        hinterland_1={"warbands": 1, "colour": "red"},
    )
    c = next_chronicle(t.s, 1, 0, 0, 0, Rng(3))
    assert [IDS[card] for land in c.lands for card in land.cards] == ["wolves", "ruined_temple"]


@pytest.mark.parametrize(("site", "chosen"), [(["rangers"], "rangers"), (["ruined_temple"], "ruined_temple")])
def test_r_97_the_forest_temple_spares_sites_as_soon_as_it_stands(site: list[str], chosen: str) -> None:
    """In the very chronicle in which it is built or repaired."""
    t = won(
        "purple",
        "stable_regime",
        cradle_1={"cards": ["wolves"]},
        cradle_2={"cards": ["elders"]},
        provinces_1={"cards": site, "warbands": 1, "colour": "purple"},
    )
    c = next_chronicle(t.s, 1, 0, NUMBER[chosen], 0, Rng(3))
    assert [IDS[card] for land in c.lands for card in land.cards] == ["wolves", "forest_temple"]
    c = next_chronicle(t.s, 1, 0, 0, 0, Rng(3))
    assert "wolves" not in [IDS[card] for land in c.lands for card in land.cards]


# ---------------------------------------------------------------- the next game's own luck


def played_out(players: int, seed: int, text: str = "first") -> OathState:
    s: OathState = GAME.new({"players": players, "chronicle": text}, seed)
    GAME.playout(s, Rng(seed), 100_000)
    return s


def open_part(c: chronicles.Chronicle) -> object:
    """What everybody can know of a world before its game: no order, nothing that lies face down."""
    lands = [(land.up and land.site, land.cards, len(land.relics)) for land in c.lands]
    numbers = (c.number, c.name, c.oath, c.citizens, c.winner, c.citizens_before, len(c.deck), len(c.dispossessed), len(c.relics))
    return numbers, lands, sorted(c.archive())


def told(text: str) -> list[tuple[str, list[list[str]]]]:
    return [(panel.title, panel.rows) for panel in GAME.history(text, "en")]


@pytest.mark.parametrize("seed", range(4))
def test_r_135_what_everybody_could_see_of_the_writing_stays(seed: int) -> None:
    first = played_out(3, seed)
    last = played_out(3, seed + 100, GAME.legacy(first))
    text = GAME.legacy(last)
    before = chronicles.read(last.written)
    for luck in range(5):
        again = GAME.drawn_anew(text, last, Rng(luck))
        assert again.splitlines()[0] == first.written
        world = chronicles.read(again.splitlines()[1])
        assert open_part(world) == open_part(before)
        assert sorted(world.relics + b"".join(land.relics for land in world.lands)) == sorted(
            before.relics + b"".join(land.relics for land in before.lands)
        )
        assert set(last.dispossessed) <= set(world.dispossessed)  # who went before has gone
        assert sorted(world.deck + world.dispossessed) == sorted(before.deck + before.dispossessed)
        assert told(again) == told(text)


@pytest.mark.parametrize("seed", range(4))
def test_r_135_whatever_the_winner_drew_unseen_may_be_anything_else(seed: int) -> None:
    """Of forty worlds drawn anew, no hand, no deck, no relic and no facedown site is foretold by what was written."""
    last = played_out(4, seed)
    starts = [GAME.new({"players": 4, "chronicle": GAME.drawn_anew(last.written, last, Rng(luck))}, 7) for luck in range(40)]
    assert len({s.deck for s in starts}) == 40
    for seat in range(4):
        assert len({s.hands[seat] for s in starts}) > 30
    assert len({s.relic_deck for s in starts}) > 30
    assert len({s.dispossessed for s in starts}) > 10
    for slot in range(8):
        if not starts[0].is_up(slot):
            assert len({s.slots[slot] for s in starts}) > 5
    losers = {*b"".join(last.discards)}
    assert {card for s in starts for card in s.dispossessed} & losers
    for card in {card for s in starts for card in s.dispossessed}:
        assert any(card not in s.dispossessed for s in starts)


def test_r_135_drawn_anew_keeps_to_the_rules_of_the_writing() -> None:
    """As O-13.9 and O-13.10 have it: six of the losers' and the discarded go, the winner's relics lie on top."""
    t = ending(
        oath="devotion",
        purple={"advisers": ["wolves", "rangers"], "facedown": ["tents"], "relics": ["cup_of_plenty"]},
        red={"advisers": ["elders"], "facedown": ["naysayers"]},
        discards={"cradle": ["alchemist", "dazzle", "inquisitor", "scouts", "longbows", "fire_talkers"]},
        relic_deck=["sticky_fire", "cracked_horn", "bandit_crown"],
        provinces_1={"site": "drowned_city", "relics": ["skeleton_key"], "warbands": 1, "colour": "purple"},
    ).play("vow people")
    assert t.s.over
    pile = {"elders", "naysayers", "alchemist", "dazzle", "inquisitor", "scouts", "longbows", "fire_talkers"}
    gone: set[str] = set()
    for luck in range(60):
        c = chronicles.read(GAME.drawn_anew(t.s.written, t.s, Rng(luck)))
        went = {IDS[card] for card in c.dispossessed}
        assert len(went) == 6
        assert went <= pile
        gone |= went
        assert {IDS[relic] for relic in c.relics[-5:]} == {"cup_of_plenty", "map", "whistle", "ivory_eye", "grand_mask"}
        assert {NUMBER["skeleton_key"]} <= set(c.lands[0].relics)
        assert len(c.lands[0].relics) == 2
        deck = c.deck[::-1]
        assert sum(card > 210 for card in deck[:12]) == 2
    assert gone == pile


def test_r_135_of_a_text_alone_the_orders_are_drawn_anew() -> None:
    text = played_out(3, 5).written
    before = chronicles.read(text)
    worlds = [chronicles.read(GAME.drawn_anew(text, None, Rng(luck))) for luck in range(20)]
    for c in worlds:
        assert open_part(c) == open_part(before)
        assert (c.dispossessed, set(c.relics[-4:])) == (before.dispossessed, set(before.relics[-4:]))
        assert [land.relics for land in c.lands] == [land.relics for land in before.lands]
    assert len({c.deck for c in worlds}) == 20
    assert len({c.relics for c in worlds}) > 10
    assert len({tuple(land.site for land in c.lands if not land.up) for c in worlds}) > 10


# ---------------------------------------------------------------- texts that no game writes


def by_hand(**changes: object) -> str:
    """The teaching game's world, but for some of its parts."""
    c = chronicles.teaching()
    for part, value in changes.items():
        setattr(c, part, value)
    return chronicles.write(c)


def test_o_15_2_the_text_has_room_for_all_that_a_site_can_hold() -> None:
    """Three things: cards and relics together. Salt the Earth alone finds a place where there is none."""
    assert max(max(site.room, 1) + site.relics for site in SITES) == 3


def test_o_15_2_no_cards_at_a_facedown_site() -> None:
    lands = chronicles.teaching().lands
    lands[1].cards = bytes([NUMBER["mushrooms"]])
    with pytest.raises(BadOption, match=r"facedown site \(O-15\.2\)"):
        chronicles.read(by_hand(lands=lands))


def test_o_2_18_no_card_at_a_site_that_can_only_be_an_adviser() -> None:
    lands = chronicles.teaching().lands
    lands[0].cards = bytes([NUMBER["relic_thief"]])
    with pytest.raises(BadOption, match=r"only be an adviser \(O-2\.18\)"):
        chronicles.read(by_hand(lands=lands))


def test_o_15_3_no_edifice_in_a_deck() -> None:
    with pytest.raises(BadOption, match=r"edifice in a deck"):
        chronicles.read(by_hand(dispossessed=bytes([NUMBER["great_spire"]])))


def test_o_13_7_no_chronicle_without_a_faceup_site_in_the_cradle() -> None:
    lands = chronicles.teaching().lands
    lands[0] = Land(lands[0].site)
    with pytest.raises(BadOption, match=r"Cradle \(O-13\.7\)"):
        chronicles.read(by_hand(lands=lands))


def test_o_3_17_a_deck_too_small_to_be_dealt() -> None:
    c = chronicles.teaching()
    cards = bytes([card for card in c.deck if card < 211][:10]) + bytes([card for card in c.deck if card >= 211])
    text = by_hand(deck=cards)
    assert GAME.new({"players": 4, "chronicle": text}, 1).seats == 4
    with pytest.raises(BadOption, match=r"15 cards; 18 are dealt \(O-3\.17\)"):
        GAME.new({"players": 5, "chronicle": text}, 1)


def test_o_3_15_a_relic_deck_too_small_for_the_reliquary() -> None:
    text = by_hand(relics=chronicles.teaching().relics[:3])
    with pytest.raises(BadOption, match=r"O-3\.15"):
        GAME.new({"players": 3, "chronicle": text}, 1)
