"""Who waits for a picture gets it in the order of urgency; the same picture is drawn once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.services.pictures import OF_THE_LAST, NotYetDrawn, Pictures, Urgency, drawing_for
from bot.services.studio import DeadlyError
from bot.services.workers import WorkerError
from engine import registry
from engine.core.chance import seeded
from render.kit.words import picture_words
from render.orders import Picture, absent, written

WORDS = picture_words("yucata", "en", lambda seat: f"P{seat}")


def views(number: int) -> list[Any]:
    game = registry.game("yucata")
    return [game.view(game.setup(2, {"layout": "yazurika"}, seeded(seed)), None) for seed in range(number)]


class Desk:
    """Draws one picture after the other, each as soon as it is let go on; or fails as it is told."""

    def __init__(self, fails: dict[bytes, Exception] | None = None) -> None:
        self.drawn: list[bytes] = []
        self.go_on = asyncio.Event()
        self._fails = fails or {}

    async def draw(self, order: bytes) -> bytes:
        await self.go_on.wait()
        self.drawn.append(order)
        if order in self._fails:
            raise self._fails[order]
        return b"picture"

    async def close(self) -> None:
        """Nothing is open."""


def order(view: Any) -> bytes:
    return written(Picture.of("yucata", "board", view, WORDS))


async def ask(
    house: Pictures, view: Any, urgency: Urgency = Urgency.PRESS, until: asyncio.Future[None] | None = None
) -> bytes:
    with drawing_for(urgency, until):
        return await house.draw("yucata", "board", view, WORDS)


async def waiting() -> None:
    """Let whoever asks come as far as the place where they wait."""
    for _ in range(20):
        await asyncio.sleep(0)


async def asking(house: Pictures, *wanted: tuple[Any, Urgency]) -> list[asyncio.Task[bytes]]:
    """Who asks for these pictures, in this order."""
    tasks: list[asyncio.Task[bytes]] = []
    for view, urgency in wanted:
        tasks.append(asyncio.create_task(ask(house, view, urgency)))
        await waiting()
    return tasks


async def test_who_has_pressed_comes_before_tables_and_replays() -> None:
    desk = Desk()
    first, replay, table, early, late = views(5)
    wanted = [(first, Urgency.REPLAY), (replay, Urgency.REPLAY), (table, Urgency.TABLE)]
    tasks = await asking(Pictures(desk), *wanted, (early, Urgency.PRESS), (late, Urgency.PRESS))
    desk.go_on.set()
    await asyncio.gather(*tasks)
    assert desk.drawn == [order(view) for view in (first, early, late, table, replay)]


async def test_a_picture_that_waits_becomes_as_urgent_as_whoever_asks_for_it_too() -> None:
    desk = Desk()
    first, replay, table = views(3)
    wanted = [(first, Urgency.PRESS), (replay, Urgency.REPLAY), (table, Urgency.TABLE), (replay, Urgency.PRESS)]
    tasks = await asking(Pictures(desk), *wanted)
    desk.go_on.set()
    await asyncio.gather(*tasks)
    assert desk.drawn == [order(view) for view in (first, replay, table)]


async def test_the_same_picture_is_drawn_once_and_outlives_whoever_gave_up() -> None:
    desk = Desk()
    house, (view,) = Pictures(desk), views(1)
    gone, stays = await asking(house, (view, Urgency.PRESS), (view, Urgency.PRESS))
    gone.cancel()
    desk.go_on.set()
    assert await stays == b"picture"
    assert await ask(house, view) == b"picture"
    assert desk.drawn == [order(view)]


async def test_what_nobody_waits_for_any_more_is_not_drawn() -> None:
    desk = Desk()
    house = Pictures(desk)
    first, outdated, shared = views(3)
    tasks = await asking(house, (first, Urgency.PRESS), (shared, Urgency.TABLE))
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    gone = [asyncio.create_task(ask(house, view, Urgency.TABLE, over)) for view in (outdated, shared, first)]
    await waiting()
    over.set_result(None)
    for task in gone:
        with pytest.raises(NotYetDrawn):
            await task
    desk.go_on.set()
    await asyncio.gather(*tasks)
    assert desk.drawn == [order(first), order(shared)]
    # Whoever asks for it now gets it; whoever does not want to wait gets what is kept.
    assert await ask(house, outdated) == b"picture"
    assert await ask(house, outdated, Urgency.TABLE, over) == b"picture"
    assert desk.drawn == [order(first), order(shared), order(outdated)]


async def test_a_picture_that_fails_leaves_the_place_to_the_next() -> None:
    broken, whole = views(2)
    desk = Desk({order(broken): WorkerError("a region")})
    desk.go_on.set()
    house = Pictures(desk)
    with pytest.raises(WorkerError):
        await ask(house, broken)
    assert await ask(house, whole) == b"picture"


async def test_a_picture_that_cannot_be_drawn_costs_nobody_the_answer_and_is_not_tried_again_at_once() -> None:
    deadly, whole = views(2)
    desk = Desk({order(deadly): DeadlyError()})
    desk.go_on.set()
    house = Pictures(desk)
    assert await ask(house, deadly) == absent("en")
    assert await ask(house, deadly) == absent("en")
    assert await ask(house, whole) == b"picture"
    assert desk.drawn == [order(deadly), order(whole)]


async def test_how_long_a_press_would_wait_is_what_is_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    house, (first, second, third, table) = Pictures(desk), views(4)
    now = iter(range(0, 1000, 40))
    monkeypatch.setattr("bot.services.pictures.monotonic", lambda: next(now))
    assert house.seconds_until_next() == 0
    desk.go_on.set()
    await ask(house, first)
    assert house.seconds_until_next() == 0, "nothing is drawn now"
    desk.go_on.clear()
    asked = [asyncio.create_task(ask(house, view)) for view in (second, third)]
    asked.append(asyncio.create_task(ask(house, table, Urgency.TABLE)))
    await waiting()
    assert house.seconds_until_next() == 2 * 40 / OF_THE_LAST, "the one that is drawn and the one before"
    desk.go_on.set()
    await asyncio.gather(*asked)
    assert house.seconds_until_next() == 0
