"""How computers think about Port Royal."""

from __future__ import annotations

from engine.core.chance import Fast
from engine.games.port_royal import GAME
from engine.games.port_royal.actions import DONE, DRAW, KEEP, REPEL, STOP
from engine.games.port_royal.brain import BRAIN
from engine.games.port_royal.components import FACES, SHIP
from engine.players.levels import GOOD, STRONG, decide
from tests.support.games.port_royal import Table

SHIPS = [
    max(index for index, face in enumerate(FACES) if face.kind == SHIP and face.colour == colour and face.copies)
    for colour in range(5)
]
"""A ship of each colour."""


def test_nobody_stops_with_an_empty_harbour() -> None:
    table = Table(2)
    state = table.state
    state.drawn, state.fates = [0], [-2]
    assert GAME.legal(state, 0) == (DRAW, STOP)
    assert BRAIN.blunder(state, 0, STOP) == "stop-empty"
    assert BRAIN.sane(state, 0, GAME.legal(state, 0)) == [DRAW]
    for level in (GOOD, STRONG):
        assert decide(GAME, state, 0, level, 3).best == DRAW
    table.coins(12, 3)
    assert BRAIN.blunder(state, 0, STOP) is None  # a tax increase would cost 6 coins


def _trading(seats: int, turn: int, card: str) -> Table:
    table = Table(seats)
    state = table.state
    face = next(index for index, found in enumerate(FACES) if found.id == card)
    state.unseen[-1].remove(face)
    state.pile -= 1
    state.drawn, state.fates, state.harbour = [face], [-1], [face]
    state.step, state.turn, state.takes = "trade", turn, 1
    return table


def _ship(coins: int) -> str:
    return next(face.id for face in FACES if face.kind == SHIP and face.coins == coins and face.copies)


def test_a_free_ship_is_not_left() -> None:
    table = _trading(2, 0, _ship(2))
    assert BRAIN.blunder(table.state, 0, DONE) == "free-ship-left"
    assert decide(GAME, table.state, 0, GOOD, 1).best != DONE
    table.coins(10, 3)
    assert BRAIN.blunder(table.state, 0, DONE) is None  # with 12 coins the tax threatens


def test_a_ship_that_brings_the_active_player_as_much_may_be_left() -> None:
    assert BRAIN.blunder(_trading(2, 1, _ship(2)).state, 1, DONE) is None
    assert BRAIN.blunder(_trading(2, 1, _ship(3)).state, 1, DONE) == "free-ship-left"


def test_a_ship_that_would_end_the_turn_is_repelled() -> None:
    table = _trading(2, 0, _ship(1))
    state = table.state
    state.step = "repel"
    state.drawn = [*state.drawn, state.drawn[0]]
    state.fates = [*state.fates, -3]
    assert BRAIN.blunder(state, 0, KEEP) == "keep-bust"
    assert decide(GAME, state, 0, GOOD, 1).best == REPEL


def test_a_rich_harbour_with_a_great_risk_is_not_played_on() -> None:
    state = Table(2).state
    for face in SHIPS:
        state.unseen[-1].remove(face)
        state.pile -= 1
    state.drawn, state.fates, state.harbour = SHIPS[:], [-1] * 5, SHIPS[:]
    for level in (GOOD, STRONG):
        assert decide(GAME, state, 0, level, 3).best == STOP


def test_a_point_is_worth_more_the_nearer_the_end() -> None:
    state = Table(3).state
    early = BRAIN.spread(state)
    state.points = [11, 2, 3]
    assert BRAIN.spread(state) < early
    assert BRAIN.clock(state) == 0
    assert BRAIN.horizon(state) == 3


def test_a_gift_goes_to_whom_it_helps_least() -> None:
    state = Table(4).state
    state.step, state.points = "gift", [0, 6, 2, 2]
    state.coins = [3, 3, 5, 4]
    legal = GAME.legal(state, 0)
    assert BRAIN.policy(state, 0, legal, Fast(at=1)) == ("gift", 3)


def test_what_a_mistake_is_about() -> None:
    state = Table(2).state
    ship, other = ("take", FACES[SHIPS[0]].id), ("take", FACES[SHIPS[1]].id)
    for best, chosen, theme in (
        (STOP, DRAW, "bold"),
        (DRAW, STOP, "timid"),
        (KEEP, REPEL, "ships"),
        (ship, other, "cards"),
        (ship, DONE, "left"),
        (DONE, ship, "left"),
        (("expedition", "x"), STOP, "expedition"),
    ):
        assert BRAIN.theme(state, 0, best, chosen) == theme
