"""Table apart: who is not to be seated together, which holds both ways. The feature of that name writes it."""

from __future__ import annotations

from collections.abc import Collection

from bot.db.rows import text
from bot.db.transactions import Reading


def unwanted_there(reader: str) -> str:
    """In SQL: somebody sits at a match, by the name of the own server, whom a reader does not want to be seated with.

    Lists leave out such a match, and the reader is not told of it. Whoever was chosen must see no difference, and none
    may tell who is who at tables with guests or who was met as one: so nobody else's choice counts, and no name for
    other servers.
    """
    return (
        f"EXISTS (SELECT 1 FROM seat AS there JOIN apart ON apart.user_id = {reader} "
        "AND apart.other_id = there.user_id AND apart.met_as = 0 "
        "WHERE there.match_id = match.id AND there.guest = 0 AND there.home = '')"
    )


async def unwanted(db: Reading, reader: int, match_id: int) -> bool:
    """Whether lists for a reader leave out a match."""
    return await db.has(f"SELECT 1 FROM match WHERE id = ?2 AND {unwanted_there('?1')}", (reader, match_id))


async def chose(db: Reading, others: Collection[int], user_id: int) -> set[int]:
    """Those of these people who do not want to be seated with a person."""
    sql = "SELECT user_id FROM apart WHERE other_id = ?1 AND user_id IN (SELECT value FROM json_each(?2))"
    return set(await db.column(sql, (user_id, text(sorted(others)))))


async def among(db: Reading, user_id: int, others: Collection[int]) -> set[int]:
    """Those of these people from whom a person is kept apart, whoever of the two has chosen it."""
    return set(
        await db.column(
            "SELECT people.value AS user_id FROM json_each(?2) AS people JOIN apart "
            "ON (apart.user_id = ?1 AND apart.other_id = people.value) "
            "OR (apart.user_id = people.value AND apart.other_id = ?1)",
            (user_id, text(sorted(others))),
        )
    )
