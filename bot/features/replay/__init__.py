"""The replay: the pictures of a match turn by turn, also while it runs, and what moved as one animated picture."""

from __future__ import annotations

from bot.features.replay.pages import links
from bot.ui.press.feature import Feature, Way, has_begun

FEATURE = Feature(
    ways=(Way("looks", "button-replay", "replay", has_begun), Way("result", "button-replay", "replay")),
    turns=links,
)
