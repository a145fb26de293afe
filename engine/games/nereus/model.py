"""The state of a match of Waters of Nereus."""

from __future__ import annotations

from copy import copy
from typing import Final

from engine.core.event import Seat
from engine.core.game import State
from engine.games.nereus.cabin import Cabin
from engine.games.nereus.memory import Memory

# Phases.
CORNER, KEEP, CREW, TURN, OVER = range(5)
# Stages of a turn: whether to take an additional turn at all, before the marker is placed, before the block of crew
# actions, inside it, after it.
DECIDE, BEFORE, READY, BLOCK, AFTER = range(5)
# Which of the crew's actions are done, as bits.
BASIC, GOLD, ENHANCED = 1, 2, 4
# What a science card or an exchange still asks for.
NOTHING, ASK_TAKE, ASK_ROW, ASK_DROP = range(4)

FREE: Final = -1
"""An action space without a marker; also a choice not made."""
NEUTRAL: Final[Seat] = 4
"""Stands for the neutral player where the owner of a marker or a ship is meant."""


class NereusState(State, kw_only=True):
    """Cells are numbers (see `board`), treasures, crew members and science cards indices (see `components`).

    side:      which side of the board is used.
    cells:     the treasures lying in each cell, sorted.
    bag:       treasures in the bag by colour.
    loan:      treasures by colour that were added to an empty bag and are to leave the game when discarded.
    ships:     the cell of each seat's ship, FREE before it has chosen.
    neutral:   the cell of the neutral ship, FREE without one.
    compass:   where the disc of the neutral player stands.
    neutral_played: the neutral crew cards flipped today, as a bit mask.
    unseen:    the discovery cards that have not been flipped; two of them never will be.
    discovery: today's discovery card, empty before the first.
    markers:   the owner of the marker on each action space, crew by crew; FREE if none.

    One entry a seat:
    cabins, gold, vp, power; boatswain_vp, merchant_vp (parts of vp, for the score sheet);
    played:    crew cards on the table today, as a bit mask.
    chosen:    the crew card chosen this cycle, secret until all have chosen, FREE if none.
    dealt:     the five science cards dealt at the start, which the seat remembers.
    kept:      the ones chosen to keep, empty before the choice and after all have chosen.
    science:   the science cards in hand, sorted.
    drawn:     how many science cards were drawn since the start.
    drawn_since: how many of them since the deck was made anew.
    shown:     how many of each turn card the seat has ever played.
    dropped:   the seat's own secret discards that lie in the science discard pile.

    memory:    what each seat remembers of the science deck; one entry more, the last, for everybody else.
    deck, pile: science cards by kind: still to draw; played and lying in the discard pile.
    sun, hourglass: the seats that hold them.
    day, cycle: from 1; 0 before the first.
    nth:       the turn within the cycle, or the rank within the explorer phase, from 0.
    explorers: the owners of the markers in the explorer's row when the explorer phase began, from the left; empty
               outside that phase.
    explored:  the crew card that each of them so far has played then, FREE for an additional turn declined.
    die:       what the neutral player's die showed last, 0 before.
    course:    the points of all seats at the end of each cycle.
    neutral_crew: the crew card that the neutral player turned over last, FREE before.

    The turn:
    turn, crew, space, stage, done, moves: whose turn, the crew card used, the action space (FREE before it is placed),
               the stage, the crew actions done, the moves the boatswain has left.
    ready:     the holds that were complete when the turn began, as a bit mask.
    hand:      treasures taken but not yet stowed, by colour.
    ask:       what must be answered before anything else.

    last:      for the picture: seat, cell left, cell reached, crew, space of the latest action; FREE where none.
    taken:     what that action took from the sea.
    filled:    for the picture: the spots that were filled since the seat of `last` placed its marker.
    sheets:    when the match is over, the science cards each seat scored.
    """

    side: str
    cells: list[tuple[int, ...]]
    bag: list[int]
    loan: list[int]
    ships: list[int]
    markers: list[int]
    cabins: list[Cabin]
    gold: list[int]
    vp: list[int]
    power: list[int]
    boatswain_vp: list[int]
    merchant_vp: list[int]
    played: list[int]
    chosen: list[int]
    dealt: list[tuple[int, ...]]
    kept: list[tuple[int, ...]]
    science: list[tuple[int, ...]]
    drawn: list[int]
    drawn_since: list[int]
    shown: list[tuple[int, ...]]
    dropped: list[tuple[int, ...]]
    memory: list[Memory]
    deck: list[int]
    pile: list[int]
    unseen: list[str]
    hand: list[int]
    sun: Seat
    hourglass: Seat
    turn: Seat
    neutral: int = FREE
    compass: int = 0
    neutral_played: int = 0
    discovery: str = ""
    phase: int = CORNER
    day: int = 0
    cycle: int = 0
    nth: int = 0
    explorers: tuple[int, ...] = ()
    explored: tuple[int, ...] = ()
    die: int = 0
    course: list[tuple[int, ...]] = []
    neutral_crew: int = FREE
    crew: int = FREE
    space: int = FREE
    stage: int = BEFORE
    done: int = 0
    moves: int = 0
    ready: int = 0
    ask: int = NOTHING
    last: tuple[int, int, int, int, int] = (FREE, FREE, FREE, FREE, FREE)
    taken: tuple[int, ...] = ()
    filled: tuple[int, ...] = ()
    sheets: tuple[tuple[int, ...], ...] = ()


def clone(state: NereusState) -> NereusState:
    """An independent copy; the source of chance is copied too."""
    twin = copy(state)
    twin.chance = copy(state.chance)
    twin.cells = state.cells[:]
    twin.bag = state.bag[:]
    twin.loan = state.loan[:]
    twin.ships = state.ships[:]
    twin.markers = state.markers[:]
    twin.cabins = state.cabins[:]
    twin.gold = state.gold[:]
    twin.vp = state.vp[:]
    twin.power = state.power[:]
    twin.boatswain_vp = state.boatswain_vp[:]
    twin.merchant_vp = state.merchant_vp[:]
    twin.played = state.played[:]
    twin.chosen = state.chosen[:]
    twin.dealt = state.dealt[:]
    twin.kept = state.kept[:]
    twin.science = state.science[:]
    twin.drawn = state.drawn[:]
    twin.drawn_since = state.drawn_since[:]
    twin.shown = state.shown[:]
    twin.dropped = state.dropped[:]
    twin.memory = state.memory[:]
    twin.deck = state.deck[:]
    twin.pile = state.pile[:]
    twin.unseen = state.unseen[:]
    twin.course = state.course[:]
    twin.hand = state.hand[:]
    return twin
