"""How long a match will take, from how often it stops and how long its people have taken so far.

A match takes as long as all its waits together, so what counts of a person is the mean of the waits, not the median:
the nights belong to it. Waits are cut at the bank of the pace, so that one vacation does not decide. Of whom nothing is
known the pace says what to expect; it weighs as much as `KNOWN` waits, so a few waits of one's own change little.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bot.clock import HOUR
from bot.db import waits
from bot.db.connection import Database
from bot.db.history import ActionRow
from bot.db.transactions import Change
from bot.services.clock import live, pace
from bot.services.table.scene import Table
from engine.core.game import AnyGame

KNOWN: Final = 10
"""How many waits weigh as much as what the pace lets expect."""
LOOKS_A_STEP: Final = 6
"""People act after a sixth of the pace's step on average: at a daily table after four hours, nights included."""
UNHURRIED: Final = 4 * HOUR
"""What is expected of people without a clock."""
SURE: Final = 0.2
UNSURE: Final = 0.45
"""By what share a match may well be shorter or longer, where people are known, and where nobody is."""


class Forecast(NamedTuple):
    """Seconds that a match will take, from and to."""

    low: int
    high: int


async def remember(tx: Change, table: Table, steps: Sequence[ActionRow], asked: Collection[int], now: int) -> None:
    """Note how long people took whose waits have ended with these steps; `table` has its seats before them.

    asked: whom the match waits for now. Waits that a sealed choice may have ended are left out: what is forecast would
    tell who has chosen.
    """
    acted = live.openly(steps)
    for row in table.seats:
        if row.seat in acted and row.since is not None and row.user_id is not None and row.seat not in asked:
            await waits.add(tx, row.user_id, live.pace_of(table.row, now), now - row.since)


class Forecasts:
    """Says how long matches will take."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, table: Table) -> Forecast | None:
        """What is still to come of a match, or all of it if it has not started; None where that cannot be said."""
        return forecast(table, await waits.of_people(self._db, table.people, table.row.pace))


def forecast(table: Table, known: dict[int, list[int]]) -> Forecast | None:
    """The same; `known` holds, for each person there, the waits at tables of this pace, in seconds."""
    share = _share_left(table)
    if share is None:
        return None
    seats = max(len(table.seats), table.game.players[0])
    return span(table.game, table.row.pace, seats, known.values(), strangers=seats - len(table.seats), share=share)


def span(
    game: AnyGame, table_pace: str, seats: int, known: Collection[list[int]], *, strangers: int, share: float = 1.0
) -> Forecast | None:
    """How long this share of a match takes; None where that cannot be said.

    known: of each person there, the waits at tables of this pace.   strangers: so many more of whom nothing is known.
    """
    usual = _usual(table_pace)
    longest = pace.full_bank(table_pace) or 10 * UNHURRIED
    means = [_mean(found, usual, longest) for found in known] + [float(usual)] * strangers
    if not means or not game.meta.waits:
        return None
    alone, together = game.meta.waits[game.players.index(seats)]
    seconds = share * (alone / seats * sum(means) + together * _slowest(means))
    trust = sum(len(found) / (len(found) + KNOWN) for found in known) / len(means)
    spread = UNSURE + (SURE - UNSURE) * trust
    return Forecast(round(seconds * (1 - spread)), round(seconds * (1 + spread)))


def sitting(table: Table) -> int:
    """About how many minutes the match takes at one sitting, with so many people: from the facts of the game."""
    low, high = table.game.meta.minutes
    few, most = table.game.players[0], table.game.players[-1]
    seats = max(len(table.seats), few)
    return round((low + (high - low) * (seats - few) / max(1, most - few)) / 5) * 5


def percent(table: Table) -> int | None:
    """How much of a match that has started is played, as far as everybody can see; None if the game cannot tell."""
    if table.game.outcome(table.state) is not None:
        return 100
    share = table.game.progress(table.view(None))
    return None if share is None else round(100 * min(1.0, max(0.0, share)))


def _share_left(table: Table) -> float | None:
    if table.row.started_at is None:
        return 1.0
    done = percent(table)
    return None if done is None else 1 - done / 100


def _usual(table_pace: str) -> int:
    """Seconds after which people act who are not known."""
    step = pace.step(table_pace)
    return UNHURRIED if step is None else step // LOOKS_A_STEP


def _mean(found: list[int], usual: int, longest: int) -> float:
    return (sum(min(seconds, longest) for seconds in found) + KNOWN * usual) / (len(found) + KNOWN)


def _slowest(means: list[float]) -> float:
    """How long several take who are asked at once: everybody else's wait hides behind the slowest one's.

    The expected maximum of waits with these means, taken as if each wait could end at any moment.
    """
    return max(means) * sum(1 / number for number in range(1, len(means) + 1))
