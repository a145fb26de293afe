"""Your mistakes, again: what a review calls an own mistake, as a position to try once more, of one match or of all."""

from __future__ import annotations

from bot.features.mistakes.service import Mistakes
from bot.features.puzzles.service import Puzzles
from bot.features.review.service import Reviews
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House
from bot.ui.press.items import BLUE


async def _made_some(house: House, table: Glance, user_id: int) -> bool:
    return any(one.judged.mistake for one in await house[Mistakes].of_match(table.row.id, user_id))


async def _lost_little_by_little(house: House, table: Glance, user_id: int) -> bool:
    found = await house[Mistakes].of_match(table.row.id, user_id)
    return bool(found) and not found[0].judged.mistake


FEATURE = Feature(
    builds=lambda house: Mistakes(house.tables, house[Puzzles].choices, house[Reviews]),
    needs=("puzzles", "review", "rules"),
    ways=(
        Way("review", "button-mistakes", "mistakes", _made_some, style=BLUE),
        Way("review", "button-losses", "mistakes", _lost_little_by_little, style=BLUE),
        Way("profile", "button-mistakes-all", "mistakesall"),
    ),
)
