"""Puzzles: the one of the day, fresh ones that the bot finds itself, and those from a person's own matches."""

from __future__ import annotations

from bot.db.personal import Held
from bot.db.rows import part
from bot.features.puzzles.own import OWN, SHARES
from bot.features.puzzles.service import DAY_CHANGES, PUZZLE, ROOM, Puzzles
from bot.services.match.sweep import DeadlineRow
from bot.ui.press.feature import Feature
from bot.ui.press.house import House
from bot.ui.press.traits import Traits, Viewed
from engine.players.puzzle import Puzzle
from render.kit.words import Words


async def _begins(house: House) -> None:
    """Fresh ones are looked for while no other puzzle is to be made."""
    puzzles = house[Puzzles]
    await puzzles.begin()
    await puzzles.own.start()
    await puzzles.fresh.start(puzzles.own.settled)


async def _ends(house: House) -> None:
    await house[Puzzles].own.stop()
    await house[Puzzles].fresh.stop()


async def _day_changes(house: House, due: DeadlineRow) -> None:
    await house[Puzzles].day_changes(due)


async def _streak(house: House, viewed: Viewed, words: Words) -> Traits:
    """How many days in a row somebody has answered."""
    streak = await house[Puzzles].streak(viewed.user_id)
    return Traits(chips=(("flame", words("profile-streak", days=streak)),) if streak > 1 else ())


FEATURE = Feature(
    builds=lambda house: Puzzles(house.door, house.thinking, house.settings.fresh_puzzles),
    needs=("rules",),
    begins=_begins,
    ends=_ends,
    due={DAY_CHANGES: _day_changes},
    person=(OWN,),
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
        Held(
            "own_puzzles",
            f"SELECT id AS puzzle, match_id AS match, done, chosen_at, at, {part('data', 'ways')} AS ways, chosen "
            "FROM position WHERE kind = 'own' AND user_id = ?1 ORDER BY id",
            ("DELETE FROM position WHERE kind = 'own' AND user_id = ?1",),
        ),
    ),
    of_servers=(
        f"DELETE FROM card WHERE kind = '{PUZZLE}' AND person = ?1",
        "DELETE FROM position WHERE kind = 'fresh' AND match_id IN (SELECT id FROM match WHERE guild_id = ?1)",
    ),
)
