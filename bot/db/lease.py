"""One process per file: whoever has the database open for writing holds a lease on it.

The lease is an exclusive lock on a side file, `<database>-lease`, which the operating system takes back when its
process ends, in whatever way. Nothing expires, so a slow process never loses it and a killed one never keeps it; a row
in the database could promise neither. The lock is SQLite's own, on an empty file: the same on every system, and as good
as the locks that the database itself relies on.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

SUFFIX = "-lease"


class HeldError(Exception):
    """Another process holds the lease."""


def take(file: Path) -> sqlite3.Connection:
    """Take the lease whose side file is `file`, which exists; closing what comes gives it back.

    Raises HeldError, sqlite3.Error.
    """
    held = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        held.execute("PRAGMA journal_mode = MEMORY")  # no file beside the file
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise HeldError from error
        raise
    return held
