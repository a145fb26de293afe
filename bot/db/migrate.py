"""Brings a database up to date: numbered files of SQL, each applied once, together with its number."""

from __future__ import annotations

import re
import sqlite3
from importlib.resources import files

import aiosqlite

_NAME = re.compile(r"(\d{4})_\w+\.sql")


class TooNewError(sqlite3.DatabaseError):
    """The database was written by a newer version of the program."""


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


def missing(version: int) -> list[tuple[int, str]]:
    """The migrations that a database of this version lacks. Raises TooNewError if it is ahead of this program."""
    known = migrations()
    if version > len(known):
        raise TooNewError(
            f"it has version {version}, this program knows up to {len(known)}: install the newer program again"
        )
    return known[version:]


async def migrate(connection: aiosqlite.Connection) -> None:
    """Apply what is missing, each file in one transaction with its number in `user_version`.

    Raises TooNewError if the database is ahead of this program, and sqlite3.Error with nothing of the failing file
    applied.
    """
    row = await (await connection.execute("PRAGMA user_version")).fetchone()
    for number, sql in missing(0 if row is None else int(row[0])):
        try:
            await connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
        except BaseException:
            if connection.in_transaction:
                await connection.execute("ROLLBACK")
            raise
