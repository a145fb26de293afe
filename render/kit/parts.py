"""What the parts of a picture are called that every game has; the others are named by the game that cuts them."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

MAIN: Final = "main"
"""The first part of a sheet; what it is called if nothing is cut."""
PLAYERS: Final = "players"
COURSE: Final = "course"
"""The points turn by turn, below the result."""

Which = Literal["board", "private"]
"""A picture: of the table as everybody sees it, or what only a reader sees."""


LETTERS: Final = "abcd"
"""Of the changes that are marked on a picture: no more than these at once."""


class Area(NamedTuple):
    """Where on a part of a picture a place lies that can be pointed at: its left upper corner, its width and its height
    in whole pixels of that part as it is drawn (1,200 wide).

    place: as the game calls it, data and no prose ("card-3", "space-captain-2"); each once in a picture.
    """

    place: str
    x: int
    y: int
    w: int
    h: int


class Mark(NamedTuple):
    """That the line with this letter, beside the picture, tells of something seen at a place that the game names.

    seats: of whom it tells; none if that is nobody.
    """

    letter: str
    place: str
    seats: tuple[int, ...] = ()
