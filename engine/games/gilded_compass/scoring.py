"""Final scoring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from engine.core.event import Seat
from engine.core.outcome import Outcome, rank
from engine.games.gilded_compass.assignment import solver
from engine.games.gilded_compass.assignment.holding import Plan, Tiles, held, held_of, holding, in_sight, tiles_of
from engine.games.gilded_compass.assignment.worth import worth
from engine.games.gilded_compass.components import (
    COLLECTION_GOLD,
    COVETED,
    FRAGMENT,
    FRAGMENT_PAIR,
    FRAGMENT_SINGLE,
    LEVELS,
    MISSIONS,
    TREASURE_KINDS,
)
from engine.games.gilded_compass.model import CompassState

TOKENS_A_GOLD = 2
_REMEMBERED: Final = 1 << 12


class Sheet(msgspec.Struct, frozen=True):
    """What a seat scores: (source, gold) pairs, always the same sources, and what breaks ties."""

    lines: tuple[tuple[str, int], ...]
    unassigned: int
    missions: dict[str, int]
    """The gold of each mission by id, Dual and Secret Maps included."""

    @property
    def gold(self) -> int:
        """The sum of all lines."""
        return sum([points for _, points in self.lines])


def sheet(state: CompassState, seat: Seat) -> Sheet:
    """The score of a seat with its final assignment."""
    return sheet_with(state, seat, state.plans[seat])


def sheet_with(state: CompassState, seat: Seat, plan: Plan) -> Sheet:
    """The score of a seat with some assignment."""
    assigned = worth(holding(state, seat), plan)
    missions = {**assigned.missions, **collected_missions(state, seat)}
    lines = (
        ("maps", assigned.maps),
        ("specialists", assigned.specialists),
        ("missions", sum(missions.values())),
        ("artifacts", artifacts_gold(state, seat)),
        ("abilities", abilities_gold(state, seat)),
        ("chests", chests_gold(state, seat)),
        ("treasures", treasures_gold(state.own_treasures[seat]) if state.own_treasures else 0),
        ("tokens", tokens_gold(state.tokens[seat])),
    )
    return Sheet(lines, assigned.unassigned, missions)


def gold_of_tiles(state: CompassState, seat: Seat) -> int:
    """The part of a seat's score that hangs on its maps, specialists, items and missions, best assigned."""
    return _best_gold(tiles_of(state, seat)) + sum(collected_missions(state, seat).values())


@lru_cache(_REMEMBERED)
def _best_gold(tiles: Tiles) -> int:
    """What tiles are worth when they are assigned best; views ask about the same ones again and again."""
    owned = held(tiles)
    return worth(owned, solver.best(owned)).gold


def gold_in_sight(state: CompassState, seat: Seat, plan: Plan) -> int:
    """What everybody sees that a seat would score now, with a plan for its `holding.in_sight`."""
    return worth(in_sight(state, seat), plan).gold + _open_gold(state, seat)


def _open_gold(state: CompassState, seat: Seat) -> int:
    """What lies open apart from maps and specialists."""
    return abilities_gold(state, seat) + chests_gold(state, seat) + tokens_gold(state.tokens[seat])


def reached(state: CompassState) -> tuple[tuple[int, int, int], ...]:
    """An entry of `CompassState.course`: maps, specialists and other gold of every seat."""
    return tuple(
        (len(state.own_maps[seat]), len(state.own_specialists[seat]), _open_gold(state, seat))
        for seat in range(state.seats)
    )


def course(state: CompassState) -> tuple[tuple[int, ...], ...]:
    """The gold in sight of every seat at the end of each round."""
    return tuple(
        tuple(_gold_then(state, seat, *entry) for seat, entry in enumerate(entries)) for entries in state.course
    )


def _gold_then(state: CompassState, seat: Seat, maps: int, specialists: int, other: int) -> int:
    then = held_of(state.own_maps[seat][:maps], state.own_specialists[seat][:specialists])
    return worth(then, solver.best(then)).gold + other


def abilities_gold(state: CompassState, seat: Seat) -> int:
    """One gold for each unused Special Ability."""
    return sum(state.own_abilities[seat]) if state.own_abilities else 0


def chests_gold(state: CompassState, seat: Seat) -> int:
    """Sunken Chests by their value."""
    return sum(state.own_chests[seat]) if state.own_chests else 0


def tokens_gold(tokens: int) -> int:
    """One gold for every two knowledge tokens."""
    return tokens // TOKENS_A_GOLD


def artifacts_gold(state: CompassState, seat: Seat) -> int:
    """Artifacts by the private collection; Coveted Artifacts are worth the square of their number."""
    if not state.own_artifacts:
        return 0
    return collection_gold(state.collections[seat], state.own_artifacts[seat])


def collection_gold(collection: int, artifacts: Sequence[int]) -> int:
    """The same for a private collection and the number of artifacts of each kind."""
    values = COLLECTION_GOLD[collection]
    return sum([value * count for value, count in zip(values, artifacts, strict=False)]) + artifacts[COVETED] ** 2


def treasures_gold(treasures: Sequence[int]) -> int:
    """Tokens by their value; fragments by level, alone or as a pair."""
    gold = 0
    for level in range(len(LEVELS)):
        mine = [treasure % TREASURE_KINDS for treasure in treasures if treasure // TREASURE_KINDS == level]
        pairs, single = divmod(mine.count(FRAGMENT), 2)
        gold += sum(kind for kind in mine if kind != FRAGMENT)
        gold += pairs * FRAGMENT_PAIR[level] + single * FRAGMENT_SINGLE[level]
    return gold


def collected_missions(state: CompassState, seat: Seat) -> dict[str, int]:
    """The gold of the missions that do not depend on the assignment (Appendix)."""
    if not state.own_missions:
        return {}
    missions = {MISSIONS[tile] for tile in state.own_missions[seat]}
    gold = {
        "embrace": 1 + len(state.own_missions[seat]),
        "find": 1 + len(state.own_maps[seat]) // 2,
        "dive": 1 + 2 * (len(state.own_chests[seat]) // 3) if state.own_chests else 0,
        "join": sum(state.own_abilities[seat]) if state.own_abilities else 0,
        "loot": len(state.own_treasures[seat]) // 3 if state.own_treasures else 0,
        "raid": 1 + len(state.own_items[seat]) // 2 if state.own_items else 0,
    }
    return {mission: points for mission, points in gold.items() if mission in missions}


def outcome(state: CompassState) -> Outcome:
    """The result of a match that is over."""
    sheets = [sheet(state, seat) for seat in range(state.seats)]
    return Outcome(
        ranks=rank([(line.gold, line.unassigned) for line in sheets]),
        scores=tuple(line.gold for line in sheets),
        breakdown=tuple(line.lines for line in sheets),
        ties=tuple((line.unassigned,) for line in sheets),
    )
