"""The expansion: clerks, gunners, vice admirals, ships with a gift, and the sixteen contracts."""

from __future__ import annotations

import pytest

from engine.games.port_royal.components import CONTRACT_OF
from tests.support.games.port_royal import Table, check, told

SHIPS = ("yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-1-2")


def cards(seats: int = 3) -> Table:
    return Table(seats, expansion="cards")


def with_contracts(*names: str, seats: int = 3, points: str = "0-1-1") -> Table:
    table = Table(seats, expansion="contracts", contract_vp=points)
    return table.contracts(*names)


def stopped(table: Table, *names: str) -> Table:
    for name in names:
        table.draw(name)
        if table.state.step == "repel":
            table.do("keep")
    table.do("stop")
    return table


# --- persons


@pytest.mark.parametrize(("ships", "gunners", "coins"), [(1, 1, 0), (2, 1, 1), (3, 2, 4), (0, 1, 0)])
def test_gunners_pay_one_less_than_the_ships_in_the_harbour(ships: int, gunners: int, coins: int) -> None:
    table = stopped(cards().give(0, *["gunner-6"] * gunners), "governor-8", *SHIPS[:ships])
    assert table.state.coins[0] == 3 + coins


@pytest.mark.parametrize(("lying", "admirals", "coins"), [(2, 1, 0), (3, 1, 1), (4, 2, 2), (5, 1, 0)])
def test_vice_admirals_pay_for_three_or_four_cards(lying: int, admirals: int, coins: int) -> None:
    table = stopped(
        cards().give(0, *["vice-admiral-5"] * admirals),
        *("yellow-1-1", "governor-8", "governor-8", "red-1-1", "blue-1-1")[:lying],
    )
    assert table.state.coins[0] == 3 + coins


def test_a_clerk_lets_one_take_another_card_and_chains_with_a_second_clerk() -> None:
    table = cards().give(0, "clerk-red-6", "clerk-blue-6")
    stopped(table, "red-1-1", "blue-1-1", "green-1-1")
    assert table.state.takes == 1
    happened = table.do("take", "red-1-1")
    assert told(happened, "clerk") == [{"seat": 0, "card": "red-1-1"}]
    assert table.state.turn == 0
    table.do("take", "blue-1-1")
    table.do("take", "green-1-1")
    assert table.state.coins[0] == 6


def test_a_clerk_does_nothing_for_a_ship_of_another_colour() -> None:
    table = stopped(cards().give(0, "clerk-red-6"), "blue-1-1", "green-1-1")
    table.do("take", "blue-1-1")
    assert table.state.turn == 1


def test_another_players_clerk_card_costs_one_more_compensation() -> None:
    table = stopped(cards().give(1, "clerk-red-6"), "red-1-1", "blue-2-1", "green-1-1")
    table.do("take", "green-1-1")
    table.do("take", "red-1-1")
    assert table.state.turn == 1
    table.do("take", "blue-2-1")
    assert table.state.coins == [3 + 1 + 2, 3 + 1 - 1 + 2 - 1, 3]


def test_a_clerk_just_hired_works_at_once() -> None:
    table = stopped(cards().coins(9), *SHIPS[:4], "clerk-yellow-4")
    table.do("take", "clerk-yellow-4")
    table.do("take", "yellow-1-1")
    assert (table.state.turn, table.state.takes) == (0, 1)


# --- ships with a gift


def test_the_taker_chooses_who_gets_the_gift_coin() -> None:
    table = stopped(cards(), "blue-gift")
    table.do("take", "blue-gift")
    assert table.state.step == "gift"
    assert table.legal == [("gift", 1), ("gift", 2)]
    happened = table.do("gift", 2)
    assert told(happened, "gift") == [{"seat": 0, "to_seat": 2, "coins": 1}]
    assert table.state.coins == [6, 3, 4]
    check(table.state)


def test_another_player_may_give_it_to_the_active_one_and_still_pays_for_the_card() -> None:
    table = stopped(cards(), "blue-gift")
    table.do("done")
    table.do("take", "blue-gift")
    assert table.legal == [("gift", 0), ("gift", 2)]
    table.do("gift", 0)
    assert table.state.coins == [5, 5, 3]


