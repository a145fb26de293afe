"""The Treasure Hunters' Guild: runs; the three longest share secret missions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.chance import draw_card
from engine.core.event import Event, Seat
from engine.games.gilded_compass import actions, components, events
from engine.games.gilded_compass.buildings import sequences
from engine.games.gilded_compass.buildings.landing import Landing, Prize
from engine.games.gilded_compass.buildings.sequences import begin as begin
from engine.games.gilded_compass.buildings.sequences import place as place
from engine.games.gilded_compass.buildings.sequences import placements as placements
from engine.games.gilded_compass.buildings.sequences import refused as refused
from engine.games.gilded_compass.buildings.sequences import wills as wills
from engine.games.gilded_compass.buildings.sequences import wills_refused as wills_refused
from engine.games.gilded_compass.buildings.sequences import win as win
from engine.games.gilded_compass.components import MISSIONS
from engine.games.gilded_compass.model import AWAY, BOTTOM, MISSION, NEUTRAL, NOBODY, CompassState

ID: Final = components.GUILD
PRIZES: Final = tuple(Prize("mission", 1, looks) for looks in (3, 2, 1))
"""By place: the first draws three; each keeps one and passes the rest on."""


def set_up(state: CompassState) -> None:
    """Nothing but an empty hall."""
    state.hall = []


def landing(state: CompassState, owner: int, action: Action) -> Landing:
    """The rank of the run and from how many missions that chooses."""
    return sequences.landing(state, owner, action, PRIZES)


def go_on(state: CompassState, told: list[Event]) -> bool:
    """The first place draws three, keeps one and passes two; the second keeps one and passes one.

    `state.drawn` holds what was passed. While nobody has looked at the tiles that a neutral first place passes on,
    they are not drawn yet: a neutral second or third place then just loses one of them unseen.
    """
    while state.queue:
        place = state.queue[0]
        owner = state.hall[place][0]
        seen = bool(state.drawn)
        if owner == NEUTRAL:
            _neutral(state, place, seen, told)
            state.queue.pop(0)
            continue
        if not seen:
            state.drawn = [draw_card(state.chance, state.mission_bag) for _ in range(PRIZES[place].looks)]
        if len(state.drawn) > 1:
            state.phase = MISSION
            state.turn = owner
            told.extend(events.missions_seen(owner, place + 1, [MISSIONS[tile] for tile in state.drawn]))
            return False
        tile = state.drawn.pop()
        state.own_missions[owner].append(tile)
        told.extend(events.mission_gained(owner, place + 1, MISSIONS[tile]))
        state.queue.pop(0)
    _return(state, told)
    return True


def _neutral(state: CompassState, place: int, seen: bool, told: list[Event]) -> None:
    """A neutral first place leaves two tiles to the second; later ones lose one of the passed tiles at random."""
    told.append(events.neutral_mission(place + 1))
    if place == 0:
        return
    if seen:
        state.missions_away.append(draw_card(state.chance, state.drawn))
    else:
        state.missions_lost += 1


def _return(state: CompassState, told: list[Event]) -> None:
    """Passed tiles that nobody was there to take go under the stack, in the order in which they were drawn.

    The stack always outlasts them: it holds at least one more than the rounds can draw.
    """
    if state.drawn:
        told.append(events.missions_returned(len(state.drawn)))
        state.missions_under += state.drawn
        state.drawn = []


def choices(state: CompassState) -> list[Action]:
    """One of the tiles that the seat looks at."""
    return [actions.KEEP_MISSION[tile] for tile in dict.fromkeys(state.drawn)]


def choose(state: CompassState, action: Action, told: list[Event]) -> None:
    """Keep this one; the others are passed on or put under the stack."""
    seat = state.turn
    tile = MISSIONS.index(str(action[1]))
    state.drawn.remove(tile)
    state.own_missions[seat].append(tile)
    state.queue.pop(0)
    told.extend(events.mission_kept(seat, MISSIONS[tile], [MISSIONS[left] for left in state.drawn]))
    _remember(state, seat)


def takers(state: CompassState) -> list[int]:
    """Who gets the missions that the choosing seat passes on, in order: a seat, AWAY or BOTTOM for each.

    A seat in front of others chooses among them; before AWAY one of them is lost at random.
    """
    return _takers(state, state.queue[1:], len(state.drawn) - 1)


def _takers(state: CompassState, queue: Sequence[int], number: int) -> list[int]:
    """The same for so many missions and the places that are still to be served."""
    owners = [state.hall[place][0] for place in queue]
    places = [AWAY if owner == NEUTRAL else owner for owner in owners]
    return [*places, *[BOTTOM] * (number - len(places))]


def _remember(state: CompassState, seat: Seat) -> None:
    """Note what players know about tiles that they have passed on, once it is settled where those go.

    One tile goes to a place that its giver knows. Of two tiles the giver only knows which two places they go to,
    unless both go under the stack; if somebody chooses between them, that is settled by the choice.
    """
    passed = len(state.drawn)
    places = _takers(state, state.queue, passed)
    if passed == 2 and places[0] < state.seats:
        state.missions_giver = seat
        return
    ends = _ends(state, places[:passed])
    if passed == 2 and places[0] == AWAY:
        state.mission_memory.append((seat, *ends[0], *ends[1]))
    else:
        state.mission_memory += [(seat, *end, -1, -1) for end in ends]
    giver = state.missions_giver
    if giver != NOBODY:
        kept = seat, len(state.own_missions[seat]) - 1
        if giver not in (seat, places[0]):
            state.mission_memory.append((giver, *kept, *ends[0]))
        elif giver != seat:
            state.mission_memory.append((giver, *kept, -1, -1))
        state.missions_giver = NOBODY


def _ends(state: CompassState, places: Sequence[int]) -> list[tuple[int, int]]:
    """Where the next tiles at these places will lie: the place, and which of the tiles there, counted from 0."""
    known = {BOTTOM: state.missions_under, AWAY: state.missions_away, **dict(enumerate(state.own_missions))}
    return [(place, len(known[place]) + places[:at].count(place)) for at, place in enumerate(places)]
