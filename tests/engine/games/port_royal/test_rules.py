"""Set-up, turns, what readers see and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.chance import seeded
from engine.core.match import act_forced
from engine.games.port_royal import GAME
from tests.support.games.port_royal import Table


def test_every_seat_can_start() -> None:
    assert {GAME.setup(4, {}, seeded(seed)).starter for seed in range(40)} == {0, 1, 2, 3}


def test_turns_go_round_and_rounds_are_counted() -> None:
    table = Table(2)
    for turn in range(5):
        assert (table.state.active, table.state.round) == (turn % 2, 1 + turn // 2)
        table.draw("priest-4")
        table.do("stop")
        while table.state.step == "trade":
            table.do("done")


def test_the_first_draw_is_done_by_the_host() -> None:
    table = Table(2)
    steps = act_forced(GAME, table.state)
    assert [step.action for step in steps] == [("draw",)]
    assert len(table.state.drawn) == 1


def test_a_bust_is_seen_until_somebody_presses() -> None:
    table = Table(2)
    table.draw("red-1-1", "blue-2-2", "red-3-6")
    assert act_forced(GAME, table.state) == [], "the first card would clear the wreck away"
    for reader in (0, 1, None):
        wreck = GAME.view(table.state, reader).wreck
        assert wreck is not None
        assert (wreck.seat, len(wreck.drawn)) == (0, 3)
    table.draw("sailor-3")
    assert GAME.view(table.state, 0).wreck is None


def test_whoever_went_bust_sees_it_still_when_the_own_turn_comes() -> None:
    """Computers have played meanwhile, within seconds."""
    table = Table(3)
    table.draw("red-1-1", "red-3-6")
    table.draw("yellow-1-1", "yellow-2-2")
    table.draw("sailor-3")
    table.do("stop")
    while table.state.step == "trade":
        table.do("done")
    assert act_forced(GAME, table.state) == []
    wrecks = [GAME.view(table.state, reader).wreck for reader in range(3)]
    assert [wreck and wreck.seat for wreck in wrecks] == [0, 0, 0]
    table.draw("captain-4")
    assert GAME.view(table.state, 0).wreck is None
    table.do("stop")
    while table.state.step == "trade":
        table.do("done")
    assert GAME.view(table.state, 1).wreck is not None, "the next one sees the own bust"


def test_the_last_bust_is_seen_by_all_but_whoever_has_an_own_one() -> None:
    table = Table(2)
    table.draw("red-1-1", "red-3-6")
    table.draw("yellow-1-1", "yellow-2-2")
    wrecks = [GAME.view(table.state, reader).wreck for reader in (0, 1, None)]
    assert [wreck and wreck.seat for wreck in wrecks] == [0, 1, 1]


def test_the_view_keeps_a_round_of_turns() -> None:
    table = Table(2).give(0, "sailor-3")
    table.draw("yellow-1-1")
    table.do("repel")
    table.draw("expedition-priests", "blue-2-2", "sailor-3")
    table.do("stop")
    table.do("take", "sailor-3")
    view = GAME.view(table.state, None)
    assert [(card.number, card.card, card.fate, card.seat) for card in view.drawn] == [
        (1, "yellow-1-1", "repelled", None),
        (2, "expedition-priests", "apart", None),
        (3, "blue-2-2", "harbour", None),
        (4, "sailor-3", "taken", 0),
    ]
    table.do("done")
    table.draw("red-1-1", "red-3-6")
    view = GAME.view(table.state, None)
    assert [(turn.seat, turn.bust) for turn in view.turns] == [(0, False), (1, True)]
    assert [card.fate for card in view.turns[0].drawn] == ["repelled", "apart", "discarded", "taken"]
    assert [card.fate for card in view.turns[1].drawn] == ["discarded", "discarded"]


def test_a_turn_is_forgotten_when_its_seat_has_had_the_next() -> None:
    table = Table(2)
    for card in ("priest-4", "sailor-3", "captain-4"):
        table.draw(card)
        table.do("stop")
        while table.state.step == "trade":
            table.do("done")
    turns = GAME.view(table.state, None).turns
    assert [(turn.seat, [drawn.card for drawn in turn.drawn]) for turn in turns] == [
        (1, ["sailor-3"]),
        (0, ["captain-4"]),
    ]


def test_the_view_shows_prices_for_the_seat_to_move_and_for_the_reader() -> None:
    table = Table(2).coins(5, 5).give(1, "mademoiselle-7", "trader-blue-3")
    table.draw("pirate-5", "blue-2-1")
    view = GAME.view(table.state, 1)
    assert [(offer.number, offer.coins, offer.fee, offer.can) for offer in view.offers] == [
        (1, 5, 0, True),
        (2, 2, 0, True),
    ]
    assert [(offer.number, offer.coins, offer.fee, offer.can) for offer in view.own_offers] == [
        (1, 4, 1, True),
        (2, 3, 1, True),
    ]


def test_a_ship_that_may_be_repelled_is_open_in_the_view() -> None:
    table = Table(2).give(0, "sailor-3")
    table.draw("yellow-1-1")
    view = GAME.view(table.state, None)
    assert (view.drawn[0].fate, view.colours, view.offers) == ("open", 0, ())


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (("take", "no-such-card"), "not-possible-now"),
        (("take", "tax-swords"), "not-possible-now"),
        (("take", "pirate-9"), "not-in-harbour"),
        (("decline", "red-1-1"), "not-in-harbour"),
        (("gift", 1), "not-possible-now"),
        (("repel",), "not-possible-now"),
        (("expedition", "expedition-priests"), "not-possible-now"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(action: tuple[str | int, ...], code: str) -> None:
    table = Table(2)
    table.draw("admiral-5")
    assert table.refused(*action) == code


def test_matches_are_recorded_for_two_three_and_five_players() -> None:
    names = {path.stem for path in (Path(__file__).parent / "recorded").glob("*.json")}
    assert {"two", "three", "five-contracts"} <= names
