"""What is asked, what each answer says it brings, what is barred and why."""

from __future__ import annotations

from engine.core.event import Args
from engine.core.question import Answer
from engine.games.port_royal import GAME
from engine.games.port_royal.model import percent
from tests.support.games.port_royal import Table


def answers(table: Table) -> list[Answer]:
    return list(GAME.question(table.state, table.state.turn).answers)


def facts(table: Table, *action: str | int) -> Args:
    return next(answer.label.args for answer in answers(table) if answer.action == action)


def why(table: Table, *action: str | int) -> str:
    refusal = next(answer.refusal for answer in answers(table) if answer.action == action)
    return refusal.key if refusal else ""


def asked_first(table: Table, *action: str | int) -> str:
    confirm = next(answer.confirm for answer in answers(table) if answer.action == action)
    return confirm.key if confirm else ""


def test_a_share_is_told_as_0_or_100_per_cent_only_where_that_is_exact() -> None:
    assert [percent(*pair) for pair in ((0, 0), (0, 9), (1, 900), (10, 76), (1, 8), (899, 900), (9, 9))] == [
        0,
        0,
        1,
        13,
        13,
        99,
        100,
    ]


def test_drawing_says_the_exact_chance_to_bust() -> None:
    table = Table()
    assert facts(table, "draw")["percent"] == 0
    table.draw("yellow-1-1")
    said = facts(table, "draw")
    odds = GAME.view(table.state, None).odds
    assert (said["bust"], said["cards"], said["percent"]) == (odds.bust, odds.cards, odds.percent)
    assert odds.bust == 9


def test_stopping_says_what_it_takes_at_best_or_that_nothing_can_be_taken() -> None:
    table = Table().give(0, "trader-yellow-3").coins(5, 3, 3)
    table.draw("yellow-3-4", "admiral-7", "sailor-5")
    best = facts(table, "stop")
    assert best["takes"] == 1
    ships = Table().coins(0, 0, 0)
    ships.draw("yellow-3-4", "admiral-7")
    best = facts(ships, "stop")
    assert best["takes"] == 1
    empty = Table()
    empty.draw("admiral-7")
    assert facts(empty, "stop")["takes"] == 0
    assert asked_first(empty, "stop") == "stop-for-nothing"
    assert asked_first(table, "stop") == ""


def test_what_the_own_persons_pay_on_stopping_counts_towards_what_can_be_taken() -> None:
    table = Table().give(0, "admiral-5").coins(3, 3, 3)
    table.draw("pirate-5", "jester-7", "settler-4", "governor-8")
    assert (facts(table, "stop")["due"], facts(table, "stop")["takes"]) == (0, 0)
    table.draw("priest-4")
    said = facts(table, "stop")
    assert (said["due"], said["takes"]) == (2, 1)
    shown = {offer.number: offer.can for offer in GAME.view(table.state, 0).offers}
    assert shown == {1: True, 2: False, 3: True, 4: False, 5: True}
    table.do("stop")
    assert sorted(table.takeable()) == ["pirate-5", "priest-4", "settler-4"]


def test_stopping_for_coins_of_the_own_persons_alone_is_not_asked_about() -> None:
    table = Table().give(0, "admiral-5").coins(0, 3, 3)
    table.draw("governor-8", "pirate-9", "mademoiselle-9", "admiral-9", "jester-9")
    said = facts(table, "stop")
    assert (said["takes"], said["due"]) == (0, 2)
    assert asked_first(table, "stop") == ""


def test_a_person_comes_before_another_with_fewer_points_and_before_every_ship() -> None:
    table = Table().coins(9, 0, 0)
    table.draw("yellow-1-1", "settler-4", "blue-3-2", "sailor-7", "pirate-7")
    table.do("stop")
    taking = [answer.action[1] for answer in answers(table) if answer.action[0] == "take"]
    assert taking == ["sailor-7", "pirate-7", "settler-4", "blue-3-2", "yellow-1-1"]


def test_letting_a_ship_in_says_how_many_cards_it_lets_one_take() -> None:
    table = Table().give(0, "sailor-3", "sailor-3", "sailor-3")
    for colour in ("yellow", "blue", "green"):
        table.draw(f"{colour}-1-1")
        assert facts(table, "keep")["takes"] == 1
        table.do("keep")
    table.draw("red-1-1")
    said = facts(table, "keep")
    assert (said["colours"], said["takes"]) == (4, 2)
    table.do("keep")
    table.do("stop")
    assert table.state.takes == 2


def test_a_ship_whose_income_is_the_fee_comes_last_and_is_asked_about() -> None:
    table = Table(2)
    table.draw("yellow-1-1", "blue-2-1")
    table.do("stop")
    table.do("done")
    taking = [answer.action for answer in answers(table) if answer.action[0] == "take"]
    assert taking == [("take", "blue-2-1"), ("take", "yellow-1-1")]
    assert asked_first(table, "take", "yellow-1-1") == "trade-for-nothing"
    assert asked_first(table, "take", "blue-2-1") == ""
    assert asked_first(table, "done") == "leave-ship"
    left = Table(2)
    left.draw("yellow-1-1")
    left.do("stop")
    left.do("done")
    assert asked_first(left, "take", "yellow-1-1") == "trade-for-nothing"
    assert asked_first(left, "done") == "", "the fee takes what it brings"


