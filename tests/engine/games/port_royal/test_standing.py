"""Standing answers: what to take in others' turns, how far to draw in the own one."""

from __future__ import annotations

from functools import partial

import pytest

from engine.games.port_royal import GAME
from engine.games.port_royal.components import FACES, PERSON
from tests.support import standing
from tests.support.games.port_royal import Table
from tests.support.standing import ASKED, kind_of

given, bad = partial(standing.given, GAME), partial(standing.bad, GAME)
says = partial(standing.says, GAME)


def others_turn(*cards: str, coins: int = 3, open_cards: tuple[str, ...] = ()) -> Table:
    """Seat 0 has drawn these and takes nothing: seat 1 is asked."""
    table = Table().coins(3, coins, 0).open(*open_cards)
    table.draw(*cards)
    table.do("stop")
    table.do("done")
    assert table.state.turn == 1
    return table


# --- others' turns


def test_the_best_ship_that_is_worth_enough_is_taken() -> None:
    table = others_turn("yellow-1-1", "blue-3-2", "green-2-1")
    state = table.state
    assert says(state, 1, given(state, 1, "others", ships="3")) == ("take", "blue-3-2")
    assert says(state, 1, given(state, 1, "others", ships="4")) == ("done",)
    assert says(state, 1, given(state, 1, "others", ships="4", neither="ask")) == ASKED
    table.give(1, "trader-blue-3")
    assert says(state, 1, given(state, 1, "others", ships="4")) == ("take", "blue-3-2"), "traders count"


def test_a_person_is_hired_if_it_can_be_paid() -> None:
    table = others_turn("yellow-1-1", "captain-4", coins=5)
    state = table.state
    wish = given(state, 1, "others", persons=("captain", "admiral"))
    assert says(state, 1, wish) == ("take", "captain-4")
    table.coins(3, 4, 0)
    assert says(state, 1, wish) == ("done",), "4 and the fee are too much for 4 coins"


def test_of_persons_with_equal_points_the_cheaper_one_is_hired() -> None:
    state = others_turn("yellow-1-1", "pirate-7", "sailor-5", coins=9).state
    assert says(state, 1, given(state, 1, "others", persons=("sailor", "pirate"))) == ("take", "sailor-5")


def test_once_something_was_taken_nobody_is_asked_about_the_rest() -> None:
    table = Table().give(1, "governor-8")
    state = table.state
    table.draw("yellow-1-1", "blue-3-2", "green-2-1")
    table.do("stop")
    table.do("done")
    wish = given(state, 1, "others", ships="3", neither="ask")
    assert says(state, 1, wish) == ("take", "blue-3-2")
    table.do("take", "blue-3-2")
    assert state.turn == 1, "the governor takes one more"
    assert says(state, 1, wish) == ("done",)


@pytest.mark.parametrize(("both", "answer"), [("ask", ASKED), ("ship", "yellow-1-1"), ("person", "captain-4")])
def test_where_both_lie_there_it_is_as_was_said(both: str, answer: str) -> None:
    state = others_turn("yellow-1-1", "captain-4", coins=5).state
    found = says(state, 1, given(state, 1, "others", ships="1", persons=("captain",), both=both))
    assert found == (answer if answer == ASKED else ("take", answer))


def test_asked_only_if_something_named_lies_there() -> None:
    state = others_turn("yellow-1-1", "captain-4", coins=5).state
    assert says(state, 1, given(state, 1, "ask-only", ships="2", persons=("admiral",))) == ("done",)
    assert says(state, 1, given(state, 1, "ask-only", ships="1")) == ASKED
    assert says(state, 1, given(state, 1, "ask-only", persons=("captain",))) == ASKED
    assert says(state, 1, given(state, 1, "ask-only")) == ("done",), "take nothing"


def test_a_tax_increase_that_may_have_hit_the_seat_is_left_to_it() -> None:
    state = others_turn("tax-swords", "yellow-1-1", coins=12).state
    assert says(state, 1, given(state, 1, "others", ships="1")) == ASKED
    poor = others_turn("tax-swords", "yellow-1-1", coins=3).state
    assert says(poor, 1, given(poor, 1, "others", ships="1")) == ("take", "yellow-1-1")


