"""What has been drawn once and does not fit into memory: in a file, from which it is read in microseconds.

The file is SQLite's for passing things: it has no name, belongs to this process alone and goes with it. It lies where
SQLITE_TMPDIR says, else where the system has its temporary files. As with `render.kit.keeper`, what is there can only
be faster, never wrong: where no file can be written, everything is made anew, and what does not come back as it was
put there ends the file, for nothing else in it can be trusted then.
"""

from __future__ import annotations

import pickle
import sqlite3
from collections.abc import Callable
from hashlib import blake2b
from threading import Lock
from typing import Final, Generic, TypeVar
from zlib import crc32

Kept = TypeVar("Kept")

_OPEN: Final = """
PRAGMA journal_mode = OFF;
PRAGMA secure_delete = OFF;
PRAGMA cache_size = -500;
CREATE TABLE kept (number INTEGER PRIMARY KEY, name BLOB NOT NULL UNIQUE, thing BLOB NOT NULL,
    mark INTEGER NOT NULL);
"""
"""Nothing there is worth a journal or being overwritten at its end; what is read often is in the system's own cache."""
_FIND: Final = "SELECT thing, mark FROM kept WHERE name = ?"
_PUT: Final = "INSERT OR IGNORE INTO kept (name, thing, mark) VALUES (?, ?, ?)"
_MAKE_ROOM: Final = """
DELETE FROM kept WHERE number < (SELECT min(number) FROM kept) + 8 RETURNING coalesce(length(thing), 0)
"""
_ROOM: Final = 4096
"""So many bytes of the file lie empty for each thing, about: its last page is full only in part."""


class Shelf(Generic[Kept]):
    """Keeps what was made last, up to about `largest` bytes of the disk; what has lain there longest makes way."""

    def __init__(self, largest: int, dump: Callable[[Kept], bytes], load: Callable[[bytes], Kept]) -> None:
        """dump, load: a thing as bytes, and back."""
        self._largest = largest
        self._dump = dump
        self._load = load
        self._lock = Lock()
        self._file: sqlite3.Connection | None = None
        self._bytes = 0

    def get(self, key: object, make: Callable[[], Kept]) -> Kept:
        """What lies there under the key, a tuple of plain values; made and laid there if there is nothing.

        Raises pickle.PicklingError or AttributeError for a key that cannot be written down.
        """
        name = blake2b(pickle.dumps(key, pickle.HIGHEST_PROTOCOL), digest_size=16).digest()
        if (data := self._find(name)) is not None:
            return self._load(data)
        made = make()
        self._put(name, self._dump(made))
        return made

    def clear(self) -> None:
        """Keep nothing any more."""
        with self._lock:
            self._close()

    def _find(self, name: bytes) -> bytes | None:
        with self._lock:
            try:
                row = self._opened().execute(_FIND, (name,)).fetchone()
                if row is None:
                    return None
                data, mark = row
                if isinstance(data, bytes) and mark == _mark(name, data):
                    return data
            except sqlite3.Error:
                pass
            self._close()
            return None

    def _put(self, name: bytes, data: bytes) -> None:
        with self._lock:
            try:
                file = self._opened()
                self._bytes += file.execute(_PUT, (name, data, _mark(name, data))).rowcount * (len(data) + _ROOM)
                while self._bytes > self._largest:
                    gone = file.execute(_MAKE_ROOM).fetchall()
                    self._bytes -= sum(length + _ROOM for (length,) in gone)
                    if not gone:  # what was put there is not there any more
                        self._close()
            except sqlite3.Error:  # the disk is full or gone, and what lies there may be in pieces
                self._close()

    def _opened(self) -> sqlite3.Connection:
        if self._file is None:
            # No name: a temporary file. Each thing is put for itself, by whichever thread draws.
            self._file = sqlite3.connect("", isolation_level=None, check_same_thread=False)
            self._file.executescript(_OPEN)
        return self._file

    def _close(self) -> None:
        file, self._file, self._bytes = self._file, None, 0
        if file is not None:
            file.close()


def _mark(name: bytes, data: bytes) -> int:
    """By which it is seen that these are the bytes that were put under the name: SQLite does not look after that."""
    return crc32(data, crc32(name))
