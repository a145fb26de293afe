"""Who waits for a picture gets it in the order of urgency; the same picture is drawn once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.services.processes.pictures import OF_THE_LAST, Pictures
from bot.services.processes.right_of_way import NotYetDrawn, Showing, Urgency
from bot.services.processes.studio import Studio
from bot.services.processes.workers import GoneError, WorkerError
from engine import registry
from engine.core.chance import seeded
from render.kit.parts import MAIN
from render.kit.words import picture_words
from render.orders import PartFile, Parts, absent, written
from tests.support.drawing import in_one_part

PICTURE = (PartFile(MAIN, b"picture"),)
WORDS = picture_words("yucata", "en", lambda seat: f"P{seat}")


def views(number: int) -> list[Any]:
    game = registry.game("yucata")
    return [game.view(game.setup(2, {"layout": "yazurika"}, seeded(seed)), None) for seed in range(number)]


class Desk(Studio):
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
        return in_one_part(b"picture")

    async def close(self) -> None:
        """Nothing is open."""


def order(view: Any) -> bytes:
    return written(Parts.of("yucata", "board", view, WORDS))


async def ask(house: Pictures, view: Any, showing: Showing | Urgency = Urgency.PRESS) -> tuple[PartFile, ...]:
    showing = Showing(showing) if isinstance(showing, Urgency) else showing
    return await house.draw("yucata", "board", view, WORDS, showing)


async def waiting() -> None:
    """Let whoever asks come as far as the place where they wait."""
    for _ in range(20):
        await asyncio.sleep(0)


async def asking(house: Pictures, *wanted: tuple[Any, Urgency]) -> list[asyncio.Task[tuple[PartFile, ...]]]:
    """Who asks for these pictures, in this order."""
    tasks: list[asyncio.Task[tuple[PartFile, ...]]] = []
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
    assert await stays == PICTURE
    assert await ask(house, view) == PICTURE
    assert desk.drawn == [order(view)]


async def test_what_nobody_waits_for_any_more_is_not_drawn() -> None:
    desk = Desk()
    house = Pictures(desk)
    first, outdated, shared = views(3)
    tasks = await asking(house, (first, Urgency.PRESS), (shared, Urgency.TABLE))
    over = [Showing(Urgency.TABLE) for _ in range(3)]
    gone, stays, begun = (
        asyncio.create_task(ask(house, view, showing))
        for view, showing in zip((outdated, shared, first), over, strict=True)
    )
    await waiting()
    for showing in over:
        showing.give_up()
    for task in (gone, stays):
        with pytest.raises(NotYetDrawn):
            await task
    assert not begun.done(), "what is being drawn is soon there"
    desk.go_on.set()
    assert await begun == PICTURE
    await asyncio.gather(*tasks)
    assert desk.drawn == [order(first), order(shared)]
    # Whoever asks for it now gets it; whoever does not want to wait gets what is kept.
    assert await ask(house, outdated) == PICTURE
    assert await ask(house, outdated, over[0]) == PICTURE
    assert desk.drawn == [order(first), order(shared), order(outdated)]


async def test_whoever_has_pressed_does_not_wait_for_what_is_being_drawn_either() -> None:
    house, (view,) = Pictures(Desk()), views(1)
    impatient = Showing(patience=1000)
    asked = asyncio.create_task(ask(house, view, impatient))
    await waiting()
    impatient.give_up()
    assert await asked == ()
    assert impatient.late, "it follows"


async def test_a_picture_that_fails_leaves_the_place_to_the_next() -> None:
    broken, whole = views(2)
    desk = Desk({order(broken): WorkerError("a region")})
    desk.go_on.set()
    house = Pictures(desk)
    with pytest.raises(WorkerError):
        await ask(house, broken)
    assert await ask(house, whole) == PICTURE


async def test_a_picture_that_cannot_be_drawn_costs_nobody_the_answer_and_is_not_tried_again_at_once() -> None:
    deadly, whole = views(2)
    desk = Desk({order(deadly): GoneError()})
    desk.go_on.set()
    house = Pictures(desk)
    assert await ask(house, deadly) == (PartFile(MAIN, absent("en")),)
    assert await ask(house, deadly) == (PartFile(MAIN, absent("en")),)
    assert await ask(house, whole) == PICTURE
    assert desk.drawn == [order(deadly), order(whole)]


async def test_how_long_a_press_would_wait_is_what_is_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, time = Desk(), 0.0
    house, (first, second, third, table) = Pictures(desk), views(4)
    monkeypatch.setattr("bot.services.processes.pictures.monotonic", lambda: time)
    assert house.seconds_until_next() == 0
    asked = [asyncio.create_task(ask(house, first))]
    await waiting()
    time = 40.0
    desk.go_on.set()
    await asked[0]
    assert house.seconds_until_next() == 0, "nothing is drawn now"
    desk.go_on.clear()
    asked = [asyncio.create_task(ask(house, view)) for view in (second, third)]
    asked.append(asyncio.create_task(ask(house, table, Urgency.TABLE)))
    await waiting()
    assert house.seconds_until_next() == 2 * 40 / OF_THE_LAST, "the one that is drawn and the one before"
    time = 50.0
    assert house.seconds_until_next() == 10, "what has been drawn for so long perhaps hangs"
    impatient, patient = Showing(patience=9), Showing(patience=11)
    assert await ask(house, views(5)[-1], impatient) == ()
    assert impatient.late
    asked.append(asyncio.create_task(ask(house, views(5)[-1], patient)))
    await waiting()
    desk.go_on.set()
    await asyncio.gather(*asked)
    assert not patient.late
    assert house.seconds_until_next() == 0
