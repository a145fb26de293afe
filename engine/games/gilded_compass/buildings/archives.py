"""The Archives: sets of equal dice; the largest take Ancient Maps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.core.action import Action
from engine.core.chance import draw_card
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.core.remembered import Remembered
from engine.games.gilded_compass import actions, components, events
from engine.games.gilded_compass.buildings import taking
from engine.games.gilded_compass.buildings.landing import Laid, Landing, Prize
from engine.games.gilded_compass.components import MAP_GREATER, MAPS, MAPS_A_ROUND
from engine.games.gilded_compass.dice import shown
from engine.games.gilded_compass.model import ALLY, MAP, NEUTRAL, CompassState, Set, holds, spend, to_library

ID: Final = components.ARCHIVES
_LARGEST: Final = components.DICE + components.EXTRA_DICE
_PRIZE: Final = Prize("map", 1, 1)

_ACTION: Final[tuple[tuple[tuple[tuple[Action, ...], ...], ...], ...]] = tuple(
    tuple(
        tuple(tuple((verb, ID, grown, value, dice) for dice in range(_LARGEST + 1)) for value in range(7))
        for grown in range(_LARGEST + 1)
    )
    for verb in actions.PLACE
)
"""A placement by kind of dice, size of the set that grows (0 = a new one), value, number of dice."""


def _more(kind: int, grown: int, value: int, number: int, sizes: int) -> tuple[Action, ...]:
    """What makes a set that is like no other, out of one of size `grown` (0 = a new one), with up to `number` dice.

    `sizes` are the sizes of the sets of this value that lie here, a bit for each.
    """
    dice = _ACTION[kind][grown][value]
    return tuple([dice[more] for more in range(1, number + 1) if not sizes >> grown + more & 1])


_MORE: Final = tuple(
    tuple(
        tuple(
            tuple(
                Remembered(partial(_more, kind, grown, value, number))
                for number in range(min(rolled, _LARGEST - grown) + 1)
            )
            for value in range(7)
        )
        for grown in range(_LARGEST + 1)
    )
    for kind, rolled in enumerate((_LARGEST, max(components.NEUTRAL_DICE.values())))
)
"""What `_more` answers by sizes: by kind of dice, size of the set that grows, value, number of dice that show it."""
_WILL: Final = tuple(
    tuple(
        tuple(tuple((verb, ID, grown, value, dice) for dice in range(_LARGEST + 1)) for value in range(7))
        for grown in range(_LARGEST + 1)
    )
    for verb in actions.WILL
)
ALLY_ACTIONS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(("ally", value, size) for size in range(_LARGEST + 1)) for value in range(7)
)
"""An Ally Inside for the set of this value and size."""
_MAPS: Final = taking.Kind(
    what="map",
    phase=MAP,
    names=MAPS,
    worth=MAP_GREATER,
    actions={action: tile for tile, action in enumerate(actions.TAKE_MAP)},
    lost="neutral-map",
    left="maps-left",
)


def set_up(state: CompassState) -> None:
    """Four Ancient Maps, drawn one at a time, top to bottom."""
    state.archives = []
    state.maps = [draw_card(state.chance, state.map_bag) for _ in range(MAPS_A_ROUND)]


def _lying(state: CompassState, owner: int) -> tuple[list[int], list[tuple[int, int]]]:
    """For each value, a bit for each size of set that lies here; value and size of each set of this owner."""
    sizes = [0] * 7
    own: list[tuple[int, int]] = []
    for keeper, value, size in state.archives:
        sizes[value] |= 1 << size
        if keeper == owner:
            own.append((value, size))
    return sizes, own


def placements(state: CompassState, owner: int, dice: Sequence[int], mask: int) -> Sequence[Action]:
    """New sets and growing own ones, if no other set has the same value and size afterwards."""
    more = _MORE[owner == NEUTRAL]
    new = more[0]
    sizes, own = _lying(state, owner)
    found: list[Action] = []
    for value, number in enumerate(dice, 1):
        if number:
            found += new[value][number][sizes[value]]
    for value, size in own:
        if number := dice[value - 1]:
            found += more[size][value][number][sizes[value]]
    return found


def refused(state: CompassState, owner: int, dice: Sequence[int]) -> list[tuple[Action, IllegalAction]]:
    """Sets that would equal another one."""
    table = _ACTION[owner == NEUTRAL]
    sizes, own = _lying(state, owner)
    found: list[tuple[Action, IllegalAction]] = []
    for value, grown in [*((value, 0) for value in range(1, 7)), *own]:
        for number in range(1, dice[value - 1] + 1):
            if sizes[value] >> grown + number & 1:
                why = IllegalAction("same-set", dice=shown((value,) * (grown + number)))
                found.append((table[grown][value][number], why))
    return found


def _ties(state: CompassState, owner: int, dice: Sequence[int]) -> Iterator[tuple[Action, str, int]]:
    """Placements that equal another set, each with what forbids it to A Will to Win, as a code (empty if nothing
    does), and the size of the set that stands in its way.

    The set must be an opponent's and unlike all others with a die less. The opponent may be neutral, or the dice
    may be; one's own set is nobody's opponent.
    """
    table = _WILL[owner == NEUTRAL]
    sizes, own = _lying(state, owner)
    for victim, value, size in state.archives:
        grown_from = [0, *(s for v, s in own if v == value and s < size)]
        for grown in grown_from:
            if size - grown > dice[value - 1]:
                continue
            why, stands = "", size
            others = sizes[value] & ~(1 << grown)
            if victim in (owner, state.turn):
                why = "will-needs-opponent"
            elif size > 1 and others >> size - 1 & 1:
                why, stands = "will-leaves-same", size - 1
            yield table[grown][value][size - grown], why, stands


def wills(state: CompassState, owner: int, dice: Sequence[int]) -> list[Action]:
    """Placements that A Will to Win allows."""
    return [action for action, why, _ in _ties(state, owner, dice) if not why]


def wills_refused(state: CompassState, owner: int, dice: Sequence[int]) -> list[tuple[Action, IllegalAction]]:
    """Equal sets that A Will to Win does not allow either."""
    return [
        (action, IllegalAction(why, dice=shown((actions.numbers(action)[1],) * stands)))
        for action, why, stands in _ties(state, owner, dice)
        if why
    ]


def landing(state: CompassState, owner: int, action: Action) -> Landing:
    """The rank that the set would have; the first ones take a map each."""
    grown, value, number = actions.numbers(action)
    after = (owner, value, grown + number)
    rank = place_of(state, after)
    victim = _equal_to(state, after)[1] if action[0] in actions.WILL else None
    return Landing(
        building=ID,
        owner=owner,
        dice=(value,) * number,
        lying=(value,) * (grown + number),
        places=(rank,),
        prize=prize_at(rank - 1, len(state.maps)),
        victim=victim,
        loses=0 if victim is None else value,
    )


def prize_at(rank: int, maps: int) -> Prize | None:
    """What the set on a rank (0 is the first) would win with so many maps on offer."""
    return _PRIZE if rank < maps else None


def prizes(state: CompassState) -> tuple[Prize | None, ...]:
    """What each lying set would win, by rank."""
    return tuple(prize_at(at, len(state.maps)) for at in range(len(state.archives)))


def _equal_to(state: CompassState, mine: Set) -> tuple[int, int]:
    """Where the set lies that equals this one, and whose it is."""
    return next((at, owner) for at, (owner, *dice) in enumerate(state.archives) if tuple(dice) == mine[1:])


def place(state: CompassState, seat: Seat, owner: int, action: Action, told: list[Event]) -> Laid:
    """Lay the dice down and tell where the set ranks now."""
    grown, value, number = actions.numbers(action)
    after = (owner, value, grown + number)
    if grown:
        state.archives[state.archives.index((owner, value, grown))] = after
    else:
        state.archives.append(after)
    told.append(events.archives_set(seat, owner, value, number, grown + number, place_of(state, after)))
    return Laid((value,) * number, (value,) * (grown + number))


def win(state: CompassState, seat: Seat, owner: int, action: Action, told: list[Event]) -> Laid:
    """A Will to Win: the tied set of the opponent loses a die, then the dice are laid down."""
    grown, value, number = actions.numbers(action)
    size = grown + number
    at, victim = _equal_to(state, (owner, value, size))
    if size == 1:
        del state.archives[at]
    else:
        state.archives[at] = (victim, value, size - 1)
    to_library(state, victim)
    told.append(events.will_used(seat, victim, ID, value))
    return place(state, seat, owner, action, told)


def place_of(state: CompassState, mine: Set) -> int:
    """The rank of a set: by number of dice, then by value."""
    rank = (mine[2], mine[1])
    return 1 + sum([(size, value) > rank for _, value, size in state.archives])


def begin(state: CompassState, told: list[Event]) -> None:
    """Rank the sets; the holders of An Ally Inside will be asked from the start player on."""
    state.archives.sort(key=lambda lying: (lying[2], lying[1]), reverse=True)
    around = ((state.start + turn) % state.seats for turn in range(state.seats))
    state.queue = [seat for seat in around if holds(state, seat, components.ALLY)]


def go_on(state: CompassState, told: list[Event]) -> bool:
    """Ask the holders of An Ally Inside, then let the sets take maps in order."""
    while state.queue:
        seat = state.queue[0]
        if any(owner == seat for owner, _, _ in state.archives[1:]):
            state.phase = ALLY
            state.turn = seat
            return False
        state.queue.pop(0)
    if not taking.go_on(state, _MAPS, state.archives, state.maps, told):
        return False
    for owner, _, size in state.archives:
        to_library(state, owner, size)
        told.extend(events.without_reward(owner, ID, size))
    state.archives = []
    return True


def choices(state: CompassState) -> list[Action]:
    """With An Ally Inside: one of one's sets that is not first. Otherwise: a map."""
    if state.phase == ALLY:
        movable = [ALLY_ACTIONS[value][size] for owner, value, size in state.archives[1:] if owner == state.turn]
        return [*movable, actions.DECLINE]
    return [actions.TAKE_MAP[tile] for tile in dict.fromkeys(state.maps)]


def choose(state: CompassState, action: Action, told: list[Event]) -> None:
    """Swap a set with the one above it, or take a map for the first set."""
    seat = state.turn
    if state.phase == ALLY:
        state.queue.pop(0)
        if action == actions.DECLINE:
            told.append(events.declined(seat, "ally"))
            return
        value, size = actions.numbers(action, 1)
        at = state.archives.index((seat, value, size))
        state.archives[at - 1 : at + 1] = [state.archives[at], state.archives[at - 1]]
        spend(state, seat, components.ALLY)
        told.append(events.ally_used(seat, state.archives[at - 1], at))
        return
    taking.choose(state, _MAPS, state.archives, state.maps, state.own_maps, action, told)
