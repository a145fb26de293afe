"""How everybody's chances stood in the course of matches: who reviews matches knows it, and others may ask."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from bot.db.transactions import Reading
from engine.players.review import Moment

Courses: TypeAlias = Callable[[Reading, Sequence[int]], Awaitable[Mapping[int, Sequence[Moment]]]]
"""Match -> its moments, for those of these matches of which they are known."""


async def unknown(_look: Reading, _matches: Sequence[int]) -> Mapping[int, Sequence[Moment]]:
    """What is known where matches are not reviewed."""
    return {}
