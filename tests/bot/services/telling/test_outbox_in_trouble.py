"""Whatever fails, is stopped or cancelled on the way: what is owed is told, once, in order, and as it stands last.

Time is the test's own, so that what rests or waits takes none, and every run with a seed is the same.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.db import outbox as rows
from bot.db.connection import Database
from bot.services.errors import StorageError
from bot.services.telling.outbox import Later, Outbox, TryLater
from bot.services.telling.wishes import AnyWish, Owed, Show, Tell
from tests.support.files import new_database
from tests.support.virtual import Busy, LoopClock, pass_time, run

MATCHES = range(1, 4)


class Discord:
    """Posts a message once for its nonce, and what has been posted is brought up to date only by a try that knows that
    it may have been; as long as there is `trouble`, fails before or after that, or takes long."""

    def __init__(self, random: Random) -> None:
        self.trouble = True
        self.told: defaultdict[int, list[AnyWish]] = defaultdict(list)
        self.shown: defaultdict[tuple[int, str], int] = defaultdict(int)
        """How much had been wished when it was looked at last."""
        self.wished = 0
        self.random = random
        self._nonces: set[str] = set()
        self._busy: set[int] = set()

    async def send(self, row: Owed) -> Later | None:
        """Send one row."""
        assert row.match_id not in self._busy, "one after the other in a match"
        self._busy.add(row.match_id)
        try:
            if self.trouble and self.random.random() < 0.2:
                raise self.random.choice([TryLater("busy"), TryLater("gone", out_of_reach=True), ValueError("a bug")])
            looked = self.wished
            await self._takes_long()
            if row.tried or row.nonce not in self._nonces:
                self.shown[row.match_id, row.wish.subject or ""] = looked
            if row.nonce not in self._nonces:
                self._nonces.add(row.nonce)
                self.told[row.match_id].append(row.wish)
            await self._takes_long()
            if self.trouble and self.random.random() < 0.1:
                raise TryLater("posted, but not answered")
        finally:
            self._busy.remove(row.match_id)
        return Later(5, row.wish) if row.wish.subject and self.random.random() < 0.05 else None

    async def _takes_long(self) -> None:
        if self.trouble:
            await pass_time(self.random.choice([0, 0, 0.1, 20]))


def let_the_file_fail(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file fails too as long as there is trouble."""

    def failing(honest: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def may_fail(*given: Any, **named: Any) -> Any:
            if discord.trouble and discord.random.random() < 0.04:
                raise StorageError("the disk is gone")
            return await honest(*given, **named)

        return may_fail

    for name in ("due", "first_due", "note_sent", "put_off", "is_open", "next_time"):
        monkeypatch.setattr(rows, name, failing(getattr(rows, name)))


@asynccontextmanager
async def opened(folder: Path, busy: Busy) -> AsyncGenerator[Database]:
    """A database with some matches."""
    db = await new_database(folder / "a.sqlite3")
    async with db.write() as tx:
        for _ in MATCHES:
            await tx.execute(
                "INSERT INTO match (game, rules_version, options, seed, status, guild_id, channel_id, host_id, pace, "
                "language, created_at, moved_at) VALUES ('yucata', 1, '{}', x'', 'lobby', 1, 1, 1, 'daily', 'en', 0, 0)"
            )
    busy.only_with(db)
    yield db
    busy.anything = True
    await db.close()


def cancel_workers() -> bool:
    """Whoever sends is cancelled, wherever that is; False if nobody does."""
    workers = [task for task in asyncio.all_tasks() if task.get_name().startswith("outbox of")]
    return [task.cancel() for task in workers] != []


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_lost_doubled_or_left_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    random, busy = Random(seed), Busy()
    discord = Discord(Random(-seed))
    let_the_file_fail(discord, monkeypatch)
    told: defaultdict[int, list[AnyWish]] = defaultdict(list)
    last: dict[tuple[int, str], int] = {}

    async def wish(box: Outbox, number: int) -> None:
        match_id = random.choice(MATCHES)
        wanted = random.choice([Tell(str(number)), Tell(str(number)), Show("table"), Show("desk", 0)])
        discord.wished = number
        if isinstance(wanted, Tell):
            told[match_id].append(wanted)
        else:
            last[match_id, wanted.subject or ""] = number
        with box.together():
            await box.wish(match_id, wanted)

    async def orders() -> None:
        clock = LoopClock()
        async with opened(tmp_path, busy) as db:
            box = Outbox(db, clock)
            box.start(discord)
            for number in range(1, 120):
                await wish(box, number)
                chance = random.random()
                if chance < 0.1:
                    await box.stop()
                    box = Outbox(db, clock)
                    await box.recover()
                    box.start(discord)
                elif chance < 0.3:
                    cancel_workers()
                await pass_time(random.choice([0, 0, 0.05, 1, 5, 4000]))
            discord.trouble = False
            await pass_time(2 * 3600)
            assert await db.one("SELECT 1 FROM outbox") is None, "it knows by itself that there is something to send"
            await box.stop()

    run(orders(), busy)
    for match_id in MATCHES:
        assert [one for one in discord.told[match_id] if isinstance(one, Tell)] == told[match_id]
    assert {key: discord.shown[key] >= number for key, number in last.items()} == dict.fromkeys(last, True)


class Posts(Discord):
    """Posts at once; then somebody comes in between."""

    def __init__(self, then: Callable[[], Awaitable[None]]) -> None:
        super().__init__(Random(0))
        self.trouble = False
        self._then = then
        self._times = 0

    async def send(self, row: Owed) -> Later | None:
        await super().send(row)
        self._times += 1
        if self._times == 1:
            await self._then()
        return None


@pytest.mark.parametrize("how", ["cancelled", "disk"])
def test_a_wish_folded_into_one_that_was_sent_and_not_noted_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """The second try carries the nonce of the first, for which Discord gives the message that it has, as it was: it
    has to be brought up to date."""
    busy = Busy()

    async def fold() -> None:
        async with opened(tmp_path, busy) as db:
            clock = LoopClock()
            box = Outbox(db, clock)

            async def again() -> None:
                discord.wished = 2
                await box.wish(1, Show("desk", 0))
                if how == "cancelled":
                    cancel_workers()
                    await asyncio.sleep(0)
                else:
                    honest = rows.note_sent

                    async def fails(*_: Any) -> None:
                        monkeypatch.setattr(rows, "note_sent", honest)
                        raise StorageError("the disk is gone")

                    monkeypatch.setattr(rows, "note_sent", fails)

            discord = Posts(again)
            box.start(discord)
            discord.wished = 1
            await box.wish(1, Show("desk", 0))
            await pass_time(600)
            assert discord.shown[1, "desk.0.0"] == 2
            assert discord.told[1] == [Show("desk", 0)], "in one message"
            assert await db.one("SELECT 1 FROM outbox") is None
            await box.stop()

    run(fold(), busy)
