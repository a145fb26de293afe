"""A choice before it counts: how a match would stand after it, as far as whoever chooses can know."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import match as record
from engine.core.action import Action
from engine.core.chance import Fast
from engine.core.event import Event
from engine.core.game import AnyGame, View


class Preview(msgspec.Struct, frozen=True):
    """What a seat would see, whether something is drawn on the way that may come otherwise, and what would happen."""

    view: View
    chance: bool
    events: tuple[Event, ...]


def preview(game: AnyGame, state: Any, seat: int, action: Action) -> Preview:
    """The match after an action of `seat`, played in a world that it may take for the true one.

    Raises IllegalAction.
    """
    world = game.determinize(state, seat, Fast(at=0))
    step = record.act(game, world, seat, action)
    return Preview(game.view(world, seat), step.reveals, tuple(step.events))
