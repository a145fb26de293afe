"""Being removed from a server: after a time of grace its data go, unless the bot is invited again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import features
from bot.db import deadlines
from bot.features.comments.service import Comments
from bot.features.follow.service import Follows
from bot.services.telling import wishes
from bot.services.telling.wishes import Show, TakeAway, Tell
from bot.services.upkeep.departures import DEPARTURE, GRACE_SECONDS
from bot.ui.press.house import House
from tests.support.people import BEN, DAN, started
from tests.support.rows import columns_of, fill
from tests.support.tables import house_at


async def count(house: House, table: str) -> int:
    """The rows of a table that belong to the server."""
    rows: list[Any] = await house.tables.db.all(f"SELECT 1 FROM {table}")
    return len(rows)


async def departures(house: House) -> int:
    """Of how many servers it is noted that the bot was removed."""
    return len(await house.tables.db.all("SELECT 1 FROM deadline WHERE kind = 'departure'"))


async def forget_what_is_due(house: House) -> None:
    """What the sweep does of all that is due: forget the servers whose time is over, and nothing else."""
    for row in await deadlines.due(house.tables.db, house.clock.now(), 100):
        if row.kind == DEPARTURE:
            await house.match.sweep.others[DEPARTURE](row)


async def known(house: House) -> int:
    """A server with settings, a rating, a puzzle and a running match; its id."""
    table = await started(house, BEN)
    guild_id = table.row.guild_id
    await house.people.guilds.change(guild_id, pace="slow")
    async with house.tables.db.write() as tx:
        await tx.execute(
            "INSERT INTO rating (guild_id, game, user_id, mu, sigma, matches, wins) "
            "VALUES (?, 'yucata', 1, 25.0, 8.0, 1, 0)",
            (guild_id,),
        )
        for server in (guild_id, guild_id + 1):
            await tx.execute("INSERT INTO medal VALUES (?, 'yucata', 8000, 1, 1, 1100)", (server,))
            await tx.execute("INSERT INTO season VALUES (?, 'yucata', 8000)", (server,))
    await house[Comments].seal(table.row.id, DAN, "Dan", "said", None)
    await house[Follows].begin(table.row.id, DAN)
    return guild_id


def later(house: House, seconds: int) -> None:
    """Time passes."""
    house.clock.advance(seconds=seconds)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]


async def status(house: House) -> str:
    """That of the match."""
    return (await house.tables.glance(1)).row.status


async def test_its_data_go_after_the_time_of_grace(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    guild_id = await known(house)
    await house.departures.left(guild_id)
    assert f"removed from server {guild_id}" in caplog.text
    later(house, GRACE_SECONDS - 1)
    await house.departures.left(guild_id)
    await forget_what_is_due(house)
    assert (await status(house), await count(house, "guild"), await count(house, "rating")) == ("running", 1, 1)
    later(house, 1)
    await forget_what_is_due(house)
    assert (await status(house), await count(house, "guild"), await count(house, "rating")) == ("ended", 0, 0)
    assert await departures(house) == 0
    for table in ("comment", "follow"):
        assert await count(house, table) == 0, table
    for table in ("medal", "season"):
        assert await count(house, table) == 1, "those of another server stay"
    assert await count(house, "action") == 0
    assert await count(house, "seat") == 2, "the match stays one of its people"


OF_ITS_OWN = {"match", "guild"}
"""Matches stay; what a server has chosen and that it is left are rows of it that are there already."""


async def test_of_every_table_the_rows_of_the_server_go_and_those_of_another_stay(house: House) -> None:
    guild_id = await known(house)
    other = guild_id + 1
    with closing(sqlite3.connect(house.tables.db.path)) as db:
        there = [table for table, column in columns_of(db) if column == "guild_id"]
        tables = [table for table in there if table not in OF_ITS_OWN]
        for number, table in enumerate(tables, start=100):
            for server in (guild_id, other):
                fill(db, table, number, {"guild_id": server, "user_id": server, "id": server})
        await house.departures.left(guild_id)
        later(house, GRACE_SECONDS)
        await forget_what_is_due(house)
        left = {table: db.execute(f"SELECT DISTINCT guild_id FROM {table}").fetchall() for table in tables}
    assert {table for table, servers in left.items() if servers != [(other,)]} == set()


async def test_what_stands_in_direct_messages_is_still_kept_up_to_date(house: House) -> None:
    guild_id = await known(house)
    with closing(sqlite3.connect(house.tables.db.path)) as db:
        fill(db, "panel", 1, {"match_id": 1, "user_id": BEN})
        fill(db, "panel", 2, {"match_id": 1, "seat": 1})
        await house.departures.left(guild_id)
        later(house, GRACE_SECONDS)
        await forget_what_is_due(house)
        assert db.execute("SELECT user_id FROM panel").fetchall() == [(BEN,)]


async def test_what_one_person_is_owed_is_sent_and_what_the_server_is_owed_is_not(house: House) -> None:
    guild_id = await known(house)
    wanted = Show("table"), Tell("left", {"seat": 1}), Show("desk", seat=0), TakeAway(1, DAN)
    async with house.tables.db.write() as tx:
        await tx.execute("DELETE FROM outbox")
        for wish in wanted:
            await wishes.put(tx, 1, wish, house.clock.now())
    await house.departures.left(guild_id)
    later(house, GRACE_SECONDS)
    await forget_what_is_due(house)
    rows = await house.tables.db.all("SELECT kind, subject FROM outbox ORDER BY id")
    left = [("show", "desk.0.0"), ("take-away", f"desk.1.{DAN}"), ("show", "desk.1.0")]
    assert [tuple(row) for row in rows] == left


async def test_invited_again_everything_stays(house: House) -> None:
    guild_id = await known(house)
    await house.departures.left(guild_id)
    await house.departures.came(guild_id)
    later(house, GRACE_SECONDS)
    await forget_what_is_due(house)
    assert (await status(house), await count(house, "guild")) == ("running", 1)


async def test_what_happened_while_the_bot_was_away_is_noted_when_it_is_back(house: House) -> None:
    guild_id = await known(house)
    await house.match.lobby.open(
        game="yucata", guild_id=None, channel_id=8, host_id=BEN, host_name="Ben", pace="daily", language="en"
    )
    await house.departures.are_here([7])
    assert await departures(house) == 1
    await house.departures.are_here([7, guild_id])
    assert await departures(house) == 0


async def test_what_features_hold_of_a_server_goes_where_they_are_left_out(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        guild_id = await known(house)
        assert [await count(house, table) for table in ("follow", "comment")] == [1, 1]
        async with house.tables.db.write() as tx:
            await deadlines.put(tx, None, DEPARTURE, guild_id, 1, on_the_wall=True)
    async with house_at(tmp_path, without=tuple(features.everything())) as house:
        await forget_what_is_due(house)
        assert [await count(house, table) for table in ("follow", "comment")] == [0, 0]
