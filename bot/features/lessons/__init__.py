"""Lessons: guided matches of one person against computers, and notes for whoever plays a game for the first time."""

from __future__ import annotations

from bot.features.lessons import rows
from bot.features.lessons.lesson import done_for, lesson_of, opening
from bot.features.lessons.pages import guided, learned
from bot.features.lessons.service import NOTES, Lessons
from bot.services.match.automatic import Leads
from bot.services.table.scene import Glance, Scene, Table
from bot.ui.press.feature import Feature, Guided, Way
from bot.ui.press.house import House
from bot.ui.press.items import GREEN
from render.kit.words import Words


async def _teaches(_house: House, table: Glance, _user_id: int) -> bool:
    """Whether there is a lesson in the game of a table."""
    return lesson_of(table.row.game) is not None


async def _is_one(_house: House, table: Glance, _user_id: int) -> bool:
    return table.row.lesson


async def _guides(house: House, table: Scene, seat: int) -> Guided:
    return guided(await house[Lessons].guidance(table, seat), table)


async def _learned(house: House, table: Table, words: Words) -> list[str]:
    return learned(await house[Lessons].learned(table), table, words) if table.row.lesson else []


FEATURE = Feature(
    builds=lambda house: Lessons(house.door, house.match.matches, house.thinking, house.features.when_alone),
    ends=lambda house: house[Lessons].close(),
    reads=lambda look, table: rows.newcomers(look, table.row),
    guides=_guides,
    leads=Leads(opening, done_for),
    ways=(
        Way("lobby", "button-learn", "learn", _teaches),
        Way("result", "button-play-match", "playon", _is_one, style=GREEN),
        Way("result", "button-learn-anew", "relearn", _is_one),
    ),
    says={"result": _learned},
    person=(NOTES,),
)