def test_a_ship_whose_income_is_the_fee_is_worth_taking_if_a_clerk_gives_another_card() -> None:
    table = Table(2, expansion="cards").give(1, "clerk-red-6")
    table.draw("red-1-1", "blue-2-1")
    table.do("stop")
    table.do("done")
    assert facts(table, "take", "red-1-1")["more"] == 1
    assert asked_first(table, "take", "red-1-1") == ""


def test_points_left_in_the_last_turn_of_the_match_are_asked_about() -> None:
    def left(points: str, *, last: bool, coins: int = 9) -> str:
        table = Table(2).coins(coins, 9)
        table.state.ending = int(last)
        table.state.starter = 1  # the turn of seat 0 is the last one of its round
        table.draw(points)
        table.do("stop")
        return asked_first(table, "done")

    assert left("pirate-5", last=True) == "leave-person"
    assert left("pirate-5", last=False) == "", "coins may be saved"
    table = Table(2).coins(9, 9)
    table.state.ending = 1
    table.draw("pirate-5")
    table.do("stop")
    assert asked_first(table, "done") == "", "another turn follows"
    table.do("done")
    assert asked_first(table, "done") == ""


def test_leaving_a_ship_that_brings_coins_is_asked_about() -> None:
    table = Table(2)
    table.draw("blue-2-1", "pirate-9")
    table.do("stop")
    assert asked_first(table, "done") == "leave-ship"
    table.do("take", "blue-2-1")
    assert table.state.active == 1, "the other one can take nothing"


def test_an_expedition_that_can_still_be_fulfilled_is_told_before_the_turn_ends() -> None:
    table = Table(2).give(0, "priest-4", "priest-4").open("expedition-priests").coins(0, 9)
    table.draw("pirate-5")
    assert GAME.question(table.state, 0).still_open == ()
    table.do("stop")
    asked = GAME.question(table.state, 0)
    assert [label.args["card"] for label in asked.still_open] == ["expedition-priests"]
    claim = next(answer for answer in asked.answers if answer.action[0] == "expedition")
    assert claim.place == "open"
    assert (claim.label.args["points"], claim.label.args["lost"]) == (4, 2)


def test_expeditions_are_closed_and_not_shown_as_payable_while_others_take() -> None:
    table = Table(2).give(1, "priest-4", "priest-4").give(0, "settler-4", "settler-4")
    table.open("expedition-priests", "expedition-settlers")
    table.draw("pirate-5", "blue-2-1")
    assert GAME.view(table.state, None).payable == ("expedition-settlers",)
    table.do("stop")
    table.do("done")
    assert table.state.turn == 1
    assert GAME.view(table.state, None).payable == ()
    action = ("expedition", "expedition-priests", "priest-4", "priest-4")
    assert why(table, *action) == "expedition-in-own-turn"
    refusal = next(answer.refusal for answer in answers(table) if answer.action == action)
    assert refusal is not None
    assert refusal.args["active_seat"] == 0, "whose time it is"
    assert GAME.question(table.state, 1).still_open == ()


def test_what_is_barred_says_why() -> None:
    table = Table(2).coins(3, 0)
    assert why(table, "stop") == "draw-first"
    table.draw("pirate-5", "blue-2-1", "green-2-1")
    table.do("stop")
    assert why(table, "take", "pirate-5") == "too-expensive"
    table.do("take", "blue-2-1")
    assert (table.state.turn, why(table, "take", "pirate-5")) == (1, "too-expensive")


def test_a_second_card_beyond_the_limit_says_so_for_ships_and_persons() -> None:
    table = Table(2).give(0, "priest-4", "priest-4").open("expedition-priests").coins(9, 0)
    table.draw("pirate-5", "blue-2-1", "green-2-1")
    table.do("stop")
    table.do("take", "blue-2-1")
    assert (why(table, "take", "pirate-5"), why(table, "take", "green-2-1")) == ("no-takes-left", "no-takes-left")


def test_a_ship_without_its_coins_names_its_contract_or_says_why_not() -> None:
    table = Table(2, expansion="contracts").contracts("frigate-foe", "fighter", "explorer", "jinx").coins(0, 0)
    table.draw("red-2-3", "black-2-4", "blue-2-1")
    table.do("stop")
    said = facts(table, "decline", "red-2-3")
    assert (said["contract"], said["step"], said["of"]) == ("frigate-foe", 1, 3)
    assert [answer.action for answer in answers(table) if answer.action[0] == "decline"] == [("decline", "red-2-3")]
    table.do("take", "blue-2-1")
    assert table.state.turn == 1
    assert why(table, "decline", "red-2-3") == "no-coin-for-the-fee"


def test_repelling_for_the_pack_of_pirates_says_so() -> None:
    table = Table(2, expansion="contracts").contracts("pack-of-pirates", "fighter", "explorer", "jinx")
    table.give(0, "pirate-5")
    table.draw("yellow-1-1")
    assert facts(table, "repel")["kept"] == 1
    table.do("repel")
    table.draw("yellow-2-1")
    assert facts(table, "repel")["kept"] == 0
