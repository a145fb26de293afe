"""Puzzles: the one of the day, others by theme, and fresh ones that the bot finds itself or in matches of people."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.puzzles.fresh import SHARES
from bot.features.puzzles.service import DAY_CHANGES, PUZZLE, ROOM, Puzzles
from bot.ui.press.feature import Feature
from bot.ui.press.house import House
from bot.ui.press.traits import Traits, Viewed
from engine.players.puzzle import Puzzle
from render.kit.words import Words


async def _begins(house: House) -> None:
    await house[Puzzles].begin()
    await house[Puzzles].fresh.start()


async def _streak(house: House, viewed: Viewed, words: Words) -> Traits:
    """How many days in a row somebody has answered."""
    streak = await house[Puzzles].streak(viewed.user_id)
    return Traits(chips=(("flame", words("profile-streak", days=streak)),) if streak > 1 else ())


FEATURE = Feature(
    builds=lambda house: Puzzles(house.door, house.thinking, house.settings.fresh_puzzles),
    needs=("rules",),
    begins=_begins,
    ends=lambda house: house[Puzzles].fresh.stop(),
    due={DAY_CHANGES: lambda house, due: house[Puzzles].change_day(due)},
    server=(SHARES,),
    rooms=(ROOM,),
    traits=_streak,
    stored=(("position", "id", "data", Puzzle | None),),
    holds=(
        Held(
            "puzzle_answers",
            "SELECT position_id AS puzzle, kind, game, day, match_id AS match, choice, solution.at FROM solution "
            "JOIN position ON position.id = position_id WHERE solution.user_id = ?1 ORDER BY position_id",
            ("DELETE FROM solution WHERE user_id = ?1",),
        ),
        Held(
            "puzzle_skill",
            "SELECT game, mu, sigma FROM solver WHERE user_id = ?1 ORDER BY game",
            ("DELETE FROM solver WHERE user_id = ?1",),
        ),
    ),
    of_servers=(
        f"DELETE FROM card WHERE kind = '{PUZZLE}' AND person = ?1",
        "DELETE FROM position WHERE kind = 'fresh' AND match_id IN (SELECT id FROM match WHERE guild_id = ?1)",
    ),
)
