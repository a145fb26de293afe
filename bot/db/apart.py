"""Table apart: who is not to be seated together, which holds both ways. The feature of that name writes it."""

from __future__ import annotations

from collections.abc import Collection

from bot.db.rows import text
from bot.db.transactions import Reading

_PAIR = (
    "((apart.user_id = {user} AND apart.other_id = {other}) OR (apart.user_id = {other} AND apart.other_id = {user}))"
)


def sits_there(user: str) -> str:
    """In SQL: somebody sits at a match from whom a person is kept apart; `user` stands for that person."""
    pair = _PAIR.format(user=user, other="there.user_id")
    return (
        "EXISTS (SELECT 1 FROM seat AS there JOIN apart "
        f"ON {pair} WHERE there.match_id = match.id AND there.user_id IS NOT NULL)"
    )


async def among(db: Reading, user_id: int, others: Collection[int]) -> set[int]:
    """Those of these people from whom a person is kept apart, whoever of the two has chosen it."""
    return set(
        await db.column(
            f"SELECT people.value AS user_id FROM json_each(?2) AS people JOIN apart "
            f"ON {_PAIR.format(user='?1', other='people.value')}",
            (user_id, text(sorted(others))),
        )
    )
