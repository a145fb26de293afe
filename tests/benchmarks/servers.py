"""A thousand servers after a year: `python -m tests.benchmarks.servers`, some minutes; prints one line a figure.

Matches of all games with all numbers of seats are played at random, and copied until there are 1,000 servers with 2,000
running and 10,000, then 100,000 finished ones. Each has people of its own; the first server has played thirty times as
many as most, and whoever asks is its busiest person. Only matches of the first servers and those that run have their
actions: nothing looks at those of others.

For what people ask for, for the jobs of the sweep and for the start: the longest step of the event loop, and all
processor time of its thread, in ms, with few and with many finished matches. The bound of a step is BOUND_MS.

`--verify MATCHES` measures instead what `hourglass verify` takes for so many finished ones: as they
are stored when they end, and when all are put away. `--copy GB` measures instead how long a decision
takes, in ms of real time, while a file of that size is copied, and in turns with nothing beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles
from types import SimpleNamespace
from typing import Any, cast

from bot import features
from bot.clock import DAY, HOUR
from bot.db import backup, history
from bot.db.deadlines import DeadlineRow
from bot.exts import mine as lists
from bot.exts import settings
from bot.features.notice_board.service import Boards
from bot.features.profile import presses as profile
from bot.features.puzzles import presses as puzzles
from bot.features.ratings import presses as ratings
from bot.features.ratings.seasons import Seasons
from bot.features.ratings.service import Ratings
from bot.features.replay import presses as replay
from bot.features.rules import presses as rules
from bot.features.search.service import Looking
from bot.features.templates.presses import show_list as show_templates
from bot.features.year import presses as year
from bot.features.year.service import YEARLY, Years
from bot.services.errors import Refused
from bot.services.upkeep.verify import verify
from bot.ui.press.custom_id import Press, token_of
from bot.ui.press.house import House
from bot.ui.press.reply import Reply
from engine import registry
from tests.benchmarks.stalls import BOUND_MS, Seen, Stalls
from tests.support.clock import FakeClock
from tests.support.tables import house_at, stored, user_of

SERVERS, RUNNING, FINISHED = 1_000, 2_000, (10_000, 100_000)
WHOLE = 5
"""Of so many servers every match has its actions."""
BUSY = 1
"""The server that has played most."""
ME = BUSY * 1_000
"""Its busiest person."""
PAD_BYTES, PAUSE_SECONDS = 1_000_000, 0.02
"""Of what a file is padded with; between two decisions."""
QUIET = '{"quiet_from": 1380, "quiet_until": 420}'
"""What everybody has chosen."""
CLONED = ("match", "seat", "sat", "rated", "rating_step", "badge", "action", "snapshot", "deadline")
"""The tables of a match."""
LONG = {"action", "snapshot"}

COPY = """
CREATE TEMP TABLE copy (
    id INTEGER PRIMARY KEY, old INTEGER NOT NULL, guild INTEGER NOT NULL, people INTEGER NOT NULL, at INTEGER NOT NULL,
    whole INTEGER NOT NULL
)
"""
PERSON = "CASE WHEN {0} IS NULL THEN NULL ELSE copy.guild * 1000 + (copy.id * 5 + {0} - 100) % copy.people END"
MAPPED = {
    "guild_id": "copy.guild",
    "channel_id": "copy.guild * 10",
    "thread_id": "iif(old.thread_id IS NULL, NULL, 2000000000 + copy.id)",
    "ended_at": "iif(old.ended_at IS NULL, NULL, copy.at)",
    **{column: f"copy.at - {DAY * days}" for column, days in (("created_at", 15), ("started_at", 14))},
    **{column: PERSON.format(f"old.{column}") for column in ("user_id", "host_id")},
}
"""Columns that are others in a copy: what stands there, with `old` the row that is copied."""


class Asked(Seen):
    """Somebody who asks on a server."""

    def __init__(self, user_id: int, guild_id: int) -> None:
        super().__init__(user_id)
        self.shown = None
        channel = SimpleNamespace(id=guild_id * 10, permissions_for=lambda _: SimpleNamespace(view_channel=True))
        guild = SimpleNamespace(id=guild_id, channels=[channel], get_channel=lambda _: channel)
        self.interaction = SimpleNamespace(
            id=0,
            guild_id=guild_id,
            channel_id=channel.id,
            channel=channel,
            guild=guild,
            message=None,
            user=self.user,
            is_expired=lambda: False,
            locale="en-GB",
            client=SimpleNamespace(get_guild=lambda _: guild),
        )

    async def modal(self, *_: Any) -> None:
        """Shown."""


async def played(house: House) -> Mapping[str, list[int]]:
    """Matches to copy, finished ones rated: status -> their numbers."""
    found: dict[str, list[int]] = {"finished": [], "running": []}
    for game in registry.games():
        for seats in game.players:
            for seed in range(2):
                over = await stored(house, game.key, seats, 10**6, seed=seed)
                await house[Ratings].count(over.row.id)
                found["finished"].append(over.row.id)
                found["running"].append((await stored(house, game.key, seats, 20 + seed, seed=seed)).row.id)
    return found


def copies(
    samples: list[int], first: int, number: int, now: int, chance: Random, *, over: bool, whole: bool
) -> list[tuple[int, ...]]:
    """So many copies, from this number on: most servers a few, the first of them many, over the last year."""
    found: list[tuple[int, ...]] = []
    for at in range(number):
        guild = BUSY + int(SERVERS * chance.random() ** 2)
        ended = now - int(365 * DAY * (1 - at / number)) if over else now
        people = 8 + int(1000 / guild**0.5) // 8
        found.append((first + at, chance.choice(samples), guild, people, ended, whole or guild <= WHOLE))
    return found


async def grow(
    house: House, samples: list[int], number: int, chance: Random, *, over: bool, whole: bool = False
) -> None:
    """So many more matches. whole: all of them have their actions."""
    db, now = house.tables.db, house.clock.now()
    first = 1 + await db.value("SELECT max(id) FROM match")
    async with db.write() as tx:
        await tx.execute("DROP TABLE IF EXISTS temp.copy")
        await tx.execute(COPY)
        await tx.executemany(
            "INSERT INTO copy VALUES (?, ?, ?, ?, ?, ?)",
            copies(samples, first, number, now, chance, over=over, whole=whole),
        )
        for table in CLONED:
            key = "id" if table == "match" else "match_id"
            columns = await tx.column(f"SELECT name FROM pragma_table_info('{table}')")
            names = [name for name in columns if name != "id" or key == "id"]
            chosen = ["copy.id" if name == key else MAPPED.get(name, f"old.{name}") for name in names]
            where = "WHERE copy.whole" if table in LONG else ""
            await tx.execute(
                f"INSERT INTO {table} ({', '.join(names)}) SELECT {', '.join(chosen)} FROM copy "
                f"JOIN {table} AS old ON old.{key} = copy.old {where}"
            )
        await tx.execute(
            "INSERT INTO panel (match_id, kind, seat, channel_id, message_id, revision) "
            "SELECT copy.id, 'table', -1, thread_id, 3000000000 + copy.id, revision FROM copy JOIN match USING (id)"
        )
        await tx.execute("DELETE FROM rating")
        await tx.execute(
            "INSERT INTO rating (guild_id, game, user_id, mu, sigma, matches, wins, settled) "
            "SELECT guild_id, game, user_id, 25 + user_id % 7, 2, count(*), sum(place = 1), 1 FROM rating_step "
            "JOIN match ON match.id = match_id GROUP BY guild_id, game, user_id"
        )
        await tx.execute(
            "INSERT OR IGNORE INTO player (user_id, settings) SELECT DISTINCT user_id, ? FROM sat", (QUIET,)
        )
        await tx.execute("INSERT OR IGNORE INTO guild (guild_id) SELECT DISTINCT guild_id FROM match")


Work = Callable[[], Awaitable[object]]


def asked(house: House, over: int, runs: int) -> dict[str, Work]:
    """What people ask for; over, runs: a match of theirs that is over, and one that runs."""
    game = registry.games()[0].key

    def me() -> Reply:
        return cast("Reply", Asked(ME, BUSY))

    def press(verb: str, match_id: int = 0, token: str = "", values: list[str] | None = None) -> Work:
        async def work() -> None:
            revision = (await house.tables.load(match_id)).row.revision if match_id else 0
            await features.handlers()[verb].answer(
                house, me(), Press(verb, match_id, revision, token, tuple(values or ()))
            )

        return work

    return {
        "/game leaderboard": lambda: ratings.leaderboard(house, me(), game),
        "Everywhere": press("everywhere", token=token_of(game)),
        "/profile": lambda: profile.profile(house, me()),
        "/profile of another": press("profile", token=str(ME + 1)),
        "Badges": press("badges", token=str(ME)),
        "/year": lambda: year.show(house, me()),
        "/mygames": lambda: lists.show_mine(house, me()),
        "/game list": lambda: lists.show_list(house, me()),
        "/game board": lambda: lists.show_board(house, me(), runs),
        "/hand": lambda: lists.show_hand(house, me(), runs),
        "/replay": lambda: replay.replay(house, me(), over),
        "/puzzle": lambda: puzzles.show(house, me()),
        "/settings": lambda: settings.settings(house, me()),
        "/game templates": lambda: show_templates(house, me()),
        "/rules": lambda: rules.rules(house, me(), game),
        "a table opens": lambda: open_table(house, game),
        "History": press("history", over),
        "Record": press("record", over),
        "Play": press("play", runs),
        "More": press("more", runs),
        "Forget me, asked": press("forget"),
        "Export": press("export"),
        "Forget me": press("reallyforget"),
    }


async def open_table(house: House, game: str) -> None:
    """A table of the person's."""
    await house.match.lobby.open(
        game=game, guild_id=BUSY, channel_id=BUSY * 10, host_id=ME, host_name="x", pace="daily", language="en"
    )


