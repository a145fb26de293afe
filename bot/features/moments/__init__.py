"""Moments: a player puts a position of a finished match to its channel, as a puzzle with a week to answer."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.moments.pages import share_button
from bot.features.moments.service import MOMENT, Moments
from bot.services.match.sweep import DeadlineRow
from bot.ui.press.feature import Feature
from bot.ui.press.house import House
from engine.players.puzzle import Puzzle

_OF_SERVER = "SELECT moment.id FROM moment JOIN match ON match.id = match_id WHERE guild_id = ?1"


async def _end(house: House, due: DeadlineRow) -> None:
    await house[Moments].end(due)


FEATURE = Feature(
    builds=lambda house: Moments(house.door, house.thinking),
    needs=("puzzles",),
    quiet=True,
    due={MOMENT: _end},
    back=share_button,
    stored=(("moment", "id", "data", Puzzle | None),),
    holds=(
        Held(
            "moments",
            "SELECT match_id AS match, done, at, ends_at FROM moment WHERE user_id = ?1 ORDER BY id",
            ("DELETE FROM moment WHERE user_id = ?1",),
        ),
        Held(
            "moment_answers",
            "SELECT moment_id AS moment, choice, at FROM moment_answer WHERE user_id = ?1 ORDER BY moment_id",
            ("DELETE FROM moment_answer WHERE user_id = ?1",),
        ),
    ),
    of_servers=(
        f"DELETE FROM card WHERE kind = '{MOMENT}' AND about IN ({_OF_SERVER})",
        f"DELETE FROM deadline WHERE kind = '{MOMENT}' AND about IN ({_OF_SERVER})",
        f"DELETE FROM moment WHERE id IN ({_OF_SERVER})",
    ),
)
