"""Which match a command means that names none: the one that is played in its thread."""

from __future__ import annotations

from pathlib import Path

from bot.ui.press.house import House
from tests.support.tables import house_at, stored

PLACE = 77
"""The direct messages of a person."""


async def played_there(house: House, *, over: bool) -> int:
    """A match in these direct messages; its number."""
    table = await stored(house, "yucata", 2, 10**6 if over else 1, computers=1)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE match SET thread_id = ? WHERE id = ?", (PLACE, table.row.id))
    return table.row.id


async def test_in_direct_messages_a_match_that_runs_comes_before_newer_ones_that_are_over(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        assert await house.tables.number_in_thread(PLACE) is None
        first = await played_there(house, over=True)
        assert await house.tables.number_in_thread(PLACE) == first
        runs = await played_there(house, over=False)
        await played_there(house, over=True)
        assert await house.tables.number_in_thread(PLACE) == runs
        newest = await played_there(house, over=False)
        assert await house.tables.number_in_thread(PLACE) == newest
