"""Steps, undo and records, shown on a tiny game."""

from __future__ import annotations

from hashlib import sha256

import msgspec
import pytest

from engine.core.action import Action
from engine.core.chance import seeded
from engine.core.errors import BadRecord, IllegalAction
from engine.core.match import (
    Record,
    Step,
    act,
    act_forced,
    commitment,
    read_record,
    replay,
    replay_record,
    seed_from_hex,
    seed_hash,
    undoable,
    without,
    write_record,
)
from tests.support.core_toy import GAME, ToyState

Move = tuple[int, Action]


def after(*moves: Move, seats: int = 2, tired: bool = False) -> tuple[ToyState, list[Step]]:
    """The toy game after these moves, forced steps included, and all steps."""
    state = GAME.setup(seats, {"tired": tired}, seeded(1))
    steps: list[Step] = []
    for seat, action in moves:
        steps.append(act(GAME, state, seat, action))
        steps += act_forced(GAME, state)
    return state, steps


def test_a_step_says_whether_it_revealed_something_and_whether_it_was_sealed() -> None:
    _, steps = after((0, ("wait",)), (1, ("roll",)), (0, ("call",)), (1, ("bid", 1)), (0, ("bid", 2)))
    assert [(step.reveals, step.sealed) for step in steps] == [
        (False, False),
        (True, False),
        (False, False),
        (False, True),
        (True, False),
    ]
    assert not any(step.auto for step in steps)


def test_a_refused_action_is_no_step_and_changes_nothing() -> None:
    state, _ = after((0, ("wait",)))
    before = GAME.dump(state)
    for seat, action, code in (
        (0, ("wait",), "not-your-turn"),
        (1, ("bid", 1), "not-possible-now"),
        (5, ("wait",), "no-such-seat"),
    ):
        with pytest.raises(IllegalAction) as caught:
            act(GAME, state, seat, action)
        assert caught.value.code == code
        assert GAME.dump(state) == before


def test_forced_steps_are_done_by_the_host_until_somebody_has_a_choice() -> None:
    state, steps = after((0, ("wait",)), tired=True)
    assert [(step.seat, step.action, step.auto) for step in steps] == [(0, ("wait",), False), (1, ("rest",), True)]
    assert GAME.actors(state) == (0,)
    assert act_forced(GAME, state) == []


def test_forced_steps_without_end_are_a_fault_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def always(state: ToyState) -> Move:
        return GAME.actors(state)[0], ("wait",)

    monkeypatch.setattr(GAME, "forced", always)
    with pytest.raises(AssertionError, match="without a decision"):
        after((0, ("wait",)))


def test_the_own_last_decision_can_be_taken_back_with_what_the_host_did_after_it() -> None:
    _, steps = after((0, ("wait",)), tired=True)
    assert undoable(steps, 0) == 0
    assert undoable(steps, 1) is None
    assert without(steps, 0) == []


def test_what_one_press_decided_is_taken_back_together() -> None:
    _, (first, *_) = after((0, ("wait",)))
    joined = msgspec.structs.replace(first, joined=True)
    assert undoable([first, first], 0) == 1
    assert undoable([first, joined], 0) == 0
    assert undoable([first, joined], 1) is None


def test_a_decision_of_another_seat_ends_free_undo() -> None:
    _, steps = after((0, ("wait",)), (1, ("wait",)))
    assert undoable(steps, 0) is None
    assert undoable(steps, 1) == 1


def test_nothing_that_revealed_something_can_be_taken_back() -> None:
    _, steps = after((0, ("roll",)))
    assert undoable(steps, 0) is None
    _, steps = after((0, ("wait",)), (1, ("roll",)))
    assert undoable(steps, 0) is None
    assert undoable([], 0) is None


def test_a_sealed_choice_can_be_taken_back_while_others_keep_theirs() -> None:
    moves: list[Move] = [(0, ("call",)), (0, ("bid", 1)), (2, ("bid", 2))]
    state, steps = after(*moves, seats=3)
    assert undoable(steps, 0) == 1
    assert undoable(steps, 2) == 2
    assert undoable(steps, 1) is None
    kept = without(steps, 1)
    assert [(step.seat, step.action) for step in kept] == [(0, ("call",)), (2, ("bid", 2))]
    back = replay(GAME, 3, {}, seeded(1), [(step.seat, step.action) for step in kept])
    assert GAME.actors(back) == (0, 1)
    assert back.bids == [0, 0, 2]
    assert state.bids == [1, 0, 2]


