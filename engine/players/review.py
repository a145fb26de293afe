"""What a finished match looks like from its end: each player's chance to win before every choice, what could have been
done better, and what was luck.

The chances come from the match as it truly stood, with all hands open and nothing of what was drawn later: it is over,
so there is nothing left to guard, and a chart of what one seat could guess would turn where nothing has happened. What
would have been better is judged from the possible worlds of whoever chose: nobody is blamed for what could not be
known. It is the same judgement that a hint would have told (`engine.players.judge`), so nothing that was recommended
is a mistake.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from engine import registry
from engine.core.action import Action, parse_action
from engine.core.chance import Seeded
from engine.core.errors import BadRecord, GameError
from engine.core.event import Seat
from engine.core.match import Record, seed_from_hex
from engine.players.advice import LEAST, Reason, clearly
from engine.players.brains import AnyBrain, taught
from engine.players.choose import within
from engine.players.judge import glance, judged
from engine.players.levels import worlds_of
from engine.players.search import mean_of, play_on, win_chances
from engine.players.seeds import fast, split

FEW: Final = 24
"""Playouts behind a chance on the chart."""
MANY: Final = 96
"""Playouts behind the chances of a choice that is judged, and behind what luck did."""
_SEED: Final = 1
"""The chart is the same again for the same record."""


class Moment(msgspec.Struct, frozen=True):
    """A position before somebody chose, or the end of the match.

    done:    how many actions of the record were done then.
    seat:    who chose; None at the end.
    chances: each seat's chance to win, 0 to 1, summing to 1.
    then:    the same as far ahead as it was seen at the moment before: what has come of the choice made there, and
             nothing that is only seen now. Empty for the first moment.
    missed:  how much less the choice may have been worth at most than the best one, at a glance, from what the seat
             could know; 0 where there was nothing to weigh.
    made:    how much more it seems to have been worth than the next best, if it was the best.
    drawn:   whether anything was drawn or rolled until the next moment.
    """

    done: int
    seat: Seat | None
    chances: tuple[float, ...]
    then: tuple[float, ...] = ()
    missed: float = 0.0
    made: float = 0.0
    drawn: bool = False


class Judged(msgspec.Struct, frozen=True):
    """A choice and what came of it.

    done, seat:    as in `Moment`.   action: what was chosen.   ways: how many sane ways there were.
    before, after: the seat's chance to win before the choice and before the next choice of anybody, 0 to 1; in a game
                   without luck and secrets, what the best way was worth and what was done.
    best:          what a hint would have recommended; `action` itself if that was chosen.
    best_win, win: what these two were worth, from what the seat could know, 0 to 1.
    gap:           how much more `best` was worth, in the same worlds; 0 if it was chosen.
    gap_error:     the standard error of that.
    mistake:       whether `best` was clearly better.
    ahead:         if it was chosen and clearly the best: how much more it was worth than the next best. Else 0.
    why:           why `best` was better, or (where it was chosen) why it was better than the next best.
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
    gap: float = 0.0
    gap_error: float = 0.0
    mistake: bool = False
    ahead: float = 0.0
    why: tuple[Reason, ...] = ()

    @property
    def gain(self) -> float:
        """How much more `best` was worth than what was done, 0 to 1; 0 where that is no more than can be told."""
        return self.gap if self.mistake else 0.0


