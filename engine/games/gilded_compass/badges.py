"""The badges of Order of the Gilded Compass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.core.badge import Badge, Played, number, things
from engine.core.event import Event, Seat
from engine.games.gilded_compass.components import FACES, SPECIALIST_TYPE, SPECIALISTS, TYPES, UNIVERSITY
from engine.games.gilded_compass.scoring import course

HALF: Final = 3
"""Rounds, of five or six."""
BEHIND: Final = 5
"""Gold."""
MAPS: Final = 3
ALIKE: Final = 4
RUN: Final = len(FACES)
DOORS: Final = 5
DOOR_ROUNDS: Final = 2
TEAM: Final = 8
PUSHED: Final = 4

_DOOR_OF: Final = {
    "map-taken": "archives",
    "specialist-taken": "university",
    "tokens-gained": "library",
    "artifacts-kept": "auction",
    "artifact-gained": "auction",
    "mission-kept": "guild",
    "mission-gained": "guild",
    "items-gained": "temple",
    "ability-taken": "illuminati",
    "chests-kept": "galleon",
    "treasures-gained": "tower",
}
"""What tells that a seat got something -> from which building."""


def _from_behind(match: Played) -> Iterator[Seat]:
    gold = course(match.state)[HALF - 1]
    for seat in match.winners:
        if min(other for at, other in enumerate(gold) if at != seat) >= gold[seat] + BEHIND:
            yield seat


def _full_digs(match: Played) -> set[Seat]:
    worked = match.told("map-worked", "map-worked-with-items")
    return match.seats_of((event for event in worked if _has_both(event)), MAPS)


def _has_both(event: Event) -> bool:
    """Whether a cartographer and an excavator are on the map."""
    found = {SPECIALIST_TYPE[SPECIALISTS.index(one)] for one in things(event, "specialists")}
    return len(found) == len(TYPES)


def _four_alike(match: Played) -> set[Seat]:
    laid = (event for event in match.told("archives-dice") if event.args["whose"] == "own")
    return match.seats_of(event for event in laid if number(event, "number") >= ALIKE)


def _long_run(match: Played) -> set[Seat]:
    laid = (event for event in match.told("sequence-dice") if event.args["whose"] == "own")
    return match.seats_of(event for event in laid if number(event, "number") + number(event, "grown") >= RUN)


def _as_they_fell(match: Played) -> set[Seat]:
    kept = set(range(match.record.seats)) - match.seats_of(match.told("rerolled", "rerolled-both"))
    return kept & set(match.winners) if len(kept) == 1 else set()


def _every_door(match: Played) -> Iterator[Seat]:
    doors: dict[Seat, set[str]] = {}
    rounds: Counter[Seat] = Counter()
    for event in match.told("round-began", *_DOOR_OF):
        if event.key == "round-began":
            doors.clear()
        elif event.args.get("chests") != ():
            seat = number(event, "seat")
            found = doors.setdefault(seat, set())
            if len(found) < DOORS:
                found.add(_DOOR_OF[event.key])
                rounds[seat] += len(found) == DOORS
    return (seat for seat, times in rounds.items() if times >= DOOR_ROUNDS)


def _nobody_idle(match: Played) -> Iterator[Seat]:
    team = match.state.own_specialists
    return (seat for seat in match.winners if len(team[seat]) >= TEAM and not match.outcome.ties[seat][0])


def _elbow_room(match: Played) -> Iterator[Seat]:
    pushed: Counter[Seat] = Counter()
    for step in match.steps:
        for event in step.events:
            if event.key == "pushed-out" and event.args["building"] == UNIVERSITY and event.args["seat"] != step.seat:
                pushed[step.seat] += 1
    return (seat for seat, dice in pushed.items() if dice >= PUSHED)


BADGES: Final = (
    Badge("from-behind", _from_behind),
    Badge("full-digs", _full_digs),
    Badge("four-alike", _four_alike),
    Badge("long-run", _long_run),
    Badge("as-they-fell", _as_they_fell),
    Badge("every-door", _every_door),
    Badge("nobody-idle", _nobody_idle),
    Badge("elbow-room", _elbow_room),
)
