"""A question, what it is about and its answers are on one screen, and basic answers stand where they stood."""

from __future__ import annotations

import pytest

from engine import registry
from tests.support.asked import positions
from tests.support.looks import WINDOWS, Count

STEADY = {"port_royal": 0.8, "yucata": 1.0, "nereus": 0.6, "gilded_compass": 0.6}
"""At least so many of the answers that are buttons twice running keep their place."""


@pytest.mark.parametrize("matches", [1, pytest.param(12, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", registry.keys())
def test_nine_of_ten_questions_are_seen_with_what_they_are_about_and_their_answers(key: str, matches: int) -> None:
    game, count = registry.game(key), Count()
    for number, (state, seat) in enumerate(positions(game, matches)):
        count.add(game, state, seat, "en" if number % 2 else "de")
    assert count.questions
    for window in WINDOWS:
        assert count.seen[window] >= 0.9 * count.questions, (window, count.seen, count.questions)
    assert count.steady >= STEADY.get(key, 0.5)