def test_with_two_players_there_is_nothing_to_choose() -> None:
    table = stopped(cards(2), "blue-gift")
    table.do("take", "blue-gift")
    assert table.state.coins == [6, 4]
    assert table.state.step != "gift"


# --- contracts about the display


@pytest.mark.parametrize(
    ("contract", "before", "last", "coins"),
    [
        ("comedian", ("jester-5",), "priest-4", 4),
        ("lady-killer", ("captain-4",), "mademoiselle-7", 3),
        ("maritime-supremacy", ("vice-admiral-5",), "captain-4", 4),
        ("new-colony", ("settler-4",), "gunner-4", 3),
        ("trade-outpost", ("settler-4",), "clerk-black-4", 4),
        ("trader-prince", ("trader-red-3",), "trader-blue-3", 3),
        ("cheap-staff", ("trader-red-3", "sailor-3", "sailor-3"), "trader-blue-3", 5),
        ("fighter", ("sailor-3",), "pirate-5", 3),
    ],
)
def test_a_contract_is_completed_as_soon_as_the_display_fulfils_it(
    contract: str, before: tuple[str, ...], last: str, coins: int
) -> None:
    table = with_contracts(contract).give(0, *before).coins(10)
    stopped(table, last)
    happened = table.do("take", last)
    price = told(happened, "hired")[0]["price"]
    assert told(happened, "contract-done") == [
        {"seat": 0, "contract": contract, "place": 1, "coins": coins, "points": 0}
    ]
    assert table.state.coins[0] == 10 - price + coins
    assert (table.state.completed, table.state.cubes[0]) == ([[0]], 2)
    check(table.state)


def test_a_jack_of_all_trades_is_no_priest_for_a_contract() -> None:
    table = with_contracts("comedian").give(0, "jester-5").coins(10)
    stopped(table, "jack-6")
    assert not told(table.do("take", "jack-6"), "contract-done")


def test_a_discount_does_not_make_staff_cheap() -> None:
    table = with_contracts("cheap-staff").give(0, "mademoiselle-7", "sailor-3", "sailor-3", "sailor-3").coins(10)
    stopped(table, "settler-4")
    assert not told(table.do("take", "settler-4"), "contract-done")


def test_explorer_is_completed_by_the_first_expedition_and_its_crew_may_have_served_another_contract() -> None:
    table = with_contracts("explorer", "comedian").give(0, "jester-5", "priest-4").coins(10).open("expedition-priests")
    stopped(table, "priest-4")
    happened = table.do("take", "priest-4")
    assert [facts["contract"] for facts in told(happened, "contract-done")] == ["comedian"]
    happened = table.do("expedition", "expedition-priests", "priest-4", "priest-4")
    assert [facts["contract"] for facts in told(happened, "contract-done")] == ["explorer"]
    assert table.state.completed == [[0], [0]], "the comedian stays completed"


def test_short_of_cubes_the_contract_that_pays_most_comes_first() -> None:
    table = with_contracts("new-colony", "trade-outpost").give(0, "gunner-4", "clerk-red-6").coins(10)
    table.state.cubes[0] = 1
    stopped(table, "settler-4")
    happened = table.do("take", "settler-4")
    assert [facts["contract"] for facts in told(happened, "contract-done")] == ["trade-outpost"]
    assert table.state.cubes[0] == 0


def test_later_players_get_the_next_lower_coins() -> None:
    table = with_contracts("fighter", seats=2).give(0, "pirate-5").give(1, "pirate-7").coins(10, 10)
    stopped(table, "sailor-3", "sailor-3")
    assert told(table.do("take", "sailor-3"), "contract-done")[0]["coins"] == 3
    done = told(table.do("take", "sailor-3"), "contract-done")[0]
    assert (done["place"], done["coins"]) == (2, 2)


