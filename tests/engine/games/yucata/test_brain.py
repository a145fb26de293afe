"""How computers think about Yucata'."""

from __future__ import annotations

import pytest

from engine.games.yucata import GAME
from engine.games.yucata.brain import BRAIN
from engine.games.yucata.components import END
from engine.players.judge import judged
from engine.players.levels import GENTLE, GOOD, STRONG, decide
from engine.players.lookahead import Lookahead, TooDeepError
from engine.players.scale import scale_of
from engine.players.thoughts import whole
from tests.support.games.yucata import dealt, hand_of, standing


@pytest.mark.parametrize("level", [GOOD, STRONG])
def test_stops_before_the_dark_stones(level: str) -> None:
    state = standing("." * 10 + "pppdddd" + "p" * 22 + "r", [10, 9], 0, "1")
    state.front = 9
    state.positions = [9, 9]
    state.hands = [hand_of(["1", "3", "5"]), hand_of(["2", "5"])]
    chosen = decide(GAME, state, 0, level, 1).best
    assert chosen == ("play", "3")


def test_taking_dark_stones_is_a_blunder_only_with_another_way_out() -> None:
    state = standing("." * 10 + "dddppp" + "p" * 23 + "r", [9, 9], 0, "1")
    state.hands[0] = hand_of(["2", "3"])
    assert BRAIN.blunder(state, 0, ("play", "2")) is None
    state.positions[0] = 6
    assert BRAIN.blunder(state, 0, ("play", "3")) is None
    state.hands[0] = hand_of(["2", "5"])
    assert BRAIN.blunder(state, 0, ("play", "5")) == "loses-stones"


@pytest.mark.parametrize("level", [GENTLE, GOOD, STRONG])
def test_ends_the_match_when_that_wins(level: str) -> None:
    state = dealt(2)
    state.positions = [36, 37]
    state.front = 37
    state.pale, state.dark = [6, 6], [1, 2]
    state.hands = [hand_of(["3", "5"]), hand_of(["1", "2"])]
    state.plays, state.face, state.effect = 20, 0, 0
    wins = sum(decide(GAME, state, 0, level, seed).best == ("play", "3") for seed in range(20))
    assert wins == 20 if level != GENTLE else wins > 8


def test_the_end_is_seen_and_told_as_certain() -> None:
    state = dealt(2)
    state.positions = [36, 37]
    state.front = 37
    state.pale, state.dark = [6, 6], [1, 2]
    state.hands = [hand_of(["1", "3"]), hand_of(["1", "2"])]
    state.plays, state.face, state.effect = 20, 4, 4
    advice = judged(BRAIN, state, 0)
    assert advice.best == ("play", "3")
    best, other = advice.alternatives
    assert (best.win, best.error) == (scale_of(BRAIN.game, 2).told(1.0), 0.0)
    assert other.action == ("play", "1")
    assert other.win < best.win
    ends = whole(Lookahead(BRAIN, state, 0).ends([("play", "3"), ("play", "1")]))
    assert ends == {("play", "3"): 1.0, ("play", "1"): 0.0}
    with pytest.raises(TooDeepError):
        whole(Lookahead(BRAIN, dealt(2), 0, positions=1_000).ends([("play", "3")]))


def test_a_position_is_all_that_decides_how_it_goes_on() -> None:
    """Two ways to the same position are one, and whatever changes what can happen tells positions apart."""
    first, second = dealt(2), dealt(2)
    for cards, state in ((("1", "2", "3", "4"), first), (("3", "2", "1", "4"), second)):
        for card in cards:
            GAME.perform(state, state.turn, ("play", card))
    assert BRAIN.position(first) == BRAIN.position(second)
    for name, value in (("face", 2), ("effect", 2), ("turn", 1), ("positions", [3, 3]), ("hands", [1, 1])):
        other = GAME.clone(first)
        setattr(other, name, value)
        assert BRAIN.position(other) != BRAIN.position(first)


def test_the_clock_counts_plays_and_the_points_are_those_of_the_floor_at_the_end() -> None:
    state = dealt(3)
    assert BRAIN.clock(state) == 0
    state.pale, state.dark = [1, 5, 0], [3, 0, 0]
    assert list(BRAIN.standing(state)) == [-5, 5, 0]
    state.front = END
    assert list(BRAIN.evaluate(state)) == [0, 5, 0]


def test_what_a_mistake_is_about() -> None:
    state = dealt(2)
    legal = GAME.legal(state, 0)
    told = {BRAIN.theme(state, 0, best, other) for best in legal for other in legal if best != other}
    assert told == {"stones", "cards"}
    state.positions, state.front = [36, 37], 37
    state.pale, state.dark, state.hands = [6, 6], [1, 2], [hand_of(["1", "3"]), hand_of(["1", "2"])]
    assert BRAIN.theme(state, 0, ("play", "1"), ("play", "3")) == "ending"
