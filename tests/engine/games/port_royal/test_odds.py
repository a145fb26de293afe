"""What the next card may be: the counts in the view against drawing every single card that may come."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.chance import Scripted, seeded
from engine.core.event import Event
from engine.core.playout import playout
from engine.games.port_royal import GAME
from engine.games.port_royal.components import COLOUR, COLOURS, FACE_OF, FACES, KIND, PERSON, SHIP, TAX, VOYAGE
from engine.games.port_royal.model import DISCOVER, PortRoyalState
from engine.games.port_royal.odds import Odds
from tests.support.games.port_royal import Table


def tried(state: PortRoyalState) -> Odds:
    """The odds, found by drawing each card that may come in a copy of the match."""
    counts: Counter[str] = Counter()
    bust: Counter[str] = Counter()
    repel: Counter[str] = Counter()
    kinds: Counter[int] = Counter()
    cards = len(state.unseen[-1]) if state.pile else len(state.discard)
    for index in range(cards):
        twin = GAME.clone(state)
        twin.chance = Scripted(script=[index, *[0] * 40])
        GAME.apply(twin, twin.active, ("draw",))
        face = (twin.drawn or twin.turns[-1][2])[-1]
        kinds[KIND[face]] += 1
        if KIND[face] == SHIP:
            colour = COLOURS[COLOUR[face]]
            counts[colour] += 1
            repel[colour] += twin.step == "repel"
            bust[colour] += not twin.drawn
    ships = tuple((colour, counts[colour], repel[colour], bust[colour]) for colour in COLOURS)
    return Odds(cards, ships, kinds[PERSON], kinds[VOYAGE], kinds[TAX])  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_view_counts_every_card_that_may_come(seats: int) -> None:
    found = 0
    for seed in range(3):
        for actions in range(20, 300, 23):
            state = playout(GAME, seats, {}, seed, actions=actions)[0]
            if state.step != DISCOVER:
                continue
            odds, expected = GAME.view(state, None).odds, tried(state)
            assert (odds.cards, odds.persons, odds.expeditions, odds.taxes) == (
                expected.cards,
                expected.persons,
                expected.expeditions,
                expected.taxes,
            )
            assert tuple((s.colour, s.number, s.repel, s.bust) for s in odds.ships) == expected.ships
            assert odds.bust == sum(ships.bust for ships in odds.ships)
            found += odds.bust > 0
            draw = GAME.question(state, state.turn).answers[0].label
            assert (draw.args["bust"], draw.args["cards"]) == (odds.bust, odds.cards)
    assert found > 5


def test_nobody_busts_with_the_first_card() -> None:
    state = GAME.setup(3, {}, seeded(1))
    odds = GAME.view(state, 0).odds
    assert (odds.bust, odds.cards) == (0, 119), "coins are cards that nobody has seen"
    assert [ships.number for ships in odds.ships] == [10] * 5


def test_swords_turn_a_danger_into_a_choice() -> None:
    table = Table()
    table.draw("red-1-1")
    before = GAME.view(table.state, None).odds
    table.give(0, "pirate-5", "pirate-7")
    after = GAME.view(table.state, None).odds
    assert before.repel == 0
    red = next(ships for ships in after.ships if ships.colour == "red")
    assert after.repel > 0
    assert red.bust == red.number - red.repel
    assert after.bust < before.bust


def test_an_empty_pile_makes_the_discards_the_cards_that_may_come() -> None:
    state = playout(GAME, 3, {}, 4, actions=40)[0]
    while state.step != DISCOVER or state.drawn:
        GAME.apply(state, state.turn, GAME.legal(state, state.turn)[-1])
    state.pile = 0
    assert GAME.view(state, None).odds.cards == len(state.discard)
    state.shuffles = 1
    assert GAME.view(state, None).odds.cards == 0, "a tax increase takes the place of the card"


def test_a_bust_keeps_how_likely_it_was() -> None:
    for seed in range(12):
        state = GAME.setup(3, {}, seeded(seed))
        before: Odds | None = None
        events: list[Event] = []
        while not (state.turns and state.turns[-1][1]):
            if state.step == DISCOVER:
                before = GAME.view(state, None).odds
            legal = GAME.legal(state, state.turn)
            action = next((action for action in (("draw",), ("keep",), ("done",)) if action in legal), legal[0])
            events = GAME.apply(state, state.turn, action)
        assert any(event.key == "went-bust" for event in events)
        assert before is not None
        assert GAME.view(state, None).turns[-1].risk == (before.bust, before.cards)


def test_an_offer_says_how_many_coins_are_missing() -> None:
    table = Table().coins(3, 0, 5)
    table.draw("admiral-7", "yellow-1-1")
    assert FACES[FACE_OF["admiral-7"]].cost == 7
    for seat, short in ((0, 4), (1, 8), (2, 3)):
        person, ship = GAME.view(table.state, seat).own_offers
        assert (person.short, person.can) == (short, False)
        assert (ship.short, ship.can) == (0, True)


def test_the_course_has_everybodys_points_after_each_round() -> None:
    state, _ = playout(GAME, 4, {}, 3)
    view = GAME.view(state, None)
    assert len(view.course) == state.round
    assert view.course[-1] == tuple(state.points)
    assert all(len(points) == 4 for points in view.course)
