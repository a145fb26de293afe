"""The worked examples of the rules, and the cases that follow from one sentence each."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.chance import Scripted, seeded
from engine.games.nereus import GAME
from engine.games.nereus.board import NAMES
from engine.games.nereus.cabin import EMPTY
from engine.games.nereus.components import COLOURS, CREW, SCIENCE
from engine.games.nereus.model import FREE, NEUTRAL
from engine.games.nereus.phases import day
from engine.games.nereus.scoring import best_cards, card_points, final_gold, gold_points
from engine.games.nereus.view import Explorer
from tests.support.games.nereus import (
    at_cycle,
    at_turn,
    cabin,
    do,
    hand,
    lying,
    mark,
    place_ship,
    refused,
    reveal,
    told,
)


def test_captain_on_the_first_space_may_sail_less_far() -> None:
    state = at_turn("captain", 1, ship="A1", sea={"A2": ["black"], "A3": ["white"]})
    do(state, ("sail", "A2", 0, 0))
    assert hand(state) == ["black"]
    assert lying(state, "A2") == []
    assert state.gold[0] == 3
    assert state.vp[0] == 0


def test_merchant_on_the_first_space_turns_two_gold_into_five_points() -> None:
    state = at_turn("merchant", 1)
    do(state, ("basic",))
    assert (state.gold[0], state.vp[0]) == (1, 5)


def test_merchant_on_the_third_space_turns_three_gold_into_four_points() -> None:
    state = at_turn("merchant", 3)
    do(state, ("basic",))
    assert (state.gold[0], state.vp[0]) == (0, 4)


def test_purser_on_the_second_space_with_a_complete_hold_brings_seven() -> None:
    state = at_turn("purser", 2, gold=0, own=cabin(done=["purser"]))
    do(state, ("basic",), ("enhanced",))
    assert state.gold[0] == 7


def test_captain_pays_three_gold_for_two_steps_more() -> None:
    state = at_turn("captain", 2, ship="B2", sea={"E5": ["yellow", "green", "red"], "D4": ["black"]})
    do(state, ("sail", "E5", 3, 0))
    assert sorted(hand(state)) == ["green", "red", "yellow"]
    assert lying(state, "E5") == []
    assert lying(state, "D4") == ["black"]
    assert state.gold[0] == 0


def test_pilot_pays_two_gold_and_turns_twice() -> None:
    state = at_turn("pilot", 1, ship="B2", sea={"D4": ["red"]})
    do(state, ("sail", "D4", 2, 0))
    assert NAMES["large"][state.ships[0]] == "D4"
    assert hand(state) == ["red"]
    assert state.gold[0] == 1


def test_boatswain_on_the_first_space() -> None:
    own = cabin(
        chest=["white"],
        storage=["yellow", "white"],
        holds={"boatswain": ["green"], "scientist": ["yellow", "white"]},
    )
    state = at_turn("boatswain", 1, gold=0, own=own, draws=[COLOURS.index("purple")])
    do(
        state,
        ("basic",),
        ("shift", "yellow", "storage", "chest"),
        ("shift", "green", "boatswain-green", "chest"),
        ("shift", "white", "storage", "scientist-white"),
    )
    after = state.cabins[0]
    assert [COLOURS[kind] for kind in after.chest] == ["white", "yellow", "green"]
    assert sum(after.storage) == 0
    assert after.done == 1 << CREW.index("scientist")
    assert (state.gold[0], state.vp[0], state.moves) == (3, 10, 1)
    assert hand(state) == ["purple"]


def test_chain_of_placements_in_the_cabin() -> None:
    own = cabin(storage=["yellow"], holds={"merchant": ["red", "red"]})
    state = at_turn("purser", 1, gold=0, own=own, draws=[COLOURS.index("yellow")])
    for colour in ("white", "yellow", "green"):
        state.hand[COLOURS.index(colour)] += 1
    bag = state.bag[:]
    do(
        state,
        ("stow", "white", "chest"),
        ("stow", "yellow", "chest"),
        ("stow", "green", "chest"),
        ("stow", "yellow", "storage"),
        ("exchange", "yellow"),
        ("gem", "merchant"),
    )
    after = state.cabins[0]
    assert len(after.chest) == 3
    assert (sum(after.storage), after.gems) == (0, 0)
    assert after.done == 1 << CREW.index("merchant")
    assert (state.gold[0], state.vp[0]) == (4, 8)
    change = [now - before for now, before in zip(state.bag, bag, strict=True)]
    assert change == [0, 1, 0, 2, 0, 0]


def test_the_hold_completed_in_the_example_helps_on_later_turns_only() -> None:
    own = cabin(holds={"merchant": ["red", "red"]}, gems=1)
    state = at_turn("merchant", own=own)
    do(state, ("gem", "merchant"), ("space", 1))
    assert refused(state, ("enhanced",)) == "hold-not-ready"
    again = at_turn("merchant", 1, own=cabin(done=["merchant"]))
    do(again, ("enhanced",))
    assert again.vp[0] == 2


def test_scientist_on_the_second_space() -> None:
    state = at_turn("scientist", 2, science=["row", "chest-red", "stored-red"], draws=[0])
    do(state, ("basic",))
    assert state.power[0] == 1
    assert len(state.science[0]) == 4


def test_science_card_draws_two_treasures() -> None:
    state = at_turn("captain", 1, power=1, science=["draw-two"], ship="C3", sea={"C4": ["white"]}, draws=[5, 1])
    do(state, ("sail", "C4", 0, 0), ("science", "draw-two"))
    assert state.power[0] == 0
    assert sorted(hand(state)) == ["black", "white", "yellow"]


def test_science_card_needs_power() -> None:
    state = at_turn("captain", 1, power=0, science=["draw-two"])
    assert refused(state, ("science", "draw-two")) == "no-power"


def test_explorer_on_the_third_space_takes_black_and_acts_second() -> None:
    state = at_turn("explorer", ship="C3", sea={"C4": ["black", "white"]})
    mark(state, "explorer", -1, 2)
    do(state, ("space", 3))
    assert refused(state, ("fetch", "C4", "white")) == "other-colour"
    do(state, ("fetch", "C4", "black"), ("stow", "black", "captain-black"))
    explorers = state.markers[-4:]
    assert explorers == [-1, 2, 0, -1]
    for space, order, price in ((None, (2, 0), 3), (0, (3, 2, 0), 4)):
        twin = GAME.clone(state)
        if space is not None:
            twin.markers[-4 + space] = 3
        twin.cycle, twin.nth = 4, 3
        do(twin, ("end",))
        assert twin.explorers == order
        for seat in order[:-1]:
            do(twin, ("decline",), seat=seat)
        assert GAME.question(twin, 0).label.args == {"gold": price}


def test_the_price_of_the_additional_turn_can_go_by_space(monkeypatch: pytest.MonkeyPatch) -> None:
    """An owner of the box may find that the icons stand for the spaces: components.toml has both tables."""
    monkeypatch.setattr(day, "EXPLORER_BY", "space")
    for side, seats, prices in (("large", 4, (2, 3, 3, 4)), ("small", 3, (2, 3, 4))):
        for space, price in enumerate(prices):
            state = at_turn("purser", 1, seats=seats)
            assert state.side == side
            state.cycle, state.nth = 4, seats - 1
            mark(state, "explorer", *([FREE] * space), 1)
            do(state, ("end",))
            assert GAME.question(state, 1).label.args == {"gold": price}
            state.gold[1] = price
            do(state, next(action for action in GAME.legal(state, 1) if action[0] == "extra"), seat=1)
            assert state.gold[1] == 0


def test_explorer_phase_goes_from_left_to_right() -> None:
    state = at_turn("purser", 1)
    state.cycle, state.nth = 4, 3
    state.played = [0b1110001, 0b1110001, 0b1110001, 0b0001111]
    mark(state, "explorer", 0, 1, 2)
    state.gold = [2, 3, 4, 9]
    state.chance = seeded(1)
    do(state, ("end",))
    assert state.explorers == (0, 1, 2)
    assert refused(state, ("extra", "explorer"), 0) == "crew-played"
    state.played[0] &= ~(1 << CREW.index("scientist"))
    do(state, ("extra", "scientist"))
    assert state.gold[0] == 0
    mark(state, "scientist", 3, 2)
    do(state, ("space", 3), ("basic",), ("end",))
    assert state.power[0] == 1
    assert state.markers[-4:] == [-1, 1, 2, -1]
    assert GAME.view(state, None).explorers == (
        Explorer(0, "went", "scientist", 0),
        Explorer(1, "asked", None, 3),
        Explorer(2, "waits", None, 4),
    )
    for seat, price in ((1, 3), (2, 4)):
        assert GAME.actors(state) == (seat,)
        assert GAME.question(state, seat).label.args == {"gold": price}
        do(state, ("extra", "boatswain"), ("space", seat), ("end",), seat=seat)
        assert state.gold[seat] == 0
    assert (state.day, state.cycle) == (2, 1)


def test_neutral_ship_rolls_again_until_it_moves() -> None:
    state = at_cycle(2, neutral=True)
    state.cells = [()] * 25
    state.cells[NAMES["small"].index("E5")] = (COLOURS.index("white"),)
    state.neutral = NAMES["small"].index("C5")
    place_ship(state, 0, "A1")
    place_ship(state, 1, "A2")
    state.compass = 7
    mark(state, "pilot", 1)
    state.chance = Scripted(script=[CREW.index("pilot"), 2, 1])
    white = state.bag[0]
    events = reveal(state, "purser")
    assert told(events, "neutral-played") == [{"crew": "pilot", "space": 2}]
    assert told(events, "neutral-blocked") == [{"die": 3, "point": "e"}]
    assert [(fact["point"], fact["cell"], fact["steps"]) for fact in told(events, "neutral-sailed")] == [("s", "E5", 2)]
    assert NAMES["small"][state.neutral] == "E5"
    assert lying(state, "E5") == []
    assert state.bag[0] == white + 1
    assert state.markers[CREW.index("pilot") * 3 + 1] == NEUTRAL


def test_captains_hold_pays_twelve_and_its_treasures_return_to_the_bag() -> None:
    state = at_turn("purser", 1, own=cabin(holds={"captain": ["black", "purple", "red"]}))
    state.hand[COLOURS.index("green")] = 1
    bag = state.bag[:]
    do(state, ("stow", "green", "captain-green"))
    assert state.cabins[0].done == 1
    assert set(state.cabins[0].holds[0]) == {EMPTY}
    assert state.vp[0] == 12
    assert [now - before for now, before in zip(state.bag, bag, strict=True)] == [0, 0, 1, 1, 1, 1]


def points_of(power: int, storage: list[str], cards: list[str], gems: int = 0, chest: Sequence[str] = ()) -> int:
    """What these science cards score at the end."""
    own = cabin(storage=storage, gems=gems, chest=chest)
    return card_points(best_cards(own, power, [SCIENCE.index(card) for card in cards]))


def test_each_treasure_serves_one_end_card() -> None:
    two = ["stored-red", "stored-red"]
    assert points_of(2, ["red"], two) == 6
    assert points_of(2, ["red", "red"], two) == 12
    assert points_of(2, ["red"], two, gems=1) == 12
    assert points_of(2, [], ["chest-red", "chest-red"], chest=["white", "yellow", "green", "red"]) == 3


def test_final_gold() -> None:
    own = cabin(storage=["red", "white"], gems=1)
    assert final_gold(own, 6) == 15
    assert gold_points(own, 6) == 3


def test_two_whites_become_a_gem_and_the_gem_is_sold() -> None:
    state = at_turn("purser", gold=0, own=cabin(storage=["white", "white"]))
    do(state, ("exchange", "white"), ("sell", "gem"))
    assert (state.gold[0], sum(state.cabins[0].storage), state.cabins[0].gems) == (5, 0, 0)
