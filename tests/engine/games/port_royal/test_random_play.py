"""Random matches: nothing is lost, whatever happens and whatever the table has chosen."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.core.playout import playout
from engine.games.port_royal import GAME
from tests.support.games.port_royal import check

CHOICES = list(product(("base", "cards", "contracts"), (True, False), (False, True)))


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize(("expansion", "deliberate", "after"), CHOICES)
def test_every_card_is_somewhere_after_every_action(seats: int, expansion: str, deliberate: bool, after: bool) -> None:
    options = {"expansion": expansion, "deliberate_bust": deliberate, "expedition_after_bust": after}
    points = [0] * seats

    def watch(state: Any, *_: object) -> None:
        check(state)
        assert all(now >= before for now, before in zip(state.points, points, strict=True)), "points never fall"
        points[:] = state.points

    for seed in range(2):
        points = [0] * seats
        state, _ = playout(GAME, seats, options, seed, watch=watch)
        assert GAME.outcome(state) is not None


def test_a_match_ends_with_a_full_round_and_somebody_at_twelve_points() -> None:
    for seed in range(40):
        state, _ = playout(GAME, 2 + seed % 4, {}, seed)
        assert state.active == state.starter
        assert max(state.points) >= 12
