"""Reviews: what a finished match looks like from its end, and each position of it, to be played on on paper; and what a
lesson had best and worst."""

from __future__ import annotations

from bot.features.review.pages import learned_lines, review_page
from bot.features.review.service import Review, Reviews
from bot.features.review.walk_page import walk_button
from bot.services.table.played import reviewable
from bot.services.table.scene import Glance, Table
from bot.ui.press.asker import retraced
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, Page
from render.kit.words import Words


def _built(house: House) -> Reviews:
    reviews = Reviews(house.door, house.thinking)
    house.courses = reviews.courses
    return reviews


async def _can_be_made(_house: House, table: Glance, _user_id: int) -> bool:
    return reviewable(table)


async def _can_be_read(house: House, table: Glance, _user_id: int) -> bool:
    return await house[Reviews].state(table) != "none"


async def _looks(house: House, table: Table, words: Words) -> Page | None:
    """The review, once it is made."""
    if await house[Reviews].state(table) != "ready":
        return None
    made, _ = await house[Reviews].get(table)
    return await review_page(house, table, *await retraced(house, table), made, words.language)


async def _learned(house: House, table: Table, words: Words) -> list[str]:
    """What a lesson had best and worst, once that is known."""
    state = await house[Reviews].state(table) if table.row.lesson else "none"
    if state == "pending":
        return [f"-# {words('learned-choices-follow')}"]
    if state == "none":
        return []
    made, _ = await house[Reviews].get(table)
    return await learned_lines(house, table, made, words)


FEATURE = Feature(
    builds=_built,
    needs=("replay",),
    begins=lambda house: house[Reviews].start(),
    ends=lambda house: house[Reviews].stop(),
    ways=(
        Way("result", "button-review", "review", _can_be_read, style=BLUE),
        Way("looks", "button-review", "review", _can_be_made, style=BLUE),
        Way("review", "button-walk-match", "walk"),
    ),
    looks=_looks,
    back=walk_button,
    says={"result": _learned},
    stored=(("review", "match_id", "data", Review | None),),
    of_servers=("UPDATE review SET channel_id = NULL WHERE match_id IN (SELECT id FROM match WHERE guild_id = ?1)",),
)
