"""Whatever fails, is stopped or cancelled on the way: what is owed is told, once, in order, and as it stands last."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.db import outbox as rows
from bot.db.connection import Database
from bot.services import outbox
from bot.services.errors import StorageError
from bot.services.outbox import Outbox, TryLater
from bot.services.wishes import AnyWish, Notice, Owed, ShowDesk, ShowTable
from tests.support.clock import FakeClock

MATCHES = range(1, 4)


class Discord:
    """Posts a message once for its nonce; as long as there is `trouble`, fails before or after that, or takes long."""

    def __init__(self, random: Random) -> None:
        self.trouble = True
        self.told: defaultdict[int, list[AnyWish]] = defaultdict(list)
        self.shown: defaultdict[tuple[int, str], int] = defaultdict(int)
        """How much had been wished when it was looked at last."""
        self.wished = 0
        self._random = random
        self._nonces: set[str] = set()
        self._busy: set[int] = set()

    async def send(self, row: Owed) -> None:
        """Send one row."""
        assert row.match_id not in self._busy, "one after the other in a match"
        self._busy.add(row.match_id)
        try:
            if self.trouble and self._random.random() < 0.2:
                raise self._random.choice([TryLater("busy"), TryLater("gone", out_of_reach=True), ValueError("a bug")])
            looked = self.wished
            await self._takes_long()
            if row.tried or row.nonce not in self._nonces:
                self.shown[row.match_id, row.wish.kind] = looked
            if row.nonce not in self._nonces:
                self._nonces.add(row.nonce)
                self.told[row.match_id].append(row.wish)
            await self._takes_long()
            if self.trouble and self._random.random() < 0.1:
                raise TryLater("posted, but not answered")
        finally:
            self._busy.remove(row.match_id)

    async def _takes_long(self) -> None:
        for _ in range(self._random.choice([0, 0, 3, 20]) * self.trouble):
            await asyncio.sleep(0)


@pytest.fixture
def discord(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Discord:
    """Where it goes; the file fails too as long as there is trouble, and nobody rests for long."""
    random = Random(request.node.name)
    place = Discord(random)

    def failing(honest: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def may_fail(*given: Any, **named: Any) -> Any:
            if place.trouble and random.random() < 0.04:
                raise StorageError("the disk is gone")
            return await honest(*given, **named)

        return may_fail

    for name in ("due", "first_due", "done", "failed", "stands", "next_time"):
        monkeypatch.setattr(rows, name, failing(getattr(rows, name)))
    short = {"sleep": lambda seconds: asyncio.sleep(seconds / 2000), "timeout": lambda s: asyncio.timeout(s / 50)}
    parts = {name: getattr(asyncio, name) for name in ("Event", "Semaphore", "create_task", "gather")}
    monkeypatch.setattr(outbox, "asyncio", SimpleNamespace(**parts, **short))
    return place


@pytest.fixture
async def db(tmp_path: Path) -> AsyncGenerator[Database]:
    """A database with some matches."""
    opened = await Database.open(tmp_path / "a.sqlite3")
    async with opened.write() as tx:
        for _ in MATCHES:
            await tx.execute(
                "INSERT INTO match (game, rules_version, options, seed, status, guild_id, channel_id, host_id, pace, "
                "language, created_at, moved_at) VALUES ('yucata', 1, '{}', x'', 'lobby', 1, 1, 1, 'daily', 'en', 0, 0)"
            )
    yield opened
    await opened.close()


def cancel_workers() -> bool:
    """Whoever sends is cancelled, wherever that is; False if nobody does."""
    workers = [task for task in asyncio.all_tasks() if task.get_name().startswith("outbox of match")]
    return [task.cancel() for task in workers] != []


@pytest.mark.parametrize("seed", range(6))
async def test_nothing_is_lost_doubled_or_told_too_early(db: Database, discord: Discord, seed: int) -> None:
    random, clock = Random(seed), FakeClock()
    told: defaultdict[int, list[AnyWish]] = defaultdict(list)
    last: dict[tuple[int, str], int] = {}

    async def wish(box: Outbox, number: int) -> None:
        match_id = random.choice(MATCHES)
        wanted = random.choice([Notice(str(number)), Notice(str(number)), ShowTable(), ShowDesk(0)])
        discord.wished = number
        if isinstance(wanted, Notice):
            told[match_id].append(wanted)
        else:
            last[match_id, wanted.kind] = number
        with box.together():
            await box.wish(match_id, wanted)
            await asyncio.sleep(0)

    box = Outbox(db, clock)
    box.start(discord)
    for number in range(1, 80):
        await wish(box, number)
        chance = random.random()
        if chance < 0.1:
            await box.stop()
            box = Outbox(db, clock)
            await box.recover()
            box.start(discord)
        elif chance < 0.2:
            cancel_workers()
        elif chance < 0.4:
            clock.advance(seconds=random.choice([1, 5, 4000]))
        for _ in range(random.choice([0, 1, 5, 30])):
            await asyncio.sleep(0)
    discord.trouble = False
    for _ in range(400):
        if await db.one("SELECT 1 FROM outbox") is None:
            break
        clock.advance(seconds=100)
        await asyncio.sleep(0.005)
    for number in range(80, 90):
        await wish(box, number)
        for _ in range(50 * (number % 2)):
            if cancel_workers():
                break
            await asyncio.sleep(0)
        for _ in range(400):
            if await db.one("SELECT 1 FROM outbox") is None:
                break
            await asyncio.sleep(0.001)
        else:
            raise AssertionError("it knows by itself that there is something to send")
    await box.stop()
    for match_id in MATCHES:
        assert [one for one in discord.told[match_id] if isinstance(one, Notice)] == told[match_id]
    assert {key: discord.shown[key] >= number for key, number in last.items()} == dict.fromkeys(last, True)
