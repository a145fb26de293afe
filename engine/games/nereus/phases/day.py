"""The course of a day: discovery, cycles of crew cards, explorer phase, conclusion; and the neutral player.

Functions append what happens to `out`.
"""

from __future__ import annotations

from typing import Final

from engine.core.chance import draw_card
from engine.core.event import Event, Seat
from engine.games.nereus import events, scoring
from engine.games.nereus.board import NAMES, RAYS
from engine.games.nereus.components import (
    CAPTAIN,
    CELL,
    COMPASS,
    CREW,
    CYCLES,
    DAYS,
    DIE,
    EXPLORER,
    EXPLORER_BY,
    EXPLORER_RANK,
    EXPLORER_SPACE,
    PATTERN,
    PILOT,
    SPACES,
)
from engine.games.nereus.model import BEFORE, DECIDE, FREE, NEUTRAL, OVER, TURN, NereusState
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.stock import discard_treasure, draw_treasure

_ROWS: Final = {
    side: tuple(range(crew * len(spaces), (crew + 1) * len(spaces)) for crew, spaces in enumerate(rows))
    for side, rows in SPACES.items()
}


def row(state: NereusState, crew: int) -> range:
    """The indices into `markers` of a crew member's action spaces, from the left."""
    return _ROWS[state.side][crew]


def begin(state: NereusState, out: list[Event]) -> None:
    """Phase I: flip a discovery card and lay the treasures it brings."""
    state.day += 1
    state.hourglass = state.sun
    out.append(events.day_began(state.day, state.sun))
    state.discovery = draw_card(state.chance, state.unseen)
    laid: list[tuple[int, int]] = []
    for cell in PATTERN[state.discovery]:
        if cell not in state.ships and cell != state.neutral and len(state.cells[cell]) < CELL:
            kind = draw_treasure(state, out)
            state.cells[cell] = tuple(sorted((*state.cells[cell], kind)))
            laid.append((cell, kind))
    out.append(events.discovered(state.side, state.discovery, laid))
    state.cycle = 1
    _begin_cycle(state)


def _begin_cycle(state: NereusState) -> None:
    state.phase = CREW_PHASE
    state.stage = BEFORE
    state.chosen = [FREE] * state.seats
    state.nth = 0


def order(state: NereusState) -> tuple[Seat, ...]:
    """The seats in the order of play, from the hourglass on."""
    return tuple((state.hourglass + after) % state.seats for after in range(state.seats))


def choose_crew(state: NereusState, seat: Seat, crew: int, out: list[Event]) -> None:
    """Stage 1: a crew card face down; the last one opens them all."""
    state.chosen[seat] = crew
    out.append(events.sealed_crew(seat, crew))
    if FREE in state.chosen:
        return
    for owner in order(state):
        state.played[owner] |= 1 << state.chosen[owner]
        out.append(events.revealed_crew(owner, state.chosen[owner]))
    state.phase = TURN
    if state.neutral != FREE:
        _neutral_plays(state, FREE, out)
    _next_turn(state, state.hourglass, out)


def _next_turn(state: NereusState, seat: Seat, out: list[Event]) -> None:
    out.append(events.turn_began(seat, state.chosen[seat]))
    begin_turn(state, seat, state.chosen[seat])


def begin_turn(state: NereusState, seat: Seat, crew: int) -> None:
    """A seat becomes active; only the holds complete by now allow enhanced actions."""
    state.ready = state.cabins[seat].done
    state.turn = seat
    state.crew = crew
    state.space = FREE
    state.stage = BEFORE
    state.done = 0
    state.moves = 0


def is_last_turn(state: NereusState) -> bool:
    """Whether the day or the match may end with this turn: something is drawn, or the seat has no turn after it."""
    last_cycle = state.cycle == CYCLES
    return bool(state.explorers) or (last_cycle and (state.nth == state.seats - 1 or state.day == DAYS))


