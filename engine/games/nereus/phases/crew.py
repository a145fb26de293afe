"""The actions of the crew: what each may do now, and doing it.

Basic, gold and enhanced action of a turn are one block in any order; `turn` sees to it that nothing comes between.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import Final, NamedTuple

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.core.question import Label
from engine.games.nereus import events
from engine.games.nereus.actions import (
    ACT,
    BASIC,
    BASIC_CARD,
    BASIC_POWER,
    DO_ENHANCED,
    FETCH,
    GOLD,
    GOLD_CARD,
    GOLD_POWER,
    SHIFT,
)
from engine.games.nereus.board import NAMES, NUMBER, RAYS, WAYS, Route, neighbours, routes
from engine.games.nereus.cabin import SPOT, movable, places, take
from engine.games.nereus.components import (
    BOATSWAIN,
    CAPTAIN,
    COLOURS,
    CREW,
    ENHANCED,
    EXPLORER,
    GOLD_ACTION,
    KINDS,
    MERCHANT,
    PASS_SHIP,
    PILOT,
    POWER,
    PURSER,
    SCIENTIST,
    SPACES,
    Deed,
)
from engine.games.nereus.model import ASK_DROP, FREE, NEUTRAL, READY, NereusState
from engine.games.nereus.model import BASIC as DID_BASIC
from engine.games.nereus.model import ENHANCED as DID_ENHANCED
from engine.games.nereus.model import GOLD as DID_GOLD
from engine.games.nereus.phases.stowing import add_points, settle
from engine.games.nereus.stock import draw_science, draw_treasure, science_left

_DID: Final = {
    "basic": DID_BASIC,
    "sail": DID_BASIC,
    "fetch": DID_BASIC,
    "gold": DID_GOLD,
    "enhanced": DID_ENHANCED,
}
SAILORS: Final = (CAPTAIN, PILOT)
_FREE_OF_CHARGE: Final = (BOATSWAIN, PURSER)
"""Whose basic action is always possible."""
AT_ONCE: Final = (BOATSWAIN, PURSER, MERCHANT)
"""Whose enhanced action costs nothing and leaves nothing to decide, so that it may be done along with the basic one."""
_PLENTY: Final = 99
_REMEMBERED: Final = 1 << 12
_STEPS: Final[dict[int, tuple[Action, ...]]] = {
    CAPTAIN: (),
    PILOT: (),
    BOATSWAIN: (BASIC, DO_ENHANCED, GOLD),
    PURSER: (BASIC, DO_ENHANCED, GOLD),
    MERCHANT: (BASIC, DO_ENHANCED, GOLD),
    SCIENTIST: (BASIC, BASIC_POWER, BASIC_CARD, DO_ENHANCED, GOLD_POWER, GOLD_CARD),
    EXPLORER: (),
}
"""The crew's actions that are steps of their own; sailing and fetching are offered cell by cell."""


def space_deed(state: NereusState) -> Deed:
    """What the action space with the marker offers."""
    return SPACES[state.side][state.crew][state.space]


def is_enhanced(state: NereusState) -> bool:
    """Whether the crew member's hold was complete when the turn began."""
    return bool(state.ready >> state.crew & 1)


def deed_of(state: NereusState, action: Action) -> Deed:
    """What a basic, gold or enhanced action costs and brings."""
    if action[0] == "basic":
        return space_deed(state)
    return (GOLD_ACTION if action[0] == "gold" else ENHANCED)[state.crew]


def steps(state: NereusState) -> tuple[Action, ...]:
    """The basic, gold and enhanced actions of the crew member that make sense at this space, possible now or not."""
    if state.crew != SCIENTIST:
        return _STEPS[state.crew]
    without = (BASIC,) if space_deed(state).either else (BASIC_POWER, BASIC_CARD)
    return tuple(action for action in _STEPS[SCIENTIST] if action not in without)


