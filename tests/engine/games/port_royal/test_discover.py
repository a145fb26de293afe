"""Phase 1, Discover: drawing, repelling, two ships of a colour, tax increases, piles that run dry."""

from __future__ import annotations

import pytest

from engine.core.chance import Scripted
from engine.games.port_royal.components import FACE_OF, FACES, TAX_FOR_POINTS, TAX_FOR_SWORDS
from engine.games.port_royal.model import APART, HARBOUR, REPELLED, percent
from tests.support.games.port_royal import Table, check, told


def test_the_first_card_must_be_drawn_and_then_stopping_is_possible() -> None:
    table = Table()
    assert table.legal == [("draw",)]
    assert table.refused("stop") == "draw-first"
    table.draw("admiral-7")
    assert table.legal == [("draw",), ("stop",)]


@pytest.mark.parametrize("first", ["tax-swords", "expedition-priests"])
def test_a_tax_increase_or_an_expedition_counts_as_the_card_drawn(first: str) -> None:
    table = Table()
    table.draw(first)
    assert ("stop",) in table.legal


# --- repelling


def test_example_alex_repels_the_flute_with_three_swords() -> None:
    table = Table().give(0, "sailor-3", "pirate-5")
    coins = list(table.state.coins)
    table.draw("blue-2-2")
    assert table.state.step == "repel"
    happened = table.do("repel")
    assert told(happened, "repelled") == [{"seat": 0, "number": 1, "card": "blue-2-2"}]
    assert table.discarded() == {"blue-2-2": 1}
    assert table.state.fates == [REPELLED]
    assert table.state.coins == coins, "no coins from a repelled ship"
    check(table.state)


def test_swords_are_not_spent() -> None:
    table = Table().give(0, "pirate-5")
    for ship in ("blue-2-2", "yellow-3-2", "black-1-2"):
        table.draw(ship)
        table.do("repel")
    assert table.state.fates == [REPELLED] * 3


def test_a_ship_with_more_swords_goes_into_the_harbour_unasked() -> None:
    table = Table().give(0, "pirate-5")
    table.draw("green-2-3")
    assert table.state.step == "discover"
    assert table.state.fates == [HARBOUR]


def test_a_ship_is_drawn_as_one_that_may_be_repelled_or_as_too_strong_or_with_a_skull() -> None:
    table = Table().give(0, "pirate-5")
    for ship, swords, repel in (("blue-2-2", 2, "may"), ("green-2-3", 3, "too-few"), ("red-3-skull", 0, "never")):
        (drew,) = told(table.draw(ship), "drew")
        assert (drew["card"], drew["swords"], drew["repel"]) == (ship, swords, repel)
        if repel == "may":
            table.do("repel")


def test_exactly_as_many_swords_are_enough_and_a_skull_never_yields() -> None:
    table = Table().give(0, "pirate-5", "pirate-7", "pirate-9", "sailor-7")
    assert table.state.powers[0][4] == 7
    table.draw("black-3-7")
    assert table.legal[:2] == [("repel",), ("keep",)]
    table.do("repel")
    table.draw("red-4-skull")
    assert table.state.step == "discover"
    assert table.state.fates[-1] == HARBOUR


def test_without_swords_nothing_is_asked() -> None:
    table = Table()
    table.draw("yellow-1-1")
    assert table.state.step == "discover"


def test_only_the_ship_just_drawn_can_be_repelled() -> None:
    table = Table().give(0, "sailor-3")
    table.draw("yellow-1-1")
    happened = table.do("keep")
    assert told(happened, "let-in") == [{"seat": 0, "number": 1, "card": "yellow-1-1"}]
    assert table.state.fates == [HARBOUR]
    assert table.refused("repel") == "not-possible-now"
    table.draw("blue-1-1")
    table.do("repel")
    assert table.state.fates == [HARBOUR, REPELLED]


