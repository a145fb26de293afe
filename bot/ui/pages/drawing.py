"""What goes wrong while a page of a match is made."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.services.errors import Broken, StorageError
from bot.services.table.scene import Table
from bot.ui.press.house import House
from engine.core.errors import GameError


@asynccontextmanager
async def drawing(house: House, table: Table, seat: int | None = None) -> AsyncGenerator[None]:
    """Around everything that makes a page of a match: what fails inside sets the match aside. Raises Broken."""
    try:
        yield
    except (GameError, StorageError):
        raise
    except Exception as error:
        broken = Broken(table.row.id, "view", seat)
        broken.__cause__ = error
        await house.trouble.set_aside(broken)
        raise broken from error
