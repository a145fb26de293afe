"""What the contract promises, checked on every game with every number of players and every option."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import registry
from engine.core.action import Action, is_action
from engine.core.chance import Fast, Seeded, seeded
from engine.core.errors import BadOptions, BadRecord, IllegalAction
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.match import Record, Step, act, read_record, replay, replay_record, undoable, without, write_record
from engine.core.options import Options
from engine.core.outcome import rank
from engine.core.playout import playout, random_action
from tests.support.sweep import Variant, defaults, encoded, name, positions, variants

JUNK: list[Any] = [
    None,
    (),
    [],
    {},
    "play",
    3,
    2.5,
    ("play",),
    ("no-such-verb", 1),
    ("play", 2.0),
    ("play", True),
    ("play", 10**30),
    ("play", None),
    ("x" * 1000,),
    tuple(range(100)),
]

every_variant = pytest.mark.parametrize("variant", variants(), ids=name)
every_default = pytest.mark.parametrize("variant", defaults(), ids=name)


def spread(options: Options, every: int) -> int:
    """Each how manieth position is looked at: with an option a third of them, since a game has so many options."""
    return 3 * every if options else every


def near_misses(game: AnyGame, state: Any, seen: set[Action]) -> list[Action]:
    """Well-formed actions near legal ones: actions of other moments, and legal ones with one item changed."""
    misses = set(seen)
    for seat in range(state.seats):
        for action in game.legal(state, seat):
            for index, item in enumerate(action):
                if isinstance(item, int):
                    misses |= {(*action[:index], item + change, *action[index + 1 :]) for change in (-1, 1, 1000)}
                else:
                    misses.add((*action[:index], item + "x", *action[index + 1 :]))
            misses.add((*action, 0))
            misses.add(action[:-1] or ("nothing",))
    return sorted(misses, key=repr)


@every_variant
def test_random_matches_end_with_a_consistent_result(variant: Variant) -> None:
    key, seats, options = variant
    game = registry.game(key)
    for seed in range(3):
        state, _ = playout(game, seats, options, seed)
        outcome = game.outcome(state)
        assert outcome is not None
        assert len(outcome.ranks) == len(outcome.scores) == len(outcome.breakdown) == seats
        ties = outcome.ties or ((),) * seats
        assert outcome.ranks == rank([(score, *tie) for score, tie in zip(outcome.scores, ties, strict=True)])
        for seat in range(seats):
            assert sum(points for _, points in outcome.breakdown[seat]) == outcome.scores[seat]
            assert [source for source, _ in outcome.breakdown[seat]] == [s for s, _ in outcome.breakdown[0]]


@every_variant
def test_legal_actions_are_what_the_question_offers_and_what_apply_accepts(variant: Variant) -> None:
    key, seats, options = variant
    game = registry.game(key)
    for state in positions(game, seats, options, seed=11, every=7):
        actors = game.actors(state)
        assert len(set(actors)) == len(actors)
        assert (game.outcome(state) is None) == bool(actors)
        for seat in range(-1, seats + 1):
            legal = list(game.legal(state, seat))
            retired = list(game.retired(state, seat))
            if seat not in actors:
                assert legal == retired == []
                with pytest.raises(IllegalAction):
                    game.question(state, seat)
                continue
            assert legal
            assert len(set(legal)) == len(legal) <= 400
            assert all(is_action(action) for action in legal)
            question = game.question(state, seat)
            if (pick := question.pick) is not None:
                assert 0 <= pick.low <= pick.high <= len(pick.items) <= 10, "a form offers what there is"
            assert Counter(answer.action for answer in question.legal()) == Counter(legal)
            refused = [answer.action for answer in question.answers if answer.refusal is not None]
            assert not set(refused) & set(legal)
            assert len(set(retired)) == len(retired), "what was offered once is accepted from older matches"
            assert not set(retired) & {*legal, *(answer.action for answer in question.answers)}, "and asked of nobody"
            for action in (*legal, *retired):
                twin = game.clone(state)
                game.apply(twin, seat, action)


@every_default
def test_refused_input_changes_nothing(variant: Variant) -> None:
    key, seats, options = variant
    game = registry.game(key)
    seen: set[Action] = set()
    for state in positions(game, seats, options, seed=5, every=9):
        before = encoded(game, state)
        legal = {seat: {*game.legal(state, seat), *game.retired(state, seat)} for seat in range(-1, seats + 1)}
        misses, of_others = near_misses(game, state, seen), set[Action]().union(*legal.values())
        for seat, known in legal.items():
            for action in [*JUNK, *(misses if known else of_others)]:
                if is_action(action) and action in known:
                    continue
                with pytest.raises(IllegalAction):
                    game.apply(state, seat, action)
        bad_seat: Any
        for bad_seat in (None, "0", 0.0, 10**30, True):
            with pytest.raises(IllegalAction):
                game.apply(state, bad_seat, ("play", "1"))
        assert encoded(game, state) == before
        for known in legal.values():
            seen |= set(list(known)[:20])


@every_variant
def test_dump_load_and_clone_keep_everything(variant: Variant) -> None:
    key, seats, options = variant
    game = registry.game(key)
    policy = Fast(at=3)
    for state in positions(game, seats, options, seed=2, every=5):
        stored = encoded(game, state)
        loaded = game.load(msgspec.json.decode(stored))
        assert encoded(game, loaded) == stored
        twin = game.clone(state)
        for seat in game.actors(state)[:1]:
            action = random_action(game, state, seat, policy)
            assert game.apply(twin, seat, action) == game.apply(loaded, seat, action)
            assert encoded(game, twin) == encoded(game, loaded)
            assert encoded(game, state) == stored


@every_variant
def test_nobody_sees_what_the_seat_cannot_know(variant: Variant) -> None:
    key, seats, options = variant
    game = registry.game(key)
    for world, state in enumerate(positions(game, seats, options, seed=8, every=spread(options, 6))):
        for seat in (None, *range(seats)):
            twin = game.determinize(state, seat, seeded(1000 + world))
            assert msgspec.json.encode(game.view(twin, seat)) == msgspec.json.encode(game.view(state, seat))
            assert game.actors(twin) == game.actors(state)
            if seat is not None:
                assert list(game.legal(twin, seat)) == list(game.legal(state, seat))
                if seat in game.actors(state):
                    assert game.question(twin, seat) == game.question(state, seat)


@every_variant
def test_who_has_chosen_in_secret_is_only_counted(variant: Variant) -> None:
    key, seats, options = variant
    game = registry.game(key)
    for state in positions(game, seats, options, seed=9, every=spread(options, 3)):
        actors, view = game.actors(state), game.view(state, None)
        expected = ((), len(actors)) if game.sealed(state) else (actors, 0)
        assert (view.waits, view.secret_waits) == expected
        assert all(game.question(state, seat).sealed == game.sealed(state) for seat in actors)


@every_default
def test_a_resampled_world_plays_to_its_end(variant: Variant) -> None:
    key, seats, options = variant
    game = registry.game(key)
    policy = Fast(at=1)
    for state in positions(game, seats, options, seed=21, every=25):
        twin = game.determinize(state, 0, seeded(4))
        while game.actors(twin):
            seat = game.actors(twin)[0]
            game.apply(twin, seat, random_action(game, twin, seat, policy))
        assert game.outcome(twin) is not None


def played(game: AnyGame, seats: int, options: Options, seed: int) -> tuple[Any, list[Step]]:
    """A whole random match with its steps."""
    state = game.setup(seats, options, seeded(seed))
    policy = Fast(at=seed)
    steps: list[Step] = []
    while actors := game.actors(state):
        seat = actors[policy.below(len(actors))]
        steps.append(act(game, state, seat, random_action(game, state, seat, policy)))
    return state, steps


@every_variant
def test_the_record_of_a_match_replays_to_the_same_bytes(variant: Variant) -> None:
    key, seats, options = variant
    game = registry.game(key)
    state, steps = played(game, seats, options, seed=6)
    outcome = game.outcome(state)
    assert outcome is not None
    record = Record(
        game=key,
        rules_version=game.rules_version,
        seats=seats,
        options=options,
        seed=seeded(6).seed.hex(),
        actions=[(step.seat, list(step.action)) for step in steps],
        scores=list(outcome.scores),
        ranks=list(outcome.ranks),
    )
    again = read_record(write_record(record))
    assert again == record
    assert encoded(game, replay_record(game, again)) == encoded(game, state)
    wrong = msgspec.structs.replace(record, scores=[score + 1 for score in outcome.scores])
    with pytest.raises(BadRecord, match="other-result"):
        replay_record(game, wrong)


@every_default
def test_undo_gives_back_the_position_before_and_stops_at_what_was_revealed(variant: Variant) -> None:
    key, seats, options = variant
    game = registry.game(key)
    state = game.setup(seats, options, seeded(9))
    policy = Fast(at=9)
    steps: list[Step] = []
    tried = 0
    while (actors := game.actors(state)) and len(steps) < 300:
        seat: Seat = actors[policy.below(len(actors))]
        steps.append(act(game, state, seat, random_action(game, state, seat, policy)))
        for other in range(seats):
            index = undoable(steps, other)
            if index is None:
                continue
            assert not any(step.reveals for step in steps[index:])
            kept = [(step.seat, step.action) for step in without(steps, index)]
            back = replay(game, seats, options, Seeded(seed=seeded(9).seed), kept)
            assert back.chance.draws == state.chance.draws
            assert other in game.actors(back)
            assert steps[index].action in game.legal(back, other)
            tried += 1
    assert tried


@every_default
def test_events_are_plain_facts_for_seats_at_the_table(variant: Variant) -> None:
    key, seats, options = variant
    game = registry.game(key)
    _, steps = played(game, seats, options, seed=4)
    opening = game.opening(game.setup(seats, options, seeded(4)))
    for event in [*opening, *(event for step in steps for event in step.events)]:
        assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
        assert event.to is None or set(event.to) <= set(range(seats))
        for argument, value in event.args.items():
            if argument == "seat" or argument.endswith("_seat"):
                assert type(value) is int
                assert 0 <= value < seats
            if argument == "seats":
                assert isinstance(value, tuple)
                assert set(value) <= set(range(seats))


@every_default
def test_only_a_note_for_the_actor_is_private_and_no_barrier(variant: Variant) -> None:
    key, seats, options = variant
    game = registry.game(key)
    _, steps = played(game, seats, options, seed=4)
    for step in steps:
        for event in step.events:
            if event.to is not None and not event.is_barrier:
                assert event.to == (step.seat,), f"{event.key} tells somebody else, so it is a reveal"
        if any(event.to is not None and event.to != (step.seat,) for event in step.events):
            assert step.reveals


@pytest.mark.parametrize("key", registry.keys())
def test_seats_and_options_that_are_not_offered_are_refused(key: str) -> None:
    game = registry.game(key)
    seats: Any
    for seats in (game.players[0] - 1, game.players[-1] + 1, "2", 2.0, None, True):
        with pytest.raises(BadOptions):
            game.setup(seats, {}, seeded(1))
    with pytest.raises(BadOptions, match="unknown-option"):
        game.setup(game.players[0], {"no-such-option": True}, seeded(1))
    for option in game.options:
        applies = option.seats[0] if option.seats else game.players[0]
        for value in ("no such choice", None, 3.5):
            with pytest.raises(BadOptions, match="bad-choice"):
                game.setup(applies, {option.key: value}, seeded(1))


@pytest.mark.parametrize("key", registry.keys())
def test_stored_states_that_are_damaged_are_refused_with_a_reason(key: str) -> None:
    game = registry.game(key)
    stored = game.dump(game.setup(game.players[0], {}, seeded(1)))
    cases: list[Any] = [{}, [], None, {**stored, "seats": "two"}, {k: v for k, v in stored.items() if k != "chance"}]
    for damaged in cases:
        with pytest.raises(BadRecord, match="bad-state"):
            game.load(damaged)


@pytest.mark.parametrize("key", registry.keys())
@settings(max_examples=25, deadline=None)
@given(choices=st.lists(st.integers(0, 2**16), min_size=60, max_size=200), seed=st.integers(0, 2**32))
def test_any_line_of_play_keeps_the_contract(key: str, choices: list[int], seed: int) -> None:
    game = registry.game(key)
    seats = game.players[seed % len(game.players)]
    state = game.setup(seats, {}, seeded(seed))
    for choice in choices:
        actors = game.actors(state)
        if not actors:
            break
        seat = actors[choice % len(actors)]
        legal = game.legal(state, seat)
        action = legal[choice // 4 % len(legal)]
        assert action in [answer.action for answer in game.question(state, seat).legal()]
        game.apply(state, seat, action)
        assert encoded(game, game.load(game.dump(state))) == encoded(game, state)


def test_matches_do_not_depend_on_the_process() -> None:
    code = (
        "from engine import registry\nfrom engine.core.playout import playout\n"
        "from hashlib import sha256\nimport json\n"
        "print(sha256(json.dumps([g.dump(playout(g, g.players[-1], {}, 3)[0]) for g in registry.games()],"
        " sort_keys=True).encode()).hexdigest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": salt}, capture_output=True, text=True, check=True
        ).stdout
        for salt in ("1", "2")
    }
    assert len(digests) == 1
