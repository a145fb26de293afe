"""Templates: tables to be opened again as they were, which people keep for themselves and managers for their server."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.hours.plans import Plan
from bot.features.templates.pages import MARK
from bot.features.templates.presses import open_table, template_choices
from bot.features.templates.service import Templates
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, Opens, Way, was_played
from bot.ui.press.house import House


async def _can_be_kept(house: House, table: Glance, user_id: int) -> bool:
    """Whether a match is over that another could be opened like."""
    return await was_played(house, table, user_id) and not (table.row.direct or table.row.lesson)


FEATURE = Feature(
    builds=lambda house: Templates(house.door),
    needs=("hours",),
    ways=(
        Way("changes", "button-template", "keeptable", _can_be_kept),
        Way("plan", "button-template", "keeptable"),
    ),
    opens=Opens(MARK, template_choices, open_table),
    holds=(
        Held(
            "templates",
            "SELECT name, plan FROM template WHERE user_id = ?1 ORDER BY id",
            ("DELETE FROM template WHERE user_id = ?1",),
        ),
    ),
    of_servers=("DELETE FROM template WHERE guild_id = ?1",),
    stored=(("template", "id", "plan", Plan),),
)
