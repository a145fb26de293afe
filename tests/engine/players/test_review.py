"""Reviews of finished matches: chances over the moments, and what is said of single choices."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine import registry
from engine.core.chance import seeded
from engine.core.errors import BadRecord
from engine.core.match import Record
from engine.players.brains import brain_of
from engine.players.review import Moment, candidates, follow, judge
from engine.players.seeds import fast
from tests.support.toys import toy_game

KEYS = [game.key for game in registry.games() if brain_of(game)]


def played(key: str, seats: int, seed: int, *, blunders: str = "") -> tuple[Record, list[int]]:
    """A match by the rule of thumb, and where a blunder of that kind was made instead, once, by whoever could first."""
    game = registry.game(key)
    brain = brain_of(game)
    assert brain is not None
    state = game.setup(seats, {}, seeded(seed))
    record = Record(
        game=key,
        rules_version=game.rules_version,
        seats=seats,
        options=dict(state.options),
        seed=seeded(seed).seed.hex(),
        actions=[],
    )
    made: list[int] = []
    chance = fast(seed, 0)
    while actors := game.actors(state):
        seat = actors[0]
        legal = game.legal(state, seat)
        action = legal[0] if len(legal) == 1 else brain.policy(state, seat, legal, chance)
        bad = [other for other in legal if blunders and brain.blunder(state, seat, other) == blunders]
        if bad and not made and len(record.actions) > 8:
            made.append(len(record.actions))
            action = bad[0]
        record.actions.append((seat, list(action)))
        game.apply(state, seat, action)
    return record, made


@pytest.mark.parametrize("key", KEYS)
def test_chances_lead_to_the_result_and_are_the_same_in_pieces(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.players.review.FEW", 2)
    monkeypatch.setattr("engine.players.review.MANY", 2)
    monkeypatch.setattr(brain_of(registry.game(key)), "playouts", 8)
    record, _ = played(key, 2, 3)
    whole = follow(record)
    pieces = follow(record, None, 0.0)
    assert len(pieces) == 1
    for _ in range(3):
        pieces += follow(record, pieces[-1].done, 0.0)
    pieces += follow(record, pieces[-1].done)
    assert pieces == whole
    assert [moment.done for moment in whole] == sorted({moment.done for moment in whole})
    for moment in whole:
        assert sum(moment.chances) == pytest.approx(1)
    end = playout_end(record)
    assert whole[-1].done == len(record.actions)
    assert list(whole[-1].chances) == [(rank == 1) / end.count(1) for rank in end]
    found = candidates(whole, 5)
    assert 1 <= len(found) <= 5
    nexts = {before.done: after.done for before, after in pairwise(whole)}
    assert all(nexts[done] == after for done, after in found)
    chosen = judge(record, *found[0])
    assert chosen.ways > 1
    assert chosen.seat == record.actions[chosen.done][0]
    assert list(chosen.action) == record.actions[chosen.done][1]
    assert chosen.gain >= 0


def moments(*given: tuple[int | None, float, float]) -> list[Moment]:
    """Positions of a match of two: who chose, seat 0's chance then, and as it was seen from the moment before."""
    return [
        Moment(done, seat, (chance, 1 - chance), (then, 1 - then)) for done, (seat, chance, then) in enumerate(given)
    ]


def test_of_choices_in_a_row_the_one_that_mattered_most_stands_for_the_turn() -> None:
    story = moments((0, 0.5, 0.5), (0, 0.5, 0.52), (0, 0.5, 0.8), (1, 0.5, 0.55), (0, 0.5, 0.4), (None, 1.0, 1.0))
    assert candidates(story, 9) == [(1, 2), (3, 4), (4, 5)]
    assert candidates(story, 2) == [(1, 2), (4, 5)], "the largest, in order of time"
    assert candidates(story, 1) == [(4, 5)]


def test_what_is_only_seen_later_is_no_merit_of_a_choice() -> None:
    luck = moments((0, 0.5, 0.5), (1, 0.9, 0.5), (0, 0.9, 0.8), (None, 1.0, 0.9))
    assert candidates(luck, 1) == [(1, 2)], "0.9 to 0.8; what seat 0 drew before is seen first at the second moment"


def playout_end(record: Record) -> list[int]:
    """The ranks at the end of a record."""
    game = registry.game(record.game)
    state = game.setup(record.seats, record.options, seeded(3))
    for seat, action in record.actions:
        game.apply(state, seat, tuple(action))
    outcome = game.outcome(state)
    assert outcome is not None
    return list(outcome.ranks)


