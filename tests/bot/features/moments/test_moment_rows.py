"""Shared moments that were taken back count for their day, and the others stay."""

from __future__ import annotations

from bot.features.moments import rows as moments
from bot.ui.press.house import House
from tests.support.people import ANA, opened

SOON, DAY = 10, 86400


async def test_what_is_forgotten_is_what_was_taken_back(house: House) -> None:
    await opened(house)
    async with house.tables.db.write() as tx:
        stays, taken_back = [await moments.put(tx, 1, ANA, done, "null", 0, SOON, 7 * DAY) for done in (3, 4)]
        assert stays is not None
        assert taken_back is not None
        assert await moments.take_back(tx, taken_back, ANA)
        assert await moments.shared_since(tx, ANA, 0) == 2
        await moments.forget_taken_back(tx, ANA, DAY)
        assert await moments.shared_since(tx, ANA, 0) == 1
        assert await moments.get(tx, stays) is not None
        assert await moments.get(tx, taken_back) is None
