"""The actions of the crew: what each may do now, and doing it.

Basic, gold and enhanced action of a turn are one block in any order; `turn` sees to it that nothing comes between.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache, partial
from typing import Final, NamedTuple, TypeAlias

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.core.question import Label
from engine.core.remembered import Remembered
from engine.games.nereus import events
from engine.games.nereus.actions import (
    ACT,
    BASIC,
    BASIC_CARD,
    BASIC_POWER,
    DO_ENHANCED,
    FETCH,
    FETCH_FROM,
    GOLD,
    GOLD_CARD,
    GOLD_POWER,
    SHIFT,
)
from engine.games.nereus.board import NUMBER, neighbours
from engine.games.nereus.cabin import SPOT, SPOTS, Cabin, fits, movable, spots_for, spots_of, take
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
    PILOT,
    POWER,
    PURSER,
    SCIENTIST,
    SPACES,
    Deed,
)
from engine.games.nereus.model import ASK_DROP, FREE, READY, NereusState
from engine.games.nereus.model import BASIC as DID_BASIC
from engine.games.nereus.model import ENHANCED as DID_ENHANCED
from engine.games.nereus.model import GOLD as DID_GOLD
from engine.games.nereus.phases import sailing
from engine.games.nereus.phases.stowing import add_points, settle
from engine.games.nereus.stock import draw_science, draw_treasure, science_left

_REMEMBERED: Final = 1 << 11
_DID: Final = {
    "basic": DID_BASIC,
    "sail": DID_BASIC,
    "fetch": DID_BASIC,
    "gold": DID_GOLD,
    "enhanced": DID_ENHANCED,
}
SAILORS: Final = (CAPTAIN, PILOT)
AT_ONCE: Final = (BOATSWAIN, PURSER, MERCHANT)
"""Whose enhanced action costs nothing and leaves nothing to decide, so that it may be done along with the basic one."""
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


class Means(NamedTuple):
    """All that decides which `steps` are possible, and nothing else, so that the same means are met again and again.

    side, crew, space: as in the state.
    ready: 1 at the crew member's bit if its hold was complete when the turn began, else 0.
    done:  the crew actions done, as in the state.
    gold:  what the active player has.
    power, card: whether the scientist can raise it, and draw one; False for all others.
    """

    side: str
    crew: int
    space: int
    ready: int
    done: int
    gold: int
    power: bool
    card: bool


_Acting: TypeAlias = NereusState | Means
"""Whose turn it is with which crew member at which space."""

_Facts: TypeAlias = tuple[str, int, int, int, int, int, bool, bool]
"""`Means` as a plain tuple, which is made and looked up faster."""


def means(state: NereusState) -> Means:
    """Those of the active player."""
    return Means(*_facts(state))


def _facts(state: NereusState) -> _Facts:
    crew, seat = state.crew, state.turn
    power = card = False
    if crew == SCIENTIST:
        power, card = state.power[seat] < POWER, bool(science_left(state))
    return state.side, crew, state.space, state.ready & 1 << crew, state.done, state.gold[seat], power, card


def space_deed(at: _Acting) -> Deed:
    """What the action space with the marker offers."""
    return SPACES[at.side][at.crew][at.space]


def is_enhanced(at: _Acting) -> bool:
    """Whether the crew member's hold was complete when the turn began."""
    return bool(at.ready >> at.crew & 1)


def deeds_done(state: NereusState) -> tuple[str, ...]:
    """Which of the basic, gold and enhanced actions are done in this turn."""
    names = (("basic", DID_BASIC), ("gold", DID_GOLD), ("enhanced", DID_ENHANCED))
    return tuple(name for name, bit in names if state.done & bit)


def deed_of(at: _Acting, action: Action) -> Deed:
    """What a basic, gold or enhanced action costs and brings."""
    if action[0] == "basic":
        return space_deed(at)
    return (GOLD_ACTION if action[0] == "gold" else ENHANCED)[at.crew]


def steps(at: _Acting) -> tuple[Action, ...]:
    """The basic, gold and enhanced actions of the crew member that make sense at this space, possible now or not."""
    if at.crew != SCIENTIST:
        return _STEPS[at.crew]
    without = (BASIC,) if space_deed(at).either else (BASIC_POWER, BASIC_CARD)
    return tuple(action for action in _STEPS[SCIENTIST] if action not in without)


def at_once(state: NereusState, spaces: tuple[Action, ...]) -> Sequence[Action]:
    """Free action spaces taken together with their basic action: a step of its own, a trip, or a treasure fetched.

    Captain and pilot sail from the first free space, which leads farthest; the explorer takes the first that fetches
    the colour. The enhanced action comes along where nothing speaks against it (`AT_ONCE`).
    """
    if state.crew in SAILORS:
        return sailing.sails_from(sailing.waters(state, int(spaces[0][1]) - 1))
    if state.crew == EXPLORER:
        return _fetches_from(state, spaces)
    return _STEPS_AT_ONCE[_facts(state), spaces]


