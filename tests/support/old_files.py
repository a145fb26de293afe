"""Files as an earlier release has written them, to be migrated."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.db.migrate import migrations


def old_file(before: int, path: str | Path = ":memory:") -> sqlite3.Connection:
    """An empty file of the release whose last migration has this number; to be closed."""
    db = sqlite3.connect(path)
    for _, sql in migrations()[:before]:
        db.executescript(sql)
    return db


def put_match(db: sqlite3.Connection, match_id: int = 1, *, guild_id: int = 9, status: str = "lobby") -> None:
    """A match of Yucata' in that file, with the columns that every release has."""
    db.execute(
        "INSERT INTO match (id, game, rules_version, guild_id, channel_id, host_id, options, pace, language, seed, "
        "created_at, moved_at, status) VALUES (?, 'yucata', 1, ?, 8, 1, '{}', 'daily', 'en', x'00', 1, 1, ?)",
        (match_id, guild_id, status),
    )
