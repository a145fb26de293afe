"""Tables bar and deed: who enters nothing on a server, and what was done there to keep order."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from bot.db.rows import columns, text
from bot.db.transactions import Change, Reading


class Bar(msgspec.Struct, frozen=True):
    """Somebody enters nothing on a server. until: None for until it is taken back."""

    id: int
    guild_id: int
    user_id: int
    at: int
    until: int | None


class DeedRow(msgspec.Struct, frozen=True):
    """What was done. user_id: by whom; None for the bot, or somebody who was forgotten. about: whom it concerns."""

    id: int
    guild_id: int
    at: int
    user_id: int | None
    what: str
    about: int | None
    match_id: int | None
    facts: dict[str, Any]
    undone_at: int | None


_BAR, _DEED = columns(Bar), columns(DeedRow)


async def put_bar(tx: Change, guild_id: int, user_id: int, at: int, until: int | None) -> Bar:
    """Bar somebody, or until another time than before."""
    await tx.execute(
        "INSERT INTO bar (guild_id, user_id, at, until) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (guild_id, user_id) DO UPDATE SET at = excluded.at, until = excluded.until",
        (guild_id, user_id, at, until),
    )
    bar = await bar_of(tx, guild_id, user_id)
    assert bar is not None
    return bar


async def bar_of(look: Reading, guild_id: int, user_id: int) -> Bar | None:
    """The bar of a person on a server."""
    return await look.row(Bar, f"SELECT {_BAR} FROM bar WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))


async def bar(look: Reading, bar_id: int) -> Bar | None:
    """A bar by its number."""
    return await look.row(Bar, f"SELECT {_BAR} FROM bar WHERE id = ?", (bar_id,))


async def bars(look: Reading, guild_id: int) -> list[Bar]:
    """Who is barred on a server, the newest first."""
    return await look.rows(Bar, f"SELECT {_BAR} FROM bar WHERE guild_id = ? ORDER BY at DESC, id DESC", (guild_id,))


async def lift(tx: Change, bar_id: int) -> bool:
    """Take a bar back; False if there is none."""
    return await tx.changed("DELETE FROM bar WHERE id = ?", (bar_id,))


async def add_deed(
    tx: Change,
    guild_id: int,
    at: int,
    by: int | None,
    what: str,
    *,
    about: int | None = None,
    match_id: int | None = None,
    facts: Mapping[str, Any],
) -> None:
    """Note what was done."""
    await tx.execute(
        "INSERT INTO deed (guild_id, at, user_id, what, about, match_id, facts) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (guild_id, at, by, what, about, match_id, text(dict(facts))),
    )


async def deed(look: Reading, deed_id: int) -> DeedRow | None:
    """What was done, by its number."""
    return await look.row(DeedRow, f"SELECT {_DEED} FROM deed WHERE id = ?", (deed_id,))


async def deeds(look: Reading, guild_id: int, most: int, skip: int, whats: Collection[str] = ()) -> list[DeedRow]:
    """What was done on a server, the newest first. whats: only such."""
    return await look.readable(
        DeedRow,
        f"SELECT {_DEED} FROM deed WHERE guild_id = ?1 AND (?4 = '[]' OR what IN (SELECT value FROM json_each(?4))) "
        "ORDER BY id DESC LIMIT ?2 OFFSET ?3",
        (guild_id, most, skip, text(list(whats))),
    )


async def newest_at(look: Reading, match_id: int, whats: Collection[str]) -> DeedRow | None:
    """What of this kind was done last at a match."""
    return next(
        iter(
            await look.readable(
                DeedRow,
                f"SELECT {_DEED} FROM deed WHERE match_id = ? AND undone_at IS NULL "
                "AND what IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT 1",
                (match_id, text(list(whats))),
            )
        ),
        None,
    )


async def undone(tx: Change, deed_id: int, at: int) -> bool:
    """Note that it was undone; False if it was before."""
    return await tx.changed("UPDATE deed SET undone_at = ? WHERE id = ? AND undone_at IS NULL", (at, deed_id))


async def remove_old(tx: Change, guild_id: int, before: int) -> int | None:
    """Remove what was done before a time; when the oldest of the others was done, None if there is none."""
    await tx.execute("DELETE FROM deed WHERE guild_id = ? AND at <= ?", (guild_id, before))
    return await oldest(tx, guild_id)


async def oldest(look: Reading, guild_id: int) -> int | None:
    """When the first of all that is noted of a server was done."""
    return await look.value("SELECT at FROM deed WHERE guild_id = ? ORDER BY id LIMIT 1", (guild_id,))
