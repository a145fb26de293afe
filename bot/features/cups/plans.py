"""What a form of cups means in numbers: who sits where, how many rounds there are, and how long one takes.

Pure: nothing here knows a file, a clock or Discord.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import ceil
from statistics import NormalDist
from typing import Final, NamedTuple

from bot.clock import DAY
from bot.features.cups.rows import CupRow, Form
from bot.services.clock import pace
from bot.services.clock.forecast import Forecast, span
from engine import registry
from engine.core.game import AnyGame
from engine.cups import knockout, league, together
from engine.cups.model import Seats

SIZES: Final = (7, 4, 5, 6, 11, 13)
"""With so many a mini cup may begin by itself."""
ROUNDS: Final = (5, 3, 4, 6, 7, 9)
"""So many rounds a cup by points may have."""
THROUGH: Final = (2, 1)
"""So many of a table may go on in a knock-out."""
PACES: Final = ("daily", "fast", "slow")
"""How fast cups are played: each has a bank that can run out."""
LEAST: Final[dict[Form, int]] = {"mini": 4, "league": 4, "swiss": 8, "knockout": 4}
"""With fewer people a cup does not begin."""
MOST: Final[dict[Form, int]] = {"mini": max(SIZES), "league": 70, "swiss": 80, "knockout": 64}
FIVE: Final = 11
"""So many people meet each other equally often at tables of five, and at no others."""
SURE: Final = 0.9
"""So likely all matches of a round are over by its date."""
UNKNOWN_STEPS: Final = 14
"""So many steps of the pace a match is taken to last of which nothing can be said."""
SHORTEST_STEPS: Final = 4
"""A round lasts at least so many: longer than a full bank."""


class Times(NamedTuple):
    """How long a cup takes, in seconds: a match from and to, a round up to its date, and how many rounds."""

    match: Forecast
    round: int
    rounds: int

    @property
    def whole(self) -> Forecast:
        """How long all of it takes: as long as its matches at the shortest, up to the last date at the longest."""
        return Forecast(self.match.low * self.rounds, self.round * self.rounds)


def tables_of(game: AnyGame) -> list[int]:
    """How many may sit at a table as a rule, the usual first."""
    found = [seats for seats in (4, 3, 2) if seats in game.players]
    return found or [game.players[-1]]


def seats_at(row: CupRow, count: int) -> Seats:
    """How many sit at a table, where so many people play."""
    players = registry.game(row.game).players
    if row.seats == 2:
        return Seats(2, 2, 2)
    least = max(2, players[0])
    if row.form == "mini":
        five = count == FIVE and players[-1] >= 5
        return Seats(min(row.seats, max(3, least)), row.seats, 5 if five else row.seats)
    return Seats(min(row.seats, least), row.seats, row.seats)


def rounds_of(row: CupRow, count: int) -> int:
    """How many rounds there are with so many people."""
    if row.form == "swiss":
        return row.rounds
    if row.form == "knockout":
        return len(knockout.bracket(range(count), seats_at(row, count), row.through).stages)
    return 1


def times(row: CupRow, count: int, waits: Sequence[list[int]]) -> Times:
    """How long it takes with so many people. waits: of each of them, how long they took at this pace.

    The date of a round looks at those who take longest, since all of its matches are to be over by then.
    """
    game, seats = registry.game(row.game), row.seats
    slowest = sorted(waits, key=lambda one: sum(one) / max(1, len(one)), reverse=True)[:seats]
    found = span(game, row.pace, seats, slowest, strangers=seats - len(slowest))
    step = pace.step(row.pace) or DAY
    match = found or Forecast(UNKNOWN_STEPS * step // 2, UNKNOWN_STEPS * step)
    half = (match.high - match.low) / 2
    normal = NormalDist()
    tables = max(1, count // seats)
    more = normal.inv_cdf(SURE ** (1 / tables)) / normal.inv_cdf(SURE)
    whole = max((match.low + match.high) / 2 + half * more, SHORTEST_STEPS * step)
    return Times(match, ceil(whole / DAY) * DAY, rounds_of(row, count))


def turns_a_day(row: CupRow, match: Forecast, at_once: int) -> float | None:
    """How often somebody is asked a day who plays so many matches at once; None where the game cannot tell."""
    game = registry.game(row.game)
    if not game.meta.waits:
        return None
    alone, together = game.meta.waits[game.players.index(row.seats)]
    days = (match.low + match.high) / 2 / DAY
    return at_once * (alone / row.seats + together) / days


class Schedule(NamedTuple):
    """What is played at the same time, where everybody meets everybody. size: of the largest table."""

    facts: together.Facts
    size: int


@cache
def at_once(form: Form, count: int, seats: Seats) -> Schedule:
    """The schedule for so many people. It may take some tenths of a second."""
    people = league.divided(range(count))[0] if form == "league" else range(count)
    made = together.all_at_once(people, seats)
    return Schedule(together.facts(made), max(map(len, made)))
