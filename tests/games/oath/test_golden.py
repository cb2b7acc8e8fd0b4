"""The worked scenarios of golden.yaml, run as data: each kind is set up as a position and played.

How those told in words (`narrative`) are played stands in `narratives`, for the Clockwork Prince in `prince/scenarios`. Whatever
a scenario expects must have been looked at when it is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bailiwick.games.oath.catalogue.suits import SLOT_IDS, SUIT_IDS
from bailiwick.games.oath.catalogue.things import NUMBER, SUIT
from bailiwick.games.oath.chronicle.legacy import add_six, refill
from bailiwick.games.oath.chronicle.world import Land
from bailiwick.games.oath.goals import vision_met
from bailiwick.games.oath.pieces import seize_banner
from bailiwick.games.oath.steps.citizens import exile_cost
from bailiwick.games.oath.steps.search import search_price
from bailiwick.games.oath.steps.travel import price_of_travel
from bailiwick.kernel.rng import Rng
from tests.games.golden import check_complete, scenarios_beside
from tests.games.oath import narratives
from tests.games.oath.prince import scenarios
from tests.games.oath.table import Page, Table

SCENARIOS = scenarios_beside(__file__)
FIRST = {"cradle": "cradle-1", "provinces": "provinces-1", "hinterland": "hinterland-1"}
OTHER = {"cradle": "cradle-2", "provinces": "provinces-2", "hinterland": "hinterland-2"}
RELIQUARY = {"brutal": "map", "decadent": "whistle", "careless": "ivory_eye", "greedy": "grand_mask"}
HERE = "provinces-1"


def uncovered(space: str) -> dict[str, str]:
    return {id: relic for id, relic in RELIQUARY.items() if id != space}


def key(slot: str) -> str:
    return slot.replace("-", "_")


# ---------------------------------------------------------------- peace


def travel_cost(given: Page, expected: Page) -> None:
    origin, goal = FIRST[given["from"]], OTHER[given["to"]]
    seat, changes = "red", dict[str, Any]()
    if given.get("free") or (given.get("set") and given.get("add")):
        seat = "purple"  # the Decadent Chancellor
        changes["reliquary"] = uncovered("decadent")
    if given.get("set") == 1:
        changes |= {key(origin): {"site": "rocky_coast"}, key(goal): {"site": "lush_coast"}}
    elif given.get("set") == 2:
        changes[key(origin)] = {"site": "shrouded_wood"}
    elif given.get("add"):
        changes[key(origin)] = {"site": "charming_valley"}
    page = {"pawn": origin, "supply": given.get("supply_left", 7)}
    t = Table(turn=seat, **{seat: page}, **changes)
    legal = expected.get("legal", True)
    assert t.may(f"travel {goal}") == legal
    assert price_of_travel(t.s, t.s.seat, SLOT_IDS.index(goal)) == expected["supply"]
    if legal:
        assert page["supply"] - t.play(f"travel {goal}").data["seats"][seat]["supply"] == expected["supply"]


def muster(given: Page, expected: Page) -> None:
    site: Page = {"site": "river", "cards": ["wolves"]}
    if given["extra"]:
        site |= {"warbands": 1, "colour": "red"}
    out = 14 - given["bank"] - site.get("warbands", 0)
    advisers = ["rangers", "errand_boy"][: given["matching_advisers"]]
    far = {"warbands": out, "colour": "red"} if out else {}
    t = Table(red={"favor": 1, "pawn": HERE, "advisers": advisers}, provinces_1=site, hinterland_1={"site": "steppe", **far})
    t.play("muster wolves")
    assert t.red["warbands"] == expected["warbands"]
    assert t.data["on_things"]["wolves"]["favor"] == expected["favor_on_card"]
    assert 7 - t.red["supply"] == expected["supply"]


def trade(given: Page, expected: Page) -> None:
    advisers = ["rangers", "errand_boy", "birdsong"][: given["matching_faceup_advisers"]]
    facedown = ["rangers", "errand_boy", "birdsong"][: given.get("facedown_advisers", 0)]
    seat = "purple" if given.get("careless") else "red"
    page = {"pawn": HERE, "favor": 2, "secrets": 1, "advisers": advisers, "facedown": facedown}
    changes: Page = {"reliquary": uncovered("careless")} if given.get("careless") else {}
    t = Table(turn=seat, **{seat: page}, provinces_1={"cards": ["wolves"]}, banks={"beast": given.get("bank", 3)}, **changes)
    t.play(f"trade-{given['mode']} wolves")
    after = t.data["seats"][seat]
    if given["mode"] == "favor":
        assert after["favor"] - 2 == expected["gain"]
        assert t.data["on_things"]["wolves"]["secrets"] == expected["secrets_on_card"]
    else:
        assert after["secrets"] - 1 == expected["gain"]
        assert after["favor"] == expected.get("extra_favor", 0)
        assert t.data["on_things"]["wolves"]["favor"] == expected["favor_on_card"]


def search_cost(given: Page, expected: Page) -> None:
    seat = "purple" if given.get("greedy") else "red"
    changes: Page = {"reliquary": uncovered("greedy")} if given.get("greedy") else {}
    if given.get("holds_darkest_secret"):
        changes["banners"] = {"darkest_secret": {"holder": seat}}
    t = Table(
        turn=seat, **{seat: {"pawn": HERE}}, visions_drawn=given["visions_drawn"], discards={"provinces": ["elders"]}, **changes
    )
    action = "search world" if given["source"] == "world" else "search provinces"
    legal = expected.get("legal", True)
    assert t.may(action) == legal
    assert search_price(t.s, t.s.seat, 0 if given["source"] == "world" else 2) == expected["supply"]
    if legal:
        assert 7 - t.play(action).data["seats"][seat]["supply"] == expected["supply"]


def discard_region(given: Page, expected: Page) -> None:
    assert expected.get("order", "chosen by the player") == "chosen by the player"
    assert expected.get("facing", "down") == "down"
    for first, then in (("keep", "scryer"), ("scryer", "keep")):
        t = Table(red={"pawn": FIRST[given["pawn_region"]]}).play("search world", "card wolves", f"card {first}")
        assert t.data["discards"][expected["pile"]] == [then, first]  # the last laid is on top
        assert [t.data["seen"][card] for card in (first, then)] == [["red"], ["red"]]


def supply_refresh(given: Page, expected: Page) -> None:
    seat = "purple" if given["role"] == "chancellor" else "red"
    page: Page = {"supply": given["unspent"]}
    changes: Page = {}
    if given["role"] == "citizen":
        page["role"] = "citizen"
        changes["purple"] = {"supply": given["chancellor_supply"]}
    else:
        page["warbands"] = (24 if seat == "purple" else 14) - given["bank"]
    t = Table(turn=seat, **{seat: page}, **changes).play("rest")
    assert t.data["seats"][seat]["supply"] == expected["supply"]


# ---------------------------------------------------------------- war


def campaign(given: Page, expected: Page, rolls: Page, sacrifice: bool) -> None:
    attacker = "purple" if given["attacker"]["role"] == "chancellor" else "red"
    bandits = given["defender"] == "bandits"
    changes: Page = {"oath": "devotion", "turn": attacker, "blue": {}}
    if given["attacker"].get("brutal"):
        changes["reliquary"] = uncovered("brutal")
    changes[attacker] = {
        "pawn": HERE,
        "warbands": given["attacker"]["board"],
        "relics": ["the_grand_scepter"] if attacker == "purple" else [],
    }
    slots, names = [HERE, "cradle-2"], list[str]()
    for target in given["targets"]:
        if target["type"] == "site":
            slot = slots.pop(0)
            changes[key(slot)] = {"site": target["id"]} | ({} if bandits else {"warbands": target["force"], "colour": "blue"})
            names += [f"target-site {slot}"] if slot != HERE else []
        elif target["type"] == "relic":
            changes["blue"]["relics"] = [target["id"]]
            changes.setdefault("reliquary", {})
            names.append(f"target-relic {target['id']}")
        elif target["type"] == "banner":
            changes["banners"] = {target["id"]: {"holder": "blue", "tokens": target["dice"]}}
            names.append(f"target-banner {target['id']}")
        else:
            names.append("target-pawn")
    present = given.get("defender_board_counts") or any(target["type"] != "site" for target in given["targets"])
    changes["blue"] |= {
        "pawn": HERE if present else "hinterland-3",
        "warbands": given.get("defender_board_counts") or (0 if present else 6),
    }
    if not bandits and given["defender"]["title"] != "none":
        changes |= {"oathkeeper": "blue", "usurper": given["defender"]["title"] == "usurper"}
    plan = plan_for(given)
    if plan:
        changes["blue"]["advisers"] = [plan]
    t = Table(**changes).play("campaign bandits" if bandits else "campaign blue", *names, "done")
    t.wish("".join(rolls["attack"]), "".join(rolls["defense"]))
    t.play(f"number {given['committed_dice']}")
    if plan:
        t.play(f"use {plan}")
    finish(t, attacker, sacrifice, expected)


def plan_for(given: Page) -> str:
    """Changes of the pool that no targeted site explains are a battle plan of the defender's."""
    sites = {target.get("id") for target in given["targets"]}
    for change in given.get("pool_changes", []):
        if not sites & {"plains", "mountain"}:
            return {-1: "longbows", -3: "horse_archers"}[change]
    return ""