def test_opened_sealed_choices_cannot_be_taken_back() -> None:
    _, steps = after((0, ("call",)), (0, ("bid", 1)), (1, ("bid", 2)))
    assert undoable(steps, 0) is None
    assert undoable(steps, 1) is None


# --- records


RECORD = Record(
    game="toy",
    rules_version=3,
    seats=2,
    options={},
    seed=seeded(1).seed.hex(),
    actions=[(0, ["wait"]), (1, ["stop"])],
    scores=[0, 0],
    ranks=[1, 1],
)


def changed(**fields: object) -> Record:
    """The record with some fields different."""
    return msgspec.structs.replace(RECORD, **fields)


def test_a_record_survives_its_file_and_replays() -> None:
    data = write_record(RECORD)
    assert data.endswith(b"}\n")
    assert read_record(data) == RECORD
    assert GAME.outcome(replay_record(GAME, RECORD)) is not None


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"[1]", b"\xff\xfe", b'{"game": 1}', write_record(RECORD).replace(b'"seats":2', b'"seats":"2"')],
)
def test_a_file_that_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="bad-file"):
        read_record(data)


@pytest.mark.parametrize("text", ["", "00", "zz" * 16, "00" * 17])
def test_a_seed_has_32_hex_digits(text: str) -> None:
    with pytest.raises(BadRecord, match="bad-seed"):
        seed_from_hex(text)


def test_a_record_of_other_rules_is_refused_with_both_versions() -> None:
    with pytest.raises(BadRecord) as caught:
        replay_record(GAME, changed(rules_version=2))
    assert (caught.value.code, caught.value.values) == ("other-rules", {"recorded": 2, "current": 3})


def test_the_posted_hash_binds_all_that_decides_how_a_match_is_drawn() -> None:
    first = commitment("toy", 3, 2, {"a": 1, "b": True}, bytes(16))
    assert first == commitment("toy", 3, 2, {"b": True, "a": 1}, bytes(16))
    others = {
        commitment("toi", 3, 2, {"a": 1, "b": True}, bytes(16)),
        commitment("toy", 4, 2, {"a": 1, "b": True}, bytes(16)),
        commitment("toy", 3, 3, {"a": 1, "b": True}, bytes(16)),
        commitment("toy", 3, 2, {"a": 2, "b": True}, bytes(16)),
        commitment("toy", 3, 2, {"a": 1, "b": True}, bytes(15) + b"x"),
    }
    assert len(others - {first}) == 5
    assert (
        commitment("toy", 3, 2, {}, bytes(16))
        == sha256(b'{"game":"toy","options":{},"rules_version":3,"seats":2,"seed":"' + b"0" * 32 + b'"}').hexdigest()
    )


def test_a_record_is_checked_against_the_hash_that_was_posted() -> None:
    replay_record(GAME, changed(hash=RECORD.commitment))
    replay_record(GAME, changed(hash=seed_hash(seed_from_hex(RECORD.seed))))
    with pytest.raises(BadRecord, match="other-hash"):
        replay_record(GAME, changed(hash=changed(seed="00" * 16).commitment))


def test_a_record_that_the_rules_refuse_names_the_action() -> None:
    with pytest.raises(BadRecord) as caught:
        replay_record(GAME, changed(actions=[(0, ["wait"]), (0, ["stop"])]))
    assert (caught.value.code, caught.value.values) == ("does-not-replay", {"number": 2, "reason": "not-your-turn"})
    empty: list[str | int] = []
    with pytest.raises(BadRecord) as caught:
        replay_record(GAME, changed(actions=[(0, ["wait"]), (1, empty)]))
    assert (caught.value.code, caught.value.values) == ("does-not-replay", {"number": 2, "reason": "malformed"})


@pytest.mark.parametrize("other", [{"scores": [0, 1]}, {"ranks": [1, 2]}, {"actions": [(0, ["wait"])]}])
def test_a_record_with_another_result_is_refused(other: dict[str, object]) -> None:
    with pytest.raises(BadRecord, match="other-result"):
        replay_record(GAME, changed(**other))


def test_a_record_without_a_result_is_only_replayed() -> None:
    state = replay_record(GAME, changed(actions=[(0, ["wait"])], scores=None, ranks=None))
    assert GAME.actors(state) == (1,)
