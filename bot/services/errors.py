"""Refusals of the house: codes and values; `bot.ui` makes the sentences."""

from __future__ import annotations

from engine.core.errors import GameError


class Refused(GameError):
    """The house does not do this, and nothing changed."""
