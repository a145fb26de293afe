"""A press is answered in words when its picture takes long; the picture follows, unless something newer was shown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.services.locks import Showing
from bot.services.pictures import Pictures
from bot.ui import in_time
from bot.ui.custom_id import Press
from render.orders import Picture, absent
from tests.support.drawing import told
from tests.support.town import Town, buttons, labels, texts, town

FOLLOWS = "The picture follows."


class SlowDraws:
    """Draws as soon as it is let go on."""

    def __init__(self) -> None:
        self.drawn: list[Picture] = []
        self.go_on = asyncio.Event()

    async def draw(self, order: bytes) -> bytes:
        await self.go_on.wait()
        self.drawn.append(told(order))
        return absent("en")

    async def close(self) -> None:
        """Nothing is open."""


@asynccontextmanager
async def slow_town(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[tuple[Town, SlowDraws, Any]]:
    """A town with a match in which nothing is drawn until it is let go on; and the match's thread."""
    async with town(folder, 2) as place:
        thread = await place.start("yucata", 2)
        draws = SlowDraws()
        place.house.pictures = Pictures(draws)
        monkeypatch.setattr(in_time, "rings", lambda late: late.get_loop().call_soon(late.set_result, None))
        yield place, draws, thread


async def shows(place: Town, message: Any, text: str) -> Any:
    """The message once it says this."""
    for _ in range(300):
        if text in texts(found := place.fresh(message)):
            return found
        await asyncio.sleep(0)
    raise AssertionError(texts(message))


def answer_on(message: Any) -> str:
    return next(item["custom_id"] for item in buttons(message) if item["custom_id"].startswith("b:do:"))


async def actor(place: Town) -> Any:
    return place.people[(await place.house.tables.load(1)).actors()[0]]


async def test_a_desk_is_shown_in_words_and_then_with_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, _):
        person = await actor(place)
        desk = place.dm(person)
        pressing = asyncio.create_task(place.forge(person, desk, Press("hand", 1).custom_id("b")))
        shown = await shows(place, desk, FOLLOWS)
        assert not shown.attachments
        assert "More" in labels(shown)
        draws.go_on.set()
        await pressing
        shown = place.fresh(desk)
        assert len(shown.attachments) == 1
        assert FOLLOWS not in texts(shown)
        assert not place.house.following


async def test_a_panel_is_shown_in_words_and_then_with_the_picture_of_how_things_stand_by_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, thread):
        panel, person = place.panel(thread), await actor(place)
        pressing = asyncio.create_task(place.click(person, panel, answer_on(panel)))
        shown = await shows(place, panel, FOLLOWS)
        assert not shown.attachments
        other = await actor(place)
        assert other is not person
        await place.house.matches.act(1, other.id, 1, 0)
        draws.go_on.set()
        await pressing
        shown = place.panel(thread)
        assert len(shown.attachments) == 1
        assert FOLLOWS not in texts(shown)
        newest = await place.house.tables.load(1)
        board = msgspec.Raw(msgspec.msgpack.encode(newest.game.view(newest.state, None)))
        assert [order for order in draws.drawn if order.which == "board"][-1].view == board


async def test_whoever_shows_by_itself_gives_way_to_a_press() -> None:
    showing = Showing()
    order: list[str] = []

    async def press() -> None:
        async with showing.hold(1):
            order.append("press")

    async with showing.hold_giving_way(1) as pressed:
        assert not pressed.done()
        pressing = asyncio.create_task(press())
        await pressed
    async with showing.hold_giving_way(1) as pressed:
        order.append("table")
        assert not pressed.done()
    await pressing
    assert order == ["press", "table"]
    # Who comes to it while a press waits for it gives way at once.
    async with showing.hold(1):
        late = asyncio.create_task(asyncio.wait_for(gives_way_at_once(showing), 1))
        await asyncio.sleep(0)
        pressing = asyncio.create_task(press())
        await asyncio.sleep(0)
    assert await late
    await pressing


async def gives_way_at_once(showing: Showing) -> bool:
    async with showing.hold_giving_way(1) as pressed:
        return pressed.done()
