"""Runs of consecutive dice: how dice are placed in the Auction House and in the Treasure Hunters' Guild."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.core.remembered import Remembered
from engine.games.gilded_compass import actions, components, events
from engine.games.gilded_compass.buildings.landing import Laid, Landing, Prize
from engine.games.gilded_compass.components import FACES
from engine.games.gilded_compass.dice import mask_of, shown_run
from engine.games.gilded_compass.model import NEUTRAL, CompassState, Set, to_library

PLACES: Final = 3
"""How many sequences win something."""

RUNS: Final = tuple((low, high) for low in FACES for high in FACES if low <= high)
_BIT: Final = {run: 1 << at for at, run in enumerate(RUNS)}
_BIT_FROM: Final = tuple(tuple(_BIT.get((low, high), 0) for high in range(7)) for low in range(7))
"""The same by low and high die."""
_RANK: Final = {(low, high): (high - low) * 10 + high for low, high in RUNS}
"""Compares runs: by number of dice, then by the highest die."""
_DICE: Final = {(low, high): tuple(range(low, high + 1)) for low, high in RUNS}
_NEED: Final = {(low, high): sum(1 << value - 1 for value in range(low, high + 1)) for low, high in RUNS}
"""The dice that a run needs, as a mask."""


def _laid(low: int, high: int, run: tuple[int, int]) -> Laid:
    return Laid(tuple([value for value in _DICE[run] if not low <= value <= high]), _DICE[run])


_LAID: Final = {
    (low, high, *run): _laid(low, high, run)
    for run in RUNS
    for low, high in ((0, 0), *RUNS)
    if not low or run[0] <= low <= high <= run[1]
}
"""The dice that make a run out of another one (0, 0 = out of none), by the numbers of the action."""

_New = tuple[tuple[Action, ...], tuple[int, ...], int]
_Growth = tuple[tuple[tuple[int, Action], ...], ...]


def _new(verb: str, building: str, mask: int) -> _New:
    """What can be newly laid with dice of these faces: the actions, the bit of each run, and all the bits."""
    runs = [run for run in RUNS if not _NEED[run] & ~mask]
    bits = tuple(_BIT[run] for run in runs)
    return tuple((verb, building, 0, 0, *run) for run in runs), bits, sum(bits)


def _growth(verb: str, building: str, run: tuple[int, int]) -> _Growth:
    """How a run can grow with dice of these faces (a mask): the bit of the longer run, the action."""
    longer = [other for other in RUNS if other != run and other[0] <= run[0] and run[1] <= other[1]]
    steps = [(_NEED[other] ^ _NEED[run], _BIT[other], (verb, building, *run, *other)) for other in longer]
    return tuple(tuple((bit, action) for need, bit, action in steps if not need & ~mask) for mask in range(64))


_BUILDINGS = components.B_BUILDINGS
_NEW: Final = {
    building: tuple(tuple(_new(verb, building, mask) for mask in range(64)) for verb in actions.PLACE)
    for building in _BUILDINGS
}
_GROWTH: Final = {
    building: tuple({run: _growth(verb, building, run) for run in RUNS} for verb in actions.PLACE)
    for building in _BUILDINGS
}


def _lying(state: CompassState, owner: int) -> tuple[int, list[tuple[int, int]]]:
    """The bits of all runs that lie in the building; the runs of this owner."""
    lying = 0
    own: list[tuple[int, int]] = []
    for keeper, low, high in state.hall:
        lying |= _BIT_FROM[low][high]
        if keeper == owner:
            own.append((low, high))
    return lying, own


def _unlike(building: str, kind: int, known: tuple[int, int]) -> tuple[Action, ...]:
    mask, lying = known
    new, bits, _ = _NEW[building][kind][mask]
    return tuple([action for action, bit in zip(new, bits, strict=True) if not lying & bit])


_UNLIKE: Final = {
    building: tuple(Remembered(partial(_unlike, building, kind)) for kind in range(len(actions.PLACE)))
    for building in _BUILDINGS
}
"""What can be newly laid with dice of these faces (a mask) while these of the runs (their bits) lie already."""


def placements(state: CompassState, owner: int, dice: Sequence[int], mask: int) -> Sequence[Action]:
    """New runs and own ones lengthened at either end or both, if no other run is the same afterwards."""
    kind = owner == NEUTRAL
    lying, own = _lying(state, owner)
    new = _UNLIKE[state.b][kind][mask, lying & _NEW[state.b][kind][mask][2]]
    if not own:
        return new
    longer = _GROWTH[state.b][kind]
    return [*new, *[action for run in own for bit, action in longer[run][mask] if not lying & bit]]


def refused(state: CompassState, owner: int, dice: Sequence[int]) -> list[tuple[Action, IllegalAction]]:
    """Runs that would equal another one."""
    mask = mask_of(dice)
    kind = owner == NEUTRAL
    lying, own = _lying(state, owner)
    new, bits, _ = _NEW[state.b][kind][mask]
    same = [action for action, bit in zip(new, bits, strict=True) if lying & bit]
    for run in own:
        same += [action for bit, action in _GROWTH[state.b][kind][run][mask] if lying & bit]
    return [(action, IllegalAction("same-run", dice=shown_run(run_dice(_target(action))))) for action in same]


def _ties(state: CompassState, owner: int, dice: Sequence[int]) -> Iterator[tuple[Action, str, tuple[int, int]]]:
    """Placements that equal another run, each with what forbids it to A Will to Win, as a code (empty if nothing
    does), and the run that stands in its way.

    The run must be an opponent's and unlike all others without the end that leaves.
    """
    mask = mask_of(dice)
    verb = actions.WILL[owner == NEUTRAL]
    lying, own = _lying(state, owner)
    for victim, low, high in state.hall:
        within = [(a, b) for a, b in own if low <= a and b <= high]
        for grown in [(0, 0), *(run for run in within if run != (low, high))]:
            if (_NEED[low, high] ^ _NEED.get(grown, 0)) & ~mask:
                continue
            others = lying & ~_BIT.get(grown, 0)
            for die in dict.fromkeys((low, high)):
                left = _without_end(low, high, die)
                why, stands = "", (low, high)
                if victim in (owner, state.turn):
                    why = "will-needs-opponent"
                elif left is not None and others & _BIT[left]:
                    why, stands = "will-leaves-same", left
                yield (verb, state.b, *grown, low, high, die), why, stands


def wills(state: CompassState, owner: int, dice: Sequence[int]) -> list[Action]:
    """Placements that A Will to Win allows."""
    return [action for action, why, _ in _ties(state, owner, dice) if not why]


def wills_refused(state: CompassState, owner: int, dice: Sequence[int]) -> list[tuple[Action, IllegalAction]]:
    """Equal runs that A Will to Win does not allow either."""
    return [
        (action, IllegalAction(why, dice=shown_run(run_dice(stands))))
        for action, why, stands in _ties(state, owner, dice)
        if why
    ]


def landing(state: CompassState, owner: int, action: Action, prizes: Sequence[Prize]) -> Landing:
    """The rank that the run would have, and the prize of that rank."""
    low, high = _target(action)
    rank = place_of(state, (owner, low, high))
    laid = _laid_by(action)
    will = action[0] in actions.WILL
    return Landing(
        building=state.b,
        owner=owner,
        dice=laid.dice,
        lying=laid.lying,
        places=(rank,),
        prize=prizes[rank - 1] if rank <= len(prizes) else None,
        victim=_equal_to(state, (low, high))[1] if will else None,
        loses=actions.numbers(action)[4] if will else 0,
    )


def _equal_to(state: CompassState, run: tuple[int, int]) -> tuple[int, int]:
    """Where the run lies that equals this one, and whose it is."""
    return next((at, lying[0]) for at, lying in enumerate(state.hall) if lying[1:] == run)


def _without_end(low: int, high: int, die: int) -> tuple[int, int] | None:
    """What is left of a run without the die at one end; None if nothing."""
    if low == high:
        return None
    return (low + 1, high) if die == low else (low, high - 1)


def run_dice(run: tuple[int, int]) -> tuple[int, ...]:
    """The dice of a run."""
    return _DICE[run]


def _target(action: Action) -> tuple[int, int]:
    low, high = actions.numbers(action, 4)[:2]
    return low, high


def _laid_by(action: Action) -> Laid:
    return _LAID[action[2:6]]  # pyright: ignore[reportArgumentType]


def place(state: CompassState, seat: Seat, owner: int, action: Action, told: list[Event]) -> Laid:
    """Lay the dice down and tell where the run ranks now."""
    before_low, before_high, low, high = actions.numbers(action)[:4]
    after = (owner, low, high)
    if before_low:
        state.hall[state.hall.index((owner, before_low, before_high))] = after
    else:
        state.hall.append(after)
    laid = _laid_by(action)
    told.append(events.sequence_placed(seat, owner, state.b, laid.dice, laid.lying, place_of(state, after)))
    return laid


def win(state: CompassState, seat: Seat, owner: int, action: Action, told: list[Event]) -> Laid:
    """A Will to Win: the tied run of the opponent loses the named end, then the dice are laid down."""
    low, high = _target(action)
    die = actions.numbers(action)[4]
    at, victim = _equal_to(state, (low, high))
    left = _without_end(low, high, die)
    if left is None:
        del state.hall[at]
    else:
        state.hall[at] = (victim, *left)
    to_library(state, victim)
    told.append(events.will_used(seat, victim, state.b, die))
    return place(state, seat, owner, action, told)


def place_of(state: CompassState, mine: Set) -> int:
    """The rank of a run."""
    rank = _RANK[mine[1:]]
    return 1 + sum([_RANK[low, high] > rank for _, low, high in state.hall])


def begin(state: CompassState, told: list[Event]) -> None:
    """At the end of the round: put the runs in order, queue the winning places; the rest goes to the Library."""
    state.hall.sort(key=lambda lying: _RANK[lying[1:]], reverse=True)
    state.queue = list(range(min(PLACES, len(state.hall))))
    for owner, low, high in state.hall[PLACES:]:
        to_library(state, owner, high - low + 1)
        told.extend(events.without_reward(owner, state.b, high - low + 1))
    del state.hall[PLACES:]
