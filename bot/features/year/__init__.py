"""A person's year: what the finished matches with other people add up to, shown to nobody else; in December unasked."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.year.service import YEAR, YEARLY, Years
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Feature
from bot.ui.press.house import House
from bot.ui.press.items import button
from bot.ui.press.traits import Traits, Viewed
from render.kit.words import Words


def _years(house: House) -> Years:
    # As it is when it is asked: whoever knows it is perhaps not there yet.
    return Years(house.tables.db, house.clock, lambda look, ids: house.study.courses(look, ids))  # noqa: PLW0108


async def _traits(_house: House, viewed: Viewed, words: Words) -> Traits:
    """The way to it, on the own profile alone."""
    own = viewed.user_id == viewed.reader
    return Traits(ways=(button(words("button-year"), Press("year", 0)),) if own else ())


FEATURE = Feature(
    builds=_years,
    needs=("badges", "profile"),
    optional=False,
    begins=lambda house: house[Years].begin(),
    due={YEARLY: lambda house, due: house[Years].tell(due)},
    person=(YEAR,),
    traits=_traits,
    holds=(
        Held(
            "told_of_years",
            "SELECT year FROM year_told WHERE user_id = ?1 ORDER BY year",
            ("DELETE FROM year_told WHERE user_id = ?1",),
        ),
    ),
)
