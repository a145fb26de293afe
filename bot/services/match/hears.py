"""What features hear of matches and people, in the transaction of the change itself; and what they are asked there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.db.people import Guild, Player
from bot.db.transactions import Change, Reading
from bot.services.table.scene import ActionRow, Glance, MatchRow, Table
from engine.players.review import Judged


class Deed(msgspec.Struct, frozen=True):
    """What somebody who keeps order on a server has done there, with the right to.

    what:  the message `deed-<what>` names it.   about: whom it concerns.   facts: what its message takes.
    """

    guild_id: int
    by: int
    what: str
    match_id: int | None = None
    about: int | None = None
    facts: dict[str, int | str] = {}


class Hears:
    """A service that wants to know: it overrides what it is interested in.

    Whatever it writes is committed with what it hears of, or not at all; it must wait for nothing but the database.
    """

    async def seated(self, tx: Change, table: Table) -> None:
        """Who sits at a table that waits is perhaps not who sat there before."""

    async def rematched(self, tx: Change, before: Glance, match_id: int) -> None:
        """A table was opened as the rematch of a match; whoever is at home there is invited to it."""

    async def closed(self, tx: Change, table: Glance) -> None:
        """A table was closed that has not begun."""

    async def sat_down(self, tx: Change, match_id: int, user_id: int) -> None:
        """Somebody holds a seat of a match that has begun or begins, for the first time there."""

    async def begun(self, tx: Change, table: Table) -> None:
        """A match has begun."""

    async def stepped(self, tx: Change, table: Table) -> None:
        """Somebody has decided something, or taken it back; the table as it stands then."""

    async def over(self, tx: Change, match: Glance) -> None:
        """A match has a result, or was ended without one."""

    async def late(self, tx: Change, table: Table, seat: int) -> None:
        """The time of a seat is up at a match that is bound (`MatchRow.bound`), of which nobody there is asked."""

    async def left(self, tx: Change, match: Glance, user_id: int) -> None:
        """Somebody has left the own seat at a match that has begun."""

    async def reviewed(
        self, tx: Change, match: MatchRow, steps: Sequence[ActionRow], mistakes: Sequence[Judged]
    ) -> None:
        """A match that is over has its review. steps: its live actions; mistakes: those found, the largest first."""

    async def chose(self, tx: Change, user_id: int, player: Player) -> None:
        """Somebody has chosen this in `/settings`."""

    async def managed(self, tx: Change, guild_id: int, guild: Guild, before: Guild, by: int | None) -> None:
        """The managers of a server have chosen this in `/setup`.

        before: what was chosen until now.   by: who has; None where nobody but the house did.
        """

    async def enters(self, look: Reading, guild_id: int, user_id: int) -> None:
        """Somebody is to open a table of a server, to take a seat there or wait for one, to look for one, or to sign
        up for a cup. Raises Refused where that may not be."""

    async def resumes(self, look: Reading, match: Glance) -> None:
        """Somebody at a table wants its match to go on that is suspended. Raises Refused where that may not be."""

    async def barred(self, tx: Change, guild_id: int, user_id: int) -> None:
        """Somebody may enter nothing on a server from now on: what this person looks for there ends."""

    async def moderated(self, tx: Change, deed: Deed) -> None:
        """Somebody has kept order on a server."""

    async def undone(self, tx: Change, deed: Deed) -> None:
        """Somebody undoes that on a server."""

    async def absent(self, tx: Change, guild_id: int, user_id: int) -> None:
        """Somebody was seen not to be on a server."""

    async def forgotten(self, tx: Change, user_id: int) -> None:
        """Somebody is to be forgotten; the rows that hold the person are removed afterwards."""
