"""Changing an assignment step by step. Everybody starts from the best one and accepts in the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.games.gilded_compass import actions, events
from engine.games.gilded_compass.assignment.holding import (
    NO_ITEM,
    NOWHERE,
    Holding,
    Plan,
    fits,
    holding,
    serves,
)
from engine.games.gilded_compass.assignment.worth import together
from engine.games.gilded_compass.model import CompassState


def legal(state: CompassState, seat: Seat) -> list[Action]:
    """Accept, or move a specialist, or give or take an item.

    A specialist may go to every map that would take it alone; whoever cannot stay there with it leaves the map.
    """
    if seat in state.done:
        return []
    held = holding(state, seat)
    plan = state.plans[seat]
    found: list[Action] = [actions.ACCEPT]
    free = free_items(held, plan)
    for specialist, (place, item) in zip(held.specialists, plan, strict=True):
        for at, target in enumerate(held.places):
            if at != place and specialist.colour in target.colours:
                found.append(("assign", specialist.id, at + 1))
        if place != NOWHERE:
            found.append(("unassign", specialist.id))
            if item != NO_ITEM:
                found.append(("unequip", specialist.id))
            else:
                usable = {held.items[at].id for at in free if serves(held.items[at], specialist)}
                found += [("equip", specialist.id, name) for name in sorted(usable)]
    if plan != state.proposals[seat]:
        found.append(actions.BEST)
    return found


def barred(state: CompassState, seat: Seat) -> list[tuple[Action, IllegalAction]]:
    """What comes to mind but is not possible: specialists without any map, items that nobody can use (now)."""
    held = holding(state, seat)
    plan = state.plans[seat]
    found: list[tuple[Action, IllegalAction]] = [
        (("assign", specialist.id), IllegalAction("no-map-for", specialist=specialist.id))
        for specialist in held.specialists
        if not any(specialist.colour in place.colours for place in held.places)
    ]
    for item in dict.fromkeys(held.items[at] for at in free_items(held, plan)):
        users = [at for at, specialist in enumerate(held.specialists) if serves(item, specialist)]
        if not any(plan[at][0] != NOWHERE and plan[at][1] == NO_ITEM for at in users):
            code = "item-needs-user" if users else "item-for-nobody"
            found.append((("equip", item.id), IllegalAction(code, item=item.id)))
    return found


def free_items(held: Holding, plan: Plan) -> list[int]:
    """The items that nobody has."""
    used = {item for _, item in plan}
    return [at for at in range(len(held.items)) if at not in used]


def changed(held: Holding, plan: Plan, action: Action) -> Plan:
    """The assignment after a step."""
    verb = action[0]
    after = list(plan)
    who = next(at for at, specialist in enumerate(held.specialists) if specialist.id == action[1])
    place, item = plan[who]
    if verb == "equip":
        given = next(at for at in free_items(held, plan) if held.items[at].id == action[2])
        after[who] = (place, given)
    elif verb == "unequip":
        after[who] = (place, NO_ITEM)
    else:
        after[who] = (NOWHERE, NO_ITEM)
        if place != NOWHERE:
            _settle(held, after, place, [])
        if verb == "assign":
            target = actions.numbers(action)[0] - 1
            after[who] = (target, item)
            _settle(held, after, target, [who])
    return after


def _settle(held: Holding, plan: Plan, place: int, first: Sequence[int]) -> None:
    """Let those who can be on a map together stay there, `first` before all others; the rest leaves it."""
    group = together(held, plan)[place]
    people = [held.specialists[at] for at in group]
    if fits(held.places[place], people, held.third):
        return
    staying = list(first)
    for at in group:
        if at not in staying:
            if fits(held.places[place], [held.specialists[i] for i in (*staying, at)], held.third):
                staying.append(at)
            else:
                plan[at] = (NOWHERE, NO_ITEM)


def perform(state: CompassState, seat: Seat, action: Action) -> list[Event]:
    """Do a legal step; nobody else notices."""
    if action == actions.ACCEPT:
        state.done.append(seat)
        state.done.sort()
        return [events.plan_changed(seat, "assignment-accepted", {})]
    held = holding(state, seat)
    if action == actions.BEST:
        state.plans[seat] = list(state.proposals[seat])
        return [events.plan_changed(seat, "assignment-best", {})]
    state.plans[seat] = changed(held, state.plans[seat], action)
    if action[0] == "assign":
        place = held.places[actions.numbers(action)[0] - 1].id
        return [events.plan_changed(seat, "assigned", {"specialist": action[1], "place": place})]
    if action[0] == "equip":
        return [events.plan_changed(seat, "equipped", {"specialist": action[1], "item": action[2]})]
    key = "unassigned" if action[0] == "unassign" else "unequipped"
    return [events.plan_changed(seat, key, {"specialist": action[1]})]


def told_of_plan(state: CompassState, seat: Seat) -> list[Event]:
    """The final assignment, map by map."""
    held = holding(state, seat)
    plan = state.plans[seat]
    told: list[Event] = []
    for place, group in zip(held.places, together(held, plan), strict=True):
        if group:
            people = tuple(held.specialists[at].id for at in group)
            items = tuple(held.items[plan[at][1]].id for at in group if plan[at][1] != NO_ITEM)
            told.append(events.map_worked(seat, place.id, people, items))
    return told
