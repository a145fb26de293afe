"""Cells as answers: where to sail, what to fetch or take, with what lies there and what it would bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.action import Action
from engine.core.event import Args, Seat
from engine.core.question import Answer, Label, because
from engine.games.nereus import refusals
from engine.games.nereus.board import NAMES, NUMBER
from engine.games.nereus.components import COLOURS, EXPLORER, GEM
from engine.games.nereus.events import colours, place_of
from engine.games.nereus.model import BLOCK, NEUTRAL, READY, NereusState
from engine.games.nereus.phases import crew, sailing
from engine.games.nereus.placing import haul, sought

_REMEMBERED = 1 << 10
_LIST = 25
"""What a list holds; above that a question asks for the row first."""


def trips(state: NereusState, seat: Seat, legal: Sequence[Action]) -> tuple[list[Answer], list[Answer]]:
    """Where the captain or the pilot sails: the cells within reach, then those that cost too much, or lie too far."""
    sails = [action for action in legal if action[0] == "sail"]
    found = [Answer(action, Label("sail", _trip(state, seat, action))) for action in sails]
    ranked = by_row(sorted(found, key=_rank))
    open_block = state.stage in (READY, BLOCK) and crew.may_sail(state)
    return ranked, _barred_trips(state, seat) if open_block else []


def at_once(state: NereusState, seat: Seat, legal: Sequence[Action]) -> list[Answer]:
    """Trips and treasures that are had together with an action space."""
    found: list[Answer] = []
    for action in legal:
        if action[0] == "sail-from":
            facts = _trip(state, seat, ("sail", *action[2:]))
        elif action[0] == "fetch-from":
            facts = _one(state, seat, ("fetch", *action[2:]))
        else:
            continue
        found.append(Answer(action, Label(str(action[0]), {"space": action[1], **facts})))
    return by_row(sorted(found, key=_rank))


def _trip(state: NereusState, seat: Seat, action: Action) -> Args:
    lying, owners = state.cells[_number(state, action)], int(action[3])
    payees = tuple(owner for owner in range(state.seats) if owners >> owner & 1)
    return {
        "cell": action[1],
        "treasures": colours(lying),
        "extra": action[2],
        "fare": sailing.fare(action),
        "seats": payees,
        "neutral": owners >> NEUTRAL & 1,
        **_haul(state, seat, lying),
    }


def _number(state: NereusState, action: Action) -> int:
    return NUMBER[state.side][str(action[1])]


def _haul(state: NereusState, seat: Seat, lying: Sequence[int]) -> Args:
    """What a haul would bring, stowed with what is in hand: points at once, its places, how many fit nowhere."""
    found = haul(state.cabins[seat], tuple(state.hand), tuple(lying))
    return {
        "points": found.points,
        "places": tuple(dict.fromkeys(map(place_of, found.spots))),
        "homeless": found.homeless,
    }


def _rank(answer: Answer) -> tuple[int, int]:
    """The order in which cells are offered."""
    args = answer.label.args
    lying = args["treasures"] if "treasures" in args else (args["treasure"],)
    assert isinstance(lying, tuple)
    return sought(int(str(args["points"])), int(str(args.get("fare", 0))), map(str, lying))


def _barred_trips(state: NereusState, seat: Seat) -> list[Answer]:
    """Cells that only gold keeps from the ship, each with its price, and, as one, the next ones out of reach."""
    dear = sailing.dear(state)
    found = [
        Answer(trip, Label("sail", _trip(state, seat, trip)), refusal=because(refusals.explain(state, seat, trip)))
        for trip in sorted(dear, key=sailing.fare)
    ]
    beyond = tuple(name for name in sailing.beyond(state) if state.cells[NUMBER[state.side][name]])
    if beyond:
        trip: Action = ("sail", beyond[0], 0, 0)
        why = because(refusals.explain(state, seat, trip))
        found.append(Answer(trip, Label("beyond", {"cells": beyond}), refusal=why))
    return found


def rafts(state: NereusState, seat: Seat, legal: Sequence[Action]) -> tuple[list[Answer], list[Answer]]:
    """What the explorer fetches from beside the ship; treasures there that the space does not fetch are barred."""
    fetches = [action for action in legal if action[0] == "fetch"]
    found = [Answer(action, Label("fetch", _one(state, seat, action))) for action in fetches]
    refused: list[Answer] = []
    if state.crew == EXPLORER and crew.why_done(state, "fetch") is None:
        names = NAMES[state.side]
        for cell in crew.raft_cells(state):
            for kind in dict.fromkeys(state.cells[cell]):
                action: Action = ("fetch", names[cell], COLOURS[kind])
                if action not in legal:
                    why = because(refusals.explain(state, seat, action))
                    refused.append(Answer(action, Label("fetch", _one(state, seat, action)), refusal=why))
    return sorted(found, key=_rank), refused


def _one(state: NereusState, seat: Seat, action: Action) -> Args:
    """A cell and one treasure of it."""
    return {"cell": action[1], "treasure": action[2], **_haul(state, seat, (COLOURS.index(str(action[2])),))}


def takes(state: NereusState, seat: Seat, legal: Sequence[Action]) -> tuple[Answer, ...]:
    """Any treasure of the sea: by colour, which decides what it brings, then the cell."""
    found = [Answer(action, Label("take", _one(state, seat, action))) for action in legal]
    found.sort(key=_rank)
    by_colour: dict[str, list[Answer]] = {}
    for answer in found:
        by_colour.setdefault(str(answer.action[2]), []).append(answer)
    return tuple(
        Answer(answer.action, answer.label, (_colour(same[0]), *answer.path))
        for same in by_colour.values()
        for answer in by_row(same)
    )


def _colour(answer: Answer) -> Label:
    """The group of a colour: what a treasure of it brings."""
    return Label(
        "take-colour", {name: answer.label.args[name] for name in ("treasure", "points", "places", "homeless")}
    )


def rows(state: NereusState, seat: Seat, legal: Sequence[Action]) -> tuple[Answer, ...]:
    """Where a science card moves the ship."""
    found = [
        Answer(action, Label("row-to", {"cell": action[1], "treasures": colours(lying), **_haul(state, seat, lying)}))
        for action in legal
        for lying in (state.cells[_number(state, action)],)
    ]
    return tuple(sorted(found, key=_rank))


def by_row(answers: Iterable[Answer]) -> list[Answer]:
    """Cells in the order of their ranks; more than a list holds are grouped by the letter of their row."""
    found = list(answers)
    if len(found) <= _LIST:
        return found
    return [
        Answer(answer.action, answer.label, (Label("row", {"row": row}),))
        for row, answer in sorted(((str(one.label.args["cell"])[0], one) for one in found), key=lambda pair: pair[0])
    ]


def hand_of(state: NereusState) -> tuple[str, ...]:
    """The treasures in hand, one by one."""
    return colours([kind for kind in range(GEM) for _ in range(state.hand[kind])])
