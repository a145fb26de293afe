"""Hints: at tables that want it whoever is asked may see what a strong computer would do. Such a match is not rated."""

from __future__ import annotations

from bot.features.hints.service import HINTS, Hints
from bot.services.processes.computers import has_brain
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, OfTable, Way
from bot.ui.press.house import House


async def _gives(_house: House, table: Glance, user_id: int) -> bool:
    return HINTS.key in table.row.switched and table.row.status == "running" and table.seat_of(user_id) is not None


FEATURE = Feature(
    builds=lambda house: Hints(house.tables, house.thinking),
    ways=(Way("looks", "button-hint", "hint", _gives),),
    table=(OfTable(HINTS, lambda table, _guild: has_brain(table.game), unrated=True),),
)
