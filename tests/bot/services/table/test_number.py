"""Which match a command means that names none: the one that is played in its thread, or that has waited longest."""

from __future__ import annotations

from pathlib import Path

from bot.ui.press.house import House
from tests.support.tables import house_at, stored, user_of

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


async def test_of_several_matches_the_one_that_has_waited_longest_for_a_person_comes_first(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        for since in (300, 100, 200):
            match_id = (await stored(house, "yucata", 2, 0)).row.id
            async with house.tables.db.write() as tx:
                await tx.execute("UPDATE seat SET since = ? WHERE match_id = ? AND seat = 0", (since, match_id))
        assert await house.tables.waiting_for(user_of(0)) == [2, 3, 1]
