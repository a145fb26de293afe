"""How a match ended."""

from __future__ import annotations

import msgspec

from engine.core.event import Seat


class Outcome(msgspec.Struct, frozen=True):
    """The result, one entry a seat in each tuple.

    ranks:     1 = winner; equal numbers share a place, and the next place is skipped (1, 1, 3).
    scores:    the points that decide first.
    breakdown: where the points come from: pairs of a source id and its points, in the order of the score sheet,
               the same sources for every seat.
    ties:      what decides among equal scores, larger is better, compared in order; empty if nothing does.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[tuple[tuple[str, int], ...], ...]
    ties: tuple[tuple[int, ...], ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats on the first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def rank(results: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks for comparable results (score first, then tie-breaks), larger is better, equal results share.

    >>> rank([(12, 3), (12, 3), (9, 5)])
    (1, 1, 3)
    """
    return tuple(1 + sum(other > mine for other in results) for mine in results)
