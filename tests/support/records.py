"""Matches on paper that tests play on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import registry
from engine.core.chance import seeded
from engine.core.game import AnyGame
from engine.core.match import Record


def seats_near(key: str, wanted: int) -> int:
    """So many seats, or as nearly so many as the game has."""
    players = registry.game(key).players
    return min(max(wanted, players[0]), players[-1])


def begun(key: str, seats: int, seed: int, options: Mapping[str, object] | None = None) -> tuple[AnyGame, Any, Record]:
    """The game, the state after the setup, and the record in which nothing was done yet."""
    game = registry.game(key)
    state = game.setup(seats, options or {}, seeded(seed))
    record = Record(
        game=key,
        rules_version=game.rules_version,
        seats=seats,
        options=dict(state.options),
        seed=seeded(seed).seed.hex(),
        actions=[],
    )
    return game, state, record
