"""Which links, sessions and addresses of tables work."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.db import departures
from bot.features.web_board.service import LINK_SECONDS, MOST_LINKS, UNWATCHED, WebBoard
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.people import ANA, BEN, opened, refused, started
from tests.support.tables import house_at

GUILD = 9


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    """One with an address."""
    async with house_at(tmp_path, web="https://games.example.org") as house:
        yield house


async def test_of_one_person_only_the_newest_links_work_and_each_once_and_soon(house: House) -> None:
    board, clock = house[WebBoard], house.clock
    assert isinstance(clock, FakeClock)
    tokens: list[str] = []
    for _ in range(MOST_LINKS + 1):
        clock.advance(seconds=1)
        tokens.append(await board.link(ANA, "ana", "en", 1))
    assert [await board.invited(one) is None for one in tokens] == [True] + [False] * MOST_LINKS
    assert await board.enter(tokens[-1]) is not None
    assert await board.enter(tokens[-1]) is None
    clock.advance(seconds=LINK_SECONDS)
    assert await board.enter(tokens[-2]) is None


async def test_a_table_that_wants_no_address_has_one_only_if_its_host_says_so(house: House) -> None:
    board = house[WebBoard]
    await opened(house, BEN)
    await house.match.lobby.set_options(1, ANA, {}, "daily", switched=[UNWATCHED.key])
    await house.match.matches.start(1, ANA)
    assert await board.address_of(1) is None
    await refused(board.watch(1, BEN), "only-the-host")
    await refused(board.watch(1, 77), "not-at-this-table")
    token = await board.watch(1, ANA)
    assert await board.watch(1, BEN) == token
    assert await board.watched(token) == 1
    await refused(board.unwatch(1, BEN), "only-the-host")
    await board.unwatch(1, ANA)
    assert await board.watched(token) is None


async def test_any_other_table_has_one_from_its_start_until_its_server_removes_the_bot(house: House) -> None:
    await started(house, BEN)
    token = await house[WebBoard].address_of(1)
    assert token is not None
    assert await house[WebBoard].watched(token) == 1
    async with house.tables.db.write() as tx:
        await departures.put(tx, GUILD, house.clock.now() + 1)
    assert await house[WebBoard].watched(token) is None