@pytest.mark.parametrize(("choice", "points"), [("0-1-1", (0, 1, 1)), ("1-1-1", (1, 1, 1)), ("0-1-2", (0, 1, 2))])
def test_points_for_the_first_second_and_third_contract(choice: str, points: tuple[int, ...]) -> None:
    table = with_contracts("comedian", "new-colony", "trade-outpost", "maritime-supremacy", points=choice)
    table.give(0, "jester-5", "gunner-4", "clerk-red-6", "vice-admiral-5").coins(12)
    before = table.state.points[0]
    stopped(table, *SHIPS[:4], "settler-4", "priest-4")
    happened = table.do("take", "settler-4") + table.do("take", "priest-4")
    assert tuple(facts["points"] for facts in told(happened, "contract-done")) == points
    assert table.state.points[0] == before + 2 + sum(points)
    check(table.state)


def test_three_cubes_are_three_contracts() -> None:
    table = with_contracts("comedian", "new-colony", "trade-outpost", "maritime-supremacy")
    table.give(0, "jester-5", "gunner-4", "clerk-red-6", "vice-admiral-5").coins(20)
    stopped(table, *SHIPS, "settler-4", "priest-4", "captain-4")
    table.do("take", "settler-4")
    table.do("take", "priest-4")
    happened = table.do("take", "captain-4")
    assert not told(happened, "contract-done")
    assert table.state.completed == [[0], [0], [0], []]


# --- contracts about events


def test_frigate_foe_needs_three_declined_frigates_and_keeps_a_cube() -> None:
    table = with_contracts("frigate-foe", seats=2).give(0, "trader-red-3", "clerk-red-6", "governor-8")
    happened = []
    for step in (1, 2):
        stopped(table, "red-2-3", "blue-1-1")
        happened = table.do("decline", "red-2-3")
        assert told(happened, "contract-step") == [{"seat": 0, "contract": "frigate-foe", "step": step, "of": 3}]
        assert told(happened, "clerk"), "the clerk works although the coins are declined"
        assert (table.state.coins[0], table.state.cubes[0]) == (3, 2)
        table.do("done")
        table.do("done")
        table.draw("expedition-priests" if step == 1 else "expedition-captains")
        table.do("stop")
    stopped(table, "red-1-1")
    happened = table.do("decline", "red-1-1")
    assert told(happened, "contract-done")[0]["coins"] == 8
    assert (table.state.coins[0], table.state.cubes[0], table.state.parked) == (11, 2, [[0, 0]])
    check(table.state)


def test_galleon_foe_needs_two_and_only_black_ships_count() -> None:
    table = with_contracts("galleon-foe").give(0, "governor-8", "clerk-black-4")
    stopped(table, "black-2-4", "red-1-1", "blue-1-1")
    assert ("decline", "red-1-1") not in table.legal
    table.do("decline", "black-2-4")
    assert table.state.parked == [[1, 0, 0]]


def test_declining_is_only_offered_while_it_leads_somewhere() -> None:
    assert ("decline", "red-1-1") not in stopped(with_contracts("fighter"), "red-1-1").legal
    table = with_contracts("frigate-foe")
    table.state.cubes[0] = 0
    assert ("decline", "red-1-1") not in stopped(table, "red-1-1").legal
    table = with_contracts("frigate-foe")
    table.state.completed[0].append(0)
    table.state.cubes[0] = 2
    assert ("decline", "red-1-1") not in stopped(table, "red-1-1").legal


def test_another_player_needs_a_coin_to_decline() -> None:
    table = with_contracts("frigate-foe", seats=2).coins(3, 0)
    stopped(table, "red-1-1").do("done")
    assert table.legal == [("take", "red-1-1"), ("done",)]
    table = with_contracts("frigate-foe", seats=2).coins(3, 1)
    stopped(table, "red-1-1").do("done")
    table.do("decline", "red-1-1")
    assert table.state.coins == [4, 0]
    assert table.state.parked == [[0, 1]]


def test_a_declined_ship_still_gives_its_gift() -> None:
    table = with_contracts("frigate-foe")
    stopped(table, "red-gift")
    table.do("decline", "red-gift")
    table.do("gift", 1)
    assert table.state.coins == [3, 4, 3]


def test_tax_officer_pays_everybody_who_is_taxed() -> None:
    table = with_contracts("tax-officer").coins(3, 12, 14)
    happened = table.draw("tax-points")
    assert [(facts["seat"], facts["coins"]) for facts in told(happened, "contract-done")] == [(1, 7), (2, 7)]
    assert table.state.coins == [4, 6 + 7 + 1, 7 + 7 + 1]


