"""What has a name and a power and is no card of a suit: the Visions, the Grand Scepter, the Reliquary's spaces, the banners."""

from __future__ import annotations

import pytest

from tests.games.oath.battles import HERE, resolve
from tests.games.oath.table import Page, Table

SPACES: Page = {"brutal": "map", "decadent": "whistle", "careless": "ivory_eye", "greedy": "grand_mask"}


def uncovered(space: str, **changes: object) -> Table:
    """The Chancellor's turn, with one space of the Reliquary empty."""
    reliquary = {name: relic for name, relic in SPACES.items() if name != space}
    return Table(turn="purple", reliquary=reliquary, **changes)


# ---------------------------------------------------------------- Visions


def wake_with(vision: str, drawn: int = 3, **changes: object) -> str | None:
    """Who has won when red's turn has begun."""
    page: Page = {"turn": "purple", "oath": "devotion", "red": {"vision": vision}, "visions_drawn": drawn, **changes}
    winner: str | None = Table(**page).play("rest").data["winner"]
    return winner


def ruled(**sites: str) -> Page:
    return {slot: {"warbands": 1, "colour": colour} for slot, colour in sites.items()}


def test_vision_of_sanctuary_wants_most_relics_and_banners() -> None:
    both = {"darkest_secret": {"holder": "red"}, "peoples_favor": {"holder": "red"}}
    assert wake_with("vision_of_sanctuary", oath="supremacy", banners=both) == "red"
    assert wake_with("vision_of_sanctuary", 2, oath="supremacy", banners=both) is None
    one = {"peoples_favor": {"holder": "red"}}
    assert wake_with("vision_of_sanctuary", banners=one) is None  # the Chancellor has the Scepter


def test_vision_of_rebellion_wants_the_peoples_favor() -> None:
    assert wake_with("vision_of_rebellion", banners={"peoples_favor": {"holder": "red"}}) == "red"
    assert wake_with("vision_of_rebellion", 2, banners={"peoples_favor": {"holder": "red"}}) is None
    assert wake_with("vision_of_rebellion", banners={"peoples_favor": {"holder": "blue"}}) is None


def test_vision_of_faith_wants_the_darkest_secret() -> None:
    assert wake_with("vision_of_faith", oath="supremacy", banners={"darkest_secret": {"holder": "red"}}) == "red"
    assert wake_with("vision_of_faith", 2, oath="supremacy", banners={"darkest_secret": {"holder": "red"}}) is None
    assert wake_with("vision_of_faith", oath="supremacy") is None


def test_vision_of_conquest_wants_most_sites() -> None:
    most = ruled(provinces_1="red", provinces_2="red", cradle_1="purple")
    assert wake_with("vision_of_conquest", **most) == "red"
    assert wake_with("vision_of_conquest", 2, **most) is None
    assert wake_with("vision_of_conquest", **ruled(provinces_1="red", cradle_1="purple")) is None  # a tie


def conspire(advisers: list[str], secrets: int = 1) -> Table:
    blue: Page = {"advisers": ["tutor"], "pawn": HERE, "relics": ["cup_of_plenty"]}
    red: Page = {"secrets": secrets, "advisers": advisers}
    return Table(red=red, blue=blue, deck=["conspiracy"]).play("search world", "reveal")


def test_conspiracy_robs_a_rival_and_goes_to_the_box() -> None:
    t = conspire(["alchemist", "spirit_snare"]).play("relic cup_of_plenty")
    assert (t.red["relics"], t.red["secrets"], t.blue["relics"]) == (["cup_of_plenty"], 0, [])
    assert "conspiracy" not in str(t.data["discards"]) + str(t.data["deck"]) + str(t.data["seats"])


def test_conspiracy_needs_two_of_a_suit_and_a_secret() -> None:
    assert conspire(["alchemist", "scouts"]).refusal("relic cup_of_plenty") == "O-9.11"
    assert conspire(["alchemist", "spirit_snare"], 0).refusal("relic cup_of_plenty") == "O-10.2"


