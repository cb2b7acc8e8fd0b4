"""O-5.1, O-6.1 and what cards obey when they are played or discarded (O-2.14 to O-2.20)."""

from __future__ import annotations

import pytest

from tests.games.oath.table import Table

DECK = ["wolves", "keep", "scryer", "rangers"]


def drawn(**changes: object) -> Table:
    """Red has searched the world deck."""
    changes.setdefault("deck", DECK)
    return Table(**changes).play("search world")


def playing(card: str, **changes: object) -> Table:
    """Red keeps this card of three and is about to play it."""
    return drawn(deck=[card, "dazzle", "naysayers"], **changes).play(f"card {card}", "card dazzle")


# ---------------------------------------------------------------- price and draw


@pytest.mark.parametrize(("visions", "price"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_o_5_1_1_the_world_deck_gets_dearer(visions: int, price: int) -> None:
    t = Table(visions_drawn=visions).play("search world")
    assert t.red["supply"] == 7 - price


def test_o_1_10_a_discard_pile_costs_two() -> None:
    t = Table(visions_drawn=5, discards={"provinces": ["wolves"]}).play("search provinces")
    assert t.red["supply"] == 5


def test_o_5_1_1_only_ones_own_regions_pile() -> None:
    t = Table(discards={"cradle": ["wolves"], "provinces": ["keep"]})
    assert t.offered("search") == {"world", "provinces"}
    assert t.refusal("search cradle") == "O-5.1.1"


def test_r_103_an_empty_source_can_not_be_searched() -> None:
    assert Table(deck=[]).refusal("search world") == "O-5.1.2"


def test_o_5_1_2_three_cards() -> None:
    t = drawn()
    assert t.red["hand"] == ["wolves", "keep", "scryer"]
    assert t.data["deck"] == ["rangers"]


def test_o_5_1_2_a_vision_stops_the_draw() -> None:
    t = drawn(deck=["wolves", "vision_of_faith", "keep"], visions_drawn=1)  # G-27
    assert t.red["hand"] == ["wolves", "vision_of_faith"]
    assert t.data["visions_drawn"] == 2
    assert t.red["supply"] == 4


def test_o_5_1_2_a_vision_in_a_pile_does_not() -> None:
    t = Table(discards={"provinces": ["vision_of_faith", "wolves", "keep"]}, visions_drawn=1).play("search provinces")  # G-28
    assert t.red["hand"] == ["vision_of_faith", "wolves", "keep"]
    assert t.data["visions_drawn"] == 1


def test_o_5_1_2_a_short_source_gives_what_there_is() -> None:
    assert drawn(deck=["wolves"]).red["hand"] == ["wolves"]


# ---------------------------------------------------------------- keeping and discarding


def test_o_5_1_3_keep_one_discard_the_rest_in_any_order() -> None:
    t = drawn().play("card keep")
    assert t.step == "discard_rest"
    t.play("card scryer")
    assert t.data["discards"]["hinterland"] == ["wolves", "scryer"]  # the last laid is on top
    assert t.step == "play"


@pytest.mark.parametrize(
    ("pawn", "pile"),
    [("cradle-1", "provinces"), ("provinces-1", "hinterland"), ("hinterland-1", "cradle")],  # G-29, G-30
)
def test_o_2_14_discards_go_to_the_next_region(pawn: str, pile: str) -> None:
    t = drawn(red={"pawn": pawn}).play("card keep", "card scryer", "discard")
    assert t.data["discards"][pile] == ["keep", "wolves", "scryer"]


def test_o_2_14_what_lies_on_a_discarded_card() -> None:
    t = playing("wolves", red={"advisers": ["elders", "scryer", "rangers"]}, on_things={"elders": {"secrets": 1, "favor": 2}})
    t.play("play-adviser", "card elders")
    assert t.data["banks"]["nomad"] == 5
    assert t.red["facedown_secrets"] == 1
    assert "elders" in t.data["discards"]["hinterland"]


# ---------------------------------------------------------------- playing


def test_o_5_1_4_to_ones_site() -> None:
    t = playing("wolves").play("play-site provinces-1")
    assert t.provinces_1["cards"] == ["wolves"]
    assert t.red["favor"] == 1
    assert t.data["banks"]["beast"] == 2


def test_o_5_1_4_nowhere_else() -> None:
    assert playing("wolves").refusal("play-site cradle-1") == "O-5.1.4"


def test_o_2_19_a_full_site_has_no_room() -> None:
    t = playing("wolves", provinces_1={"cards": ["keep", "elders"]})
    assert t.refusal("play-site provinces-1") == "O-2.19"


def test_o_2_18_restrictions_bind_faceup_cards() -> None:
    t = playing("keep")
    assert t.refusal("play-adviser") == "O-2.18"
    assert t.may("play-facedown")
    assert playing("a_small_favor").refusal("play-site provinces-1") == "O-2.18"


def test_o_5_1_4_to_ones_advisers_face_up_or_down() -> None:
    assert playing("wolves").play("play-adviser").red["advisers"] == ["wolves"]
    t = playing("wolves").play("play-facedown")
    assert t.red["facedown"] == ["wolves"]
    assert t.red["favor"] == 0


def test_o_2_16_a_fourth_adviser_needs_room() -> None:
    """G-31: a locked adviser can't make it."""
    t = playing("wolves", red={"advisers": ["elders", "a_small_favor"], "facedown": ["rangers"]}).play("play-adviser")
    assert t.offered("card") == {"elders", "rangers"}
    assert t.refusal("card a_small_favor") == "O-2.17"
    t.play("card elders")
    assert t.red["advisers"] == ["a_small_favor", "wolves"]


def test_o_2_16_a_card_that_lowers_the_limit() -> None:
    t = playing("insomnia", red={"advisers": ["elders", "scryer"]}).play("play-adviser")
    assert t.step == "make_room"
    assert t.play("card elders").red["advisers"] == ["scryer", "insomnia"]


def test_r_67_locked_advisers_forbid_it() -> None:
    t = playing("insomnia", red={"advisers": ["a_small_favor", "faithful_friend"]})
    assert t.refusal("play-adviser") == "O-2.16"


def test_r_74_an_adviser_that_modifies_the_search_makes_no_room() -> None:
    t = Table(red={"advisers": ["augury", "elders", "scryer"]}, deck=["wolves"]).play("use augury", "search world")
    t.play("play-adviser")
    assert t.offered("card") == {"elders", "scryer"}
    assert t.refusal("card augury") == "O-10.6"
    t = Table(red={"advisers": ["augury", "elders", "scryer"]}, deck=["wolves"]).play("search world", "play-adviser")
    assert t.offered("card") == {"augury", "elders", "scryer"}


def test_o_5_1_4_a_replaced_vision_is_one_of_the_searchs_discards() -> None:
    """The Cracked Horn takes it under the world deck with the others."""
    red = {"vision": "vision_of_conquest", "relics": ["cracked_horn"]}
    t = Table(red=red, deck=["wolves", "vision_of_faith", "keep"]).play("use cracked_horn", "search world")
    t.play("card vision_of_faith", "under-deck", "reveal")
    assert t.red["vision"] == "vision_of_faith"
    assert t.data["deck"] == ["keep", "wolves", "vision_of_conquest"]
    assert t.data["discards"]["hinterland"] == []


def test_o_5_1_4_exiles_reveal_visions() -> None:
    t = drawn(deck=["vision_of_faith"], red={"vision": "vision_of_conquest"}).play("reveal")
    assert t.red["vision"] == "vision_of_faith"
    assert t.data["discards"]["hinterland"] == ["vision_of_conquest"]
    assert t.red["advisers"] == []


def test_o_7_1_citizens_do_not() -> None:
    t = drawn(deck=["vision_of_faith"], red={"role": "citizen"})
    assert t.refusal("reveal") == "O-7.1"
    assert t.may("play-facedown")
    assert t.refusal("play-site provinces-1") == "O-5.1.4"
    assert t.refusal("play-adviser") == "O-2.2"


@pytest.mark.parametrize("role", ["exile", "citizen", "chancellor"])
def test_o_5_1_4_anybody_plays_the_conspiracy(role: str) -> None:
    """It leaves a revealed Vision where it is, and goes to the box."""
    colour = "purple" if role == "chancellor" else "red"
    page = {"role": role, "vision": "vision_of_faith" if role == "exile" else None}
    t = Table(turn=colour, deck=["conspiracy"], **({"red": page} if colour == "red" else {})).play(
        "search world", "reveal", "decline"
    )
    assert t.step == "act"
    assert t.red["vision"] == ("vision_of_faith" if role == "exile" else None)
    assert "conspiracy" not in str(t.data["discards"]) + str(t.data["deck"]) + str(t.data["seats"])


def test_o_5_1_4_or_discarded() -> None:
    t = playing("wolves").play("discard")
    assert t.data["discards"]["hinterland"][0] == "wolves"
    assert t.step == "act"


def test_o_5_1_5_favor_then_homeland_then_its_own_power() -> None:
    """G-32."""
    t = playing("elders", red={"pawn": "provinces-1"}, provinces_1={"site": "steppe"}).play("play-site provinces-1")
    assert [event.kind for event in t.s.log or [] if event.kind in ("gain_favor", "gain_secrets")] == [
        "gain_favor",
        "gain_secrets",
    ]
    assert (t.red["favor"], t.red["secrets"]) == (1, 1)


def test_o_10_4_when_played_comes_of_itself() -> None:
    assert playing("a_small_favor").play("play-adviser").red["warbands"] == 4


# ---------------------------------------------------------------- a facedown adviser (O-6.1)


def test_o_6_1_a_facedown_adviser_is_played_as_if_searched() -> None:
    t = Table(red={"facedown": ["wolves"]}).play("adviser wolves", "play-site provinces-1")
    assert t.red["facedown"] == []
    assert t.red["favor"] == 1
    assert t.red["supply"] == 7


def test_o_6_1_its_own_slot_is_free_first() -> None:
    t = Table(red={"facedown": ["wolves", "elders", "rangers"]}).play("adviser wolves", "play-adviser")
    assert t.red["advisers"] == ["wolves"]
    assert t.red["facedown"] == ["elders", "rangers"]


def test_o_6_1_or_discarded() -> None:
    t = Table(red={"facedown": ["wolves"]}).play("adviser wolves")
    assert t.refusal("play-facedown") == "O-6.1"
    assert t.play("discard").data["discards"]["hinterland"] == ["wolves"]


def test_o_6_1_only_ones_own() -> None:
    assert Table(blue={"facedown": ["wolves"]}).refusal("adviser wolves") == "O-6.1"


# ---------------------------------------------------------------- the People's Favor (O-8.4)

HELD = {"peoples_favor": {"holder": "red", "tokens": 2}}


def test_o_8_4_its_holder_plays_anywhere_in_the_region() -> None:
    t = playing("wolves", banners=HELD, provinces_3={"faceup": False})
    assert t.offered("play-site") == {"provinces-1", "provinces-2"}


def test_o_8_4_and_may_first_clear_a_slot() -> None:
    """G-35."""
    full = {"cards": ["elders", "rangers"]}
    t = playing(
        "wolves", banners=HELD, provinces_1=full, provinces_2={"cards": ["scryer", "keep"]}, provinces_3={"faceup": False}
    )
    assert t.offered("play-site") == set()
    assert t.offered("card") == {"elders", "rangers", "scryer"}  # the Keep is locked
    t.play("card scryer")
    assert t.offered("play-site") == {"provinces-2"}
    assert t.refusal("discard") == "O-8.4"
    t.play("play-site provinces-2")
    assert t.provinces_2["cards"] == ["keep", "wolves"]
    assert t.red["favor"] == 1


def test_o_8_4_only_once() -> None:
    t = playing("wolves", banners=HELD, provinces_1={"cards": ["elders", "rangers"]}).play("card elders")
    assert t.offered("card") == set()


def test_o_8_5_the_darkest_secret_keeps_the_deck_cheap() -> None:
    t = Table(visions_drawn=4, banners={"darkest_secret": {"holder": "red", "tokens": 1}}).play("search world")  # G-24
    assert t.red["supply"] == 5


# ---------------------------------------------------------------- modifiers (O-10.6)


def test_o_10_6_modifiers_are_declared_first_and_paid_with_the_action() -> None:
    t = Table(red={"favor": 2, "supply": 0}, provinces_1={"cards": ["news_from_afar"]})
    assert t.offered("search") == set()
    t.play("use news_from_afar")
    assert t.red["favor"] == 2
    assert t.offered("search") == {"world"}
    assert t.refusal("rest") == "O-10.6"
    t.play("search world")
    assert t.red["favor"] == 0
    assert t.data["on_things"]["news_from_afar"]["favor"] == 2


def test_r_53_only_if_something_can_then_be_done() -> None:
    t = Table(red={"favor": 2, "supply": 0}, provinces_1={"cards": ["news_from_afar"]}, deck=[])
    assert t.refusal("use news_from_afar") == "O-10.6"


def test_o_10_6_one_action_once() -> None:
    t = Table(provinces_1={"cards": ["augury"]}).play("use augury")
    assert t.refusal("use augury") == "O-10.6"
    assert t.refusal("travel cradle-1") == "O-10.6"
    t.play("search world")
    assert len(t.red["hand"]) == 4
    t.play("card wolves", "card keep", "card scryer", "discard")
    assert t.play("search world").red["hand"] != []
    assert len(t.red["hand"]) < 4
