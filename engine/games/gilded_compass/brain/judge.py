"""What placements bring: how they change what the dice of every seat promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.games.gilded_compass import actions, components
from engine.games.gilded_compass.brain.board import FACTS, Board, Note, pile_sizes, promise
from engine.games.gilded_compass.buildings import tower, university
from engine.games.gilded_compass.components import (
    ARCHIVES,
    GALLEON,
    ILLUMINATI,
    LIBRARY,
    TEMPLE,
    TOWER,
    UNIVERSITY,
    UNIVERSITY_WIDTH,
)
from engine.games.gilded_compass.model import NEUTRAL, CompassState, Die

_LIBRARY: Final = FACTS.index("library")
_LEFT: Final = FACTS.index("left")


class Judge:
    """What placements in one position bring to the seat in turn, in gold: its own gain less that of the others."""

    def __init__(self, state: CompassState) -> None:
        self.state = state
        self._board = Board(state)
        self._promise = promise(state)
        self._before: dict[str, float] = {}
        self._share = 1 / (state.seats - 1)

    def gain(self, action: Action) -> float:
        """What a placement brings, of own dice (what they could do elsewhere counts against it) or of neutral ones."""
        building = str(action[1])
        neutral = action[0] in (actions.NEUTRALS, actions.WILL[1])
        if building == LIBRARY:
            return self._promise[_LIBRARY] - self._promise[_LEFT]
        notes, dice = self._after(building, NEUTRAL if neutral else self.state.turn, action)
        if building not in self._before:
            self._before[building] = self._balance(self._now(building))
        gain = self._balance(notes) - self._before[building]
        return gain if neutral else gain - dice * self._promise[_LEFT]

    def _balance(self, notes: list[Note]) -> float:
        """What they promise the seat in turn, less what they promise the others on average."""
        promise, turn, share = self._promise, self.state.turn, self._share
        return sum([promise[fact] * amount * (1.0 if seat == turn else -share) for seat, fact, amount in notes])

    def _now(self, building: str) -> list[Note]:
        board, state = self._board, self.state
        if building == ARCHIVES:
            return board.archives(state.archives)
        if building == UNIVERSITY:
            return board.university(state.university)
        if building == TEMPLE:
            return board.temple(state.temple)
        if building == TOWER:
            return board.tower(state.towers)
        if building == ILLUMINATI:
            return board.illuminati(pile_sizes(state))
        if building == GALLEON:
            return board.galleon(pile_sizes(state), state.chests_drawn)
        return board.hall(state.hall)

    def _after(self, building: str, owner: int, action: Action) -> tuple[list[Note], int]:
        """What is noted of a building after a placement there, and how many dice that takes."""
        board, state = self._board, self.state
        numbers = actions.numbers(action)
        will = action[0] in actions.WILL
        if building == ARCHIVES:
            grown, value, number = numbers
            size = grown + number
            sets = [lying for lying in state.archives if lying != (owner, value, grown)]
            if will:
                sets = [(k, v, s - 1) if (v, s) == (value, size) else (k, v, s) for k, v, s in sets]
            return board.archives([*sets, (owner, value, size)]), number
        if building == UNIVERSITY:
            row = state.university[:]
            out = university.enter(row, UNIVERSITY_WIDTH[state.seats], owner, numbers)
            return [*board.university(row), *_fallen(out)], len(numbers)
        if building == TOWER:
            towers = [row[:] for row in state.towers]
            out = tower.enter(towers, owner, numbers)
            return [*board.tower(towers), *_fallen(out)], len(numbers)
        if building == TEMPLE:
            tiles = list(state.temple)
            tiles[numbers[0] - 1] = (tiles[numbers[0] - 1][0], owner)
            return board.temple(tiles), 2
        if building in components.B_BUILDINGS:
            low, high, new_low, new_high = numbers[:4]
            runs = [run for run in state.hall if run != (owner, low, high)]
            if will:
                runs = [_shortened(run, numbers[4]) if run[1:] == (new_low, new_high) else run for run in runs]
            number = new_high - new_low - (high - low if low else -1)
            return board.hall([*runs, (owner, new_low, new_high)]), number
        piles = pile_sizes(state)
        before = next((size for keeper, size in piles if keeper == owner), 0)
        piles = [pile for pile in piles if pile[0] != owner] + [(owner, before + len(numbers))]
        if building == ILLUMINATI:
            return board.illuminati(piles), len(numbers)
        drawn = list(state.chests_drawn)
        if owner != NEUTRAL:
            drawn[owner] = [*drawn[owner], *_USUAL_CHESTS[: len(numbers)]]
        return board.galleon(piles, drawn), len(numbers)


def _fallen(dice: Sequence[Die]) -> list[Note]:
    return [(owner, _LIBRARY, 1.0) for owner, _ in dice if owner != NEUTRAL]


def _shortened(run: tuple[int, int, int], die: int) -> tuple[int, int, int]:
    owner, low, high = run
    return (owner, low + 1, high) if die == low else (owner, low, high - 1)


_USUAL_CHESTS: Final = (2, 2, 3, 2, 2, 3, 2, 2, 2, 2)
"""Chests as they usually come: one in three or four is a 3."""