def jobs(house: House) -> dict[str, Work]:
    """What the bot does by itself, with nothing due."""
    return {
        "the sweep": house.match.sweep.run,
        "the outbox looks": house.telling.outbox.recover,
        "panels that are behind": partial(house.telling.panels.wish_what_is_behind, "one"),
        "the boards look": partial(house[Boards].look, everywhere=True),
        "an hour away": partial(_away, house),
        "computers look": house.match.automatic.look_again,
        "tables that begin": house.match.begins.run,
        "searches": house[Looking].searches.run,
        "offers": house[Looking].offers.run,
        "watches": house[Looking].told.run,
        "seasons, the first time": house[Ratings].seasons.run,
        "seasons, after a start": partial(_seasons_again, house),
        "years": partial(_years, house),
    }


async def _years(house: House) -> None:
    await house[Years].tell(DeadlineRow(0, None, YEARLY, 0, 0))


async def _away(house: House) -> None:
    """Everybody's clocks are put off."""
    cast("FakeClock", house.clock).at += HOUR
    await house.match.outages.put_off()


async def _seasons_again(house: House) -> None:
    again = Seasons(house.tables.db, house.clock, house[Ratings].catch_up)
    await again.run()


async def measure(house: House) -> dict[str, tuple[float, float]]:
    """What -> its longest step and all its time."""
    db, found, stalls = house.tables.db, dict[str, tuple[float, float]](), Stalls()
    over = await db.value(
        "SELECT max(id) FROM match JOIN sat ON match_id = id WHERE user_id = ? AND status = 'finished'", (ME,)
    )
    runs = await db.value(
        "SELECT max(id) FROM match JOIN sat ON match_id = id WHERE user_id = ? AND status = 'running'", (ME,)
    )
    gc.collect()
    gc.freeze()  # as `bot.app.serve` does
    with stalls.watching():
        for what, work in {**jobs(house), **asked(house, over, runs)}.items():
            if what != "Forget me" and what not in jobs(house):
                await _quietly(work)  # catalogues are read, and what a process keeps is kept
            await stalls.run(_quietly(work))
            found[what] = stalls.longest * 1000, stalls.total * 1000
    return found


