"""Refusals of the house: codes and values, of which `bot.ui` makes the sentences; and what fails inside."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from bot.db.connection import StorageError
from engine.core.errors import GameError

__all__ = ["Broken", "Refused", "StorageError", "confined", "where"]


class Refused(GameError):
    """The house does not do this, and nothing changed."""


class Broken(Refused):
    """A match cannot be loaded or shown, because something failed inside; the cause says what.

    stage: "load", "apply" or "view".   seat: whose view or action it was.
    """

    def __init__(self, match_id: int, stage: str, seat: int | None = None) -> None:
        super().__init__("match-in-trouble", number=match_id)
        self.match_id = match_id
        self.stage = stage
        self.seat = seat


def where(error: BaseException) -> str:
    """What failed and where, for the log: nothing of what it worked on, since that may be secret."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return " > ".join([*places, type(error).__name__])


@contextmanager
def confined(log: logging.Logger, trouble: str, *values: object) -> Generator[None]:
    """Around what concerns one thing of many: where it fails the log says so, and the others go on.

    trouble, values: what the log says, before the place.   Raises StorageError, which concerns all of them.
    """
    try:
        yield
    except StorageError:
        raise
    except Exception as error:
        log.error(f"{trouble}: %s", *values, where(error))
