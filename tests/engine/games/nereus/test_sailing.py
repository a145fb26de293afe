"""Captain, pilot and explorer: where a ship and its raft may go, and what it costs."""

from __future__ import annotations

import pytest

from engine.games.nereus import GAME
from engine.games.nereus.board import NUMBER, routes
from engine.games.nereus.model import NereusState
from engine.games.nereus.phases.sailing import sails
from tests.support.games.nereus import at_cycle, at_turn, cabin, do, hand, place_ship, refused, reveal, told


def trips(state: NereusState) -> dict[str, set[tuple[int, int]]]:
    """Where the ship may go, and for each cell the (gold action, owners passed) of the ways there."""
    found: dict[str, set[tuple[int, int]]] = {}
    for action in GAME.legal(state, 0):
        if action[0] == "sail":
            found.setdefault(str(action[1]), set()).add((int(action[2]), int(action[3])))
    return found


@pytest.mark.parametrize(
    ("space", "cells"),
    [
        (1, "B2 B3 B4 C2 C4 D2 D3 D4 A1 A3 A5 C1 C5 E1 E3 E5"),
        (2, "B2 B3 B4 C2 C4 D2 D3 D4"),
        (3, "B2 B4 D2 D4 A1 A5 E1 E5"),
        (4, "B2 B4 D2 D4"),
    ],
)
def test_captain_sails_in_a_straight_line_as_far_as_the_space_says(space: int, cells: str) -> None:
    state = at_turn("captain", space, ship="C3", gold=0)
    assert set(trips(state)) == set(cells.split())
    assert all(ways == {(0, 0)} for ways in trips(state).values())


def test_captain_in_every_direction_not_around_a_corner() -> None:
    state = at_turn("captain", 1, ship="C3", gold=9)
    assert refused(state, ("sail", "A2", 0, 0)) == "not-in-line"
    assert refused(state, ("sail", "C3", 0, 0)) == "already-there"
    assert refused(state, ("sail", "Z9", 0, 0)) == "no-such-cell"


def test_captain_pays_two_for_one_step_more_and_three_for_two() -> None:
    state = at_turn("captain", 4, ship="A2", gold=3)
    assert trips(state)["B3"] == {(0, 0)}
    assert trips(state)["C4"] == {(2, 0)}
    assert trips(state)["D5"] == {(3, 0)}
    assert "E6" not in trips(state)
    assert refused(state, ("sail", "E6", 3, 0)) == "too-far"
    assert refused(state, ("sail", "C4", 0, 0)) == "other-price"
    state.gold[0] = 2
    assert "D5" not in trips(state)
    assert refused(state, ("sail", "D5", 3, 0)) == "trip-too-dear"


def test_extra_steps_are_the_one_gold_action_of_the_turn() -> None:
    state = at_turn("captain", 2, ship="A2", gold=9)
    events = do(state, ("sail", "C2", 2, 0))
    assert told(events, "paid-to-sail") == [{"seat": 0, "crew": "captain", "gold": 2}]
    assert state.gold[0] == 7
    assert refused(state, ("sail", "D2", 0, 0)) == "basic-done"


def test_captain_with_a_complete_hold_sails_one_step_further() -> None:
    state = at_turn("captain", 2, ship="A2", gold=0, own=cabin(done=["captain"]))
    assert trips(state)["C2"] == {(0, 0)}
    assert "D2" not in trips(state)


def test_a_ship_pays_the_owner_it_passes_and_may_not_stop_on_a_ship() -> None:
    state = at_turn("captain", 1, ship="C2", gold=1)
    place_ship(state, 2, "C3")
    assert "C3" not in trips(state)
    assert trips(state)["C4"] == {(0, 0b100)}
    assert refused(state, ("sail", "C3", 0, 0)) == "ship-there"
    before = state.gold[2]
    events = do(state, ("sail", "C4", 0, 0b100))
    assert (state.gold[0], state.gold[2]) == (0, before + 1)
    assert told(events, "passed-ship") == [{"seat": 0, "owner_seat": 2, "gold": 1}]


def test_a_ship_that_cannot_pay_cannot_pass() -> None:
    state = at_turn("captain", 1, ship="C2", gold=0)
    place_ship(state, 2, "C3")
    assert "C4" not in trips(state)
    assert refused(state, ("sail", "C4", 0, 0b100)) == "trip-too-dear"
    state.gold[0] = 3
    place_ship(state, 3, "C5")
    state.space = 0
    assert trips(state)["C4"] == {(0, 0b100)}
    assert "C6" not in trips(state), "two steps more for three gold leave nothing for two ships"
    state.gold[0] = 5
    assert trips(state)["C6"] == {(3, 0b1100)}


def test_the_neutral_ship_is_passed_for_a_gold_to_the_supply() -> None:
    state = at_cycle(2, neutral=True)
    reveal(state, "captain", "purser")
    place_ship(state, 0, "A1")
    place_ship(state, 1, "E5")
    state.neutral = 1
    state.gold = [1, 3]
    state.cells = [()] * 25
    free = next(action for action in GAME.legal(state, 0) if action[0] == "space")
    do(state, free)
    state.space = 0
    assert "A2" not in trips(state)
    events = do(state, ("sail", "A3", 0, 0b10000))
    assert state.gold == [0, 3]
    assert told(events, "passed-neutral") == [{"seat": 0, "gold": 1}]


