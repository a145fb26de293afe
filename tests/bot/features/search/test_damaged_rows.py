"""A row that cannot be read is left out of what looks through many: lists, offers and messages go on for all others."""

from __future__ import annotations

import logging

import pytest

from bot.features.search.offers import READING_SECONDS
from bot.features.search.service import Looking
from bot.ui.press.house import House
from tests.support.looking import be_told
from tests.support.people import ANA, BEN, CLEO, DAN, EVA, opened, started

GUILD, CHANNEL = 9, 8

DAMAGES = [
    ("match", "options", "{", "id IN (1, 2)"),
    ("match", "outcome", "{", "id IN (1, 2)"),
    ("match", "game", "gone", "id IN (1, 2)"),
    ("search", "games", "{", f"user_id = {DAN}"),
    ("search", "sizes", "{", f"user_id = {DAN}"),
]
"""Table, column, what stands there now, and in which rows."""


@pytest.mark.parametrize(("table", "column", "stored", "where"), DAMAGES, ids=lambda given: str(given)[:8])
async def test_one_row_that_cannot_be_read_holds_up_nobody_else(
    house: House, table: str, column: str, stored: str, where: str, caplog: pytest.LogCaptureFixture
) -> None:
    db, bad, running, good = house.tables.db, await opened(house), await started(house, BEN), await opened(house)
    assert (bad.row.id, running.row.id) == (1, 2)
    for user in (DAN, CLEO):
        await be_told(house, user, GUILD, a_day=3)
        await house[Looking].searches.begin(
            user, GUILD, channel_id=CHANNEL, name="C", games=["yucata"], paces=["daily"], sizes=[2, 3, 4], days=14
        )
    async with db.write() as tx:
        # Of the damaged table somebody was told already.
        for user, state in ((BEN, "open"), (EVA, "told")):
            await tx.execute(f"INSERT INTO offer (match_id, user_id, at, state) VALUES (1, {user}, 0, '{state}')")
            sql = "INSERT INTO card (kind, about, person, message_id, nonce) VALUES ('offer', 1, ?1, 5 + ?1, ?1)"
            await tx.execute(sql, (user,))
        await tx.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (stored,))
    house.clock.advance(seconds=READING_SECONDS)  # pyright: ignore[reportAttributeAccessIssue]
    for _ in range(2):
        await house.match.sweep.run()
        for job in (house[Looking].offers, house[Looking].told, house.match.begins):
            await job.run()
    states = await db.all(f"SELECT match_id, state FROM offer WHERE user_id = {CLEO}")
    held = {good.row.id: "open"} if table == "match" else {bad.row.id: "open", good.row.id: "told"}
    assert {row["match_id"]: row["state"] for row in states} == held
    seen = [row.id for row in await house.tables.rows_of(ANA)]
    assert good.row.id in seen
    assert running.row.id in seen or table == "match"
    rows, _ = await house.tables.in_channels(GUILD, [CHANNEL], "lobby", 10)
    assert good.row.id in [row.id for row in rows]
    assert await house[Looking].searches.looked_for(GUILD)
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(said) == len(set(said)), "it is said once"
