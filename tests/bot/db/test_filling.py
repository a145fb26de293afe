"""A question to somebody at a table, and since when it stands."""

from __future__ import annotations

from bot.db import filling
from bot.ui.press.house import House
from tests.support.people import ANA, opened


async def test_a_later_question_stands_not_yet(house: House) -> None:
    await opened(house)
    db = house.tables.db
    async with db.write() as tx:
        await filling.ask(tx, 1, ANA, at=10, until=20)
        await filling.note_standing(tx, 1, ANA, at=12, until=22)
        await filling.ask(tx, 1, ANA, at=10, until=25)
    one = (await filling.questions(db, 1))[ANA]
    assert (one.at, one.until, one.stands_at) == (10, 25, 12), "the same question has more time"
    async with db.write() as tx:
        await filling.close(tx, 1, ANA)
        await filling.ask(tx, 1, ANA, at=30, until=40)
        await filling.settled(tx, 1, ANA)
    one = (await filling.questions(db, 1))[ANA]
    assert (one.at, one.until, one.stands_at) == (30, 40, 0)
    async with db.write() as tx:
        await filling.close(tx, 1, ANA)
        await filling.settled(tx, 1, ANA)
    assert await filling.questions(db, 1) == {}