def finish(t: Table, attacker: str, sacrifice: bool, expected: Page) -> None:
    if t.step == "sacrifices":
        t.play("sacrifice" if sacrifice else "decline")
    while t.step == "occupy":
        t.play("number 0")
    attack, defense = t.told("strengths")[0].values
    given_up = t.told("sacrifices")[0].values[0] if t.told("sacrifices") else 0
    dead = sum(e.values[0] for kind in ("killed_at", "killed_on_board") for e in t.told(kind) if e.seat == 2)
    assert sum(t.told("rolls_defense")[0].values) == expected["defense_pool"]
    assert sum(t.told("rolls_attack")[0].values) == expected["attack_pool"]
    assert (attack, defense) == (expected["swords"], expected["defense"])
    assert t.told("rolls_attack")[0].values[2] == expected["skulls"]
    assert (given_up, attack + given_up) == (expected["sacrifice"], expected["attack"])
    assert ("attacker" if t.told("victory") else "defender") == expected["victor"]
    assert t.data["seats"][attacker]["warbands"] == expected["attacker_force_after"]
    assert dead == expected["defender_killed"]


def seize(given: Page, expected: Page) -> None:
    banner = given["banner"]
    t = Table(banners={banner: {"holder": "blue", "tokens": given["tokens"]}})
    seize_banner(t.s, 0 if banner == "peoples_favor" else 1, 1)
    assert t.data["banners"][banner] == {"holder": "red", "tokens": expected["tokens"]}
    assert given["tokens"] - expected["tokens"] == expected["burned"]
    assert t.data["mob"] == (expected.get("side") == "mob")


