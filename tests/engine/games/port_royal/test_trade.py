"""Phase 2, Trade & Hire: how many cards, what they cost and bring, and when each person acts."""

from __future__ import annotations

import pytest

from engine.core.event import Event
from engine.games.port_royal import GAME
from engine.games.port_royal.model import DISCARDED
from tests.support.games.port_royal import Table, check, told

SHIPS = ("yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-1-2")


def stopped(table: Table, *names: str) -> Table:
    """The active player has drawn these and stops; ships that could be repelled are let in."""
    for name in names:
        table.draw(name)
        if table.state.step == "repel":
            table.do("keep")
    table.do("stop")
    return table


def stopped_events(table: Table, *names: str) -> list[Event]:
    table.draw(*names)
    return table.do("stop")


# --- how many cards


@pytest.mark.parametrize(("ships", "takes"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_the_active_player_takes_by_ship_colours(ships: int, takes: int) -> None:
    table = Table().coins(12)
    table = stopped(table, "admiral-7", *SHIPS[:ships])
    assert (table.state.turn, table.state.takes) == (0, takes)
    for name in ("admiral-7", *SHIPS)[:takes]:
        assert table.state.turn == 0
        table.do("take", name)
    assert table.state.turn != 0 or table.state.step == "discover"


def test_one_governor_is_one_more_card_and_two_are_two() -> None:
    assert stopped(Table().give(0, "governor-8"), "yellow-1-1", "blue-1-1").state.takes == 2
    assert stopped(Table().give(0, "governor-8", "governor-8"), *SHIPS[:4]).state.takes == 4


def test_taking_is_optional_and_the_others_still_have_their_chance() -> None:
    table = stopped(Table(), "yellow-1-1")
    happened = table.do("done")
    assert told(happened, "done") == [{"seat": 0, "taken": 0}]
    assert (table.state.turn, table.takeable()) == (1, ["yellow-1-1"])


@pytest.mark.parametrize(
    ("owner", "card", "asked"),
    [(None, "yellow-1-1", False), (1, "yellow-1-1", True), (2, "yellow-1-1", True), (0, "yellow-1-1", False)],
)
def test_nobody_is_asked_for_a_ship_that_changes_nothing(owner: int | None, card: str, asked: bool) -> None:
    """Its coin goes to the active player as the fee; a trader of whoever comes later makes taking it a choice."""
    table = Table(3)
    if owner is not None:
        table.give(owner, "trader-yellow-3")
    table = stopped(table, card)
    table.do("done")
    assert table.state.turn == 1
    assert ("take", card) in GAME.legal(table.state, 1), "the rules allow it"
    assert (GAME.forced(table.state) is None) is asked


def test_identical_cards_are_offered_once_and_taken_one_by_one() -> None:
    table = stopped(Table(2).coins(9, 9), "sailor-3", "sailor-3")
    assert table.takeable() == ["sailor-3"]
    table.do("take", "sailor-3")
    assert table.state.fates == [0, -1]
    assert (table.state.turn, table.takeable()) == (1, ["sailor-3"])


def test_what_nobody_takes_is_discarded_and_the_next_player_is_active() -> None:
    table = stopped(Table(2).coins(0, 0), "admiral-7", "governor-8", "yellow-1-1")
    happened = table.do("done") + table.do("done")
    assert told(happened, "left-over") == [{"cards": ("admiral-7", "governor-8", "yellow-1-1")}]
    assert (table.state.active, table.state.step) == (1, "discover")
    assert table.state.turns[-1][3] == [DISCARDED] * 3
    check(table.state)


# --- ships


def test_example_klemens_takes_the_flute_and_gains_two_coins() -> None:
    table = stopped(Table(), "blue-2-1")
    happened = table.do("take", "blue-2-1")
    assert told(happened, "traded") == [
        {"seat": 0, "number": 1, "card": "blue-2-1", "coins": 2, "active_seat": 0, "fee": 0}
    ]
    assert table.discarded() == {"blue-2-1": 1}
    assert table.state.coins[0] == 5


@pytest.mark.parametrize(
    ("traders", "coins"),
    [((), 2), (("trader-green-3",), 3), (("trader-green-3", "trader-green-3"), 4), (("trader-red-3",), 2)],
)
def test_each_trader_of_the_ships_colour_brings_a_coin_more(traders: tuple[str, ...], coins: int) -> None:
    table = stopped(Table().give(0, *traders), "green-2-3")
    table.do("take", "green-2-3")
    assert table.state.coins[0] == 3 + coins


# --- persons


def test_example_andrea_hires_a_sailor_for_three_coins() -> None:
    table = stopped(Table(), "sailor-3")
    happened = table.do("take", "sailor-3")
    assert table.state.coins[0] == 0
    assert table.display(0) == ["sailor-3"]
    hired = told(happened, "hired")[0]
    assert (hired["price"], hired["points"], len(hired["shown"])) == (3, 1, 3)
    assert sum(table.discarded().values()) == 3, "the coins paid"
    assert (table.state.points[0], table.state.powers[0][4]) == (1, 1)
    check(table.state)


def test_a_person_that_costs_more_than_one_has_is_refused_with_the_sum() -> None:
    table = stopped(Table(), "pirate-5", "yellow-1-1")
    assert table.refused("take", "pirate-5") == "too-expensive"
    assert table.refused("take", "governor-8") == "not-in-harbour"
    assert table.takeable() == ["yellow-1-1"]


@pytest.mark.parametrize(("ladies", "price"), [(0, 4), (1, 3), (2, 2)])
def test_each_mademoiselle_takes_a_coin_off(ladies: int, price: int) -> None:
    table = stopped(Table().coins(9).give(0, *["mademoiselle-7"] * ladies), "settler-4")
    table.do("take", "settler-4")
    assert table.state.coins[0] == 9 - price


def test_no_price_falls_below_zero() -> None:
    table = stopped(
        Table().coins(0).give(0, "mademoiselle-7", "mademoiselle-7", "mademoiselle-9", "mademoiselle-9"), "sailor-3"
    )
    table.do("take", "sailor-3")
    assert table.state.coins[0] == 0
    assert table.display(0)[-1] == "sailor-3"


def test_a_mademoiselle_and_a_trader_help_with_the_next_card_at_once() -> None:
    table = stopped(Table().coins(16), *SHIPS, "mademoiselle-7", "trader-green-3")
    table.do("take", "mademoiselle-7")
    table.do("take", "trader-green-3")
    assert table.state.coins[0] == 16 - 7 - 2
    table.do("take", "green-1-1")
    assert table.state.coins[0] == 7 + 2


# --- admiral, governor, jester: when their time comes


@pytest.mark.parametrize(("cards", "admirals", "coins"), [(4, 1, 0), (5, 1, 2), (6, 2, 4), (5, 0, 0)])
def test_an_admiral_pays_two_coins_for_five_or_more_cards(cards: int, admirals: int, coins: int) -> None:
    lying = (*SHIPS[:3], "governor-8", "governor-8", "governor-8")[:cards]
    table = stopped(Table().give(0, *["admiral-7"] * admirals), *lying)
    assert table.state.coins[0] == 3 + coins


def test_open_expeditions_are_not_cards_in_the_harbour() -> None:
    table = Table().give(0, "admiral-7")
    stopped(table, "expedition-priests", *SHIPS[:3], "governor-8")
    assert table.state.coins[0] == 3


def test_an_admiral_or_governor_just_hired_waits_for_the_next_time() -> None:
    table = stopped(Table().coins(15), *SHIPS[:4], "admiral-7", "governor-8")
    assert table.state.takes == 2
    table.do("take", "admiral-7")
    assert table.state.coins[0] == 8
    table.do("take", "governor-8")
    assert table.state.coins[0] == 0
    assert table.state.turn == 1, "no third card"


def test_an_admiral_of_another_player_pays_when_that_players_time_comes() -> None:
    # Six cards: the first other player finds five and is paid, the second finds four and is not.
    table = Table().give(1, "admiral-7").give(2, "admiral-7")
    stopped(table, *SHIPS[:3], "governor-8", "governor-8", "governor-8")
    table.do("take", "yellow-1-1")
    assert table.state.coins == [4, 5, 3]
    table.do("take", "blue-1-1")
    assert table.state.coins == [5, 5, 3]


def test_a_player_who_can_take_nothing_is_passed_over_but_still_paid() -> None:
    table = Table(3).coins(20, 0, 0).give(1, "admiral-5")
    stopped(table, "admiral-7", "admiral-7", "admiral-9", "governor-8", "governor-8", "governor-8")
    happened = table.do("take", "governor-8")
    assert told(happened, "paid") == [{"seat": 1, "power": "admiral", "coins": 2}]
    assert told(happened, "skipped") == [{"seats": (1, 2)}]
    assert (table.state.active, table.state.step) == (1, "discover")
    assert table.state.coins == [12, 2, 0]


def test_jesters_of_the_others_pay_at_their_own_time_if_nothing_is_left() -> None:
    table = Table(4).coins(3, 9, 3, 3).give(0, "jester-5").give(1, "jester-7").give(3, "jester-7", "jester-7")
    stopped(table, "yellow-1-1", "sailor-3")
    table.do("take", "yellow-1-1")
    assert table.state.turn == 1
    happened = table.do("take", "sailor-3")
    # Seat 1 took the last card, so at seat 2's and seat 3's time nothing is left; only seat 3 has jesters.
    assert told(happened, "paid") == [{"seat": 3, "power": "jester", "coins": 2}]
    assert table.state.active == 1
    assert table.state.coins == [3 + 1 + 1, 9 - 4, 3, 5]


def test_stopping_with_an_empty_harbour_pays_the_jesters_of_the_others_only() -> None:
    table = Table(3).give(0, "jester-5").give(1, "jester-7").give(2, "jester-7")
    happened = stopped_events(table, "expedition-priests")
    assert [(facts["seat"], facts["coins"]) for facts in told(happened, "paid")] == [(1, 1), (2, 1)]
    assert table.state.active == 1


# --- the others


def test_another_player_pays_the_active_one_and_takes_one_card() -> None:
    table = stopped(Table(3), "yellow-1-1", "blue-2-1", "sailor-3")
    table.do("take", "yellow-1-1")
    happened = table.do("take", "blue-2-1")
    assert told(happened, "traded") == [
        {"seat": 1, "number": 2, "card": "blue-2-1", "coins": 2, "active_seat": 0, "fee": 1}
    ]
    assert table.state.coins == [5, 4, 3]
    assert table.state.step == "discover", "seat 2 lacks the coin for the sailor on top of its price"


def test_the_compensation_may_come_out_of_the_ships_income() -> None:
    table = stopped(Table(2).coins(3, 0), "yellow-1-1", "blue-1-1")
    table.do("take", "yellow-1-1")
    assert table.takeable() == ["blue-1-1"]
    table.do("take", "blue-1-1")
    assert table.state.coins == [5, 0]


@pytest.mark.parametrize(("coins", "able"), [(3, False), (4, True)])
def test_hiring_on_anothers_turn_needs_the_price_and_one_coin_more(coins: int, able: bool) -> None:
    table = stopped(Table(2).coins(3, coins), "sailor-3", "yellow-1-1")
    table.do("done")
    assert ("sailor-3" in table.takeable()) == able
    assert "yellow-1-1" in table.takeable()


def test_a_person_that_has_become_free_still_costs_another_player_the_compensation() -> None:
    table = Table(2).coins(3, 0).give(1, *["mademoiselle-7"] * 2, *["mademoiselle-9"] * 2)
    stopped(table, "sailor-3")
    table.do("done")
    assert table.state.active == 1, "passed over without a coin"
    table = Table(2).coins(3, 1).give(1, *["mademoiselle-7"] * 2, *["mademoiselle-9"] * 2)
    stopped(table, "sailor-3")
    table.do("done")
    table.do("take", "sailor-3")
    assert table.state.coins == [4, 0]


def test_a_governor_lets_another_player_take_two_and_pay_for_each() -> None:
    table = stopped(Table(3).give(1, "governor-8"), *SHIPS[:3])
    table.do("done")
    assert table.state.takes == 2
    table.do("take", "yellow-1-1")
    assert table.state.turn == 1
    table.do("take", "blue-1-1")
    assert table.state.coins == [5, 3, 3]
    assert table.state.turn == 2


def test_the_worked_turn_of_the_rules() -> None:
    # Five cards, four of them ships of different colours: two cards, a ship for two coins and then a person.
    table = stopped(Table(3), "yellow-2-2", "blue-3-2", "green-1-1", "red-1-1", "pirate-5")
    assert table.state.takes == 2
    table.do("take", "yellow-2-2")
    table.do("take", "pirate-5")
    assert table.state.coins[0] == 0
    table.do("take", "blue-3-2")
    assert table.state.coins == [1, 5, 3]
    table.do("take", "green-1-1")
    assert table.state.coins == [2, 5, 3]
    assert table.discarded()["red-1-1"] == 1
    check(table.state)


# --- the end


def test_the_round_is_finished_after_twelve_points_and_the_most_points_win() -> None:
    table = Table(3).coins(9, 20, 3).give(0, "admiral-9", "admiral-9", "jester-9", "settler-4", "settler-4")
    assert table.state.points[0] == 11
    stopped(table, "sailor-3")
    happened = table.do("take", "sailor-3")
    assert told(happened, "last-round") == [{"seat": 0, "points": 12}]
    assert table.state.active == 1
    for seat in (1, 2):
        assert table.state.active == seat
        stopped(table, f"expedition-{'priests' if seat == 1 else 'settlers'}")
    assert table.legal == []


@pytest.mark.parametrize(
    ("coins", "ranks"),
    [((5, 2, 0), (1, 2, 3)), ((2, 5, 9), (2, 1, 3)), ((4, 4, 9), (1, 1, 3))],
)
def test_coins_decide_equal_points_and_equal_coins_share(coins: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    table = Table(3)
    for seat in (0, 1):
        table.give(seat, *["settler-4", "captain-4", "priest-4", "sailor-5", "jester-7", "admiral-7"])
        table.give(seat, "mademoiselle-7", "trader-red-3")
    assert table.state.points[:2] == [12, 12]
    table.coins(*coins)
    table.state.ending = 1
    table.state.active = table.state.turn = 2
    table.draw("expedition-priests")
    table.do("stop")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.ranks == ranks
    assert outcome.scores == (12, 12, 0)
