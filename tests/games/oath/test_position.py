"""Positions in files: defaults, what follows from the rest, and complaints that name the place."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.game import GAME
from bailiwick.kernel.errors import BadPosition
from tests.games.oath.battles import against_blue, bandits
from tests.games.oath.counting import check_favor, check_warbands
from tests.games.oath.table import SITES, Table


def written() -> dict[str, Any]:
    return Table(red={"facedown": ["wolves"]}).data


def by_hand(**more: Any) -> dict[str, Any]:
    """As little as a person must write."""
    sites = {slot: {"site": site} for slot, site in SITES.items()}
    seats = {"purple": {"pawn": "cradle-1", "relics": ["the_grand_scepter"]}, "red": {"pawn": "cradle-1"}}
    return {"players": 2, "map": sites, "seats": seats, **more}


def change(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    *way, last = path.split("/")
    page = data
    for key in way:
        page = page[key]
    page[last] = value
    return data


# ---------------------------------------------------------------- what may be left out


def test_what_is_left_out_is_somewhere_sensible() -> None:
    data = GAME.to_json(GAME.from_json(by_hand()))
    assert data["waiting"] == ["purple"]
    check_favor(data)
    check_warbands(data)
    assert len(data["archive"]) == 198 + 6
    assert len(data["site_deck"]) == 23 - 8
    assert data["seats"]["purple"]["role"] == "chancellor"
    assert data["seats"]["red"]["role"] == "exile"
    assert all(page["supply"] == 7 for page in data["seats"].values())
    assert (data["oath"], data["oathkeeper"], data["round"]) == ("supremacy", "purple", 1)


def test_banks_and_stocks_follow_from_the_rest() -> None:
    data = by_hand()
    data["seats"]["red"] |= {"favor": 4, "warbands": 3}
    data["map"]["cradle-2"] |= {"warbands": 2, "colour": "red"}
    data = GAME.to_json(GAME.from_json(data))
    assert data["shared"] == 36 - 6 * 3 - 4 - 1
    assert data["stock"]["red"] == 14 - 5


def test_tokens_that_are_left_out_are_none() -> None:
    data = GAME.to_json(GAME.from_json(by_hand(on_things={"keep": {"secrets": 1}, "elders": {"favor": 2}})))
    assert data["on_things"] == {"keep": {"favor": 0, "secrets": 1}, "elders": {"favor": 2, "secrets": 0}}


def test_in_a_new_game_nothing_is_going_on() -> None:
    """As where a position leaves it out."""
    data = GAME.to_json(GAME.new({"players": 3}, 1))
    action = data.pop("action")
    assert action["end_die"] == 0
    assert GAME.to_json(GAME.from_json(data))["action"] == action


def test_in_a_new_game_the_prince_has_done_nothing() -> None:
    board = GAME.to_json(GAME.new({"players": 2, "prince": "chancellor"}, 1))["clockwork"]
    assert (board["taken"], board["allowed"], board["visited"], board["awake"]) == (0, 0, [], False)


def test_a_facedown_adviser_is_known_to_its_owner() -> None:
    data = by_hand()
    data["seats"]["red"]["facedown"] = ["wolves"]
    assert GAME.to_json(GAME.from_json(data))["seen"] == {"wolves": ["red"]}


def test_whose_turn_it_is_acts() -> None:
    s = GAME.from_json(by_hand(turn="red", oath="people"))
    assert GAME.to_json(s)["waiting"] == ["red"]
    assert GAME.why_not(s, 1, GAME.vocabulary.parse("travel cradle-2")) is None


def test_what_was_written_is_read_back_whole() -> None:
    t = Table(
        players=4,
        red={"facedown": ["wolves"], "secrets": 2, "facedown_secrets": 1, "vision": "vision_of_faith"},
        blue={"role": "citizen", "warbands": 2},
        provinces_1={"cards": ["elders"], "relics": ["cup_of_plenty"], "warbands": 2, "colour": "red"},
        on_things={"elders": {"secrets": 1}},
        discards={"cradle": ["keep", "tents"]},
        banners={"darkest_secret": {"holder": "blue", "tokens": 3}},
    ).play("search world")
    assert GAME.to_json(GAME.from_json(t.data)) == t.data


def test_in_the_middle_of_a_campaign_too() -> None:
    t = Table(oath="devotion", red={"warbands": 3}, provinces_1={"warbands": 2, "colour": "blue"}).play("campaign blue", "done")
    again = GAME.from_json(t.data)
    assert GAME.to_json(again) == t.data
    assert GAME.legal(again, 1) == GAME.legal(t.s, 1)


# ---------------------------------------------------------------- what a seat sees


def forces_shown(t: Table) -> dict[str, dict[str, int]]:
    """As everybody sees them, spectators too."""
    pages = [GAME.view_json(GAME.mask(t.s, seat), seat)["campaign"]["forces"] for seat in (-1, 0, 1, 2)]
    assert all(page == pages[0] for page in pages)
    found: dict[str, dict[str, int]] = pages[0]
    return found


def test_a_campaign_shows_the_dice_so_far_while_targets_are_declared() -> None:
    """The same number that the prompt tells."""
    t = against_blue(blue={"warbands": 3, "pawn": "provinces-1"}).play("campaign blue")
    dice = []
    for action in ("target-pawn", "done"):
        view = GAME.view_json(GAME.mask(t.s, 1), 1)
        dice.append(view["campaign"]["defense_dice"])
        assert str(dice[-1]) in GAME.prompt(t.s, 1, "en")
        t.play(action)
    dice.append(GAME.view_json(GAME.mask(t.s, 1), 1)["campaign"]["defense_dice"])
    assert dice[0] > 0
    assert dice[0] < dice[1] == dice[2]


def test_a_campaign_shows_the_forces_of_both_sides_and_where_they_stand() -> None:
    t = against_blue(blue={"warbands": 3, "pawn": "hinterland-1"}).play("campaign blue")
    assert forces_shown(t) == {
        "attack": {"boards": 5, "sites": 0, "bandits": 0},
        "defense": {"boards": 0, "sites": 2, "bandits": 0},  # far from the battle a board doesn't count
    }
    t = against_blue(blue={"warbands": 3, "pawn": "provinces-1"}).play("campaign blue", "target-pawn")
    assert forces_shown(t)["defense"] == {"boards": 3, "sites": 2, "bandits": 0}


def test_everybody_sees_a_banner_that_is_a_target() -> None:
    t = against_blue(blue={"warbands": 1, "pawn": "provinces-1"}, banners={"peoples_favor": {"holder": "blue", "tokens": 2}})
    t.play("campaign blue", "target-banner peoples_favor")
    for seat in (-1, 0, 1, 2):
        assert GAME.view_json(GAME.mask(t.s, seat), seat)["campaign"]["targets"] == t.data["campaign"]["targets"]


def test_bandits_are_counted_as_their_chief_counts_them() -> None:
    t = bandits().play("campaign bandits")
    assert forces_shown(t)["defense"] == {"boards": 0, "sites": 0, "bandits": 1}
    t = bandits(cradle_1={"cards": ["bandit_chief"]}).play("campaign bandits")
    assert forces_shown(t)["defense"]["bandits"] > 1


def test_warbands_that_join_from_a_site_are_in_the_attack() -> None:
    captains = {"cards": ["captains"], "warbands": 4, "colour": "red"}
    t = Table(oath="devotion", red={"favor": 1, "warbands": 5}, blue={"pawn": "cradle-2"}, cradle_2=captains)
    t.play("use captains", "site cradle-2", "campaign blue")
    assert forces_shown(t)["attack"] == {"boards": 5, "sites": 4, "bandits": 0}


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("game", "tyrants", "game: 'tyrants' is another game"),
        ("schema", 9, "schema: 9 is not the schema"),
        ("players", 9, "players: 9 is not a whole number"),
        ("oath", "silence", "oath: 'silence' is not an Oath"),
        ("round", 9, "round: 9"),
        ("map/cradle-1/site", "atlantis", "map.cradle-1.site: 'atlantis' is not a site"),
        ("map/cradle-1/site", "river", "map: a site is on the map twice"),
        ("map/cradle-1/warbands", 3, "map.cradle-1.colour: is missing"),
        ("map/cradle-1/cards", ["vision_of_faith"], "map.cradle-1.cards: 'vision_of_faith' is a Vision"),
        ("map/cradle-1/cards", ["cup_of_plenty"], r"map.cradle-1.cards\[0\]: 'cup_of_plenty' is not a card"),
        ("map/cradle-1/cards", ["forest_temple", "ruined_temple"], "map.cradle-1.cards: 'ruined_temple' is the other side"),
        ("map/cradle-1/relics", ["wolves"], r"map.cradle-1.relics\[0\]: 'wolves' is not a relic"),
        ("map/cradle-1/discarded_here", ["fish"], r"map.cradle-1.discarded_here\[0\]: 'fish' is not a suit"),
        ("seats/red/supply", 8, "seats.red.supply: 8"),
        ("seats/red/role", "chancellor", "only purple, is the Chancellor"),
        ("seats/red/pawn", "atlantis", "seats.red.pawn: 'atlantis' is not a place on the map"),
        ("seats/red/advisers", ["wolves"], "'wolves' is in the position 2 times"),
        ("seats/red/advisers", ["sprawling_rampart"], "seats.red.advisers: 'sprawling_rampart' is not a denizen"),
        ("seats/red/facedown", ["sprawling_rampart"], "seats.red.facedown: 'sprawling_rampart' is an edifice"),
        ("seats/red/warbands", 20, "20 warbands of red are more"),
        ("seats/red/favor", 30, "favor in all are more than the 36"),
        ("seats/red/vision", "keep", "'keep' is not a Vision"),
        ("seats/red/vision", "conspiracy", "seats.red.vision: the Conspiracy never lies there"),
        ("seats/purple/vision", "vision_of_faith", "seats.purple.vision: only Exiles reveal Visions"),
        ("seats/blue/relics", ["the_grand_scepter"], "'the_grand_scepter' is in the position 2 times"),
        ("seats/blue/hat", "green", "'hat' is not known here"),
        ("roles_unused", ["exile"], "roles_unused"),
        ("relic_deck", ["map"], "'map' is in the position 2 times"),
        ("archive", ["wolves"], "archive: 'wolves' is somewhere else too"),
        ("site_deck", ["river"], "site_deck: 'river' is somewhere else too"),
        ("discards/cradle", ["map"], r"discards.cradle\[0\]: 'map' is not a card"),
        ("banners/peoples_favor/tokens", 0, "banners.peoples_favor.tokens: 0"),
        ("banners/peoples_favor/holder", "bandits", "banners.peoples_favor.holder: 'bandits' is not a seat"),
        ("reliquary/brutal", "wolves", "'wolves' is not a relic"),
        ("reliquary/brutal", "the_grand_scepter", "reliquary.brutal: 'the_grand_scepter' is not a relic"),
        ("on_things", {"bogus": {"favor": 1}}, "on_things.bogus: 'bogus' is not a card or relic"),
        ("caged", {"red": 15}, "15 warbands of red are more"),
        ("prophesied", "keep", "prophesied: 'keep' is not a Vision"),
        ("seen", {"wolves": ["green"]}, r"seen.wolves\[0\]: 'green' is not a seat"),
        ("victory", "magic", "victory: 'magic' is not a way to win"),
        ("legacy/vow", "silence", "legacy.vow: 'silence' is not an Oath"),
        ("chronicle", "once upon a time", "chronicle: .* of the chronicle's text is no hexadecimal number"),
        ("promises", [{"by": "bandits", "to": "red", "what": "peace", "due": 2}], r"promises\[0\].by: 'bandits' is not a seat"),
        ("stack", [["turns", 1, 0], ["declare", 0, 0]], "stack: nothing can be decided by red"),
        ("nonsense", 1, "'nonsense' is not known here"),
    ],
)
def test_what_can_not_be_is_refused_with_the_place(path: str, value: Any, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        GAME.from_json(change(written(), path, value))


@pytest.mark.parametrize("what", [{"warbands": 1, "colour": "red"}, {"cards": ["elders"]}, {"relics": ["cup_of_plenty"]}])
def test_a_facedown_site_is_empty(what: dict[str, Any]) -> None:
    data = by_hand()
    data["map"]["cradle-2"] |= {"faceup": False, **what}
    with pytest.raises(BadPosition, match=r"map\.cradle-2: a facedown site has no"):
        GAME.from_json(data)


def test_everybody_stands_somewhere() -> None:
    data = by_hand()
    del data["seats"]["red"]["pawn"]
    with pytest.raises(BadPosition, match=r"seats\.red\.pawn: once the game has begun"):
        GAME.from_json(data)


def test_the_map_must_be_given() -> None:
    data = by_hand()
    del data["map"]["hinterland-3"]
    with pytest.raises(BadPosition, match=r"map\.hinterland-3"):
        GAME.from_json(data)


# ---------------------------------------------------------------- stacks that make no sense

BELOW: list[list[Any]] = [["turns", 2, 0], ["rest", 0, 1]]
ACT: list[list[Any]] = [*BELOW, ["act", 1, 0]]
THERE = {slot: {"site": site} for slot, site in SITES.items()}
NONSENSE: list[tuple[str, dict[str, Any], str]] = [
    ("a step at the bottom", {"stack": [["act", 1, 0]]}, "stack[0]: 'act' never lies at the bottom of the stack."),
    ("turns upon turns", {"stack": [*ACT, ["turns", 1, 0]]}, "stack[3]: 'turns' lies only at the bottom of the stack."),
    ("a turn of nobody", {"stack": [["turns", 9, 0], *ACT[1:]]}, "stack[0][1]: next seat (x) of 'turns' is from 0 to 2, not 9."),
    (
        "a part that there is not",
        {"stack": [BELOW[0], ["rest", 7, 1], ACT[2]]},
        "stack[1][1]: next part (x) of 'rest' is from 0 to 3, not 7.",
    ),
    ("a register that is not used", {"stack": [*BELOW, ["act", 1, 3]]}, "stack[2][2]: y of 'act' is 0, not 3."),
    ("somebody else acts", {"stack": [*BELOW, ["act", 0, 0]]}, "stack[2]: whose turn it is acts, nobody else"),
    ("somebody else is asked", {"stack": ACT, "waiting": ["purple"]}, "waiting: 'act' asks red, nobody else."),
    ("a campaign that is none", {"stack": [*BELOW, ["fight", 1, 0], ACT[2]]}, "stack[2]: no campaign is under way."),
    ("a campaign that is a number", {"stack": ACT, "campaign": 255}, "campaign: an object is needed here."),
    ("a deal that is none", {"stack": [*BELOW, ["exchange", 0, 0], ACT[2]]}, "stack[2]: no deal is being made."),
    ("a power of nobody", {"stack": [*BELOW, ["end_power", 0, 0], ACT[2]]}, "action.powers: 1 powers are being resolved"),
    (
        "another card's power",
        {"stack": [*BELOW, ["end_power", 0, 0], ["wolves.0", 0, 0], ACT[2]], "action": {"powers": [1, 1, 0, 0, 0, 0]}},
        "stack[3]: this belongs to 'wolves', but",
    ),
    (
        "a prince who does not play",
        {"stack": [*BELOW, ["prince_acts", 1, 0], ACT[2]]},
        "stack[2]: the Clockwork Prince has no seat.",
    ),
    (
        "a permit for an Exile",
        {"stack": [*ACT, ["permit", 1, 1]], "waiting": ["purple"]},
        "stack[3]: a Citizen asks for warbands",
    ),
    (
        "warbands for an Exile",
        {"stack": [*ACT, ["share", 1, 0]]},
        "stack[3]: warbands are shared by two Imperial players at a site",
    ),
    ("a chronicle of no winner", {"stack": [["writing", 0, 0]]}, "stack"),
    (
        "a beginning that leaves somebody out",
        {"stack": [["turns", 0, 0], ["begin", 1, 0]], "seats": {"purple": {}, "red": {"pawn": "cradle-1", "hand": ["wolves"]}}},
        "stack[1]: whoever comes before has a place on the map",
    ),
    ("an adviser who is not there", {"stack": [*ACT, ["make_room", 1, 1]]}, "stack[3]: there are not so many advisers"),
    ("a card from an empty hand", {"stack": [*ACT, ["place", 1, 16], ["make_room", 1, 0]]}, "stack[3]: the first card in hand"),
    ("favor that nobody has", {"stack": [*ACT, ["deal_favor", 1, 30]]}, "stack[3]: what is paid is more than lies"),
    ("a banner for less", {"stack": [*ACT, ["deal_favor", 1, 0]]}, "stack[3]: what is paid is more than lies"),
    ("help for the People's Favor", {"stack": [*ACT, ["pay_banner", 1, 4]]}, "stack[3]: the bank adds only to the Darkest"),
    ("a phase of no powers", {"stack": [*ACT, ["phase_powers", 1, 5]]}, "stack[3]: y is Wake, Rest or"),
    ("a traveller who does not play", {"stack": [*ACT, ["guided", 14, 0]]}, "stack[3]: one seat sends another"),
    ("a sender who does not play", {"stack": [*ACT, ["send", 8 * 5 + 1, 0]]}, "stack[3]: one seat sends another"),
    ("a toll on the spot", {"stack": [*ACT, ["send", 1, 0], ["willing", 1, 0]]}, "stack[4]: no way leads there"),
    ("another pays the toll", {"stack": [*ACT, ["send", 0, 0], ["willing", 1, 3]]}, "stack[4]: the one who is sent is asked"),
    ("a way out of the map", {"stack": [*ACT, ["arrive", 1, 8]]}, "stack[3][2]: slot (y) of 'arrive' is from 0 to 7, not 8."),
    (
        "warbands at a facedown site",
        {"stack": [*ACT, ["move_in", 1, 1]], "map": {**THERE, "cradle-1": {**THERE["cradle-1"], "faceup": False}}},
        "stack[3]: warbands move in at faceup sites",
    ),
    ("sites without warbands", {"stack": [*ACT, ["move_in", 1, 6]]}, "stack[3]: there is a warband for each of the sites"),
    (
        "a site beyond the map",
        {"stack": [*ACT, ["move_in", 1, 1 << SLOTS]]},
        "stack[3][2]: slots to come (y) of 'move_in' is from 1 to",
    ),
    (
        "one player more",
        {"stack": [*ACT, ["end_power", 0, 0], ["dissent.0", 3, 1], ["act", 1, 0]], "action": {"powers": [1, 1, 0, 0, 0, 0]}},
        "stack[4][1]: seat (x) of 'dissent.0' is from 0 to 2, not 3.",
    ),
    (
        "a power used by one player more",
        {"stack": [*ACT, ["end_power", 0, 0], ["dissent.0", 1, 4], ["act", 1, 0]], "action": {"powers": [1, 1, 0, 0, 0, 0]}},
        "stack[4]: y is 1 + a seat in the game",
    ),
    ("a prince who is asked", {"stack": ACT, "prince": "red"}, "stack[2]: the Clockwork Prince takes his turn by himself"),
]


@pytest.mark.parametrize(("fields", "sentence"), [case[1:] for case in NONSENSE], ids=[case[0] for case in NONSENSE])
def test_a_stack_that_makes_no_sense_is_refused_at_any_depth(fields: dict[str, Any], sentence: str) -> None:
    assert GAME.from_json(by_hand(stack=ACT, turn="red", waiting=["red"])).seat == 1
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(by_hand(**{"turn": "red", "waiting": ["red"], **fields}))
    assert str(refusal.value).startswith(sentence)


@pytest.mark.parametrize(
    ("frame", "register", "value", "sentence"),
    [
        (4, 1, 9, "stack[4]: a campaign has a victor once it is decided"),
        (4, 1, 2, "stack[4]: what lies on it is of another part."),
        (5, 1, 4, "stack[5]: only who fights in this campaign uses battle plans"),
    ],
)
def test_a_campaign_that_has_come_too_far_is_refused(frame: int, register: int, value: int, sentence: str) -> None:
    t = against_blue(red={"advisers": ["longbows"], "favor": 1}).play("campaign blue", "done", "number 1")
    data = t.data
    data["stack"][frame][register] = value
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(data)
    assert str(refusal.value).startswith(sentence)


def test_with_a_stack_too_everybody_stands_somewhere() -> None:
    data = by_hand(stack=ACT, turn="red", waiting=["red"])
    del data["seats"]["purple"]["pawn"]
    with pytest.raises(BadPosition, match=r"seats\.purple\.pawn: once the game has begun"):
        GAME.from_json(data)
