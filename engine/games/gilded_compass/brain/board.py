"""What dice in the buildings promise: facts about every seat's dice, and how a placement changes what they promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.promises import Weights
from engine.games.gilded_compass.brain import wishes
from engine.games.gilded_compass.buildings.tower import FLOORS
from engine.games.gilded_compass.components import (
    ABILITIES,
    AUCTION,
    DICE,
    GALLEON,
    ROUNDS,
    TEMPLE,
    TOWER,
)
from engine.games.gilded_compass.model import ASSIGN, NEUTRAL, NOBODY, CompassState

_PRIZES: Final = {True: (4.6, 2.4, 1.7), False: (3.4, 2.8, 2.2)}
"""What the first, second and third run win on average: artifacts, missions."""
_LONG: Final = 4

FACTS: Final = (
    *(f"set-{size}" for size in range(1, _LONG + 1)),
    "row-low",
    "row-middle",
    "row-high",
    *(f"run-{length}" for length in range(1, _LONG + 1)),
    "temple",
    "illuminati-first",
    "illuminati-lead",
    "illuminati-second",
    "chests",
    "galleon-lead",
    *(f"floor-{floor + 1}" for floor in range(FLOORS)),
    "library",
    "left",
    "idle",
    "places",
    "unused",
    "tokens",
    *(f"ability-{ability}" for ability in ABILITIES),
)
"""The facts of a seat.

