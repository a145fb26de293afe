"""The state of a match of Order of the Gilded Compass."""

from __future__ import annotations

from copy import copy
from typing import Final, TypeVar

from engine.core.event import Seat
from engine.core.game import State
from engine.games.gilded_compass.components import AUCTION, GALLEON, ILLUMINATI, TEMPLE

T = TypeVar("T")

# --- owners that are not seats. They are too large for any list that has one entry a seat.

NEUTRAL: Final = 7
"""The owner of neutral dice."""
NOBODY: Final = 8
"""No owner: a Magical Item without dice."""
BOTTOM: Final = 8
"""Where a mission lies that was put under the stack."""
AWAY: Final = 9
"""Where a mission lies that was put out of the game face down."""

# --- phases: what the match waits for

HELP: Final = "help"
"""Use A Little Help before the first roll of the round?"""
TURN: Final = "turn"
"""Rolled; nothing or only neutral dice placed."""
REROLL: Final = "reroll"
"""A knowledge token is about to be paid: which own dice?"""
REROLL_NEUTRAL: Final = "reroll-neutral"
"""The same: and which neutral dice?"""
POWER: Final = "power"
"""A Compelling Power: the second die."""
AFTER: Final = "after"
"""Own dice are placed; neutral dice may follow."""
DONE: Final = "done"
"""The turn is over; what follows is settled at once."""
GIFT: Final = "gift"
"""Use A Timely Gift after the round?"""
ALLY: Final = "ally"
"""Use An Ally Inside before the Archives resolve?"""
ARTIFACTS: Final = "artifacts"
"""Which of the drawn artifacts to keep."""
MISSION: Final = "mission"
"""Which of the drawn or passed missions to keep."""
MAP: Final = "map"
ABILITY: Final = "ability"
SPECIALIST: Final = "specialist"
ASSIGN: Final = "assign"
"""Everybody assigns specialists and items, at the same time and in secret."""
OVER: Final = "over"

Set = tuple[int, int, int]
"""Dice in the Archives (owner, value, size) or in the building B (owner, low die, high die)."""
Die = tuple[int, int]
"""A die in the University or the Treasure Tower: (owner, value)."""
Pile = tuple[int, tuple[int, ...]]
"""Dice in the Illuminati or the Sunken Galleon: (owner, values in ascending order)."""


class CompassState(State, kw_only=True):
    """Tiles are places in the tables of `components`; owners are seats or NEUTRAL; dice by face are six counts.

    b, c:             the buildings in play.
    round:            1 to the last; `start` is its first player.
    phase, turn:      what the match waits for and from whom (ASSIGN waits for everybody not in `done`).
    turns:            turns taken in this round, extra turns by A Timely Gift not counted.
    clock:            turns taken in the match, extra ones too, and one more for each round that was resolved: how far
                      the match has come, for whoever thinks ahead.
    extra:            1 during such an extra turn.
    roll, neutral_roll: the unplaced dice of the seat in turn by face; empty between turns.
    left, neutral_left: unplaced dice of every seat; `neutral_left` is all 0 with four or five players.
    placed:           1 if own dice, 2 if neutral dice have been placed in this turn, 3 if both.
    power_used:       1 if A Compelling Power was used in this turn.
    helper:           who uses A Little Help in this round, or NOBODY.
    chosen:           own dice picked for a re-roll while neutral ones are being picked; while A Compelling Power asks
                      for a second die, the first one: its kind (1 = neutral) and the face that it shows now.
    drawn:            the tiles that the seat in turn looks at (artifacts or missions).
    queue:            who is still to be asked or served in the step under way, in order.
    last:             the last placement of the round: owner, building, and the dice of the set that it made or grew.
    step:             which building is being resolved, counted along `buildings.order`.

    map_bag ... treasure_bag: what nobody has seen, in no order; drawn from when the rules draw.
    archives:         in order of placing, and in order of rank from the end of the round.
    hall:             the sequences in the building B.
    temple:           (back, owner or NOBODY) a tile.
    piles:            the sets in the Illuminati or the Sunken Galleon.
    towers:           left and right tower, first floor first.
    missions_under:   put under the stack face down, in that order.
    missions_away:    seen by somebody, then put out of the game face down.
    missions_lost:    how many of `mission_bag` are out of the game unseen.
    missions_giver:   while the second place of the Guild chooses: who passed it two missions, else NOBODY.
    mission_memory:   who knows which missions elsewhere: (seat, place, number there from 0, -1, -1) or, where the
                      seat only knows which two missions lie at two ends, (seat, place, number, place, number). A place
                      is a seat, BOTTOM or AWAY; what lies there is not repeated here, so that this is no secret.
    item_bag:         by back, then by item; an owned or discarded item is items x back + item. Tiles that lie face
                      down in the Temple are still in it.
    chests_drawn:     a seat's chests of this round, not yet kept or returned.
    treasure_left:    how many tokens are in each stack; with fragments, `treasure_bag` also holds the ones
                      that were put out of the game unseen.
    plans:            a seat's final assignment, see `assignment.holding.Plan`; empty before the end.
    proposals:        the best ones, from which everybody starts.
    done:             who has accepted a final assignment.
    course:           what every seat had at the end of each round: (maps, specialists, gold of other open things). Maps
                      and specialists are kept in the order in which they were won, so that their number is enough.
    """

    b: str
    c: str
    start: Seat
    turn: Seat
    left: list[int]
    neutral_left: list[int]
    tokens: list[int]
    library: list[int]
    map_bag: list[int]
    specialist_bag: list[int]
    own_maps: list[list[int]]
    own_specialists: list[list[int]]
    round: int = 0
    phase: str = TURN
    turns: int = 0
    clock: int = 0
    extra: int = 0
    roll: list[int] = []
    neutral_roll: list[int] = []
    placed: int = 0
    power_used: int = 0
    helper: int = NOBODY
    chosen: list[int] = []
    drawn: list[int] = []
    queue: list[int] = []
    last: tuple[int, str, tuple[int, ...]] | None = None
    step: int = 0

    maps: list[int] = []
    archives: list[Set] = []
    specialists: list[int] = []
    university: list[Die] = []
    hall: list[Set] = []

    artifact_bag: list[int] = []
    artifacts_out: list[int] = []
    collections: list[int] = []
    own_artifacts: list[list[int]] = []

    mission_bag: list[int] = []
    missions_under: list[int] = []
    missions_away: list[int] = []
    missions_lost: int = 0
    own_missions: list[list[int]] = []
    missions_giver: int = NOBODY
    mission_memory: list[tuple[int, int, int, int, int]] = []

    temple: list[tuple[int, int]] = []
    item_bag: list[list[int]] = []
    items_out: list[int] = []
    own_items: list[list[int]] = []

    piles: list[Pile] = []
    ability_bag: list[int] = []
    abilities: list[int] = []
    abilities_out: list[int] = []
    own_abilities: list[list[int]] = []

    chest_bag: list[int] = []
    chests_out: list[int] = []
    chests_drawn: list[list[int]] = []
    own_chests: list[list[int]] = []

    towers: list[list[Die]] = []
    treasure_bag: list[list[int]] = []
    treasure_left: list[int] = []
    own_treasures: list[list[int]] = []

    plans: list[list[tuple[int, int]]] = []
    proposals: list[list[tuple[int, int]]] = []
    done: list[int] = []

    course: list[tuple[tuple[int, int, int], ...]] = []


