"""Refusals of the house: codes and values; `bot.ui` makes the sentences."""

from __future__ import annotations

from bot.db.connection import StorageError
from engine.core.errors import GameError

__all__ = ["Refused", "StorageError"]


class Refused(GameError):
    """The house does not do this, and nothing changed."""