def end_turn(state: NereusState, out: list[Event]) -> None:
    """The next turn, cycle or phase."""
    state.nth += 1
    if not state.explorers and state.nth == state.seats:
        state.course.append(tuple(state.vp))
    if state.explorers:
        _next_explorer(state, out)
    elif state.nth < state.seats:
        _next_turn(state, (state.turn + 1) % state.seats, out)
    elif state.cycle < CYCLES:
        state.cycle += 1
        state.hourglass = (state.hourglass + 1) % state.seats
        out.append(events.hourglass_passed(state.hourglass, state.cycle))
        _begin_cycle(state)
    else:
        state.explorers = tuple(owner for space in row(state, EXPLORER) if (owner := state.markers[space]) != FREE)
        state.nth = 0
        state.explored = ()
        order = [owner for owner in state.explorers if owner != NEUTRAL]
        if order or not state.explorers:  # a neutral explorer alone says by itself where it goes
            out.append(events.explorer_phase(order))
        _next_explorer(state, out)


def explorer_gold(state: NereusState, rank: int) -> int:
    """What the additional turn costs whose marker has this rank (from 0) in the row: by the rank, or by its space."""
    if EXPLORER_BY == "rank":
        return EXPLORER_RANK[rank]
    owner = state.explorers[rank]
    space = next(space for space, at in enumerate(row(state, EXPLORER)) if state.markers[at] == owner)
    return EXPLORER_SPACE[state.side][space]


def _next_explorer(state: NereusState, out: list[Event]) -> None:
    """Phase III: the next marker in the explorer's row, from the left."""
    while state.nth < len(state.explorers):
        owner = state.explorers[state.nth]
        if owner != NEUTRAL:
            state.turn = owner
            state.crew = EXPLORER
            state.space = FREE
            state.stage = DECIDE
            state.done = 0
            state.moves = 0
            out.append(events.may_explore(owner, explorer_gold(state, state.nth)))
            return
        marker = next(index for index in row(state, EXPLORER) if state.markers[index] == NEUTRAL)
        state.explored = (*state.explored, _neutral_plays(state, marker, out))
        state.nth += 1
    _conclude(state, out)


def _conclude(state: NereusState, out: list[Event]) -> None:
    """Phase IV: markers and cards come back, the sun moves on, or the match ends."""
    # The last cycle of the day counts with the additional turns.
    state.course[-1] = tuple(state.vp)
    if state.day == DAYS:
        state.phase = OVER
        state.explorers = ()
        scoring.finish(state, out)
        return
    state.markers = [FREE] * len(state.markers)
    state.last = (*state.last[:3], FREE, FREE)
    state.played = [0] * state.seats
    state.chosen = [FREE] * state.seats
    state.neutral_played = 0
    state.explorers = ()
    state.sun = (state.sun + 1) % state.seats
    begin(state, out)


# --- the neutral player


def _neutral_plays(state: NereusState, marker: int, out: list[Event]) -> int:
    """Flip a neutral crew card; its marker (a new one, or the one at `marker`) goes to the leftmost free space.

    Returns the crew member.
    """
    left = [crew for crew in range(len(CREW)) if not state.neutral_played >> crew & 1]
    crew = draw_card(state.chance, left)
    state.neutral_played |= 1 << crew
    if marker != FREE:
        state.markers[marker] = FREE
    spaces = row(state, crew)
    space = next(index for index in spaces if state.markers[index] == FREE)
    state.markers[space] = NEUTRAL
    told = events.neutral_played if marker == FREE else events.neutral_moved_on
    out.append(told(crew, space - spaces[0] + 1))
    state.neutral_crew = crew
    state.last = (NEUTRAL, FREE, FREE, crew, space - spaces[0])
    state.taken = state.filled = ()
    if crew in (CAPTAIN, PILOT):
        _neutral_sails(state, SPACES[state.side][crew][space - spaces[0]].steps, out)
    return crew


def _neutral_sails(state: NereusState, steps: int, out: list[Event]) -> None:
    """Roll until the ship can move; it goes as far as the space says or the board allows, and empties the last cell."""
    while True:
        die = state.die = state.chance.below(DIE) + 1
        state.compass = (state.compass + die) % len(COMPASS)
        way = RAYS[state.side][state.neutral][state.compass][:steps]
        if way:
            break
        out.append(events.neutral_blocked(die, state.compass))
    start, state.neutral = state.neutral, way[-1]
    taken = state.cells[state.neutral]
    state.cells[state.neutral] = ()
    for kind in taken:
        discard_treasure(state, kind)
    names = NAMES[state.side]
    out.append(events.neutral_sailed(die, state.compass, names[start], names[state.neutral], len(way), taken))
    state.last = (NEUTRAL, start, state.neutral, state.last[3], state.last[4])
    state.taken = taken
