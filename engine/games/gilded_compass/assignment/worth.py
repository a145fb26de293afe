"""What an assignment is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.games.gilded_compass.assignment.holding import NO_ITEM, NOWHERE, Holding, Place, Plan, Specialist
from engine.games.gilded_compass.components import CARTOGRAPHER, COLOURS, EXCAVATOR, GREY


class Worth(msgspec.Struct, frozen=True):
    """Gold of an assignment, by source.

    maps:        Ancient Maps, Secret and Dual Maps (these two are told apart in `missions` on the score sheet).
    specialists: assigned specialists, with items doubled.
    missions:    gold of each mission that depends on the assignment, and of Secret and Dual Maps, by id.
    unassigned:  the value of specialists left over, which breaks ties.
    """

    maps: int
    specialists: int
    missions: dict[str, int]
    unassigned: int

    @property
    def gold(self) -> int:
        """All of it."""
        return self.maps + self.specialists + sum(self.missions.values())


def place_gold(place: Place, specialists: int, items: int) -> int:
    """What a map itself scores with so many specialists, so many of them with items; doubled by two items."""
    gold = place.greater if specialists >= (2 if place.dual else 1) else place.lesser
    return gold * 2 if items >= 2 else gold


def together(holding: Holding, plan: Plan) -> list[list[int]]:
    """For each place the specialists on it, as places in the holding's list."""
    found: list[list[int]] = [[] for _ in holding.places]
    for at, (place, _) in enumerate(plan):
        if place != NOWHERE:
            found[place].append(at)
    return found


def worth(holding: Holding, plan: Plan) -> Worth:
    """The worth of a valid assignment."""
    maps = specialists = unassigned = 0
    missions: dict[str, int] = {}
    groups = together(holding, plan)
    for place, group in zip(holding.places, groups, strict=True):
        gold = place_gold(place, len(group), sum([plan[at][1] != NO_ITEM for at in group]))
        if place.ancient:
            maps += gold
        else:
            missions[place.id] = missions.get(place.id, 0) + gold
    for specialist, (place, item) in zip(holding.specialists, plan, strict=True):
        if place == NOWHERE:
            unassigned += specialist.value
        else:
            specialists += specialist.value * (1 if item == NO_ITEM else 2)
    people = [[holding.specialists[at] for at in group] for group in groups]
    missions.update(mission_gold(holding, people))
    return Worth(maps, specialists, missions, unassigned)


def mission_gold(holding: Holding, people: Sequence[Sequence[Specialist]]) -> Mapping[str, int]:
    """The gold of the seat's missions that depend on who is assigned where (Appendix)."""
    if not holding.missions:
        return {}
    assigned = [specialist for group in people for specialist in group]
    types = [specialist.type for specialist in assigned]
    both = sum({CARTOGRAPHER, EXCAVATOR} <= {specialist.type for specialist in group} for group in people)
    used = sum(bool(group) and place.ancient for place, group in zip(holding.places, people, strict=True))
    gold = {
        "broaden": len({specialist.colour for specialist in assigned}),
        "congregate": types.count(CARTOGRAPHER),
        "gather": types.count(EXCAVATOR),
        "hire": used,
        "recruit": len(assigned) // 2,
        "scour": len(map_colours(holding, people)),
        "unite": 1 + both,
    }
    return {mission: points for mission, points in gold.items() if mission in holding.missions}


def map_colours(holding: Holding, people: Sequence[Sequence[Specialist]]) -> set[str]:
    """The colours of the seat's maps: a dig site is grey, a Secret Map has the colour of who is on it."""
    colours: set[str] = set()
    for place, group in zip(holding.places, people, strict=True):
        if not place.any_colour:
            colours |= {COLOURS[colour] for colour in place.colours}
        elif place.ancient or not group:
            colours.add(GREY)
        else:
            colours.add(COLOURS[group[0].colour])
    return colours
