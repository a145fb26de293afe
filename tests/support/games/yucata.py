"""Positions for the tests of Yucata'."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.chance import Scripted
from engine.games.yucata import GAME
from engine.games.yucata.components import CARDS, DARK, PALE, RED
from engine.games.yucata.model import YucataState


def dealt(seats: int, layout: str = "basic", floor: bool = True) -> YucataState:
    """A new match that seat 0 starts."""
    return GAME.setup(seats, {"layout": layout, "floor": floor}, Scripted(script=[0]))


def hand_of(cards: Iterable[str]) -> int:
    """These cards as a hand of the state."""
    return sum(1 << CARDS.index(card) for card in cards)


def standing(stones: str, positions: list[int], mover: int, effect: str = "") -> YucataState:
    """A match in which the amulets stand on `positions` and `mover` is to play a full hand.

    The stones up to the front amulet belong to the seat before the mover, whose last card was `effect`.
    """
    state = dealt(len(positions))
    state.stones = stones
    state.positions = positions[:]
    state.front = max(positions)
    state.turn = mover
    before = (mover - 1) % len(positions)
    taken = stones[: state.front + 1]
    state.pale[before], state.dark[before], state.red[before] = (taken.count(kind) for kind in (PALE, DARK, RED))
    if effect:
        state.hands[mover] = hand_of(CARDS)
        state.effect = CARDS.index(effect)
        state.face = state.effect
        state.plays = len(positions)
    return state


def play(state: YucataState, *cards: str) -> None:
    """Play these cards, each by the seat whose turn it is."""
    for card in cards:
        GAME.apply(state, GAME.actors(state)[0], ("play", card))