def holds(state: CompassState, seat: Seat, ability: int) -> bool:
    """Whether the seat has this Special Ability tile (false where the Illuminati are not in play)."""
    return bool(state.own_abilities) and state.own_abilities[seat][ability] > 0


def spend(state: CompassState, seat: Seat, ability: int) -> None:
    """The seat hands in a Special Ability tile."""
    state.own_abilities[seat][ability] -= 1
    state.abilities_out[ability] += 1


def to_library(state: CompassState, owner: int, dice: int = 1) -> None:
    """Dice go to the Library; neutral ones are out for the round (host: neutral dice never lie there)."""
    if owner != NEUTRAL:
        state.library[owner] += dice


def clone(state: CompassState) -> CompassState:
    """An independent copy; the source of chance is copied too. What belongs to absent buildings stays empty."""
    twin = copy(state)
    twin.chance = copy(state.chance)
    twin.left = state.left[:]
    twin.neutral_left = state.neutral_left[:]
    twin.tokens = state.tokens[:]
    twin.library = state.library[:]
    twin.map_bag = state.map_bag[:]
    twin.specialist_bag = state.specialist_bag[:]
    twin.roll = state.roll[:]
    twin.neutral_roll = state.neutral_roll[:]
    twin.chosen = state.chosen[:]
    twin.drawn = state.drawn[:]
    twin.queue = state.queue[:]
    twin.maps = state.maps[:]
    twin.archives = state.archives[:]
    twin.specialists = state.specialists[:]
    twin.university = state.university[:]
    twin.hall = state.hall[:]
    twin.own_maps = _parts(state.own_maps)
    twin.own_specialists = _parts(state.own_specialists)
    twin.done = state.done[:]
    twin.course = state.course[:]
    if state.plans:
        twin.plans = _parts(state.plans)
        twin.proposals = _parts(state.proposals)
    if state.b == AUCTION:
        twin.artifact_bag = state.artifact_bag[:]
        twin.artifacts_out = state.artifacts_out[:]
        twin.collections = state.collections[:]
        twin.own_artifacts = _parts(state.own_artifacts)
    else:
        twin.mission_bag = state.mission_bag[:]
        twin.missions_under = state.missions_under[:]
        twin.missions_away = state.missions_away[:]
        twin.mission_memory = state.mission_memory[:]
        twin.own_missions = _parts(state.own_missions)
    if state.c == TEMPLE:
        twin.temple = state.temple[:]
        twin.item_bag = _parts(state.item_bag)
        twin.items_out = state.items_out[:]
        twin.own_items = _parts(state.own_items)
    elif state.c == ILLUMINATI:
        twin.piles = state.piles[:]
        twin.ability_bag = state.ability_bag[:]
        twin.abilities = state.abilities[:]
        twin.abilities_out = state.abilities_out[:]
        twin.own_abilities = _parts(state.own_abilities)
    elif state.c == GALLEON:
        twin.piles = state.piles[:]
        twin.chest_bag = state.chest_bag[:]
        twin.chests_out = state.chests_out[:]
        twin.chests_drawn = _parts(state.chests_drawn)
        twin.own_chests = _parts(state.own_chests)
    else:
        twin.towers = _parts(state.towers)
        twin.treasure_bag = _parts(state.treasure_bag)
        twin.treasure_left = state.treasure_left[:]
        twin.own_treasures = _parts(state.own_treasures)
    return twin


def _parts(lists: list[list[T]]) -> list[list[T]]:
    return [part[:] for part in lists]
