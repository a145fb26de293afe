"""By which names people stand at a table, also one with guests of other servers.

With a guest among them, everybody at a table stands by a name that other servers may read: the one that they have
chosen for that, or that of a star. So whatever is made of the table, for whomever, holds no other name, also where the
feature is gone that let them come.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec

from bot.db import apart
from bot.db import guests as rows
from bot.db.seats import SeatRow
from bot.db.transactions import Reading
from bot.services.errors import Refused
from bot.services.table.likeness import likeness

STARS: Final = ("Altair", "Capella", "Deneb", "Mira", "Polaris", "Rigel", "Sirius", "Vega")
"""For whoever has chosen no name for other servers, in every language; more than any table has seats."""


async def named(look: Reading, seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """The seats of a table that waits, by the names for who sits there now."""
    if all(row.at_home for row in seats):
        return tuple(msgspec.structs.replace(row, name=row.home or row.name, home="") for row in seats)
    found: list[SeatRow] = []
    for row in seats:
        known = not row.at_home or row.home != ""
        there, others = [other.name for other in found], [other.name for other in seats if other.seat != row.seat]
        before = row.name if known else ""
        name = await _name(look, row.user_id, there, others, before) if row.user_id else row.name
        found.append(msgspec.structs.replace(row, name=name, home=row.home or row.name if row.at_home else ""))
    return tuple(found)


async def newcomer(look: Reading, row: SeatRow, seats: Sequence[SeatRow], *, at_home: bool) -> SeatRow:
    """Somebody who takes a seat of a match that guests have come to; `row.name` is the name on the own server.

    at_home: whether that is the server of the table, and not that of a guest who has sat there before.
    """
    others = [other.name for other in seats if other.seat != row.seat]
    name = await _name(look, row.user_id, others, others, "") if row.user_id is not None else row.name
    home = row.name if at_home and row.user_id is not None else ""
    return msgspec.structs.replace(row, name=name, guest=not at_home, home=home)


async def check_apart(look: Reading, user_id: int, seats: Sequence[SeatRow], *, at_home: bool) -> None:
    """Raises Refused `not-possible-now`, which tells nobody why, where two would meet who are kept apart.

    Other reasons sound the same (`refused_alike`).

    That is somebody who comes from another server (not `at_home`) and anybody there, or anybody who comes and a guest
    there: people of one server see by name whom they sit down with.
    """
    others = [row.user_id for row in seats if row.user_id is not None and not (at_home and row.at_home)]
    if others and await apart.among(look, user_id, others):
        raise Refused("not-possible-now")


@contextmanager
def refused_alike(seats: Sequence[SeatRow], *, at_home: bool) -> Generator[None]:
    """Where a guest sits or comes, what is refused for reasons that nobody sees on the card is refused alike: otherwise
    that there was another reason would tell who sits there. Raises Refused `not-possible-now`."""
    try:
        yield
    except Refused as refused:
        if refused.code not in _UNSEEN or (at_home and all(row.at_home for row in seats)):
            raise
        raise Refused("not-possible-now") from None


_UNSEEN: Final = ("seat-held", "often-leaves")


async def _name(look: Reading, user_id: int, there: Collection[str], others: Collection[str], before: str) -> str:
    """The name that a person has chosen for other servers, else the one that the person had there, else a star.

    there: the names at that table that are known, with none of which it may be confused.   others: what the other seats
        are called yet, of which no star is taken.
    """
    alike = {likeness(name) for name in there}
    names = await rows.name(look, user_id), before
    found = next((name for name in names if name and likeness(name) not in alike), "")
    return found or next(star for star in STARS if star not in {*there, *others})
