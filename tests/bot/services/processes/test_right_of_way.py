"""Presses go first, and what can wait has its turn all the same. Time is the tests' own: nothing waits for a clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot.services.processes.pictures import Pictures
from bot.services.processes.right_of_way import (
    LONGEST_SECONDS,
    MOST_TIMES,
    ONCE_MORE_SECONDS,
    PRESS_SECONDS,
    NotYetDrawn,
    Ration,
    RightOfWay,
    Showing,
    Urgency,
    answering,
)
from bot.services.processes.studio import Studio
from tests.support.virtual import pass_time, run

Test = Callable[[], Coroutine[Any, Any, None]]


class Queue:
    """Some who give way, and which of them have passed."""

    def __init__(self, way: RightOfWay, number: int) -> None:
        self.passed: list[int] = []
        self.tasks = [asyncio.create_task(self._wait(way, one)) for one in range(number)]

    async def _wait(self, way: RightOfWay, number: int) -> None:
        await way.give_way()
        self.passed.append(number)


async def turns(number: int = 5) -> None:
    """Let everybody go on who can, in no time."""
    for _ in range(number):
        await asyncio.sleep(0)


def passes_at_once(way: RightOfWay) -> bool:
    """Whether nobody stands in the way."""
    try:
        way.give_way().send(None)
    except StopIteration:
        return True
    return False


def now() -> float:
    return asyncio.get_running_loop().time()


def test_at_rest_nobody_waits() -> None:
    assert passes_at_once(RightOfWay())


def test_one_passes_for_each_press_that_is_answered_in_the_order_in_which_they_came() -> None:
    async def flood() -> None:
        way = RightOfWay()
        with way.pressed(1):
            queue = Queue(way, 50)
            await turns()
            assert queue.passed == []
            for answered in range(1, 21):
                with way.pressed(1):
                    await pass_time(0.1)
                await turns()
                assert queue.passed == list(range(answered))
        await asyncio.gather(*queue.tasks)
        assert queue.passed == list(range(50))

    run(flood())


def test_whoever_comes_to_a_line_stands_at_its_end() -> None:
    async def comes() -> None:
        way = RightOfWay()
        with way.pressed(1):
            queue = Queue(way, 10)
            await turns()
        # Nobody waits for an answer any more, but some stand there.
        assert not queue.tasks[-1].done()
        await way.give_way()
        assert queue.passed == list(range(10))

    run(comes())


def test_a_line_passes_one_by_one_when_nobody_has_pressed() -> None:
    async def passes() -> None:
        way = RightOfWay()
        with way.pressed(1):
            queue = Queue(way, 20)
            await turns()
        seen = {len(queue.passed)}
        while len(queue.passed) < 20:
            await asyncio.sleep(0)
            seen.add(len(queue.passed))
        assert len(seen) >= 10

    run(passes())


def test_a_press_that_hangs_slows_others_for_three_seconds_at_most() -> None:
    async def hangs() -> None:
        way = RightOfWay()
        with way.pressed(1):
            await asyncio.gather(*Queue(way, 5).tasks)
            assert now() == 5 * LONGEST_SECONDS, "one by one, as if answers came slowly"
            await asyncio.gather(*Queue(way, 50).tasks)
            assert now() == PRESS_SECONDS
            assert passes_at_once(way)
            with way.pressed(1):
                assert not passes_at_once(way), "whoever presses now goes first"

    run(hangs())


def test_what_is_read_anew_keeps_its_place_in_the_line() -> None:
    async def comes_back() -> None:
        way, read = RightOfWay(), list[int]()
        queue: Queue | None = None

        async def show(showing: Showing) -> None:
            read.append(len(queue.passed) if queue is not None else 0)
            if len(read) == 1:
                await showing.over
                raise NotYetDrawn

        telling = asyncio.create_task(way.giving_way(1, show))
        await turns()
        await pass_time(1)
        with way.pressed(2):
            queue = Queue(way, 5)
            await turns()
            with way.pressed(1):
                await turns()
        await asyncio.gather(telling, *queue.tasks)
        assert read[1] <= 1, "at most who had passed before it came back goes first"

    run(comes_back())


def test_whoever_is_gone_takes_no_turn() -> None:
    async def goes() -> None:
        way = RightOfWay()
        with way.pressed(1):
            queue = Queue(way, 3)
            await turns()
            queue.tasks[0].cancel()
            await turns()
            with way.pressed(1):
                pass
            await turns()
            assert queue.passed == [1]
        await queue.tasks[2]

    run(goes())


@pytest.mark.parametrize("ends", [ValueError, asyncio.CancelledError, SystemExit])
def test_a_press_that_fails_gives_the_way_back(ends: type[BaseException]) -> None:
    async def fails() -> None:
        way, queues = RightOfWay(), list[Queue]()
        with suppress(ends), way.pressed(1):
            queues.append(Queue(way, 3))
            await turns()
            raise ends
        await asyncio.gather(*queues[0].tasks)
        assert queues[0].passed == [0, 1, 2]
        assert now() == 0

    run(fails())


@pytest.mark.parametrize("seed", range(20))
def test_in_any_order_of_presses_and_of_those_who_give_way_nobody_is_left(seed: int) -> None:
    """Presses end well or not, some of those who wait are gone; the others pass in their order, one for each answer."""
    chance = Random(seed)

    async def model() -> None:
        way = RightOfWay()
        came: list[int] = []
        passed: list[int] = []
        presses: list[asyncio.Task[None]] = []
        ends: list[asyncio.Event] = []
        waiting: dict[int, asyncio.Task[None]] = {}

        async def press(end: asyncio.Event) -> None:
            with suppress(ZeroDivisionError), way.pressed(chance.randrange(3)):
                await end.wait()
                if chance.random() < 0.3:
                    raise ZeroDivisionError

        async def give_way(number: int) -> None:
            came.append(number)
            await way.give_way()
            passed.append(number)

        for number in range(200):
            match chance.randrange(4):
                case 0:
                    ends.append(asyncio.Event())
                    presses.append(asyncio.create_task(press(ends[-1])))
                case 1 if presses and chance.random() < 0.5:
                    chance.choice(presses).cancel()
                case 1 if ends:
                    chance.choice(ends).set()
                case 2:
                    waiting[number] = asyncio.create_task(give_way(number))
                case _ if waiting:
                    chance.choice(list(waiting.values())).cancel()
                case _:
                    pass
            await turns(chance.randrange(2, 5))
            assert passed == [one for one in came if one in passed], "whoever came first passes first"
        for end in ends:
            end.set()
        await asyncio.gather(*presses, *waiting.values(), return_exceptions=True)
        assert set(passed) == {number for number, task in waiting.items() if not task.cancelled()}
        assert passes_at_once(way)

    run(model())


class OneByOne(Studio):
    """Draws one picture after the other, each in so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.drawn: list[bytes] = []

    async def draw(self, order: bytes) -> bytes:
        await pass_time(self.seconds)
        self.drawn.append(order)
        return order

    async def close(self) -> None:
        """Nothing is open."""


