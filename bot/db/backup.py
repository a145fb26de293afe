"""The file beside the running bot: checked copies, readable by their owner only, and looks that change nothing."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.db import lease
from bot.db.connection import BUSY_SECONDS, Database
from bot.db.files import StorageError, explain, is_damage, private, read_only, refuse_strangers
from bot.db.lease import HeldError
from bot.db.migrate import STANDS, missing
from bot.db.reader import Reader
from bot.db.transactions import Reading

log = logging.getLogger(__name__)

COPIES = "hourglass-*.sqlite3"
"""The nightly copies in their folder."""
PIECE_PAGES = 256
"""So many pages of the file (of 4 kB) are copied at a time."""
PART = ".part"
"""What a copy has at the end of its name until it is whole, and from when on it goes."""
LET_GO_BYTES = 64 * 1024**2
"""So much of an old copy is let go at a time."""


async def copy(source: Path, target: Path) -> None:
    """Write a consistent, checked copy of the file `source` to `target`; the source is only read.

    Until the copy is whole it stands beside `target` under another name. Raises StorageError.
    """
    await asyncio.to_thread(_copy, source, target)


@asynccontextmanager
async def looking_at(path: Path) -> AsyncGenerator[Reading]:
    """What is stored in a file, which is only read: one that an earlier version wrote is migrated as a copy.

    Raises StorageError.
    """
    with TemporaryDirectory(prefix="hourglass-") as folder:
        copied = Path(folder) / "copy.sqlite3"
        if await asyncio.to_thread(_is_older, path):
            await copy(path, copied)
            db = await Database.open(copied)
            try:
                yield db
            finally:
                await db.close()
            return
        try:
            reader = Reader(read_only(path), BUSY_SECONDS)
            try:
                yield reader
            finally:
                await reader.close()
        except sqlite3.Error as error:
            raise explain(error, path) from error


async def restore(made: Path, target: Path, now: int) -> Path | None:
    """Put a copy in the place of the database `target`; says where the old one is now, None if there was none.

    It belongs to whoever the folder belongs to, so that an operator may do this as root. Raises StorageError if a bot
    runs with `target`, or the copy is none.
    """
    return await asyncio.to_thread(_restore, made, target, now)


async def rotate(source: Path, folder: Path, kept: int, now: int) -> Path:
    """Write a checked copy into `folder`, of which the newest `kept` stay. Raises StorageError."""
    name = datetime.fromtimestamp(now, UTC).strftime("hourglass-%Y%m%d-%H%M%S.sqlite3")
    try:
        await asyncio.to_thread(folder.mkdir, mode=0o700, parents=True, exist_ok=True)
        await copy(source, folder / name)
        await asyncio.to_thread(_remove_old, folder, kept)
    except OSError as error:
        raise StorageError(f"backup folder {folder}: {error.strerror}: check HOURGLASS_BACKUP_DIR") from error
    log.info("backup written: %s", folder / name)
    return folder / name


def _copy(source: Path, target: Path) -> None:
    fresh = target.with_name(f"{target.name}{PART}")
    try:
        fresh.unlink(missing_ok=True)
        private(fresh)
        with (
            closing(_opened(source)) as found,
            closing(sqlite3.connect(fresh)) as made,
            fresh.open("rb+") as file,
        ):
            # One look for the whole copy, which would begin anew at every change that it sees; in WAL mode nobody waits
            # for a reader.
            found.executescript("BEGIN; SELECT 1 FROM sqlite_schema")
            # Nothing of it is gone back to. What is written is on the disk before more is: if all of it came there at
            # once, whoever decides meanwhile would wait for that.
            made.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
            found.backup(made, pages=PIECE_PAGES, progress=partial(_on_disk, file.fileno()))
            found.rollback()  # the look is over: what was decided meanwhile may go into the database
            # One file, without others beside it, so that it can be carried away.
            made.execute("PRAGMA journal_mode = DELETE")
            check = made.execute("PRAGMA integrity_check").fetchone()
            os.fsync(file.fileno())
        if check != ("ok",):
            raise StorageError(f"backup {target}: the copy is damaged, and so is the database; nothing was written")
        fresh.replace(target)
    except sqlite3.Error as error:
        # What is damaged is not what was just written.
        raise explain(error, source if is_damage(error) else target) from error
    except OSError as error:
        raise StorageError(f"backup {target}: it cannot be written: {error.strerror}") from error
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)


def _on_disk(descriptor: int, _status: int, _remaining: int, _pages: int) -> None:
    os.fsync(descriptor)


def _restore(made: Path, target: Path, now: int) -> Path | None:
    fresh = target.with_name(f"{target.name}.restored")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside = Path(f"{target}{lease.SUFFIX}")
        held = lease.take(beside) if beside.exists() else None
        try:
            _copy(made, fresh)
            with closing(sqlite3.connect(fresh)) as db:
                db.execute("VACUUM")  # the room of what was removed stays with a file that is used
            owner = target.parent.stat()
            if os.geteuid() == 0:
                os.chown(fresh, owner.st_uid, owner.st_gid)
            old = _put_aside(target, datetime.fromtimestamp(now, UTC).strftime("before-%Y%m%d-%H%M%S"))
            fresh.replace(target)
            return old
        finally:
            if held is not None:
                held.close()
    except HeldError as error:
        raise StorageError(f"database {target}: a bot runs with it; stop it first") from error
    except OSError as error:
        raise StorageError(f"database {target}: it cannot be restored: {error.strerror}") from error
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)


def _put_aside(target: Path, name: str) -> Path | None:
    """Rename a database and what SQLite keeps beside it, which belongs to it alone."""
    old = target.with_name(f"{target.name}.{name}")
    for suffix in ("-wal", "-shm", ""):
        beside = Path(f"{target}{suffix}")
        if beside.exists():
            beside.rename(f"{old}{suffix}")
    return old if old.exists() else None


def _opened(source: Path) -> sqlite3.Connection:
    """The file that is to be copied. Raises StorageError if it cannot be read at all, or is not the bot's."""
    refuse_strangers(source)
    try:
        return sqlite3.connect(read_only(source), uri=True)
    except sqlite3.Error as error:
        raise explain(error, source) from error


def newest(folder: Path) -> int | None:
    """When the newest nightly copy was written, None if there is none."""
    return max((int(file.stat().st_mtime) for file in folder.glob(COPIES)), default=None)


def _is_older(path: Path) -> bool:
    refuse_strangers(path)
    try:
        with closing(sqlite3.connect(read_only(path), uri=True)) as found:
            return bool(missing(*found.execute(STANDS).fetchone()))
    except sqlite3.Error as error:
        raise explain(error, path) from error


def _remove_old(folder: Path, kept: int) -> None:
    for old in sorted(folder.glob(COPIES))[:-kept]:
        old.rename(old.with_name(f"{old.name}{PART}"))
    for part in list(folder.glob(f"{COPIES}{PART}")):  # those too of a process that was killed
        _let_go(part)


def _let_go(part: Path) -> None:
    """Remove a file piece by piece: while a disk frees some GB at once, whoever decides waits up to 100 ms for it."""
    with part.open("rb+") as file:
        for size in range(part.stat().st_size, 0, -LET_GO_BYTES):
            os.ftruncate(file.fileno(), size)
            os.fsync(file.fileno())
    part.unlink()
