"""How long the event loop is held up: `python -m tests.benchmarks.stalls [GAME ...]`. Prints one line a figure.

Everything a person can ask for that is long, on the longest of some random matches of each game with all seats, and on
a match with thousands of decisions taken back. For each the longest single step of the loop: processor time of its
thread, which other work on the machine does not disturb. The bound is BOUND_MS.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from asyncio import events
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast
from unittest import mock

from bot import features
from bot.db import backup
from bot.services.match.steps import MOST_UNDOS
from bot.services.processes.beside import beside
from bot.services.processes.studio import Studio
from bot.services.table.scene import Table
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import house_words, read_all
from engine import registry
from tests.support.tables import house_at, stored, user_of

BOUND_MS = 50
MATCHES = 200
"""How many matches of a person are exported and verified."""
PAIRS = MOST_UNDOS - 2
"""Decisions done and taken back, in one match."""


class Stalls:
    """The longest step of the loop since the last look, whose it was, and all of them together, in seconds."""

    def __init__(self) -> None:
        self.longest = self.total = 0.0
        self.whose = ""

    @contextmanager
    def watching(self) -> Generator[None]:
        """Measure every step that the loop of this thread does."""
        run: Callable[[events.Handle], None] = vars(events.Handle)["_run"]

        def timed(handle: events.Handle) -> None:
            start = time.thread_time()
            run(handle)
            took = time.thread_time() - start
            self.total += took
            if took > self.longest:
                self.longest, self.whose = took, repr(handle)

        with mock.patch.object(events.Handle, "_run", timed):
            yield

    async def measure(self, name: str, work: Awaitable[object]) -> None:
        """One figure."""
        start = time.perf_counter()
        await self.run(work)
        stall = self.longest * 1000
        mark = "" if stall <= BOUND_MS else f"   <-- too long: {self.whose}"
        print(f"{name:<52} {stall:6.1f} ms of {(time.perf_counter() - start) * 1000:8.0f} ms{mark}", flush=True)

    async def run(self, work: Awaitable[object]) -> None:
        """Do something and look at its steps alone."""
        await asyncio.sleep(0)
        self.longest, self.total, self.whose = 0.0, 0.0, ""
        await asyncio.ensure_future(_whole(work))


async def _whole(work: Awaitable[object]) -> None:
    await work


class Seen:
    """What a handler answers with, and who asks."""

    def __init__(self, user_id: int) -> None:
        self.words = house_words("en")
        self.in_place = self.on_desk = self.apart = False
        self.replaces = self.beside = self.at = None
        self.place = 0
        self.interaction = type("Interaction", (), {"id": 0, "guild_id": None, "channel_id": None, "message": None})()
        self.user = type("User", (), {"id": user_id, "display_name": "x"})()

    async def show(self, *_: Any) -> None:
        """Shown."""

    say = show_apart = show

    def shows(self, _: int) -> bool:
        """No panel was pressed."""
        return False


async def press(
    house: House, table: Table, seat: int, verb: str, token: str = "", values: list[str] | None = None
) -> None:
    """A press of the person on a seat, answered by its handler."""
    match_id = table.row.id
    now = await house.tables.load(match_id)
    reply = cast("Reply", Seen(user_of(seat)))
    await features.handlers()[verb].answer(
        house, reply, Press(verb, match_id, now.row.revision, token, tuple(values or ()))
    )


async def everything(house: House, stalls: Stalls, key: str) -> None:
    """All that is long at the longest of some matches, over and just before that."""
    seats = registry.game(key).players[-1]
    longest: tuple[int, int] = (0, 0)
    for seed in range(3):
        longest = max(longest, ((await stored(house, key, seats, 100_000, seed=seed)).row.revision, seed))
    over = await stored(house, key, seats, 100_000, seed=longest[1])
    table = await stored(house, key, seats, longest[0] - 12, seed=longest[1])
    name = f"{key}, {over.row.revision} actions: "
    asked = table.actors()[0]
    for what, where, seat, verb, token in (
        ("the whole history", over, 0, "history", ""),
        ("the record", over, 0, "record", ""),
        ("the last turn again", over, 0, "replay", ""),
        ("a turn in the middle, own eyes", over, 0, "replay", "0.30.n"),
        ("the desk", table, asked, "play", ""),
        ("an action", table, asked, "do", "0"),
        ("its undo", table, asked, "undo", ""),
        ("an animation", over, 0, "animate", "t"),
    ):
        await stalls.measure(name + what, press(house, where, seat, verb, token))


async def many_undos(house: House, stalls: Stalls) -> None:
    """Presses at a match in which somebody has acted and taken it back thousands of times."""
    table = await stored(house, "yucata", 4, 30)
    seat = table.actors()[0]
    table = await house.match.steps.act(table.row.id, user_of(seat), table.row.revision, 1)
    before = table.row.revision
    table = await house.match.steps.undo(table.row.id, user_of(seat), before)
    async with house.tables.db.write() as tx:
        for number in (before, before + 1):
            await tx.execute(
                "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?1) "
                "INSERT INTO action (match_id, number, seat, kind, action, events, reveals, sealed, user_id, at) "
                "SELECT match_id, number + 2 * n, seat, kind, "
                "CASE kind WHEN 'undo' THEN ?2 + 2 * n ELSE action END, events, reveals, sealed, user_id, at "
                "FROM action, n WHERE match_id = ?3 AND number = ?4",
                (PAIRS, before, table.row.id, number),
            )
        await tx.execute(
            "UPDATE match SET revision = ?, changes = changes + 1 WHERE id = ?", (before + 1 + 2 * PAIRS, table.row.id)
        )
        await tx.execute("UPDATE snapshot SET revision = ? WHERE match_id = ?", (before + 1 + 2 * PAIRS, table.row.id))
    for verb, token in (("play", ""), ("do", "1"), ("undo", ""), ("history", ""), ("replay", "")):
        await stalls.measure(f"after {PAIRS} undos: {verb}", press(house, table, seat, verb, token))


async def copies(house: House) -> None:
    """The longest finished match, as many times as a busy person has played."""
    async with house.tables.db.write() as tx:
        row = await tx.one("SELECT match_id FROM action GROUP BY match_id ORDER BY count(*) DESC LIMIT 1")
        assert row is not None
        start = await tx.one("SELECT max(id) AS id FROM match")
        assert start is not None
        for table, key in (("match", "id"), ("seat", "match_id"), ("snapshot", "match_id"), ("action", "match_id")):
            names = [one["name"] for one in await tx.all(f"SELECT name FROM pragma_table_info('{table}')")]
            chosen = ", ".join("?2 + n.n" if name == key else f"old.{name}" for name in names)
            await tx.execute(
                "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?1) "
                f"INSERT INTO {table} ({', '.join(names)}) "
                f"SELECT {chosen} FROM n CROSS JOIN {table} AS old WHERE old.{key} = ?3",
                (MATCHES, start["id"], row["match_id"]),
            )


async def another_process(path: Path) -> None:
    """`python -m bot verify` beside the running bot."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "verify", env={"HOURGLASS_DATABASE": str(path), "PATH": ""}, stdout=-3, stderr=-3
    )
    await child.wait()


async def main(keys: list[str]) -> None:
    """All figures."""
    stalls = Stalls()
    with tempfile.TemporaryDirectory() as name, stalls.watching():
        folder = Path(name)
        async with house_at(folder, draws=Studio()) as house:
            await beside(read_all)
            await house.pictures.warm("en")
            gc.freeze()  # as `bot.app.serve` does
            for key in keys or [game.key for game in registry.games()]:
                await everything(house, stalls, key)
            await copies(house)
            await many_undos(house, stalls)
            await stalls.measure(
                f"export of {MATCHES} matches",
                features.handlers()["export"].answer(house, cast("Reply", Seen(user_of(0))), Press("export", 0)),
            )
            await stalls.measure("backup", backup.copy(house.tables.db.path, folder / "copy.sqlite3"))
            await stalls.measure("check of the file", house.tables.db.check())
            await stalls.measure("verify in another process", another_process(house.tables.db.path))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
