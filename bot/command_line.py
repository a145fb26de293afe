"""`hourglass` or `python -m bot`: serve Discord, try it in a browser, look after the database, watch Discord."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

import discord

from bot import features, logs
from bot.app import serve
from bot.db import backup, failures
from bot.db.connection import StorageError
from bot.field import FieldError
from bot.services.upkeep.health import health
from bot.services.upkeep.verify import damage, verify
from bot.settings import BadSettingError, Settings, known_instead, read_settings, unknown_names
from bot.version import VERSION

DESCRIPTION = "Serve Discord, try it in a browser, check the stored matches, copy the database, see what Discord does."
NEEDS_TOKEN = (
    "Discord refuses DISCORD_TOKEN: copy it again from the developer portal (Bot > Reset Token) and start the bot again"
)
CLOSED = {
    4004: NEEDS_TOKEN,
    4010: "Discord refuses a shard: set HOURGLASS_SHARDS=auto and start the bot again",
    4012: "Discord does not speak this version of its gateway any more: install a newer version of the bot",
    4013: "Discord does not know what the bot wants to listen to: install a newer version of the bot",
    4014: "Discord does not allow what the bot wants to listen to: install the version as it was published",
}
"""What to do where Discord closes the gateway for good
(https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes).
"""
T = TypeVar("T")


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog=_name(), description=DESCRIPTION)
    parser.add_argument("--version", action="version", version=f"hourglass {VERSION}")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("run", help="serve Discord (the default); needs DISCORD_TOKEN")
    trying = commands.add_parser("playground", help="try it in a browser, without a token")
    trying.add_argument("--port", type=_port, help="where to listen; 0 takes a free port (default: 8080)")
    trying.add_argument("--open", action="store_true", help="open the page in a browser")
    trying.add_argument(
        "--keep", type=Path, metavar="FILE", help="keep the state in this file (default: nothing stays)"
    )
    playing = commands.add_parser("field", help="play through what the code believes of Discord, in a private channel")
    playing.add_argument("channel", type=_snowflake, help="the channel's id; only you and the bot should see it")
    playing.add_argument("--direct", type=_snowflake, metavar="USER", help="also send direct messages to this person")
    playing.add_argument("--only", nargs="+", default=(), metavar="CHECK", help="play only these, named as in a report")
    commands.add_parser("verify", help="replay every stored match and compare with the stored state")
    commands.add_parser("failures", help="what failed inside, with its evidence, and which matches are set aside")
    commands.add_parser("health", help="one line of JSON about the bot; exit status 1 if it does not work")
    copying = commands.add_parser("backup", help="copy the database while the bot runs")
    copying.add_argument("file", type=Path)
    restoring = commands.add_parser("restore", help="put a copy in the place of the database; the bot must not run")
    restoring.add_argument("file", type=Path)
    restoring.add_argument("--check", action="store_true", help="only see whether the copy is whole")
    given = parser.parse_args(arguments)
    try:
        settings = read_settings(token=given.command in (None, "run", "field"))
        logs.set_up(settings.log_level, settings.log_format)
        for name in unknown_names(os.environ):
            logging.getLogger("bot").warning(
                "%s is no known setting and changes nothing; %s", name, known_instead(name)
            )
        match given.command:
            case "playground":
                _log_version()
                from bot.playground import playground

                return asyncio.run(
                    serve_until_stopped(playground(settings, port=given.port, kept=given.keep, show=given.open))
                )
            case "field":
                from bot.field.run import field

                return asyncio.run(until_stopped(field(settings, given.channel, only=given.only, direct=given.direct)))
            case "verify":
                return asyncio.run(check_all(_existing(settings)))
            case "failures":
                return asyncio.run(list_failures(settings))
            case "health":
                found = health(settings, int(time.time()))
                print(json.dumps(found))
                return 0 if found["healthy"] else 1
            case "backup":
                if given.file.exists():
                    raise StorageError(f"backup {given.file}: the file exists; choose another name")
                return asyncio.run(copy(settings, given.file))
            case "restore":
                if not given.file.exists() or not given.file.stat().st_size:
                    raise StorageError(f"copy {given.file}: there is none, or nothing in it")
                return asyncio.run(restore(settings, given.file, check=given.check))
            case _:
                _log_version()
                return asyncio.run(serve_until_stopped(serve(settings)))
    except (BadSettingError, StorageError, FieldError) as error:
        why = str(error)
    except discord.LoginFailure:
        why = NEEDS_TOKEN
    except discord.HTTPException as error:
        why = NEEDS_TOKEN if error.status == 401 else f"Discord does not let the bot in: {error}"
    except discord.GatewayNotFound as error:
        why = f"Discord does not say where its gateway is: {error.__cause__}"
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        code = error.code if isinstance(error, discord.ConnectionClosed) else 4014
        why = CLOSED.get(code, f"Discord has closed the connection for good: {error}")
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        why = "the playground needs: pip install -e '.[playground]'"
    for line in why.splitlines():
        print(f"{parser.prog}: {line}", file=sys.stderr)
    return 2


async def serve_until_stopped(serving: Coroutine[Any, Any, None]) -> int:
    """Serve until the process is told to stop."""
    try:
        await until_stopped(serving)
    except asyncio.CancelledError:
        logging.getLogger("bot").info("stopped")
    return 0


async def until_stopped(work: Coroutine[Any, Any, T]) -> T:
    """Do some work; SIGTERM and Ctrl-C cancel it, so that it ends in order, and do no more than that when they come
    again. Raises CancelledError if it lets itself be cancelled."""
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    told = False

    def stop(_number: int, _frame: FrameType | None) -> None:
        nonlocal told
        if not told and not loop.is_closed():
            told = True
            loop.call_soon_threadsafe(task.cancel)

    # Not `add_signal_handler` of the loop, which Windows does not have.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    return await task


async def check_all(database: Path) -> int:
    """Check the file and replay every match; the exit status is 1 if something does not fit."""
    counts: Counter[str] = Counter()
    async with backup.looking_at(database) as db:
        for trouble in await damage(db, features.stored()):
            counts["damage"] += 1
            print(f"the file: {trouble}")
        async for finding in verify(db):
            counts["checked"] += 1
            if finding.trouble:
                counts["other" if finding.other_version else "trouble"] += 1
                print(f"match {finding.match_id} ({finding.game}): {finding.trouble}")
            elif finding.other_layout:
                counts["replayed"] += 1
                print(f"match {finding.match_id} ({finding.game}): will be replayed, its state is of another release")
    bad = counts["trouble"] + counts["damage"]
    print(
        f"{counts['checked']} matches checked, {counts['trouble']} in trouble, {counts['other']} of another version, "
        f"{counts['replayed']} will be replayed"
    )
    return 1 if bad else 0


async def list_failures(settings: Settings) -> int:
    """Print every failure, the newest first; the exit status is 1 if a match is set aside."""
    async with backup.looking_at(_existing(settings)) as db:
        found = await failures.every(db)
    for row in found:
        state = ", set aside" if row.set_aside else ""
        seat = "" if row.seat == failures.NO_SEAT else f", seat {row.seat}, action {row.action}"
        print(f"failure {row.id}: match {row.match_id} ({row.game}), revision {row.revision}, {row.stage}{seat}{state}")
        print(row.traceback)
    print(f"{len(found)} failures, {sum(row.set_aside for row in found)} matches set aside")
    return 1 if any(row.set_aside for row in found) else 0


async def copy(settings: Settings, target: Path) -> int:
    """Write a checked copy of the database."""
    await backup.copy(_existing(settings), target)
    print(f"copied to {target}")
    return 0


async def restore(settings: Settings, made: Path, *, check: bool) -> int:
    """Check a copy, and put it in the place of the database unless something in it does not fit or `check` is set."""
    if wrong := await check_all(made):
        print("not restored" if not check else "this copy is not whole")
        return wrong
    if not check:
        old = await backup.restore(made, settings.database, int(time.time()))
        print(f"restored to {settings.database}" + ("" if old is None else f"; what was there is now {old}"))
    return 0


def _existing(settings: Settings) -> Path:
    if not settings.database.exists():
        raise StorageError(f"database {settings.database}: there is none; check HOURGLASS_DATABASE")
    return settings.database


def _log_version() -> None:
    logging.getLogger("bot").info("hourglass %s", VERSION)


def _name() -> str:
    """What was typed to start this: the installed command, or the module."""
    return "hourglass" if Path(sys.argv[0]).stem == "hourglass" else "python -m bot"


def _port(text: str) -> int:
    """A port from the command line."""
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r}: expected a whole number from 0 to 65535")
    return int(text)


def _snowflake(text: str) -> int:
    """An id of Discord from the command line."""
    if not text.isascii() or not text.isdigit() or not 15 <= len(text) <= 20:
        raise argparse.ArgumentTypeError(
            f"{text!r}: expected an id, a number of 17 to 19 digits (Developer Mode, right-click, Copy ID)"
        )
    return int(text)