def burn_half(given: Page, expected: Page) -> None:
    site = {"warbands": 0}
    t = Table(oath="devotion", red={"warbands": 5}, blue={"pawn": HERE, "favor": given["favor"]}, provinces_1=site)
    t.play("campaign blue", "target-pawn", "done").wish("SSSS", "BB").play("number 4", "decline", "accept")
    assert t.blue["favor"] == expected["left"] == given["favor"] - expected["burned"]


# ---------------------------------------------------------------- banners, goals, Empire, chronicle


def recover_peoples_favor(given: Page, expected: Page) -> None:
    banners = {"peoples_favor": {"holder": "blue", "tokens": given["favor_on_it"]}}
    t = Table(red={"favor": given["payment"]}, banners=banners, mob=given["side"] == "mob")
    before = t.data["banks"]
    t.play("recover-banner peoples_favor", f"number {given['payment']}", f"suit {given['start_suit']}")
    assert t.data["banners"]["peoples_favor"]["tokens"] == expected["favor_on_it"]
    assert t.data["mob"] == (expected["side"] == "mob")
    assert {suit for suit in SUIT_IDS if t.data["banks"][suit] > before[suit]} == set(expected["dealt"])
    assert 7 - t.red["supply"] == expected["supply"]


CARD_OF = {
    "order": ("keep", "scouts"),
    "beast": ("rangers", "wolves"),
    "hearth": ("wayside_inn", "traveling_doctor"),
    "nomad": ("tents", "elders"),
}


