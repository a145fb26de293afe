"""The state of a match of Port Royal."""

from __future__ import annotations

from copy import copy
from typing import Final

from engine.core.game import State

# What the match waits for (`PortRoyalState.step`).
DISCOVER: Final = "discover"
REPEL: Final = "repel"
TRADE: Final = "trade"
GIFT: Final = "gift"
BUSTED: Final = "busted"
OVER: Final = "over"

# What became of a card drawn this turn (`PortRoyalState.fates`); a seat number: that seat took it.
HARBOUR: Final = -1
REPELLED: Final = -2
APART: Final = -3
"""An expedition, laid apart, or a tax increase, carried out."""
DISCARDED: Final = -4

NO_GIFT: Final = -1

Risk = tuple[int, int]
"""How many cards would have ended the turn when the last one was drawn, and how many cards it could have been."""
Turn = tuple[int, int, list[int], list[int], Risk]
"""A finished turn: the active seat, 1 if it bust, the cards drawn, what became of each, and the risk of a bust."""


class PortRoyalState(State, kw_only=True):
    """Cards are faces, indices into `components.FACES`.

    The cards that nobody has seen (RULES.md, "Coins are cards") are kept by shuffle, the oldest first: `unseen[k]` is
    the multiset of cards of shuffle k that nobody has seen, `held[k][seat]` says how many of them are coins of that
    seat. Only the last shuffle still has a draw pile, of `pile` cards.

    unseen, held, pile, discard: where cards are that lie nowhere else.
    coins:      how many coins each seat has, over all shuffles.
    displays:   persons and expeditions of each seat in the order gained.
    powers:     what each display adds up to, by power.
    points:     victory points of each seat.
    starter, active, round: the round and whose turn it is.
    step, turn: what the match waits for, and from whom.
    drawn, fates: every card of the turn in the order drawn, and what became of it.
    harbour:    the cards that lie in the harbour now, in the order drawn.
    bust:       1 if two ships of a colour have ended this turn.
    risk:       with a bust, how likely it was.
    course:     the points of all seats at the end of each round.
    expeditions: those open on the table, in the order they appeared.
    shuffles:   how often the pile has been shuffled during this turn's discover phase.
    takes:      how many cards the seat `turn` may still take.
    extra_taxes: tax increases of this turn that no card stood for.
    latest:     the place (from 1) in the order drawn of the card drawn or taken last, 0 for none.
    gift:       the face of the ship whose gift coin is to be given, or NO_GIFT.
    turns:      the turns of the last full round, the latest last.
    ending:     1 once somebody has reached the points that end the match.
    contracts:  the open contracts; completed: who has completed each, in order; parked: the progress of each seat on
                each (its cube lies there); cubes: free cubes of each seat; fleets: repelled ships that each seat
                keeps for the pack of pirates.
    """

    starter: int
    active: int
    turn: int
    unseen: list[list[int]]
    held: list[list[int]]
    pile: int
    coins: list[int]
    displays: list[list[int]]
    powers: list[list[int]]
    points: list[int]
    discard: list[int]
    expeditions: list[int]
    contracts: list[int]
    completed: list[list[int]]
    parked: list[list[int]]
    cubes: list[int]
    fleets: list[list[int]]
    step: str = DISCOVER
    round: int = 1
    drawn: list[int] = []
    fates: list[int] = []
    harbour: list[int] = []
    bust: int = 0
    risk: Risk = (0, 0)
    course: list[tuple[int, ...]] = []
    shuffles: int = 0
    takes: int = 0
    extra_taxes: int = 0
    latest: int = 0
    gift: int = NO_GIFT
    turns: list[Turn] = []
    ending: int = 0


def wrecks(state: PortRoyalState) -> list[Turn]:
    """The busts that are still to be seen, since no card has been drawn after them: the active player's own and the
    last one at the table. One turn may be both."""
    if state.step != DISCOVER or state.drawn:
        return []
    own = [turn for turn in state.turns if turn[0] == state.active]
    return [turn for turn in (*own, *state.turns[-1:]) if turn[1]]


def percent(part: int, whole: int) -> int:
    """A share as people say it, in whole per cent: 0 and 100 only where that is exact, 0 of nothing."""
    if not 0 < part < whole:
        return 100 if part else 0
    return min(99, max(1, (200 * part + whole) // (2 * whole)))


def clone(state: PortRoyalState) -> PortRoyalState:
    """An independent copy; the source of chance is copied too. Finished turns are never changed and stay shared."""
    twin = copy(state)
    twin.chance = copy(state.chance)
    twin.unseen = [cards[:] for cards in state.unseen]
    twin.held = [row[:] for row in state.held]
    twin.coins = state.coins[:]
    twin.displays = [cards[:] for cards in state.displays]
    twin.powers = [row[:] for row in state.powers]
    twin.points = state.points[:]
    twin.discard = state.discard[:]
    twin.expeditions = state.expeditions[:]
    twin.completed = [row[:] for row in state.completed]
    twin.parked = [row[:] for row in state.parked]
    twin.cubes = state.cubes[:]
    twin.fleets = [row[:] for row in state.fleets]
    twin.drawn = state.drawn[:]
    twin.fates = state.fates[:]
    twin.harbour = state.harbour[:]
    twin.turns = state.turns[:]
    twin.course = state.course[:]
    return twin