def at_once(state: NereusState, spaces: Sequence[Action]) -> Sequence[Action]:
    """Free action spaces taken together with their basic action: a step of its own, a trip, or a treasure fetched.

    Captain and pilot sail from the first free space, which leads farthest; the explorer takes the first that fetches
    the colour. The enhanced action comes along where nothing speaks against it (`AT_ONCE`).
    """
    if state.crew in SAILORS:
        return _sails_from(waters(state, int(spaces[0][1]) - 1))
    if state.crew == EXPLORER:
        return _fetches_from(state, spaces)
    deeds, plain = SPACES[state.side][state.crew], ACT[""]
    if state.crew in _FREE_OF_CHARGE:
        return [plain[int(space[1]) - 1] for space in spaces]
    found: list[Action] = []
    for space in spaces:
        number = int(space[1]) - 1
        choices = ("power", "card") if deeds[number].either else ("",)
        found += [ACT[choice][number] for choice in choices if why_not_deed(state, deeds[number], choice) is None]
    return found


def placed_on(state: NereusState, space: Action) -> NereusState:
    """A copy to look at, with the marker on an action space."""
    at = copy(state)
    at.space, at.stage = int(space[1]) - 1, READY
    return at


def why_done(state: NereusState, verb: str) -> Label | None:
    """Says that a kind of crew action has been done this turn, or None."""
    did = _DID[verb]
    if not state.done & did:
        return None
    return Label("basic-done" if did == DID_BASIC else f"{verb}-done", {"crew": CREW[state.crew]})


def why_not(state: NereusState, action: Action) -> Label | None:
    """The rule that forbids one of `steps` now, or None. The block of crew actions is taken to be open."""
    verb = str(action[0])
    if done := why_done(state, verb):
        return done
    if verb == "enhanced" and not is_enhanced(state):
        return Label("hold-not-ready", {"crew": CREW[state.crew]})
    return why_not_deed(state, deed_of(state, action), str(action[-1]))


def why_not_deed(state: NereusState, deed: Deed, choice: str) -> Label | None:
    """What keeps the active player from what a step of the crew costs or brings, or None.

    choice: "power" or "card" where only one of the two is taken.
    """
    have = state.gold[state.turn]
    if deed.pay > have:
        return Label("not-enough-gold", {"need": deed.pay, "have": have})
    if state.crew == SCIENTIST:
        power = deed.power and choice != "card"
        card = deed.cards and choice != "power"
        if not (power and state.power[state.turn] < POWER) and not (card and science_left(state)):
            return Label("power-full", {"power": POWER}) if power else Label("no-science-cards")
    return None


def possible(state: NereusState) -> list[Action]:
    """Every crew action that is legal while the block may go on."""
    if state.crew in SAILORS:
        return [] if why_done(state, "sail") else list(sails(state))
    if state.crew == EXPLORER:
        return [] if why_done(state, "fetch") else fetches(state)
    found = [action for action in steps(state) if why_not(state, action) is None]
    return found + shifts(state) if state.moves else found


# --- sailing


def ships_at(state: NereusState, seat: Seat) -> dict[int, int]:
    """The cells of the other ships with their owners, as bit masks of seats (the neutral player's ship too)."""
    return others_at(state.ships, state.neutral, seat)


def others_at(ships: Sequence[int], neutral: int, seat: Seat) -> dict[int, int]:
    """The same from where all ships lie."""
    found: dict[int, int] = {}
    for owner, cell in enumerate(ships):
        if owner != seat and cell != FREE:
            found[cell] = found.get(cell, 0) | 1 << owner
    if neutral != FREE:
        found[neutral] = found.get(neutral, 0) | 1 << NEUTRAL
    return found


class Waters(NamedTuple):
    """All that decides where a ship can go: whose turn with which action space (from 0) and purse, and all ships."""

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


def waters(state: NereusState, space: int) -> Waters:
    """Those of the active player on an action space (from 0)."""
    seat = state.turn
    return Waters(
        state.side,
        state.crew,
        space,
        is_enhanced(state),
        seat,
        state.gold[seat],
        tuple(state.ships),
        state.neutral,
    )


def sails(state: NereusState) -> Sequence[Action]:
    """Every trip of the captain or the pilot that can be paid, nearest first.

    Of several ways to a cell those are left out that cost the same or more and pay nobody else. A trip of no steps is
    not offered: it brings nothing, as no treasure ever lies under a ship.
    """
    return _sails(waters(state, state.space))


@lru_cache(_REMEMBERED)
def _sails(at: Waters) -> tuple[Action, ...]:
    found = _captain_trips(at) if at.crew == CAPTAIN else _pilot_trips(at)
    names = NAMES[at.side]
    return tuple(("sail", names[cell], gold, owners) for cell, gold, owners in found)


