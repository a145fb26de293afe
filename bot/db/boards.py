"""Table board: where notice boards stand; and what they list: tables that wait for people, seats that are offered."""

from __future__ import annotations

import msgspec

from bot.db.apart import sits_there
from bot.db.filling import held
from bot.db.people import guilds
from bot.db.rows import part
from bot.db.searches import HELD, LOOKS
from bot.db.transactions import Change, Reading


class BoardRow(msgspec.Struct, frozen=True):
    """The board of a server; see the migration for the other columns.

    wanted: the channel that the managers have chosen, 0 if they want none.
    lists:  all that it is made of, as text: two boards with the same one say the same.
    """

    guild_id: int
    wanted: int
    lists: str
    shows: str
    channel_id: int
    message_id: int
    edited_at: int
    posts: int
    attempts: int
    next_try_at: int


class Waiting(msgspec.Struct, frozen=True):
    """A table that has not started, with so many seats taken or held for somebody."""

    match_id: int
    game: str
    channel_id: int
    seated: int


class Offered(msgspec.Struct, frozen=True):
    """A seat of a running match that anybody may take, and the vote by which that is offered."""

    match_id: int
    channel_id: int
    seat: int
    vote_id: int


_NUMBERS = ("channel_id", "message_id", "edited_at", "posts", "attempts", "next_try_at")

_SEATED = f"count(seat.seat) + {held('match.id')}"
_OFFERS = f"(SELECT count(*) FROM offer WHERE offer.match_id = match.id AND {HELD})"
_WAITING = "match.status = 'lobby' AND match.trouble IS NULL"
_ELSEWHERE = (
    f"{_WAITING} AND match.elsewhere AND match.guild_id <> guild.guild_id "
    f"AND {part('guild.settings', 'shows_others')} AND EXISTS (SELECT 1 FROM guild AS home "
    f"WHERE home.guild_id = match.guild_id AND {part('home.settings', 'shows_ours')}) "
    "AND NOT EXISTS (SELECT 1 FROM deadline WHERE kind = 'departure' AND about = match.guild_id AND match_id IS NULL)"
)
"""Tables of other servers that a server shows: both have chosen it, and so has whoever opened the table."""
_OFFERED = (
    "vote.kind = 'replace' AND vote.for_user IS NULL AND vote.outcome IS NULL "
    "AND match.status = 'running' AND match.trouble IS NULL"
)


async def all_of_them(db: Reading, now: int) -> list[BoardRow]:
    """Every board that is wanted, or stands although it is not wanted any more."""
    known = await guilds(db)
    numbers = ", ".join(f"coalesce(board.{column}, 0) AS {column}" for column in _NUMBERS)
    tables = (
        "SELECT group_concat(match.id || '.' || match.changes || '.' || coalesce(panel.message_id, 0)) FROM match "
        "LEFT JOIN panel ON panel.match_id = match.id AND panel.kind = 'lobby' "
        f"WHERE match.guild_id = guild.guild_id AND {_WAITING}"
    )
    seats = (
        "SELECT group_concat(vote.id || '.' || match.revision) FROM vote JOIN match ON match.id = vote.match_id "
        f"WHERE match.guild_id = guild.guild_id AND {_OFFERED}"
    )
    elsewhere = (
        f"SELECT group_concat(match.id || '.' || match.changes || '.' || {_OFFERS}) FROM match WHERE {_ELSEWHERE}"
    )
    looks = (
        "SELECT group_concat(search.games || search.paces) FROM search "
        f"WHERE search.guild_id = guild.guild_id AND {LOOKS}"
    )
    found = await db.rows(
        BoardRow,
        f"SELECT guild.guild_id, coalesce({part('guild.settings', 'board')}, 0) AS wanted, "
        f"coalesce({part('guild.settings', 'language')}, '') "
        f"|| '/' || coalesce(({tables}), '') || '/' || coalesce(({seats}), '') "
        f"|| '/' || coalesce(({elsewhere}), '') "
        f"|| '/' || coalesce(({looks}), '') AS lists, "
        f"coalesce(board.shows, '') AS shows, {numbers} FROM guild LEFT JOIN board ON board.guild_id = guild.guild_id "
        "WHERE wanted <> 0 OR board.message_id <> 0 ORDER BY guild.guild_id",
        (None, now),
    )
    return [board for board in found if board.guild_id in known]


async def waiting(db: Reading, guild_id: int, reader: int | None = None) -> list[Waiting]:
    """The tables of a server that have not started, the oldest first.

    reader: to whom alone they are shown; None for everybody.
    """
    return await db.rows(
        Waiting,
        f"SELECT match.id AS match_id, match.game, match.channel_id, {_SEATED} AS seated FROM match "
        f"JOIN seat ON seat.match_id = match.id WHERE match.guild_id = ?1 AND {_WAITING} "
        f"AND NOT {sits_there('?2')} GROUP BY match.id ORDER BY match.id",
        (guild_id, reader),
    )


