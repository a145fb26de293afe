"""Science cards, the bag, and what happens when bag or deck run out."""

from __future__ import annotations

from engine.core.chance import seeded
from engine.games.nereus import GAME
from engine.games.nereus.components import COLOURS, COPIES, SCIENCE
from engine.games.nereus.model import KEEP, NereusState
from tests.support.games.nereus import at_turn, cabin, do, hand, lying, place_ship, refused, told, verbs


def test_everybody_keeps_three_of_five_in_secret() -> None:
    state = GAME.setup(3, {}, seeded(4))
    while state.phase != KEEP:
        seat = GAME.actors(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
    assert [len(hand) for hand in state.science] == [5, 5, 5]
    assert sum(state.deck) == 22 - 15
    question = GAME.question(state, 1)
    assert question.sealed
    assert question.pick is not None
    for answer in question.answers:
        assert answer.picked is not None
        assert sorted(str(question.pick.items[index].args["card"]) for index in answer.picked) == sorted(
            str(card) for card in answer.action[1:]
        )
    for seat in (1, 0, 2):
        assert seat in GAME.actors(state)
        assert refused(state, ("keep", "row", "row", "row"), seat) == "keep-three"
        events = GAME.apply(state, seat, GAME.legal(state, seat)[-1])
        assert [event.to for event in events if event.key == "kept-science"] == [(seat,)]
        if seat != 2:
            assert GAME.view(state, None).players[seat].science == 5
    assert [len(hand) for hand in state.science] == [3, 3, 3]
    assert sum(state.deck) == 22 - 9
    assert state.day == 1


def test_taking_a_treasure_from_anywhere() -> None:
    state = at_turn("captain", 1, power=2, science=["take-anywhere"], ship="A1", sea={"F6": ["black", "red"]})
    do(state, ("science", "take-anywhere"))
    assert verbs(state) == {"take"}
    assert refused(state, ("take", "F6", "white")) == "not-lying-there"
    assert refused(state, ("end",)) == "answer-first"
    do(state, ("take", "F6", "black"))
    assert (hand(state), lying(state, "F6"), state.power[0]) == (["black"], ["red"], 1)
    assert state.pile[SCIENCE.index("take-anywhere")] == 1
    assert refused(state, ("science", "take-anywhere")) == "card-not-in-hand"


def test_nothing_to_take_in_an_empty_sea() -> None:
    state = at_turn("captain", 1, power=1, science=["take-anywhere"])
    assert refused(state, ("science", "take-anywhere")) == "sea-empty"


def test_rowing_costs_three_gold_and_goes_one_step() -> None:
    state = at_turn("purser", power=1, gold=3, science=["row"], ship="A1", sea={"B2": ["black", "red"]})
    place_ship(state, 1, "A2")
    place_ship(state, 2, "F6")
    place_ship(state, 3, "F1")
    do(state, ("science", "row"))
    assert {action[1] for action in GAME.legal(state, 0)} == {"B1", "B2"}
    assert refused(state, ("row", "A2")) == "ship-there"
    assert refused(state, ("row", "C3")) == "too-far"
    do(state, ("row", "B2"))
    assert (state.gold[0], sorted(hand(state))) == (0, ["black", "red"])
    poor = at_turn("purser", power=1, gold=2, science=["row"])
    assert refused(poor, ("science", "row")) == "not-enough-gold"


def test_end_cards_are_not_played_during_a_turn() -> None:
    state = at_turn("purser", power=1, science=["chest-red"])
    assert refused(state, ("science", "chest-red")) == "counts-at-end"


def test_several_cards_cost_a_power_each() -> None:
    state = at_turn("purser", power=2, science=["draw-two", "draw-two", "draw-two"], draws=[0, 0, 0, 0])
    do(state, ("science", "draw-two"), ("science", "draw-two"))
    assert state.power[0] == 0
    assert len(hand(state)) == 4
    assert refused(state, ("science", "draw-two")) == "no-power"


def test_an_empty_bag_gets_eight_treasures_that_leave_the_game_when_discarded() -> None:
    state = at_turn("purser", 1, gold=9, power=1, science=["draw-two"], draws=[5, 0, 0])
    state.bag = [0, 0, 0, 0, 0, 1]
    events = do(state, ("gold",))
    assert not told(events, "bag-refilled")
    events = do(state, ("science", "draw-two"))
    assert told(events, "bag-refilled") == [{"white": 2, "yellow": 2, "green": 1, "red": 1, "purple": 1, "black": 1}]
    assert hand(state) == ["white", "white", "black"]
    assert state.bag == [0, 2, 1, 1, 1, 1]
    assert state.loan == [2, 2, 1, 1, 1, 1]
    state.cabins[0] = cabin(storage=["black", "white"])
    do(state, ("sell", "black"), ("sell", "white"))
    assert state.bag == [0, 2, 1, 1, 1, 1], "what is owed leaves the game"
    assert state.loan == [1, 2, 1, 1, 1, 0]
    state.cabins[0] = cabin(storage=["black"])
    do(state, ("sell", "black"))
    assert state.bag[COLOURS.index("black")] == 2, "nothing is owed any more"


def scientist(deck: dict[str, int], pile: dict[str, int], dropped: list[str]) -> NereusState:
    """Seat 0 plays the scientist on the fourth space with this deck and discard pile."""
    state = at_turn("scientist", 4, science=[])
    state.chance = seeded(1)
    state.deck = [deck.get(card, 0) for card in SCIENCE]
    state.pile = [pile.get(card, 0) for card in SCIENCE]
    state.dropped[1] = tuple(SCIENCE.index(card) for card in dropped)
    return state


def test_an_empty_deck_is_made_from_the_discard_pile() -> None:
    state = scientist({}, {"draw-two": 1}, ["row"])
    events = do(state, ("basic",))
    assert told(events, "science-shuffled") == [{"count": 2}]
    assert len(state.science[0]) == 1
    assert sum(state.deck) == 1
    assert (sum(state.pile), state.dropped[1]) == (0, ())


def test_without_any_card_left_none_is_drawn() -> None:
    state = scientist({}, {}, [])
    assert refused(state, ("basic",)) == "no-science-cards"


def test_the_deck_has_twenty_two_cards() -> None:
    assert sum(COPIES) == 22