def test_a_repelled_ship_does_not_count_as_a_colour() -> None:
    table = Table().give(0, "sailor-3")
    table.draw("yellow-1-1")
    table.do("repel")
    table.draw("yellow-3-4")
    assert table.state.step == "discover"
    assert table.state.active == 0


# --- two ships of a colour


def test_two_ships_of_a_colour_end_the_turn_and_every_jester_pays() -> None:
    table = Table(4).give(0, "jester-5").give(2, "jester-7", "jester-7")
    table.draw("yellow-2-2", "admiral-7", "expedition-priests", "blue-1-1")
    before = list(table.state.coins)
    happened = table.draw("yellow-4-4")
    [said] = told(happened, "went-bust")
    assert (said["seat"], said["first"], said["second"], said["pair"]) == (0, 1, 5, "pair-yellow")
    assert (said["cards"], said["lost"]) == (("yellow-2-2", "admiral-7", "blue-1-1", "yellow-4-4"), 4)
    bust, cards = table.state.turns[-1][-1]
    assert said["percent"] == percent(bust, cards) > 0
    assert [now - old for now, old in zip(table.state.coins, before, strict=True)] == [1, 0, 2, 0]
    assert table.discarded() == {"yellow-2-2": 1, "admiral-7": 1, "blue-1-1": 1, "yellow-4-4": 1}
    assert [FACES[face].id for face in table.state.expeditions] == ["expedition-priests"], "expeditions stay"
    assert (table.state.active, table.state.turn, table.state.step) == (1, 1, "discover")
    assert table.state.drawn == []
    check(table.state)


def test_the_ship_that_lies_there_is_named_even_if_a_like_one_was_repelled_before() -> None:
    table = Table().give(0, "sailor-3")
    table.draw("yellow-1-1")
    table.do("repel")
    table.draw("yellow-1-1")
    table.do("keep")
    [said] = told(table.draw("yellow-4-4"), "went-bust")
    assert (said["first"], said["second"], said["cards"]) == (2, 3, ("yellow-1-1", "yellow-4-4"))


def test_the_second_ship_of_a_colour_may_be_repelled() -> None:
    table = Table().give(0, "sailor-3")
    table.draw("yellow-4-4", "yellow-1-1")
    table.do("repel")
    assert table.state.active == 0
    assert table.state.fates == [HARBOUR, REPELLED]


def test_repelling_is_a_choice_so_one_may_bust_on_purpose() -> None:
    table = Table().give(0, "sailor-3", "jester-5")
    table.draw("yellow-4-4", "yellow-1-1")
    assert ("keep",) in table.legal
    happened = table.do("keep")
    assert told(happened, "went-bust")
    assert table.state.active == 1
    assert table.state.coins[0] == 4


def test_a_table_may_forbid_to_bust_on_purpose() -> None:
    table = Table(deliberate_bust=False).give(0, "sailor-3")
    table.draw("yellow-4-4", "yellow-1-1")
    assert table.legal == [("repel",)]
    assert table.refused("keep") == "must-repel"
    table.do("repel")
    table.draw("blue-1-1")
    assert table.legal == [("repel",), ("keep",)], "a first ship of its colour may still come in"


# --- tax increases


@pytest.mark.parametrize(("coins", "left"), [(11, 11), (12, 6), (13, 7), (14, 7), (25, 13)])
def test_twelve_or_more_coins_are_halved_the_loss_rounded_down(coins: int, left: int) -> None:
    table = Table().coins(3, coins).give(0, "sailor-3")
    happened = table.draw("tax-swords")
    assert table.state.coins[1] == left
    lost = coins - left
    assert sum(table.discarded().values()) == lost + 1, "lost coins and the tax increase are discarded"
    assert [(facts["seat"], facts["coins"]) for facts in told(happened, "taxed")] == ([(1, lost)] if lost else [])
    assert table.state.coins[0] == 4, "most swords"
    check(table.state)


