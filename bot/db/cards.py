"""Table card: the messages that stand in Discord and are kept up to date, and which of them are behind."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from bot.db.panels import Stands
from bot.db.rows import columns, text
from bot.db.transactions import Change, Reading

LOBBY, LOBBY_ELSEWHERE = "lobby", "visit"
"""The card of a table, about its match: in its channel, and in the direct messages of whoever sits there from another
server."""
FULL, INVITED = "full", "invited"
"""The calls to a table that waits, about its match: to its host, whose person it has, once it is full; to those who are
invited."""
OFTEN_LEAVES = "often-leaves"
"""The same in direct messages, about its match: to its host, of whoever often leaves and sits there."""
REMINDER, THREAD_REMINDER = "reminder", "thread-reminder"
"""What reminds a person in direct messages, about a time: of each question of which that person was reminded then. What
reminds in a thread, about its match: that person, or everybody (0) of choices that are sealed."""
OF_MATCH: Final = (LOBBY, LOBBY_ELSEWHERE, FULL, INVITED, OFTEN_LEAVES, THREAD_REMINDER)
"""All cards of the core about a match: they are shown anew with it, and go with it."""
HAS_THREAD = 32
"""The flag of a message on which a thread was opened (resources/message#message-object-message-flags)."""
TOPIC = "card"
"""What a change announces after which a card is to be shown."""


class CardRow(msgspec.Struct, frozen=True):
    """One message; see the migration for the columns."""

    id: int
    kind: str
    about: int
    person: int
    channel_id: int
    message_id: int
    since: int
    says: str
    shows: str
    nonce: str
    version: int
    attempts: int
    next_try_at: int | None
    flags: int
    caused_by: int

    @property
    def lost_in(self) -> int:
        """The channel in which a try may have left a message that nobody knows; 0 for none."""
        return 0 if self.message_id else self.channel_id


_COLUMNS = columns(CardRow, "card")
_NONCE = "lower(hex(randomblob(8)))"
_SOON = "iif(attempts > 0, next_try_at, min(coalesce(next_try_at, :at), :at))"
"""In SQL: when what is to be shown at a time is shown: what has failed keeps its pause."""


async def show(tx: Change, kind: str, about: int, person: int, at: int, caused_by: int = 0) -> None:
    """A card is to be shown as it is from a time on.

    caused_by: who has caused it; what is owed already though nobody has stays so.
    """
    await tx.execute(
        "INSERT INTO card (kind, about, person, nonce, next_try_at, caused_by) "
        f"VALUES (:kind, :about, :person, {_NONCE}, :at, :by) "
        f"ON CONFLICT (kind, about, person) DO UPDATE SET version = version + 1, next_try_at = coalesce({_SOON}, :at), "
        "caused_by = iif(caused_by = 0 AND next_try_at IS NOT NULL, 0, :by)",
        {"kind": kind, "about": about, "person": person, "at": at, "by": caused_by},
    )
    tx.announce(TOPIC)


async def show_standing(tx: Change, kinds: Collection[str], about: int, at: int, *, person: int | None = None) -> None:
    """Every card of these kinds about something that is looked after is to be shown as it is from a time on.

    person: only whose that is, 0 for everybody's.
    """
    await tx.execute(
        f"UPDATE card SET version = version + 1, next_try_at = coalesce({_SOON}, :at) "
        "WHERE kind IN (SELECT value FROM json_each(:kinds)) AND about = :about AND person = coalesce(:person, person)",
        {"kinds": text(list(kinds)), "about": about, "at": at, "person": person},
    )
    tx.announce(TOPIC)


async def put(
    tx: Change, kind: str, about: int, person: int, stands: Stands, since: int, shows: str, at: int | None
) -> None:
    """A message that was posted as an answer is looked after from now on.

    shows: its digest.   at: when it is to be shown once more; None if nothing is owed.
    """
    await tx.execute(
        "INSERT OR REPLACE INTO card (kind, about, person, channel_id, message_id, flags, since, shows, nonce, "
        f"next_try_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, {_NONCE}, ?)",
        (kind, about, person, *stands, since, shows, at),
    )
    tx.announce(TOPIC)


async def show_all(tx: Change, kind: str, at: int, now: int) -> None:
    """Every card of a kind that is looked after is to be shown as it is from a time on.

    One that is to be shown between now and then is left alone: it will show what is true then.
    """
    await tx.execute(
        f"UPDATE card SET version = version + 1, next_try_at = coalesce({_SOON}, :at) "
        "WHERE kind = :kind AND (next_try_at IS NULL OR next_try_at <= :now OR next_try_at > :at)",
        {"kind": kind, "at": at, "now": now},
    )
    tx.announce(TOPIC)


async def try_now(tx: Change, kind: str, about: int, person: int, at: int) -> None:
    """A card is to be shown at once, whatever has failed before."""
    await show(tx, kind, about, person, at)
    sql = "UPDATE card SET next_try_at = ? WHERE kind = ? AND about = ? AND person = ?"
    await tx.execute(sql, (at, kind, about, person))


async def get(db: Reading, number: int) -> CardRow | None:
    """One card."""
    return await db.row(CardRow, f"SELECT {_COLUMNS} FROM card WHERE id = ?", (number,))


async def of(db: Reading, kind: str, about: int, person: int) -> CardRow | None:
    """The card of a kind about something, for a person (0: everybody)."""
    sql = f"SELECT {_COLUMNS} FROM card WHERE kind = ? AND about = ? AND person = ?"
    return await db.row(CardRow, sql, (kind, about, person))


async def standing(db: Reading, kind: str, about: int) -> CardRow | None:
    """The card of a kind about something, for everybody, if it stands."""
    found = await of(db, kind, about, 0)
    return found if found is not None and found.message_id else None


async def of_kind(db: Reading, kind: str) -> list[CardRow]:
    """Every card of a kind that stands and owes nothing."""
    sql = f"SELECT {_COLUMNS} FROM card WHERE kind = ? AND message_id <> 0 AND next_try_at IS NULL ORDER BY id"
    return await db.rows(CardRow, sql, (kind,))


async def due(db: Reading, now: int, busy: Collection[int]) -> list[int]:
    """The numbers of cards that are to be shown now, the longest-waiting first, but for the busy ones."""
    return await db.column(
        "SELECT id FROM card WHERE next_try_at <= ? AND id NOT IN (SELECT value FROM json_each(?)) "
        "ORDER BY next_try_at, id",
        (now, text(list(busy))),
    )


async def next_time(db: Reading, now: int) -> int | None:
    """When the next card that has to wait is to be shown."""
    return await db.value("SELECT min(next_try_at) FROM card WHERE next_try_at > ?", (now,))


async def posting(tx: Change, row: CardRow, channel_id: int) -> None:
    """It is posted there now: whoever finds no message noted must look for one."""
    await tx.execute(
        "UPDATE card SET channel_id = ?, message_id = 0, shows = '' WHERE id = ? AND message_id = 0",
        (channel_id, row.id),
    )


async def posted(tx: Change, row: CardRow, stands: Stands, since: int) -> None:
    """Its message stands there, of an occasion; what it shows is not noted yet. The next one has a nonce of its own."""
    await tx.execute(
        "UPDATE card SET channel_id = ?, message_id = ?, flags = ?, since = ?, shows = '', "
        f"nonce = {_NONCE} WHERE id = ?",
        (*stands, since, row.id),
    )


async def has_thread(tx: Change, message_id: int) -> None:
    """A thread was opened on a message."""
    await tx.execute(
        "UPDATE card SET flags = flags | ? WHERE message_id = ? AND message_id <> 0", (HAS_THREAD, message_id)
    )


async def note_shown(tx: Change, row: CardRow, shows: str, says: str, again_at: int | None) -> None:
    """It shows that; nothing more is owed, unless it is to be shown again since, or at a time."""
    await tx.execute(
        "UPDATE card SET shows = ?, says = ?, attempts = 0, next_try_at = iif(version = ?, ?, next_try_at) "
        "WHERE id = ? AND message_id = ?",
        (shows, says, row.version, again_at, row.id, row.message_id),
    )


async def taken_away(tx: Change, row: CardRow) -> None:
    """Its message does not stand any more."""
    await tx.execute("UPDATE card SET channel_id = 0, message_id = 0, shows = '' WHERE id = ?", (row.id,))


async def end(tx: Change, row: CardRow) -> bool:
    """Its message is not looked after any more; False if it is to be shown again since."""
    return await tx.changed("DELETE FROM card WHERE id = ? AND version = ?", (row.id, row.version))


async def failed(tx: Change, number: int, next_try_at: int) -> None:
    """It could not be shown, and is tried again later."""
    await tx.execute(
        "UPDATE card SET attempts = attempts + 1, next_try_at = ? WHERE id = ? AND next_try_at IS NOT NULL",
        (next_try_at, number),
    )


async def put_off(tx: Change, number: int, version: int, at: int) -> None:
    """Its time comes later, unless it is to be shown again since."""
    await tx.execute("UPDATE card SET next_try_at = ? WHERE id = ? AND version = ?", (at, number, version))


async def answered(tx: Change, kind: str, about: int, person: int, says: str) -> None:
    """The answer to a press on its message says that, so that nobody knows what else it shows."""
    await tx.execute(
        "UPDATE card SET says = ?, shows = '' WHERE kind = ? AND about = ? AND person = ?", (says, kind, about, person)
    )


async def forget_person(tx: Change, user_id: int) -> None:
    """What reminds a person who is forgotten is still to be taken away; all else stays as it is, and is nobody's."""
    sql = "DELETE FROM card WHERE person <> 0 AND person = ? AND kind NOT IN (?, ?)"
    await tx.execute(sql, (user_id, REMINDER, THREAD_REMINDER))
    sql = "UPDATE card SET version = version + 1, next_try_at = 0 WHERE person <> 0 AND person = ?"
    await tx.execute(sql, (user_id,))
    await tx.execute("UPDATE card SET caused_by = 0 WHERE caused_by <> 0 AND caused_by = ?", (user_id,))
    tx.announce(TOPIC)


async def is_card(db: Reading, message_id: int) -> bool:
    """Whether a card stands in a message."""
    return await db.has("SELECT 1 FROM card WHERE message_id = ? AND message_id <> 0", (message_id,))


async def let_go(tx: Change, message_id: int) -> None:
    """No card looks after a message any more."""
    await tx.execute("DELETE FROM card WHERE message_id = ? AND message_id <> 0", (message_id,))


async def is_gone(tx: Change, message_id: int, at: int) -> None:
    """A message was deleted, it seems: what is to stand there is posted anew, and it is looked for there once more."""
    tx.announce(TOPIC)
    await tx.execute(
        "UPDATE card SET message_id = 0, shows = '', version = version + 1, "
        f"next_try_at = coalesce({_SOON}, :at) WHERE message_id = :message AND message_id <> 0",
        {"message": message_id, "at": at},
    )


async def hasten(tx: Change, channels: Collection[int], now: int) -> None:
    """What waits for another try in these channels is tried now."""
    tx.announce(TOPIC)
    await tx.execute(
        "UPDATE card SET next_try_at = ? WHERE attempts > 0 AND next_try_at > ? "
        "AND channel_id IN (SELECT value FROM json_each(?))",
        (now, now, text(list(channels))),
    )


async def bound(tx: Change, now: int, longest: int) -> None:
    """What has failed and would wait longer than anything does is tried now: the machine's clock was ahead."""
    await tx.execute("UPDATE card SET next_try_at = ? WHERE attempts > 0 AND next_try_at > ?", (now, now + longest))
    tx.announce(TOPIC)


async def drop(tx: Change, kind: str, about: int, person: int) -> None:
    """Its message stays as it is, and is looked after no more."""
    await tx.execute("DELETE FROM card WHERE kind = ? AND about = ? AND person = ?", (kind, about, person))
