"""What goes wrong, or takes long, while a page of a match is made."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from bot.services.errors import Broken, StorageError
from bot.services.processes.right_of_way import NotYetDrawn, Showing
from bot.services.table.scene import Table
from bot.ui.press.house import House
from engine.core.errors import GameError

T = TypeVar("T")


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


async def in_time(showing: Showing, drawn: Awaitable[Sequence[T]]) -> Sequence[T]:
    """The parts of a picture for a page; none if it takes longer than whoever has pressed should wait: then it follows.

    Raises NotYetDrawn for what is shown with its picture only.
    """
    try:
        return await drawn
    except NotYetDrawn:
        if showing.patience is None:
            raise
        showing.late = True
        return []