def test_what_can_wait_is_read_when_those_who_have_pressed_at_its_match_are_answered() -> None:
    async def waits() -> None:
        way, read = RightOfWay(), list[float]()

        async def show(_: Showing) -> None:
            read.append(now())

        async def press(seconds: float) -> None:
            with way.pressed(1):
                await pass_time(seconds)

        pressing = [asyncio.create_task(press(seconds)) for seconds in (2.0, 60.0)]
        await turns()
        await way.giving_way(1, show)
        await way.giving_way(2, show)
        assert read[0] == PRESS_SECONDS, "but not for longer than a press goes first"
        assert len(read) == 2
        for one in pressing:
            one.cancel()

    run(waits())


def test_however_many_press_at_a_match_it_is_shown_to_the_others_in_the_end() -> None:
    """Each press there takes the picture of the table out of the line; but not for ever."""

    async def presses() -> None:
        way, studio = RightOfWay(), OneByOne(1.0)
        pictures, looks, shown = Pictures(studio), 0, list[bytes]()

        async def show(showing: Showing) -> None:
            nonlocal looks
            looks += 1
            shown.append(await pictures._drawn(b"look %d" % looks, showing))  # pyright: ignore[reportPrivateUsage]

        async def others() -> None:
            wanted = [b"somebody else's %d" % number for number in range(5)]
            await asyncio.gather(*(pictures._drawn(one, Showing()) for one in wanted))  # pyright: ignore[reportPrivateUsage]

        drawing = asyncio.create_task(others())
        await turns()
        telling = asyncio.create_task(way.giving_way(1, show))
        for _ in range(100):
            await pass_time(0.1)
            with way.pressed(1):
                await turns()
        await asyncio.gather(drawing, telling)
        assert looks == MOST_TIMES + 1
        assert shown == [b"look %d" % looks]
        assert studio.drawn[-1] == shown[0]
        assert len(studio.drawn) == 6, "what was outdated was never drawn"

    run(presses())


def test_two_who_change_one_message_at_the_same_time_both_know_it() -> None:
    async def change() -> None:
        way = RightOfWay()
        alone, first, second, other = Showing(), Showing(), Showing(), Showing()
        with way.changing(7, alone):
            pass
        with way.changing(7, first):
            with way.changing(8, other):
                pass
            with way.changing(7, second):
                pass
        assert (alone.again, other.again) == (None, None)
        assert first.again == 0, "it knows that all are through"
        assert second.again == ONCE_MORE_SECONDS, "for the first one is still under way"

    run(change())


class Message:
    """A message on a slow Discord: what was asked last stands there last, whoever has begun first."""

    def __init__(self, chance: Random) -> None:
        self.shows = 0
        self._chance = chance

    async def edit(self, state: int) -> None:
        """A request; some hang."""
        await pass_time(self._chance.choice([0.0, 0.05, 0.2, 0.4, 1.0, 20.0]))
        self.shows = state


