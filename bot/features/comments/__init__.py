"""Sealed comments: what people who look on think of a match and whom they expect to win, opened at its end."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.comments.service import Comments
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House

_OURS = "(SELECT id FROM match WHERE guild_id = ?1)"


async def _looks_on(_house: House, table: Glance, user_id: int) -> bool:
    """Whether somebody may look on at a match that is played."""
    return table.row.status in ("running", "suspended") and table.seat_of(user_id) is None


async def _has_some(house: House, table: Glance, _user_id: int) -> bool:
    """Whether there is a comment that stands and could be taken down."""
    return any(row.text and not row.hidden for row in await house[Comments].opened(table))


FEATURE = Feature(
    builds=lambda house: Comments(house.door),
    needs=("replay",),
    quiet=True,
    ways=(
        Way("own", "button-comment", "comment", _looks_on),
        Way("moderate", "button-moderate-comment", "askhide", _has_some, managers=True),
        Way("stranger", "button-comment", "comment"),
        Way("followed", "button-comment", "comment", _looks_on),
    ),
    holds=(
        Held(
            "sealed_comments",
            "SELECT match_id AS match, name, text, guess, hidden FROM comment WHERE user_id = ?1 ORDER BY match_id",
            ("DELETE FROM comment WHERE user_id = ?1",),
        ),
    ),
    of_servers=(
        f"DELETE FROM comment WHERE match_id IN {_OURS}",
        f"DELETE FROM card WHERE kind = 'comments' AND about IN {_OURS}",
    ),
)
