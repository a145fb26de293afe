"""Where the captain and the pilot can go, what it costs, and going there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from operator import itemgetter
from typing import Final, NamedTuple

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.core.remembered import Remembered
from engine.games.nereus import events
from engine.games.nereus.board import NAMES, NUMBER, RAYS, WAYS, Route, routes
from engine.games.nereus.components import CAPTAIN, ENHANCED, GOLD_ACTION, PASS_SHIP, PILOT, SPACES, Deed
from engine.games.nereus.model import BASIC, FREE, GOLD, NEUTRAL, NereusState

_REMEMBERED: Final = 1 << 10
_PRICE: Final = itemgetter(-2, -1)
_PLACE: Final = itemgetter(0)
_DEAREST: Final = max(*GOLD_ACTION[CAPTAIN].extra, GOLD_ACTION[PILOT].pay) + PASS_SHIP * 4
"""No trip costs more: the gold action, and four other ships passed (of three players and the neutral one)."""


def ships_at(ships: Sequence[int], neutral: int, seat: Seat) -> dict[int, int]:
    """The cells of the other ships with their owners, as bit masks of seats (the neutral player's ship too)."""
    found: dict[int, int] = {}
    for owner, cell in enumerate(ships):
        if owner != seat and cell != FREE:
            found[cell] = found.get(cell, 0) | 1 << owner
    if neutral != FREE:
        found[neutral] = found.get(neutral, 0) | 1 << NEUTRAL
    return found


class Waters(NamedTuple):
    """All that decides where a ship can go.

    space:   the action space, from 0.
    seat:    whose ship it is.
    purse:   the gold that can be spent, at most what the dearest trip of all could cost.
    ships, neutral: as in the state.
    """

    side: str
    crew: int
    space: int
    enhanced: bool
    seat: Seat
    purse: int
    ships: tuple[int, ...]
    neutral: int

    @property
    def deed(self) -> Deed:
        """What the action space offers."""
        return SPACES[self.side][self.crew][self.space]

    @property
    def start(self) -> int:
        """The cell of the ship."""
        return self.ships[self.seat]


def waters(state: NereusState, space: int) -> Waters:
    """Those of the active player on an action space (from 0)."""
    seat, crew, gold = state.turn, state.crew, state.gold
    purse = gold[seat] if gold[seat] < _DEAREST else _DEAREST
    enhanced = bool(state.ready >> crew & 1)
    return Waters(state.side, crew, space, enhanced, seat, purse, tuple(state.ships), state.neutral)


def sails(state: NereusState) -> Sequence[Action]:
    """Every trip of the captain or the pilot that can be paid, nearest first.

    Of several ways to a cell those are left out that cost the same or more and pay nobody else. A trip of no steps is
    not offered: it brings nothing, as no treasure ever lies under a ship.
    """
    return _sails(waters(state, state.space))


@lru_cache(_REMEMBERED)
def _sails(at: Waters) -> tuple[Action, ...]:
    return _trips(at, ("sail",))


@lru_cache(_REMEMBERED)
def sails_from(at: Waters) -> tuple[Action, ...]:
    """The same trips, each together with placing the marker on the space."""
    return _trips(at, ("sail-from", at.space + 1))


def _trips(at: Waters, start: Action) -> tuple[Action, ...]:
    """The trips as actions that start so and go on with cell, gold and owners passed."""
    others = ships_at(at.ships, at.neutral, at.seat)
    return _captain_trips(at, others, start) if at.crew == CAPTAIN else _pilot_trips(at, others, start)


def dear(state: NereusState) -> list[Action]:
    """The trips to cells that nothing but gold keeps from the ship, the cheapest one to each."""
    at = waters(state, state.space)
    within = {trip[1] for trip in _sails(at)}
    found: dict[str, Action] = {}
    for trip in sorted(_sails(at._replace(purse=_DEAREST)), key=fare):
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


_Line = tuple[int, tuple[tuple[int, int, Action], ...], tuple[Action, ...]]
"""A line that the captain can sail along: all its cells within reach, as a bit mask; for each step what it costs, the
cell and the trip there if it passes nobody; those trips alone.
"""


@cache
def _lines(side: str, start: int, way: str, reach: int, action: Action) -> tuple[_Line, ...]:
    """Those from a cell, with so many steps that cost nothing; trips are actions that start like this one."""
    prices = (*(0,) * reach, *GOLD_ACTION[CAPTAIN].extra)
    found: list[_Line] = []
    for direction in WAYS[way]:
        line = zip(prices, RAYS[side][start][direction], strict=False)
        steps = tuple((gold, cell, (*action, NAMES[side][cell], gold, 0)) for gold, cell in line)
        found.append((sum(1 << cell for _, cell, _ in steps), steps, tuple(trip for *_, trip in steps)))
    return tuple(found)


def _captain_trips(at: Waters, others: dict[int, int], start: Action) -> tuple[Action, ...]:
    purse = at.purse
    occupied = sum([1 << cell for cell in others])
    rich = purse >= max(GOLD_ACTION[CAPTAIN].extra)
    found: list[Action] = []
    for cells, steps, trips in _lines(at.side, at.start, at.deed.way, captain_reach(at)[0], start):
        if rich and not cells & occupied:
            found += trips
            continue
        owners = fares = 0
        for gold, cell, trip in steps:
            if gold + fares > purse:
                break
            if cell in others:
                owners |= others[cell]
                fares = owners.bit_count() * PASS_SHIP
            else:
                found.append((*trip[:-1], owners) if owners else trip)
    found.sort(key=_PRICE)
    return tuple(found)


_Way = tuple[int, int, int]
"""A way for a pilot: its place among all `routes`, what it costs, and the cells it passes."""
_Goal = tuple[int, int, tuple[_Way, ...], Action]
"""A cell that a pilot can reach; it and all that the ways there pass, as a bit mask; these, the best first; the best
trip if it passes nobody.
"""


@cache
def _goals(side: str, start: int, steps: int, turning: int, action: Action) -> tuple[_Goal, ...]:
    """Those from a cell, in the order of their best ways; trips are actions that start like this one."""
    goals: dict[int, list[_Way]] = {}
    for place, (to, _, turns, passes) in enumerate(routes(side, start, steps)):
        goals.setdefault(to, []).append((place, turning if turns else 0, passes))
    found: list[_Goal] = []
    for cell, ways in goals.items():
        cells = 1 << cell
        for _, _, passes in ways:
            cells |= passes
        found.append((cell, cells, tuple(ways), (*action, NAMES[side][cell], ways[0][1], 0)))
    return tuple(found)


def _pilot_trips(at: Waters, others: dict[int, int], start: Action) -> tuple[Action, ...]:
    purse = at.purse
    occupied = sum([1 << cell for cell in others])
    turning = 0 if at.enhanced else GOLD_ACTION[PILOT].pay
    owners_of: Remembered[int, int] = Remembered(partial(_owners, others))
    found: list[tuple[int, Action]] = []
    for cell, cells, ways, trip in _goals(at.side, at.start, at.deed.steps, turning, start):
        if cells & occupied:
            if cell not in others:
                first, prices = _past_ships(ways, occupied, owners_of, purse)
                found += [(first, (*trip[:-2], price, owners)) for price, owners in prices]
        elif ways[0][1] <= purse:
            found.append((ways[0][0], trip))
    found.sort(key=_PLACE)
    return tuple([trip for _, trip in found])


def _owners(others: dict[int, int], cells: int) -> int:
    """Whose ships lie in these cells (a bit mask)."""
    found = 0
    for cell, owners in others.items():
        if cells >> cell & 1:
            found |= owners
    return found


def _past_ships(
    ways: Sequence[_Way], occupied: int, owners_of: Remembered[int, int], purse: int
) -> tuple[int, list[tuple[int, int]]]:
    """The place of the first way that can be paid, and of all those the ones worth it as (gold, owners passed)."""
    first = FREE
    known: list[tuple[int, int]] = []
    for place, gold, passes in ways:
        owners = owners_of[passes & occupied]
        if gold + owners.bit_count() * PASS_SHIP > purse:
            continue
        if first == FREE:
            first = place
        for price, paid in known:
            if price <= gold and not paid & ~owners:
                break
        else:
            if known:
                known = [(p, o) for p, o in known if gold > p or owners & ~o]
            known.append((gold, owners))
        if not owners:
            break
    known.sort()
    return first, known


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
