"""Work in the background: in pieces, with patience, again when there is something new, and none of it twice at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from bot.services.errors import StorageError
from bot.services.processes.computers import Computers
from bot.services.processes.workers import GoneError
from bot.services.study.background import Background
from bot.services.study.pieces import MOST_TRIES, PAUSE_SECONDS, Pieces
from tests.support.virtual import run


class Thinks:
    """Processes that fail so often first."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.tries = 0

    async def work(self, job: Callable[..., Any], *given: Any) -> Any:
        """What the job gives."""
        self.tries += 1
        if self.tries <= self.failures:
            raise GoneError
        return job(*given)


def thought(failures: int) -> tuple[int, float, int]:
    """What came of a piece, after how many seconds and tries."""
    processes = Thinks(failures)

    async def think() -> tuple[int, float]:
        found = await Pieces(cast("Computers", processes), 0)(max, 1, 2)
        return found, asyncio.get_running_loop().time()

    return (*run(think()), processes.tries)


@pytest.mark.parametrize("failures", [0, 1, MOST_TRIES - 1])
def test_a_piece_waits_for_processes_that_work_again(failures: int) -> None:
    assert thought(failures) == (2, failures * PAUSE_SECONDS, failures + 1)


def test_a_piece_that_ends_its_process_each_time_is_given_up() -> None:
    with pytest.raises(GoneError):
        thought(MOST_TRIES)


class Chores(Background):
    """Does what is on a list; a mistake is raised."""

    def __init__(self) -> None:
        super().__init__("chores", cast("Computers", Thinks()))
        self.left: list[str | Exception] = []
        self.done: list[str] = []
        self.during: Callable[[], None] = lambda: None

    async def _work(self, think: Pieces) -> None:
        for chore in list(self.left):
            self.left.remove(chore)
            if isinstance(chore, Exception):
                raise chore
            self.done.append(await think(str.upper, chore))
            self.during()


async def test_what_comes_while_it_works_is_done_before_it_has_settled() -> None:
    chores = Chores()

    def more() -> None:
        if len(chores.done) == 1:
            chores.left.append("b")
            chores.wake()

    chores.during, chores.left = more, ["a"]
    await chores.start()
    await chores.settled()
    assert chores.done == ["A", "B"]
    await chores.stop()


async def test_stopped_it_does_nothing_and_begins_again_with_what_is_left() -> None:
    chores = Chores()
    await chores.stop()
    await chores.start()
    await chores.settled()
    await chores.stop()
    chores.left = ["a"]
    chores.wake()
    for _ in range(9):
        await asyncio.sleep(0)
    assert chores.done == []
    await chores.start()
    await chores.settled()
    assert chores.done == ["A"]
    await chores.stop()
    await chores.stop()


@pytest.mark.parametrize("error", [ValueError("a fault"), StorageError("the file is gone")])
async def test_what_fails_is_told_once_and_the_next_is_done(caplog: pytest.LogCaptureFixture, error: Exception) -> None:
    chores = Chores()
    chores.left = [error]
    await chores.start()
    await chores.settled()
    assert len(caplog.records) == isinstance(error, ValueError), "the database tells of itself"
    chores.left = ["a"]
    chores.wake()
    await chores.settled()
    assert chores.done == ["A"]
    await chores.stop()