def test_crew_for_a_new_expedition_is_left_to_the_seat() -> None:
    state = others_turn("expedition-priests", "yellow-1-1", "priest-4", coins=6).state
    assert says(state, 1, given(state, 1, "others", ships="1")) == ASKED
    assert says(state, 1, given(state, 1, "others", persons=("priest",))) == ("take", "priest-4"), (
        "it was wanted anyway"
    )
    known = others_turn("yellow-1-1", "priest-4", coins=6, open_cards=("expedition-priests",)).state
    assert says(known, 1, given(known, 1, "others", ships="1")) == ("take", "yellow-1-1")


def test_the_last_round_is_left_to_the_seat_that_did_not_know_of_it() -> None:
    state = others_turn("yellow-1-1").state
    wish = given(state, 1, "others", ships="1", until="always")
    state.ending = 1
    assert says(state, 1, wish) == ASKED
    assert says(state, 1, given(state, 1, "others", ships="1")) == ("take", "yellow-1-1")


def test_it_ends_with_the_own_next_turn_or_stays() -> None:
    table = others_turn("yellow-1-1")
    state = table.state
    once, always = given(state, 1, "others", ships="1"), given(state, 1, "others", ships="1", until="always")
    while state.active == 0:
        table.do("done")
    assert says(state, 1, once) is None
    table.draw("yellow-2-1")
    assert says(state, 1, always) == ASKED, "in the own turn it says nothing"
    table.do("stop")
    while state.active != 2:
        table.do("done")
    table.draw("blue-2-1")
    table.do("stop")
    table.do("done")
    while state.turn != 1:
        table.do("done")
    assert says(state, 1, always) == ("take", "blue-2-1")


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"ships": "6"}, "standing-no-such-ship"),
        ({"neither": "ask"}, "standing-always-asks"),
        ({"ships": "2", "both": "ship"}, "standing-not-both"),
        ({"ships": "9"}, "standing-out-of-range"),
        ({"persons": ("gunner",)}, "standing-out-of-range"),
        ({"persons": ("captain", "captain")}, "standing-out-of-range"),
    ],
)
def test_what_can_never_hold_or_contradicts_itself_is_refused(chosen: dict[str, str], code: str) -> None:
    assert bad(Table().state, 1, "others", **chosen) == code


# --- the own turn


def test_it_draws_until_one_of_the_conditions_holds() -> None:
    table = Table()
    state = table.state
    table.draw("yellow-1-1")
    colours, cards = given(state, 0, "draw-until", colours="2"), given(state, 0, "draw-until", cards="3")
    wished = given(state, 0, "draw-until", wished=("captain",))
    assert says(state, 0, colours) == says(state, 0, cards) == says(state, 0, wished) == ("draw",)
    table.draw("captain-4")
    assert says(state, 0, wished) == "wished"
    assert says(state, 0, colours) == ("draw",)
    table.draw("blue-1-1")
    assert says(state, 0, colours) == "colours"
    assert says(state, 0, cards) == "cards"


def test_it_stops_before_the_draw_that_is_too_risky() -> None:
    table = Table()
    state = table.state
    table.draw("red-3-skull")
    risky = given(state, 0, "draw-until", chance="10")
    assert says(state, 0, risky) == ("draw",)
    table.draw("black-3-skull")
    odds = GAME.view(state, 0).odds
    assert odds.bust * 10 > odds.cards
    assert says(state, 0, risky) == "chance"


def test_a_draw_exactly_as_risky_as_was_said_is_made() -> None:
    table = Table()
    state = table.state
    table.draw("yellow-1-1")
    risky = given(state, 0, "draw-until", chance="10")
    bust, cards = GAME.view(state, 0).odds.bust, GAME.view(state, 0).odds.cards
    persons = [face.id for face in FACES if face.kind == PERSON for _ in range(face.copies)]
    harmless, last = persons[: cards - 10 * bust], persons[-1]
    table.discard(*harmless)
    odds = GAME.view(state, 0).odds
    assert odds.bust * 10 == odds.cards
    assert says(state, 0, risky) == ("draw",)
    table.discard(last)
    assert says(state, 0, risky) == "chance"


