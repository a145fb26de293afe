"""How long a day people are awake together, by the quiet hours that they have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.clock import DAY, HOUR
from bot.db.people import Player

GRAIN: Final = 900
"""Zones differ by quarters of an hour."""


def together(people: Sequence[Player], now: int) -> int | None:
    """In how many hours of the next day nobody of them has quiet hours, rounded down; None unless all have some.

    Whoever has not chosen any does not play all night, so nothing can be said then.
    """
    if not people or any(one.quiet_from == one.quiet_until for one in people):
        return None
    moments = range(now - now % GRAIN, now - now % GRAIN + DAY, GRAIN)
    return sum(all(_is_awake(one, at) for one in people) for at in moments) * GRAIN // HOUR


def _is_awake(player: Player, at: int) -> bool:
    local = datetime.fromtimestamp(at, ZoneInfo(player.zone))
    minute = local.hour * 60 + local.minute
    if player.quiet_from < player.quiet_until:
        return not player.quiet_from <= minute < player.quiet_until
    return player.quiet_until <= minute < player.quiet_from
