"""The bot in calm, with whom the power goes at one statement of its SQL: just before it, or as soon as it is done.

The test says at which, in the file `aim` of the bot's folder (`Aim`); from when on that is there, statements are
counted. What was done since then stands in the file `done`.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tests.support.wire import calm

AIM, DONE = "aim", "done"
BEFORE, AFTER = "before", "after"


class Aim(NamedTuple):
    """Before or after the statement with this number, of those that begin so."""

    number: int
    when: str
    words: str = ""

    def put(self, folder: Path) -> None:
        """Tell the bot, which is to have done nothing yet."""
        (folder / DONE).unlink(missing_ok=True)
        (folder / f"{AIM}.new").write_text(f"{self.number}\n{self.when}\n{self.words}", encoding="utf-8")
        (folder / f"{AIM}.new").rename(folder / AIM)


def take_back(folder: Path) -> None:
    """The next bot is not aimed at."""
    (folder / AIM).unlink(missing_ok=True)


def done(folder: Path) -> list[str]:
    """The statements since the aim was taken, the last one perhaps only begun."""
    file = folder / DONE
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


class _Power:
    """Counts, and goes."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._aim: Aim | None = None
        self._left = 0

    def begins(self, sql: str) -> bool:
        """A statement begins; whether it is the one."""
        with self._lock:
            if self._aim is None:
                if not Path(AIM).exists():
                    return False
                number, when, words = Path(AIM).read_text(encoding="utf-8").split("\n")
                self._aim, self._left = Aim(int(number), when, words), int(number)
            with Path(DONE).open("a", encoding="utf-8") as told:
                told.write(" ".join(sql.split()) + "\n")
            self._left -= sql.startswith(self._aim.words)
            meant = self._left == 0 and sql.startswith(self._aim.words)
            if meant and self._aim.when == BEFORE:
                self.goes()
            return meant

    @staticmethod
    def goes() -> None:
        """At once."""
        os.kill(os.getpid(), signal.SIGKILL)


_POWER = _Power()


class _Watched(sqlite3.Connection):
    """Between SQLite and whoever asks it."""

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        """Do a statement, if it comes to that."""
        meant = _POWER.begins(sql)
        cursor = super().execute(sql, values)
        if meant:
            _POWER.goes()
        return cursor


def run_forked(folder: Path, environment: Mapping[str, str], log: Path) -> None:
    """As in calm, aimed at."""
    connect = sqlite3.connect

    def watched(*given: Any, factory: type[sqlite3.Connection] = sqlite3.Connection, **named: Any) -> Any:
        bases = (_Watched,) if factory is sqlite3.Connection else (factory, _Watched)
        return connect(*given, factory=type("Watched", bases, {}), **named)

    sqlite3.connect = watched
    calm.run_forked(folder, environment, log)
