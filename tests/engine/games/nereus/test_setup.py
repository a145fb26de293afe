"""Set-up, discoveries and the length of a match."""

from __future__ import annotations

import pytest

from engine.core.chance import seeded
from engine.core.event import Event, Seat
from engine.core.playout import playout
from engine.games.nereus import GAME
from engine.games.nereus.components import COLOURS, COUNTS, DISCOVERIES, PATTERN, SPACES
from engine.games.nereus.model import KEEP, NereusState
from engine.games.nereus.phases import day
from tests.support.games.nereus import at_cycle, refused


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_alike(seats: int) -> None:
    state = GAME.setup(seats, {}, seeded(seats))
    assert state.gold == [3] * seats
    assert state.power == state.vp == [0] * seats
    assert all(own.storage == (1, 0, 0, 0, 0, 0) for own in state.cabins)
    assert sum(state.bag) == sum(COUNTS) - seats == 96 - seats


@pytest.mark.parametrize(("seats", "far"), [(3, "E5"), (4, "F6")])
def test_corners_are_chosen_in_turn_order_and_once(seats: int, far: str) -> None:
    state = GAME.setup(seats, {}, seeded(2))
    starter = state.sun
    for after in range(seats):
        seat = (starter + after) % seats
        assert GAME.actors(state) == (seat,)
        assert len(GAME.legal(state, seat)) == 4 - after
        if after:
            assert refused(state, ("corner", "A1"), seat) == "corner-taken"
        assert refused(state, ("corner", "B2"), seat) == "not-a-corner"
        GAME.apply(state, seat, ("corner", ("A1", far)[after]) if after < 2 else GAME.legal(state, seat)[0])
    assert state.phase == KEEP


def test_a_discovery_spares_ships_and_full_cells() -> None:
    state = at_cycle(4)
    state.unseen = ["large-1"]
    marked = PATTERN["large-1"]
    state.cells = [()] * 36
    state.ships = [marked[0], marked[1], 30, 35]
    state.neutral = marked[2]
    state.cells[marked[3]] = (0, 0, 1)
    state.cells[marked[4]] = (1, 1)
    day.begin(state, [])
    assert [len(state.cells[cell]) for cell in marked] == [0, 0, 0, 3, 3, *([1] * (len(marked) - 5))]
    assert sum(map(len, state.cells)) == 3 + 3 + len(marked) - 5


def test_four_different_discovery_cards_come() -> None:
    for seats, side in ((3, "small"), (4, "large")):
        seen: list[str] = []

        def watch(
            _state: NereusState, _seat: Seat, _action: object, events: list[Event], seen: list[str] = seen
        ) -> None:
            seen += [str(event.args["card"]) for event in events if event.key == "discovered"]

        playout(GAME, seats, {}, 5, watch=watch)
        assert len(seen) == len(set(seen)) == 4
        assert set(seen) < set(DISCOVERIES[side])


def test_a_match_has_four_days() -> None:
    state, _ = playout(GAME, 3, {}, 8)
    assert (state.day, state.cycle) == (4, 4)


def test_the_data_are_whole() -> None:
    assert COUNTS == (23, 20, 18, 15, 11, 9)
    assert COLOURS == ("white", "yellow", "green", "red", "purple", "black")
    for side, width, cells in (("small", 3, 25), ("large", 4, 36)):
        assert {len(row) for row in SPACES[side]} == {width}
        assert len(DISCOVERIES[side]) == 6
        for card in DISCOVERIES[side]:
            assert set(PATTERN[card]) <= set(range(cells))
        marks = [cell for card in DISCOVERIES[side] for cell in PATTERN[card]]
        assert {marks.count(cell) for cell in range(cells)} == {2}
