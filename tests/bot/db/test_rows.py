"""Row classes: what is stored is read again as it was, and a query that asks for something else is no row."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from bot.db.connection import Database
from bot.db.rows import columns, into, stored


class Parts(msgspec.Struct, frozen=True):
    one: int
    ready: bool


class Thing(msgspec.Struct, frozen=True):
    """A row with a column of each sort."""

    name: str
    kind: Literal["big", "small"]
    sure: bool
    seen_at: int | None
    seed: bytes
    games: tuple[str, ...]
    parts: Parts | None = None


TABLE = (
    "CREATE TABLE thing (id INTEGER, name TEXT, kind TEXT, sure INTEGER, seen_at INTEGER, seed BLOB, games TEXT, "
    "parts TEXT) STRICT"
)
BIG = Thing("a", "big", sure=True, seen_at=None, seed=b"\x00", games=("x", "y"), parts=Parts(1, ready=False))
SMALL = Thing("null", "small", sure=False, seen_at=5, seed=b"", games=())


async def test_rows_are_read_as_they_were_stored(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "db.sqlite3")
    try:
        async with db.write() as tx:
            await tx.execute(TABLE)
            for number, thing in enumerate((BIG, SMALL)):
                await tx.execute(f"INSERT INTO thing {into(Thing, 'id')}", (number, *stored(thing)))
        sql = f"SELECT {columns(Thing, 'thing')} FROM thing ORDER BY id"
        assert await db.rows(Thing, sql) == [BIG, SMALL]
        assert await db.row(Thing, f"{sql} DESC") == SMALL
        assert await db.row(Thing, f"SELECT {columns(Thing)} FROM thing WHERE id = ?", (7,)) is None
        assert await db.column("SELECT name FROM thing ORDER BY id") == ["a", "null"]
        assert await db.value("SELECT sure FROM thing WHERE name = ?", ("a",)) == 1
        assert await db.value("SELECT sure FROM thing WHERE name = ?", ("b",)) is None
        assert await db.pairs("SELECT id, name FROM thing") == {0: "a", 1: "null"}
        for other in ("sure, id", "sure AS ready, id AS one"):
            with pytest.raises(AssertionError, match="Parts is read from"):
                await db.rows(Parts, f"SELECT {other} FROM thing")
    finally:
        await db.close()
