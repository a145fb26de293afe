"""Tables web_link, web_session and web_watch; see the migration for the columns."""

from __future__ import annotations

from bot.db.transactions import Change, Reading
from bot.web.doors import Invitation, Visitor

_WHO = "user_id, name, language"


async def link(db: Reading, mark: bytes, now: int) -> Invitation | None:
    """Whom a link that still works signs in, and where it leads."""
    found = await db.all(f"SELECT {_WHO}, match_id FROM web_link WHERE hash = ? AND until > ?", (mark, now))
    return next((Invitation(Visitor(*who), match_id) for *who, match_id in found), None)


async def put_link(tx: Change, mark: bytes, given: Invitation, until: int, now: int) -> None:
    """Keep a new one; those that are over go."""
    await tx.execute("DELETE FROM web_link WHERE until <= ?", (now,))
    await tx.execute(
        f"INSERT INTO web_link (hash, {_WHO}, match_id, until) VALUES (?, ?, ?, ?, ?, ?)",
        (mark, *given.visitor, given.match_id, until),
    )


async def use_link(tx: Change, mark: bytes, now: int) -> bool:
    """Take a link out; False if somebody has used it, or it is over."""
    return await tx.changed("DELETE FROM web_link WHERE hash = ? AND until > ?", (mark, now))


async def keep_newest_links(tx: Change, user_id: int, most: int) -> None:
    """Of somebody's links only the newest ones work."""
    await tx.execute(
        "DELETE FROM web_link WHERE hash IN (SELECT hash FROM web_link WHERE user_id = ? ORDER BY until DESC "
        "LIMIT -1 OFFSET ?)",
        (user_id, most),
    )


async def session(db: Reading, mark: bytes, now: int) -> Visitor | None:
    """Who is signed in by a cookie."""
    found = await db.all(f"SELECT {_WHO} FROM web_session WHERE hash = ? AND until > ?", (mark, now))
    return next((Visitor(*who) for who in found), None)


async def put_session(tx: Change, mark: bytes, given: Visitor, now: int, until: int, most: int) -> None:
    """Sign somebody in; what is over goes, and of one person's the oldest ones beyond `most`."""
    await tx.execute("DELETE FROM web_session WHERE until <= ?", (now,))
    await tx.execute(
        f"INSERT INTO web_session (hash, {_WHO}, at, until) VALUES (?, ?, ?, ?, ?, ?)",
        (mark, *given, now, until),
    )
    await tx.execute(
        "DELETE FROM web_session WHERE hash IN (SELECT hash FROM web_session WHERE user_id = ? ORDER BY at DESC "
        "LIMIT -1 OFFSET ?)",
        (given.user_id, most),
    )


async def end_all(tx: Change, user_id: int) -> bool:
    """Sign somebody out everywhere, links included; whether anything was there."""
    ended = await tx.changed("DELETE FROM web_session WHERE user_id = ?", (user_id,))
    return await tx.changed("DELETE FROM web_link WHERE user_id = ?", (user_id,)) or ended


async def watched(db: Reading, token: str) -> int | None:
    """The match of an address."""
    return await db.value("SELECT match_id FROM web_watch WHERE token = ?", (token,))


async def watch_of(db: Reading, match_id: int) -> str | None:
    """The token of a match's address; None if there is none, or none any more."""
    return await db.value("SELECT token FROM web_watch WHERE match_id = ?", (match_id,))


async def put_watch(tx: Change, match_id: int, token: str | None) -> None:
    """Give a match another address; None takes it back."""
    await tx.execute("INSERT OR REPLACE INTO web_watch (match_id, token) VALUES (?, ?)", (match_id, token))
