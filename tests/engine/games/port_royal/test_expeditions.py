"""Expeditions: whose, when, and which persons they cost."""

from __future__ import annotations

import pytest

from engine.games.port_royal import GAME
from engine.games.port_royal.actions import CLAIMS
from engine.games.port_royal.components import FACE_OF
from tests.support.games.port_royal import Table, check, told

PRIESTS = ("expedition", "expedition-priests", "priest-4", "jack-6")


def test_example_dagmar_discards_a_priest_and_a_jack_of_all_trades() -> None:
    table = Table().give(0, "priest-4", "jack-6", "sailor-3").open("expedition-priests")
    happened = table.do(*PRIESTS)
    assert told(happened, "fulfilled") == [
        {"seat": 0, "card": "expedition-priests", "cards": ("priest-4", "jack-6"), "coins": 2, "points": 4}
    ]
    assert table.display(0) == ["sailor-3", "expedition-priests"]
    assert table.discarded() == {"priest-4": 1, "jack-6": 1}
    assert table.state.coins[0] == 5
    assert table.state.points[0] == 1 + 4
    assert table.state.expeditions == []
    check(table.state)


def test_an_expedition_drawn_lies_apart_for_whoever_is_active() -> None:
    table = Table(2).give(1, "priest-4", "priest-4")
    table.draw("expedition-priests")
    table.do("stop")
    assert table.state.active == 1
    assert ("expedition", "expedition-priests", "priest-4", "priest-4") in table.legal


@pytest.mark.parametrize(
    ("names", "ways"),
    [
        (("captain-4", "captain-4"), [("captain-4", "captain-4")]),
        (("captain-4",), []),
        (("captain-4", "jack-6"), [("captain-4", "jack-6")]),
        (("jack-6", "jack-6"), [("jack-6", "jack-6")]),
        (
            ("captain-4", "captain-4", "jack-6", "jack-6"),
            [("captain-4", "captain-4"), ("captain-4", "jack-6"), ("jack-6", "jack-6")],
        ),
        (("settler-4", "priest-4", "jack-6"), []),
    ],
)
def test_a_jack_of_all_trades_stands_for_any_symbol_and_the_player_may_prefer_it(
    names: tuple[str, ...], ways: list[tuple[str, ...]]
) -> None:
    table = Table().give(0, *names).open("expedition-captains")
    assert [action[2:] for action in table.legal if action[0] == "expedition"] == ways


def test_with_three_symbols_a_jack_may_stand_for_each_of_them() -> None:
    table = Table(5).give(0, "captain-4", "priest-4", "settler-4", "jack-6")
    claims = [set(action[2:]) for action in table.legal if action[0] == "expedition"]
    crew = {"captain-4", "priest-4", "settler-4"}
    assert claims[0] == crew
    assert all((crew - {one}) | {"jack-6"} in claims for one in crew)
    assert len(claims) == 4
    assert len(CLAIMS[FACE_OF["expedition-five"]]) == 8


def test_as_many_as_one_is_able_to_at_any_time_of_the_own_turn() -> None:
    crew = ["captain-4"] * 4 + ["priest-4"] * 2 + ["settler-4"]
    table = Table().give(0, *crew, "sailor-3")
    table.open("expedition-captains", "expedition-captains-settler", "expedition-priests")
    table.do("expedition", "expedition-captains", "captain-4", "captain-4")  # before the first card
    table.draw("yellow-1-1")  # it could be repelled
    assert table.state.step == "repel"
    table.do("expedition", "expedition-priests", "priest-4", "priest-4")
    assert table.state.step == "repel"
    table.do("keep")
    table.do("stop")
    table.do("take", "yellow-1-1")
    assert table.state.turn == 0, "asked again, for the expedition"
    table.do("expedition", "expedition-captains-settler", "captain-4", "captain-4", "settler-4")
    assert table.state.points[0] == 1 + 4 + 4 + 6
    assert table.state.coins[0] == 3 + 2 + 2 + 3 + 1
    check(table.state)


def test_a_person_just_hired_can_go_on_an_expedition_in_the_same_turn() -> None:
    table = Table().coins(4).give(0, "priest-4").open("expedition-priests")
    table.draw("priest-4")
    table.do("stop")
    table.do("take", "priest-4")
    assert table.legal == [("expedition", "expedition-priests", "priest-4", "priest-4"), ("done",)]
    table.do("done")
    assert table.state.turn != 0


def test_only_the_active_player_may() -> None:
    table = Table(2).give(1, "priest-4", "priest-4").open("expedition-priests")
    table.draw("yellow-1-1")
    table.do("stop")
    table.do("done")
    assert table.state.turn == 1
    assert table.legal == [("take", "yellow-1-1"), ("done",)]
    assert table.refused("expedition", "expedition-priests", "priest-4", "priest-4") == "expedition-in-own-turn"


def test_not_after_two_ships_of_a_colour() -> None:
    table = Table(2).give(0, "priest-4", "priest-4").open("expedition-priests")
    table.draw("yellow-1-1", "yellow-2-2")
    assert table.state.active == 1


def test_a_table_may_allow_it_after_two_ships_of_a_colour() -> None:
    table = Table(2, expedition_after_bust=True).give(0, "priest-4", "priest-4").open("expedition-priests")
    table.draw("yellow-1-1", "yellow-2-2")
    assert (table.state.active, table.state.step) == (0, "busted")
    assert table.legal == [("expedition", "expedition-priests", "priest-4", "priest-4"), ("done",)]
    table.do("expedition", "expedition-priests", "priest-4", "priest-4")
    assert table.state.active == 1, "nothing more to fulfil"
    assert table.state.points[0] == 4


def test_what_is_missing_is_told() -> None:
    table = Table().give(0, "captain-4", "jack-6").open("expedition-captains-settler")
    question = GAME.question(table.state, 0)
    refused = next(answer.refusal for answer in question.answers if answer.label.key == "expedition-barred")
    assert refused is not None
    assert refused.args == {"card": "expedition-captains-settler", "missing": ("settler-4",)}
    assert table.refused("expedition", "expedition-priests", "priest-4", "priest-4") == "not-open"
