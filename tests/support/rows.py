"""Rows of any table, with something in every column that needs it."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

WORDS = {
    ("match", "status"): "finished",
    ("seat", "kind"): "person",
    ("panel", "kind"): "vote",
    ("cup", "form"): "mini",
    ("cup", "state"): "over",
    ("cup_person", "state"): "out",
    ("position", "kind"): "moment",
    ("hour", "if_few"): "wait",
    ("hour", "state"): "over",
    ("player", "settings"): '{"zone": "UTC"}',
}
"""What stands in columns that take certain words only, or where the default says nothing."""
FILLED = {"TEXT": "{}", "REAL": 1.0, "BLOB": b""}


def columns_of(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """Every table with each of its columns, in the order of their names."""
    tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    return [(table, row[1]) for (table,) in tables for row in db.execute(f"PRAGMA table_info({table})")]


def fill(db: sqlite3.Connection, table: str, number: int, given: Mapping[str, int | str | None]) -> None:
    """Put a row into a table. given: for columns of these names; every other number is `number`."""
    row: dict[str, object] = {}
    for _, column, kind, needed, default, _ in db.execute(f"PRAGMA table_info({table})").fetchall():
        if column in given:
            row[column] = given[column]
        elif (table, column) in WORDS:
            row[column] = WORDS[table, column]
        elif needed and default is None:
            row[column] = FILLED.get(kind, number)
    db.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", list(row.values()))
    db.commit()