def test_pilot_sails_orthogonally_and_turns_only_for_gold_or_with_its_hold() -> None:
    state = at_turn("pilot", 3, ship="C3", gold=1)
    assert set(trips(state)) == {"C1", "C2", "C4", "C5", "A3", "B3", "D3", "E3"}
    state.gold[0] = 2
    assert trips(state)["B4"] == {(2, 0)}
    state.gold[0] = 0
    state.ready = 1 << 1
    assert trips(state)["B4"] == {(0, 0)}
    assert "A4" not in trips(state)
    assert refused(state, ("sail", "A4", 0, 0)) == "too-far"


def test_pilot_goes_four_steps_straight_for_nothing() -> None:
    state = at_turn("pilot", 1, ship="A1", gold=0)
    assert trips(state)["A5"] == {(0, 0)}
    assert trips(state)["E1"] == {(0, 0)}
    do(state, ("sail", "A5", 0, 0))
    assert state.gold[0] == 0


def test_pilot_may_choose_whom_to_pay() -> None:
    state = at_turn("pilot", 1, ship="C3", gold=9)
    place_ship(state, 1, "C4")
    place_ship(state, 2, "B3")
    assert trips(state)["B4"] == {(2, 0b10), (2, 0b100)}
    state.space = 2
    assert trips(state)["C5"] == {(0, 0b10)}
    state.space = 0
    assert trips(state)["C5"] == {(0, 0b10), (2, 0)}, "four steps lead around the other ship"
    before = state.gold[2]
    do(state, ("sail", "B4", 2, 0b100))
    assert (state.gold[0], state.gold[2]) == (6, before + 1)


def test_pilot_turns_at_right_angles_only() -> None:
    for route in routes("large", NUMBER["large"]["C3"], 4):
        assert route.steps <= 4
        assert route.to != NUMBER["large"]["C3"]
        assert route.passes.bit_count() == route.steps - 1, "turning back would pass a cell twice"


def test_a_way_that_can_never_be_better_than_another_is_left_out() -> None:
    ways = routes("large", NUMBER["large"]["C3"], 4)
    for one in ways:
        for other in ways:
            if one != other and one.to == other.to and one.turns <= other.turns and one.steps <= other.steps:
                assert one.passes & ~other.passes, (one, other)


@pytest.mark.parametrize(("crew", "space"), [("captain", 2), ("pilot", 3)])
def test_only_ships_in_reach_and_gold_that_a_trip_can_cost_decide_where_a_ship_can_go(crew: str, space: int) -> None:
    state = at_turn(crew, space, ship="A1", gold=9)
    place_ship(state, 1, "F6")
    before = sails(state)
    state.gold[0] = 20
    place_ship(state, 2, "F5")
    assert sails(state) == before
    state.gold[0] = 0
    assert sails(state) != before
    state.gold[0] = 20
    place_ship(state, 2, "A2")
    assert sails(state) != before


def test_a_turn_without_sailing_is_allowed() -> None:
    state = at_turn("captain", 1, ship="C3")
    do(state, ("end",))
    assert GAME.actors(state) == (1,)


def test_the_raft_fetches_one_treasure_from_next_to_the_ship() -> None:
    state = at_turn("explorer", 1, ship="C3", sea={"B3": ["white", "white"], "C2": ["red"], "B2": ["yellow"]})
    assert [action for action in GAME.legal(state, 0) if action[0] == "fetch"] == [("fetch", "B3", "white")]
    assert refused(state, ("fetch", "B2", "yellow")) == "not-beside-ship"
    assert refused(state, ("fetch", "C2", "red")) == "other-colour"
    assert refused(state, ("fetch", "B3", "yellow")) == "not-lying-there"
    do(state, ("fetch", "B3", "white"))
    assert hand(state) == ["white"]
    assert refused(state, ("fetch", "B3", "white")) == "basic-done"


def test_the_raft_may_find_nothing() -> None:
    state = at_turn("explorer", 3, ship="C3", sea={"B3": ["white"]})
    assert not [action for action in GAME.legal(state, 0) if action[0] == "fetch"]
    do(state, ("end",))


@pytest.mark.parametrize("ready", [False, True])
def test_an_explorer_with_a_complete_hold_fetches_any_colour(ready: bool) -> None:
    own = cabin(done=["explorer"] if ready else [])
    state = at_turn("explorer", 1, ship="C3", sea={"B3": ["black"]}, own=own)
    assert (("fetch", "B3", "black") in GAME.legal(state, 0)) == ready


def test_any_colour_on_the_fourth_space() -> None:
    state = at_turn("explorer", 4, ship="C3", sea={"B3": ["black"], "C4": ["white"]})
    assert {action[2] for action in GAME.legal(state, 0) if action[0] == "fetch"} == {"black", "white"}
