"""The history: a match turn by turn in words, also while it runs; and, once it is over, all of it on paper."""

from __future__ import annotations

from bot.features.history.pages import history_of, link
from bot.ui.press.feature import Feature, Way, has_begun, was_played

FEATURE = Feature(
    optional=False,
    buttons={"spare": link},
    tells=history_of,
    ways=(
        Way("looks", "button-history", "history", has_begun),
        Way("changes", "button-record", "record", was_played),
    ),
)
