"""The real services on a file, opened and closed as often as a test likes, with everything that is random decided."""

from __future__ import annotations

import random
import secrets
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from pathlib import Path
from unittest import mock

from bot.app import open_house
from bot.services.errors import StorageError
from bot.services.table.scene import Table
from bot.settings import Settings
from bot.ui.press.house import House
from engine.core.errors import GameError
from tests.support import gates
from tests.support.clock import FakeClock
from tests.support.drawing import DrawnHere
from tests.support.files import lay
from tests.support.thinking import InProcess

EVERYBODY = range(1, 7)
"""The people of the town; some sit at a table, the others are strangers there."""

BROKEN_DISK = "disk"
"""What came of a change that could not be stored."""


class Host:
    """A host that can be restarted; its clock stands until it is told."""

    def __init__(self, folder: Path, *, seed: int = 1) -> None:
        self.path = folder / "house.sqlite3"
        self.clock = FakeClock()
        self.faults = gates.Faults()
        self.gate: gates.Gate = self.faults
        self.house: House
        self._opened = AsyncExitStack()
        chance = random.Random(seed)
        self._opened_for_good = AsyncExitStack()
        self._opened_for_good.enter_context(mock.patch.object(secrets, "token_bytes", chance.randbytes))
        self._opened_for_good.enter_context(mock.patch.object(secrets, "randbits", chance.getrandbits))

    async def open(self) -> None:
        """Open the house as at the start of the bot, and let its computers act."""
        await lay(self.path)
        self.house = await self._opened.enter_async_context(
            open_house(Settings(database=self.path), self.clock, InProcess(), DrawnHere())
        )
        gates.put(self.gate, self.house.tables.db)
        await self.house.match.outages.put_off()
        await self.house.match.automatic.start(self.house.match.steps)
        await self.house.match.automatic.settled()

    async def stop(self) -> None:
        """Close the house; the file stays."""
        await self._opened.aclose()
        self._opened = AsyncExitStack()

    async def close(self) -> None:
        """Close everything."""
        await self.stop()
        await self._opened_for_good.aclose()

    async def attempt(self, work: Awaitable[object]) -> str | None:
        """Do it, with all that follows by itself: None, or the code of the refusal (BROKEN_DISK)."""
        code = None
        try:
            await work
        except GameError as refused:
            code = refused.code
        except StorageError:
            code = BROKEN_DISK
        await self.house.match.automatic.settled()
        self.faults.after = None
        return code

    async def goes_on(self) -> None:
        """What a computer or a standing answer could not store is tried again, as with the next change of the match."""
        await self.house.match.automatic.look_again()
        await self.house.match.automatic.settled()

    async def table(self, match_id: int) -> Table:
        """A match as it stands."""
        return await self.house.tables.load(match_id)

    async def start_match(self, game: str, people: int, computers: int) -> int:
        """A match of the first few people and some computers has just started; its number."""
        lobby = self.house.match.lobby
        table = await lobby.open(
            game=game, guild_id=9, channel_id=8, host_id=1, host_name="1", pace="daily", language="en"
        )
        for user in range(2, people + 1):
            await lobby.join(table.row.id, user, str(user))
        for _ in range(computers):
            await lobby.add_computer(table.row.id, 1)
        await self.house.match.matches.start(table.row.id, 1)
        await self.house.match.automatic.settled()
        return table.row.id
