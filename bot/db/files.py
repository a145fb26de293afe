"""The file as a file: who may read it, whether it is in place, and what its errors mean for whoever runs the bot."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path

from bot.db.lease import SUFFIX as LEASE
from bot.db.migrate import STANDS, UnfitError, missing


class StorageError(Exception):
    """The database cannot be used. `args[0]` is a sentence for the operator: what is wrong and what to do."""


class DamagedError(StorageError):
    """What stands in the file can no longer be trusted."""

    def __init__(self, path: Path, found: str) -> None:
        super().__init__(f"database {path}: {found}: the file is damaged; stop the bot and restore the last backup")


def explain(error: sqlite3.Error, path: Path) -> StorageError:
    """What an error of SQLite means for the person who runs the bot."""
    text = str(error)
    if isinstance(error, UnfitError):
        return StorageError(f"database {path}: {text}")
    if is_damage(error):
        return DamagedError(path, text)
    if "locked" in text or "busy" in text:
        advice = "another program holds it; stop that program (a second bot?) and try again"
    elif "readonly" in text or "unable to open" in text:
        advice = "it cannot be written; check that the folder exists and that this user may write the file"
    elif "disk is full" in text or "disk I/O" in text:
        advice = "the disk is full or failing; make room, nothing half-written was kept"
    else:
        advice = "expected a file that this program has written: check HOURGLASS_DATABASE, or restore the last backup"
    return StorageError(f"database {path}: {text}: {advice}")


def is_damage(error: sqlite3.Error) -> bool:
    """Whether SQLite cannot make sense of what stands in a file."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def refuse_strangers(path: Path) -> None:
    """Raises StorageError if what stands at `path` is anything but a database of the bot that this program can work
    with, or an empty file.

    It is only read, and nothing comes to stand beside it: it may be another program's, and in use. SQLite alone opens
    it: whatever else closes a file takes all locks on it from this process, also those of a database that is open here
    (https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    except OSError as error:
        raise StorageError(f"database {path}: {error.strerror}: check HOURGLASS_DATABASE") from error
    if not stat.S_ISREG(mode):
        kind = "a folder" if stat.S_ISDIR(mode) else "a device or a pipe"
        raise StorageError(f"database {path}: it is {kind}; expected a file: check HOURGLASS_DATABASE")
    try:
        with closing(sqlite3.connect(_untouched(path), uri=True)) as found:
            missing(*found.execute(STANDS).fetchone())
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) != sqlite3.SQLITE_NOTADB:
            raise explain(error, path) from error
        raise StorageError(
            f"database {path}: it is no SQLite database, and nothing in it is changed: check HOURGLASS_DATABASE; if "
            "the bot has written it, it is damaged: restore the last backup"
        ) from error


def _untouched(path: Path) -> str:
    """The address with which SQLite reads a file and makes none beside it.

    What another program has not yet brought from its log into the file is read where the log and its index are there
    already; in a file that is merely read SQLite would create both.
    """
    beside = all(Path(f"{path}{suffix}").exists() for suffix in ("-wal", "-shm"))
    return read_only(path) if beside else f"{path.resolve().as_uri()}?immutable=1"


def places(path: Path) -> list[tuple[int, int] | None]:
    """Which files stand where the database and what SQLite keeps beside it are expected."""
    found: list[tuple[int, int] | None] = []
    for suffix in ("", "-wal", "-shm", LEASE):
        try:
            status = os.stat(f"{path}{suffix}")  # noqa: PTH116 - once or twice for every press
            found.append((status.st_dev, status.st_ino))
        except OSError:
            found.append(None)
    return found


def quick_check(path: Path) -> str:
    """The first thing that is wrong with the file as it is on disk, "ok" if nothing is."""
    # On a connection of its own, which remembers no page.
    with closing(sqlite3.connect(read_only(path), uri=True)) as connection:
        return str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])


def read_only(path: Path) -> str:
    """The address with which SQLite opens a file without ever changing it."""
    return f"{path.resolve().as_uri()}?mode=ro"


def private(path: Path) -> None:
    """Make sure that only its owner may read a file, which is created if need be.

    What SQLite puts beside it is private too.

    Raises sqlite3.OperationalError like SQLite itself.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        with suppress(PermissionError):  # it is somebody else's, and so is the decision
            if path.is_file() and path.stat().st_mode & 0o077:
                path.chmod(0o600)
    except OSError as error:
        raise sqlite3.OperationalError("unable to open database file") from error
