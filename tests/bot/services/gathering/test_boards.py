"""What a notice board has to show is read off the rows: nothing is forgotten, and nothing is shown twice."""

from __future__ import annotations

import asyncio

import pytest

from bot.db.boards import BoardRow
from bot.db.matches import GATHERING
from bot.db.seats import SeatRow
from bot.db.transactions import Change
from bot.services.gathering.boards import EDIT_SECONDS, LOOK_SECONDS
from bot.services.match.opening import open_table
from bot.services.telling.outbox import LONGEST_OUT_OF_REACH, TryLater
from bot.ui.press.house import House
from engine import registry
from tests.support.clock import FakeClock
from tests.support.people import ANA, BEN, opened, started

GUILD, CHANNEL, MESSAGE = 9, 80, 81


class Wall:
    """Where boards are shown: notes each showing, and what became of it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.shown: list[BoardRow] = []
        self.trouble: TryLater | None = None
        self.look = asyncio.Event()

    async def show(self, board: BoardRow) -> None:
        boards = self.house.gathering.boards
        if self.trouble is not None:
            raise self.trouble
        self.shown.append(board)
        self.look.set()
        if not board.wanted:
            await boards.gone(board.guild_id, board.message_id)
        elif board.message_id:
            await boards.edited(board)
        else:
            await boards.posting(board)
            await boards.posted(board, MESSAGE)


async def wall(house: House) -> Wall:
    """The board of the server in which tables open, wanted and shown."""
    found = Wall(house)
    house.gathering.boards.start(found)
    await house.gathering.boards.stop()  # each look is the test's
    await house.people.guilds.change(GUILD, board=CHANNEL)
    await house.gathering.boards.settled()
    return found


def clock_of(house: House) -> FakeClock:
    assert isinstance(house.clock, FakeClock)
    return house.clock


async def test_every_change_of_a_table_that_waits_is_shown_and_nothing_else(house: House) -> None:
    on = await wall(house)
    lobby, boards, clock = house.match.lobby, house.gathering.boards, clock_of(house)
    table = (await opened(house)).row.id

    async def shows(_: str) -> bool:
        before = len(on.shown)
        clock.advance(seconds=EDIT_SECONDS)
        await boards.settled()
        return len(on.shown) == before + 1

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


async def test_a_board_that_fails_is_tried_after_growing_pauses_and_for_ever(house: House) -> None:
    on = await wall(house)
    boards, clock = house.gathering.boards, clock_of(house)
    await opened(house)
    on.trouble = TryLater("not allowed", out_of_reach=True)
    clock.advance(seconds=EDIT_SECONDS)
    pauses: list[float] = []
    for _ in range(16):
        pauses.append(await boards.settled())
        clock.advance(seconds=int(pauses[-1]))
    assert pauses[:3] == [1, 2, 4]
    assert all(pause <= LOOK_SECONDS for pause in pauses), "it is looked all the same"
    for _ in range(80):
        clock.advance(seconds=LONGEST_OUT_OF_REACH)
        await boards.settled()
    on.trouble = None
    await boards.place_is_back(GUILD)
    before = len(on.shown)
    await boards.settled()
    assert len(on.shown) == before + 1
    await boards.settled()
    assert len(on.shown) == before + 1


async def test_boards_are_shown_again_when_the_file_is_well(house: House, caplog: pytest.LogCaptureFixture) -> None:
    on, db = await wall(house), house.tables.db
    async with db.write() as tx:
        await tx.execute("ALTER TABLE board RENAME TO elsewhere")
    house.gathering.boards.start(on)
    for _ in range(99):
        await asyncio.sleep(0)
    assert "no such table" in caplog.text
    on.look.clear()
    async with db.write() as tx:
        await tx.execute("ALTER TABLE elsewhere RENAME TO board")
    table = await opened(house)
    await on.look.wait()
    assert f"{table.row.id}." in on.shown[1].lists


async def test_the_nearest_to_begin_comes_first(house: House) -> None:
    await wall(house)
    first = (await opened(house)).row.id
    second = (await opened(house, BEN)).row.id
    third = (await opened(house, game="gilded_compass")).row.id
    full = (await opened(house, BEN, 3, 4)).row.id
    listed = [one.match_id for one in await house.gathering.boards.waiting(GUILD)]
    assert listed == [second, first, third]
    assert full not in listed
    assert await house.gathering.boards.waiting(GUILD + 1) == []


async def test_after_a_restart_each_is_shown_once_more(house: House) -> None:
    on = await wall(house)
    boards = house.gathering.boards
    await boards.settled()
    assert len(on.shown) == 1
    await boards.recover()
    await boards.settled()
    assert len(on.shown) == 2
    await boards.settled()
    assert len(on.shown) == 2


async def test_a_thousand_tables_are_listed(house: House) -> None:
    on = await wall(house)
    boards = house.gathering.boards
    async with house.tables.db.write() as tx:
        await opened_many(tx, 1000)
    clock_of(house).advance(seconds=EDIT_SECONDS)
    await boards.settled()
    assert len(on.shown) == 2
    assert len(await boards.waiting(GUILD)) == 1000


async def opened_many(tx: Change, count: int) -> None:
    """So many tables of one person each."""
    for number in range(count):
        seats = [SeatRow(0, 1000 + number, "person", "Somebody")]
        await open_table(
            tx,
            registry.game("yucata"),
            seats,
            1,
            guild_id=GUILD,
            channel_id=8,
            host_id=1000 + number,
            pace="daily",
            language="en",
        )


async def test_whatever_changes_a_table_that_waits_wakes_the_boards(house: House) -> None:
    heard: list[bool] = []
    house.tables.db.listen(GATHERING, lambda: heard.append(True))
    await opened(house)
    assert heard
    heard.clear()
    await house.match.lobby.set_options(1, ANA, {}, "slow")
    assert heard
    await house.match.lobby.join(1, BEN, "Ben")
    await house.match.matches.start(1, ANA)
    heard.clear()
    table = await house.tables.load(1)
    user = table.seats[table.actors()[0]].user_id
    assert user is not None
    await house.match.steps.act(1, user, table.row.revision, 0)
    assert not heard, "a match that is played stands on no board"