def recover_darkest_secret(given: Page, expected: Page) -> None:
    holder = {"other": "blue", "none": None}[given["holder"]]
    t = Table(
        red={"secrets": given["payment"]},
        blue={"advisers": [CARD_OF[suit][1] for suit in given["holder_faceup_adviser_suits"]]},
        hinterland_1={"cards": [CARD_OF[suit][0] for suit in given["holder_site_suits"]]},
        banners={"darkest_secret": {"holder": holder, "tokens": given["secrets_on_it"]}},
    )
    assert t.may("recover-banner darkest_secret") == expected["legal"]
    if expected["legal"]:
        t.play("recover-banner darkest_secret", f"number {given['payment']}")
        assert t.data["banners"]["darkest_secret"]["tokens"] == expected["secrets_on_it"]
        assert t.red["secrets"] == expected["taker_gets"]
        assert t.blue["secrets"] == expected.get("previous_holder_gets", 0)
        gone = given["secrets_on_it"] - t.red["secrets"] - t.blue["secrets"]
        assert gone == expected.get("shared_bank_gets", 0)


def lands(counts: Page) -> Page:
    slots = ["cradle_1", "cradle_2", "provinces_1", "provinces_2", "provinces_3", "hinterland_1", "hinterland_2", "hinterland_3"]
    colours = {"empire": "purple", "self": "red"}
    return {slots.pop(0): {"warbands": 1, "colour": colours.get(name, name)} for name, n in counts.items() for _ in range(n)}


def title(given: Page, expected: Page) -> None:
    t = Table(oath=given["oath"], **lands(given["sites"]))
    if "holder" in expected:
        assert t.data["oathkeeper"] == {"empire": "purple"}.get(expected["holder"], expected["holder"])
        assert expected.get("side", "oathkeeper") == "oathkeeper"
        assert not t.data["usurper"]
    else:
        assert t.offered("player") == set(expected["holder_chooses_among"])


def vision(given: Page, expected: Page) -> None:
    changes: Page = lands(given["sites"]) if "sites" in given else {}
    if given.get("holds_peoples_favor"):
        changes["banners"] = {"peoples_favor": {"holder": "red"}}
    t = Table(red={"vision": given["vision"]}, visions_drawn=given["visions_drawn"], **changes)
    assert vision_met(t.s, 1, NUMBER[given["vision"]]) == expected["win"]


def stable_regime(given: Page, expected: Page) -> None:
    changes: Page = {"oath": given.get("oath", "devotion")}
    if given["oathkeeper"] == "exile":
        changes |= {"oathkeeper": "red"}
    if "citizen_holding_darkest_secret" in given:
        changes |= {"blue": {"role": "citizen"}, "banners": {"darkest_secret": {"holder": "blue"}}}
    seed = 0
    while True:
        t = Table(turn="blue", round=given["round"], **changes)
        t.s.rng.reseed(seed)
        t.play("rest")
        if [event.values[0] for event in t.told("end_die")] == ([given["roll"]] if given["roll"] else []):
            break
        seed += 1
    winner = {"chancellor": "purple"}.get(expected.get("winner", ""), expected.get("winner"))
    assert t.data["winner"] == winner
    assert (t.data["winner"] is not None) == expected["game_ends"]
    assert bool(t.told("end_die")) == expected.get("die_rolled", True)


def price_of_exile(given: Page, expected: Page) -> None:
    keeper = "purple" if given["giver_oathkeeper"] else "red" if given["target_oathkeeper"] else "blue"
    people = "purple" if given["giver_peoples_favor"] else "red" if given["target_peoples_favor"] else "blue"
    t = Table(
        turn="purple", oath="devotion", oathkeeper=keeper, red={"role": "citizen"}, banners={"peoples_favor": {"holder": people}}
    )
    assert exile_cost(t.s, 0, 1) == expected["favor"]


