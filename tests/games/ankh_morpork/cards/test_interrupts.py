"""The six interrupts: what each answers, what it does, and what it does not answer (A-15)."""

from __future__ import annotations

from tests.games.ankh_morpork.table import Table

SHADES = {"the_shades": "red blue trouble", "longwall": "blue"}
ANSWERS = {"answer gaspode", "answer susan", "answer fresh_start_club", "answer igor", "answer wallace_sonky"}
ALL = ["gaspode", "susan", "fresh_start_club", "igor", "wallace_sonky"]


def attacked(*answers: str) -> Table:
    """Red assassinates blue's minion in The Shades; blue holds these cards."""
    return Table(areas=SHADES, hand=["inigo_skimmer"], blue={"hand": list(answers)}).play(
        "inigo_skimmer", "remove the_shades blue"
    )


def moved(*answers: str) -> Table:
    """Red moves blue's minion from The Shades to Dimwell."""
    return Table(areas=SHADES, hand=["the_duckman"], blue={"hand": list(answers)}).play(
        "the_duckman", "move the_shades blue", "move-to dimwell"
    )


def removed_by_text(*answers: str) -> Table:
    """Red's Carcer takes blue's minion from The Shades."""
    t = Table(areas=SHADES, hand=["carcer"], blue={"hand": list(answers)}, dice=[7, 3])
    return t.play("carcer", "scroll", "remove the_shades blue")


def struck_by_event(*answers: str) -> Table:
    """The Dragon comes to The Shades in red's turn."""
    return Table(areas=SHADES, hand=["rincewind"], blue={"hand": list(answers)}, event="the_dragon", dice=[7]).play("rincewind")


def removed_by_own_card(*answers: str) -> Table:
    """Red's own Errol rolls 1; red holds these cards."""
    t = Table(areas=SHADES, hand=["errol", *answers], dice=[1])
    return t.play("errol", "scroll", "remove the_shades red")


def robbed(*answers: str) -> Table:
    """Red's Nobby Nobbs takes money from blue."""
    return Table(hand=["nobby_nobbs"], blue={"hand": list(answers)}).play("nobby_nobbs", "name blue")


def test_gaspode_stops_an_assassination() -> None:
    t = attacked("gaspode")
    assert t.chooser == "blue"
    assert t.legal == {"decline", "answer gaspode"}
    t.do("answer gaspode")
    assert t.at("the_shades") == "red blue trouble"
    assert t.discard_pile == ["gaspode"]
    assert t.do("red: take-money").cash() == 12  # the icon is used up, the next one comes


def test_gaspode_stops_a_move() -> None:
    t = moved("gaspode").do("answer gaspode")
    assert t.at("the_shades") == "red blue trouble"
    assert t.at("dimwell") == ""
    assert t.at_end


def test_gaspode_is_no_use_against_events_or_own_cards() -> None:
    assert struck_by_event("gaspode").refusal("answer gaspode") == "A-15.4"
    assert removed_by_own_card("gaspode").refusal("answer gaspode") == "A-15.4"
    assert robbed("gaspode").refusal("answer gaspode") == "A-15.4"


def test_gaspode_declined_lets_it_happen() -> None:
    t = attacked("gaspode").do("decline")
    assert t.at("the_shades") == "red"
    assert t.hand("blue") == {"gaspode"}


def test_susan_keeps_a_minion_from_removal_of_any_kind() -> None:
    for t in (attacked("susan"), removed_by_text("susan"), struck_by_event("susan")):
        t.do("blue: answer susan")
        assert "blue" in t.at("the_shades")
        assert "susan" in t.discard_pile
    t = removed_by_own_card("susan").do("red: answer susan")
    assert t.at("the_shades") == "red blue trouble"


def test_susan_is_no_use_against_a_move_or_a_theft() -> None:
    assert moved("susan").refusal("answer susan") == "A-15.4"
    assert robbed("susan").refusal("answer susan") == "A-15.4"


def check_comes_back(card: str) -> None:
    t = attacked(card).do(f"answer {card}")
    assert t.chooser == "blue"
    assert t.at("the_shades") == "red"
    assert t.offered("place") == {"longwall", "dimwell", "isle_of_gods", "seven_sleepers"}
    assert t.refusal("place the_shades") in ("A-15.6", "A-7.2")
    t.do("blue: place longwall")
    assert t.at("longwall") == "blue blue trouble"
    assert t.minions("blue") == 2
    t = removed_by_text(card).do(f"answer {card}", "place dimwell")
    assert t.at("dimwell") == "blue"
    t = struck_by_event(card).do(f"answer {card}", "place dimwell")
    assert t.areas == {"longwall": "blue", "dimwell": "blue"}
    t = removed_by_own_card(card).do(f"answer {card}")
    assert len(t.offered("place")) == 11  # no other minion: anywhere but The Shades
    assert t.refusal("place the_shades") == "A-15.6"