async def _quietly(work: Work) -> None:
    """What is refused was looked for all the same."""
    try:
        await work()
    except Refused as refusal:
        print(f"    refused: {refusal.code}", flush=True)


async def checked(folder: Path, number: int) -> None:
    """A line for each way."""
    async with house_at(folder) as house:
        samples = await played(house)
        await grow(house, samples["finished"], number, Random(1), over=True, whole=True)
        db = house.tables.db
        for what in ("stored", "put away"):
            begun, before, troubles = time.perf_counter(), time.process_time(), 0
            async for finding in verify(db):
                troubles += bool(finding.trouble)
            own, all_of_it = time.process_time() - before, time.perf_counter() - begun
            print(f"{number} {what}: {own:.1f} s of processor, {all_of_it:.1f} s; in trouble: {troubles}", flush=True)
            while await history.to_put_away(db, house.clock.now(), 1):
                cast("FakeClock", house.clock).at += 8 * DAY
                await house.archive.run()


def pad(file: Path, gigabytes: float) -> None:
    """Make the database as large as that."""
    with closing(sqlite3.connect(file)) as db:
        db.executescript("PRAGMA synchronous = OFF; CREATE TABLE padding (bytes BLOB)")
        while file.stat().st_size < gigabytes * 1e9:
            with db:
                db.executemany("INSERT INTO padding VALUES (randomblob(?))", [(PAD_BYTES,)] * 50)
    os.sync()


