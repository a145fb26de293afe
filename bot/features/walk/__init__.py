"""The walkable match: any position of a match that is over, with what the computer thinks of it, played on on paper."""

from __future__ import annotations

from bot.features.walk.pages import walk_button
from bot.features.walk.service import Walks
from bot.services.table.played import reviewable
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House


async def _can_be_walked(_house: House, table: Glance, _user_id: int) -> bool:
    return reviewable(table)


FEATURE = Feature(
    builds=lambda house: Walks(house.tables, house.thinking),
    needs=("replay", "review"),
    ways=(Way("review", "button-walk-match", "walk", _can_be_walked),),
    back=walk_button,
)
