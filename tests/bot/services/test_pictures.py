"""Who waits for a picture gets it in the order of urgency; the same picture is drawn once."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any

import pytest

from bot.services import pictures
from bot.services.pictures import Pictures, Urgency, drawing_for
from engine import registry
from engine.core.chance import seeded
from render.kit.words import picture_words

WORDS = picture_words("yucata", "en", lambda seat: f"P{seat}")


def views(number: int) -> list[Any]:
    game = registry.game("yucata")
    return [game.view(game.setup(2, {"layout": "yazurika"}, seeded(seed)), None) for seed in range(number)]


class Desk:
    """Stands for the drawing of one picture, which goes on until it is let go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: list[Any] = []
        self.go_on = Event()
        monkeypatch.setattr(pictures, "_picture", self._draw)

    def _draw(self, game: str, which: str, view: Any, words: Any) -> bytes:
        self.go_on.wait(10)
        self.drawn.append(view)
        return b"picture"


async def ask(house: Pictures, view: Any, urgency: Urgency) -> bytes:
    with drawing_for(urgency):
        return await house.draw("yucata", "board", view, WORDS)


async def waiting() -> None:
    """Let whoever asks come as far as the place where they wait."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_who_has_pressed_comes_before_tables_and_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, house = Desk(monkeypatch), Pictures()
    first, replay, table, early, late = views(5)
    order = [(first, Urgency.REPLAY), (replay, Urgency.REPLAY), (table, Urgency.TABLE)]
    order += [(early, Urgency.PRESS), (late, Urgency.PRESS)]
    tasks: list[asyncio.Task[bytes]] = []
    for view, urgency in order:
        tasks.append(asyncio.create_task(ask(house, view, urgency)))
        await waiting()
    desk.go_on.set()
    await asyncio.gather(*tasks)
    assert desk.drawn == [first, early, late, table, replay]


async def test_the_same_picture_is_drawn_once_and_outlives_whoever_gave_up(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, house = Desk(monkeypatch), Pictures()
    view = views(1)[0]
    gone, stays = (asyncio.create_task(ask(house, view, Urgency.PRESS)) for _ in range(2))
    await waiting()
    gone.cancel()
    desk.go_on.set()
    assert await stays == b"picture"
    assert await ask(house, view, Urgency.PRESS) == b"picture"
    assert desk.drawn == [view]


async def test_a_picture_that_fails_leaves_the_place_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Pictures()
    monkeypatch.setattr(pictures, "_picture", lambda *_: 1 / 0)
    broken, whole = views(2)
    with pytest.raises(ZeroDivisionError):
        await ask(house, broken, Urgency.PRESS)
    Desk(monkeypatch).go_on.set()
    assert await ask(house, whole, Urgency.PRESS) == b"picture"
