"""A question to somebody at a table, and the message that asks it."""

from __future__ import annotations

from bot.db import filling
from bot.ui.press.house import House
from tests.support.people import ANA, opened


async def test_a_later_question_is_another_one_than_its_message_asks(house: House) -> None:
    await opened(house)
    db = house.tables.db
    async with db.write() as tx:
        await filling.ask(tx, 1, ANA, at=10, until=20)
        await filling.stands(tx, 1, (await filling.asked(tx, 1))[ANA], 8, 99)
        await filling.close(tx, 1, ANA)
        await filling.ask(tx, 1, ANA, at=30, until=40)
        await filling.settled(tx, 1, ANA)
    one = (await filling.asked(db, 1))[ANA]
    assert (one.at, one.until, one.told_at, one.message_id) == (30, 40, 10, 99)
    async with db.write() as tx:
        await filling.close(tx, 1, ANA)
        await filling.settled(tx, 1, ANA)
    assert await filling.asked(db, 1) == {}
