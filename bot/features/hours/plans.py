"""What a table is to be, to open one like another: the next one of a weekly table, and templates."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.db.seats import SeatRow
from bot.db.transactions import Change
from bot.features.hours.rows import HourRow, IfFew
from bot.services.clock.wall import on_wall
from bot.services.match.hears import Hears
from bot.services.match.lobby import new_computer
from bot.services.match.opening import KEPT, check_host, open_table
from bot.services.processes.computers import NAMES, offered, usual
from bot.services.table.scene import Glance
from engine import registry
from engine.core.options import Options


class PlannedHour(msgspec.Struct, frozen=True):
    """When a table begins: on a weekday (0: Monday), so many minutes after midnight, where it is opened."""

    weekday: int
    minutes: int
    if_few: IfFew


class Plan(msgspec.Struct, frozen=True):
    """What a table is to be; `MatchRow` says what most of it means.

    computers: the level of each that sits there from the beginning.
    """

    game: str
    options: Options
    pace: str
    weekends_off: bool = False
    unrated: bool = False
    now: bool = False
    starts_full: bool = False
    computers: tuple[str, ...] = ()
    hour: PlannedHour | None = None
    steady: bool = False
    switched: tuple[str, ...] = ()


def plan_of(table: Glance, hour: HourRow | None = None) -> Plan:
    """What would open a table like this one; computers that have only stood in for somebody do not come.

    hour: when it was to begin; None if it had no hour.
    """
    row = table.row
    return Plan(
        game=row.game,
        options=row.options,
        computers=tuple(seat.level for seat in table.seats if seat.kind == "computer" and seat.name in NAMES),
        hour=None if hour is None else _planned(hour),
        **{column: getattr(row, column) for column in KEPT},
    )


async def open_planned(
    tx: Change,
    hears: Iterable[Hears],
    plan: Plan,
    now: int,
    *,
    guild_id: int,
    channel_id: int,
    host_id: int,
    host_name: str,
    language: str,
    begins_at: int | None,
) -> int:
    """The number of a new table with its host on the first seat.

    Raises UnknownGame, Refused as `open_table`, and `too-many-tables`.

    What the game has no more of (an option, a choice, a seat) is left out; a computer plays as well as is usual then.
    """
    game = registry.game(plan.game)
    await check_host(tx, host_id)
    seats = [SeatRow(0, host_id, "person", host_name)]
    for kept in plan.computers[: game.players[-1] - 1]:
        level = kept if kept in offered(game) else usual(game)
        seats.append(new_computer(game, seats, level))
    return await open_table(
        tx,
        hears,
        game,
        seats,
        now,
        options={
            option.key: plan.options[option.key]
            for option in game.options
            if plan.options.get(option.key) in option.choices
        },
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host_id,
        language=language,
        begins_at=begins_at,
        **{column: getattr(plan, column) for column in KEPT},
    )


def _planned(hour: HourRow) -> PlannedHour:
    day, minutes = on_wall(hour.at, hour.zone)
    return PlannedHour(day.weekday(), minutes, hour.if_few)
