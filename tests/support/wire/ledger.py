"""What the bot has on disk, read from outside while it runs. All that the tests know of its tables stands here."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

OWED = (
    "SELECT match_id, next_try_at FROM outbox UNION ALL "
    "SELECT about, next_try_at FROM card "
    "WHERE kind IN ('lobby', 'visit', 'often-leaves', 'rematch') AND next_try_at IS NOT NULL"
)
"""What is still to be sent for matches: rows of the outbox, and cards of tables and those that tell of them."""


class Ledger:
    """A reader of the bot's database."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._db: sqlite3.Connection | None = None

    def close(self) -> None:
        """Close the file."""
        if self._db is not None:
            self._db.close()
            self._db = None

    def rows(self, sql: str, *values: Any) -> list[dict[str, Any]]:
        """The rows of a query."""
        if self._db is None:
            self._db = sqlite3.connect(f"file:{self._path}?mode=ro", uri=True, isolation_level=None, timeout=10)
        found = self._db.execute(sql, values)
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found.fetchall()]

    def match(self, match_id: int) -> dict[str, Any]:
        """A match: status, revision, thread_id, outcome and so on."""
        (row,) = self.rows("SELECT * FROM match WHERE id = ?", match_id)
        return row

    def matches(self, guild_id: str) -> list[int]:
        """The ids of a server's matches, oldest first."""
        return [row["id"] for row in self.rows("SELECT id FROM match WHERE guild_id = ? ORDER BY id", int(guild_id))]

    def acts(self, match_id: int) -> list[dict[str, Any]]:
        """What was decided in a match: number, seat, kind and user of each action."""
        return self.rows("SELECT number, seat, kind, user_id FROM action WHERE match_id = ? ORDER BY number", match_id)

    def seats(self, match_id: int) -> list[dict[str, Any]]:
        """The seats of a match."""
        return self.rows("SELECT * FROM seat WHERE match_id = ? ORDER BY seat", match_id)

    def waiting(self, match_id: int) -> list[int]:
        """The people for whom a match waits."""
        return [row["user_id"] for row in self.seats(match_id) if row["since"] is not None and row["user_id"]]

    def owed(self, guild_id: str, *, due: bool = False) -> int:
        """How many messages are still to be sent to a server's matches; `due`: only those that may be sent by now."""
        until = time.time() if due else float(1 << 60)
        (row,) = self.rows(
            f"SELECT count(*) AS number FROM ({OWED}) AS owed JOIN match ON match.id = owed.match_id "
            "WHERE guild_id = ? AND next_try_at <= ?",
            int(guild_id),
            int(until),
        )
        return row["number"]

    def owed_to(self, match_id: int) -> int:
        """How many messages are still to be sent for one match."""
        (row,) = self.rows(f"SELECT count(*) AS number FROM ({OWED}) AS owed WHERE match_id = ?", match_id)
        return row["number"]

    def whole(self) -> bool:
        """Whether the file is sound."""
        return self.rows("PRAGMA integrity_check") == [{"integrity_check": "ok"}]