def price_of_self_exile(given: Page, expected: Page) -> None:
    page = {
        "role": "citizen",
        "favor": expected["favor"],
        "secrets": given["secrets_on_board"],
        "warbands": given["board_warbands"],
    }
    on = {"wolves": {"secrets": given["secrets_on_cards"]}}
    t = Table(red=page, provinces_1={"cards": ["wolves"]}, on_things=on).play("self-exile")
    assert t.purple["favor"] == expected["favor"]
    assert expected["board_warbands_become"] == "own colour"
    assert (t.data["stock"]["red"], t.data["stock"]["purple"]) == (14 - given["board_warbands"], 24)
    assert t.red["supply"] == expected["supply"]
    assert (t.seat, expected["act_phase"]) == ("blue", "ended")


def six_more(given: Page, expected: Page) -> None:
    of = {suit: [card for card in range(1, 199) if SUIT[card] == number] for number, suit in enumerate(SUIT_IDS)}
    archive, gone = bytes(range(55, 199)), b""
    if not given["archive_sufficient"]:
        archive = bytes(card for suit, n in given["archive"].items() for card in of[suit][:n])
        gone = bytes(card for suit, n in given["dispossessed"].items() for card in of[suit][::-1][:n])
    new, _archive, left = add_six(archive, gone, SUIT_IDS.index(given["suit"]), Rng(1))
    counts = {suit: sum(1 for card in new if card in of[suit]) for suit in SUIT_IDS}
    assert {suit: n for suit, n in counts.items() if n} == expected["add"]
    assert len(left) == expected.get("dispossessed_left", 0)


def map_refill(given: Page, expected: Page) -> None:
    number = {name: n for n, name in enumerate(given["before"])}
    kept = [Land(number[name], True) for name in expected["kept_in_place_order"]]
    ruined = [Land(number[name], True) for name in expected["becomes_ruin_and_is_set_aside"]]
    assert [given["before"][land.site] for land in kept] == [name for name in given["before"] if name in given["ruled_by_winner"]]
    assert [given["before"][land.site] for land in ruined] == given["intact_edifice_not_ruled"]
    after = refill(kept, ruined, [20, 21, 22, 23])
    names = [given["before"][land.site] if land.site < 8 else "new" for land in after]
    assert names == expected["after"]
    assert ["up" if land.up else "down" for land in after] == expected["facing"]


KINDS: dict[str, Callable[[Page, Page], None]] = {
    "travel_cost": travel_cost,
    "muster": muster,
    "trade": trade,
    "search_cost": search_cost,
    "discard_region": discard_region,
    "supply_refresh": supply_refresh,
    "seize_banner": seize,
    "burn_half": burn_half,
    "recover_peoples_favor": recover_peoples_favor,
    "recover_darkest_secret": recover_darkest_secret,
    "title": title,
    "vision": vision,
    "stable_regime": stable_regime,
    "exile_cost": price_of_exile,
    "self_exile_cost": price_of_self_exile,
    "add_six": six_more,
    "map_refill": map_refill,
    **scenarios.KINDS,
}


class Expected(dict[str, Any]):
    """What a scenario expects, and what of it has been looked at."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.seen: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.seen.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.seen.add(key)
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        self.seen.add(str(key))
        return super().__contains__(key)


def play(scenario: Page, expected: Page) -> None:
    kind, given = scenario["kind"], scenario["given"]
    if kind == "campaign":
        campaign(given, expected, scenario["rolls"], scenario.get("sacrifice", False))
    elif kind == "narrative":
        narratives.TOLD[scenario["id"]](given, expected)
    elif kind == "prince":
        scenarios.TOLD[scenario["action"]](given, expected)
    else:
        KINDS[kind](given, expected)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: f"{s['id']} {s['title']}")
def test_golden(scenario: Page) -> None:
    expected = Expected(scenario["expected"])
    play(scenario, expected)
    assert set(expected) - expected.seen == set()


def test_golden_scenarios_are_complete() -> None:
    check_complete(SCENARIOS, "G", 110)
    assert {s["id"] for s in SCENARIOS if s["kind"] == "narrative"} == set(narratives.TOLD)
    assert {s["kind"] for s in SCENARIOS} == {*KINDS, "campaign", "narrative", "prince"}
