"""The history: a match turn by turn in words, also while it runs; and, once it is over, all of it on paper."""

from __future__ import annotations

from bot.features.history.pages import history_of, link
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House


async def _has_begun(_house: House, table: Glance, _user_id: int) -> bool:
    return table.row.started_at is not None


async def _was_played(_house: House, table: Glance, _user_id: int) -> bool:
    return table.over and table.row.started_at is not None


FEATURE = Feature(
    optional=False,
    buttons={"spare": link},
    tells=history_of,
    ways=(
        Way("looks", "button-history", "history", _has_begun),
        Way("changes", "button-record", "record", _was_played),
    ),
)
