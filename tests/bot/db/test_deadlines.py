"""What is due acts once, and as it stands by then."""

from __future__ import annotations

import pytest

from bot.db import deadlines
from bot.db.connection import Database
from bot.db.deadlines import NUDGE, DeadlineRow
from bot.ui.press.house import House
from tests.support.tables import stored


@pytest.fixture
async def db(house: House) -> Database:
    """A database with match 1, in which a reminder of the first seat is due at 100."""
    await stored(house, "yucata", 2, 0)
    await put(house.tables.db, 100)
    return house.tables.db


async def put(db: Database, due_at: int) -> None:
    """Set or move the reminder."""
    async with db.write() as tx:
        await deadlines.put(tx, 1, NUDGE, 0, due_at)


async def removed(db: Database, row: DeadlineRow) -> bool:
    """Whether it was taken out."""
    async with db.write() as tx:
        return await deadlines.remove(tx, row)


async def test_a_row_is_taken_out_once(db: Database) -> None:
    assert await deadlines.due(db, 99, 9) == []
    (row,) = await deadlines.due(db, 100, 9)
    assert [await removed(db, row) for _ in range(2)] == [True, False]
    assert await deadlines.get(db, 1, NUDGE, 0) is None


async def test_one_that_was_put_off_since_it_was_found_stays(db: Database) -> None:
    (row,) = await deadlines.due(db, 100, 9)
    await put(db, 500)
    assert not await removed(db, row)
    assert await deadlines.due(db, 499, 9) == []
    (row,) = await deadlines.due(db, 500, 9)
    assert await removed(db, row)
