"""Short builders for positions of Waters of Nereus, reached by play and then arranged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engine.core.action import Action
from engine.core.chance import Scripted, seeded
from engine.core.errors import IllegalAction
from engine.core.event import Event
from engine.games.nereus import GAME
from engine.games.nereus.board import NUMBER
from engine.games.nereus.cabin import EMPTY, SPACE_COLOURS, Cabin
from engine.games.nereus.components import COLOURS, COPIES, CREW, GEM, HOLDS, KINDS, SCIENCE
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.model import FREE, NereusState


def cabin(
    holds: Mapping[str, Sequence[str]] | None = None,
    chest: Sequence[str] = (),
    storage: Sequence[str] = (),
    gems: int = 0,
    done: Sequence[str] = (),
) -> Cabin:
    """A cabin with these things; a treasure in a hold lies on the first space of its colour."""
    filled: list[tuple[int, ...]] = []
    for index, crew in enumerate(CREW):
        content = [EMPTY] * len(HOLDS[index])
        for kind in (holds or {}).get(crew, ()):
            number = KINDS.index(kind)
            content[
                next(
                    space
                    for space, colour in enumerate(SPACE_COLOURS[index])
                    if content[space] == EMPTY and (colour in (-1, number) or number == GEM)
                )
            ] = number
        filled.append(tuple(content))
    return Cabin(
        holds=tuple(filled),
        done=sum(1 << CREW.index(crew) for crew in done),
        chest=tuple(KINDS.index(kind) for kind in chest),
        storage=tuple(list(storage).count(colour) for colour in COLOURS),
        gems=gems,
    )


def at_cycle(seats: int = 4, neutral: bool = False, seed: int = 1) -> NereusState:
    """The first cycle of a match: everybody chooses a crew card. Seat 0 holds sun and hourglass."""
    state = GAME.setup(seats, {"neutral": neutral}, seeded(seed))
    state.sun = state.hourglass = state.turn = 0
    while state.phase != CREW_PHASE:
        for seat in GAME.actors(state):
            GAME.apply(state, seat, GAME.legal(state, seat)[0])
    return state


def reveal(state: NereusState, *crew: str) -> list[Event]:
    """Every seat chooses the crew card named for it (the last name also stands for all that follow)."""
    events: list[Event] = []
    for seat in range(state.seats):
        events += GAME.apply(state, seat, ("crew", crew[min(seat, len(crew) - 1)]))
    return events


def at_turn(
    crew: str,
    space: int | None = None,
    *,
    seats: int = 4,
    own: Cabin | None = None,
    gold: int = 3,
    power: int = 0,
    ship: str | None = None,
    sea: Mapping[str, Sequence[str]] | None = None,
    science: Sequence[str] | None = None,
    draws: Sequence[int] = (),
) -> NereusState:
    """Seat 0 is to play `crew`, with the marker on `space` if given.

    The sea is empty but for `sea`; `draws` is what chance will answer (for the bag: the colour in the chest's order).
    """
    state = at_cycle(seats)
    reveal(state, crew)
    state.cells = [()] * len(state.cells)
    for name, lying in (sea or {}).items():
        state.cells[NUMBER[state.side][name]] = tuple(sorted(COLOURS.index(colour) for colour in lying))
    if ship:
        state.ships[0] = NUMBER[state.side][ship]
    state.cabins[0] = own or cabin()
    state.ready = state.cabins[0].done
    state.gold[0] = gold
    state.power[0] = power
    if science is not None:
        hold_science(state, 0, science)
    state.chance = Scripted(script=list(draws))
    if space is not None:
        do(state, ("space", space))
    return state


def hold_science(state: NereusState, seat: int, cards: Sequence[str]) -> None:
    """Give a seat exactly these science cards; the deck is what no hand holds."""
    state.science[seat] = tuple(sorted(SCIENCE.index(card) for card in cards))
    state.deck = [copies - sum(hand.count(card) for hand in state.science) for card, copies in enumerate(COPIES)]


def do(state: NereusState, *actions: Action, seat: int = 0) -> list[Event]:
    """Play actions for a seat through the checked door."""
    return [event for action in actions for event in GAME.apply(state, seat, action)]


def refused(state: NereusState, action: Action, seat: int = 0) -> str:
    """The code with which an action is refused; the state must not change."""
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as error:
        GAME.apply(state, seat, action)
    assert GAME.dump(state) == before
    return error.value.code


def verbs(state: NereusState, seat: int = 0) -> set[str]:
    """The kinds of actions that are legal."""
    return {str(action[0]) for action in GAME.legal(state, seat)}


def told(events: Sequence[Event], key: str) -> list[dict[str, object]]:
    """The facts of every event with this key."""
    return [dict(event.args) for event in events if event.key == key]


def hand(state: NereusState) -> list[str]:
    """The treasures in hand."""
    return [COLOURS[kind] for kind, count in enumerate(state.hand) for _ in range(count)]


def lying(state: NereusState, cell: str) -> list[str]:
    """The treasures in a cell."""
    return [COLOURS[kind] for kind in state.cells[NUMBER[state.side][cell]]]


def place_ship(state: NereusState, seat: int, cell: str) -> None:
    """Put a ship somewhere else."""
    state.ships[seat] = NUMBER[state.side][cell]


def mark(state: NereusState, crew: str, *owners: int) -> None:
    """Put markers of these owners on the first spaces of a row; FREE leaves one out."""
    width = len(state.markers) // len(CREW)
    for number, owner in enumerate(owners):
        if owner != FREE:
            state.markers[CREW.index(crew) * width + number] = owner