def test_all_who_tie_for_most_swords_gain_a_coin_and_that_is_everybody_without_swords() -> None:
    table = Table(4)
    happened = table.draw("tax-swords")
    assert told(happened, "tax-bonus") == [{"card": "tax-swords", "seats": (0, 1, 2, 3), "best": 0}]
    assert table.state.coins == [4, 4, 4, 4]
    table = Table(4).give(1, "pirate-5").give(3, "sailor-3", "sailor-3")
    assert told(table.draw("tax-swords"), "tax-bonus")[0]["seats"] == (1, 3)
    assert table.state.coins == [3, 4, 3, 4]


def test_all_who_tie_for_fewest_points_gain_a_coin() -> None:
    table = Table(4).give(0, "settler-4").give(2, "mademoiselle-9")
    assert told(table.draw("tax-points"), "tax-bonus") == [{"card": "tax-points", "seats": (1, 3), "best": 0}]
    assert table.state.coins == [3, 4, 3, 4]
    table = Table(2).give(0, "settler-4").give(1, "mademoiselle-9")
    assert told(table.draw("tax-points"), "tax-bonus")[0]["seats"] == (0,)


def test_the_tax_comes_before_the_bonus() -> None:
    table = Table(2).coins(11, 12)
    table.draw("tax-points")
    assert table.state.coins == [12, 7]


def test_a_tax_increase_is_apart_from_the_harbour_and_discarded_after_it_is_done() -> None:
    table = Table()
    table.draw("tax-points", "admiral-7")
    assert table.state.fates == [APART, HARBOUR]
    table.do("stop")
    assert table.discarded()["tax-points"] == 1


# --- piles that run dry


def test_an_empty_draw_pile_is_made_of_the_discard_pile_when_a_card_is_needed() -> None:
    table = Table().discard("sailor-3", "sailor-5", "settler-4").hoard(1, leaving=1)
    last = FACES[table.state.unseen[-1][0]].id
    table.state.chance = Scripted(script=[0, 0])
    table.do("draw")
    assert FACES[table.state.drawn[-1]].id == last
    assert table.state.pile == 0
    assert len(table.state.discard) == 3 + (last.startswith("tax"))
    if table.state.step == "repel":
        table.do("keep")
    happened = table.do("draw")
    assert told(happened, "shuffled") == [{"cards": 3}]
    assert table.state.pile == 2
    assert table.state.discard == []
    check(table.state)


def test_coins_of_an_older_shuffle_stay_out_of_the_new_pile_and_are_paid_first() -> None:
    table = Table(2).discard("sailor-3", "sailor-5", "sailor-7", "settler-4", "settler-4", "priest-4", "priest-4")
    table.hoard(1)
    hidden = len(table.state.unseen[0])
    table.draw("sailor-7", "sailor-5")
    assert [len(cards) for cards in table.state.unseen] == [hidden, 5]
    assert table.state.held == [[3, hidden - 3], [0, 0]]
    table.coins(7)
    assert (table.state.held[1], table.state.pile) == ([4, 0], 1)
    table.do("stop")
    table.do("take", "sailor-5")
    # Five coins paid: the three of the first shuffle, then two of the second, which holds only four known faces.
    assert table.state.held == [[0, hidden - 3], [2, 0]]
    assert sum(table.discarded().values()) == 5, "the coins paid"
    check(table.state)


def test_a_coin_of_the_oldest_shuffle_is_passed_on_first() -> None:
    table = Table(2).discard("yellow-1-1", "sailor-3", "settler-4", "settler-4", "priest-4")
    table.hoard(0)
    table.draw("sailor-3")
    hoarded = table.state.held[0][0]
    table.coins(table.state.coins[0], 5)
    assert table.state.held == [[hoarded, 3], [0, 2]]
    table.do("stop")
    table.do("done")
    table.do("take", "sailor-3")
    assert table.state.held == [[hoarded + 1, 0], [0, 1]], "one passed on, then three paid, the oldest first"
    check(table.state)


