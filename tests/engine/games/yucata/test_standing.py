"""Standing answers: the next cards."""

from __future__ import annotations

from functools import partial

import pytest

from engine.games.yucata import GAME
from engine.games.yucata.components import END, LAYOUTS
from tests.support import standing
from tests.support.games.yucata import dealt, hand_of, play
from tests.support.games.yucata import standing as placed
from tests.support.standing import kind_of

given, bad = partial(standing.given, GAME), partial(standing.bad, GAME)
says, after = partial(standing.says, GAME), partial(standing.after, GAME)


def test_a_sequence_plays_a_card_each_turn() -> None:
    state = dealt(2)
    cards = given(state, 1, "cards", first="2", second="4", third="1")
    play(state, "3")
    left = after(state, 1, cards)
    assert left is not None
    assert (left.one("first"), left.one("second"), left.one("third")) == ("4", "1", "0")
    play(state, "5")
    left = after(state, 1, left)
    play(state, "2")
    assert left is not None
    assert after(state, 1, left) is None, "used up"


def test_a_card_played_by_hand_is_passed_over() -> None:
    state = dealt(2)
    cards = given(state, 1, "cards", first="2", second="4")
    play(state, "3", "2", "1")
    assert says(state, 1, cards) == ("play", "4")
    state.hands[1] = hand_of(["5", "1"])
    assert says(state, 1, cards) is None


def test_a_barred_card_ends_a_sequence_and_is_passed_over_in_a_choice() -> None:
    state = dealt(2)
    once = given(state, 1, "cards", first="3", second="4")
    choice = given(state, 1, "cards", first="3", second="4", order="choice")
    play(state, "3")
    assert says(state, 1, once) == "barred"
    assert says(state, 1, choice) == ("play", "4")
    assert after(state, 1, choice) is None, "for one turn"


WAY = "....." + "pppdd" + LAYOUTS["basic"][10:]
"""Three pale stones on 5 to 7, dark ones on 8 and 9."""


@pytest.mark.parametrize(
    ("way", "three", "five"),
    [
        ("any", "play", "play"),
        ("no-dark", "play", "dark"),
        ("no-stones", "stones", "stones"),
        ("no-loss", "play", "play"),
        ("gain-1", "play", "gain"),
        ("gain-3", "play", "gain"),
    ],
)
def test_a_card_is_played_only_if_its_way_is_as_was_asked_for(way: str, three: str, five: str) -> None:
    for card, expected in (("3", three), ("5", five)):
        state = placed(WAY, [4, 4], mover=0)
        cards = given(state, 1, "cards", first=card, way=way)
        state.turn = 1
        state.face, state.effect = 0, 0
        found = says(state, 1, cards)
        assert (found[0] if isinstance(found, tuple) else found) == expected, (way, card)


@pytest.mark.parametrize(
    ("floor", "dark", "way", "found"),
    [
        (True, 3, "gain-1", "gain"),  # from -6 to -3: counted as 0 both times
        (True, 3, "no-loss", "play"),
        (True, 1, "gain-2", "play"),  # from -1 to 2: 0 to 2
        (True, 1, "gain-3", "gain"),
        (False, 3, "gain-3", "play"),
        (False, 1, "gain-3", "play"),
    ],
)
def test_where_a_score_below_0_counts_as_0_it_rises_from_there(floor: bool, dark: int, way: str, found: str) -> None:
    state = dealt(2, floor=floor)
    state.stones, state.positions, state.front, state.turn = WAY, [4, 4], 4, 0
    state.pale[1], state.dark[1] = 0, dark
    cards = given(state, 1, "cards", first="3", way=way)
    state.turn, state.face, state.effect = 1, 0, 0
    verdict = says(state, 1, cards)
    assert (verdict[0] if isinstance(verdict, tuple) else verdict) == found


def test_falling_further_below_0_is_a_fall_at_every_table() -> None:
    state = dealt(2)
    state.stones, state.positions, state.front, state.turn = WAY, [4, 4], 4, 0
    state.dark[1] = 3
    cards = given(state, 1, "cards", first="5", way="no-loss")
    state.turn, state.face, state.effect = 1, 0, 0
    assert says(state, 1, cards) == "loss"


def test_a_red_stone_is_a_stone_too() -> None:
    state = placed("....." + "..r" + "." * 32, [4, 4], mover=0)
    cards = given(state, 1, "cards", first="3", way="no-stones")
    state.turn = 1
    state.face, state.effect = 0, 0
    assert says(state, 1, cards) == "stones"


def test_no_card_ends_the_match_by_itself() -> None:
    state = placed(LAYOUTS["basic"], [END - 2, 30], mover=0)
    cards = given(state, 1, "cards", first="spear")
    play(state, "1")
    assert says(state, 1, cards) == "ends"


def test_what_cannot_be_is_refused() -> None:
    state = dealt(3)
    assert bad(state, 1, "cards", first="2", second="2") == "standing-card-twice"
    assert bad(state, 1, "cards", first="2", order="choice") == "standing-no-choice"
    assert bad(state, 1, "cards", first="6") == "standing-out-of-range"
    assert bad(state, 1, "cards") == "standing-out-of-range", "a first card is needed"
    assert bad(state, 0, "cards", first="2") == "standing-too-late", "it is this seat's turn"
    play(state, "3", "2")
    assert "2" not in kind_of(GAME, state, 1, "cards").fields[0].choices, "it lies on the table"