@pytest.mark.parametrize(("key", "blunder"), [("yucata", "loses-stones"), ("nereus", "treasures-lost")])
def test_a_blunder_is_found_and_something_better_is_named(key: str, blunder: str) -> None:
    record, made = played(key, 2, 5, blunders=blunder)
    assert made, "nobody could blunder like this"
    (done,) = made
    after = follow(record, done, 0.0)[0].done
    found = judge(record, done, after)
    assert found.best != found.action
    assert found.gain > 0.02
    assert found.reasons
    if key == "yucata":
        assert (found.before, found.after) == (found.best_win, found.win), "without luck this is what it cost"


@pytest.mark.parametrize("key", [key for key in KEYS if not brain_of(registry.game(key)).open])  # type: ignore[union-attr]
def test_a_choice_changed_what_the_chart_shows(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With as many playouts, the chances of a judged choice are those of whoever chose, before it and seen as far."""
    monkeypatch.setattr("engine.players.review.FEW", 3)
    monkeypatch.setattr("engine.players.review.MANY", 3)
    monkeypatch.setattr(brain_of(registry.game(key)), "playouts", 4)
    record, _ = played(key, 2, 3)
    story = follow(record, None, 0.0)
    while len({moment.seat for moment in story}) < 2 or len(story) < 4:
        story += follow(record, story[-1].done, 0.0)
    for before, after in pairwise(story):
        assert before.seat is not None
        found = judge(record, before.done, after.done, 0.0)
        assert (found.done, found.seat) == (before.done, before.seat)
        assert (found.before, found.after) == (before.chances[found.seat], after.then[found.seat])
        assert found.swing == abs(found.after - found.before)


def test_without_luck_a_choice_is_told_by_what_it_was_worth() -> None:
    record, _ = played("yucata", 2, 7)
    story = follow(record)
    worse = 0
    game, brain = registry.game("yucata"), brain_of(registry.game("yucata"))
    assert brain is not None
    for before, after in pairwise(story[-7:]):
        found = judge(record, before.done, after.done)
        assert (found.before, found.after) == (found.best_win, found.win)
        state = at(record, before.done)
        sane = brain.sane(state, found.seat, game.legal(state, found.seat))
        assert found.ways == len({*sane, found.action})
        if found.best == found.action:
            assert (found.gain, found.reasons) == (0, ())
        else:
            worse += 1
            assert found.gain > 0 or found.reasons
        if found.best_win == 1:
            assert before.chances[found.seat] == 1, "a good player sees it"
    assert 0 < worse < 6, "some choices were the best, some were not"


def at(record: Record, done: int) -> Any:
    """The state after so many actions of a record of seed 7."""
    state = registry.game(record.game).setup(record.seats, record.options, seeded(7))
    for seat, action in record.actions[:done]:
        registry.game(record.game).apply(state, seat, tuple(action))
    return state


def test_what_was_drawn_later_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = played("port_royal", 2, 3)
    found: set[tuple[float, ...]] = set()
    for playouts in (1, 2, 3, 12):
        monkeypatch.setattr("engine.players.review.FEW", playouts)
        found.add(follow(record, 60, 0.0)[0].chances)
    assert len(found) > 2, "no two playouts are the same one, least of all the match itself"


def test_what_would_have_been_better_is_judged_from_worlds_of_whoever_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("nereus")
    brain = brain_of(game)
    assert brain is not None
    monkeypatch.setattr("engine.players.review.MANY", 1)
    monkeypatch.setattr(brain, "playouts", 8)
    record, _ = played("nereus", 2, 3)
    before, after = follow(record, None, 0.0)[0], follow(record, None, 0.3)[1]
    draw, drawn = brain.world, list[int]()

    def watched(state: Any, seat: int, chance: Any) -> Any:
        drawn.append(seat)
        return draw(state, seat, chance)

    monkeypatch.setattr(brain, "world", watched)
    judge(record, before.done, after.done, 0.0)
    assert set(drawn) == {before.seat}
    assert len(drawn) > 2, "one to see what is worth a thought, and one at least for each search"


def test_a_record_that_does_not_replay_is_refused() -> None:
    record, _ = played("yucata", 2, 3)
    record.actions[4] = (record.actions[4][0], ["play", "no such card"])
    with pytest.raises(BadRecord):
        follow(record)


def test_a_game_without_a_brain_has_no_review() -> None:
    with toy_game() as toy, pytest.raises(ValueError, match="taught"):
        follow(Record(game=toy, rules_version=1, seats=2, options={}, seed="00" * 16, actions=[]))