@lru_cache(_REMEMBERED)
def _sails_from(at: Waters) -> tuple[Action, ...]:
    return tuple(("sail-from", at.space + 1, *trip[1:]) for trip in _sails(at))


def dear(state: NereusState) -> list[Action]:
    """The trips to cells that nothing but gold keeps from the ship, the cheapest one to each; none without a sailor."""
    if not may_sail(state):
        return []
    at = waters(state, state.space)
    within = {trip[1] for trip in _sails(at)}
    found: dict[str, Action] = {}
    for trip in sorted(_sails(at._replace(purse=_PLENTY)), key=fare):
        if trip[1] not in within:
            found.setdefault(str(trip[1]), trip)
    return list(found.values())


def may_sail(state: NereusState) -> bool:
    """Whether the turn has a captain or a pilot who has not sailed yet."""
    return state.crew in SAILORS and why_done(state, "sail") is None


def beyond(state: NereusState) -> list[str]:
    """The cells a step too far for the captain's line or the pilot's way, whatever is paid; none without a sailor."""
    if not may_sail(state):
        return []
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
    rays = RAYS[at.side][at.ships[at.seat]]
    return [rays[direction] for direction in WAYS[at.deed.way]]


def captain_reach(at: Waters) -> tuple[int, int]:
    """How many steps the captain may sail without the gold action, and with it."""
    steps = at.deed.steps + (ENHANCED[CAPTAIN].steps if at.enhanced else 0)
    return steps, steps + len(GOLD_ACTION[CAPTAIN].extra)


def pilot_routes(at: Waters, more: int = 0) -> tuple[Route, ...]:
    """The ways of the pilot, whatever they cost and whatever lies on them; `more` steps than the space says."""
    return routes(at.side, at.ships[at.seat], at.deed.steps + more)


def _captain_trips(at: Waters) -> list[tuple[int, int, int]]:
    others = others_at(at.ships, at.neutral, at.seat)
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
    others = others_at(at.ships, at.neutral, at.seat)
    occupied = sum(1 << cell for cell in others)
    turning = 0 if at.enhanced else GOLD_ACTION[PILOT].pay
    trips: dict[int, list[tuple[int, int]]] = {}
    for route in pilot_routes(at):
        gold = turning if route.turns else 0
        if gold > at.purse or occupied >> route.to & 1:
            continue
        owners = 0
        if route.passes & occupied:
            for cell, ships in others.items():
                if route.passes >> cell & 1:
                    owners |= ships
            if gold + owners.bit_count() * PASS_SHIP > at.purse:
                continue
        known = trips.setdefault(route.to, [])
        if not any(price <= gold and not paid & ~owners for price, paid in known):
            known[:] = [(p, o) for p, o in known if not (gold <= p and not owners & ~o)]
            known.append((gold, owners))
    return [(cell, gold, owners) for cell, ways in trips.items() for gold, owners in sorted(ways)]


