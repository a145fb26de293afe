"""A person's year: what the finished matches with other people add up to, shown to nobody else; in December unasked."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.year.service import YEAR, YEARLY, Years
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House


def _years(house: House) -> Years:
    # As it is when it is asked: whoever knows it is perhaps not there yet.
    return Years(house.tables.db, house.clock, lambda look, ids: house.courses(look, ids))  # noqa: PLW0108


FEATURE = Feature(
    builds=_years,
    needs=("badges", "profile"),
    optional=False,
    begins=lambda house: house[Years].begin(),
    due={YEARLY: lambda house, due: house[Years].tell(due)},
    person=(YEAR,),
    ways=(Way("profile", "button-year", "year"),),
    holds=(
        Held(
            "told_of_years",
            "SELECT year FROM year_told WHERE user_id = ?1 ORDER BY year",
            ("DELETE FROM year_told WHERE user_id = ?1",),
        ),
    ),
)
