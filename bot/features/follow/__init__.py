"""Following matches of others: a line a day and the result, in direct messages."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.follow.service import Follows
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House


async def _may_begin(house: House, table: Glance, user_id: int) -> bool:
    """Whether somebody looks on who does not follow yet."""
    looks_on = table.row.status in ("running", "suspended") and table.seat_of(user_id) is None
    return looks_on and not await house[Follows].follows(table.row.id, user_id)


async def _follows(house: House, table: Glance, user_id: int) -> bool:
    return not table.over and await house[Follows].follows(table.row.id, user_id)


FEATURE = Feature(
    builds=lambda house: Follows(house.tables.db, house.clock),
    ways=(
        Way("own", "button-follow-match", "followmatch", _may_begin),
        Way("own", "button-unfollow-match", "unfollow", _follows),
        Way("stranger", "button-follow-match", "followmatch"),
    ),
    holds=(
        Held(
            "follows",
            "SELECT match_id FROM follow WHERE user_id = ?1 ORDER BY match_id",
            ("DELETE FROM follow WHERE user_id = ?1",),
        ),
    ),
    of_servers=("DELETE FROM follow WHERE match_id IN (SELECT id FROM match WHERE guild_id = ?1)",),
)
