"""The Illuminati: each set repeats the longest one and adds a die; the two longest win Special Abilities."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.action import Action
from engine.core.chance import draw_kind
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.games.gilded_compass import actions, components, events
from engine.games.gilded_compass.buildings.landing import Laid, Landing, Prize
from engine.games.gilded_compass.buildings.piles import grow, grown, longest, pile_of, ranked
from engine.games.gilded_compass.components import ABILITIES, ABILITIES_A_ROUND, FACES
from engine.games.gilded_compass.dice import counted, mask_of, shown
from engine.games.gilded_compass.model import ABILITY, NEUTRAL, CompassState, to_library

ID: Final = components.ILLUMINATI
_WINNERS: Final = 2


def set_up(state: CompassState) -> None:
    """Three Special Abilities, drawn one at a time, top to bottom."""
    state.piles = []
    state.abilities = [draw_kind(state.chance, state.ability_bag) for _ in range(ABILITIES_A_ROUND)]


@lru_cache(maxsize=4096)
def _lacking(leader: tuple[int, ...], own: tuple[int, ...]) -> tuple[int, ...]:
    """What a set lacks of the longest one, as counts. An older set is always part of a longer one."""
    return tuple(max(0, need - have) for need, have in zip(counted(leader), counted(own), strict=True))


def placements(state: CompassState, owner: int, dice: Sequence[int], mask: int) -> Sequence[Action]:
    """The dice that repeat the longest set, and any one die more."""
    if not state.piles:
        return [(actions.PLACE[owner == NEUTRAL], ID, value) for value in FACES if dice[value - 1]]
    needed = _lacking(longest(state), pile_of(state, owner))
    for have, need in zip(dice, needed, strict=True):
        if have < need:
            return ()
    each = _and_one_more(actions.PLACE[owner == NEUTRAL], needed)
    return [action for action, have, need in zip(each, dice, needed, strict=True) if have > need]


@lru_cache(maxsize=1024)
def _and_one_more(verb: str, needed: tuple[int, ...]) -> tuple[Action, ...]:
    """These dice (as counts) and, for each face, one die more that shows it."""
    repeated = [value for value in FACES for _ in range(needed[value - 1])]
    return tuple((verb, ID, *sorted([*repeated, value])) for value in FACES)


def refused(state: CompassState, owner: int, dice: Sequence[int]) -> list[tuple[Action, IllegalAction]]:
    """The dice that one lacks."""
    needed = _lacking(longest(state), pile_of(state, owner))
    if not state.piles or placements(state, owner, dice, mask_of(dice)):
        return []
    repeated = tuple(value for value in FACES for _ in range(needed[value - 1]))
    why = IllegalAction("needs-dice-and-one", building=ID, dice=shown(repeated))
    return [((actions.PLACE[owner == NEUTRAL], ID, *repeated), why)]


def landing(state: CompassState, owner: int, action: Action) -> Landing:
    """The longest set, until somebody outgrows it."""
    dice = actions.numbers(action)
    return Landing(
        building=ID,
        owner=owner,
        dice=dice,
        lying=grown(state, owner, dice),
        places=(1,),
        prize=prize_at(0, owner == NEUTRAL),
    )


def prize_at(rank: int, neutral: bool) -> Prize | None:
    """The longest set takes two abilities, before and after the second one; neutral dice drop one."""
    if rank >= _WINNERS:
        return None
    number = 2 if rank == 0 and not neutral else 1
    return Prize("ability", number, number)


def prizes(state: CompassState) -> tuple[Prize | None, ...]:
    """What each lying set would win, the longest first."""
    return tuple(prize_at(at, owner == NEUTRAL) for at, (owner, _) in enumerate(ranked(state)))


def next_set(state: CompassState) -> tuple[int, ...]:
    """The dice that every further set must show, besides any one more."""
    return longest(state)


def place(state: CompassState, seat: Seat, owner: int, action: Action, told: list[Event]) -> Laid:
    """Lay the dice down."""
    dice = actions.numbers(action)
    after = grow(state, owner, dice)
    told.append(events.pile_placed("illuminati-dice", seat, owner, dice, after))
    return Laid(dice, after)


def begin(state: CompassState, told: list[Event]) -> None:
    """Queue the picks: longest, second, longest again; alone: two for the one. Other dice go to the Library."""
    order = ranked(state)
    for owner, size in order[_WINNERS:]:
        to_library(state, owner, size)
        told.extend(events.without_reward(owner, ID, size))
    winners = [owner for owner, _ in order[:_WINNERS]]
    if len(winners) == 1:
        state.queue = winners * 2 if winners[0] != NEUTRAL else []
    elif winners and winners[0] == NEUTRAL:
        state.queue = winners
    else:
        state.queue = [*winners, *winners[:1]]


def go_on(state: CompassState, told: list[Event]) -> bool:
    """Serve the queue; neutral picks drop the topmost tile. What is left over is removed."""
    while state.queue:
        owner = state.queue[0]
        if owner != NEUTRAL:
            state.phase = ABILITY
            state.turn = owner
            return False
        tile = state.abilities.pop(0)
        state.abilities_out[tile] += 1
        told.append(events.neutral_takes("neutral-ability", ABILITIES[tile]))
        state.queue.pop(0)
    if state.abilities:
        told.append(events.left_lying("abilities-left", [ABILITIES[tile] for tile in state.abilities]))
        for tile in state.abilities:
            state.abilities_out[tile] += 1
        state.abilities = []
    return True


def choices(state: CompassState) -> list[Action]:
    """A Special Ability."""
    return [actions.TAKE_ABILITY[tile] for tile in dict.fromkeys(state.abilities)]


def choose(state: CompassState, action: Action, told: list[Event]) -> None:
    """Take it."""
    tile = ABILITIES.index(str(action[1]))
    state.abilities.remove(tile)
    state.own_abilities[state.turn][tile] += 1
    state.queue.pop(0)
    told.append(events.took(state.turn, "ability-taken", "ability", ABILITIES[tile]))
