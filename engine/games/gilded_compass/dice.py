"""Dice as six counts, one a face."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from engine.core.chance import Source
from engine.core.remembered import Remembered
from engine.games.gilded_compass.components import B_BUILDINGS, DICE, EXTRA_DICE, FACES, TEMPLE, TOWER, UNIVERSITY


def roll(chance: Source, dice: int) -> list[int]:
    """Roll so many dice with one draw: a number below 6 to the power of `dice`, read as digits in base 6."""
    number = chance.below(_POWERS[dice])
    if dice <= _AT_ONCE:
        return list(_ROLLED[dice][number])
    more, first = divmod(number, _POWERS[_AT_ONCE])
    counts = list(_ROLLED[_AT_ONCE][first])
    for _ in range(dice - _AT_ONCE):
        more, face = divmod(more, 6)
        counts[face] += 1
    return counts


_AT_ONCE: Final = 4
"""Rolls of up to so many dice are looked up."""
_POWERS: Final = tuple(6**dice for dice in range(DICE + EXTRA_DICE + 1))
_ROLLED: Final = tuple(
    tuple(tuple(faces.count(face) for face in range(6)) for faces in product(range(6), repeat=dice))
    for dice in range(_AT_ONCE + 1)
)
"""The six counts by number of dice and number drawn; the order of the digits makes no difference."""


def number_of(values: Iterable[int]) -> int:
    """The draw that rolls these values (for scripted chance)."""
    number = 0
    for value in values:
        number = number * 6 + value - 1
    return number


def counted(values: Iterable[int]) -> list[int]:
    """The six counts of these values."""
    counts = [0] * 6
    for value in values:
        counts[value - 1] += 1
    return counts


def values_of(counts: Sequence[int]) -> tuple[int, ...]:
    """The values in ascending order."""
    if not counts:
        return ()
    a, b, c, d, e, f = counts
    return (1,) * a + (2,) * b + (3,) * c + (4,) * d + (5,) * e + (6,) * f


@lru_cache(maxsize=4096)
def shown(values: tuple[int, ...]) -> str:
    """Dice of a roll or a set as they are named in events and questions: 1 3 3."""
    return _in_a_row(values)


def _in_a_row(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def shown_roll(counts: Sequence[int]) -> str:
    """The same for six counts."""
    return _SHOWN[tuple(counts)]


def _shown_roll(counts: tuple[int, ...]) -> str:
    return _in_a_row(values_of(counts))


_SHOWN: Final = Remembered(_shown_roll)


@lru_cache(maxsize=64)
def shown_run(values: tuple[int, ...]) -> str:
    """The dice of a run: 2-3-4."""
    return "-".join(map(str, values))


@lru_cache(maxsize=64)
def shown_pair(values: tuple[int, ...]) -> str:
    """Dice that go together as a pair, or the one that goes alone: 1 + 6."""
    return " + ".join(map(str, values))


def shown_in(building: str, values: tuple[int, ...]) -> str:
    """Dice that lie together in a building: runs as runs, pairs as pairs, all others as sets."""
    if building in B_BUILDINGS:
        return shown_run(values)
    return shown_pair(values) if building in (UNIVERSITY, TOWER, TEMPLE) else shown(values)


_ONE_BY_ONE: Final = 5


def briefly(building: str, values: tuple[int, ...]) -> str:
    """Dice that lie together in few characters: runs as 2–4, many equal dice as 6×5, all others as `shown_in`.

    Few equal dice stand there one by one: 4×4 reads as a product.
    """
    if len(values) > 1 and building in B_BUILDINGS:
        return f"{values[0]}–{values[-1]}"
    different = set(values)
    if len(values) > _ONE_BY_ONE and len(different) == 1:
        return f"{len(values)}×{different.pop()}"
    return shown_in(building, values)


def mask_of(counts: Sequence[int]) -> int:
    """Bit face - 1 is set for each face that is there."""
    a, b, c, d, e, f = counts
    return (1 if a else 0) + (2 if b else 0) + (4 if c else 0) + (8 if d else 0) + (16 if e else 0) + (32 if f else 0)


def take(counts: list[int], values: Iterable[int]) -> None:
    """Remove these values from the counts."""
    for value in values:
        counts[value - 1] -= 1


def has(counts: Sequence[int], values: Sequence[int]) -> bool:
    """Whether all these values are there, each as often as it is named."""
    return all(counts[value - 1] >= values.count(value) for value in values)


@lru_cache(maxsize=4096)
def sums(counts: tuple[int, ...], dice: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The totals that exactly so many of the dice can show, highest first, each with one way to show it."""
    reached: dict[tuple[int, int], tuple[int, ...]] = {(0, 0): ()}
    for face, count in zip(FACES, counts, strict=True):
        if count:
            for (used, total), values in list(reached.items()):
                for more in range(1, min(count, dice - used) + 1):
                    reached.setdefault((used + more, total + more * face), (*values, *[face] * more))
    return tuple(sorted([(total, values) for (used, total), values in reached.items() if used == dice], reverse=True))


PAIRS_OF_FIVE: Final = ((1, 4), (2, 3))
PAIRS_OF_SEVEN: Final = ((1, 6), (2, 5), (3, 4))
