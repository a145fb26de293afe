"""Looking for a table: until a time, with seats that are held and tables that people could make (*Find me a table*), or
without an end, to be told of seats (*Tell me when …*). A role may be called to tables that wait."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.search.offers import OFFER
from bot.features.search.service import Looking
from bot.features.search.told import ROLE
from bot.ui.press.feature import Feature
from bot.ui.press.house import House

_PROPOSED = "SELECT id FROM match WHERE guild_id = ?1 AND opens_with <> 0"


async def _begins(house: House) -> None:
    house.match.sweep.beside(house[Looking].run)


FEATURE = Feature(
    builds=lambda house: Looking(house.door, house.forecasts, house.settings.language),
    optional=False,
    begins=_begins,
    due_at_tables={OFFER: lambda house, tx, due, table: house[Looking].offers.unanswered(tx, due, table)},
    roles=(ROLE,),
    reach=(OFFER,),
    stored=(
        ("search", "user_id", "games", tuple[str, ...]),
        ("search", "user_id", "paces", tuple[str, ...]),
        ("search", "user_id", "sizes", tuple[int, ...]),
    ),
    holds=(
        Held(
            "looks_for_tables",
            "SELECT guild_id, name, games, paces, sizes, begun_at, until, a_day FROM search WHERE user_id = ?1 "
            "ORDER BY guild_id, until",
            ("DELETE FROM search WHERE user_id = ?1",),
        ),
        Held(
            "seats_offered",
            "SELECT match_id AS match, game, pace, at, state FROM offer JOIN match ON match.id = match_id "
            "WHERE user_id = ?1 ORDER BY at",
            (
                "DELETE FROM offer WHERE user_id = ?1",
                f"DELETE FROM deadline WHERE kind = '{OFFER}' AND about = ?1",
            ),
        ),
    ),
    of_servers=(
        "DELETE FROM search WHERE guild_id = ?1",
        f"UPDATE offer SET state = 'over' WHERE state IN ('open', 'yes') AND match_id IN ({_PROPOSED})",
        f"DELETE FROM deadline WHERE kind = '{OFFER}' AND match_id IN ({_PROPOSED})",
    ),
)
