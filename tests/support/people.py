"""People at the tables of a house: what they open, start, take back, and what is refused to them."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from bot.services.table.played import replay
from bot.services.table.scene import Table
from bot.ui.press.house import House
from engine.core import match as record
from engine.core.errors import GameError

ANA, BEN, CLEO, DAN, EVA = 1, 2, 3, 4, 5


async def opened(house: House, *others: int, game: str = "yucata") -> Table:
    """A table of Ana's that others have joined."""
    table = await house.match.lobby.open(
        game=game, guild_id=9, channel_id=8, host_id=ANA, host_name="Ana", pace="daily", language="en"
    )
    for user in others:
        table = await house.match.lobby.join(table.row.id, user, f"Person {user}")
    return table


async def refused(work: Awaitable[object], code: str) -> None:
    """The house does not do it."""
    with pytest.raises(GameError) as caught:
        await work
    assert caught.value.code == code


async def started(house: House, *others: int, game: str = "yucata", computers: int = 0) -> Table:
    """A running match of Ana's and others'."""
    match_id = (await opened(house, *others, game=game)).row.id
    for _ in range(computers):
        await house.match.lobby.add_computer(match_id, ANA)
    await house.match.matches.start(match_id, ANA)
    return await after_computers(house, match_id)


async def undo(house: House, match_id: int, user_id: int) -> Table:
    """Undo, as pressed by somebody who sees the match as it stands."""
    return await house.match.steps.undo(match_id, user_id, (await house.tables.load(match_id)).row.revision)


async def after_computers(house: House, match_id: int) -> Table:
    """The match once it waits for people again."""
    await house.match.automatic.settled()
    return await house.tables.load(match_id)


def at_turn(table: Table) -> int:
    """The person whose turn it is."""
    user = table.seats[table.actors()[0]].user_id
    assert user is not None
    return user


async def consistent(house: House, match_id: int) -> Table:
    """The match as it stands, after a look at whether its parts fit together."""
    table = await house.tables.load(match_id)
    history = await house.tables.history(match_id)
    assert [row.number for row in history] == list(range(1, table.row.revision + 1))
    again = replay(table.row, len(table.seats), record.live(history))
    assert table.game.dump(again) == table.game.dump(table.state)
    waits = [row.seat for row in table.seats if row.since is not None]
    assert waits == sorted(table.actors())
    return table


async def often_leave(house: House, *users: int) -> None:
    """They have left four matches of the past, which are all they have played."""
    stranger = 99
    first = (await house.tables.db.all("SELECT coalesce(max(id), 0) + 1 AS id FROM match"))[0]["id"]
    async with house.tables.db.write() as tx:
        for match_id in range(first, first + 4):
            await tx.execute(
                "INSERT INTO match (id, game, rules_version, options, seed, status, guild_id, channel_id, host_id, "
                "pace, language, created_at, moved_at) "
                "VALUES (?, 'yucata', 1, '{}', x'', 'finished', 9, 8, ?, 'daily', 'en', 0, 0)",
                (match_id, stranger),
            )
            for seat, user in enumerate((stranger, *users)):
                await tx.execute("INSERT INTO sat (match_id, user_id, seat) VALUES (?, ?, ?)", (match_id, user, seat))
