"""Notes: what somebody writes down at a match, for nobody else, and reads on the own desk."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.notes import rows
from bot.features.notes.pages import desk_lines
from bot.features.notes.service import Notes
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House


async def _plays(_house: House, table: Glance, user_id: int) -> bool:
    """Whether somebody sits at a match that has begun."""
    return table.seat_of(user_id) is not None and table.row.started_at is not None


FEATURE = Feature(
    builds=lambda house: Notes(house.tables.db),
    reads=lambda look, table: rows.of_match(look, table.row.id),
    desk=desk_lines,
    ways=(Way("own", "button-note", "note", _plays),),
    holds=(
        Held(
            "notes",
            "SELECT match_id AS match, text FROM note WHERE user_id = ?1 ORDER BY match_id",
            ("DELETE FROM note WHERE user_id = ?1",),
        ),
    ),
)