def test_a_repelled_ship_is_none_of_the_cards_that_lie_there() -> None:
    table = Table().give(0, "sailor-3", "sailor-3")
    state = table.state
    until = given(state, 0, "draw-until", cards="2", repel="always")
    table.draw("yellow-1-1")
    table.do("repel")
    table.draw("captain-4")
    assert says(state, 0, until) == ("draw",)
    table.draw("priest-4")
    assert says(state, 0, until) == "cards"


@pytest.mark.parametrize(
    ("rule", "new", "twin"),
    [("always", "repel", "repel"), ("never", "keep", ASKED), ("twin", "keep", "repel"), ("ask", ASKED, ASKED)],
)
def test_ships_are_repelled_as_was_said_and_none_busts_by_itself(rule: str, new: str, twin: str) -> None:
    table = Table().give(0, "sailor-3", "sailor-3")
    state = table.state
    until = given(state, 0, "draw-until", cards="9", repel=rule)
    table.draw("yellow-1-1")
    found = says(state, 0, until)
    assert (found if found == ASKED else found[0]) == new
    table.do("keep")
    table.draw("yellow-2-1")
    found = says(state, 0, until)
    assert (found if found == ASKED else found[0]) == twin


def test_a_new_expedition_and_a_tax_increase_are_left_to_the_seat() -> None:
    table = Table().give(0, "captain-4", "captain-4").coins(12, 3, 3)
    state = table.state
    until = given(state, 0, "draw-until", cards="9")
    table.draw("expedition-captains")
    assert says(state, 0, until) == "expedition"
    again = given(state, 0, "draw-until", cards="9")
    assert says(state, 0, again) == ("draw",), "it was known"
    table.draw("tax-points")
    assert says(state, 0, again) == "taxed"


def test_it_is_for_one_own_turn_and_may_be_given_before_it() -> None:
    table = Table()
    state = table.state
    ahead = given(state, 1, "draw-until", cards="2")
    table.draw("yellow-1-1")
    table.do("stop")
    table.do("done")
    assert says(state, 1, ahead) == ASKED, "in others' turns it says nothing"
    while state.active == 0:
        table.do("done")
    assert says(state, 1, ahead) == ("draw",)
    table.draw("yellow-1-1", "blue-1-1")
    assert says(state, 1, ahead) == "cards"
    table.do("stop")
    assert says(state, 1, ahead) is None
    assert bad(state, 1, "draw-until", cards="2") == "standing-too-late"
    while state.active != 0:
        (table.do("stop") if ("stop",) in table.legal else table.do("done")) if state.drawn else table.draw("green-1-1")
    while state.active == 0:
        table.draw("red-1-1") if not state.drawn else table.do("stop" if ("stop",) in table.legal else "done")
    assert state.active == 1
    assert says(state, 1, ahead) is None, "nor in the own turn after that"


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({}, "standing-endless"),
        ({"colours": "4", "cards": "3"}, "standing-fewer-cards"),
        ({"wished": ("captain",)}, "standing-holds-already"),
        ({"chance": "7"}, "standing-out-of-range"),
    ],
)
def test_drawing_needs_an_end_that_can_come(chosen: dict[str, str], code: str) -> None:
    table = Table()
    table.draw("captain-4")
    assert bad(table.state, 0, "draw-until", **chosen) == code


def test_the_expansion_offers_its_persons_too() -> None:
    base, cards = Table().state, Table(expansion="cards").state
    persons = [
        next(field.choices for field in kind_of(GAME, state, 1, "others").fields if field.key == "persons")
        for state in (base, cards)
    ]
    assert "gunner" not in persons[0]
    assert "gunner" in persons[1]
    assert len(persons[1]) <= 25, "a select has no more"
