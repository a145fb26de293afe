"""Whether the bot is well, as a supervisor or an operator asks from outside; and what watches over it."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import shutil
import socket
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from bot.clock import HOUR, Clock
from bot.db import backup, reach, vital
from bot.db.connection import Database, StorageError
from bot.db.reach import State
from bot.metrics import METRICS
from bot.services.processes.working import trim
from bot.services.table.played import still_played
from bot.settings import Settings

log = logging.getLogger(__name__)

PULSE_SECONDS = 180
"""So old a sign of life is too old: the bot gives one every 30 seconds."""
LAG_SECONDS = 600
"""So late a message is too late."""
DISK_BYTES = 100 * 1024 * 1024
"""So much room there must be, and in any case that of another copy of the database."""
BACKUP_SECONDS = 36 * HOUR
"""So old a newest nightly copy means that one is missing."""
REACH_SECONDS = 180
"""For so long the bot may be without Discord: sessions end and begin anew all the time."""
REACH = {
    "starting": "the bot waits for Discord to let it in, for {seconds} s now: it tries again by itself",
    "lost": "no session with Discord for {seconds} s: presses do not arrive; the bot tries again by itself",
    "refused": "Discord has answered no request for {seconds} s: is it reachable? The bot tries again by itself",
}
"""By how the bot stands with Discord: what to tell."""
PORT_SECONDS = 2
LOOK_SECONDS = 5
"""How often the running bot looks how it stands with Discord; unchanged, that is noted as often as a sign of life."""
CHECK_SECONDS = 30
"""How often the running bot looks over its file, ..."""
CHECK_SHARE = 50
"""... unless that would take more than one part in so many of its time."""
STILL_SECONDS = 150
"""For so long nothing may happen on the event loop: then the process ends itself, for a supervisor to start it anew."""
BEAT_SECONDS = 1
"""How often the event loop shows that it goes on."""
TRIM_SECONDS = 5
"""How often memory that lies in pieces goes back to the system: some 5 MB, for a few milliseconds of another thread."""


def health(settings: Settings, now: int) -> dict[str, Any]:
    """How the bot is: figures, `warnings` for a person to look at, `problems` that mean that it does not work.

    Times in seconds, sizes in bytes. Opens the database only to read, works while the bot runs and after it has ended.
    """
    found: dict[str, Any] = {"healthy": False, "problems": [], "warnings": []}
    problems, warnings = found["problems"], found["warnings"]
    try:
        _look(settings, now, found)
    except StorageError as error:
        problems.append(str(error))
    except OSError as error:
        problems.append(f"database {settings.database}: {error.strerror}; check HOURGLASS_DATABASE")
    waited = found.get("discord_for")
    if found.get("discord") in REACH and waited is not None:
        (problems if waited > REACH_SECONDS else warnings).append(REACH[found["discord"]].format(seconds=waited))
    if found.get("discord") == "starting":
        pass  # It gives signs of life; what it does at every beat begins when it is let in.
    elif "pulse_age" in found and found["pulse_age"] is None:
        problems.append("the bot has never run with this database")
    elif found.get("pulse_age", 0) > PULSE_SECONDS:
        problems.append(f"no sign of life for {found['pulse_age']} s: the bot does not run, or cannot store anything")
    if found.get("outbox_lag", 0) > LAG_SECONDS:
        problems.append(f"a message has waited for {found['outbox_lag']} s to be sent: is Discord reachable?")
    if "disk_free" in found and found["disk_free"] < max(DISK_BYTES, found.get("database_size", 0)):
        problems.append("the disk is nearly full")
    if settings.backups_kept and (found.get("backup_age") or 0) > BACKUP_SECONDS:
        warnings.append("the last nightly copy is missing: the log says why")
    if settings.web:
        found["web"] = settings.web
        if not _answers(settings.web_host, settings.web_port):
            warnings.append(f"no boards in the browser: nothing answers at {settings.web_host}:{settings.web_port}")
    if found.get("set_aside"):
        warnings.append("matches are set aside: python -m bot failures")
    if found.get("other_rules"):
        warnings.append("matches of another rules version cannot be played: deploy/README.md, Upgrade")
    found["healthy"] = not problems
    return found


def _answers(host: str, port: int) -> bool:
    """Whether something listens there."""
    try:
        with socket.create_connection((host, port), timeout=PORT_SECONDS):
            return True
    except OSError:
        return False


def _look(settings: Settings, now: int, found: dict[str, Any]) -> None:
    path = settings.database
    found["disk_free"] = shutil.disk_usage(path.parent).free
    found["database_size"] = path.stat().st_size
    newest = backup.newest(settings.backup_dir)
    found["backup_age"] = None if newest is None else max(0, now - newest)
    seen = vital.look(path)
    if seen.reach is not None and now - seen.reach.at <= PULSE_SECONDS:
        found |= {"discord": seen.reach.state, "discord_for": max(0, now - seen.reach.since)}
    found["warnings"] += seen.concerns.values()
    found |= {
        "database_version": seen.version,
        "pulse_age": None if seen.pulse_at is None else max(0, now - seen.pulse_at),
        "outbox": seen.owed,
        "outbox_lag": 0 if seen.due_at is None else max(0, now - seen.due_at),
        "running": seen.running,
        "set_aside": seen.set_aside,
        "other_rules": sum(count for rules, count in seen.rules.items() if not still_played(*rules)),
    }


@asynccontextmanager
async def watched(db: Database, clock: Clock, reached: Callable[[], Awaitable[State]]) -> AsyncGenerator[None]:
    """Meanwhile the file is looked over again and again, memory that lies in pieces goes back to the system, and it is
    noted how the bot stands with Discord. A process whose event loop stands still ends itself.

    reached: how it stands with Discord.
    """
    work = (
        _keep_checking(db),
        _keep_trimming(),
        _keep_beating(),
        _keep_noting(db, clock, reached),
    )
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _keep_checking(db: Database) -> None:
    loop = asyncio.get_running_loop()
    while True:
        begun = loop.time()
        with suppress(StorageError):  # the database has told the operator
            await db.check()
        await asyncio.sleep(max(CHECK_SECONDS, CHECK_SHARE * (loop.time() - begun)))


async def _keep_noting(db: Database, clock: Clock, reached: Callable[[], Awaitable[State]]) -> None:
    known: State | None = None
    noted_at = 0
    while True:
        state = await reached()
        if state != known or clock.now() - noted_at >= CHECK_SECONDS:
            with suppress(StorageError):  # the database has told the operator
                async with db.write() as tx:
                    await reach.note(tx, state, clock.now(), anew=known is None)
                known, noted_at = state, clock.now()
        await asyncio.sleep(LOOK_SECONDS)


async def _keep_beating() -> None:
    """As long as this comes to its turn all is well. Python itself watches over it, in a thread that no other one holds
    up: what each thread was doing goes to the error output, then the process ends with 1."""
    loop = asyncio.get_running_loop()
    try:
        while True:
            faulthandler.dump_traceback_later(STILL_SECONDS, exit=True, file=sys.__stderr__ or 2)
            due = loop.time() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            METRICS.lagged(loop.time() - due)
    finally:
        faulthandler.cancel_dump_traceback_later()


async def _keep_trimming() -> None:
    while True:
        await asyncio.sleep(TRIM_SECONDS)
        await asyncio.to_thread(trim)