def sail(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    """Sail: pay for the gold action and for ships passed, then take everything in the cell reached."""
    cell, gold, owners = NUMBER[state.side][str(action[1])], int(action[2]), int(action[3])
    state.done |= DID_BASIC
    if gold:
        state.done |= DID_GOLD
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


# --- the explorer's raft


def raft_colours(state: NereusState) -> tuple[str, ...]:
    """What the raft may bring from this space."""
    return COLOURS if is_enhanced(state) else space_deed(state).colours


def raft_cells(state: NereusState) -> tuple[int, ...]:
    """Where the raft gets to: the cells orthogonally next to the ship."""
    return neighbours(state.side, state.ships[state.turn])


def fetches(state: NereusState) -> list[Action]:
    """One treasure of a colour of the space (any, if enhanced) from a cell orthogonally next to the ship."""
    allowed = raft_colours(state)
    table = FETCH[state.side]
    return [
        table[cell][kind]
        for cell in raft_cells(state)
        for kind in dict.fromkeys(state.cells[cell])
        if COLOURS[kind] in allowed
    ]


def _fetches_from(state: NereusState, spaces: Sequence[Action]) -> list[Action]:
    """Every treasure beside the ship with the first of these spaces that fetches its colour."""
    deeds = SPACES[state.side][EXPLORER]
    first: dict[str, int | str] = {}
    for space in spaces:
        for colour in COLOURS if is_enhanced(state) else deeds[int(space[1]) - 1].colours:
            first.setdefault(colour, space[1])
    names = NAMES[state.side]
    return [
        ("fetch-from", first[COLOURS[kind]], names[cell], COLOURS[kind])
        for cell in raft_cells(state)
        for kind in dict.fromkeys(state.cells[cell])
        if COLOURS[kind] in first
    ]


def fetch(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    """The raft brings a treasure."""
    state.done |= DID_BASIC
    cell, kind = NUMBER[state.side][str(action[1])], COLOURS.index(str(action[2]))
    pick_up(state, cell, kind)
    state.last = (seat, FREE, cell, state.last[3], state.last[4])
    out.append(events.fetched(seat, str(action[1]), kind))


def pick_up(state: NereusState, cell: int, kind: int) -> None:
    """One treasure goes from a cell into the hand."""
    lying = list(state.cells[cell])
    lying.remove(kind)
    state.cells[cell] = tuple(lying)
    state.hand[kind] += 1
    state.taken = (kind,)


# --- the boatswain


def shifts(state: NereusState) -> list[Action]:
    """Every move of one piece: from a hold or (treasures only) the storage to any other place that takes it."""
    cabin = state.cabins[state.turn]
    fits = places(cabin)
    return [SHIFT[kind][source][spot] for kind, source in movable(cabin) for spot in fits[kind] if spot != source]


def shift(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    """The boatswain moves a piece."""
    kind, source, spot = KINDS.index(str(action[1])), SPOT[str(action[2])], SPOT[str(action[3])]
    state.moves -= 1
    out.append(events.shifted(seat, kind, source, spot))
    state.cabins[seat] = take(state.cabins[seat], kind, source)
    settle(state, seat, kind, spot, out)


# --- the others


def do_step(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    """A basic, gold or enhanced action that is a step of its own."""
    verb = str(action[0])
    deed = deed_of(state, action)
    state.done |= _DID[verb]
    state.gold[seat] -= deed.pay
    if state.crew == BOATSWAIN:
        _boatswain(state, seat, verb, deed, out)
    elif state.crew == PURSER:
        _purser(state, seat, verb, deed, out)
    elif state.crew == MERCHANT:
        add_points(state, seat, deed.points)
        state.merchant_vp[seat] += deed.points
        if verb == "enhanced":
            out.append(events.merchant_scored(seat, deed.points))
        else:
            out.append(events.traded(seat, deed.pay, deed.points))
    else:
        _scientist(state, seat, action, deed, out)


def _boatswain(state: NereusState, seat: Seat, verb: str, deed: Deed, out: list[Event]) -> None:
    if verb == "enhanced":
        kind = draw_treasure(state, out)
        state.hand[kind] += 1
        out.append(events.boatswain_found(seat, kind))
        return
    state.moves += deed.moves
    if verb == "gold":
        out.append(events.bought_move(seat, deed.pay, deed.moves))
        return
    add_points(state, seat, deed.points)
    state.boatswain_vp[seat] += deed.points
    out.append(events.boatswain_scored(seat, deed.points, deed.moves))


def _purser(state: NereusState, seat: Seat, verb: str, deed: Deed, out: list[Event]) -> None:
    state.gold[seat] += deed.gold
    if verb == "gold":
        kind = draw_treasure(state, out)
        state.hand[kind] += 1
        out.append(events.bought_treasure(seat, deed.pay, kind))
    elif verb == "enhanced":
        out.append(events.took_more_gold(seat, deed.gold))
    else:
        out.append(events.took_gold(seat, deed.gold))


def _scientist(state: NereusState, seat: Seat, action: Action, deed: Deed, out: list[Event]) -> None:
    if deed.pay:
        out.append(events.paid_scientist(seat, deed.pay))
    if action[0] == "enhanced":
        out += events.exchanges_science(seat, draw_science(state, seat, out))
        state.ask = ASK_DROP
        return
    if deed.power and action[-1] != "card":
        rise = min(deed.power, POWER - state.power[seat])
        if rise:
            state.power[seat] += rise
            out.append(events.power_rose(seat, rise, state.power[seat]))
    if deed.cards and action[-1] != "power" and science_left(state):
        out += events.drew_science(seat, draw_science(state, seat, out))
