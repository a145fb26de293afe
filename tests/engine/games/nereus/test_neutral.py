"""The neutral player of the game for two."""

from __future__ import annotations

import pytest

from engine.core.chance import Scripted, seeded
from engine.games.nereus import GAME
from engine.games.nereus.board import NAMES, NUMBER
from engine.games.nereus.components import COMPASS, CREW
from engine.games.nereus.model import FREE, NEUTRAL, NereusState
from engine.games.nereus.view import Explorer
from tests.support.games.nereus import at_cycle, do, lying, mark, place_ship, reveal, told


def test_on_by_default_with_two_and_absent_otherwise() -> None:
    assert GAME.setup(2, {}, seeded(1)).neutral == NUMBER["small"]["C3"]
    for seats, options in ((2, {"neutral": False}), (3, {}), (4, {})):
        assert GAME.setup(seats, options, seeded(1)).neutral == FREE


@pytest.mark.parametrize(("neutral", "laid"), [(True, 22), (False, 23)])
def test_no_treasure_lies_under_a_ship_at_the_start(neutral: bool, laid: int) -> None:
    state = GAME.setup(2, {"neutral": neutral}, seeded(1))
    told_laid = 0
    while not state.dealt[0]:
        events = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0])
        told_laid += sum(int(fact["treasures"]) for fact in told(events, "sea-filled"))  # pyright: ignore[reportArgumentType]
    assert told_laid == laid == sum(map(len, state.cells))


def test_takes_the_leftmost_free_space_before_anybody_else() -> None:
    state = at_cycle(2, neutral=True)
    mark(state, "purser", 0)
    state.chance = Scripted(script=[CREW.index("purser")])
    events = reveal(state, "purser")
    keys = [event.key for event in events]
    assert keys.index("neutral-played") < keys.index("turn-began")
    assert told(events, "neutral-played") == [{"crew": "purser", "space": 2}]
    assert state.markers[CREW.index("purser") * 3 : CREW.index("purser") * 3 + 3] == [0, NEUTRAL, FREE]


def sails(
    crew: str, ship: str, compass: int, script: list[int], marks: int = 0, **sea: list[str]
) -> tuple[str, int, int]:
    """Where the neutral ship ends, where the compass points, how many rolls it took."""
    state = at_cycle(2, neutral=True)
    state.neutral = NUMBER["small"][ship]
    state.compass = compass
    mark(state, crew, *[0] * marks)
    state.chance = Scripted(script=[CREW.index(crew), *script])
    events = reveal(state, "merchant")
    return NAMES["small"][state.neutral], state.compass, len(told(events, "neutral-blocked")) + 1


def test_sails_where_the_compass_points_as_far_as_its_space_says() -> None:
    assert sails("captain", "C3", 0, [0]) == ("A5", 1, 1)
    assert sails("captain", "C3", 0, [0], marks=1) == ("B4", 1, 1)
    assert sails("pilot", "E1", 7, [1]) == ("A5", 1, 1), "the compass may take a pilot diagonally"
    assert sails("pilot", "C3", 1, [0], marks=2) == ("C5", 2, 1)


def test_stops_at_the_edge_and_rolls_again_only_without_a_step() -> None:
    assert sails("pilot", "C4", 1, [0]) == ("C5", 2, 1)
    assert sails("pilot", "A1", 0, [5, 1, 1]) == ("A5", 2, 3)


def test_passes_ships_for_free_lands_on_them_and_empties_the_cell() -> None:
    state = at_cycle(2, neutral=True)
    state.neutral = NUMBER["small"]["C1"]
    state.cells = [()] * 25
    state.cells[NUMBER["small"]["C3"]] = (0, 5)
    place_ship(state, 0, "C2")
    place_ship(state, 1, "C3")
    state.compass = 1
    gold = state.gold[:]
    bag = state.bag[:]
    state.chance = Scripted(script=[CREW.index("captain"), 0])
    events = reveal(state, "merchant")
    assert NAMES["small"][state.neutral] == "C3" == NAMES["small"][state.ships[1]]
    assert state.gold == gold
    assert lying(state, "C3") == []
    assert (state.bag[0] - bag[0], state.bag[5] - bag[5]) == (1, 1)
    assert told(events, "neutral-sailed")[0]["treasures"] == ("white", "black")


