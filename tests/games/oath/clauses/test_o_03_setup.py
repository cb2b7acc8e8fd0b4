"""O-3: setting up a first game, the teaching game, and a game from a chronicle."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.things import IDS, NUMBER, SITE
from bailiwick.games.oath.chronicle import world as chronicles
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.state import OathState
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng


def new(players: int = 4, seed: int = 1, **options: object) -> OathState:
    return GAME.new({"players": players, **options}, seed)


def recorded(oath: int = 0, citizens: int = 0) -> chronicles.Chronicle:
    """The teaching game's world, as if it had been saved with another Oath or other Citizens."""
    c = chronicles.teaching()
    c.oath = oath
    c.citizens = citizens
    return c


def test_o_3_1_sites_lie_in_their_slots_with_what_is_attached() -> None:
    data = GAME.to_json(new(chronicle="teaching"))
    assert data["map"]["cradle-1"]["site"] == "plains"
    assert data["map"]["cradle-1"]["cards"] == ["longbows"]
    assert data["map"]["provinces-1"]["relics"] == ["ivory_eye"]
    assert data["map"]["hinterland-1"]["site"] == "rocky_coast"


def test_o_3_2_round_and_visions() -> None:
    s = new()
    assert s.round == 1
    assert GAME.to_json(new(3, chronicle=chronicles.write(recorded(2))))["oath"] == "devotion"


