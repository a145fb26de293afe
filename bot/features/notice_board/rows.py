"""What notice boards list: tables that wait for people, seats of running matches; and where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from bot.db.apart import unwanted_there
from bot.db.people import guilds
from bot.db.rows import part
from bot.db.transactions import Reading
from bot.db.waiting import WAITING
from bot.features.search.rows import LOOKS


class BoardRow(msgspec.Struct, frozen=True):
    """The board of a server.

    wanted: the channel that the managers have chosen, 0 if they want none.
    lists:  all that it is made of, as text: two boards with the same one say the same.
    says:   the digest of what its message says. owed: whether that is to be brought up to date already.
    """

    guild_id: int
    wanted: int
    lists: str
    says: str
    channel_id: int
    owed: bool

    @property
    def digest(self) -> str:
        """What it lists, in a few characters."""
        return blake2b(self.lists.encode(), digest_size=8).hexdigest()

    @property
    def is_behind(self) -> bool:
        """Whether it stands elsewhere or says something else, and nobody is about to change that."""
        return not self.owed and (self.channel_id != self.wanted or self.says != self.digest)


class GivenUp(msgspec.Struct, frozen=True):
    """A seat of a running match that anybody may take, and the vote by which that is offered."""

    match_id: int
    channel_id: int
    seat: int
    vote_id: int


_GIVEN_UP = (
    "vote.kind = 'replace' AND vote.for_user IS NULL AND vote.outcome IS NULL "
    "AND match.status = 'running' AND match.trouble IS NULL"
)


async def all_of_them(db: Reading, now: int, added: Sequence[str] = (), guild_id: int | None = None) -> list[BoardRow]:
    """Every board that is wanted, or stands although it is not wanted any more; of one server alone, if given.

    added: in SQL, what else it is made of, for each server.
    """
    known = await guilds(db)
    tables = (
        "SELECT group_concat(match.id || '.' || match.changes || '.' || coalesce(card.message_id, 0)) FROM match "
        "LEFT JOIN card ON card.kind = 'lobby' AND card.about = match.id AND card.person = 0 "
        f"WHERE match.guild_id = guild.guild_id AND {WAITING}"
    )
    seats = (
        "SELECT group_concat(vote.id || '.' || match.revision) FROM vote JOIN match ON match.id = vote.match_id "
        f"WHERE match.guild_id = guild.guild_id AND {_GIVEN_UP}"
    )
    looks = (
        "SELECT group_concat(search.games || search.paces) FROM search "
        f"WHERE search.guild_id = guild.guild_id AND {LOOKS}"
    )
    switched = part("guild.settings", "switched")
    more = "".join(f"|| '/' || coalesce(({sql}), '') " for sql in (switched, *added)) if added else ""
    found = await db.rows(
        BoardRow,
        f"SELECT guild.guild_id, coalesce({part('guild.settings', 'rooms.board')}, 0) AS wanted, "
        f"coalesce({part('guild.settings', 'language')}, '') "
        f"|| '/' || coalesce(({tables}), '') || '/' || coalesce(({seats}), '') "
        f"|| '/' || coalesce(({looks}), '') {more}AS lists, "
        "coalesce(card.says, '') AS says, iif(card.message_id <> 0, card.channel_id, 0) AS channel_id, "
        "card.next_try_at IS NOT NULL AS owed FROM guild "
        "LEFT JOIN card ON card.kind = 'board' AND card.about = guild.guild_id AND card.person = 0 "
        "WHERE (wanted <> 0 OR card.id IS NOT NULL) AND guild.guild_id = coalesce(?3, guild.guild_id) "
        "ORDER BY guild.guild_id",
        (None, now, guild_id),
    )
    return [board for board in found if board.guild_id in known]


async def given_up(db: Reading, guild_id: int, reader: int | None = None) -> list[GivenUp]:
    """The seats of running matches of a server that anybody may take, the first offered first.

    reader: to whom alone they are shown; None for everybody.
    """
    return await db.rows(
        GivenUp,
        "SELECT vote.match_id, match.channel_id, vote.seat, vote.id AS vote_id FROM vote "
        f"JOIN match ON match.id = vote.match_id WHERE match.guild_id = ?1 AND {_GIVEN_UP} "
        f"AND NOT {unwanted_there('?2')} ORDER BY vote.id",
        (guild_id, reader),
    )


async def last_start(db: Reading, guild_id: int) -> int | None:
    """When a match of a server began last."""
    return await db.value("SELECT max(started_at) FROM match WHERE guild_id = ?", (guild_id,))