async def elsewhere(db: Reading, guild_id: int, reader: int | None = None) -> list[Waiting]:
    """The tables of other servers that a server shows, the oldest first; reader: as for `waiting`.

    Seats that are offered count as taken: they are offered on the own server.
    """
    return await db.rows(
        Waiting,
        f"SELECT match.id AS match_id, match.game, match.channel_id, {_SEATED} + {_OFFERS} AS seated FROM match "
        "JOIN seat ON seat.match_id = match.id JOIN guild ON guild.guild_id = ?1 "
        f"WHERE {_ELSEWHERE} AND NOT {sits_there('?2')} GROUP BY match.id ORDER BY match.id",
        (guild_id, reader),
    )


async def fitting(
    db: Reading, guild_id: int, game: str, pace: str, user_id: int, now: int, *, steady: bool
) -> list[Waiting]:
    """The tables of a server for this game and pace that have not started and may be offered to a person.

    The person does not sit there, nor does anybody from whom the person is kept apart. Seats that are offered to others
    count as taken.
    steady: whether the tables that ask for steady people are among them.
    """
    return await db.rows(
        Waiting,
        f"SELECT match.id AS match_id, match.game, match.channel_id, {_SEATED} + (SELECT count(*) FROM offer "
        f"WHERE offer.match_id = match.id AND offer.user_id <> ?4 AND until > ?6 AND {HELD}) AS seated FROM match "
        f"JOIN seat ON seat.match_id = match.id WHERE match.guild_id = ?1 AND {_WAITING} AND match.game = ?2 "
        "AND match.pace = ?3 AND match.steady <= ?5 AND NOT EXISTS "
        "(SELECT 1 FROM seat WHERE seat.match_id = match.id AND seat.user_id = ?4) "
        f"AND NOT {sits_there('?4')} GROUP BY match.id",
        (guild_id, game, pace, user_id, steady, now),
    )


async def offered(db: Reading, guild_id: int, reader: int | None = None) -> list[Offered]:
    """The seats of running matches of a server that anybody may take, the first offered first.

    reader: to whom alone they are shown; None for everybody.
    """
    return await db.rows(
        Offered,
        "SELECT vote.match_id, match.channel_id, vote.seat, vote.id AS vote_id FROM vote "
        f"JOIN match ON match.id = vote.match_id WHERE match.guild_id = ?1 AND {_OFFERED} "
        f"AND NOT {sits_there('?2')} ORDER BY vote.id",
        (guild_id, reader),
    )


async def last_start(db: Reading, guild_id: int) -> int | None:
    """When a match of a server began last."""
    return await db.value("SELECT max(started_at) FROM match WHERE guild_id = ?", (guild_id,))


async def tried(tx: Change, guild_id: int) -> None:
    """A message is sent now that is not noted yet."""
    await tx.execute(
        "INSERT INTO board (guild_id, attempts) VALUES (?, 1) "
        "ON CONFLICT (guild_id) DO UPDATE SET attempts = max(attempts, 1)",
        (guild_id,),
    )


async def posted(tx: Change, guild_id: int, channel_id: int, message_id: int, shows: str) -> None:
    """The board stands there now."""
    await tx.execute(
        "UPDATE board SET channel_id = ?, message_id = ?, shows = ?, posts = posts + 1, edited_at = 0, attempts = 0, "
        "next_try_at = 0 WHERE guild_id = ?",
        (channel_id, message_id, shows, guild_id),
    )


async def edited(tx: Change, guild_id: int, message_id: int, shows: str, at: int) -> None:
    """The message shows this now."""
    await tx.execute(
        "UPDATE board SET shows = ?, edited_at = ?, attempts = 0, next_try_at = 0 "
        "WHERE guild_id = ? AND message_id = ?",
        (shows, at, guild_id, message_id),
    )


async def gone(tx: Change, guild_id: int, message_id: int) -> None:
    """The message does not stand any more."""
    await tx.execute(
        "UPDATE board SET channel_id = 0, message_id = 0, attempts = 0, next_try_at = 0 "
        "WHERE guild_id = ? AND message_id = ?",
        (guild_id, message_id),
    )


async def is_board(db: Reading, guild_id: int, message_id: int) -> bool:
    """Whether a message is the board of a server."""
    sql = "SELECT 1 FROM board WHERE guild_id = ? AND message_id = ?"
    return await db.has(sql, (guild_id, message_id))


async def failed(tx: Change, guild_id: int, next_try_at: int) -> None:
    """It could not be shown; it is tried again later."""
    await tx.execute(
        "INSERT INTO board (guild_id, attempts, next_try_at) VALUES (?, 1, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET attempts = attempts + 1, next_try_at = excluded.next_try_at",
        (guild_id, next_try_at),
    )


async def hasten(tx: Change, guild_id: int) -> None:
    """What waits for another try may be tried now."""
    await tx.execute("UPDATE board SET next_try_at = 0 WHERE guild_id = ?", (guild_id,))


async def doubt(tx: Change) -> None:
    """Nobody knows any more what the boards show, or whether they stand."""
    await tx.execute("UPDATE board SET shows = '', next_try_at = 0")
