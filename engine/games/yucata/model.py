"""The state of a match of Yucata'."""

from __future__ import annotations

from copy import copy

from engine.core.game import State
from engine.games.yucata.components import CARDS

FULL_HAND = (1 << len(CARDS)) - 1
NOTHING = -1


class YucataState(State, kw_only=True):
    """Cards are indices into `components.CARDS`; a hand is a bit mask of them; spaces are 0 (start) to 39 (end).

    stones:    one character a space as laid out; stones at or behind the front amulet are gone.
    front:     the highest position of all amulets.
    positions, hands, pale, dark, red, last_cards: one entry a seat; a last card is NOTHING before the first.
    face:      the card played last by anybody, NOTHING before the first; what the ban on repeats compares.
    effect:    the card whose effect that play had (never the question mark); what a question mark copies.
    last:      the last play as (seat, card, from, to), or None.
    turn:      the seat to play; meaningless once the front amulet has reached the end.
    plays:     how many cards have been played.
    course:    everybody's (pale, dark, red) stones at the end of each round.
    """

    stones: str
    starter: int
    turn: int
    positions: list[int]
    hands: list[int]
    pale: list[int]
    dark: list[int]
    red: list[int]
    last_cards: list[int]
    front: int = 0
    face: int = NOTHING
    effect: int = NOTHING
    last: tuple[int, int, int, int] | None = None
    plays: int = 0
    course: list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = []


def clone(state: YucataState) -> YucataState:
    """An independent copy; the source of chance is copied too."""
    twin = copy(state)
    twin.chance = copy(state.chance)
    twin.positions = state.positions[:]
    twin.hands = state.hands[:]
    twin.pale = state.pale[:]
    twin.dark = state.dark[:]
    twin.red = state.red[:]
    twin.last_cards = state.last_cards[:]
    twin.course = state.course[:]
    return twin