def _steps_at_once(asked: tuple[_Facts, tuple[Action, ...]]) -> tuple[Action, ...]:
    facts, spaces = asked
    have = Means(*facts)
    deeds = SPACES[have.side][have.crew]
    found: list[Action] = []
    for space in spaces:
        number = int(space[1]) - 1
        choices = ("power", "card") if deeds[number].either else ("",)
        found += [ACT[choice][number] for choice in choices if why_not_deed(have, deeds[number], choice) is None]
    return tuple(found)


_STEPS_AT_ONCE: Final = Remembered(_steps_at_once)
"""By `_facts` and free spaces, those that may be taken together with a basic action that needs no place."""


def placed_on(state: NereusState, space: Action) -> NereusState:
    """A copy to look at, with the marker on an action space."""
    at = copy(state)
    at.space, at.stage = int(space[1]) - 1, READY
    return at


def why_done(at: _Acting, verb: str) -> Label | None:
    """Says that a kind of crew action has been done this turn, or None."""
    did = _DID[verb]
    if not at.done & did:
        return None
    return Label("basic-done" if did == DID_BASIC else f"{verb}-done", {"crew": CREW[at.crew]})


def why_not(have: Means, action: Action) -> Label | None:
    """The rule that forbids one of `steps` now, or None. The block of crew actions is taken to be open."""
    verb = str(action[0])
    if done := why_done(have, verb):
        return done
    if verb == "enhanced" and not is_enhanced(have):
        return Label("hold-not-ready", {"crew": CREW[have.crew]})
    return why_not_deed(have, deed_of(have, action), str(action[-1]))


def why_not_deed(have: Means, deed: Deed, choice: str) -> Label | None:
    """What keeps the active player from what a step of the crew costs or brings, or None.

    choice: "power" or "card" where only one of the two is taken.
    """
    if deed.pay > have.gold:
        return Label("not-enough-gold", {"need": deed.pay, "have": have.gold})
    if have.crew == SCIENTIST:
        power = deed.power and choice != "card"
        card = deed.cards and choice != "power"
        if not (power and have.power) and not (card and have.card):
            return Label("power-full", {"power": POWER}) if power else Label("no-science-cards")
    return None


def possible(state: NereusState) -> Sequence[Action]:
    """Every crew action that is legal while the block may go on."""
    if state.crew in SAILORS:
        return () if why_done(state, "sail") else sailing.sails(state)
    if state.crew == EXPLORER:
        return () if why_done(state, "fetch") else fetches(state)
    found = _POSSIBLE_STEPS[_facts(state)]
    return (*found, *shifts(state)) if state.moves else found


def _possible_steps(facts: _Facts) -> tuple[Action, ...]:
    have = Means(*facts)
    return tuple(action for action in steps(have) if why_not(have, action) is None)


_POSSIBLE_STEPS: Final = Remembered(_possible_steps)
"""By `_facts`."""


def may_sail(state: NereusState) -> bool:
    """Whether the turn has a captain or a pilot who has not sailed yet."""
    return state.crew in SAILORS and why_done(state, "sail") is None


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


def _fetches_from(state: NereusState, spaces: tuple[Action, ...]) -> list[Action]:
    """Every treasure beside the ship with the first of these spaces that fetches its colour."""
    table = FETCH_FROM[state.side]
    first = _FIRST_SPACES[state.side, is_enhanced(state), spaces]
    found: list[Action] = []
    for cell in raft_cells(state):
        if lying := state.cells[cell]:
            found += [table[cell][kind][first[kind]] for kind in dict.fromkeys(lying) if kind in first]
    return found


def _first_spaces(asked: tuple[str, bool, tuple[Action, ...]]) -> dict[int, int]:
    side, enhanced, spaces = asked
    first: dict[int, int] = {}
    for space in spaces:
        number = int(space[1]) - 1
        for colour in COLOURS if enhanced else SPACES[side][EXPLORER][number].colours:
            first.setdefault(COLOURS.index(colour), number)
    return first


_FIRST_SPACES: Final = Remembered(_first_spaces)
"""By side of the board, whether the explorer is enhanced, and free spaces: for each colour that is fetched from one of
these the first one, from 0.
"""


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


def shifts(state: NereusState) -> Sequence[Action]:
    """Every move of one piece: from a hold or (treasures only) the storage to any other place that takes it."""
    return _shifts(state.cabins[state.turn])


@lru_cache(_REMEMBERED)
def _shifts(cabin: Cabin) -> tuple[Action, ...]:
    fitting = fits(cabin)
    found: list[Action] = []
    for kind, source in movable(cabin):
        found += _SHIFTS[kind][source][spots_for(fitting, kind)]
    return tuple(found)


def _shifts_of(kind: int, source: int, spots: int) -> tuple[Action, ...]:
    return tuple(SHIFT[kind][source][spot] for spot in spots_of(spots) if spot != source)


_SHIFTS: Final = tuple(
    tuple(Remembered(partial(_shifts_of, kind, source)) for source in range(len(SPOTS))) for kind in range(len(KINDS))
)
"""Kind -> spot it leaves -> spots as a bit mask -> moving it to each of them but its own."""


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
