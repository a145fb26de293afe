"""Presses that hang, fail or never end: what gives way to them has its turn all the same."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.services import right_of_way
from bot.services.locks import Showing
from bot.services.pictures import Pictures, Urgency, drawing_for
from bot.services.right_of_way import RightOfWay
from bot.ui.in_time import giving_way
from tests.bot.services.test_right_of_way import Line, never, turns


async def test_one_press_that_hangs_holds_nobody_up_for_longer_than_an_answer_may_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One by one they would pass all the same, but four a second for the whole bot."""
    never(monkeypatch)
    monkeypatch.setattr(right_of_way, "PRESS_SECONDS", 0.001)
    way = RightOfWay()
    with way.pressed():
        await asyncio.wait_for(asyncio.gather(*Line(way, 50).tasks), 5)
        with pytest.raises(StopIteration):
            way.give_way().send(None)
        with way.pressed():
            line = Line(way, 1)
            await turns()
            assert not line.passed, "whoever presses now goes first"
        await asyncio.wait_for(line.tasks[0], 5)


@pytest.mark.parametrize("ends", [ValueError, asyncio.CancelledError, SystemExit])
async def test_a_press_that_fails_gives_the_way_back(
    ends: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    never(monkeypatch)
    way, lines = RightOfWay(), list[Line]()
    with suppress(ends), way.pressed():
        lines.append(Line(way, 3))
        await turns()
        raise ends
    (line,) = lines
    await asyncio.wait_for(asyncio.gather(*line.tasks), 5)
    assert line.passed == [0, 1, 2]


@pytest.mark.parametrize("seed", range(20))
async def test_in_any_order_of_presses_and_of_those_who_give_way_nobody_is_left(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Presses end well or not, some of those who wait are gone; the others pass in their order, one for each answer."""
    never(monkeypatch)
    chance, way = Random(seed), RightOfWay()
    came: list[int] = []
    passed: list[int] = []
    presses: list[asyncio.Task[None]] = []
    waiting: dict[int, asyncio.Task[None]] = {}

    async def press(end: asyncio.Event) -> None:
        with suppress(ZeroDivisionError), way.pressed():
            await end.wait()
            if chance.random() < 0.3:
                raise ZeroDivisionError

    async def give_way(number: int) -> None:
        came.append(number)
        await way.give_way()
        passed.append(number)

    def answered() -> None:
        if presses and chance.random() < 0.5:
            chance.choice(presses).cancel()
        elif presses:
            ends[chance.randrange(len(ends))].set()

    def gone() -> None:
        if waiting:
            chance.choice(list(waiting.values())).cancel()

    ends: list[asyncio.Event] = []
    for number in range(200):
        match chance.randrange(4):
            case 0:
                ends.append(asyncio.Event())
                presses.append(asyncio.create_task(press(ends[-1])))
            case 1:
                answered()
            case 2:
                waiting[number] = asyncio.create_task(give_way(number))
            case _:
                gone()
        for _ in range(chance.randrange(3)):
            await asyncio.sleep(0)
        assert passed == [one for one in came if one in passed], "whoever came first passes first"
    for end in ends:
        end.set()
    async with asyncio.timeout(5):
        await asyncio.gather(*presses, *waiting.values(), return_exceptions=True)
    assert set(passed) == {number for number, task in waiting.items() if not task.cancelled()}
    with pytest.raises(StopIteration):
        way.give_way().send(None)


async def test_whoever_comes_last_to_a_long_line_passes_last() -> None:
    way, lines = RightOfWay(), list[Line]()
    with way.pressed():
        lines.append(Line(way, 10))
        await turns()
    (line,) = lines
    assert not line.tasks[-1].done()
    await asyncio.wait_for(way.give_way(), 5)
    assert line.passed == list(range(10))


async def test_a_press_that_is_gone_before_its_turn_is_waited_for_no_more() -> None:
    showing = Showing()

    async def press() -> None:
        async with showing.hold(1):
            raise AssertionError("it never comes to its turn")

    async with showing.hold_giving_way(1):
        pressing = asyncio.create_task(press())
        await turns()
        pressing.cancel()
        await turns()
    async with showing.hold_giving_way(1) as pressed:
        assert not pressed.done()


class Queue:
    """Draws one picture after the other, as soon as it is let go on."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.drawn: list[bytes] = []

    async def draw(self, order: bytes) -> bytes:
        await self.go_on.wait()
        self.drawn.append(order)
        return order

    async def close(self) -> None:
        """Nothing is open."""


async def test_however_many_press_at_a_match_it_is_shown_to_the_others_in_the_end() -> None:
    """Each press there takes the picture of the table out of the queue; but not for ever."""
    queue, shown = Queue(), list[bytes]()
    pictures: Any = Pictures(queue)
    house: Any = SimpleNamespace(right_of_way=RightOfWay(), showing=Showing())
    asked = 0

    async def show() -> None:
        nonlocal asked
        asked += 1
        shown.append(await pictures._drawn(b"the table at look %d" % asked))

    async def press() -> None:
        with house.right_of_way.pressed():
            async with house.showing.hold(1):
                await asyncio.sleep(0)

    async def others() -> None:
        with drawing_for(Urgency.PRESS):
            await asyncio.gather(*(pictures._drawn(b"for somebody else %d" % number) for number in range(3)))

    drawing = asyncio.create_task(others())
    await turns()
    telling = asyncio.create_task(giving_way(house, 1, show))
    pressing: list[asyncio.Task[None]] = []
    for _ in range(30):
        pressing.append(asyncio.create_task(press()))
        await turns(20)
        if not pressing[-1].done():
            break
    else:
        raise AssertionError("it gives way again and again")
    assert asked > 3, "at first it gives way"
    queue.go_on.set()
    async with asyncio.timeout(5):
        await asyncio.gather(telling, drawing, *pressing)
    assert shown == [b"the table at look %d" % asked]
