"""Reviews of finished matches: chances over the moments, and what is said of single choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from engine import registry
from engine.core.chance import seeded
from engine.core.errors import BadRecord
from engine.core.match import Record
from engine.players.brains import brain_of
from engine.players.levels import GENTLE, GOOD, decide
from engine.players.review import (
    PART,
    Fortune,
    Judged,
    Look,
    Moment,
    accounts,
    candidates,
    follow,
    fortune,
    judge,
    looks,
    review,
    story,
    turns_of_luck,
)
from engine.players.seeds import fast, split
from tests.support.brains import hurry_the_judge
from tests.support.records import begun, seats_near
from tests.support.toys import toy_game

KEYS = [game.key for game in registry.games() if brain_of(game)]


def played(key: str, seats: int, seed: int, *, blunders: str = "") -> tuple[Record, list[int]]:
    """A match by the rule of thumb, and where a blunder of that kind was made instead, once, by whoever could first."""
    game, state, record = begun(key, seats, seed)
    brain = brain_of(game)
    assert brain is not None
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
    monkeypatch.setattr("engine.players.search.FIRST", 2)
    monkeypatch.setattr(brain_of(registry.game(key)), "playouts", 8)
    record, _ = played(key, seats_near(key, 2), 3)
    whole = follow(record)
    pieces = follow(record, None, 0.0)
    assert len(pieces) == 1
    for _ in range(3):
        pieces += follow(record, pieces[-1].done, 0.0)
    assert pieces == whole[: len(pieces)]
    assert follow(record, whole[-6].done) == whole[-5:]
    assert [moment.done for moment in whole] == sorted({moment.done for moment in whole})
    for moment in whole:
        assert sum(moment.chances) == pytest.approx(1)
    end = playout_end(record)
    assert whole[-1].done == len(record.actions)
    assert list(whole[-1].chances) == [(rank == 1) / end.count(1) for rank in end]
    nexts = {before.done: after.done for before, after in pairwise(whole)}
    drawn = [moment for moment in whole if moment.drawn]
    assert bool(drawn) != open_game(key), "in an open game nothing is drawn"
    done = whole[1].done
    chosen = judge(record, done, nexts[done])
    assert chosen.ways > 1
    assert chosen.seat == record.actions[chosen.done][0]
    assert list(chosen.action) == record.actions[chosen.done][1]
    assert chosen.gain >= 0


def open_game(key: str) -> bool:
    """Whether nothing is hidden and nothing is drawn there."""
    brain = brain_of(registry.game(key))
    return brain is not None and brain.open


def moments(*given: tuple[int | None, float, float]) -> list[Moment]:
    """Positions: who chose, how much that may have missed, and by how much it seems to have been the best."""
    return [Moment(done, seat, (0.5, 0.5), missed, made) for done, (seat, missed, made) in enumerate(given)]


def where(found: Sequence[Look]) -> list[tuple[int, int]]:
    """Between which moments they are."""
    return [(look.done, look.after) for look in found]


def test_of_choices_in_a_row_the_one_that_may_have_cost_most_stands_for_the_turn() -> None:
    story = moments((0, 0.1, 0), (0, 0.02, 0), (0, 0.3, 0), (1, 0.2, 0), (0, 0.15, 0), (1, 0.01, 0), (None, 0, 0))
    assert where(candidates(story, 9, 9)) == [(2, 3), (3, 4), (4, 5)], "what cost next to nothing is not looked at"
    assert where(candidates(story, 2, 9)) == [(2, 3), (3, 4)]
    assert where(candidates(story, 1, 9)) == [(2, 3)]


def test_more_is_looked_at_of_whoever_wants_to_learn_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    story = moments((1, 0.4, 0), (0, 0.1, 0), (1, 0.3, 0), (0, 0.2, 0), (1, 0.5, 0), (0, 0.05, 0), (None, 0, 0))
    assert where(candidates(story, 2, 0)) == [(4, 5), (0, 1)]
    assert where(candidates(story, 2, 0, [0])) == [(4, 5), (0, 1), (3, 4), (1, 2), (5, 6)]
    monkeypatch.setattr("engine.players.review.OWN_MISTAKES", 1)
    assert where(candidates(story, 2, 0, [0, 1])) == [(4, 5), (0, 1), (3, 4)]
    monkeypatch.setattr("engine.players.review.OWN_MISTAKES", 3)
    assert where(candidates(story, 0, 0, [0, 1])) == [(4, 5), (0, 1), (3, 4), (1, 2)], "two each: they share them"


def test_the_best_move_of_every_seat_is_looked_at_too() -> None:
    story = moments((0, 0, 0.1), (1, 0, 0.2), (0, 0, 0.4), (1, 0, 0.02), (2, 0.5, 0), (None, 0, 0))
    assert where(candidates(story, 9, 9)) == [(4, 5), (2, 3), (1, 2)], "what may have mattered most comes first"
    assert where(candidates(story, 9, 1)) == [(4, 5), (2, 3)]


def test_what_may_have_decided_most_is_looked_at_first() -> None:
    told = [
        Moment(0, 0, (0.5, 0.5), 0.2, drawn=True),
        Moment(1, 1, (0.9, 0.1), 0.0, 0.3),
        Moment(2, None, (1.0, 0.0)),
    ]
    assert looks(told) == [Look(0.4, 0, 1, luck=True), Look(0.3, 1, 2), Look(0.2, 0, 1)]


def choice(done: int, seat: int, *, gap: float = 0.0, ahead: float = 0.0) -> Judged:
    """A choice that was a mistake, or the best one by so much, or neither."""
    return Judged(done, seat, ("a",), 3, ("b",), 0.6, 0.6 - gap, gap, 0.01, gap > 0, ahead)


def test_the_largest_mistake_comes_first_and_is_always_told() -> None:
    small, large, other = choice(4, 0, gap=0.1), choice(9, 0, gap=0.3), choice(6, 1, gap=0.2)
    fine, finer = choice(2, 1, ahead=0.2), choice(12, 1, ahead=0.4)
    luck = [Fortune(3, 4, 0, -0.1, 0.01), Fortune(7, 8, 1, 0.3, 0.02), Fortune(8, 9, 1, 0.3, 0.2)]
    told = story([fine, small, choice(5, 0), other, large, finer], luck)
    assert told.mistakes == (large, other, small)
    assert told.missed == (large, other)
    assert told.best == (finer,)
    assert told.luck == (luck[1], luck[0]), "the third may be chance in the playouts"
    assert told.turns(3) == (other, large, finer), "in order of time"
    assert told.turns(2) == (large, finer)
    assert told.turns(1) == (large,)
    assert story([], []).turns(3) == ()


def test_luck_is_what_was_drawn_and_not_what_was_chosen() -> None:
    """In a match of Port Royal somebody draws what ends the turn: that is luck, against whoever drew."""
    game = registry.game("port_royal")
    record, _ = played("port_royal", 2, 3)
    state = game.setup(2, {}, seeded(3))
    bust = None
    for done, (seat, action) in enumerate(record.actions):
        events = game.apply(state, seat, tuple(action))
        if any(event.key == "went-bust" for event in events) and done > 60:
            bust = done
            break
    assert bust is not None
    here = follow(record, bust, 0.0)[0]
    found = fortune(record, bust, here.done)
    assert found.change < 0 if found.seat == record.actions[bust][0] else found.change > 0
    assert found.clear


def test_luck_is_looked_for_where_something_was_drawn_and_the_chart_turned() -> None:
    told = [
        Moment(0, 0, (0.5, 0.5), drawn=True),
        Moment(1, 1, (0.7, 0.3)),
        Moment(2, 0, (0.1, 0.9), drawn=True),
        Moment(3, 1, (0.9, 0.1), drawn=True),
        Moment(4, None, (0.92, 0.08)),
    ]
    assert where(turns_of_luck(told, 9)) == [(2, 3), (0, 1)], "from 0.1 to 0.9, and from 0.5 to 0.7"
    assert where(turns_of_luck(told, 1)) == [(2, 3)]


def test_an_account_keeps_choices_and_luck_apart_and_adds_up() -> None:
    told = [Moment(0, 0, (0.4, 0.3, 0.3)), Moment(9, None, (0.0, 1.0, 0.0))]
    choices = [
        choice(1, 0, gap=0.2),
        choice(3, 0, gap=0.1),
        choice(4, 1, gap=0.1),
        choice(5, 2),
        choice(6, 1, ahead=0.3),
    ]
    luck = [
        Fortune(2, 3, 1, 0.3, 0.01, (-0.1, 0.3, -0.2)),
        Fortune(6, 7, 0, 0.2, 0.01, (0.2, -0.1, -0.1)),
        Fortune(7, 8, 0, 0.2, 0.1, (0.2, -0.1, -0.1)),
    ]
    found = accounts(told, choices, luck)
    assert [one.lost for one in found] == pytest.approx([0.3, 0.1, 0.0])
    assert [one.given for one in found] == pytest.approx([0.05, 0.15, 0.2]), "what the others have lost, in two halves"
    assert [one.luck for one in found] == pytest.approx([0.1, 0.2, -0.3]), "the third may be chance in the playouts"
    for one in found:
        assert one.end == pytest.approx(one.start - one.lost + one.given + one.luck + one.rest)
    assert sum(one.rest for one in found) == pytest.approx(0.0), "what one gains another loses"


def test_a_choice_is_told_by_what_it_was_worth_and_what_else_there_was() -> None:
    assert choice(0, 0, gap=0.2).otherwise == pytest.approx(0.6), "a mistake: the best way"
    assert choice(0, 0, ahead=0.2).otherwise == pytest.approx(0.4), "the best move: the next best way"
    assert choice(0, 0).otherwise == choice(0, 0).win


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
    assert found.mistake
    assert found.gain > 0.02
    assert found.gain == pytest.approx(found.best_win - found.win)
    assert found.otherwise == pytest.approx(found.best_win)
    assert found.theme


def test_without_luck_a_choice_is_told_by_what_it_was_worth() -> None:
    record, _ = played("yucata", 2, 7)
    found = [judge(record, before.done, after.done) for before, after in pairwise(follow(record)[-9:])]
    for one in found:
        assert one.mistake <= (one.best != one.action)
        assert one.gap > 0 or not one.mistake
        assert one.gap == 0 or one.best != one.action
        assert one.gain == (one.gap if one.mistake else 0.0)
    assert {one.best == one.action for one in found} == {True, False}, "some choices were the best, some were not"


def test_in_a_match_whose_chart_rises_far_it_is_told_what_let_it_rise() -> None:
    """A gentle player against a good one, from an even start to a sure win."""
    game, state, record = begun("yucata", 2, 7, {"layout": "yazurika"})
    while actors := game.actors(state):
        seat = actors[0]
        action = decide(game, state, seat, (GENTLE, GOOD)[seat], split(7, len(record.actions))).best
        record.actions.append((seat, list(action)))
        game.apply(state, seat, action)
    whole = follow(record)
    chart = [moment.chances[1] for moment in whole]
    assert chart[0] < 0.55
    assert chart[-1] == 1.0
    told = story([judge(record, look.done, look.after) for look in candidates(whole, 10, 2)], [])
    largest = told.mistakes[0]
    assert largest.seat == 0
    assert largest in told.turns(3)
    assert largest.gap == max(one.gap for one in told.mistakes)


def test_what_was_drawn_later_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = played("port_royal", 2, 3)
    found: set[tuple[float, ...]] = set()
    for playouts in (1, 2, 3, 12):
        monkeypatch.setattr(brain_of(registry.game("port_royal")), "playouts", PART * playouts)
        found.add(follow(record, 60, 0.0)[0].chances)
    assert len(found) > 2, "no two playouts are the same one, least of all the match itself"


def test_what_would_have_been_better_is_judged_from_worlds_of_whoever_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("nereus")
    brain = brain_of(game)
    assert brain is not None
    monkeypatch.setattr("engine.players.search.FIRST", 2)
    monkeypatch.setattr(brain, "playouts", 8)
    record, _ = played("nereus", 2, 3)
    before, after = follow(record, None, 0.0)[0], follow(record, None, 0.3)[1]
    draw, drawn = brain.world, list[int]()

    def watched(state: Any, seat: int, chance: Any) -> Any:
        drawn.append(seat)
        return draw(state, seat, chance)

    monkeypatch.setattr(brain, "world", watched)
    judge(record, before.done, after.done)
    assert set(drawn) == {before.seat}
    assert len(drawn) > 1, "one to see what is worth a thought, and one at least to judge it"


def test_a_review_tells_the_curve_first_and_then_what_decided_most(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_the_judge(monkeypatch)
    record, _ = played("yucata", 2, 7)
    moments, *rest = review(record, 3)
    assert moments == follow(record)
    assert isinstance(moments, list)
    told = [one.done for one in rest if isinstance(one, Judged)]
    assert told == [look.done for look in looks(moments, 3)]
    assert told


@pytest.mark.parametrize("key", ["yucata", "port_royal"])
def test_whatever_comes_between_the_pieces_of_a_thought_it_is_the_same(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two thoughts about the same match, piece by piece in turns, each find what they find in one go."""
    hurry_the_judge(monkeypatch)
    record, _ = played(key, 2, 3)
    first, second, third, *_ = follow(record)
    one, other = judge.begin(record, first.done, second.done), judge.begin(record, second.done, third.done)
    found: list[Judged] = []
    thoughts = [one, other]
    pieces = 0
    while thoughts:
        for thought in list(thoughts):
            try:
                next(thought)
                pieces += 1
            except StopIteration as end:
                thoughts.remove(thought)
                found.append(end.value)
    assert pieces > 4
    expected = [judge(record, first.done, second.done), judge(record, second.done, third.done)]
    assert sorted(found, key=lambda judged: judged.done) == expected


def test_a_record_that_does_not_replay_is_refused() -> None:
    record, _ = played("yucata", 2, 3)
    record.actions[4] = (record.actions[4][0], ["play", "no such card"])
    with pytest.raises(BadRecord):
        follow(record)


def test_a_game_without_a_brain_has_no_review() -> None:
    with toy_game() as toy, pytest.raises(ValueError, match="taught"):
        follow(Record(game=toy, rules_version=1, seats=2, options={}, seed="00" * 16, actions=[]))
