"""Whether somebody finishes what is begun: new, steady, or often leaves; and tables that ask for it.

That somebody often leaves is told to that person and to the host of a table where that person sits down, to nobody
else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from bot.db import seats as rows
from bot.db.transactions import Reading
from bot.services.errors import Refused
from bot.services.table.scene import Glance

NEW: Final = 3
"""Whoever has finished fewer matches is new, and nothing else is said."""
LEFT_OFTEN: Final = 2
"""Whoever has left so many of the last ten."""

Reliability = Literal["new", "steady", "leaves"]


def reliability(stayed: Sequence[bool]) -> Reliability:
    """What somebody is called who stayed to the end of these matches, at most ten, or did not."""
    if len(stayed) < NEW:
        return "new"
    return "leaves" if stayed.count(False) >= LEFT_OFTEN else "steady"


async def often_leaves(look: Reading, user_id: int) -> bool:
    """Whether a person often leaves."""
    return reliability(await rows.kept(look, user_id)) == "leaves"


async def takes_in(look: Reading, table: Glance, user_id: int) -> bool:
    """Whether a table takes a person, as far as it asks for steady or new people."""
    return not table.row.steady or not await often_leaves(look, user_id)


async def check_joins(look: Reading, table: Glance, user_id: int) -> bool:
    """Whether the host of a table is told of a person who sits down there: of whoever often leaves.

    Raises Refused `often-leaves` where the table asks for others, unless a seat is kept for the person, or the person
    has waited there before it did.
    """
    stayed = await rows.kept(look, user_id)
    if reliability(stayed) != "leaves" or user_id == table.row.host_id:
        return False
    if table.row.steady and table.queued(user_id) is None:
        raise Refused("often-leaves", left=stayed.count(False), count=len(stayed))
    return True
