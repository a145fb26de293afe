"""What a notice board has to show is read off the rows: nothing is forgotten, and nothing is shown twice."""

from __future__ import annotations

import pytest

from bot.db.connection import StorageError
from bot.db.seats import SeatRow
from bot.db.transactions import Change
from bot.features.notice_board.service import BOARD, LOOK_SECONDS, Boards
from bot.services.match.opening import open_table
from bot.ui.press.house import House
from engine import registry
from tests.support.cards import owed, stand
from tests.support.clock import FakeClock
from tests.support.people import ANA, BEN, opened, started

GUILD, CHANNEL = 9, 80


async def wall(house: House) -> None:
    """The board of the server in which tables open, wanted and shown."""
    await house.people.guilds.change(GUILD, rooms={"board": CHANNEL})
    await house[Boards].look()
    await stand(house)


def clock_of(house: House) -> FakeClock:
    assert isinstance(house.clock, FakeClock)
    return house.clock


async def test_every_change_of_a_table_that_waits_is_shown_and_nothing_else(house: House) -> None:
    await wall(house)
    lobby, boards, clock = house.match.lobby, house[Boards], clock_of(house)
    table = (await opened(house)).row.id

    async def shows(_: str) -> bool:
        clock.advance(seconds=LOOK_SECONDS)
        await boards.look()
        found = await owed(house, BOARD)
        await stand(house)
        return found == [(GUILD, 0)]

    assert await shows("opened")
    await lobby.join(table, BEN, "Ben")
    assert await shows("somebody sat down")
    await lobby.set_options(table, ANA, {}, "fast")
    assert await shows("another pace")
    await lobby.leave(table, ANA)
    assert await shows("somebody left")
    await house.people.guilds.change(GUILD, language="de")
    assert await shows("another language")
    await lobby.leave(table, BEN)
    assert await shows("closed")
    running = await started(house, BEN)
    assert await shows("begun before it was shown") is False
    assert await shows("nothing") is False
    vote = await house.match.votes.ask(running.row.id, "replace", BEN)
    assert await shows("a seat is offered")
    await house.match.votes.cast(running.row.id, vote.id, 77, "take", "Zoe")
    assert await shows("the seat is taken")
    assert await shows("nothing") is False


async def test_boards_are_looked_at_again_when_the_file_is_well(house: House) -> None:
    db = house.tables.db
    await wall(house)
    async with db.write() as tx:
        await tx.execute("ALTER TABLE guild RENAME TO elsewhere")
    with pytest.raises(StorageError):
        await house[Boards].look()
    async with db.write() as tx:
        await tx.execute("ALTER TABLE elsewhere RENAME TO guild")
    await opened(house)
    await house[Boards].look()
    assert await owed(house, BOARD) == [(GUILD, 0)]


async def test_the_nearest_to_begin_comes_first(house: House) -> None:
    await wall(house)
    first = (await opened(house)).row.id
    second = (await opened(house, BEN)).row.id
    third = (await opened(house, game="gilded_compass")).row.id
    full = (await opened(house, BEN, 3, 4)).row.id
    listed = [one.match_id for one in await house.waiting.here(GUILD)]
    assert listed == [second, first, third]
    assert full not in listed
    assert await house.waiting.here(GUILD + 1) == []


async def test_after_a_start_each_is_looked_at_once(house: House) -> None:
    await wall(house)
    await house[Boards].look()
    assert await owed(house, BOARD) == []
    await house[Boards].look(everywhere=True)
    assert await owed(house, BOARD) == [(GUILD, 0)], "an earlier release may have drawn it"


async def test_a_thousand_tables_are_listed(house: House) -> None:
    await wall(house)
    boards = house[Boards]
    async with house.tables.db.write() as tx:
        await opened_many(tx, 1000)
    await boards.look()
    assert await owed(house, BOARD) == [(GUILD, 0)]
    assert len(await house.waiting.here(GUILD)) == 1000


async def opened_many(tx: Change, count: int) -> None:
    """So many tables of one person each."""
    for number in range(count):
        seats = [SeatRow(0, 1000 + number, "person", "Somebody")]
        await open_table(
            tx,
            (),
            registry.game("yucata"),
            seats,
            1,
            guild_id=GUILD,
            channel_id=8,
            host_id=1000 + number,
            pace="daily",
            language="en",
        )
