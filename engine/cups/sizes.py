"""How people are shared out among tables, or among divisions."""

from __future__ import annotations

from functools import cache


@cache
def sizes(count: int, least: int, usual: int, most: int) -> tuple[int, ...]:
    """The sizes of the groups of so many people, the largest first: as near to the usual one as can be.

    What is far from the usual size weighs more than twice as much as what is half as far; of equally good ones that
    with fewer groups. Empty if it cannot be done.

    >>> sizes(64, 2, 4, 4) == (4,) * 16, sizes(62, 2, 4, 4) == (4,) * 14 + (3, 3), sizes(9, 2, 4, 4), sizes(5, 2, 4, 4)
    (True, True, (3, 3, 3), (3, 2))
    >>> sizes(17, 4, 7, 7), sizes(2, 3, 4, 4)
    ((6, 6, 5), ())
    """
    best: list[tuple[int, int, tuple[int, ...]] | None] = [(0, 0, ()), *(None for _ in range(count))]
    for people in range(1, count + 1):
        found: list[tuple[int, int, tuple[int, ...]]] = []
        for size in range(least, min(most, people) + 1):
            rest = best[people - size]
            if rest is not None:
                groups = tuple(sorted((*rest[2], size), reverse=True))
                found.append((rest[0] + (size - usual) ** 2, len(groups), groups))
        best[people] = min(found, default=None)
    made = best[count]
    return () if made is None else made[2]
