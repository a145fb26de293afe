"""The only sources of chance.

A state holds one source; every draw and every die goes through `below` or `weighted`. The three kinds are
exchangeable: `Seeded` for matches that people play, `Fast` for search and mass play, `Scripted` for tests.
`draws` counts what was taken, which is how the host knows that a step revealed something.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import accumulate
from struct import Struct
from typing import TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

SEED_BYTES = 16
_WORD = 1 << 64
_pack, _unpack = Struct("<Q").pack, Struct("<Q").unpack
_MASK = _WORD - 1


class Source(msgspec.Struct):
    """What the three sources share. `below` is theirs, everything else follows from it."""

    draws: int = 0

    def below(self, n: int) -> int:
        """A uniform integer in [0, n); n is at least 1."""
        raise NotImplementedError

    def weighted(self, weights: Sequence[int]) -> int:
        """An index of `weights`, with probability proportional to its non-negative whole weight.

        The weights must not all be zero.
        """
        reached = list(accumulate(weights))
        return bisect(reached, self.below(reached[-1]))


class Seeded(Source, tag="seeded", kw_only=True):
    """Keyed BLAKE2b in counter mode: exactly uniform, the same on every platform for ever.

    Draw number i reads 64-bit words of BLAKE2b(key=seed, i as 8 bytes little-endian); words that would make the
    result uneven are skipped, each skipped word counting as a draw.
    """

    seed: bytes

    def below(self, n: int) -> int:
        fair = _WORD - _WORD % n
        while True:
            draw = self.draws
            word = _keyed(self.seed).copy()
            word.update(_pack(draw))
            self.draws = draw + 1
            (value,) = _unpack(word.digest())
            if value < fair:
                return value % n


@lru_cache(256)
def _keyed(seed: bytes) -> blake2b:
    """The hash with its key taken in, to be copied for each draw: a tenth less work than to begin anew."""
    return blake2b(digest_size=8, key=seed)


class Fast(Source, tag="fast", kw_only=True):
    """A 64-bit congruential generator (Knuth's MMIX constants, upper bits used). For search and mass play only."""

    at: int

    def below(self, n: int) -> int:
        self.draws += 1
        self.at = at = (self.at * 6364136223846793005 + 1442695040888963407) & _MASK
        return ((at >> 32) * n) >> 32


class Scripted(Source, tag="scripted", kw_only=True):
    """Answers from a list, for tests: each entry is what the next `below` or `weighted` returns.

    >>> chance = Scripted(script=[5, 1])
    >>> chance.below(6), chance.weighted([3, 7])
    (5, 1)
    >>> chance.below(6)
    Traceback (most recent call last):
        ...
    ValueError: the script of 2 values has run out
    """

    script: list[int]

    def below(self, n: int) -> int:
        value = self._next()
        if not 0 <= value < n:
            raise ValueError(f"scripted value {value} is not below {n}")
        return value

    def weighted(self, weights: Sequence[int]) -> int:
        index = self._next()
        if not 0 <= index < len(weights) or not weights[index]:
            raise ValueError(f"scripted index {index} cannot be drawn from {list(weights)}")
        return index

    def _next(self) -> int:
        if self.draws >= len(self.script):
            raise ValueError(f"the script of {len(self.script)} values has run out")
        value = self.script[self.draws]
        self.draws += 1
        return value


Chance: TypeAlias = Seeded | Fast | Scripted


def seeded(number: int) -> Seeded:
    """A reproducible seeded source for command lines and tests; matches of people use a secret seed instead.

    >>> chance = seeded(1)
    >>> [1 + chance.below(6) for _ in range(5)], chance.draws
    ([4, 4, 3, 6, 3], 5)
    """
    return Seeded(seed=blake2b(str(number).encode(), digest_size=SEED_BYTES).digest())


def draw_kind(chance: Source, counts: list[int]) -> int:
    """Draw one piece from a bag that holds `counts[kind]` pieces of each kind; the bag loses it.

    >>> bag = [3, 0, 2]
    >>> draw_kind(Scripted(script=[2]), bag), bag
    (2, [3, 0, 1])
    """
    kind = chance.weighted(counts)
    counts[kind] -= 1
    return kind


def draw_card(chance: Source, cards: list[T]) -> T:
    """Draw one card from a deck whose order means nothing; the deck loses it (and its order changes)."""
    index = chance.below(len(cards))
    card = cards[index]
    cards[index] = cards[-1]
    cards.pop()
    return card
