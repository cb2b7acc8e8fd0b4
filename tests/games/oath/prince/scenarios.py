"""The worked scenarios of the Clockwork Prince in golden.yaml: how each kind is set up and what is compared."""

from __future__ import annotations

from collections.abc import Callable

from bailiwick.games.oath.campaign.war import TARGET_RELIC
from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.prince.aims import ready
from bailiwick.games.oath.prince.cards import PRINCE_SEARCH
from bailiwick.games.oath.prince.knowing import can_pay_people
from bailiwick.games.oath.prince.mind import CAMPAIGN_SITES, TRAVEL_FAVOR
from bailiwick.games.oath.prince.peace import FOR_FAVOR, FOR_SECRETS, muster, recover_people, trade, travel_for
from bailiwick.games.oath.prince.threat import assess
from bailiwick.games.oath.prince.turn import PRINCE_ENDS
from bailiwick.games.oath.prince.war import PRINCE_ATTACKS
from tests.games.oath.prince.court import court, do, go_on, mind, stand_at
from tests.games.oath.table import Page, Table

CARDS = {"order": ["keep", "longbows", "scouts"], "hearth": ["wayside_inn"], "arcane": ["dazzle"]}
OATH_SPACES = {"sites": "oath_supremacy", "relics": "oath_protection", "secret": "oath_devotion", "people": "oath_people"}


def follow(t: Table, done: bool) -> Table:
    assert done
    t.s.turn = t.s.prince
    return go_on(t)


def prince_trade(given: Page, expected: Page) -> None:
    supply = {suit: list(ids) for suit, ids in CARDS.items()}
    cards = [(supply[card["suit"]].pop(0), card["empty"]) for card in given["cards"]]
    on = {id: {"secrets": 1} for id, empty in cards if not empty}
    site = {"site": "plains", "cards": [id for id, _empty in cards]}
    t = court(given["friends"], given["conspirators"], cradle_1=site, banks=given["banks"], on_things=on)
    follow(t, trade(t.s, (FOR_FAVOR if given["favor"] else 0) | (FOR_SECRETS if given["secrets"] else 0)))
    assert (t.purple["favor"], t.purple["secrets"]) == (expected["favor"], expected["secrets"])


def battle_ready(given: Page, expected: Page) -> None:
    """Targets with 3 dice: red's site and a relic worth 2; 4 warbands: 3 there and 1 on the board; the plan: Longbows."""
    assert (given["plan_dice"], given["target_dice"], given["force"]) == (1, 3, 4)
    changes: Page = {"oathkeeper": "red", "usurper": True, "oath": "devotion"} if "defender_title_dice" in given else {}
    t = court(
        purple={"warbands": given["board"]},
        red={"pawn": "provinces-1", "warbands": 1, "relics": ["sticky_fire"]},
        cradle_1={"cards": ["longbows"], "warbands": 1, "colour": "purple"},
        provinces_1={"warbands": 3, "colour": "red"},
        **changes,
    )
    assert ready(t.s, 2, 1, [2, TARGET_RELIC + NUMBER["sticky_fire"]]) == expected["ready"]


def prince_placement(given: Page, expected: Page) -> None:
    assert given["targeted_sites"] == 2
    sites: Page = {"provinces_1": {"warbands": 1, "colour": "red"}, "provinces_2": {"warbands": 1, "colour": "red"}}
    t = court(purple={"warbands": given["force"], "pawn": "provinces-1"}, oath="devotion", **sites)
    t.wish(attack="S" * given["force"], defense="BB")
    do(t, PRINCE_ATTACKS, CAMPAIGN_SITES)
    placed = (t.provinces_1["warbands"], t.provinces_2["warbands"], t.purple["warbands"])
    assert placed == (expected["site_1"], expected["site_2"], expected["board"])


# ---------------------------------------------------------------- told in words


def threat(given: Page, expected: Page) -> None:
    changes: Page = {"oath": given["oath"], "oathkeeper": "red", "round": given.get("round", 4)}
    if "citizen_blue" in given:
        assert given["citizen_blue"] == "holds the Darkest Secret"
        banners = {"darkest_secret": {"holder": "blue"}, "peoples_favor": {"holder": "red"}}
        changes |= {"blue": {"role": "citizen"}, "banners": banners, "usurper": True}
    t = stand_at(court(**changes), given["current_space"])
    assess(t.s)
    page = mind(t)
    assert (page["threat"], page["goal"]) == (expected["threat"].partition("_")[2], expected["quadrant"])
    moved = expected["markers_move_to"]
    assert page["current"] == (given["current_space"] if moved == "none" else moved)