set-N:    sets of N dice (4: or more) in the Archives that would take a map now, by what those maps would bring.
row:      dice in the University, low, middle or high ones, by what their specialists would bring.
run-N:    runs of N dice (4: or more) that would win now, by the average prize.
temple:   tiles claimed.
illuminati-first, -lead, -second: the longest set, each die of it, the second longest.
chests, galleon-lead: chests that would be kept now; the longest set.
floor-N:  dice on a floor of the Treasure Tower.
library, left: dice in the Library, dice still to place.
Times the share of the rounds to come, this one included:
idle, places, unused: specialists without a map, by value; free places on maps; items that double nothing.
tokens, ability-A: knowledge tokens; Special Abilities.
"""
_AT: Final = {fact: at for at, fact in enumerate(FACTS)}
_SET, _ROW, _RUN, _TEMPLE = _AT["set-1"], _AT["row-low"], _AT["run-1"], _AT["temple"]
_FIRST, _LEAD, _SECOND = _AT["illuminati-first"], _AT["illuminati-lead"], _AT["illuminati-second"]
_CHESTS, _GALLEON, _FLOOR = _AT["chests"], _AT["galleon-lead"], _AT["floor-1"]
_LIBRARY, _LEFT, _IDLE = _AT["library"], _AT["left"], _AT["idle"]

_weights: list[tuple[float, ...]] = []


def use(weights: Weights) -> None:
    """Think with these weights."""
    _weights[:] = [weights.facts[fact] for fact in FACTS]


def ages(state: CompassState) -> tuple[float, float]:
    """How a weight depends on the time: on the dice still to place in this round, and on those placed already."""
    placed = 1 - min(*state.left, DICE) / DICE
    return 1 - placed, placed


def rounds_ahead(state: CompassState) -> float:
    """How many of the rounds are to come, this one included, from 1 down to 0."""
    return (wishes.rounds_left(state) + 1) / ROUNDS[state.seats]


def promise(state: CompassState) -> list[float]:
    """What one unit of each fact promises now."""
    early, late = ages(state)
    return [a * early + b * late for a, b in _weights]


Note = tuple[int, int, float]
"""A seat, one of its facts (an index of FACTS), and how much of it."""
Sets = Sequence[tuple[int, int, int]]
Row = Sequence[tuple[int, int]]


class Board:
    """What the dice of every seat promise, building by building; neutral dice only stand in the way."""

    def __init__(self, state: CompassState) -> None:
        self.state = state
        wanted = [wishes.wishes_of(state, seat) for seat in range(state.seats)]
        self._maps = [sorted([wish.maps[tile] for tile in state.maps], reverse=True) for wish in wanted]
        self._people = [sorted([wish.specialists[tile] for tile in state.specialists], reverse=True) for wish in wanted]
        self._prizes = _PRIZES[state.b == AUCTION]

    def archives(self, sets: Sets) -> list[Note]:
        """Sets that would take a map now, by the map that would be left for them."""
        order = sorted(sets, key=_set_rank, reverse=True)
        return [
            (owner, _SET + min(size, _LONG) - 1, self._maps[owner][rank])
            for rank, (owner, _, size) in enumerate(order[: len(self.state.maps)])
            if owner != NEUTRAL
        ]

    def university(self, row: Row) -> list[Note]:
        """Dice in the row, by the specialist that would be left for them."""
        return [
            (owner, _ROW + (value - 1) // 2, self._people[owner][at])
            for at, (owner, value) in enumerate(row[: len(self.state.specialists)])
            if owner != NEUTRAL
        ]

    def hall(self, runs: Sets) -> list[Note]:
        """Runs that would win something now."""
        order = sorted(runs, key=_run_rank, reverse=True)
        return [
            (owner, _RUN + min(high - low + 1, _LONG) - 1, prize)
            for (owner, low, high), prize in zip(order, self._prizes, strict=False)
            if owner != NEUTRAL
        ]

    def temple(self, tiles: Row) -> list[Note]:
        """Claimed tiles."""
        return [(owner, _TEMPLE, 1.0) for _, owner in tiles if owner not in (NEUTRAL, NOBODY)]

    def tower(self, towers: Sequence[Row]) -> list[Note]:
        """Dice by their floor."""
        return [
            (owner, _FLOOR + floor, 1.0)
            for tower in towers
            for floor, (owner, _) in enumerate(tower)
            if owner != NEUTRAL
        ]

    def illuminati(self, piles: Row) -> list[Note]:
        """The longest set and the second."""
        order = sorted(piles, key=lambda pile: -pile[1])[:2]
        found: list[Note] = []
        for rank, (owner, size) in enumerate(order):
            if owner != NEUTRAL:
                found += [(owner, _FIRST, 1.0), (owner, _LEAD, size)] if rank == 0 else [(owner, _SECOND, 1.0)]
        return found

    def galleon(self, piles: Row, drawn: Sequence[Sequence[int]]) -> list[Note]:
        """Chests that would be kept now; `drawn` are those that each seat has drawn in this round."""
        longest = max((size for _, size in piles), default=0)
        found: list[Note] = []
        for owner, size in piles:
            if owner != NEUTRAL:
                leads = size == longest
                found.append((owner, _CHESTS, sum(sorted(drawn[owner], reverse=True)[: 2 if leads else 1])))
                if leads:
                    found.append((owner, _GALLEON, 1.0))
        return found

    def notes(self) -> list[Note]:
        """Everything about dice that lie in buildings or are still to be placed."""
        state = self.state
        found = [*self.archives(state.archives), *self.university(state.university), *self.hall(state.hall)]
        if state.c == TEMPLE:
            found += self.temple(state.temple)
        elif state.c == TOWER:
            found += self.tower(state.towers)
        elif state.c == GALLEON:
            found += self.galleon(pile_sizes(state), state.chests_drawn)
        else:
            found += self.illuminati(pile_sizes(state))
        for seat in range(state.seats):
            found += [(seat, _LIBRARY, state.library[seat]), (seat, _LEFT, state.left[seat])]
        return found


def _set_rank(lying: tuple[int, int, int]) -> tuple[int, int]:
    return lying[2], lying[1]


def _run_rank(run: tuple[int, int, int]) -> tuple[int, int]:
    return run[2] - run[1], run[2]


def pile_sizes(state: CompassState) -> list[tuple[int, int]]:
    """(owner, number of dice) of the sets in the Illuminati or the Sunken Galleon."""
    return [(owner, len(dice)) for owner, dice in state.piles]


def facts(state: CompassState) -> list[list[float]]:
    """All FACTS of every seat."""
    found = [[0.0] * len(FACTS) for _ in range(state.seats)]
    if state.phase == ASSIGN:
        return found
    for seat, fact, amount in Board(state).notes():
        found[seat][fact] += amount
    ahead = rounds_ahead(state)
    for seat, row in enumerate(found):
        held = wishes.collected(state, seat)
        abilities = state.own_abilities[seat] if state.own_abilities else ()
        for at, amount in enumerate((held.idle, held.places, held.unused, state.tokens[seat], *abilities), _IDLE):
            row[at] = amount * ahead
    return found
