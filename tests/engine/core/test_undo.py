"""What a seat may take back, and what stays."""

from __future__ import annotations

import pytest

from engine.core.errors import BadRecord
from engine.core.event import Event, Seat
from engine.core.match import Line, Step, live, told, undoable, without


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


def test_what_a_computer_or_the_host_chose_in_secret_goes_with_the_decision_before_it() -> None:
    """A computer chose because the decision let it: after an undo it chooses anew."""
    steps = [step(0, sealed=True), step(1, sealed=True, auto=True), step(2, sealed=True)]
    assert undoable(steps, 0) == 0
    assert without(steps, 0) == [steps[2]]


@pytest.mark.parametrize(
    ("to", "reveals", "barrier"),
    [
        (None, None, False),  # everybody reads it
        ((1,), None, True),  # somebody is told what others are not
        ((0, 2), None, True),
        ((), None, True),
        (None, True, True),
        ((1,), False, False),  # the note of an own choice: the game says that it tells nothing new
    ],
)
def test_what_not_everybody_may_read_is_a_barrier_unless_the_game_says_otherwise(
    to: tuple[Seat, ...] | None, reveals: bool | None, barrier: bool
) -> None:
    assert Event("told", to=to, reveals=reveals).is_barrier is barrier


# --- the stored history


def line(number: int, seat: int, *, undoes: int | None = None, rewinds: bool = False, sealed: bool = False) -> Line:
    """A line of a history."""
    made = step(seat, sealed=sealed)
    return Line(
        seat=seat,
        action=made.action,
        events=(),
        auto=False,
        reveals=False,
        sealed=sealed,
        number=number,
        undoes=undoes,
        rewinds=rewinds,
    )


def numbers(lines: list[Line]) -> list[int]:
    """Which lines they are."""
    return [line.number for line in lines]


def test_a_step_taken_back_is_left_out_and_that_it_was_taken_back_is_told() -> None:
    history = [line(1, 0), line(2, 1), line(3, 1, undoes=2), line(4, 1)]
    assert numbers(live(history)) == [1, 4]
    assert numbers(told(history)) == [1, 3, 4]


def test_a_sealed_choice_of_another_seat_outlives_an_undo_but_no_rewind() -> None:
    history = [line(1, 2), line(2, 0, sealed=True), line(3, 1, sealed=True)]
    assert numbers(live([*history, line(4, 0, undoes=2)])) == [1, 3]
    assert numbers(live([*history, line(4, 0, undoes=2, rewinds=True)])) == [1]


def test_a_rewind_takes_the_undos_behind_it_along() -> None:
    history = [line(1, 0), line(2, 1), line(3, 1, undoes=2), line(4, 1), line(5, 0, undoes=1, rewinds=True), line(6, 0)]
    assert numbers(told(history)) == [5, 6]
    assert numbers(live(history)) == [6]


def test_decisions_taken_back_one_after_the_other() -> None:
    history = [line(1, 0), line(2, 0), line(3, 0), line(4, 0, undoes=3), line(5, 0, undoes=2), line(6, 0)]
    assert numbers(live(history)) == [1, 6]
    assert numbers(told(history)) == [1, 4, 5, 6]


@pytest.mark.parametrize("undoes", [0, 2, 7])
def test_a_line_that_takes_back_what_does_not_stand_is_refused(undoes: int) -> None:
    history = [line(1, 0), line(2, 0), line(3, 0, undoes=2), line(8, 0, undoes=undoes)]
    with pytest.raises(BadRecord, match="does-not-replay"):
        live(history)


class Counting(Line, frozen=True, kw_only=True):
    """A line that counts how often it is looked at."""

    asked: list[int]

    def __getattribute__(self, name: str) -> object:
        if name in ("number", "undoes"):
            super().__getattribute__("asked")[0] += 1
        return super().__getattribute__(name)


def test_the_work_grows_with_the_history_not_with_its_square() -> None:
    asked = [0]
    history: list[Line] = []
    for pair in range(4000):
        for undoes in (None, 2 * pair + 1):
            fields = {name: getattr(line(0, 0, sealed=True), name) for name in Step.__struct_fields__}
            history.append(Counting(**fields, number=len(history) + 1, undoes=undoes, asked=asked))
    assert live(history) == []
    assert asked[0] <= 10 * len(history)
