"""Presses go first, and what can wait has its turn all the same."""

from __future__ import annotations

import asyncio
import selectors

import pytest

from bot.services import right_of_way
from bot.services.right_of_way import RightOfWay


class Line:
    """Some who give way, and which of them have passed."""

    def __init__(self, way: RightOfWay, number: int) -> None:
        self.passed: list[int] = []
        self.tasks = [asyncio.create_task(self._wait(way, one)) for one in range(number)]

    async def _wait(self, way: RightOfWay, number: int) -> None:
        await way.give_way()
        self.passed.append(number)


async def turns(number: int = 5) -> None:
    """Let everybody go on who can."""
    for _ in range(number):
        await asyncio.sleep(0)


def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer takes so long that others pass without one."""
    monkeypatch.setattr(right_of_way, "LONGEST_SECONDS", 1000)


async def test_at_rest_nobody_waits() -> None:
    with pytest.raises(StopIteration):
        RightOfWay().give_way().send(None)


async def test_one_passes_for_each_press_that_is_answered_in_the_order_in_which_they_came(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    never(monkeypatch)
    way = RightOfWay()
    with way.pressed():
        line = Line(way, 5)
        await turns()
        assert line.passed == []
        for answered in range(1, 4):
            with way.pressed():
                await turns()
            await turns()
            assert line.passed == list(range(answered))
    await asyncio.wait_for(asyncio.gather(*line.tasks), 5)
    assert line.passed == [0, 1, 2, 3, 4]


async def test_whoever_comes_to_a_line_stands_at_its_end() -> None:
    way = RightOfWay()
    with way.pressed():
        line = Line(way, 2)
        await turns()
    # Nobody waits for an answer any more, but some stand there.
    last = asyncio.create_task(way.give_way())
    last.add_done_callback(lambda _: line.passed.append(9))
    await asyncio.wait_for(asyncio.gather(*line.tasks, last), 5)
    await turns()
    assert line.passed == [0, 1, 9]


async def test_a_line_passes_one_by_one_when_nobody_has_pressed() -> None:
    way = RightOfWay()
    with way.pressed():
        line = Line(way, 20)
        await turns()
    seen = {len(line.passed)}
    while len(line.passed) < 20:
        await asyncio.sleep(0)
        seen.add(len(line.passed))
    assert len(seen) >= 10


async def test_a_press_that_is_never_answered_holds_nobody_up_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(right_of_way, "LONGEST_SECONDS", 0.001)
    way = RightOfWay()
    with way.pressed():
        await asyncio.wait_for(asyncio.gather(*Line(way, 5).tasks), 5)


async def test_whoever_is_gone_takes_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    never(monkeypatch)
    way = RightOfWay()
    with way.pressed():
        line = Line(way, 3)
        await turns()
        line.tasks[0].cancel()
        await turns()
        with way.pressed():
            pass
        await turns()
        assert line.passed == [1]
    await asyncio.wait_for(line.tasks[2], 5)


class Skips(selectors.DefaultSelector):
    """Never waits: the time at which something happens is there at once."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0
        return super().select(0)


def test_in_a_flood_one_passes_for_each_answer_and_none_because_of_the_time() -> None:
    async def flood() -> list[int]:
        way = RightOfWay()
        with way.pressed():
            line = Line(way, 50)
            await turns()
            for _ in range(20):
                with way.pressed():
                    await asyncio.sleep(0.1)
            await turns()
            return [*line.passed]

    skips = Skips()
    loop = asyncio.SelectorEventLoop(skips)
    loop.time = lambda: skips.now
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        assert runner.run(flood()) == list(range(20))
