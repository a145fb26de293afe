"""Table options: what may be chosen, and how it is written."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import BadOptions
from engine.core.options import Option, Options, check_needs, complete, leave_out, switch, usual_alone

LAYOUT = Option("layout", ("basic", "twin"), "basic")
ROUNDS = Option("rounds", (3, 5), 5, seats=(2, 3))
FAST = switch("fast", default=True)
OFFERED = (LAYOUT, ROUNDS, FAST)


def test_missing_options_take_their_defaults() -> None:
    assert complete(OFFERED, 2, {}) == {"layout": "basic", "rounds": 5, "fast": True}
    assert complete(OFFERED, 2, {"fast": False, "layout": "twin"}) == {"layout": "twin", "rounds": 5, "fast": False}


def test_an_option_counts_only_with_its_numbers_of_players() -> None:
    assert complete(OFFERED, 3, {"rounds": 3})["rounds"] == 3
    assert complete(OFFERED, 4, {"rounds": 3})["rounds"] == 5


def test_what_was_chosen_before_there_was_an_option_stands_for_its_default() -> None:
    older: Options = {"layout": "twin", "fast": False}
    assert [option.of(older) for option in OFFERED] == ["twin", 5, False]
    assert usual_alone(OFFERED, older) == {**older, "rounds": 5}
    check_needs(OFFERED, older)


TOWER = switch("tower", default=False, needs=("layout", ("twin",)))


def test_an_option_counts_only_with_what_it_needs() -> None:
    offered = (TOWER, *OFFERED)
    assert complete(offered, 2, {"tower": True})["tower"] is False
    assert complete(offered, 2, {"tower": True, "layout": "twin"})["tower"] is True


def test_whoever_chooses_an_option_without_what_it_needs_is_told_what_that_is() -> None:
    offered = (TOWER, *OFFERED)
    with pytest.raises(BadOptions) as caught:
        check_needs(offered, {"tower": True, "layout": "basic", "rounds": 5, "fast": True})
    assert caught.value.code == "option-needs"
    assert caught.value.values == {"option": "tower", "needs": "layout", "choices": ("twin",)}
    check_needs(offered, {"tower": True, "layout": "twin", "rounds": 5, "fast": True})
    check_needs(offered, {"tower": False, "layout": "basic", "rounds": 5, "fast": True})


@pytest.mark.parametrize(
    ("key", "value"), [("fast", 1), ("fast", "on"), ("rounds", True), ("rounds", 4), ("layout", None)]
)
def test_a_choice_that_is_not_offered_is_refused(key: str, value: Any) -> None:
    with pytest.raises(BadOptions) as caught:
        complete(OFFERED, 2, {key: value})
    assert caught.value.code == "bad-choice"
    assert caught.value.values["option"] == key


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions) as caught:
        complete(OFFERED, 2, {"speed": True})
    assert caught.value.values == {"option": "speed", "options": ("layout", "rounds", "fast")}


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(FAST, "on", True), (FAST, " No ", False), (FAST, "1", True), (ROUNDS, "3", 3), (LAYOUT, "TWIN", "twin")],
)
def test_choices_are_read_from_text(option: Option, text: str, value: object) -> None:
    found = option.parse(text)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(("option", "text"), [(FAST, "maybe"), (ROUNDS, "4"), (LAYOUT, ""), (LAYOUT, "x" * 500)])
def test_other_text_is_refused(option: Option, text: str) -> None:
    with pytest.raises(BadOptions, match="bad-choice") as caught:
        option.parse(text)
    assert len(str(caught.value.values["given"])) <= 60


def test_what_would_do_nothing_is_left_out_with_all_that_needs_it_and_nothing_else() -> None:
    offered = (
        Option("house", ("hall", "tower"), "hall"),
        switch("flag", default=False, needs=("house", ("tower",))),
        switch("wind", default=False, needs=("flag", (True,))),
        switch("fast", default=False),
    )
    kept, why = leave_out(offered, {"house": "hall", "flag": True, "wind": True, "fast": True})
    assert kept == {"house": "hall", "flag": False, "wind": False, "fast": True}
    assert [error.values["option"] for error in why] == ["flag", "wind"]
    assert leave_out(offered, {"house": "tower", "flag": True, "wind": True, "fast": False})[1] == ()


def test_alone_something_else_may_be_usual_but_never_instead_of_what_was_chosen() -> None:
    offered = (Option("layout", ("basic", "twin", "random"), "basic", alone="random"), switch("fast", default=False))
    assert usual_alone(offered, {"layout": "basic", "fast": True}) == {"layout": "random", "fast": True}
    assert usual_alone(offered, {"layout": "twin", "fast": False})["layout"] == "twin"
