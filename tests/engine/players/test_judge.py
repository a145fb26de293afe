"""One opinion: what the computer says of a position is the same whoever asks, and contradicts itself nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import exp
from typing import Any

import pytest

from engine import registry
from engine.core.action import Action
from engine.core.chance import Fast
from engine.core.event import Seat
from engine.core.match import Record
from engine.players import judge
from engine.players.advice import LEAST, SURE, Advice, Alternative, clearly, settled
from engine.players.brains import AnyBrain, brain_of, taught
from engine.players.choose import advise
from engine.players.levels import GENTLE, decide, worlds_of
from engine.players.review import judge as reviewed
from engine.players.search import Search
from engine.players.seeds import fast, split
from engine.players.thoughts import whole
from tests.support.brains import hurry_the_judge, positions
from tests.support.records import begun, seats_near

KEYS = [game.key for game in registry.games() if brain_of(game)]


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_the_judge(monkeypatch)


def brain_for(key: str) -> AnyBrain:
    """The brain of a game."""
    return taught(registry.game(key))


def looked_at(key: str, number: int, seats: int = 2) -> Iterator[tuple[Any, Seat]]:
    """Positions of a match in which a decision matters."""
    brain = brain_for(key)
    found = 0
    for state, seat in positions(brain, seats_near(key, seats), {}, 11, every=5):
        if brain.matters(state, seat) and len(brain.sane(state, seat, brain.game.legal(state, seat))) > 1:
            yield state, seat
            found += 1
            if found == number:
                return


def test_clearly_better_is_by_so_much_and_by_so_many_errors() -> None:
    assert clearly(LEAST, 0.0)
    assert not clearly(LEAST - 0.001, 0.0)
    assert clearly(0.09, 0.09 / SURE)
    assert not clearly(0.09, 0.091 / SURE)
    assert Alternative(("a",), gap=0.5, gap_error=0.01).worse
    assert not Alternative(("a",), gap=0.5, gap_error=0.01, stands=False).worse
    best = Alternative(("b",))
    assert Advice(("b",), (best, Alternative(("a",), gap=0.5))).clear
    assert not Advice(("b",), (best, Alternative(("a",), gap=0.5), Alternative(("c",), gap=0.01))).clear
    assert not Advice(("b",), (best,)).clear


def test_a_look_is_over_when_the_rest_of_it_would_not_change_what_is_said() -> None:
    assert not settled(0.1, 0.03, 0.25), "clear as it is, but the rest moves it by up to 0.078"
    assert settled(0.1, 0.02, 0.25)
    assert settled(-0.05, 0.03, 0.25)
    assert not settled(0.02, 0.01, 0.25)
    for gap in (0.0, LEAST, 0.05, 0.1):
        for error in (0.0, 0.01, 0.03, 0.1):
            assert settled(gap, error, 1.0), "in the end nothing is left"
            for seen in (0.25, 0.5, 0.75):
                if settled(gap, error, seen) and clearly(gap, error):
                    assert settled(gap + 0.01, error, seen), "what is clearer is as settled"


def test_a_race_that_wants_only_a_few_finds_the_same_ones_with_less() -> None:
    brain = brain_for("port_royal")
    shorter = 0
    for state, seat in looked_at("port_royal", 4, 3):
        world_of = worlds_of(brain.game, brain, state, seat, 3)
        actions = brain.sane(world_of(0), seat, brain.game.legal(world_of(0), seat))
        for few in (1, 2, 3):
            found, whole_one = (whole(Search(brain, world_of, seat, 4).race(actions, 150, few=n)) for n in (few, 1))
            assert {arm.action for arm in found[:few]} == {arm.action for arm in whole_one[:few]}
            shorter += sum(len(arm.wins) for arm in found) < sum(len(arm.wins) for arm in whole_one)
    assert shorter


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("key", KEYS)
def test_the_opinion_is_the_same_from_every_world_and_whatever_else_is_asked(key: str) -> None:
    brain = brain_for(key)
    for number, (state, seat) in enumerate(looked_at(key, 3)):
        told = judge.advised(brain, state, seat)
        before = brain.game.dump(state)
        world = brain.game.determinize(state, seat, Fast(at=split(5, number)))
        assert advise(key, brain.game.dump(world), seat) == told
        for action in brain.game.legal(state, seat)[:6]:
            weighed = judge.judged(brain, state, seat, (action,))
            assert weighed.best == told.best
            assert weighed.of(weighed.best) == told.alternatives[0]
            mine = weighed.of(action)
            assert mine is not None
            assert mine.playouts == weighed.alternatives[0].playouts, "as closely as the best"
            harder = told.alternatives[1]
            narrow = judge.judged(brain, state, seat, (action,), narrow=True).of(action)
            assert narrow is not None
            assert (narrow.win, narrow.worse, narrow.why) == (mine.win, mine.worse, mine.why)
            same = weighed.of(harder.action)
            assert same is None or same.playouts < mine.playouts or same == harder, "what else is asked changes nothing"
        assert brain.game.dump(state) == before


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("key", KEYS)
def test_what_is_said_of_a_position_fits_together(key: str) -> None:
    brain = brain_for(key)
    for state, seat in looked_at(key, 6, 3):
        told = judge.advised(brain, state, seat)
        best, next_best, *_ = told.alternatives
        assert (told.best, best.gap) == (best.action, 0.0)
        closely = [other for other in told.alternatives if other.playouts == best.playouts]
        assert len(closely) >= 2
        for other in closely:
            assert other.gap == pytest.approx(best.win - other.win), "of the same worlds"
        assert all(reason.win > 0 for reason in told.reasons), "each speaks for the best"
        assert not told.reasons or next_best.worse
        assert sum(reply.share for reply in told.replies) <= 1
        assert all(reply.seat != seat for reply in told.replies)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("key", KEYS)
def test_without_its_harder_look_a_judgement_has_the_same_figures(key: str) -> None:
    brain = brain_for(key)
    for state, seat in looked_at(key, 3):
        told = judge.judged(brain, state, seat)
        asked: list[Advice] = []
        brief = judge.judged(brain, state, seat, goes_on=lambda advice: bool(asked.append(advice)))  # noqa: B023
        assert asked == [brief]
        assert (brief.reasons, brief.replies) == ((), ())
        assert [(one.action, one.win, one.gap) for one in brief.alternatives] == [
            (one.action, one.win, one.gap) for one in told.alternatives
        ]
        assert all(one.stands for one in brief.alternatives), "nothing has been looked at harder"


@pytest.mark.parametrize("key", KEYS)
def test_the_parts_of_a_difference_make_up_all_of_it(key: str) -> None:
    """Between any two positions: shares of own parts and of those of others, in the unit of the chance to win."""
    brain = brain_for(key)
    found = [state for state, _ in positions(brain, seats_near(key, 3), {}, 4, every=2)]

    def chance(state: Any) -> float:
        spread = brain.spread(state)
        weights = [exp(points / spread - 20) for points in brain.evaluate(state)]
        return weights[0] / sum(weights)

    compared = 0
    for one, other in pairwise(found[:9]):
        shares = judge._shares(brain, 0, one, other)  # pyright: ignore[reportPrivateUsage]
        assert sum(win for _, win in shares) == pytest.approx(chance(one) - chance(other), abs=0.03)
        compared += 1
    assert compared > 3


def test_a_reason_names_what_made_the_difference() -> None:
    """The same position but for one thing: more points for the own seat, or fewer for the other."""
    brain = brain_for("port_royal")
    state, _ = next(looked_at("port_royal", 1))
    more, less = brain.game.clone(state), brain.game.clone(state)
    more.points[0] += 3
    less.points[1] -= 1
    own, *_ = judge.reasons(brain, 0, [more], [state], 0.1)
    assert (own.source, own.theirs) == ("points", False)
    theirs, *_ = judge.reasons(brain, 0, [less], [state], 0.1)
    assert (theirs.source, theirs.theirs) == ("points", True)
    assert all(reason.source != "points" for reason in judge.reasons(brain, 0, [state], [more], 0.1))


def said_in_a_match(
    key: str, seats: int, seed: int, follows: int, every: int
) -> tuple[Record, dict[int, tuple[Seat, Action]], list[int]]:
    """A match in which a hint is asked for at every so many choices, and so many of a hundred are followed: what was
    recommended at each, and where it was done."""
    game, state, record = begun(key, seats, seed)
    said: dict[int, tuple[Seat, Action]] = {}
    followed: list[int] = []
    chance = fast(seed, 9)
    choices = 0
    while actors := game.actors(state):
        seat = actors[0]
        done = len(record.actions)
        action = game.legal(state, seat)[0]
        choices += len(game.legal(state, seat)) > 1
        if len(game.legal(state, seat)) > 1 and choices % every:
            action = decide(game, state, seat, GENTLE, split(seed, done)).best
        elif len(game.legal(state, seat)) > 1:
            world = game.determinize(state, seat, Fast(at=split(seed, done)))
            best = advise(key, game.dump(world), seat).best
            said[done] = seat, best
            follow_it = chance.below(100) < follows
            action = best if follow_it else decide(game, state, seat, GENTLE, split(seed, done)).best
            if action == best:
                followed.append(done)
        record.actions.append((seat, list(action)))
        game.apply(state, seat, action)
    return record, said, followed


def check_what_was_said(key: str, seats: int, seed: int, follows: int, every: int) -> None:
    """A review of the match contradicts no hint: what was recommended is no mistake, and what is better is what was
    recommended."""
    record, said, followed = said_in_a_match(key, seats, seed, follows, every)
    assert followed
    for done in said:
        one = reviewed(record, done, done + 1)
        if done in followed:
            assert not one.mistake
            assert one.best == one.action
        if one.mistake:
            assert one.best == said[done][1]


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("key", KEYS)
def test_a_review_never_calls_a_mistake_what_a_hint_recommended(key: str) -> None:
    check_what_was_said(key, seats_near(key, 2), 5, 60, 7)


@pytest.mark.soak
@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("seed", range(50))
@pytest.mark.parametrize("key", KEYS)
def test_nor_in_50_matches_of_each_game(key: str, seed: int) -> None:
    game = registry.game(key)
    check_what_was_said(key, game.players[seed % len(game.players)], seed, 60, 1)