# ---------------------------------------------------------------- the Grand Scepter


def test_the_grand_scepter_looks_offers_and_exiles() -> None:
    purple: Page = {"favor": 5, "relics": ["the_grand_scepter"]}
    t = Table(turn="purple", oath="devotion", oathkeeper="blue", purple=purple, red={"role": "citizen"}).play("peek-reliquary")
    assert all(t.data["seen"][relic] == ["purple"] for relic in SPACES.values())
    t.play("exile red")
    assert (t.red["role"], t.red["favor"], t.purple["favor"]) == ("exile", 5, 0)
    t.play("offer blue", "space brutal", "propose", "accept")
    assert (t.blue["role"], t.blue["relics"]) == ("citizen", ["map"])


def test_the_grand_scepter_rests_on_the_turn_it_was_taken() -> None:
    page: Page = {"red": {"relics": ["the_grand_scepter"]}, "purple": {"relics": []}}
    t = Table(**page, action={"scepter_taken": True})
    assert [t.refusal(action) for action in ("peek-reliquary", "offer blue")] == ["O-8.1"] * 2
    assert Table(**page).may("peek-reliquary")


# ---------------------------------------------------------------- the Reliquary


def test_brutal_leaves_nobody_of_the_defeated() -> None:
    attack: Page = {"purple": {"warbands": 6, "pawn": HERE}, "provinces_1": {"warbands": 5, "colour": "blue"}}
    t = resolve(uncovered("brutal", **attack), "blue", 6, "SSSHHH", "2").play("decline")
    assert t.purple["warbands"] == 0
    t = resolve(uncovered("greedy", **attack), "blue", 6, "SSSHHH", "2").play("decline")
    assert t.purple["warbands"] == 3


def test_decadent_goes_home_free_and_far_dear() -> None:
    purple: Page = {"pawn": "provinces-1", "relics": ["the_grand_scepter"]}
    assert uncovered("decadent", purple=purple).play("travel cradle-1").purple["supply"] == 7
    assert uncovered("decadent", purple=purple).play("travel hinterland-1").purple["supply"] == 4
    assert uncovered("brutal", purple=purple).play("travel cradle-1").purple["supply"] == 5


@pytest.mark.parametrize(("space", "secrets", "favor"), [("careless", 1, 1), ("brutal", 2, 0)])
def test_careless_trades_secrets_for_favor(space: str, secrets: int, favor: int) -> None:
    purple: Page = {"favor": 2, "advisers": ["rangers", "errand_boy"]}
    t = uncovered(space, purple=purple, cradle_1={"cards": ["wolves"]}, banks={"beast": 4}).play("trade-secrets wolves")
    assert (t.purple["secrets"], t.purple["favor"]) == (secrets, favor)


def test_greedy_draws_two_more_but_never_dearly() -> None:
    assert len(uncovered("greedy").play("search world").purple["hand"]) == 5
    assert uncovered("greedy", visions_drawn=1).refusal("search world") == "O-7.9"
    assert len(uncovered("brutal", visions_drawn=1).play("search world").purple["hand"]) == 3


# ---------------------------------------------------------------- banners


def test_peoples_favor_plays_anywhere_in_the_region() -> None:
    red: Page = {"facedown": ["wolves"]}
    full = {"cards": ["scryer", "rangers"]}
    held = {"peoples_favor": {"holder": "red", "tokens": 1}}
    t = Table(red=red, provinces_2=full, banners=held).play("adviser wolves", "card scryer", "play-site provinces-2")
    assert t.provinces_2["cards"] == ["rangers", "wolves"]
    t = Table(red=red, provinces_2=full).play("adviser wolves")
    assert (t.offered("play-site"), t.offered("card")) == ({HERE}, set())


def test_darkest_secret_keeps_the_deck_cheap() -> None:
    held = {"darkest_secret": {"holder": "red", "tokens": 1}}
    assert Table(visions_drawn=4, banners=held).play("search world").red["supply"] == 5
    assert Table(visions_drawn=4).play("search world").red["supply"] == 3
