"""The one action of Yucata': play a card."""

from __future__ import annotations

from typing import Final

from engine.core.action import Action
from engine.games.yucata.components import CARDS

PLAY: Final[tuple[Action, ...]] = tuple(("play", card) for card in CARDS)
"""The action for each card, by the card's index in CARDS."""
