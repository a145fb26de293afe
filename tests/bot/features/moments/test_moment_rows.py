"""Shared moments that were taken back count for their day, and the others stay."""

from __future__ import annotations

from bot.features.moments import rows as moments
from bot.features.puzzles import rows as positions
from bot.ui.press.house import House
from tests.support.people import ANA, opened

SOON, DAY = 10, 86400


async def test_what_is_forgotten_is_what_was_taken_back(house: House) -> None:
    await opened(house)
    async with house.tables.db.write() as tx:
        made = [await positions.put(tx, "moment", "yucata", "{}", SOON, match_id=1, done=done) for done in (3, 4)]
        stays, taken_back = (number or 0 for number in made)
        for number in (stays, taken_back):
            await moments.put(tx, number, ANA, SOON, 7 * DAY)
        await positions.remove(tx, taken_back)
        assert await moments.shared_since(tx, ANA, 0) == 2
        await moments.forget_taken_back(tx, ANA, DAY)
        assert await moments.shared_since(tx, ANA, 0) == 1
        assert await moments.get(tx, stays) is not None
        assert await moments.get(tx, taken_back) is None
