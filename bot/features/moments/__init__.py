"""Moments: a player puts a position of a finished match to its channel, as a puzzle with a week to answer."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.moments.pages import share_button
from bot.features.moments.service import MOMENT, Moments
from bot.features.puzzles.service import Puzzles
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House

_OF_SERVER = (
    f"SELECT position.id FROM position JOIN match ON match.id = match_id WHERE kind = '{MOMENT}' AND guild_id = ?1"
)


async def _has_some(house: House, table: Glance, _user_id: int) -> bool:
    """Whether a moment of a match stands."""
    return bool(await house[Moments].at(table.row.id))


FEATURE = Feature(
    builds=lambda house: Moments(house.door, house[Puzzles].choices),
    needs=("puzzles", "rules"),
    quiet=True,
    due={MOMENT: lambda house, due: house[Moments].end(due)},
    ways=(Way("moderate", "button-moderate-moment", "askmoment", _has_some, managers=True),),
    back=share_button,
    holds=(
        Held(
            "moments",
            "SELECT match_id AS match, done, shared.at, ends_at FROM shared "
            "JOIN position ON position.id = shared.id WHERE shared.user_id = ?1 ORDER BY shared.id",
            (
                "DELETE FROM position WHERE id IN (SELECT id FROM shared WHERE user_id = ?1)",
                "DELETE FROM shared WHERE user_id = ?1",
            ),
        ),
    ),
    of_servers=(
        f"DELETE FROM card WHERE kind = '{MOMENT}' AND about IN ({_OF_SERVER})",
        f"DELETE FROM deadline WHERE kind = '{MOMENT}' AND about IN ({_OF_SERVER})",
        f"DELETE FROM shared WHERE id IN ({_OF_SERVER})",
        f"DELETE FROM position WHERE id IN ({_OF_SERVER})",
    ),
)
