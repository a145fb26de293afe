"""What is due acts once, and as it stands by then."""

from __future__ import annotations

import pytest

from bot.db import deadlines, pulse
from bot.db.connection import Database
from bot.db.deadlines import NUDGE, DeadlineRow
from bot.services.match.sweep import LATER_SECONDS
from bot.ui.press.house import House
from tests.support.clock import FakeClock
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


@pytest.mark.parametrize("match_id", [None, 1])
async def test_an_outage_moves_what_is_due_but_for_what_comes_by_the_clock_on_the_wall(
    house: House, db: Database, match_id: int | None
) -> None:
    down, at = 5000, house.clock.now() + 60
    async with db.write() as tx:
        await deadlines.put(tx, match_id, "on-the-wall", 7, at, on_the_wall=True)
        await deadlines.put(tx, match_id, "after-a-time", 7, at)
        await pulse.beat(tx, house.clock.now())
    assert isinstance(house.clock, FakeClock)
    house.clock.advance(seconds=down)
    assert await house.match.outages.put_off() == down
    due = {row.kind: row.due_at for row in await deadlines.due(db, at + down, 9)}
    assert (due["on-the-wall"], due["after-a-time"]) == (at, at + down)


@pytest.mark.parametrize("match_id", [None, 1])
async def test_what_a_feature_that_is_left_out_has_due_waits_for_it_and_is_not_tried_at_every_tick(
    house: House, db: Database, match_id: int | None
) -> None:
    now, kind = house.clock.now(), "of-a-feature-that-is-not-here"
    async with db.write() as tx:
        await deadlines.put(tx, match_id, kind, 7, now)
    await house.match.sweep.run()
    assert kind not in {row.kind for row in await deadlines.due(db, now + LATER_SECONDS - 1, 9)}
    assert kind in {row.kind for row in await deadlines.due(db, now + LATER_SECONDS, 9)}