async def decide(house: House, enough: asyncio.Future[Any]) -> list[float]:
    """How long each decision took, one after another at tables of two, until it is enough; in ms."""
    taken: list[float] = []
    for seed in count():
        table = await stored(house, "yucata", 2, 0, seed=seed)
        while table.actors():
            if enough.done():
                return taken
            begun = time.perf_counter()
            table = await house.match.steps.act(table.row.id, user_of(table.actors()[0]), table.row.revision, 0)
            taken.append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(PAUSE_SECONDS)
    raise AssertionError("seeds do not end")


async def beside_a_copy(folder: Path, gigabytes: float) -> None:
    """A line for each copy, and one for as long with nothing beside."""
    async with house_at(folder) as house:
        file = house.tables.db.path
    await asyncio.to_thread(pad, file, gigabytes)
    async with house_at(folder) as house:
        for night in range(2):  # the second copy lets the first one go
            begun, now = time.perf_counter(), house.clock.now() + night * DAY
            copying = asyncio.ensure_future(backup.rotate(file, folder / "copies", 1, now))
            beside = await decide(house, copying)
            await copying
            lasted = time.perf_counter() - begun
            print(f"copied within {lasted:.0f} s: {cuts(beside)}", flush=True)
            print(
                f"nothing beside: {cuts(await decide(house, asyncio.ensure_future(asyncio.sleep(lasted))))}", flush=True
            )


def cuts(taken: list[float]) -> str:
    """What half of them and more have taken at the most."""
    found = quantiles(taken, n=100)
    half, most, nearly_all = (f"{found[at]:.1f}" for at in (49, 94, 98))
    return f"{len(taken)} decisions, median {half}, p95 {most}, p99 {nearly_all}, the longest {max(taken):.0f} ms"


async def main() -> None:
    """All figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.servers", description=__doc__)
    parser.add_argument("--finished", type=int, nargs="+", default=list(FINISHED))
    parser.add_argument("--running", type=int, default=RUNNING)
    parser.add_argument("--folder", type=Path, help="where the files are made; by default where temporary ones are")
    parser.add_argument("--copy", type=float, metavar="GB", help="only what a copy of a file of that size costs")
    parser.add_argument("--verify", type=int, metavar="MATCHES", help="only what it takes to verify so many")
    given = parser.parse_args()
    if given.copy or given.verify:
        with tempfile.TemporaryDirectory(dir=given.folder) as name:
            await (beside_a_copy(Path(name), given.copy) if given.copy else checked(Path(name), given.verify))
        return
    columns: list[dict[str, tuple[float, float]]] = []
    with tempfile.TemporaryDirectory(dir=given.folder) as name:
        for number in given.finished:
            chance, folder = Random(number), Path(name) / str(number)
            folder.mkdir()
            clock = FakeClock()
            async with house_at(folder, clock=clock) as house:
                samples = await played(house)
                await grow(house, samples["finished"], number, chance, over=True)
                await grow(house, samples["running"], given.running, chance, over=False, whole=True)
                columns.append(await measure(house))
            size = (folder / "house.sqlite3").stat().st_size / 1e6
            print(f"{number} finished matches: {size:.0f} MB", flush=True)
    heads = "".join(f"{number:>16,}" for number in given.finished)
    print(f"{'longest step / all, ms':<30}{heads}", flush=True)
    for what in columns[0]:
        cells = "".join(f"{step:>8.1f} {whole:>7.1f}" for step, whole in (column[what] for column in columns))
        mark = "   <-- too long" if any(column[what][0] > BOUND_MS for column in columns) else ""
        print(f"{what:<30}{cells}{mark}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
