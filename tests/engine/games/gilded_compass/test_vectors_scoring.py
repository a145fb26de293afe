"""The worked cases of final scoring."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.games.gilded_compass import GAME, scoring
from engine.games.gilded_compass.assignment import solver
from engine.games.gilded_compass.assignment.holding import Holding, Item, Place, Specialist, holding
from engine.games.gilded_compass.assignment.worth import Worth, mission_gold, worth
from engine.games.gilded_compass.components import (
    ANY,
    ARTIFACTS,
    COLLECTION_KINDS,
    COLOURS,
    COVETED,
    DUAL_GOLD,
    FRAGMENT,
    ITEMS,
    LEVELS,
    MAPS,
    MISSIONS,
    SECRET_GOLD,
    SPECIALISTS,
    TREASURE_KINDS,
    TREASURES,
)
from engine.games.gilded_compass.model import OVER, CompassState
from tests.support.games import gilded_compass as t

Vector = dict[str, Any]
VECTORS: list[Vector] = [
    vector
    for vector in tomllib.loads(Path(__file__).with_name("vectors.toml").read_text(encoding="utf-8"))["vector"]
    if vector["area"].startswith(("score.", "mission"))
]
_ALL = tuple(range(len(COLOURS)))
_MISSION = {
    "Broaden": "broaden",
    "Gather": "gather",
    "Dive": "dive",
    "Embrace": "embrace",
    "Find": "find",
    "Hire": "hire",
    "Loot": "loot",
    "Recruit": "recruit",
    "Scour": "scour",
    "Unite": "unite",
    "Second Opinion": "second",
}


def cases(*ids: str) -> pytest.MarkDecorator:
    found = [vector for vector in VECTORS if vector["id"].startswith(ids)]
    return pytest.mark.parametrize("vector", found, ids=[vector["id"] for vector in found])


def place(text: str) -> Place:
    """ "green 4/3" with its own values, whatever the tiles print; grey is a dig site."""
    colour, values = text.split()
    greater, lesser = map(int, values.split("/"))
    return Place(text, True, _ALL if colour == "grey" else (COLOURS.index(colour),), greater, lesser)


def mission_place(text: str) -> Place | None:
    if text == "Secret":
        return Place("secret", False, _ALL, SECRET_GOLD, 0)
    if text.startswith("Dual"):
        one, other = text.split()[1].split("+")
        return Place("dual", False, (COLOURS.index(one), COLOURS.index(other)), DUAL_GOLD, 0, dual=True)
    return None


def specialist(text: str) -> Specialist:
    colour, tile = text.split()
    return Specialist(text, COLOURS.index(colour), "CE".index(tile[0]), int(tile[1]))


def item(text: str) -> Item:
    colour, kind = text.split()
    return Item(text, ANY if colour == "any" else COLOURS.index(colour), "CE".index(kind))


def held(given: Vector) -> Holding:
    missions = given.get("missions", [])
    places = [place(text) for text in given.get("maps", ())]
    places += [found for text in missions if (found := mission_place(text))]
    return Holding(
        tuple(places),
        tuple(specialist(text) for text in given.get("specialists", ())),
        tuple(item(text) for text in given.get("items", ())),
        tuple(_MISSION.get(text, "secret" if text == "Secret" else "dual") for text in missions),
    )


def best(given: Vector) -> Worth:
    mine = held(given)
    return worth(mine, solver.best(mine))


@cases("SC-01", "SC-02", "SC-04", "SC-06", "SC-07", "SC-09", "MI-", "MIS-DUAL", "MIS-SEC", "MIS-SEO")
def test_best_assignment(vector: Vector) -> None:
    found = best(vector["given"])
    assert found.gold == vector["expect"]["gold"]
    assert found.unassigned == vector["expect"].get("unassigned_value", found.unassigned)


@cases("SC-12")
def test_artifacts(vector: Vector) -> None:
    assert scoring.collection_gold(*_artifacts(vector["given"])) == vector["expect"]["gold"]


def _artifacts(given: Vector) -> tuple[int, list[int]]:
    first, second = (part.split()[0].lower() for part in given["collection"].split(", "))
    counts = [0] * len(ARTIFACTS)
    for part in given["artifacts"].split():
        counts[ARTIFACTS.index(part.rstrip("0123456789").lower())] = int(part.lstrip(part.rstrip("0123456789")))
    return COLLECTION_KINDS.index((first, second)), counts


@cases("SC-13")
def test_coveted_artifacts(vector: Vector) -> None:
    for number, gold in zip(vector["given"]["coveted"], vector["expect"]["gold_each"], strict=True):
        counts = [0] * len(ARTIFACTS)
        counts[COVETED] = number
        assert scoring.collection_gold(0, counts) == gold


@cases("SC-15")
def test_treasures(vector: Vector) -> None:
    given = vector["given"]
    tiles = [
        TREASURES.index(f"{level}-{value}")
        for level, key in zip(LEVELS, ("bronze", "silver", "gold_tokens"), strict=True)
        for value in given[key]
    ]
    assert scoring.treasures_gold(tiles) == vector["expect"]["gold"]


@cases("SC-17")
def test_fragments(vector: Vector) -> None:
    given = vector["given"]
    tiles = [
        level * TREASURE_KINDS + FRAGMENT
        for level, key in enumerate(("bronze", "silver", "gold_fragments"))
        for _ in range(given[key])
    ]
    assert scoring.treasures_gold(tiles) == vector["expect"]["gold"]


@cases("SC-18")
def test_tokens(vector: Vector) -> None:
    assert [scoring.tokens_gold(tokens) for tokens in vector["given"]["tokens"]] == vector["expect"]["gold_each"]


def over(state: CompassState) -> CompassState:
    """The match ends with what everybody holds now."""
    state.phase = OVER
    state.plans = [solver.best(holding(state, seat)) for seat in range(state.seats)]
    return state


@cases("SC-20")
def test_shared_victory(vector: Vector) -> None:
    state = t.table(2, c="temple")
    for seat in range(2):
        state.own_maps[seat] = []
        # Five points of specialists without any map, and the same gold in tokens.
        state.own_specialists[seat] = [SPECIALISTS.index(f"{COLOURS[seat]}-{tile}") for tile in ("c2", "e3")]
        state.tokens[seat] = 80
    found = GAME.outcome(over(state))
    assert found is not None
    assert found.scores == (40, 40)
    assert found.ties == ((5,), (5,))
    assert [t.letter(seat) for seat, rank in enumerate(found.ranks) if rank == 1] == vector["expect"]["winners"]
    # With less unassigned value one loses the tie.
    state.own_specialists[1].pop()
    found = GAME.outcome(over(state))
    assert found is not None
    assert found.ranks == (1, 2)


@cases("ALL-01")
def test_total(vector: Vector) -> None:
    given = vector["given"]
    state = t.table(2, c="temple")
    maps = [MAPS.index("dig-site" if text[:4] == "grey" else text.replace(" ", "-")[:-2]) for text in given["maps"]]
    state.own_maps[0] = maps
    state.own_specialists[0] = [SPECIALISTS.index(text.lower().replace(" ", "-")) for text in given["specialists"]]
    kinds = {"C": "compass", "E": "shovel"}
    state.own_items[0] = [ITEMS.index(f"{text.split()[0]}-{kinds[text.split()[1]]}") for text in given["items"]]
    state.collections[0], state.own_artifacts[0] = _artifacts(given)
    state.tokens[0] = given["tokens"]
    line = scoring.sheet(over(state), 0)
    assert line.gold == vector["expect"]["gold"]
    assert line.unassigned == vector["expect"]["unassigned_value"]
    assert dict(line.lines)["artifacts"] == 12
    assert dict(line.lines)["tokens"] == 2
    assert dict(line.lines)["maps"] + dict(line.lines)["specialists"] == 4 + 6 + 1 + 3 + 4 + 0 + 2


# --- missions


def _with_people(given: Vector, missions: tuple[str, ...]) -> tuple[Holding, list[list[Specialist]]]:
    """Each assigned specialist on a map of its own."""
    people = [[specialist(text)] for text in given["assigned"]]
    places = tuple(Place(f"map {at}", True, (group[0].colour,), 1, 0) for at, group in enumerate(people))
    return Holding(places, tuple(group[0] for group in people), (), missions), people


@cases("MIS-BRO", "MIS-GAT")
def test_missions_that_count_people(vector: Vector) -> None:
    mission = _MISSION[vector["given"]["missions"][0]]
    assert mission_gold(*_with_people(vector["given"], (mission,)))[mission] == vector["expect"]["mission_gold"]


@cases("MIS-REC")
def test_recruit(vector: Vector) -> None:
    for number, gold in zip(
        vector["given"]["assigned_specialists"], vector["expect"]["mission_gold_each"], strict=True
    ):
        given = {"assigned": ["green C1"] * number}
        assert mission_gold(*_with_people(given, ("recruit",)))["recruit"] == gold


@cases("MIS-HIR")
def test_hire(vector: Vector) -> None:
    given = vector["given"]
    ancient = given["ancient_maps_with_specialist"]
    empty = given["ancient_maps_empty"]
    secret = given["mission_maps_with_specialist"]
    places = [place("green 4/3")] * (ancient + empty) + [Place("secret", False, _ALL, 1, 0)] * secret
    people = [[specialist("green C1")]] * ancient + [[]] * empty + [[specialist("red C1")]] * secret
    mine = Holding(tuple(places), (), (), ("hire",))
    assert mission_gold(mine, people)["hire"] == vector["expect"]["mission_gold"]


@cases("MIS-UNI")
def test_unite(vector: Vector) -> None:
    given = vector["given"]
    both, mission_maps = given["maps_with_both_types"], given["of_which_mission_maps"]
    places = [place("green 4/3")] * (both - mission_maps) + [Place("secret", False, _ALL, 1, 0)] * mission_maps
    people = [[specialist("green C1"), specialist("green E1")]] * both
    assert mission_gold(Holding(tuple(places), (), (), ("unite",)), people)["unite"] == vector["expect"]["mission_gold"]


@cases("MIS-SCO")
def test_scour(vector: Vector) -> None:
    given = vector["given"]
    places = [place(f"{colour} 1/0") for colour in given["ancient_maps"]]
    places += [found for text in given["missions"] if (found := mission_place(text))]
    people: list[list[Specialist]] = [[] for _ in places]
    mine = Holding(tuple(places), (), (), ("scour",))
    assert mission_gold(mine, people)["scour"] == vector["expect"]["mission_gold"]


def _collected(missions: list[str], **state_fields: Any) -> dict[str, int]:
    state = t.table(2, b="guild", c=state_fields.pop("c", "temple"))
    state.own_missions[0] = [MISSIONS.index(name) for name in missions]
    for name, value in state_fields.items():
        getattr(state, name)[0] = value
    return scoring.collected_missions(state, 0)


@cases("MIS-DIV")
def test_dive(vector: Vector) -> None:
    found = [_collected(["dive"], c="galleon", own_chests=[1] * number)["dive"] for number in vector["given"]["chests"]]
    assert found == vector["expect"]["mission_gold_each"]


@cases("MIS-LOO")
def test_loot(vector: Vector) -> None:
    found = [
        _collected(["loot"], c="tower", own_treasures=[FRAGMENT] * number)["loot"]
        for number in vector["given"]["treasures"]
    ]
    assert found == vector["expect"]["mission_gold_each"]


@cases("MIS-EMB")
def test_embrace(vector: Vector) -> None:
    missions = ["embrace", "dual-green-blue", "secret", "unite"]
    assert len(missions) == len(vector["given"]["missions"])
    assert _collected(missions)["embrace"] == vector["expect"]["mission_gold"]


@cases("MIS-FIN")
def test_find(vector: Vector) -> None:
    found = [
        _collected(["find", "secret", "dual-blue-red"], own_maps=[0, 5, 25][:number])["find"]
        for number in vector["given"]["ancient_maps"]
    ]
    assert found == vector["expect"]["mission_gold_each"]


def test_join_and_raid_count_tiles() -> None:
    """Every unused Special Ability; one, and one more for two Magical Items, assigned or not."""
    assert _collected(["join"], c="illuminati", own_abilities=[1, 0, 2, 0, 0])["join"] == 3
    assert [_collected(["raid"], own_items=[0] * number)["raid"] for number in (0, 1, 2, 5)] == [1, 1, 2, 3]


def test_every_case_has_a_test() -> None:
    prefixes = re.findall(r'"((?:SC|MI|MIS|ALL)-[^"]*)"', Path(__file__).read_text(encoding="utf-8"))
    assert [vector["id"] for vector in VECTORS if not vector["id"].startswith(tuple(prefixes))] == []
