"""The replay: the pictures of a match turn by turn, also while it runs, and what moved as one animated picture."""

from __future__ import annotations

from bot.features.replay.pages import links
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House


async def _has_begun(_house: House, table: Glance, _user_id: int) -> bool:
    return table.row.started_at is not None


FEATURE = Feature(
    ways=(Way("looks", "button-replay", "replay", _has_begun), Way("result", "button-replay", "replay")),
    turns=links,
)