def test_jinx_is_for_the_active_player_alone() -> None:
    table = with_contracts("jinx")
    happened = table.draw("yellow-1-1", "yellow-2-2")
    assert told(happened, "contract-done") == [{"seat": 0, "contract": "jinx", "place": 1, "coins": 1, "points": 0}]
    assert table.state.coins == [4, 3, 3]


def test_tiny_gamester_counts_three_colours_in_two_turns() -> None:
    table = with_contracts("tiny-gamester", seats=2)
    happened = table.draw(*SHIPS[:4])
    assert told(happened, "contract-step") == [{"seat": 0, "contract": "tiny-gamester", "step": 1, "of": 2}]
    assert table.state.cubes == [2, 3]
    table.do("stop")
    while table.state.step == "trade":
        table.do("done")
    table.draw("expedition-priests")
    table.do("stop")
    assert table.state.active == 0
    happened = table.draw("yellow-2-2", "blue-2-1", "green-2-1")
    assert told(happened, "contract-done")[0]["coins"] == 2
    assert table.state.cubes == [2, 3]


def test_gamester_counts_as_soon_as_four_colours_lie_there_even_if_the_turn_then_busts() -> None:
    table = with_contracts("gamester")
    happened = table.draw(*SHIPS[:4])
    assert [facts["contract"] for facts in told(happened, "contract-done")] == ["gamester"]
    table.draw("yellow-2-2")
    assert table.state.completed == [[0]]


def test_repelled_ships_do_not_count_for_the_gamesters() -> None:
    table = with_contracts("tiny-gamester").give(0, "sailor-3")
    table.draw("yellow-1-1")
    table.do("repel")
    table.draw("blue-1-1")
    table.do("keep")
    table.draw("green-1-1")
    table.do("keep")
    assert table.state.parked == [[0, 0, 0]]
    table.draw("red-1-1")
    table.do("keep")
    assert table.state.parked == [[1, 0, 0]]


def test_pack_of_pirates_keeps_the_first_repelled_ship_of_each_colour_over_several_turns() -> None:
    table = with_contracts("pack-of-pirates", seats=2).give(0, "pirate-5", "sailor-3")
    for index, name in enumerate((*SHIPS[:3], "yellow-2-1"), 1):
        table.draw(name)
        happened = table.do("repel")
        assert bool(told(happened, "collected")) == (index < 4)
    assert table.discarded() == {"yellow-2-1": 1}, "the second of a colour is discarded"
    check(table.state)
    table.do("stop")
    table.draw("expedition-priests")
    table.do("stop")
    table.draw("red-1-1")
    table.do("repel")
    assert table.state.coins[0] == 3
    table.draw("black-1-2")
    happened = table.do("repel")
    assert told(happened, "contract-done")[0]["coins"] == 3
    assert table.state.fleets[0] == []
    assert all(table.discarded()[name] for name in SHIPS)
    assert table.state.cubes[0] == 2
    check(table.state)


def test_without_a_free_cube_no_ships_are_kept_and_kept_ones_are_given_up() -> None:
    table = with_contracts("pack-of-pirates", "jinx").give(0, "pirate-5")
    table.state.cubes[0] = 0
    table.draw("yellow-1-1")
    table.do("repel")
    assert table.discarded() == {"yellow-1-1": 1}
    table = with_contracts("pack-of-pirates", "jinx").give(0, "pirate-5")
    table.draw("yellow-1-1")
    table.do("repel")
    table.state.cubes[0] = 1
    table.draw("red-3-6", "red-4-skull")
    assert table.state.fleets[0] == []
    assert table.discarded()["yellow-1-1"] == 1


def test_four_contracts_lie_open() -> None:
    for seed in range(5):
        table = Table(3, seed=seed, expansion="contracts")
        assert len(set(table.state.contracts)) == 4
        assert set(table.state.contracts) <= set(CONTRACT_OF.values())
    assert Table(3, expansion="cards").state.contracts == []