def test_takes_a_fifth_card_for_the_explorer_and_gets_its_cards_back() -> None:
    state = at_cycle(2, neutral=True)
    state.cycle, state.nth = 4, 1
    state.phase = 3
    state.turn, state.crew, state.space, state.stage = 1, CREW.index("purser"), 0, 2
    mark(state, "explorer", 0, NEUTRAL)
    mark(state, "boatswain", 1)
    state.gold = [2, 2]
    state.neutral_played = 0b1000111
    state.chance = Scripted(script=[1, *([0] * 20)])
    do(state, ("end",), seat=1)
    assert state.explorers == (0, NEUTRAL)
    events = do(state, ("decline",), seat=0)
    assert told(events, "neutral-moved-on") == [{"crew": "merchant", "space": 1}]
    assert state.neutral_played == 0
    assert state.day == 2


def before_the_explorer_phase(*explorers: int) -> NereusState:
    """The last turn of a day, seat 1's, with these markers in the explorer's row; the neutral ship stands in C3."""
    state = at_cycle(2, neutral=True)
    state.cycle, state.nth = 4, 1
    state.phase = 3
    state.turn, state.crew, state.space, state.stage = 1, CREW.index("purser"), 0, 2
    mark(state, "explorer", *explorers)
    state.played = [1 << CREW.index("explorer") | 1 << CREW.index("purser")] * 2
    state.gold = [9, 9]
    state.neutral_played = 1 << CREW.index("explorer") | 1 << CREW.index("purser")
    return state


def test_nobody_is_said_to_have_sent_no_explorer_where_the_neutral_one_stands() -> None:
    state = before_the_explorer_phase(NEUTRAL)
    state.chance = Scripted(script=[1, *([0] * 20)])
    events = do(state, ("end",), seat=1)
    assert told(events, "neutral-moved-on")
    assert not told(events, "no-explorers")
    state = before_the_explorer_phase()
    assert told(do(state, ("end",), seat=1), "no-explorers")


def test_the_fifth_card_takes_its_marker_out_of_the_explorer_row_and_sails() -> None:
    state = before_the_explorer_phase(NEUTRAL, 0)
    state.cells[NUMBER["small"]["A3"]] = (0,)
    place_ship(state, 0, "E1")
    place_ship(state, 1, "E5")
    # The second of the cards left is the pilot; the die turns the compass to the north.
    state.compass = (COMPASS.index("n") - 1) % len(COMPASS)
    state.chance = Scripted(script=[1, 0])
    events = do(state, ("end",), seat=1)
    assert told(events, "neutral-moved-on") == [{"crew": "pilot", "space": 1}]
    assert NAMES["small"][state.neutral] == "A3"
    assert state.cells[state.neutral] == ()
    rows = GAME.view(state, None).rows
    assert [marker.neutral for marker in rows[CREW.index("explorer")]] == [False, False, False]
    assert [marker.neutral for marker in rows[CREW.index("pilot")]] == [True, False, False]
    assert state.gold == [9, 9], "nothing is paid for it"
    view = GAME.view(state, None)
    assert view.neutral is not None
    assert view.neutral.die == 1
    assert view.explorers == (Explorer(None, "went", "pilot", 0), Explorer(0, "asked", None, 3))


@pytest.mark.parametrize(
    ("explorers", "prices"), [((NEUTRAL, 0, 1), (3, 4)), ((0, NEUTRAL, 1), (2, 4)), ((0, 1, NEUTRAL), (2, 3))]
)
def test_the_neutral_marker_counts_in_the_price_of_those_behind_it(
    explorers: tuple[int, ...], prices: tuple[int, ...]
) -> None:
    state = before_the_explorer_phase(*explorers)
    state.chance = seeded(1)
    do(state, ("end",), seat=1)
    for seat, price in enumerate(prices):
        assert GAME.actors(state) == (seat,)
        assert GAME.question(state, seat).label.args == {"gold": price}
        assert GAME.view(state, None).extra_gold == price
        do(state, ("decline",), seat=seat)


def test_never_plays_a_card_twice_a_day() -> None:
    for seed in range(20):
        state = at_cycle(2, neutral=True, seed=seed)
        while state.day == 1:
            for seat in GAME.actors(state):
                before = state.neutral_played
                GAME.apply(state, seat, GAME.legal(state, seat)[0])
                if state.day == 1:
                    assert before & ~state.neutral_played == 0
                    assert state.neutral_played.bit_count() - before.bit_count() in (0, 1)
