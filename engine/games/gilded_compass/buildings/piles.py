"""Sets that must outgrow the longest one, as in the Illuminati and the Sunken Galleon: one set an owner."""

from __future__ import annotations

from engine.games.gilded_compass.model import CompassState


def pile_of(state: CompassState, owner: int) -> tuple[int, ...]:
    """The owner's dice, none if it has no set."""
    for keeper, values in state.piles:
        if keeper == owner:
            return values
    return ()


def longest(state: CompassState) -> tuple[int, ...]:
    """The dice of the longest set; no two sets are of equal length."""
    return max([values for _, values in state.piles], key=len, default=())


def grown(state: CompassState, owner: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    """The owner's set with these dice added."""
    return tuple(sorted(pile_of(state, owner) + dice))


def grow(state: CompassState, owner: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Add dice to the owner's set, or start it; returns the whole set."""
    before = pile_of(state, owner)
    after = grown(state, owner, dice)
    if before:
        state.piles[state.piles.index((owner, before))] = (owner, after)
    else:
        state.piles.append((owner, after))
    return after


def ranked(state: CompassState) -> list[tuple[int, int]]:
    """(owner, number of dice), the longest first."""
    return sorted(((owner, len(values)) for owner, values in state.piles), key=lambda pile: -pile[1])
