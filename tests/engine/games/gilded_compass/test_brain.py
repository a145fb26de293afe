"""How the computer thinks about Order of the Gilded Compass."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice, product

import pytest

from engine.core.chance import Fast, seeded
from engine.games.gilded_compass import GAME
from engine.games.gilded_compass.brain import BRAIN, judge, wishes
from engine.games.gilded_compass.components import B_BUILDINGS, C_BUILDINGS, MAPS, SPECIALISTS
from engine.games.gilded_compass.model import CompassState
from engine.players.duel import duel
from engine.players.levels import STRONG, decide
from tests.support.brains import check_thoughts, positions, worlds_agree

EVERYTHING = {"coveted": True, "ally": True, "tools": True, "fragments": True}
PAIRS = tuple(product(B_BUILDINGS, C_BUILDINGS))


@pytest.mark.parametrize(("b", "c"), PAIRS)
def test_thoughts_are_legal_sound_and_add_up(b: str, c: str) -> None:
    tables: tuple[tuple[int, Mapping[str, object]], ...] = ((2, {}), (4, EVERYTHING))
    for seats, options in tables:
        for state, seat in positions(BRAIN, seats, {"b": b, "c": c, **options}, 5, every=5):
            check_thoughts(BRAIN, state, seat)


def test_the_clock_never_goes_back() -> None:
    for seats in GAME.players:
        readings = [BRAIN.clock(state) for state, _ in positions(BRAIN, seats, {"b": "guild"}, 2)]
        assert readings == sorted(readings)


@pytest.mark.parametrize("c", C_BUILDINGS)
def test_the_same_is_thought_about_in_the_match_and_in_every_world_of_it(c: str) -> None:
    for seats in (2, 5):
        for state, seat in positions(BRAIN, seats, {"c": c, **EVERYTHING}, 3, every=7):
            assert worlds_agree(BRAIN, state, seat, 3)


@pytest.mark.soak
def test_the_same_is_decided_in_the_match_and_in_twenty_worlds_of_it() -> None:
    """200 positions; the strong player itself is asked in every tenth."""
    found = (
        place
        for seed in range(100)
        for place in positions(BRAIN, 2 + seed % 4, {"c": C_BUILDINGS[seed % 4], **EVERYTHING}, seed, every=23)
    )
    for number, (state, seat) in enumerate(islice(found, 200)):
        assert worlds_agree(BRAIN, state, seat, 20)
        if number % 10 == 0:
            decided = decide(GAME, state, seat, STRONG, number).best
            world = GAME.determinize(state, seat, Fast(at=number))
            assert decide(GAME, world, seat, STRONG, number).best == decided


def _turn(**options: object) -> CompassState:
    return GAME.setup(2, {"b": "auction", "c": "tower", **options}, seeded(3))


def test_pushing_out_an_own_die_is_a_blunder() -> None:
    state = _turn()
    seat, other = state.turn, 1 - state.turn
    state.roll = [2, 2, 1, 1, 1, 1]
    state.towers = [[(other, 1), (other, 2), (seat, 3)], []]
    state.university = [(other, 2), (other, 2), (other, 3), (seat, 6)]
    assert BRAIN.blunder(state, seat, ("place", "tower", 1)) == "own-die-pushed-out"
    assert BRAIN.blunder(state, seat, ("place", "tower", 4)) is None
    assert BRAIN.blunder(state, seat, ("place", "university", 1)) == "own-die-pushed-out"
    assert BRAIN.blunder(state, other, ("place", "university", 1)) is None


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("number", range(1, 7))
def test_a_die_is_pushed_out_of_the_tower_that_the_number_enters(side: int, number: int) -> None:
    state = _turn()
    seat, other = state.turn, 1 - state.turn
    state.roll = [1] * 6
    state.towers = [[], []]
    state.towers[side] = [(other, 2), (other, 2), (seat, 2)]
    enters = 0 if number <= 3 else 1
    blunder = BRAIN.blunder(state, seat, ("place", "tower", number))
    assert blunder == ("own-die-pushed-out" if enters == side else None)


def test_a_die_in_the_library_is_a_blunder_unless_it_wins_nothing_elsewhere() -> None:
    state = _turn()
    seat, other = state.turn, 1 - state.turn
    state.roll = [0, 0, 0, 0, 0, 1]
    state.towers = [[], [(other, 6), (other, 6), (seat, 6)]]
    state.university = [(other, 2)] * 4
    state.hall = [(other, 6, 6)]
    assert BRAIN.blunder(state, seat, ("place", "library")) == "library-for-nothing"
    state.archives = [(other, 6, 1)]
    state.tokens[seat] = 0
    assert BRAIN.blunder(state, seat, ("place", "library")) is None
    assert BRAIN.policy(state, seat, GAME.legal(state, seat), Fast(at=1)) == ("place", "library")


def test_a_map_is_worth_more_to_who_has_people_for_it() -> None:
    green = MAPS.index("green-4")
    people = tuple(tile for tile, name in enumerate(SPECIALISTS) if name in ("green-c3", "green-e2"))
    with_people = wishes.wishes((), people, 3).maps[green]
    assert with_people == 4 + 3 + 2
    assert wishes.wishes((), (), 3).maps[green] < 5


def test_a_placement_counts_what_it_takes_from_the_others() -> None:
    """To push a die of the opponent out of the Treasure Tower is worth more than to push a neutral one."""
    gains: list[float] = []
    for victim in (1, 7):
        state = _turn()
        state.turn = 0
        state.roll = [1, 0, 0, 0, 0, 0]
        state.towers = [[(7, 1), (7, 2), (victim, 3)], []]
        gains.append(judge.Judge(state).gain(("place", "tower", 1)))
    assert gains[0] > gains[1]


def test_a_decent_player_beats_a_random_one_without_a_blunder() -> None:
    result = duel(GAME, "good", "random", 4, 2, {}, 9, lambda: 0.0)
    assert result.wins == 4
    assert not result.me.blunders


def test_what_a_mistake_is_about() -> None:
    state = GAME.setup(2, {}, seeded(1))
    for best, chosen, theme in (
        (("place", "tower", 3), ("place", "temple", 1), "building"),
        (("place", "tower", 3), ("place", "tower", 4), "group"),
        (("reroll",), ("place", "tower", 4), "dice"),
        (("neutral", "tower", 3), ("end",), "neutral"),
        (("take", "x"), ("take", "y"), "tiles"),
    ):
        assert BRAIN.theme(state, 0, best, chosen) == theme
