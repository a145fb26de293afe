"""What every game inherits: checks of seats and options, reasons for refusals, stored states, forced steps."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Fast, seeded
from engine.core.errors import BadOptions, BadRecord, GameError, IllegalAction
from engine.core.event import Event, readable
from engine.core.outcome import rank
from engine.core.playout import playout
from engine.core.question import Answer, Label, Question, because
from tests.support.core_toy import GAME


def test_an_error_says_its_code_and_its_values() -> None:
    assert str(IllegalAction("same-card", card="spear", seats=(1, 2))) == "same-card (card='spear', seats=(1, 2))"
    assert str(GameError("game-over")) == "game-over"
    error = IllegalAction("same-card", card="4")
    assert because(error) == Label("same-card", {"card": "4"})
    assert isinstance(error, GameError)


def test_events_reach_whom_they_are_for() -> None:
    events = [Event("open"), Event("mine", to=(1,)), Event("ours", to=(0, 1)), Event("nobody's", to=())]
    assert [event.key for event in readable(events, 0)] == ["open", "ours"]
    assert [event.key for event in readable(events, 1)] == ["open", "mine", "ours"]
    assert [event.key for event in readable(events, None)] == ["open"]


def test_a_question_tells_its_legal_answers_from_the_refused_ones() -> None:
    free = Answer(("a",), Label("a"))
    barred = Answer(("b",), Label("b"), refusal=Label("no"))
    assert Question(Label("q"), (barred, free)).legal() == [free]


def test_equal_results_share_a_rank_and_the_next_one_is_skipped() -> None:
    assert rank([(3,), (5,), (5,), (1,)]) == (3, 1, 1, 4)
    assert rank([(3, 1), (3, 2)]) == (2, 1)


def test_setup_refuses_seats_and_options_that_are_not_offered() -> None:
    seats: Any
    for seats in (1, 4, "2", True, None):
        with pytest.raises(BadOptions) as caught:
            GAME.setup(seats, {}, seeded(1))
        assert caught.value.code == "bad-seats"
        assert caught.value.values == {"seats_given": str(seats), "low": 2, "high": 3}


def test_an_option_that_means_nothing_with_these_seats_is_put_back() -> None:
    assert GAME.setup(3, {"third": True}, seeded(1)).options == {"tired": False, "third": True}
    assert GAME.setup(2, {"third": True}, seeded(1)).options == {"tired": False, "third": False}


def test_refusals_name_the_seat_the_form_the_turn_and_the_end() -> None:
    state = GAME.setup(2, {}, seeded(1))
    seat: Any
    action: Any
    for seat, action, code in (
        (0.0, ("wait",), "malformed"),
        (True, ("wait",), "malformed"),
        (-1, ("wait",), "no-such-seat"),
        (2, ("wait",), "no-such-seat"),
        (0, ["wait"], "malformed"),
        (0, ("wait", 1.0), "malformed"),
        (0, ("wait", 1), "not-possible-now"),
        (1, ("wait",), "not-your-turn"),
    ):
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(state, seat, action)
        assert caught.value.code == code, (seat, action)
    assert caught.value.values == {}, "while choices are sealed nobody learns whom the match waits for"
    GAME.apply(state, 0, ("stop",))
    with pytest.raises(IllegalAction, match="game-over"):
        GAME.apply(state, 1, ("wait",))


def test_an_equal_action_of_another_type_is_not_taken_for_the_real_one() -> None:
    state = GAME.setup(2, {}, seeded(1))
    GAME.apply(state, 0, ("call",))
    number: Any
    for number in (1.0, True):
        with pytest.raises(IllegalAction, match="malformed"):
            GAME.apply(state, 0, ("bid", number))
    GAME.apply(state, 0, ("bid", 1))
    assert state.bids == [1, 0]


def test_only_a_single_legal_action_of_a_single_actor_is_forced() -> None:
    state = GAME.setup(2, {"tired": True}, seeded(1))
    assert GAME.forced(state) is None
    GAME.apply(state, 0, ("wait",))
    assert GAME.forced(state) == (1, ("rest",))
    GAME.apply(state, 1, ("rest",))
    GAME.apply(state, 0, ("call",))
    assert GAME.forced(state) is None


def test_a_state_is_stored_with_its_source_of_chance_and_read_back() -> None:
    state = GAME.setup(2, {}, seeded(5))
    GAME.apply(state, 0, ("roll",))
    twin = GAME.load(GAME.dump(state))
    assert twin == state
    assert [twin.chance.below(100) for _ in range(5)] == [state.chance.below(100) for _ in range(5)]
    with pytest.raises(BadRecord, match="bad-state"):
        GAME.load({**GAME.dump(state), "points": "many"})


def test_random_play_is_the_same_for_the_same_seed_and_stops_when_told() -> None:
    first, steps = playout(GAME, 3, {}, 4)
    again, _ = playout(GAME, 3, {}, 4)
    assert first == again
    assert GAME.outcome(first) is not None
    watched: list[int] = []
    short, done = playout(GAME, 3, {}, 4, actions=1, watch=lambda _state, seat, _action, _events: watched.append(seat))
    assert done == len(watched) == 1 <= steps
    assert GAME.view(short, None).points is not None
    assert isinstance(GAME.determinize(short, 0, Fast(at=1)).chance, Fast)