@pytest.mark.parametrize("seed", range(40))
def test_words_come_at_once_and_the_newest_stays_whatever_hangs(seed: int) -> None:
    """A match with presses, a process that draws slowly or hangs, and requests that hang; everything at random."""
    chance = Random(seed)

    async def model() -> None:
        way, studio = RightOfWay(), OneByOne(chance.choice([0.02, 0.3, 44.0]))
        pictures, message = Pictures(studio), Message(chance)
        state, wished, open_wish = 0, asyncio.Event(), True
        asked: list[float] = []
        wished.set()

        def wish(after: float | None) -> None:
            nonlocal open_wish
            if after is not None:
                open_wish = True
                asyncio.get_running_loop().call_later(after, wished.set)

        async def page(showing: Showing) -> int:
            mine = state
            if mine % 3 == 0:
                return mine  # a page without a picture
            with suppress(NotYetDrawn):
                await pictures._drawn(b"%d" % mine, showing)  # pyright: ignore[reportPrivateUsage]
                return mine
            if showing.patience is None:
                raise NotYetDrawn
            showing.late = True
            return mine

        async def press() -> None:
            nonlocal state, open_wish
            begun = now()
            with way.pressed(1):
                if chance.random() < 0.7:
                    state += 1
                    wish(0)
                showing = answering()
                with way.changing(7, showing):
                    mine = await page(showing)
                    asked.append(now() - begun)
                    await message.edit(mine)
                if showing.late or showing.again is not None:
                    wish(0)
                elif mine == state:
                    open_wish = False

        async def show(showing: Showing) -> float | None:
            if not open_wish:
                return None
            mine = await page(showing)
            if showing.outdated:
                raise NotYetDrawn
            with way.changing(7, showing):
                await message.edit(mine)
            return showing.again if not (showing.firm and showing.over.done()) else showing.again or 0

        async def outbox() -> None:
            nonlocal open_wish
            while True:
                await wished.wait()
                wished.clear()
                before = state
                again = await way.giving_way(1, show)
                open_wish = open_wish and state != before
                wish(again if again is not None else 0 if open_wish else None)

        telling = asyncio.create_task(outbox())
        for _ in range(20):
            presses: list[asyncio.Task[None]] = []
            for _ in range(chance.choice([2, 3, 20])):
                presses.append(asyncio.create_task(press()))
                await pass_time(chance.choice([0.0, 0.01, 0.3, 1.0, 5.0]))
            await asyncio.gather(*presses)
            await pass_time(600)
            assert max(asked) < 1, "the words are on their way within a second"
            assert message.shows == state
        telling.cancel()
        assert not way._changing  # pyright: ignore[reportPrivateUsage]
        assert not way._telling  # pyright: ignore[reportPrivateUsage]

    run(model())


def test_whoever_has_waited_longer_than_a_head_start_is_drawn_before_a_new_press() -> None:
    async def ages() -> None:
        studio = OneByOne(4.0)
        pictures = Pictures(studio)

        async def ask(order: bytes, urgency: Urgency) -> None:
            await pictures._drawn(order, Showing(urgency))  # pyright: ignore[reportPrivateUsage]

        asked = [asyncio.create_task(ask(b"first", Urgency.PRESS)), asyncio.create_task(ask(b"table", Urgency.TABLE))]
        await pass_time(3.5)
        asked.append(asyncio.create_task(ask(b"press", Urgency.PRESS)))
        await asyncio.gather(*asked)
        assert studio.drawn == [b"first", b"table", b"press"]

    run(ages())


def test_requests_begin_evenly_and_those_of_what_can_wait_behind_all_others() -> None:
    async def paces() -> None:
        way, ration, begun = RightOfWay(), Ration(10), list[tuple[str, float]]()

        async def ask(what: str) -> None:
            await ration.turn()
            begun.append((what, now()))

        async def show(_showing: Showing) -> None:
            await ask("panel")

        await ration.turn()
        begun.append(("first", now()))
        panels = [asyncio.create_task(way.giving_way(1, show)) for _ in range(20)]
        await turns()
        panels.pop().cancel()
        await pass_time(0.55)
        await asyncio.gather(ask("press"), *panels)
        assert [what for what, _ in begun] == ["first", *["panel"] * 5, "press", *["panel"] * 14]
        assert [at for _, at in begun] == pytest.approx([number / 10 for number in range(21)]), (
            "a cancelled one takes none"
        )
        await pass_time(5)
        rested = now()
        await asyncio.gather(ask("one"), ask("two"))
        assert [at for _, at in begun[-2:]] == pytest.approx([rested, rested + 0.1]), "no burst after a rest"
        await ask("three")
        assert begun[-1][1] == pytest.approx(rested + 0.2), "though nobody stands in line any more"

    run(paces())
