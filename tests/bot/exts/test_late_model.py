"""Presses, pictures and steps in any order: in the end every message shows the match as it is, with its picture."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.services.processes.pictures import Pictures
from bot.services.processes.studio import Studio
from bot.ui.pages.desk import desk
from bot.ui.pages.table import table_panel
from bot.ui.press.custom_id import Press
from bot.ui.press.open_desks import Opened
from render.orders import absent
from tests.support.drawing import in_one_part
from tests.support.hurry import nobody_waits_for_pictures
from tests.support.town import Town, buttons, texts, town

FOLLOWS = "The picture follows."
HAND, OLD = Press("hand", 1).custom_id("b"), Press("do", 1, 999, "0").custom_id("b")
PLAYED = ("b:do:", "b:both:", "b:open:", "b:undo:", "b:play:", "b:hand:", "b:sure:")
STEPS = 40


class DrawsWhenLet(Studio):
    """Draws one picture each time it is let, each as different as its order."""

    def __init__(self) -> None:
        self.let = asyncio.Semaphore(0)

    def let_go(self, pictures: int) -> None:
        """So many more are drawn."""
        for _ in range(pictures):
            self.let.release()

    async def draw(self, order: bytes) -> bytes:
        await self.let.acquire()
        return in_one_part(absent("en") + blake2b(order).digest())

    async def close(self) -> None:
        """Nothing is open."""


class Tried:
    """A table where people press whatever is offered, whether the pictures have come or not."""

    def __init__(self, place: Town, thread: Any, chance: Random, draws: DrawsWhenLet) -> None:
        self.place, self.thread, self.chance, self.draws = place, thread, chance, draws
        self.presses: list[Any] = []

    def messages(self, person: Any) -> list[Any]:
        """What a person sees with buttons: the panel, direct messages, desks that are open in the thread."""
        own = [one.response for whose, one in self.presses if whose is person and one.response is not None]
        dms = person.user.dm_channel.history() if person.user.dm_channel else []
        seen = [self.place.panel(self.thread), *dms, *own]
        return [self.place.fresh(message) for message in seen]

    def press(self) -> None:
        person = self.chance.choice(self.place.people)
        message = self.chance.choice([one for one in self.messages(person) if buttons(one)])
        offered = [item["custom_id"] for item in buttons(message) if item["custom_id"].startswith(PLAYED)]
        steps = [one for one in offered if one.startswith("b:do:")]
        wanted = self.chance.choice([*offered, *steps, *steps, HAND, OLD])
        self.presses.append((person, self.place.begin(person, message, wanted)))

    async def step(self) -> None:
        """Something happens."""
        what = self.chance.random()
        if what < 0.5:
            self.press()
        elif what < 0.53:
            self.draws.let_go(1)
        elif what < 0.6:
            self.place.clock.advance(seconds=self.chance.randrange(20))
            self.place.house.telling.outbox.wake()
        for _ in range(self.chance.choice((0, 1, 10, 400))):
            await asyncio.sleep(0)

    async def end(self) -> None:
        """All pictures come, and all that waits is told."""
        self.draws.let_go(10_000)
        for _ in range(3):
            await self.place.settle()
            self.place.clock.advance(seconds=120)
            self.place.house.telling.outbox.wake()
        await self.place.settle()

    async def check(self) -> None:
        place, house = self.place, self.place.house
        assert not place.env.errors
        table = await house.tables.scene(1)
        _, files = await table_panel(house, table)
        panel = place.panel(self.thread)
        assert [one["filename"] for one in place.files(panel)] == [one.filename for one in files]
        for _, press in self.presses:
            assert press.acknowledged
            assert not press.deferred or press.response is not None or press.followups
            assert "wrong" not in " ".join(texts(one) for one in press.followups)
            if press.response is not None:
                assert FOLLOWS not in texts(place.fresh(press.response))
        for row in table.seats:
            person = next(one for one in place.people if one.id == row.user_id)
            _, files = await _desk(house, table, row.seat)
            for message in person.user.dm_channel.history() if person.user.dm_channel else []:
                assert FOLLOWS not in texts(message)
            if row.seat in table.actors():
                stands = next(one for one in table.panels if (one.kind, one.seat) == ("desk", row.seat))
                (message,) = [one for one in person.user.dm_channel.history() if one.id == stands.message_id]
                assert [one["filename"] for one in place.files(message)] == [one.filename for one in files]


async def _desk(house: Any, table: Any, seat: int) -> Any:
    return await desk(house, table, seat, "en", Opened(0))


@pytest.mark.parametrize("seed", range(4))
async def test_in_the_end_every_message_shows_the_match_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    chance = Random(seed)
    async with town(tmp_path, 3) as place:
        monkeypatch.setattr("bot.services.match.matches.secrets.token_bytes", chance.randbytes)
        draws = DrawsWhenLet()
        place.house.pictures = Pictures(draws)
        draws.let_go(100)
        tried = Tried(place, await place.start("port_royal", 3), chance, draws)
        draws.let = asyncio.Semaphore(0)
        nobody_waits_for_pictures(monkeypatch)
        for _ in range(STEPS):
            await tried.step()
        await tried.end()
        await tried.check()
