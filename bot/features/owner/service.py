"""Who is kept out of the whole bot, news for servers, and the line that everybody reads."""

from __future__ import annotations

from typing import Final, Literal

from bot.clock import Clock
from bot.db import failures
from bot.db.connection import Database
from bot.db.failures import FailureRow
from bot.features.owner import rows
from bot.features.owner.rows import Figures
from bot.services.errors import Refused
from bot.services.telling import cards

__all__ = ["FailureRow", "Figures", "Owners"]

NEWS: Final = "news"
"""The kind of cards with news, and the key of the channel for them."""
LONGEST_NEWS: Final = 1500
LONGEST_LINE: Final = 200

Kind = Literal["person", "server"]


class Owners:
    """Asked before every press, so it keeps in memory who is kept out."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock
        self._out: set[tuple[str, int]] = set()

    async def begin(self) -> None:
        """Read who is kept out."""
        self._out = set(await rows.kept_out(self._db))

    def admit(self, user_id: int, guild_id: int | None) -> None:
        """Raises Refused `kept-out`, `server-kept-out`."""
        if ("person", user_id) in self._out:
            raise Refused("kept-out")
        if guild_id is not None and ("server", guild_id) in self._out:
            raise Refused("server-kept-out")

    def is_out(self, kind: Kind, about: int) -> bool:
        """Whether a person or a server is kept out."""
        return (kind, about) in self._out

    async def keep_out(self, kind: Kind, about: int, *, out: bool) -> None:
        """Keep somebody out from now on, or let them in again: nothing that is stored of them changes by either."""
        async with self._db.write() as tx:
            if out:
                await rows.put_out(tx, kind, about, self._clock.now())
                tx.afterwards(lambda: self._out.add((kind, about)))
            else:
                await rows.let_in(tx, kind, about)
                tx.afterwards(lambda: self._out.discard((kind, about)))

    async def figures(self) -> Figures:
        """How much there is."""
        return await rows.figures(self._db)

    async def failures(self, match_id: int) -> list[FailureRow]:
        """What failed in a match, the newest first."""
        return await failures.of_match(self._db, match_id)

    async def tell(self, said: str, servers: list[int]) -> int:
        """Tell these servers something: each that has a channel for news gets it there once. Returns its number.

        Raises Refused `nothing-to-tell`.
        """
        if not said.strip():
            raise Refused("nothing-to-tell")
        now = self._clock.now()
        async with self._db.write() as tx:
            number = await rows.add_news(tx, said.strip()[:LONGEST_NEWS], now)
            for guild_id in servers:
                await cards.show(tx, NEWS, number, guild_id, now)
        return number

    async def wanted_by(self) -> set[int]:
        """The servers that have chosen a channel for news."""
        return await rows.wanted_by(self._db)

    async def news(self, number: int) -> str | None:
        """What was told."""
        return await rows.news(self._db, number)

    async def maintenance(self) -> str:
        """The line above everybody's list of matches, empty if there is none."""
        return await rows.maintenance(self._db)

    async def set_maintenance(self, said: str) -> None:
        """Put it there, or take it away."""
        async with self._db.write() as tx:
            await rows.set_maintenance(tx, said.strip()[:LONGEST_LINE])
