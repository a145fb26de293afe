"""What a finished match looks like from its end: each player's chance to win before every choice, what could have been
done better, and what was luck, each apart from the other.

The curve of chances comes from the match as it truly stood, with all hands open and nothing of what was drawn later: it
is over, so there is nothing left to guard, and a curve of what one seat could guess would turn where nothing has
happened. What would have been better is judged from the possible worlds of whoever chose: nobody is blamed for what
could not be known. It is the same judgement that a hint would have told (`engine.players.judge`), in the same numbers,
so nothing that was recommended is a mistake.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from engine import registry
from engine.core.action import Action, parse_action
from engine.core.chance import Seeded
from engine.core.errors import BadRecord, GameError
from engine.core.event import Seat
from engine.core.match import Record, seed_from_hex
from engine.players.advice import LEAST, Advice, Reason, clearly, settled
from engine.players.brains import AnyBrain, taught
from engine.players.choose import within
from engine.players.judge import glance, judged
from engine.players.levels import worlds_of
from engine.players.search import mean_of, play_on, win_chances
from engine.players.seeds import fast, split
from engine.players.thoughts import InPieces, Thought

PART: Final = 24
"""Behind each point of the curve there is one playout for so many of a strong player."""
MANY: Final = 96
"""Playouts behind what luck did, at most; it is looked after each BATCH whether they tell."""
BATCH: Final = 24
MISTAKES: Final = 3
"""How many choices that may have been mistakes are looked at closely, unless more are asked for."""
OWN_MISTAKES: Final = 4
"""So many of those who want to learn from it, shared among them: a review of four takes no longer than one of two."""
BEST: Final = 2
"""How many of those that may have been the best move of their player."""
LUCKY: Final = 4
"""How many turns of luck."""
SLIGHT: Final = (0.01, 0.1)
"""A small loss: between what whole per cent can tell, and what would be a large mistake if it were sure."""
_SEED: Final = 1
"""The curve is the same again for the same record."""


class Moment(msgspec.Struct, frozen=True):
    """A position before somebody chose, or the end of the match.

    done:    how many actions of the record were done then.
    seat:    who chose; None at the end.
    chances: each seat's chance to win, 0 to 1, summing to 1.
    missed:  how much less the choice may have been worth at most than the best one, at a glance, from what the seat
             could know; 0 where there was nothing to weigh.
    made:    how much more it seems to have been worth than the next best, if it was the best.
    drawn:   whether anything was drawn or rolled until the next moment.
    """

    done: int
    seat: Seat | None
    chances: tuple[float, ...]
    missed: float = 0.0
    made: float = 0.0
    drawn: bool = False


class Judged(msgspec.Struct, frozen=True):
    """A choice as whoever made it could judge it, 0 to 1 in chances to win.

    done, seat:    as in `Moment`.   action: what was chosen.   ways: how many sane ways there were.
    best:          what a hint would have recommended; `action` itself if that was chosen.
    best_win, win: what these two were worth, as a hint would have told it.
    gap:           how much more `best` was worth; 0 if it was chosen.
    gap_error:     the standard error of that.
    mistake:       whether `best` was clearly better.
    ahead:         if it was chosen and clearly the best: how much more it was worth than the next best. Else 0.
    why:           why `best` was better, or (where it was chosen) why it was better than the next best.
    theme:         what the difference was about (`Brain.theme`); empty where there was no clear one.
    """

    done: int
    seat: Seat
    action: Action
    ways: int
    best: Action
    best_win: float
    win: float
    gap: float = 0.0
    gap_error: float = 0.0
    mistake: bool = False
    ahead: float = 0.0
    why: tuple[Reason, ...] = ()
    theme: str = ""

    @property
    def gain(self) -> float:
        """How much more `best` was worth than what was done, 0 to 1; 0 where that is no more than can be told."""
        return self.gap if self.mistake else 0.0

    @property
    def slight(self) -> bool:
        """Whether `best` seems to have been a little better, by too little or not surely enough to be called so. What
        looked clear and did not stand is no such loss."""
        least, most = SLIGHT
        seems = max(least, self.gap_error) <= self.gap <= most
        return seems and not self.mistake and not clearly(self.gap, self.gap_error)

    @property
    def otherwise(self) -> float:
        """What stands beside `win` when it is told: what a mistake has let go, or what the next best way had left."""
        return self.win + self.gain - self.ahead


class Fortune(msgspec.Struct, frozen=True):
    """What luck did, apart from what was chosen: something was drawn or rolled.

    done, after: how many actions of the record were done before the choice that led to it, and before the next choice
                 of anybody; what happened in between is what is to be told.
    seat:        whose chance to win changed most.   change: by how much, -1 to 1.
    error:       the standard error of that.
    changes:     the change for each seat.
    """

    done: int
    after: int
    seat: Seat
    change: float
    error: float
    changes: tuple[float, ...] = ()

    @property
    def clear(self) -> bool:
        """Whether it is worth a word, and no matter of chance in the playouts."""
        return clearly(abs(self.change), self.error)


class Account(msgspec.Struct, frozen=True):
    """How a player came from the start to the end, in chances to win, 0 to 1.

    start, end: the chance before the first choice and after the last.
    lost:       what the own mistakes have cost.
    given:      what those of others brought; of several others each gets the same.
    luck:       what was drawn and rolled, as far as it is clear; below 0 for bad luck.
    """

    start: float
    end: float
    lost: float
    given: float
    luck: float

    @property
    def rest(self) -> float:
        """What is left: draws and choices that are too small to tell, or were not looked at."""
        return self.end - self.start + self.lost - self.given - self.luck


class Story(msgspec.Struct, frozen=True):
    """What a review tells.

    mistakes: the choices that were clearly worse than another one, the one that cost most first.
    slight:   those that were looked at and seem to have cost a little, in the same order.
    best:     each seat's best move: where what it chose was clearly better than all else, by most.
    missed:   each seat's largest mistake: the chance that it let go.
    luck:     what luck did, the largest change first.
    """

    mistakes: tuple[Judged, ...]
    slight: tuple[Judged, ...]
    best: tuple[Judged, ...]
    missed: tuple[Judged, ...]
    luck: tuple[Fortune, ...]

    def turns(self, most: int) -> tuple[Judged, ...]:
        """So many choices to tell of, in order of time: the mistakes that cost most, and one best move if there is
        any and room beside the largest mistake."""
        best = sorted(self.best, key=lambda one: -one.ahead)
        chosen = [*self.mistakes[: max(1, most - bool(best))], *best][:most]
        return tuple(sorted(chosen, key=lambda one: one.done))


def review(
    record: Record, mistakes: int = MISTAKES, learners: Collection[Seat] = ()
) -> Iterator[list[Moment] | Judged | Fortune]:
    """A whole review: the curve, then choices and turns of luck, what seems to have decided most before all else.

    mistakes, learners: how many choices that may have been such are looked at, and of whom, as in `looks`. Raises what
    `follow` raises.
    """
    moments = follow(record)
    yield moments
    for look in looks(moments, mistakes, learners=learners):
        yield (fortune if look.luck else judge)(record, look.done, look.after)


def accounts(moments: Sequence[Moment], choices: Sequence[Judged], fortunes: Sequence[Fortune]) -> tuple[Account, ...]:
    """The account of each seat from what was looked at."""
    start, end = moments[0].chances, moments[-1].chances
    lost, luck = [0.0] * len(start), [0.0] * len(start)
    for choice in choices:
        lost[choice.seat] += choice.gain
    for one in fortunes:
        if one.clear:
            luck = [sum(pair) for pair in zip(luck, one.changes, strict=True)]
    others = max(1, len(start) - 1)
    given = [(sum(lost) - mine) / others for mine in lost]
    return tuple(Account(*of_seat) for of_seat in zip(start, end, lost, given, luck, strict=True))


def story(choices: Sequence[Judged], fortunes: Sequence[Fortune]) -> Story:
    """What is told of all that was looked at."""
    losses = sorted(choices, key=lambda one: (-one.gap, one.done))
    mistakes = [one for one in losses if one.mistake]
    slight = tuple(one for one in losses if one.slight)
    made = sorted((one for one in choices if one.ahead > 0), key=lambda one: (-one.ahead, one.done))
    luck = sorted((one for one in fortunes if one.clear), key=lambda one: (-abs(one.change), one.done))
    return Story(tuple(mistakes), slight, _first_of_each(made), _first_of_each(mistakes), tuple(luck))


def _first_of_each(choices: Sequence[Judged]) -> tuple[Judged, ...]:
    found: dict[Seat, Judged] = {}
    for choice in choices:
        found.setdefault(choice.seat, choice)
    return tuple(found[seat] for seat in sorted(found))


@InPieces
def follow(record: Record, after: int | None = None, seconds: float = 60.0) -> Thought[list[Moment]]:
    """The moments after the one at which `after` actions were done, as many as fit into these seconds of processor
    time, one at least; None begins with the match.

    The end of the match comes last; its `seat` is None. Raises UnknownGame, BadRecord, and ValueError for a game that
    nobody has taught computers to play.
    """
    brain = taught(registry.game(record.game))
    enough = within(seconds)
    found: list[Moment] = []
    draws = 0
    for done, state in _positions(record, after or 0):
        over = done == len(record.actions)
        chooses = not over and len(_thought(brain, state, *_step(record, done))) > 1
        if found and (chooses or over):
            found[-1] = msgspec.structs.replace(found[-1], drawn=state.chance.draws > draws)
            if enough():
                break
        if over:
            found.append(Moment(done, None, tuple(win_chances(brain, state))))
        elif chooses and done != after:
            seat, action = _step(record, done)
            stood = yield from chances.begin(brain, state)
            missed, made = yield from _at_a_glance(brain, state, seat, action)
            found.append(Moment(done, seat, stood, missed, made))
            draws = state.chance.draws
    return found


class Look(msgspec.Struct, frozen=True):
    """What is worth a closer look: the choice made after `done` actions, or the luck that followed (`luck`) before the
    next choice, before which `after` were done. weight: how much it may have decided."""

    weight: float
    done: int
    after: int
    luck: bool = False


def looks(
    moments: Sequence[Moment],
    mistakes: int = MISTAKES,
    best: int = BEST,
    lucky: int = LUCKY,
    learners: Collection[Seat] = (),
) -> list[Look]:
    """What is worth a closer look, what may have decided most first: at most so many choices that may have been
    mistakes and turns of luck, and so many that may have been the best move of their player.

    learners: the seats that share OWN_MISTAKES, however little these decided beside those of others.
    """
    found = [*candidates(moments, mistakes, best, learners), *turns_of_luck(moments, lucky)]
    return sorted(found, key=lambda look: (-look.weight, look.done, look.luck))


def candidates(moments: Sequence[Moment], mistakes: int, best: int, learners: Collection[Seat] = ()) -> list[Look]:
    """The choices that may have been mistakes, those that may have cost most, and the best moves of different seats, as
    in `looks`. One for each turn: of choices of the same seat in a row the one that mattered most."""
    missed = _of_each_turn([(Look(one.missed, one.done, then.done), one.seat) for one, then in pairwise(moments)])
    made = _of_each_turn([(Look(one.made, one.done, then.done), one.seat) for one, then in pairwise(moments)])
    missed.sort(key=lambda one: _weight(one[0]))
    costly = [look for look, _ in missed[:mistakes]]
    for learner in learners:
        costly += [look for look, seat in missed if seat == learner][: -(-OWN_MISTAKES // len(learners))]
    finest: dict[Seat | None, Look] = {}
    for look, seat in sorted(made, key=lambda one: _weight(one[0])):
        finest.setdefault(seat, look)
    chosen = {look.done: look for look in (*list(finest.values())[:best], *costly) if look.weight >= LEAST}
    return sorted(chosen.values(), key=_weight)


def _weight(look: Look) -> tuple[float, int]:
    return -look.weight, look.done


def _of_each_turn(choices: Sequence[tuple[Look, Seat | None]]) -> list[tuple[Look, Seat | None]]:
    """Of choices of the same seat in a row the one that weighs most."""
    found: list[tuple[Look, Seat | None]] = []
    for look, seat in choices:
        if found and found[-1][1] == seat:
            found[-1] = min(found[-1][0], look, key=_weight), seat
        else:
            found.append((look, seat))
    return found


def turns_of_luck(moments: Sequence[Moment], most: int) -> list[Look]:
    """Where the curve turned most while something was drawn: at most so many, as in `looks`."""
    found = [
        Look(max(abs(new - old) for new, old in zip(then.chances, one.chances, strict=True)), one.done, then.done, True)
        for one, then in pairwise(moments)
        if one.drawn
    ]
    return [look for look in sorted(found, key=_weight)[:most] if look.weight >= LEAST]


@InPieces
def judge(record: Record, done: int, after: int) -> Thought[Judged]:
    """The choice made after `done` actions; `after` actions were done before the next choice.

    Raises what `follow` raises.
    """
    brain = taught(registry.game(record.game))
    _, state = next(_positions(record, done))
    seat, action = _step(record, done)

    def goes_on(advice: Advice) -> bool:
        """What is neither the best by far nor a mistake is not looked at any harder."""
        mine = advice.of(action)
        return advice.clear if advice.best == action else mine is not None and mine.worse

    weigh = (action,) if _weighed(brain, state, seat, action) else ()
    advice = yield from judged.begin(brain, state, seat, weigh, goes_on, narrow=True)
    best, mine = advice.alternatives[0], advice.of(action)
    ways = len(_thought(brain, state, seat, action))
    if mine is None or mine is best:
        ahead = min(other.gap for other in advice.alternatives[1:]) if mine and advice.clear else 0.0
        why = advice.reasons if ahead else ()
        theme = brain.theme(state, seat, action, advice.alternatives[1].action) if ahead else ""
        return Judged(done, seat, action, ways, action, best.win, best.win, ahead=ahead, why=why, theme=theme)
    found = Judged(done, seat, action, ways, best.action, best.win, mine.win, mine.gap, mine.gap_error, mine.worse)
    if not mine.worse:
        return found
    return msgspec.structs.replace(found, why=advice.reasons, theme=brain.theme(state, seat, best.action, action))


@InPieces
def fortune(record: Record, done: int, after: int) -> Thought[Fortune]:
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
            yield
        for change, now, was in zip(changes, win_chances(brain, came), win_chances(brain, expected), strict=True):
            change.append(now - was)
        if (number + 1) % BATCH == 0:
            _, change, error = _hit(changes)
            if settled(abs(change), error, (number + 1) / MANY):
                break
    seat, change, error = _hit(changes)
    return Fortune(done, after, seat, change, error, tuple(mean_of(each)[0] for each in changes))


def _hit(changes: Sequence[Sequence[float]]) -> tuple[Seat, float, float]:
    """Whose chance has changed most, by how much, and the standard error of that."""
    return max(((seat, *mean_of(each)) for seat, each in enumerate(changes)), key=lambda one: (abs(one[1]), -one[0]))


def _weighed(brain: AnyBrain, state: Any, seat: Seat, action: Action) -> bool:
    """Whether a choice is judged at all: where the rule of thumb decides, what is no blunder is as good as any."""
    return brain.matters(state, seat) or brain.blunder(state, seat, action) is not None


def _at_a_glance(brain: AnyBrain, state: Any, seat: Seat, action: Action) -> Thought[tuple[float, float]]:
    """How much a choice may have missed at most, and by how much it seems to have been the best."""
    if action not in brain.game.legal(state, seat) or not _weighed(brain, state, seat, action):
        return 0.0, 0.0  # what is not legal is refused when it is done
    advice = yield from glance.begin(brain, state, seat, action)
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


@InPieces
def chances(brain: AnyBrain, state: Any) -> Thought[tuple[float, ...]]:
    """Each seat's chance to win from here, on average over playouts by the rule to the horizon.

    What is hidden is as it was; what was drawn later is drawn anew. In an open game all playouts are the same one, so
    one does, played by good players.
    """
    playouts = 1 if brain.open else max(1, brain.playouts // PART)
    until = brain.horizon(state)
    sums = [0.0] * state.seats
    for number in range(playouts):
        twin = brain.game.clone(state)
        twin.chance = fast(split(_SEED, 0), number)
        play_on(brain, twin, split(_SEED, 1), number, until, well=brain.open)
        for seat, chance in enumerate(win_chances(brain, twin)):
            sums[seat] += chance
        yield
    return tuple(total / playouts for total in sums)