@pytest.mark.parametrize(("players", "bank"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_o_3_5_favor_in_the_banks(players: int, bank: int) -> None:
    assert new(players).banks == [bank] * 6


def test_o_3_3_favor_in_all_is_thirty_six() -> None:
    s = new()
    assert sum(s.banks) + sum(s.favor) + s.shared + s.banner_tokens[0] == 36


def test_o_3_4_one_token_on_each_banner() -> None:
    s = new()
    assert s.banner_tokens == [1, 1]
    assert not s.mob


def test_o_3_7_the_chancellor_has_the_scepter() -> None:
    s = new()
    assert s.scepter_holder() == 0
    assert not s.scepter_taken


def test_o_3_8_citizens_stay_citizens() -> None:
    s = new(3, chronicle=chronicles.write(recorded(citizens=0b10)))
    data = GAME.to_json(s)
    assert data["seats"]["red"]["role"] == "citizen"
    assert data["seats"]["blue"]["role"] == "exile"


def test_o_3_9_everybody_has_seven_supply() -> None:
    assert new().supply[:4] == [7, 7, 7, 7]


def test_o_3_10_the_empires_first_forces() -> None:
    s = new()
    assert (s.favor[0], s.secrets[0], s.board[0]) == (2, 1, 3)
    assert s.garrison == [2, 0, 1, 0, 0, 1, 0, 0]
    assert s.stock[0] == 24 - 3 - 4


def test_o_3_10_a_ruin_draws_no_warband() -> None:
    """G-98: only faceup sites with a denizen or an intact edifice."""
    c = recorded()
    c.lands[2].cards = bytes([NUMBER["forest_temple"]])
    c.lands[5].cards = bytes([NUMBER["bandit_rampart"]])
    s = new(3, chronicle=chronicles.write(c))
    assert s.garrison[0] == 2
    assert s.garrison[2] == 1
    assert s.garrison[5] == 0
    assert s.stock[0] == 18


def test_o_3_11_banners_of_the_oath() -> None:
    people = GAME.to_json(new(3, chronicle=chronicles.write(recorded(1))))
    devotion = GAME.to_json(new(3, chronicle=chronicles.write(recorded(2))))
    assert people["banners"]["peoples_favor"] == {"holder": "purple", "tokens": 1}
    assert not people["mob"]
    assert devotion["banners"]["darkest_secret"]["holder"] == "purple"
    assert devotion["banners"]["peoples_favor"]["holder"] is None


def test_o_3_12_the_chancellor_is_oathkeeper() -> None:
    s = new()
    assert s.oathkeeper == 0
    assert not s.usurper


def test_o_3_13_what_the_others_start_with() -> None:
    s = new(3, chronicle=chronicles.write(recorded(citizens=0b10)))
    for seat in (1, 2):
        assert (s.favor[seat], s.secrets[seat], s.board[seat]) == (1, 1, 3)
    assert s.stock[1] == 14  # a Citizen's are purple
    assert s.stock[2] == 11
    assert s.stock[0] == 24 - 4 - 3 - 3


def test_o_3_13_citizens_get_what_the_empires_sites_leave() -> None:
    """Eight settled sites and five Citizens want 27 of the 24 purple warbands: the last Citizen gets none (O-1.12)."""
    c = recorded(citizens=0b111110)
    settlers = [NUMBER[id] for id in ("alchemist", "fire_talkers", "garrison", "errand_boy", "inquisitor")]
    c.deck = bytes([card for card in c.deck if card not in settlers])
    for land in c.lands:
        land.up = True
        land.cards = land.cards or bytes([settlers.pop()])
    s = new(6, chronicle=chronicles.write(c))
    assert s.garrison == [2, 1, 1, 1, 1, 1, 1, 1]
    assert s.board == [3, 3, 3, 3, 3, 0]
    assert s.stock == [0, 14, 14, 14, 14, 14]


def test_o_3_14_reveal_prompts_of_faceup_sites() -> None:
    c = recorded()
    c.lands[0].site, c.lands[4].site = NUMBER["salt_flats"] - SITE, NUMBER["plains"] - SITE
    s = new(3, chronicle=chronicles.write(c))
    assert (s.site_favor[0], s.site_secrets[0]) == (2, 1)


def test_o_3_15_four_relics_in_the_reliquary() -> None:
    s = new(chronicle="teaching")
    assert GAME.to_json(s)["reliquary"] == {
        "brutal": "ring_of_devotion",
        "decadent": "whistle",
        "careless": "cracked_horn",
        "greedy": "obsidian_cage",
    }
    assert len(s.relic_deck) == 15


def test_o_3_16_and_o_3_17_dealt_from_the_bottom() -> None:
    c = recorded()
    s = new(3, chronicle=chronicles.write(c))
    data = GAME.to_json(s)
    assert data["discards"] == {"cradle": ["ancient_binding"], "provinces": ["wayside_inn"], "hinterland": ["horse_archers"]}
    assert set(data["seats"]["purple"]["hand"]) == {"forest_paths", "wolves", "spirit_snare"}
    assert set(data["seats"]["red"]["hand"]) == {"animal_playmates", "key_to_the_city", "sleight_of_hand"}


def test_o_3_18_visions_drawn_by_players_count() -> None:
    c = recorded()
    visions = bytes([card for card in c.deck if card > 210])
    c.deck = c.deck[:3] + visions + bytes([card for card in c.deck[3:] if card <= 210])  # right above the three for the piles
    s = new(3, chronicle=chronicles.write(c))
    assert s.visions_drawn == 5


def test_o_3_19_pawns_and_first_advisers() -> None:
    match = Match(GAME, {"players": 3}, 7)
    assert match.game.to_json(match.state)["seats"]["purple"]["pawn"] == "cradle-1"  # the top of the Cradle
    kept = match.legal().actions[0]
    match.play(kept)
    match.play(match.legal().actions[0])
    assert len(match.game.to_json(match.state)["seats"]["purple"]["facedown"]) == 1
    assert {name.split()[1] for name in match.legal()} == {"cradle-1", "provinces-1", "hinterland-1"}
    assert match.why_not("site cradle-2") == "That site is not faceup. (O-3.19)"
    match.play("site provinces-1")
    before = len(match.game.to_json(match.state)["discards"]["hinterland"])
    match.play(match.legal().actions[0])
    match.play(match.legal().actions[0])
    assert len(match.game.to_json(match.state)["discards"]["hinterland"]) == before + 2  # Provinces discard to the Hinterland


def test_o_3_19_the_chancellor_is_not_asked_where_to_begin() -> None:
    """Both sites of the Cradle are faceup: it is the upper one."""
    c = recorded()
    c.lands[1].up = True
    s = new(3, chronicle=chronicles.write(c))
    assert s.pawn[0] == 0
    assert {name.partition(" ")[0] for name in (GAME.vocabulary.names[action] for action in GAME.legal(s, 0))} == {"card"}


def test_o_3_20_to_o_3_22_a_first_game() -> None:
    s = new(seed=3)
    data = GAME.to_json(s)
    assert data["oath"] == "supremacy"
    assert [data["map"][slot]["faceup"] for slot in data["map"]] == [True, False, True, False, False, True, False, False]
    assert len(data["map"]["provinces-1"]["relics"]) == 1
    assert len(s.archive) == 144 + 6
    in_play = len(s.deck) + 3 + 12
    assert in_play == 56
    assert not s.dispossessed


def test_o_3_22_the_deck_is_built_in_three_parts() -> None:
    deck = chronicles.first(Rng(5)).deck[::-1]
    assert sum(1 for card in deck[:12] if card > 210) == 2
    assert sum(1 for card in deck[12:30] if card > 210) == 3
    assert all(card <= 54 for card in deck[30:])


def test_o_3_23_the_teaching_game() -> None:
    data = GAME.to_json(new(chronicle="teaching"))
    assert [data["seats"][name]["pawn"] for name in data["seats"]] == ["cradle-1", "provinces-1", "provinces-1", "hinterland-1"]
    assert data["seats"]["yellow"]["facedown"] == ["a_small_favor"]
    assert data["discards"]["provinces"][:2] == ["spirit_snare", "wolves"]
    assert data["deck"][0] == "garrison"
    assert data["turn"] == "purple"
    with pytest.raises(BadOption, match="four players"):
        new(3, chronicle="teaching")


def test_o_3_24_alone_against_the_prince() -> None:
    s = new(1)
    assert s.seats == 2
    assert s.prince == 0
    with pytest.raises(BadOption, match="no seat"):
        new(6, prince="exile")


@pytest.mark.parametrize("oath", range(4))
def test_o_15_1_a_chronicle_reads_back(oath: int) -> None:
    c = recorded(oath, citizens=0b101010)
    c.name = "The Long Night"
    c.number = 300
    again = chronicles.read(chronicles.write(c))
    assert (again.name, again.number, again.oath, again.citizens) == (c.name, 300, oath, 0b101010)
    assert (again.deck, again.relics) == (c.deck, c.relics)
    assert [land.cards for land in again.lands] == [land.cards for land in c.lands]
    assert [land.up for land in again.lands] == [land.up for land in c.lands]


def test_o_15_2_facedown_sites_and_ruins() -> None:
    c = recorded()
    c.lands[2].cards = bytes([NUMBER["bandit_rampart"]])
    text = chronicles.write(c)
    assert chronicles.read(text).lands[2].cards == c.lands[2].cards
    assert chronicles.read(text).lands[1].up is False


@pytest.mark.parametrize("text", ["0303", "030301zz", "nothing of the kind"])
def test_o_15_1_what_is_no_chronicle_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="chronicle"):
        new(3, chronicle=text)


def test_o_15_3_nothing_is_there_twice() -> None:
    c = recorded()
    c.dispossessed = c.deck[:1]
    with pytest.raises(BadOption, match="twice"):
        chronicles.read(chronicles.write(c))


def test_o_3_6_the_chancellor_sits_first_and_begins() -> None:
    s = new(5)
    assert GAME.to_json(s)["seats"]["purple"]["role"] == "chancellor"
    assert s.turn == 0


def test_o_3_17_three_cards_each_from_the_bottom_in_turn_order() -> None:
    c = recorded()
    bottom_up = list(c.deck[3:])  # the three for the piles lie below
    s = new(5, chronicle=chronicles.write(c))
    for seat in range(5):
        assert sorted(s.hands[seat]) == sorted(bottom_up[3 * seat : 3 * seat + 3])
    assert s.deck == c.deck[3 + 15 :]


def test_o_3_18_what_lies_in_the_piles_was_not_drawn() -> None:
    """R-11."""
    c = recorded()
    visions = bytes([card for card in c.deck if card > 210])
    c.deck = visions[:3] + bytes([card for card in c.deck if card <= 210]) + visions[3:]
    assert new(3, chronicle=chronicles.write(c)).visions_drawn == 0


def test_o_3_21_the_sites_of_a_first_game() -> None:
    data = GAME.to_json(new(seed=9))["map"]
    up = {slot: (page["site"], page["cards"], len(page["relics"])) for slot, page in data.items() if page["faceup"]}
    assert up == {
        "cradle-1": ("plains", ["longbows"], 0),
        "provinces-1": ("mountain", ["taming_charm"], 1),
        "hinterland-1": ("rocky_coast", ["elders"], 0),
    }
    assert all(page["cards"] == [] and page["relics"] == [] for page in data.values() if not page["faceup"])


def test_r_6_two_warbands_at_the_topmost_faceup_site_of_the_cradle() -> None:
    c = recorded()
    c.lands[0].up, c.lands[1].up = False, True
    c.lands[0].cards = b""
    s = new(3, chronicle=chronicles.write(c))
    assert s.garrison[:2] == [0, 2]
    assert s.pawn[0] == 1


def test_r_10_facedown_sites_are_random_except_in_the_teaching_game() -> None:
    def hidden(seed: int, chronicle: str) -> list[str]:
        data = GAME.to_json(new(seed=seed, chronicle=chronicle))["map"]
        return [page["site"] for page in data.values() if not page["faceup"]]

    assert hidden(1, "first") != hidden(2, "first")
    teaching = ["lush_coast", "buried_giant", "salt_flats", "wastes", "great_slum"]
    assert hidden(1, "teaching") == hidden(2, "teaching") == teaching


def test_r_11_visions_laid_into_the_piles_do_not_count() -> None:
    c = recorded()
    visions = bytes([card for card in c.deck if card > 210])
    others = bytes([card for card in c.deck if card <= 210])
    c.deck = visions[:3] + others[:2] + visions[3:4] + others[2:] + visions[4:]
    assert new(3, chronicle=chronicles.write(c)).visions_drawn == 1


def test_r_101_the_prince_with_any_number_of_others() -> None:
    for players in range(1, 6):
        for role, seat in (("chancellor", 0), ("exile", players)):
            s = new(players, prince=role)
            assert (s.seats, s.prince) == (players + 1, seat)


def test_r_105_the_relics_of_the_teaching_game() -> None:
    data = GAME.to_json(new(chronicle="teaching"))
    assert list(data["reliquary"].values()) == ["ring_of_devotion", "whistle", "cracked_horn", "obsidian_cage"]
    assert data["relic_deck"][:3] == ["cursed_cauldron", "book_of_records", "grand_mask"]
    assert data["relic_deck"][11] == "truthful_harp"  # the sixteenth of them all


def test_r_108_colours_go_with_seats() -> None:
    """Each colour has the side that was recorded for it."""
    s = new(6, chronicle=chronicles.write(recorded(citizens=0b100100)))
    roles = [page["role"] for page in GAME.to_json(s)["seats"].values()]
    assert roles == ["chancellor", "exile", "citizen", "exile", "exile", "citizen"]


def test_r_109_where_favor_is_short_the_sites_further_up_come_first() -> None:
    """Six players leave four favor: three for the Mine, one for the Salt Flats."""
    c = recorded()
    c.lands[0].site, c.lands[4].site = NUMBER["mine"] - SITE, NUMBER["plains"] - SITE
    c.lands[2].site = NUMBER["salt_flats"] - SITE
    c.lands[4].site = NUMBER["mountain"] - SITE
    s = new(6, chronicle=chronicles.write(c))
    assert (s.site_favor[0], s.site_favor[2], s.shared) == (3, 1, 0)
    assert s.site_secrets[2] == 1


def test_o_15_3_decks_in_their_order() -> None:
    """The world deck from its top, the relic deck with the last on top."""
    c = recorded()
    c.dispossessed = bytes([NUMBER["alchemist"]])
    c.deck = bytes([card for card in c.deck if card != NUMBER["alchemist"]])
    text = chronicles.write(c)
    deck = "".join(f"{card - 1:02X}" for card in reversed(c.deck))
    assert f"{len(c.deck):02X}{deck}01{NUMBER['alchemist'] - 1:02X}" in text
    assert text.endswith("".join(f"{relic - NUMBER['sticky_fire'] + 218:02X}" for relic in c.relics))


@pytest.mark.parametrize(
    ("id", "code"),
    [
        ("longbows", NUMBER["longbows"] - 1),
        ("sprawling_rampart", 198),
        ("bandit_rampart", 199),
        ("ancient_forge", 208),
        ("vision_of_sanctuary", 210),
        ("vision_of_rebellion", 211),
        ("conspiracy", 212),
        ("vision_of_faith", 213),
        ("vision_of_conquest", 214),
    ],
)
def test_o_15_4_codes_of_cards(id: str, code: int) -> None:
    assert IDS[chronicles.card_of(code)] == id


def test_o_15_4_codes_of_sites_relics_and_nothing_else() -> None:
    assert (IDS[SITE], IDS[SITE + 4], IDS[SITE + 22]) == ("mine", "plains", "the_hidden_place")
    assert (IDS[chronicles.relic_of(218)], IDS[chronicles.relic_of(237)]) == ("sticky_fire", "dragonskin_drum")
    with pytest.raises(BadOption, match=r"O-15\.4"):
        chronicles.relic_of(238)
    with pytest.raises(BadOption, match=r"O-15\.4"):
        chronicles.card_of(215)
    c = recorded()
    used = c.deck + c.dispossessed + b"".join(land.cards for land in c.lands)
    assert set(c.archive()) == (set(range(1, 199)) | set(range(199, 211, 2))) - set(used)  # whatever is nowhere else


@pytest.mark.parametrize(("seat", "bit"), [(1, "01"), (2, "02"), (3, "08"), (4, "04"), (5, "10")])
def test_o_15_1_the_mask_of_citizens(seat: int, bit: str) -> None:
    """White comes before yellow there."""
    text = chronicles.write(recorded(citizens=1 << seat))
    assert text[:18] == f"03030100010000{bit}00"


def test_o_15_2_a_facedown_site_has_24_added() -> None:
    text = chronicles.write(recorded())
    lush_coast, plains = NUMBER["lush_coast"] - SITE, NUMBER["plains"] - SITE
    sites = text[24:]  # behind version, number, name, an unused byte, Citizens, Oath and the legacy digits
    assert sites[:2] == f"{plains:02X}"
    assert sites[8:16] == f"{lush_coast + 24:02X}FFFFFF"
