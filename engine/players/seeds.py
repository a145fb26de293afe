"""Many independent sources of chance out of one number."""

from __future__ import annotations

from engine.core.chance import Fast

_MASK = (1 << 64) - 1


def split(seed: int, number: int) -> int:
    """The seed with this number that follows from `seed`, in [0, 2**64): splitmix64 (Steele, Lea, Flood 2014)."""
    word = (seed + (number + 1) * 0x9E3779B97F4A7C15) & _MASK
    word = ((word ^ word >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ word >> 27) * 0x94D049BB133111EB) & _MASK
    return word ^ word >> 31


def fast(seed: int, number: int) -> Fast:
    """A source for search, the one with this number that follows from `seed`."""
    return Fast(at=split(seed, number))
