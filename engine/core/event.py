"""Events: facts with an audience.

Values follow one naming convention, shared by events, questions and refusals, so that one piece of code can
word them all: an argument named `seat` or ending in `_seat` is a seat number, one named `seats` is a tuple of
seat numbers; every other string (alone or in a tuple) is the stable id of a thing, and every other integer a
plain number.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

Seat: TypeAlias = int
"""A place at the table, 0-based in turn order around it."""

Value: TypeAlias = int | str | tuple[int | str, ...]

Args: TypeAlias = dict[str, Value]


class Event(msgspec.Struct, frozen=True):
    """Something that happened.

    key:     names the sentence; kebab case, unique within the game.
    args:    the facts, by the naming convention above.
    to:      the seats that may read it; None means everybody, spectators too.
    reveals: whether it brought something to light that nobody may forget again by an undo. None leaves it to the
             audience: what not everybody may read counts as a reveal, what everybody may read does not. True for a
             sealed choice turned over; False for a private note of what its only reader has just chosen.
             Draws and dice need no mark: using the chance source counts by itself.
    """

    key: str
    args: Args = {}
    to: tuple[Seat, ...] | None = None
    reveals: bool | None = None

    @property
    def is_barrier(self) -> bool:
        """Whether no undo goes back past this event without the table's consent."""
        return self.to is not None if self.reveals is None else self.reveals

    def readable_by(self, seat: Seat | None) -> bool:
        """Whether `seat` (None = a spectator) may read this event."""
        return self.to is None or seat in self.to


def readable(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The events that `seat` (None = a spectator) may read, in order.

    >>> happened = [Event("drew", {"seat": 0}), Event("found", {"card": "spear"}, to=(0,))]
    >>> [event.key for event in readable(happened, 1)]
    ['drew']
    """
    return [event for event in events if event.readable_by(seat)]