class Fortune(msgspec.Struct, frozen=True):
    """What luck did, apart from what was chosen: something was drawn or rolled.

    done, after: how many actions of the record were done before the choice that led to it, and before the next choice
                 of anybody; what happened in between is what is to be told.
    seat:        whose chance to win changed most.   change: by how much, -1 to 1.
    error:       the standard error of that.
    """

    done: int
    after: int
    seat: Seat
    change: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether it is worth a word, and no matter of chance in the playouts."""
        return clearly(abs(self.change), self.error)


class Story(msgspec.Struct, frozen=True):
    """What a review tells.

    mistakes: the choices that were clearly worse than another one, the one that cost most first.
    best:     each seat's best move: where what it chose was clearly better than all else, by most.
    missed:   each seat's largest mistake: the chance that it let go.
    luck:     what luck did, the largest change first.
    """

    mistakes: tuple[Judged, ...]
    best: tuple[Judged, ...]
    missed: tuple[Judged, ...]
    luck: tuple[Fortune, ...]

    def turns(self, most: int) -> tuple[Judged, ...]:
        """So many choices to tell of, in order of time: the mistakes that cost most, and one best move if there is
        any and room beside the largest mistake."""
        best = sorted(self.best, key=lambda one: -one.ahead)
        chosen = [*self.mistakes[: max(1, most - bool(best))], *best][:most]
        return tuple(sorted(chosen, key=lambda one: one.done))


def story(choices: Sequence[Judged], fortunes: Sequence[Fortune]) -> Story:
    """What is told of all that was looked at."""
    mistakes = sorted((one for one in choices if one.mistake), key=lambda one: (-one.gap, one.done))
    made = sorted((one for one in choices if one.ahead > 0), key=lambda one: (-one.ahead, one.done))
    luck = sorted((one for one in fortunes if one.clear), key=lambda one: (-abs(one.change), one.done))
    return Story(tuple(mistakes), _first_of_each(made), _first_of_each(mistakes), tuple(luck))


def _first_of_each(choices: Sequence[Judged]) -> tuple[Judged, ...]:
    found: dict[Seat, Judged] = {}
    for choice in choices:
        found.setdefault(choice.seat, choice)
    return tuple(found[seat] for seat in sorted(found))


def follow(record: Record, after: int | None = None, seconds: float = 60.0) -> list[Moment]:
    """The moments after the one at which `after` actions were done, as many as fit into these seconds of processor
    time, one at least; None begins with the match.

    The end of the match comes last; its `seat` is None. Raises UnknownGame, BadRecord, and ValueError for a game that
    nobody has taught computers to play.
    """
    brain = taught(registry.game(record.game))
    enough = within(seconds)
    found: list[Moment] = []
    until: int | None = None
    draws = 0
    for done, state in _positions(record, after or 0):
        chooses = done < len(record.actions) and len(_thought(brain, state, *_step(record, done))) > 1
        if done > (after or 0) and found and (chooses or done == len(record.actions)):
            found[-1] = msgspec.structs.replace(found[-1], drawn=state.chance.draws > draws)
            if enough():
                break
        if done == after:
            until = brain.horizon(state)
            continue
        if done == len(record.actions):
            chances = tuple(win_chances(brain, state))
            found.append(Moment(done, None, chances, chances))
            break
        if chooses:
            seat, action = _step(record, done)
            then = () if until is None else _chances(brain, state, FEW, until)
            until = brain.horizon(state)
            missed, made = _at_a_glance(brain, state, seat, action)
            found.append(Moment(done, seat, _chances(brain, state, FEW, until), then, missed, made))
            draws = state.chance.draws
    return found


def candidates(moments: Sequence[Moment], most: int) -> list[tuple[int, int]]:
    """The choices that may have been mistakes, those that may have cost most, and the best moves of all seats: at most
    so many of either kind, in order of time.

    Each is told by how many actions were done before it and before the next choice. One for each turn: of choices of
    the same seat in a row the one that mattered most.
    """
    missed = _of_each_turn([(before.missed, before, after) for before, after in pairwise(moments)])
    made = _of_each_turn([(before.made, before, after) for before, after in pairwise(moments)])
    best: dict[Seat | None, tuple[float, int, int]] = {}
    for found, seat in sorted(made, key=lambda one: one[0], reverse=True):
        best.setdefault(seat, found)
    costly = sorted((found for found, _ in missed), reverse=True)[:most]
    chosen = {found[1:] for found in (*costly, *list(best.values())[:most]) if found[0] >= LEAST}
    return sorted(chosen)


def _of_each_turn(choices: Sequence[tuple[float, Moment, Moment]]) -> list[tuple[tuple[float, int, int], Seat]]:
    """Of choices of the same seat in a row the one that weighs most."""
    found: list[tuple[tuple[float, int, int], Seat]] = []
    for weight, before, after in choices:
        if before.seat is None:
            continue
        one = weight, before.done, after.done
        if found and found[-1][1] == before.seat:
            found[-1] = max(found[-1][0], one), before.seat
        else:
            found.append((one, before.seat))
    return found


def turns_of_luck(moments: Sequence[Moment], most: int) -> list[tuple[int, int]]:
    """Where the chart turned most while something was drawn: at most so many, in order of time, as in `candidates`."""
    found = [
        (max(abs(now - was) for now, was in zip(after.then, before.chances, strict=True)), before.done, after.done)
        for before, after in pairwise(moments)
        if before.drawn
    ]
    return sorted((done, after) for turn, done, after in sorted(found, reverse=True)[:most] if turn >= LEAST)


def judge(record: Record, done: int, after: int) -> Judged:
    """The choice made after `done` actions; `after` actions were done before the next choice.

    Raises what `follow` raises.
    """
    brain = taught(registry.game(record.game))
    stood = {at: brain.game.clone(state) for at, state in _positions(record, done, after) if at in (done, after)}
    state, later = stood[done], stood[after]
    seat, action = _step(record, done)
    ways = len(_thought(brain, state, seat, action))
    advice = judged(brain, state, seat, (action,) if _weighed(brain, state, seat, action) else ())
    best, mine = advice.alternatives[0], advice.of(action)
    gap = gap_error = ahead = 0.0
    mistake = False
    if mine is None or mine.action == best.action:
        mine = best
        if mine.action == action and advice.clear:
            ahead = min(other.gap for other in advice.alternatives[1:])
    else:
        gap, gap_error = mine.gap, mine.gap_error
        mistake = mine.worse
    before_win, after_win = best.win, mine.win
    if not brain.open:
        until = brain.horizon(state)
        before_win = _chances(brain, state, MANY, until)[seat]
        after_win = _chances(brain, later, MANY, until)[seat]
    return Judged(
        done,
        seat,
        action,
        ways,
        before_win,
        after_win,
        best.action if mistake or mine is not best else action,
        best.win,
        mine.win,
        gap,
        gap_error,
        mistake,
        ahead,
        advice.reasons if mistake or ahead else (),
    )


def fortune(record: Record, done: int, after: int) -> Fortune:
    """What luck did between the choice made after `done` actions and the next one, before which `after` were done.

    What was to be expected of that choice is taken from playouts in which all is drawn anew, what came of it from such
    as go on from there. Raises what `follow` raises.
    """
    brain = taught(registry.game(record.game))
    game = brain.game
    stood = {at: game.clone(state) for at, state in _positions(record, done, after) if at in (done, after)}
    state, later = stood[done], stood[after]
    seat, action = _step(record, done)
    until = brain.horizon(state)
    changes: list[list[float]] = [[] for _ in range(record.seats)]
    for number in range(1 if brain.open else MANY):
        expected, came = game.clone(state), game.clone(later)
        for twin in (expected, came):
            twin.chance = fast(split(_SEED, 2), number)
        game.perform(expected, seat, action)
        for twin in (expected, came):
            play_on(brain, twin, split(_SEED, 3), number, until)
        for change, now, was in zip(changes, win_chances(brain, came), win_chances(brain, expected), strict=True):
            change.append(now - was)
    told = [mean_of(change) for change in changes]
    hit = max(range(record.seats), key=lambda one: (abs(told[one][0]), -one))
    return Fortune(done, after, hit, *told[hit])


def _weighed(brain: AnyBrain, state: Any, seat: Seat, action: Action) -> bool:
    """Whether a choice is judged at all: where the rule of thumb decides, what is no blunder is as good as any."""
    return brain.matters(state, seat) or brain.blunder(state, seat, action) is not None


def _at_a_glance(brain: AnyBrain, state: Any, seat: Seat, action: Action) -> tuple[float, float]:
    """How much a choice may have missed at most, and by how much it seems to have been the best."""
    if action not in brain.game.legal(state, seat) or not _weighed(brain, state, seat, action):
        return 0.0, 0.0  # what is not legal is refused when it is done
    advice = glance(brain, state, seat, action)
    best, *others = advice.alternatives
    if best.action == action:
        return 0.0, max(0.0, min((other.gap for other in others), default=0.0))
    mine = advice.of(action)
    return (0.0, 0.0) if mine is None else (max(0.0, mine.gap + 2 * mine.gap_error), 0.0)


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
