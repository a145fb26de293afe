"""Links, sessions and addresses of tables: who may see which page on the web."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from bot.clock import DAY
from bot.db.departures import has_left
from bot.db.people import Player, Switch
from bot.db.transactions import Change
from bot.features.web_board import rows
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.hears import Hears
from bot.services.people.preferences import Guilds, Preferences
from bot.services.table.scene import Table
from bot.services.telling.wishes import Show
from bot.settings import Settings
from bot.web.doors import Invitation, Visitor

LINK_SECONDS: Final = 600
SESSION_SECONDS: Final = 30 * DAY
MOST_LINKS, MOST_SESSIONS = 5, 20
"""Of one person."""
TOKEN_BYTES: Final = 16

NAMED = Switch("web-name", at_first=True)
"""Of a person: is named where everybody may read."""
UNWATCHED = Switch("unwatched")
"""Of a table: has no address for everybody."""
WATCHED = Switch("web-watch", at_first=True)
"""Of a server: its tables have one."""


class WebBoard(Hears):
    """Makes and ends links, sessions and addresses of tables, and says whose they are."""

    def __init__(self, door: Door, guilds: Guilds, preferences: Preferences) -> None:
        self._door, self._db, self._clock = door, door.db, door.clock
        self._guilds, self._preferences = guilds, preferences
        self.listener: object = None
        """What answers pages, while that is at work."""
        self.ended: list[Callable[[int], None]] = []
        """Who hears that somebody was signed out everywhere."""

    # --- signing in

    async def link(self, user_id: int, name: str, language: str, match_id: int) -> str:
        """A token that signs somebody in, once and soon."""
        token, now = secrets.token_urlsafe(TOKEN_BYTES), self._clock.now()
        async with self._db.write() as tx:
            given = Invitation(Visitor(user_id, name, language), match_id)
            await rows.put_link(tx, _mark(token), given, now + LINK_SECONDS, now)
            await rows.keep_newest_links(tx, user_id, MOST_LINKS)
        return token

    async def invited(self, token: str) -> Invitation | None:
        """Whom a link signs in; None if it is none, too old or used. Looking at it spends nothing."""
        return await rows.link(self._db, _mark(token), self._clock.now())

    async def enter(self, token: str) -> tuple[str, Invitation] | None:
        """Use a link: the token of a new session; None like `invited`."""
        session, now = secrets.token_urlsafe(TOKEN_BYTES), self._clock.now()
        async with self._db.write() as tx:
            found = await rows.link(tx, _mark(token), now)
            if found is None or not await rows.use_link(tx, _mark(token), now):
                return None
            await rows.put_session(tx, _mark(session), found.visitor, now, now + SESSION_SECONDS, MOST_SESSIONS)
        return session, found

    async def visitor(self, token: str) -> Visitor | None:
        """Whose session it is; None if there is none, or none any more."""
        return await rows.session(self._db, _mark(token), self._clock.now())

    async def leave_everywhere(self, user_id: int) -> None:
        """End all sessions and links of somebody."""
        async with self._db.write() as tx:
            if await rows.end_all(tx, user_id):
                tx.afterwards(lambda: self._say_ended(user_id))

    async def forgotten(self, tx: Change, user_id: int) -> None:
        tx.afterwards(lambda: self._say_ended(user_id))

    def _say_ended(self, user_id: int) -> None:
        for hear in self.ended:
            hear(user_id)

    # --- watching

    async def begun(self, tx: Change, table: Table) -> None:
        if not table.row.direct and UNWATCHED.key not in table.row.switched:
            await rows.put_watch(tx, table.row.id, _token())

    async def watched(self, token: str) -> int | None:
        """The match for which such an address stands; None if there is none, it was taken back, or its server wants
        none or has removed the bot."""
        match_id = await rows.watched(self._db, token)
        if match_id is None or not await self._may_be_watched(match_id):
            return None
        return match_id

    async def address_of(self, match_id: int) -> str | None:
        """The token of a match's address."""
        return await rows.watch_of(self._db, match_id)

    async def watch(self, match_id: int, user_id: int) -> str:
        """The same for somebody who sits there; if the host asks, it is given anew.

        Raises Refused `not-at-this-table`, `web-not-watched`.
        """
        table = await self._door.tables.glance(match_id)
        table.own_seat(user_id)
        if not await self._may_be_watched(match_id) or table.row.started_at is None:
            raise Refused("web-not-watched")
        token = await rows.watch_of(self._db, match_id)
        if token is not None:
            return token
        table.check_host(user_id)
        token = _token()
        await self._change(match_id, token)
        return token

    async def unwatch(self, match_id: int, user_id: int) -> None:
        """Take the address of a match back. Raises Refused `only-the-host`."""
        (await self._door.tables.glance(match_id)).check_host(user_id)
        await self._change(match_id, None)

    async def _change(self, match_id: int, token: str | None) -> None:
        async with self._db.write() as tx:
            await rows.put_watch(tx, match_id, token)
            await self._door.wish(tx, match_id, Show("table", again=True))

    async def _may_be_watched(self, match_id: int) -> bool:
        row = (await self._door.tables.glance(match_id)).row
        if row.direct:
            return True
        return (await self._guilds.of(row.guild_id)).has(WATCHED) and not await has_left(self._db, row.guild_id)

    async def nameless(self, match_id: int) -> set[int]:
        """The seats whose people are not named where everybody reads."""
        seats = (await self._door.tables.glance(match_id)).seats
        players: dict[int, Player] = {
            row.seat: await self._preferences.of(row.user_id) for row in seats if row.user_id is not None
        }
        return {seat for seat, player in players.items() if not player.has(NAMED)}


def watch_address(settings: Settings, token: str) -> str:
    """The address at which a table may be watched."""
    return f"{settings.web}/t/{token}"


def _mark(token: str) -> bytes:
    """What is kept of a token that signs in."""
    return sha256(token.encode()).digest()


def _token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)
