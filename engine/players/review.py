"""What a finished match looks like from its end: each player's chance to win before every choice, and what else could
have been chosen.

The chances come from the match as it truly stood, with all hands open and nothing of what was drawn later: it is over,
so there is nothing left to guard, and a chart of what one seat could guess would turn where nothing has happened. What
would have been better is judged from the possible worlds of whoever chose: nobody is blamed for what could not be
known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from engine import registry
from engine.core.action import Action, parse_action
from engine.core.brain import Parts
from engine.core.chance import Seeded
from engine.core.errors import BadRecord, GameError
from engine.core.event import Seat
from engine.core.match import Record, seed_from_hex
from engine.players.advice import Advice
from engine.players.brains import AnyBrain, brain_of
from engine.players.choose import within
from engine.players.levels import worlds_of
from engine.players.lookahead import Lookahead
from engine.players.search import Search, play_on, win_chances
from engine.players.seeds import fast, split

FEW: Final = 24
"""Playouts behind a chance on the chart."""
MANY: Final = 160
"""Playouts behind the two chances of a choice that is judged."""
PAIR: Final = 2
_SEED: Final = 1
"""Everything here is the same again for the same record."""


class Moment(msgspec.Struct, frozen=True):
    """A position before somebody chose, or the end of the match.

    done:    how many actions of the record were done then.
    seat:    who chose; None at the end.
    chances: each seat's chance to win, 0 to 1, summing to 1.
    then:    the same as far ahead as it was seen at the moment before: what has come of the choice made there, and
             nothing that is only seen now. Empty for the first moment.
    """

    done: int
    seat: Seat | None
    chances: tuple[float, ...]
    then: tuple[float, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """A choice and what came of it.

    done, seat:    as in `Moment`.   action: what was chosen.   ways: how many sane ways there were.
    before, after: the seat's chance to win before the choice and before the next choice of anybody, 0 to 1; in a game
             without luck and secrets, what the best way was worth and what was done.
    best:          what a strong player would have done, from what the seat could know; `action` itself if nothing is
                   better.
    best_win, win: what these two were worth to that player, 0 to 1.
    reasons:       by source, how many points more `best` was expected to bring than `action`, the largest first.
    """

    done: int
    seat: Seat
    action: Action
    ways: int
    before: float
    after: float
    best: Action
    best_win: float
    win: float
    reasons: Parts = ()

    @property
    def gain(self) -> float:
        """How much more `best` was worth than what was done, 0 to 1."""
        return self.best_win - self.win

    @property
    def swing(self) -> float:
        """How much the chance of the seat has changed, either way."""
        return abs(self.after - self.before)


def follow(record: Record, after: int | None = None, seconds: float = 60.0) -> list[Moment]:
    """The moments after the one at which `after` actions were done, as many as fit into these seconds of processor
    time, one at least; None begins with the match.

    The end of the match comes last; its `seat` is None. Raises UnknownGame, BadRecord, and ValueError for a game that
    nobody has taught computers to play.
    """
    brain = _brain(record)
    enough = within(seconds)
    found: list[Moment] = []
    until: int | None = None
    for done, state in _positions(record, after or 0):
        if done == after:
            until = brain.horizon(state)
            continue
        if done == len(record.actions):
            chances = tuple(win_chances(brain, state))
            found.append(Moment(done, None, chances, chances))
            break
        seat, action = _step(record, done)
        if len(_thought(brain, state, seat, action)) > 1:
            then = () if until is None else _chances(brain, state, FEW, until)
            until = brain.horizon(state)
            found.append(Moment(done, seat, _chances(brain, state, FEW, until), then))
        if found and enough():
            break
    return found


def candidates(moments: Sequence[Moment], most: int) -> list[tuple[int, int]]:
    """The choices after which the chance of whoever chose had changed most: at most so many, in order of time.

    Each is told by how many actions were done before it and before the next choice. One for each turn: of choices of
    the same seat in a row the one that mattered most.
    """
    best: list[tuple[float, int, int]] = []
    last: Seat | None = None
    for before, after in pairwise(moments):
        seat = before.seat
        if seat is None:
            continue
        found = (abs(after.then[seat] - before.chances[seat]), before.done, after.done)
        if seat == last and best:
            best[-1] = max(best[-1], found)
        else:
            best.append(found)
        last = seat
    return sorted((done, after) for _, done, after in sorted(best, reverse=True)[:most])


def judge(record: Record, done: int, after: int, seconds: float = 60.0) -> Judged:
    """The choice made after `done` actions; `after` actions were done before the next choice.

    seconds: processor time after which the search for something better ends. Raises what `follow` raises.
    """
    brain = _brain(record)
    enough = within(seconds)
    stood = {at: brain.game.clone(state) for at, state in _positions(record, done, after) if at in (done, after)}
    state, later = stood[done], stood[after]
    seat, action = _step(record, done)
    until = brain.horizon(state)
    before_win = _chances(brain, state, MANY, until)[seat]
    after_win = _chances(brain, later, MANY, until)[seat]
    thought = _thought(brain, state, seat, action)
    best = _advised(brain, state, seat, thought, enough).best
    if best == action:
        best = next(other for other in thought if other != action)
    # What was done and the best or next best of the others once more, in the same worlds.
    advice = _advised(brain, state, seat, [best, action], enough)
    win = {alternative.action: alternative.win for alternative in advice.alternatives}
    reasons = advice.reasons if advice.best != action else ()
    if brain.open:
        before_win, after_win = win[advice.best], win[action]
    return Judged(
        done, seat, action, len(thought), before_win, after_win, advice.best, win[advice.best], win[action], reasons
    )


def _brain(record: Record) -> AnyBrain:
    game = registry.game(record.game)
    brain = brain_of(game)
    if brain is None:
        raise ValueError(f"nobody has taught computers to play {record.game}")
    return brain


def _step(record: Record, done: int) -> tuple[Seat, Action]:
    """The action after `done` others, and whose it was."""
    seat, action = record.actions[done]
    return seat, parse_action(action)


def _positions(record: Record, first: int, last: int | None = None) -> Iterator[tuple[int, Any]]:
    """The states after `first` actions and later, up to `last` (the end of the match), with how many were done.

    Each is valid until the next one is asked for. Raises BadRecord `does-not-replay`.
    """
    game = registry.game(record.game)
    state = game.setup(record.seats, record.options, Seeded(seed=seed_from_hex(record.seed)))
    for done in range(len(record.actions) + 1):
        if done >= first:
            yield done, state
        if done == (len(record.actions) if last is None else last):
            return
        try:
            game.apply(state, *_step(record, done))
        except GameError as error:
            raise BadRecord("does-not-replay", number=done + 1, reason=error.code) from error


def _thought(brain: AnyBrain, state: Any, seat: Seat, action: Action) -> list[Action]:
    """The ways worth a thought, from what `seat` could know, and what was done; only this if there was no choice."""
    legal = brain.game.legal(state, seat)
    if len(legal) == 1:
        return [action]
    thought = list(brain.sane(worlds_of(brain.game, brain, state, seat, _SEED)(0), seat, legal))
    return thought if action in thought else [*thought, action]


def _chances(brain: AnyBrain, state: Any, playouts: int, until: int) -> tuple[float, ...]:
    """Each seat's chance to win from here, on average over playouts by the rule up to a moment of the clock.

    What is hidden is as it was; what was drawn later is drawn anew. In an open game all playouts are the same one, so
    one does, played by good players.
    """
    if brain.open:
        playouts = 1
    sums = [0.0] * state.seats
    for number in range(playouts):
        twin = brain.game.clone(state)
        twin.chance = fast(split(_SEED, 0), number)
        play_on(brain, twin, split(_SEED, 1), number, until, well=brain.open)
        for seat, chance in enumerate(win_chances(brain, twin)):
            sums[seat] += chance
    return tuple(total / playouts for total in sums)


def _advised(brain: AnyBrain, state: Any, seat: Seat, actions: Sequence[Action], enough: Callable[[], bool]) -> Advice:
    """What a strong player would choose among these actions, from what `seat` can know."""
    world_of = worlds_of(brain.game, brain, state, seat, _SEED)
    if brain.open:
        return Lookahead(brain, world_of(0), seat).best_of(actions, enough, explain=True)
    search = Search(brain, world_of, seat, split(_SEED, 2))
    return search.best_of(actions, brain.playouts, enough, explain=len(actions) == PAIR)
