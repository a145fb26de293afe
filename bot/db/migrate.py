"""Brings a database up to date: numbered files of SQL, each applied once, together with its number."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from importlib.resources import files

import aiosqlite

TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
STANDS = f"SELECT (SELECT user_version FROM pragma_user_version), (SELECT group_concat(name) FROM ({TABLES}))"
"""In SQL: the version of a database, and the names of its tables, None without any: what `missing` wants to know."""
OURS = frozenset({"match", "seat", "action"})
"""Tables of every version: a database without them is another program's, whatever its version says."""
FIRST = 23
"""The version of release 0.2.0. What was written before it tells of matches in words that are no more, or has matches
whose badges and steps of ratings only the releases up to 0.6.0 find."""
NAMED = 3
"""So many tables of another program are named."""

_NAME = re.compile(r"(\d{4})_\w+\.sql")


class UnfitError(sqlite3.DatabaseError):
    """The database was written by a newer version of this program, or by another program."""


def migrations() -> list[tuple[int, str]]:
    """(number, SQL) of every migration, in order. The numbers run from 1 without gaps."""
    found = sorted(
        (int(match[1]), file.read_text(encoding="utf-8"))
        for file in files("migrations").iterdir()
        if (match := _NAME.fullmatch(file.name))
    )
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        raise AssertionError("migrations must be numbered from 0001 without gaps")
    return found


def tables() -> set[str]:
    """The tables of a database of this version."""
    with closing(sqlite3.connect(":memory:")) as made:
        for _, sql in migrations():
            made.executescript(sql)
        return {name for (name,) in made.execute(TABLES)}


def missing(version: int, tables: str | None) -> list[tuple[int, str]]:
    """The migrations that a database of this version and with these tables lacks; one without any is new.

    Raises UnfitError if it is ahead of this program, or another program's.
    """
    known, names = migrations(), tables.split(",") if tables else []
    if (version, names) == (0, []):
        return known
    if not version > 0 or not OURS.issubset(names):
        told = ", ".join(names[:NAMED]) + (", …" if len(names) > NAMED else "") if names else "none"
        raise UnfitError(
            f"another program has written it (its tables: {told}), and nothing in it is changed: "
            "check HOURGLASS_DATABASE"
        )
    if version < FIRST:
        raise UnfitError(f"it has version {version}, of before release 0.2.0: start it once with Hourglass 0.6.0")
    if version > len(known):
        raise UnfitError(
            f"it has version {version}, this program knows up to {len(known)}: install the newer program again"
        )
    return known[version:]


async def migrate(connection: aiosqlite.Connection) -> None:
    """Apply what is missing, each file in one transaction with its number in `user_version`.

    Raises UnfitError if the database is ahead of this program or another program's, and sqlite3.Error with nothing of
    the failing file applied.
    """
    row = await (await connection.execute(STANDS)).fetchone()
    assert row is not None
    for number, sql in missing(*row):
        try:
            await connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
        except BaseException:
            if connection.in_transaction:
                await connection.execute("ROLLBACK")
            raise
