"""What a placement would bring, described by the building in which it lands."""

from __future__ import annotations

import msgspec

from engine.core.event import Seat
from engine.games.gilded_compass.components import UNIVERSITY


class Prize(msgspec.Struct, frozen=True):
    """What dice win when the round ends as things lie.

    thing: "map", "specialist", "artifact", "mission", "item", "ability", "chest", a treasure by its level, or "token".
    keeps: how many of them.
    looks: how many the keeper chooses from or, where nothing is chosen, the same number.
    """

    thing: str
    keeps: int
    looks: int


class Laid(msgspec.Struct, frozen=True):
    """Dice that were placed, and the set, run or row part that they made or grew."""

    dice: tuple[int, ...]
    lying: tuple[int, ...]


class Landing(msgspec.Struct, frozen=True):
    """A placement as it would turn out.

    building: where.
    owner:    a seat or NEUTRAL.
    dice:     those that are placed; `lying` the set or run that they make or grow, elsewhere the same dice.
    places:   the rank of the set; in the University the entrances of the dice that stay, in the Tower their floors,
              in the Temple the tile; nothing for the Library.
    prize:    what they would win if the round ended now, or None. What neutral dice win is lost to all.
    out:      whose dice it pushes out (seats and NEUTRAL), one entry a die.
    victim:   with The Will to Win whose set loses a die (a seat or NEUTRAL), and `loses` what that die shows.
    """

    building: str
    owner: int
    dice: tuple[int, ...]
    lying: tuple[int, ...]
    places: tuple[int, ...] = ()
    prize: Prize | None = None
    out: tuple[int, ...] = ()
    victim: int | None = None
    loses: int = 0

    @property
    def spared(self) -> tuple[int, ...]:
        """With The Will to Win: what is left of the victim's set."""
        left = list(self.lying)
        left.remove(self.loses)
        return tuple(left)

    @property
    def grown(self) -> int:
        """How many dice of the set lie there already."""
        return len(self.lying) - len(self.dice)

    def merit(self, seat: Seat) -> tuple[int, ...]:
        """Sorts the placements in one building, the best for `seat` first: a prize, no own die lost, rank, few dice."""
        first = self.places[0] if self.places else 0
        # High dice win ties of rank; in the University low ones are pushed away last.
        pips = sum(self.lying) if self.building == UNIVERSITY else -sum(self.lying)
        return (
            self.prize is None,
            self.out.count(seat),
            first,
            -len(self.lying),
            pips,
            len(self.dice),
        )
