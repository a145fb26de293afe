"""Where the captain and the pilot can go, what it costs, and going there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.games.nereus import events
from engine.games.nereus.board import NAMES, NUMBER, RAYS, WAYS, Route, routes
from engine.games.nereus.components import CAPTAIN, ENHANCED, GOLD_ACTION, PASS_SHIP, PILOT, SPACES, Deed
from engine.games.nereus.model import BASIC, FREE, GOLD, NEUTRAL, NereusState

_PLENTY: Final = 99
_REMEMBERED: Final = 1 << 12

_Trip = tuple[str, int, int]
"""The cell reached, what the gold action costs, and the owners of the ships passed as a bit mask."""


def ships_at(state: NereusState, seat: Seat) -> dict[int, int]:
    """The cells of the other ships with their owners, as bit masks of seats (the neutral player's ship too)."""
    found: dict[int, int] = {}
    for owner, cell in enumerate(state.ships):
        if owner != seat and cell != FREE:
            found[cell] = found.get(cell, 0) | 1 << owner
    if state.neutral != FREE:
        found[state.neutral] = found.get(state.neutral, 0) | 1 << NEUTRAL
    return found


class Waters(NamedTuple):
    """All that decides where a ship can go, and nothing else, so that the same waters are met again and again.

    space:  the action space, from 0.
    start:  the cell of the ship.
    purse:  the gold that can be spent, as far as any trip could cost it.
    others: the other ships where a trip may lead, as (cell, owners); see `ships_at`.
    """

    side: str
    crew: int
    space: int
    enhanced: bool
    start: int
    purse: int
    others: tuple[tuple[int, int], ...]

    @property
    def deed(self) -> Deed:
        """What the action space offers."""
        return SPACES[self.side][self.crew][self.space]


def waters(state: NereusState, space: int) -> Waters:
    """Those of the active player on an action space (from 0)."""
    seat = state.turn
    side, crew, start = state.side, state.crew, state.ships[seat]
    enhanced = bool(state.ready >> crew & 1)
    cells, purse = _bounds(Waters(side, crew, space, enhanced, start, _PLENTY, ()))
    others: list[tuple[int, int]] = []
    for cell, owners in ships_at(state, seat).items():
        if cells >> cell & 1:
            others.append((cell, owners))
            purse += PASS_SHIP * owners.bit_count()
    return Waters(side, crew, space, enhanced, start, min(purse, state.gold[seat]), tuple(others))


@lru_cache(_REMEMBERED)
def _bounds(at: Waters) -> tuple[int, int]:
    """The cells that trips pass or reach where no ship is in the way, as a bit mask, and what the dearest costs."""
    if at.crew == CAPTAIN:
        farthest = captain_reach(at)[1]
        passed = [1 << cell for line in captain_lines(at) for cell in line[:farthest]]
        return sum(passed), max(GOLD_ACTION[CAPTAIN].extra)
    cells = 0
    for route in pilot_routes(at):
        cells |= route.passes | 1 << route.to
    return cells, GOLD_ACTION[PILOT].pay


def sails(state: NereusState) -> Sequence[Action]:
    """Every trip of the captain or the pilot that can be paid, nearest first.

    Of several ways to a cell those are left out that cost the same or more and pay nobody else. A trip of no steps is
    not offered: it brings nothing, as no treasure ever lies under a ship.
    """
    return _sails(waters(state, state.space))


@lru_cache(_REMEMBERED)
def _sails(at: Waters) -> tuple[Action, ...]:
    return tuple([("sail", *trip) for trip in _trips(at)])


@lru_cache(_REMEMBERED)
def sails_from(at: Waters) -> tuple[Action, ...]:
    """The same trips, each together with placing the marker on the space."""
    space = at.space + 1
    return tuple([("sail-from", space, *trip) for trip in _trips(at)])


def _trips(at: Waters) -> list[_Trip]:
    names = NAMES[at.side]
    found = _captain_trips(at) if at.crew == CAPTAIN else _pilot_trips(at)
    return [(names[cell], gold, owners) for cell, gold, owners in found]


def dear(state: NereusState) -> list[Action]:
    """The trips to cells that nothing but gold keeps from the ship, the cheapest one to each."""
    at = waters(state, state.space)
    within = {trip[1] for trip in _sails(at)}
    found: dict[str, Action] = {}
    for trip in sorted(_sails(at._replace(purse=_PLENTY)), key=fare):
        if trip[1] not in within:
            found.setdefault(str(trip[1]), trip)
    return list(found.values())


def beyond(state: NereusState) -> list[str]:
    """The cells a step too far for the captain's line or the pilot's way, whatever is paid."""
    at = waters(state, state.space)
    if state.crew == CAPTAIN:
        farthest = captain_reach(at)[1]
        found = [line[farthest] for line in captain_lines(at) if len(line) > farthest]
    else:
        within = {route.to for route in pilot_routes(at)}
        found = [cell for cell in dict.fromkeys(route.to for route in pilot_routes(at, 1)) if cell not in within]
    return [NAMES[state.side][cell] for cell in sorted(found)]


def fare(trip: Action) -> int:
    """The gold that a trip costs: the gold action and the ships passed."""
    return int(trip[2]) + int(trip[3]).bit_count() * PASS_SHIP


def captain_lines(at: Waters) -> list[tuple[int, ...]]:
    """The lines that the captain may sail along, each up to the edge of the board."""
    rays = RAYS[at.side][at.start]
    return [rays[direction] for direction in WAYS[at.deed.way]]


def captain_reach(at: Waters) -> tuple[int, int]:
    """How many steps the captain may sail without the gold action, and with it."""
    steps = at.deed.steps + (ENHANCED[CAPTAIN].steps if at.enhanced else 0)
    return steps, steps + len(GOLD_ACTION[CAPTAIN].extra)


def pilot_routes(at: Waters, more: int = 0) -> tuple[Route, ...]:
    """The ways of the pilot, whatever they cost and whatever lies on them; `more` steps than the space says."""
    return routes(at.side, at.start, at.deed.steps + more)


def _captain_trips(at: Waters) -> list[tuple[int, int, int]]:
    others = dict(at.others)
    reach, farthest = captain_reach(at)
    extra = GOLD_ACTION[CAPTAIN].extra
    found: list[tuple[int, int, int]] = []
    for line in captain_lines(at):
        owners = 0
        for step, cell in enumerate(line[:farthest]):
            gold = 0 if step < reach else extra[step - reach]
            if gold + owners.bit_count() * PASS_SHIP > at.purse:
                break
            if cell in others:
                owners |= others[cell]
            else:
                found.append((cell, gold, owners))
    found.sort(key=lambda trip: trip[1:])
    return found


def _pilot_trips(at: Waters) -> list[tuple[int, int, int]]:
    occupied = sum([1 << cell for cell, _ in at.others])
    turning = 0 if at.enhanced else GOLD_ACTION[PILOT].pay
    trips: dict[int, list[tuple[int, int]]] = {}
    for to, _, turns, passes in pilot_routes(at):
        gold = turning if turns else 0
        if gold > at.purse or occupied >> to & 1:
            continue
        owners = 0
        if passes & occupied:
            for cell, ships in at.others:
                if passes >> cell & 1:
                    owners |= ships
            if gold + owners.bit_count() * PASS_SHIP > at.purse:
                continue
        known = trips.setdefault(to, [])
        for price, paid in known:
            if price <= gold and not paid & ~owners:
                break
        else:
            known[:] = [(p, o) for p, o in known if not (gold <= p and not owners & ~o)]
            known.append((gold, owners))
    return [(cell, gold, owners) for cell, ways in trips.items() for gold, owners in sorted(ways)]


def sail(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    """Sail: pay for the gold action and for ships passed, then take everything in the cell reached."""
    cell, gold, owners = NUMBER[state.side][str(action[1])], int(action[2]), int(action[3])
    state.done |= BASIC
    if gold:
        state.done |= GOLD
        state.gold[seat] -= gold
        out.append(events.paid_gold_action(seat, state.crew, gold))
    for owner in range(state.seats):
        if owners >> owner & 1:
            state.gold[seat] -= PASS_SHIP
            state.gold[owner] += PASS_SHIP
            out.append(events.passed_ship(seat, owner, PASS_SHIP))
    if owners >> NEUTRAL & 1:
        state.gold[seat] -= PASS_SHIP
        out.append(events.passed_neutral(seat, PASS_SHIP))
    move_ship(state, seat, cell, out)


def move_ship(state: NereusState, seat: Seat, cell: int, out: list[Event]) -> None:
    """A ship stops in a cell and takes its treasures into the hand."""
    start = state.ships[seat]
    taken = state.cells[cell]
    state.ships[seat] = cell
    state.cells[cell] = ()
    for kind in taken:
        state.hand[kind] += 1
    state.last = (seat, start, cell, state.last[3], state.last[4])
    state.taken = taken
    out.append(events.sailed(seat, NAMES[state.side][start], NAMES[state.side][cell], taken))