def check_no_answer_to_moves(card: str) -> None:
    assert moved(card).refusal(f"answer {card}") == "A-15.4"
    assert robbed(card).refusal(f"answer {card}") == "A-15.4"


def test_fresh_start_club_places_a_removed_minion_elsewhere() -> None:
    check_comes_back("fresh_start_club")


def test_fresh_start_club_is_no_use_against_a_move_or_a_theft() -> None:
    check_no_answer_to_moves("fresh_start_club")


def test_igor_places_a_removed_minion_elsewhere() -> None:
    check_comes_back("igor")


def test_igor_is_no_use_against_a_move_or_a_theft() -> None:
    check_no_answer_to_moves("igor")


def test_wallace_sonky_stops_a_scroll_that_takes_money() -> None:
    t = robbed("wallace_sonky")
    assert t.legal == {"decline", "answer wallace_sonky"}
    t.do("answer wallace_sonky")
    assert (t.cash(), t.cash("blue")) == (10, 10)
    assert t.discard_pile == ["wallace_sonky"]


def test_wallace_sonky_stops_a_scroll_that_touches_a_minion() -> None:
    t = removed_by_text("wallace_sonky").do("answer wallace_sonky")
    assert t.at("the_shades") == "red blue trouble"
    t = moved("wallace_sonky").do("answer wallace_sonky")
    assert t.at("the_shades") == "red blue trouble"


def test_wallace_sonky_is_no_use_against_icons_events_or_own_cards() -> None:
    assert attacked("wallace_sonky").refusal("answer wallace_sonky") == "A-15.4"
    assert struck_by_event("wallace_sonky").refusal("answer wallace_sonky") == "A-15.4"
    assert removed_by_own_card("wallace_sonky").refusal("answer wallace_sonky") == "A-15.4"


def test_wallace_sonky_spares_only_its_holder_from_a_scroll_at_all() -> None:
    t = Table(players=3, hand=["the_thieves_guild"], blue={"hand": ["wallace_sonky"]}, green={"cash": 5})
    t.play("the_thieves_guild", "scroll", "blue: answer wallace_sonky")
    assert (t.cash(), t.cash("blue"), t.cash("green")) == (12, 10, 3)


def test_doctor_mossy_lawn_ends_the_turn_and_returns_the_card() -> None:
    t = Table(hand=["the_clacks", "doctor_mossy_lawn"], draw_pile=["modo", "hex", "ruby", "dorfl", "groat", "stanley", "death"])
    t.play("the_clacks", "scroll", "take-money")
    t.do("answer doctor_mossy_lawn")
    assert t.hand() >= {"the_clacks", "modo", "hex"}
    assert len(t.hand()) == 5  # and the refill
    assert t.discard_pile == ["doctor_mossy_lawn"]
    assert t.cash() == 12
    assert t.active == "blue"


def test_doctor_mossy_lawn_comes_after_the_last_icon_too_but_not_before_a_card() -> None:
    t = Table(hand=["groat", "doctor_mossy_lawn"])
    assert t.refusal("answer doctor_mossy_lawn") == "A-15.8"
    t.play("groat", "place nap_hill")
    assert t.at_end
    t.do("answer doctor_mossy_lawn")
    assert "groat" in t.hand()
    assert t.minions() == 1


def test_doctor_mossy_lawn_has_no_power_over_a_card_that_has_left() -> None:
    t = Table(hand=["mr_bent", "doctor_mossy_lawn"], draw_pile=20).play("mr_bent", "scroll", "answer doctor_mossy_lawn")
    assert t.loans() == ["mr_bent"]
    assert "mr_bent" not in t.hand()


def test_doctor_mossy_lawn_answers_nothing_that_others_do() -> None:
    t = Table(areas=SHADES, hand=["inigo_skimmer"], blue={"hand": ["doctor_mossy_lawn"]})
    t.play("inigo_skimmer", "remove the_shades blue")
    assert t.refusal("answer doctor_mossy_lawn") == "A-15.4"


def test_each_cell_of_the_table_of_answers() -> None:
    """What may answer what (A-15.4), with all five cards in the victim's hand."""
    cells = {
        attacked: {"gaspode", "susan", "fresh_start_club", "igor"},
        removed_by_text: set(ALL),
        moved: {"gaspode", "wallace_sonky"},
        struck_by_event: {"susan", "fresh_start_club", "igor"},
        removed_by_own_card: {"susan", "fresh_start_club", "igor"},
        robbed: {"wallace_sonky"},
    }
    for begin, answers in cells.items():
        assert begin(*ALL).offered("answer") == answers, begin.__name__
