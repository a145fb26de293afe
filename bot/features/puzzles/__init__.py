"""Puzzles: the one of the day, fresh ones that the bot finds itself, and those from a person's own matches."""

from __future__ import annotations

from bot.db.personal import Held
from bot.db.rows import part
from bot.features.puzzles.own import OWN, SHARES
from bot.features.puzzles.own_rows import ALL
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
    begins=_begins,
    ends=_ends,
    due={DAY_CHANGES: _day_changes},
    person=(OWN,),
    server=(SHARES,),
    rooms=(ROOM,),
    traits=_streak,
    stored=(
        ("puzzle", "day", "data", Puzzle),
        ("fresh_puzzle", "id", "data", Puzzle),
        ("own_puzzle", "id", "data", Puzzle | None),
    ),
    holds=(
        Held(
            "puzzles",
            "SELECT day, choice, at FROM puzzle_answer WHERE user_id = ?1 ORDER BY day",
            ("DELETE FROM puzzle_answer WHERE user_id = ?1",),
        ),
        Held(
            "own_puzzles",
            f"SELECT match_id AS match, done, chosen_at, noted_at, {part('data', 'ways')} AS ways, chosen, choice, "
            "answered_at FROM own_puzzle WHERE user_id = ?1 ORDER BY id",
            ("DELETE FROM own_puzzle WHERE user_id = ?1",),
        ),
    ),
    of_servers=(
        f"DELETE FROM card WHERE kind = '{PUZZLE}' AND person = ?1",
        f"DELETE FROM own_puzzle WHERE user_id = {ALL} AND match_id IN (SELECT id FROM match WHERE guild_id = ?1)",
    ),
)
