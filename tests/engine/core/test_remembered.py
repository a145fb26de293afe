"""Answers that are worked out once."""

from __future__ import annotations

from engine.core.remembered import Remembered


def test_each_answer_is_worked_out_when_it_is_first_looked_up_and_never_again() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return number * 2

    answers = Remembered(double)
    assert [answers[3], answers[4], answers[3]] == [6, 8, 6]
    assert asked == [3, 4]
