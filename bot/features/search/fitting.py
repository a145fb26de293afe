"""Who fits whom: game, pace, number of people, hours in which they are awake together, and whom they avoid."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from bot.db.people import Player
from bot.features.search.rows import Search, Searcher
from bot.services.clock.awake import together
from bot.services.table.scene import Glance
from engine import registry

TOGETHER_HOURS: Final = 8
"""So many hours a day people shall be awake together who are brought to a table: about one turn of each."""

Avoids = Callable[[int, int], bool]
"""Whether two people are kept apart."""


def awake(people: Sequence[Player], now: int) -> bool:
    """Whether people are awake together for long enough, as far as they have said when they sleep."""
    known = [one for one in people if one.quiet_from != one.quiet_until]
    hours = together(known, now)
    return hours is None or hours >= TOGETHER_HOURS


def fits(search: Search, table: Glance) -> bool:
    """Whether a table that waits is one that somebody looks for: its game, its pace, and how many it can become.

    It is none for who sits there already, or waits there for a seat.
    """
    row = table.row
    wanted = (not search.games or row.game in search.games) and (not search.paces or row.pace in search.paces)
    most = registry.game(row.game).players[-1]
    possible = any(len(table.seats) < size <= most for size in search.sizes)
    there = table.seat_of(search.user_id) is not None or table.queued(search.user_id) is not None
    return wanted and possible and not there


def sizes(searches: Collection[Search], game: str) -> list[int]:
    """How many people may sit at a table of a game that is made for all of these, the fewest first."""
    return [size for size in registry.game(game).players if all(size in one.sizes for one in searches)]


def group(first: Searcher, others: Sequence[Searcher], game: str, avoids: Avoids, now: int) -> list[Searcher]:
    """Those who could make a table of a game with somebody, that one first; empty if they are not enough.

    others: who look for the same game and pace, in the order in which they are considered.
    """
    found = [first]
    for one in others:
        more = [*found, one]
        possible = sizes([each.search for each in more], game)
        if (
            possible
            and len(more) <= possible[-1]
            and not any(avoids(each.search.user_id, one.search.user_id) for each in found)
            and awake([each.player for each in more], now)
        ):
            found = more
    possible = sizes([each.search for each in found], game)
    return found if possible and len(found) >= possible[0] else []


def alike(search: Search, other: Search) -> bool:
    """Whether two people could be at one table by what they look for."""
    return any(
        set(search.paces) & set(other.paces) and sizes([search, other], game)
        for game in search.games
        if game in other.games
    )