def test_without_any_card_left_an_extra_tax_increase_stands_in_and_frees_coins() -> None:
    table = Table(2).hoard(1)
    hoarded = table.state.coins[1]
    table.state.chance = Scripted(script=[1, *([0] * (hoarded // 2))])
    happened = table.do("draw")
    assert told(happened, "extra-tax") == [{"seat": 0, "card": "tax-points"}]
    assert [facts["coins"] for facts in told(happened, "taxed")] == [hoarded // 2]
    assert table.state.pile + sum(table.discarded().values()) + 2 == hoarded // 2, "both tie and gain one"
    assert table.state.drawn == []
    assert table.legal[:2] == [("draw",), ("stop",)], "the tax increase was this turn's first card"
    check(table.state)


def test_if_no_card_can_come_at_all_the_turn_may_stop_without_one() -> None:
    table = Table(5)
    for seat in range(5):
        table.state.coins[seat] += 8
        table.state.held[0][seat] += 8
    table.state.pile -= 40
    spare = [FACES[face].id for face in table.state.unseen[0]][:64]
    for name in spare:
        table.state.unseen[0].remove(FACE_OF[name])
    table.state.pile -= 64
    table.state.displays[4] += [FACE_OF[name] for name in spare]
    assert (table.state.pile, table.state.discard, max(table.state.coins)) == (0, [], 11)
    assert ("draw",) not in table.legal
    assert ("stop",) in table.legal
    assert table.refused("draw") == "no-cards-left"
    table.do("stop")
    assert table.state.active == 1


def test_a_second_shuffle_while_discovering_reveals_an_extra_tax_increase() -> None:
    table = Table(2).give(0, "pirate-5", "pirate-7").coins(3, 12)
    ships = ["yellow-1-1", "blue-1-1"]
    table.discard(*ships)
    table.hide_pile()
    table.draw("yellow-1-1")
    table.do("repel")
    table.draw("blue-1-1")
    table.do("repel")
    assert (table.state.pile, table.state.shuffles) == (0, 1)
    table.state.chance = Scripted(script=[0, *([0] * 6)])
    happened = table.do("draw")
    assert [facts["card"] for facts in told(happened, "extra-tax")] == ["tax-swords"]
    assert [(facts["seat"], facts["coins"]) for facts in told(happened, "taxed")] == [(1, 6)]
    assert table.state.shuffles == 2
    assert table.state.pile == 2 + 6 - 1, "the repelled ships and the lost coins, less the bonus coin"
    assert table.state.drawn[2:] == [], "the tax increase came instead of a card"


def test_a_new_turn_may_shuffle_once_without_a_tax_increase() -> None:
    table = Table(2).discard("yellow-1-1", "sailor-3")
    table.hide_pile()
    table.draw("sailor-3")
    table.do("stop")
    while table.state.step == "trade":
        table.do("done")
    assert (table.state.active, table.state.shuffles) == (1, 0)


def test_the_two_bonuses_of_the_extra_tax_are_equally_likely() -> None:
    for index, face in enumerate((TAX_FOR_SWORDS, TAX_FOR_POINTS)):
        table = Table(2).hoard(1)
        table.state.chance = Scripted(script=[index, *([0] * table.state.coins[1])])
        assert told(table.do("draw"), "extra-tax")[0]["card"] == FACES[face].id


def test_with_both_piles_empty_coins_are_not_paid() -> None:
    table = Table(2).give(0, "jester-5").give(1, "jester-7", "jester-7")
    table.draw("yellow-1-1")
    table.hoard(1)
    table.state.pile = 1
    table.state.coins[1] -= 1
    table.state.held[0][1] -= 1
    happened = table.draw("yellow-2-1")
    # Two jesters' owners are due 1 and 2 coins; the two ships of the bust are the only cards left.
    assert [(facts["seat"], facts["coins"]) for facts in told(happened, "paid")] == [(0, 1), (1, 1)]
    assert told(happened, "no-coins-left") == [{"seat": 1, "missing": 1}]
    check(table.state)