def mustering(given: Page, expected: Page) -> None:
    site = {"site": "plains", "cards": CARDS["order"][: given["empty_cards"]]}
    t = court(purple={"favor": given["board_favor"]}, mind={"ambition": given["ambition"]}, cradle_1=site)
    t.s.stock[0] = given["stock"]
    follow(t, muster(t.s))
    assert sum(page["favor"] for page in t.data["on_things"].values()) == expected["favor_placed"]
    assert (t.purple["warbands"], t.purple["favor"]) == (expected["warbands"], expected["board_favor"])
    assert mind(t)["ambition"] == expected["ambition"]


def recovering(given: Page, expected: Page) -> None:
    banners = {"peoples_favor": {"holder": "blue", "tokens": given["peoples_favor"]}}
    t = court(
        purple={"favor": given["board_favor"]}, mind={"ambition": given["ambition"]}, banners=banners, mob=given["side"] == "mob"
    )
    before = t.data["banks"]
    assert can_pay_people(t.s) == expected["can_pay"]
    follow(t, recover_people(t.s))
    assert t.data["banners"]["peoples_favor"] == {"holder": "purple", "tokens": expected["peoples_favor"]}
    assert expected["paid"] == expected["peoples_favor"]
    assert (t.purple["favor"], mind(t)["ambition"]) == (expected["board_favor"], expected["ambition"])
    assert t.data["mob"] == (expected["side"] == "mob")
    assert [suit for suit, n in t.data["banks"].items() if n > before[suit]] == expected["dealt_to_banks"]


def travelling(given: Page, expected: Page) -> None:
    assert given["action"] == "Travel to most favor"
    t = court(banks=given["banks"])
    where = t.purple["pawn"]
    follow(t, travel_for(t.s, TRAVEL_FAVOR))
    assert (t.purple["pawn"] != where) == expected["travels"]
    assert t.purple["favor"] == expected["favor_gained"]
    assert t.data["banks"][expected["from_bank"]] == given["banks"][expected["from_bank"]] - 1


def searching(given: Page, expected: Page) -> None:
    """None may be chosen: all are of suits on the other side of the chart."""
    t = court(friends={"beast": 1, "nomad": 1}, mind={"tactics": given["tactics"]}, deck=["wolves", "elders", "errand_boy"])
    do(stand_at(t, OATH_SPACES[given["quadrant"]]), PRINCE_SEARCH)
    assert (t.purple["warbands"], t.purple["secrets"]) == (expected["warbands"], expected["secrets"])
    assert mind(t)["tactics"] == expected["tactics"]


def joining(given: Page, expected: Page) -> None:
    """Blue would meet the Successor goal of Devotion: the Grand Scepter."""
    assert given["blue_would_meet_successor_goal"]
    t = court(
        oathkeeper=given["threat"],
        oath="devotion",
        mind={"threat": given["threat"], "goal": "secret"},
        purple={"relics": []},
        blue={"relics": ["the_grand_scepter"]},
    )
    bottom = t.data["relic_deck"][-1]
    do(t, PRINCE_ENDS)
    assert t.seat == expected["asked"][0]
    assert expected["sees"] == "bottom relic of the relic deck"
    assert t.data["seen"][bottom] == expected["asked"]
    t.play("accept")
    assert expected["if_accepts"] == "red becomes a Citizen with that relic"
    assert (t.red["role"], t.red["relics"]) == ("citizen", [bottom])
    assert t.step == "act"  # nobody else is asked


TOLD: dict[str, Callable[[Page, Page], None]] = {
    "assess threat": threat,
    "muster": mustering,
    "recover": recovering,
    "resolve": travelling,
    "search and play": searching,
    "clean-up": joining,
}
KINDS: dict[str, Callable[[Page, Page], None]] = {
    "prince_trade": prince_trade,
    "battle_ready": battle_ready,
    "prince_placement": prince_placement,
}
