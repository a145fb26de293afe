"""Table outbox: what is still to be sent."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from bot.db.rows import columns, part, text
from bot.db.transactions import Change, Reading

TOPIC = "outbox"
"""What a change announces that has put something here."""


def of_match(match_id: int) -> str:
    """The same of a match, for whoever looks at it anywhere else than in Discord."""
    return f"{TOPIC} of {match_id}"


class OutboxRow(msgspec.Struct, frozen=True):
    """One message, or one thing to be shown as it is now (then `subject` is set and `version` counts the wishes).

    payload: the wish as JSON, see `bot.services.telling.wishes`.
    attempts: how often it has failed; not 0 as long as Discord may have stored a try of it.
    nonce:   the same for every try to send it, so that Discord posts it once.
    caused_by: who has caused it by a press; 0 for nobody.
    """

    id: int
    match_id: int
    kind: str
    subject: str | None
    payload: str
    version: int
    attempts: int
    nonce: str
    caused_by: int


_COLUMNS = columns(OutboxRow, "outbox")
_NONCE = "lower(hex(randomblob(8)))"

# Of a match that is set aside nothing is sent but that it is, which is held up by nothing, and what needs no match:
# messages disappear.
_ASIDE = "EXISTS (SELECT 1 FROM match WHERE match.id = outbox.match_id AND match.trouble IS NOT NULL)"
# Messages of one place are held up by one another: what goes to a seat, to a person, or to the thread.
_PLACE = f"coalesce({part('{0}.payload', 'user')}, {part('{0}.payload', 'seat')}, -1)"
_HELD = (
    f"(NOT (outbox.kind = 'tell' AND {part('outbox.payload', 'key')} = 'set-aside') "
    f"AND ((outbox.kind <> 'take-away' AND {_ASIDE}) OR "
    "EXISTS (SELECT 1 FROM outbox AS first WHERE first.match_id = outbox.match_id AND first.id < outbox.id "
    f"AND first.attempts > 0 AND first.next_try_at > :now AND {_PLACE.format('first')} = {_PLACE.format('outbox')})))"
)


async def put(
    tx: Change,
    match_id: int,
    kind: str,
    subject: str | None,
    payload: str,
    at: int,
    *,
    latest: bool = False,
    caused_by: int = 0,
) -> None:
    """Add a wish that may be sent from `at` on; one for a subject that is wished already folds into that.

    latest: what is wished already for an earlier time stays as it is.
    caused_by: who has caused it; what is owed already though nobody has stays so.
    """
    # Where it is to be shown earlier than that, what was wished for earlier says all that there is to say.
    earlier = "next_try_at <= excluded.next_try_at" if latest else "false"
    # It stays one that was tried: perhaps Discord has stored an earlier try.
    await tx.execute(
        "INSERT INTO outbox (match_id, kind, subject, payload, next_try_at, nonce, caused_by) "
        f"VALUES (?, ?, ?, ?, ?, {_NONCE}, ?) "
        "ON CONFLICT (match_id, kind, subject) DO UPDATE SET version = version + 1, attempts = min(attempts, 1), "
        "caused_by = iif(caused_by = 0, 0, excluded.caused_by), "
        f"payload = iif({earlier}, payload, excluded.payload), "
        f"next_try_at = iif({earlier}, next_try_at, excluded.next_try_at)",
        (match_id, kind, subject, payload, at, caused_by),
    )
    tx.announce(TOPIC)
    tx.announce(of_match(match_id))


async def put_if_behind(
    tx: Change, match_id: int, kind: str, subject: str, payload: str, at: int, changes: int
) -> None:
    """Add a wish, unless there is one, for what has been shown as the match stood after `changes`, if that is past."""
    await tx.execute(
        "INSERT INTO outbox (match_id, kind, subject, payload, next_try_at, nonce) "
        f"SELECT id, ?, ?, ?, ?, {_NONCE} FROM match WHERE id = ? AND changes <> ? ON CONFLICT DO NOTHING",
        (kind, subject, payload, at, match_id, changes),
    )
    tx.announce(TOPIC)


async def due(db: Reading, now: int, *, busy: Collection[int] = ()) -> list[int]:
    """The matches that have something to be sent now, the longest-waiting first, but for the busy ones.

    A row that has failed holds back what comes after it in the same place of the same match. Of a match that is set
    aside only that is sent, and what takes messages away.
    """
    return await db.column(
        "SELECT match_id FROM outbox WHERE next_try_at <= :now "
        f"AND match_id NOT IN (SELECT value FROM json_each(:busy)) AND NOT {_HELD} GROUP BY match_id ORDER BY min(id)",
        {"now": now, "busy": text(list(busy))},
    )


async def first_due(db: Reading, match_id: int, now: int) -> OutboxRow | None:
    """What may be sent next in a match."""
    return await db.row(
        OutboxRow,
        f"SELECT {_COLUMNS} FROM outbox WHERE match_id = :match AND next_try_at <= :now AND NOT {_HELD} "
        "ORDER BY id LIMIT 1",
        {"match": match_id, "now": now},
    )


async def is_open(db: Reading, row_id: int) -> bool:
    """Whether the wish is still open."""
    return await db.has("SELECT 1 FROM outbox WHERE id = ?", (row_id,))


async def next_time(db: Reading, now: int) -> int | None:
    """When the next row that has to wait may be sent."""
    return await db.value("SELECT min(next_try_at) AS at FROM outbox WHERE next_try_at > ?", (now,))


async def drop_shared(tx: Change, guild_id: int) -> None:
    """Drop what was to be sent to the places of a server; what goes to one person is still owed."""
    await tx.execute(
        f"DELETE FROM outbox WHERE {_PLACE.format('outbox')} = -1 "
        "AND match_id IN (SELECT id FROM match WHERE guild_id = ?)",
        (guild_id,),
    )


async def note_sent(tx: Change, row_id: int, version: int) -> None:
    """The row was sent; if it was wished again meanwhile it stays, as a new message with a nonce of its own."""
    again = f"UPDATE outbox SET nonce = {_NONCE}, attempts = 0 WHERE id = ? AND version <> ?"
    await tx.execute(again, (row_id, version))
    await tx.execute("DELETE FROM outbox WHERE id = ? AND version = ?", (row_id, version))


async def remove(tx: Change, match_id: int, kind: str, subject: str, changes: int) -> None:
    """What was wished has been shown in another way, as the match stood after `changes`; it stays if that is past.

    One that was tried stays too: its sender looks for what an earlier try has left behind.
    """
    await tx.execute(
        "DELETE FROM outbox WHERE match_id = ? AND kind = ? AND subject = ? AND attempts = 0 "
        "AND (SELECT changes FROM match WHERE id = outbox.match_id) = ?",
        (match_id, kind, subject, changes),
    )


async def withdraw(tx: Change, match_id: int, kind: str, subject: str) -> None:
    """What was wished is not to be shown any more."""
    await tx.execute("DELETE FROM outbox WHERE match_id = ? AND kind = ? AND subject = ?", (match_id, kind, subject))


async def put_off(tx: Change, row_id: int, version: int, attempts: int, next_try_at: int) -> None:
    """Its turn comes later, as of one that has failed so often; at once if it was wished again meanwhile."""
    await tx.execute(
        "UPDATE outbox SET attempts = iif(version = :version, :attempts, max(attempts, min(:attempts, 1))), "
        "next_try_at = iif(version = :version, :at, next_try_at) WHERE id = :id",
        {"id": row_id, "version": version, "attempts": attempts, "at": next_try_at},
    )


async def mark_tried(tx: Change, now: int, match_id: int | None = None) -> None:
    """Every row, or every one of a match, may have been sent by somebody who ended before that was noted.

    None of them waits any longer, for one that was tried and waits holds back what comes after it.
    """
    await tx.execute(
        "UPDATE outbox SET attempts = 1, next_try_at = min(next_try_at, :now) "
        "WHERE attempts = 0 AND match_id = coalesce(:match, match_id)",
        {"now": now, "match": match_id},
    )


async def bound(tx: Change, now: int, longest: int) -> None:
    """What would wait longer than anything does may be sent now: the machine's clock was ahead when it was written."""
    await tx.execute("UPDATE outbox SET next_try_at = ? WHERE next_try_at > ?", (now, now + longest))
    tx.announce(TOPIC)


async def hasten(tx: Change, guild_id: int, now: int) -> bool:
    """What waits for another try in a server may be sent now; False if there is nothing."""
    return await tx.changed(
        "UPDATE outbox SET next_try_at = ? WHERE attempts > 0 AND next_try_at > ? "
        "AND match_id IN (SELECT id FROM match WHERE guild_id = ?)",
        (now, now, guild_id),
    )
