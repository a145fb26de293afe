"""The cards: totals and the tables of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.port_royal import GAME
from engine.games.port_royal.components import (
    COLOURS,
    CONTRACT_POINTS,
    CONTRACTS,
    FACES,
    NEVER,
    PERSON,
    SHIP,
    TAX,
    VOYAGE,
    Face,
    deck,
)
from engine.games.port_royal.meta import META


def of_kind(kind: int) -> list[Face]:
    return [face for face in FACES if face.kind == kind for _ in range(face.copies)]


def test_the_base_game_has_120_cards_of_four_kinds() -> None:
    assert [len(of_kind(kind)) for kind in (PERSON, SHIP, VOYAGE, TAX)] == [60, 50, 6, 4]
    assert len({face.id for face in FACES}) == len(FACES)


def test_119_cards_are_shuffled_and_24_more_with_the_expansion() -> None:
    assert len(deck(expansion=False)) == 119
    assert len(deck(expansion=True)) == 119 + 24
    more = Counter(deck(expansion=True)) - Counter(deck(expansion=False))
    kinds = Counter(FACES[face].kind for face in more.elements())
    assert kinds == {PERSON: 14, SHIP: 10}


@pytest.mark.parametrize(
    ("power", "cards"),
    [
        ("trader", 10),
        ("settler", 5),
        ("captain", 5),
        ("priest", 5),
        ("jack", 3),
        ("sailor", 10),
        ("pirate", 3),
        ("mademoiselle", 4),
        ("jester", 5),
        ("admiral", 6),
        ("governor", 4),
    ],
)
def test_persons_by_power(power: str, cards: int) -> None:
    assert sum(face.power == power for face in of_kind(PERSON)) == cards


def test_sums_of_the_persons_and_ships() -> None:
    persons, ships = of_kind(PERSON), of_kind(SHIP)
    assert sum(face.points for face in persons) == 83
    assert sum(face.cost for face in persons) == 314
    assert sum(face.coins for face in ships) == 110


@pytest.mark.parametrize(
    ("colour", "swords"),
    [
        ("yellow", {1: 4, 2: 3, 4: 3}),
        ("blue", {1: 4, 2: 3, 5: 3}),
        ("green", {1: 4, 3: 3, 5: 3}),
        ("red", {1: 3, 3: 3, 6: 2, NEVER: 2}),
        ("black", {2: 3, 4: 3, 7: 2, NEVER: 2}),
    ],
)
def test_the_sword_table_of_the_rules(colour: str, swords: dict[int, int]) -> None:
    ships = [face for face in of_kind(SHIP) if face.colour == COLOURS.index(colour)]
    assert Counter(face.swords for face in ships) == swords


def test_each_colour_has_two_traders() -> None:
    traders = Counter(face.colour for face in of_kind(PERSON) if face.power == "trader")
    assert traders == dict.fromkeys(range(5), 2)


def test_the_expansion_has_a_clerk_a_plain_ship_and_a_gift_ship_of_each_colour() -> None:
    added = [face for face in FACES for _ in range(face.expansion)]
    assert Counter(face.power for face in added if face.kind == PERSON) == {"clerk": 5, "gunner": 4, "vice_admiral": 5}
    assert Counter(face.colour for face in added if face.power == "clerk") == dict.fromkeys(range(5), 1)
    for gift in (0, 1):
        assert Counter(face.colour for face in added if face.kind == SHIP and face.gift == gift) == dict.fromkeys(
            range(5), 1
        )
    assert {face.coins for face in added if face.gift} == {3}


def test_sixteen_contracts_pay_five_players_and_never_more_to_a_later_one() -> None:
    assert len({contract.id for contract in CONTRACTS}) == 16
    for contract in CONTRACTS:
        assert len(contract.rewards) == 5
        assert list(contract.rewards) == sorted(contract.rewards, reverse=True)
        assert bool(contract.holds) != bool(contract.event)


def test_the_contract_points_are_an_option() -> None:
    option = next(option for option in META.options if option.key == "contract_vp")
    assert option.choices == tuple(CONTRACT_POINTS)
    assert option.default == "0-1-1"


@pytest.mark.parametrize("seats", GAME.players)
def test_the_fifth_expedition_lies_open_only_with_five_players(seats: int) -> None:
    from engine.core.chance import seeded

    state = GAME.setup(seats, {}, seeded(1))
    assert [FACES[face].id for face in state.expeditions] == (["expedition-five"] if seats == 5 else [])
    assert state.coins == [3] * seats
    assert state.pile == 119 - 3 * seats
    assert len(state.unseen[0]) == 119
