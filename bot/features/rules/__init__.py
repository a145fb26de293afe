"""How to play: the pages and the rules of every game, with how strong its computers are."""

from __future__ import annotations

from bot.ui.press.feature import Feature, Way

FEATURE = Feature(
    optional=False,
    ways=(Way("lobby", "button-how-to-play", "rules"), Way("looks", "button-how-to-play", "rules")),
)
