"""Not with me: two people are offered no seat together any more, and nobody is told."""

from __future__ import annotations

from bot.features.apart.service import NotWithMe
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House


async def _met_somebody(_house: House, table: Glance, user_id: int) -> bool:
    """Whether somebody has sat there with others, to the end."""
    return table.over and table.seat_of(user_id) is not None and len(table.persons()) > 1


FEATURE = Feature(
    builds=lambda house: NotWithMe(house.tables.db, house.clock),
    optional=False,
    ways=(Way("changes", "button-apart", "apartof", _met_somebody), Way("settings", "button-apart", "apart")),
)
