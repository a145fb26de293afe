"""When people are awake: together, by the quiet hours that they have chosen, and as is guessed of one without any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from bot.clock import DAY, HOUR
from bot.db.people import Player
from bot.services.clock.wall import on_wall
from bot.services.clock.zones import UNSAID, home

GRAIN: Final = 900
"""Zones differ by quarters of an hour."""
NIGHT: Final = (23 * 60, 7 * 60)
"""When people sleep of whom nothing else is known, in minutes after midnight."""
ENOUGH, DAYS, RARE = 20, 4, 40
"""So many presses on so many days tell when somebody is awake; an hour with less than this part of them does not
count."""
NIGHTS: Final = range(6, 17)
"""Hours without presses that may be a night: nobody sleeps longer, and with less nobody was seen to sleep."""


def together(people: Sequence[Player], now: int) -> int | None:
    """In how many hours of the next day nobody of them has quiet hours, rounded down; None unless all have some.

    Whoever has not chosen any does not play all night, so nothing can be said then.
    """
    if not people or any(one.quiet_from == one.quiet_until for one in people):
        return None
    moments = range(now - now % GRAIN, now - now % GRAIN + DAY, GRAIN)
    return sum(all(_is_awake(one, at) for one in people) for at in moments) * GRAIN // HOUR


def _is_awake(player: Player, at: int) -> bool:
    _, minute = on_wall(at, player.zone)
    if player.quiet_from < player.quiet_until:
        return not player.quiet_from <= minute < player.quiet_until
    return player.quiet_until <= minute < player.quiet_from


def with_a_night(player: Player, presses: Sequence[int], language: str) -> Player:
    """The person with quiet hours: those that were chosen, else a night in which nobody should be reminded, as far as
    one can be guessed: of the zone that was said, else by the hours without presses, else of where the language is
    spoken.

    presses: when the person has pressed of late.   language: that in which the bot speaks to the person.
    """
    if player.quiet_from != player.quiet_until:
        return player
    zone = player.zone
    begins, ends = NIGHT
    if zone == UNSAID:
        found, there = _without_presses(presses), home(language)
        if found is not None:
            begins, ends = found
        elif there is not None:
            zone = there
        else:
            return player
    return msgspec.structs.replace(player, zone=zone, quiet_from=begins, quiet_until=ends)


def _without_presses(presses: Sequence[int]) -> tuple[int, int] | None:
    """The longest time of the day (UTC, minutes after midnight) in which somebody never presses; None if that does not
    tell the night: of too few presses, or a time that nobody sleeps."""
    if len(presses) < ENOUGH or len({at // DAY for at in presses}) < DAYS:
        return None
    counts = Counter(at % DAY // HOUR for at in presses)
    hours = [hour for hour in range(24) if counts[hour] * RARE > len(presses)]
    length, begins = max((((following - hour - 1) % 24, hour + 1) for hour, following in pairwise([*hours, hours[0]])))
    return (begins % 24 * 60, (begins + length) % 24 * 60) if length in NIGHTS else None
