"""What a seat may take back, and what stays."""

from __future__ import annotations

from engine.core.match import Step, undoable, without


def step(seat: int, *, auto: bool = False, reveals: bool = False, sealed: bool = False) -> Step:
    """A step of a seat."""
    return Step(seat=seat, action=("do",), events=(), auto=auto, reveals=reveals, sealed=sealed)


def test_the_last_own_decision_may_be_taken_back_until_another_seat_decides() -> None:
    assert undoable([step(0), step(1)], 1) == 1
    assert undoable([step(0), step(1)], 0) is None
    assert undoable([], 0) is None


def test_what_the_host_did_goes_with_the_decision_that_led_to_it() -> None:
    steps = [step(0), step(1), step(2, auto=True)]
    assert undoable(steps, 1) == 1
    assert without(steps, 1) == steps[:1]


def test_nothing_is_taken_back_past_what_was_revealed() -> None:
    assert undoable([step(0, reveals=True)], 0) is None
    assert undoable([step(0), step(1, auto=True, reveals=True)], 0) is None


def test_a_sealed_choice_may_be_taken_back_while_sealed_choices_of_others_stay() -> None:
    steps = [step(2), step(0, sealed=True), step(1, sealed=True)]
    assert undoable(steps, 0) == 1
    assert without(steps, 1) == [steps[0], steps[2]]


def test_an_open_decision_is_not_taken_back_once_others_have_chosen_after_it() -> None:
    """Seat 2 began the round in which seat 1 has chosen: without that decision the choice could not stand."""
    assert undoable([step(2), step(1, sealed=True)], 2) is None
