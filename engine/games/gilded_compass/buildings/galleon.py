"""The Sunken Galleon: each set needs one die and a pip more than the longest; every die draws a chest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.chance import draw_kind
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.games.gilded_compass import actions, components, events
from engine.games.gilded_compass.buildings.landing import Laid, Landing, Prize
from engine.games.gilded_compass.buildings.piles import grow, grown, longest, pile_of, ranked
from engine.games.gilded_compass.dice import sums
from engine.games.gilded_compass.model import NEUTRAL, CompassState

ID: Final = components.GALLEON
_LEADER_KEEPS: Final = 2
_OTHERS_KEEP: Final = 1


def set_up(state: CompassState) -> None:
    """No dice, and nobody has drawn chests yet."""
    state.piles = []
    state.chests_drawn = [[] for _ in range(state.seats)]


def _wanted(state: CompassState, owner: int) -> tuple[int, int]:
    """How many dice the owner has to add, and the total that the added dice have to exceed."""
    leader = longest(state)
    own = pile_of(state, owner)
    return len(leader) + 1 - len(own), sum(leader) - sum(own)


def placements(state: CompassState, owner: int, dice: Sequence[int], mask: int) -> Sequence[Action]:
    """Exactly as many dice as needed with a total above the longest set's, highest total first.

    Dice that show the same total do the same here, and what is left is rolled anew, so each total is offered once.
    """
    number, above = _wanted(state, owner)
    verb = actions.PLACE[owner == NEUTRAL]
    if number == 1:
        return [(verb, ID, value) for value in range(6, 0, -1) if dice[value - 1] and value > above]
    if number > sum(dice):
        return []
    return [(verb, ID, *values) for total, values in sums(tuple(dice), number) if total > above]


def refused(state: CompassState, owner: int, dice: Sequence[int]) -> list[tuple[Action, IllegalAction]]:
    """Too few dice, or too few pips."""
    number, above = _wanted(state, owner)
    verb = actions.PLACE[owner == NEUTRAL]
    if number > sum(dice):
        return [((verb, ID), IllegalAction("galleon-too-few", dice=number))]
    return [
        ((verb, ID, *values), IllegalAction("galleon-too-low", dice=number, total=above + 1))
        for total, values in sums(tuple(dice), number)
        if total <= above
    ]


def landing(state: CompassState, owner: int, action: Action) -> Landing:
    """The longest set until somebody outgrows it, and a chest for each die."""
    dice = actions.numbers(action)
    after = grown(state, owner, dice)
    prize = None
    if owner != NEUTRAL:
        prize = prize_at(0, alone=len(after) == 1, drawn=len(state.chests_drawn[owner]) + len(dice))
    return Landing(building=ID, owner=owner, dice=dice, lying=after, places=(1,), prize=prize)


def prize_at(rank: int, *, alone: bool, drawn: int) -> Prize:
    """The longest set keeps two chests, every other one; `alone`: the only die in the building gets another unseen."""
    looks = drawn + alone
    return Prize("chest", min(looks, _LEADER_KEEPS if rank == 0 else _OTHERS_KEEP), looks)


def prizes(state: CompassState) -> tuple[Prize | None, ...]:
    """What each lying set would win, the longest first; nothing for neutral dice."""
    order = ranked(state)
    alone = [size for _, size in order] == [1]
    return tuple(
        None if owner == NEUTRAL else prize_at(at, alone=alone, drawn=len(state.chests_drawn[owner]))
        for at, (owner, _) in enumerate(order)
    )


def next_set(state: CompassState) -> tuple[int, int]:
    """How many dice every further set must have, and the lowest total that they may show."""
    leader = longest(state)
    return len(leader) + 1, sum(leader) + 1


def place(state: CompassState, seat: Seat, owner: int, action: Action, told: list[Event]) -> Laid:
    """Lay the dice down and draw a chest for each; nobody draws for neutral dice."""
    dice = actions.numbers(action)
    after = grow(state, owner, dice)
    told.append(events.galleon_dice(seat, owner, dice, len(after), sum(after)))
    if owner != NEUTRAL:
        drawn = draw_chests(state, len(dice))
        state.chests_drawn[owner] += drawn
        told.extend(events.chests_seen(owner, drawn))
    return Laid(dice, after)


def draw_chests(state: CompassState, number: int) -> list[int]:
    """Draw chests; if they run out, those lying face up are shuffled in; if there are none either, that is all."""
    drawn: list[int] = []
    for _ in range(number):
        if not any(state.chest_bag):
            state.chest_bag, state.chests_out = state.chests_out, [0] * len(state.chests_out)
            if not any(state.chest_bag):
                break
        drawn.append(draw_kind(state.chance, state.chest_bag))
    return drawn


def begin(state: CompassState, told: list[Event]) -> None:
    """Nothing to decide beforehand."""


def go_on(state: CompassState, told: list[Event]) -> bool:
    """The longest set keeps two of the chests drawn in this round, every other set one: always the highest (host)."""
    order = ranked(state)
    for at, (owner, size) in enumerate(order):
        if owner == NEUTRAL:
            told.append(events.neutral_galleon(at + 1))
            continue
        alone = len(order) == size == 1
        number = prize_at(at, alone=alone, drawn=len(state.chests_drawn[owner])).keeps
        drawn = sorted(state.chests_drawn[owner], reverse=True)
        if alone:
            drawn += draw_chests(state, 1)
        state.own_chests[owner] += drawn[:number]
        for value in drawn[number:]:
            state.chests_out[value] += 1
        state.chests_drawn[owner] = []
        told.append(events.chests_kept(owner, drawn[:number], drawn[number:]))
    return True
