"""Answers that are worked out once."""

from __future__ import annotations

import pytest

from engine.core import remembered
from engine.core.remembered import Remembered


def test_each_answer_is_worked_out_when_it_is_first_looked_up_and_never_again() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return number * 2

    answers = Remembered(double)
    assert [answers[3], answers[4], answers[3]] == [6, 8, 6]
    assert asked == [3, 4]


def test_it_never_holds_more_than_so_many_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remembered, "MOST", 3)
    squares = Remembered[int, int](lambda number: number * number)
    for number in range(10):
        assert squares[number] == number * number
        assert len(squares) <= 3
