"""Opens a table: the one way in which a match comes into the database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.db import deadlines, people
from bot.db import matches as rows
from bot.db import seats as seat_rows
from bot.db.matches import DIRECT, MatchRow, Status
from bot.db.seats import SeatRow
from bot.db.transactions import Change, Reading
from bot.services.clock.turns import IDLE, IDLE_SUSPENDED
from bot.services.errors import Refused
from bot.services.match.hears import Hears
from engine import registry
from engine.core.game import AnyGame
from engine.core.options import Options, OptionValue

MOST_WAITING, MOST_OPEN = 25, 100
"""So many tables of one host may wait for players, and so many may be open in all: far more than anybody needs."""

KEPT: Final = ("pace", "weekends_off", "unrated", "now", "starts_full", "steady", "switched")
"""How a table is played, beside its options: what is kept where another is to be opened like it.
Whether other servers may list it (`elsewhere`) is not: a new table is for those who had the old one in mind."""


def like(row: MatchRow) -> dict[str, Any]:
    """What a table takes over from another one that it repeats, as `open_table` takes it: where it is, and how."""
    return {
        "options": row.options,
        "guild_id": row.guild_id,
        "channel_id": row.channel_id,
        "language": row.language,
        **{column: getattr(row, column) for column in KEPT},
    }


async def check_host(tx: Change, host_id: int) -> None:
    """Raises Refused `too-many-tables` if a person may open no further one."""
    waiting, unfinished = await rows.hosted(tx, host_id)
    if waiting >= MOST_WAITING or unfinished >= MOST_OPEN:
        raise Refused("too-many-tables")


async def check_rules(
    look: Reading, guild_id: int, channel_id: int, game: str, pace: str, host_id: int | None = None
) -> None:
    """Raises Refused `game-not-here`, `pace-not-here`, `enough-tables-here` where the managers of a server do not want
    such a table in a channel.

    host_id: who opens it; None where it is open already.
    """
    rules = (await people.guild(look, guild_id)).rules_of(channel_id)
    if rules.games and game not in rules.games:
        titles = [one.title for one in registry.games() if one.key in rules.games]
        raise Refused("game-not-here", where=f"<#{channel_id}>", games=", ".join(titles))
    if rules.paces and pace not in rules.paces:
        raise Refused("pace-not-here", where=f"<#{channel_id}>", paces=tuple(f"pace-{one}" for one in rules.paces))
    if host_id is not None and rules.most and await rows.hosted_in(look, host_id, channel_id) >= rules.most:
        raise Refused("enough-tables-here", where=f"<#{channel_id}>", most=rules.most)


async def open_table(
    tx: Change,
    hears: Iterable[Hears],
    game: AnyGame,
    seats: Sequence[SeatRow],
    at: int,
    *,
    options: Mapping[str, OptionValue] | None = None,
    status: Status = "lobby",
    **values: Any,
) -> int:
    """The number of a new table of this program's rules, which closes if it does not start in time.

    hears: who may refuse it to these people, before anything is written, so that nothing of it is left in a larger
        transaction either. One that is bound (`MatchRow.bound`) was agreed on before.
    at: now.
    options: where they differ from the defaults.   status: `ended` for one that is only proposed.
    values: the other columns of `MatchRow`: where it is, whose, how.
    Raises Refused, as `check_rules` too.
    """
    if not values.get("bound"):
        if values["guild_id"] != DIRECT and not values.get("lesson"):
            await check_rules(tx, values["guild_id"], values["channel_id"], game.key, values["pace"], values["host_id"])
        await _check_enter(tx, hears, values["guild_id"], seats)
    match_id = await rows.insert(
        tx,
        game=game.key,
        rules_version=game.rules_version,
        options=_usual(game) | dict(options or {}),
        seed=b"",
        status=status,
        created_at=at,
        moved_at=at,
        **values,
    )
    await _seat(tx, match_id, seats, at)
    return match_id


async def open_proposed(
    tx: Change,
    hears: Iterable[Hears],
    row: MatchRow,
    game: AnyGame,
    seats: Sequence[SeatRow],
    at: int,
    **values: Any,
) -> None:
    """Open a table that was only proposed, as a new one of this program's rules.

    hears, at: as for `open_table`.   values: columns of `MatchRow`: whose it is, in which language. Raises Refused.
    """
    await _check_enter(tx, hears, row.guild_id, seats)
    await rows.change(
        tx,
        row,
        rules_version=game.rules_version,
        options=_usual(game),
        status="lobby",
        opens_with=0,
        created_at=at,
        moved_at=at,
        **values,
    )
    await _seat(tx, row.id, seats, at)


async def _check_enter(look: Reading, hears: Iterable[Hears], guild_id: int, seats: Sequence[SeatRow]) -> None:
    for one in hears:
        for seat in seats:
            if seat.user_id is not None:
                await one.enters(look, guild_id, seat.user_id)


async def _seat(tx: Change, match_id: int, seats: Sequence[SeatRow], at: int) -> None:
    """Those who sit at a new table, which closes if it does not start in time."""
    await seat_rows.put_seats(tx, match_id, tuple(msgspec.structs.replace(row, sure_at=at) for row in seats))
    await deadlines.put(tx, match_id, IDLE, deadlines.TABLE, at + IDLE_SUSPENDED)


def _usual(game: AnyGame) -> Options:
    """Its options where nobody has chosen any."""
    return {option.key: option.default for option in game.options}
