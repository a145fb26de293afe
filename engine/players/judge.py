"""The one opinion of the computer about a position, for all that is told to people: hint, lesson, review and puzzle.

A race finds the few actions that come into question; then these are tried once more, in worlds that had no part in
choosing them, and what is told comes from there: how often each wins, by how much the best wins more often and how
uncertain that is, why, and what others do then. That it is clearly better is only said if a harder look finds it too,
in other worlds, more of them, and twice as far ahead. It is a pure function of what the seat can know: the chance of
worlds and playouts follows from its view. So whoever asks twice about a position, in a hint and later in a review,
hears the same, on every machine. No search here ends by the clock.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from hashlib import blake2b
from math import exp
from typing import Any, Final

import msgspec

from engine.core.action import Action
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.question import Label
from engine.players.advice import Advice, Alternative, Reason, Reply, decided, settled
from engine.players.brains import AnyBrain
from engine.players.levels import worlds_of
from engine.players.lookahead import Lookahead
from engine.players.scale import Scale, scale_of
from engine.players.search import Arm, Search, WorldOf, never
from engine.players.seeds import fast, split
from engine.players.thoughts import InPieces, Thought

FINALISTS: Final = 3
"""So many actions at most are looked at closely."""
LEAST_WORLDS: Final = 32
"""In so many worlds, at least."""
_PART: Final = 4
"""Or, where that is more, in one for every so many playouts of a strong player."""
DEEPER: Final = 2
"""What is told must stand in so many times the worlds, and so many times as far ahead."""
_GLANCE: Final = 8
"""A glance has one in so many of the playouts of a strong player."""
_AT_FIRST: Final = 4
"""It tries every action in so many worlds."""
_NEARER: Final = 2
"""It looks so many times less far ahead; in an open game so much less."""
REPLIES: Final = 24
"""Worlds in which it is looked at what others do then."""
MOST_REPLIED: Final = 2
_WEIGHTY: Final = 0.25
"""A reason makes up so much of the difference, at least."""
_STEPS: Final = 8
"""Points on the way from one position to another at which it is asked what each part counts for."""
_APART: Final = 1 << 20
"""The number of the first world of a final; races see fewer."""
_LONGEST_WAY: Final = 200
"""Steps after which nobody else is waited for any more."""

# What each number that follows from the seed of a position is for.
_WORLDS, _RACE, _FINAL, _CHOICE, _CONFIRMED = range(5)


def seed_of(game: AnyGame, state: Any, seat: Seat) -> int:
    """The chance of whatever is thought about a position, 0 to 2**64 - 1: the same where `seat` knows the same."""
    known = msgspec.json.encode((game.key, game.rules_version, game.view(state, seat)), order="deterministic")
    return int.from_bytes(blake2b(known, digest_size=8).digest(), "big")


def always(advice: Advice) -> bool:
    """Goes on whatever was found."""
    return True


@InPieces
def judged(
    brain: AnyBrain,
    state: Any,
    seat: Seat,
    weigh: Sequence[Action] = (),
    goes_on: Callable[[Advice], bool] = always,
    scale: Scale | None = None,
    *,
    narrow: bool = False,
) -> Thought[Advice]:
    """What the computer thinks of a position in which `seat` is an actor; no replies.

    weigh: legal actions that are looked at as closely as the best ones, whatever they are worth. They change nothing
           about what is thought of the others. The reasons are then why not the first of them, unless it is the best.
    goes_on: asked before the harder look, which takes most of the time; False ends it with what was found so far, which
           has the same figures, but no reasons, and may say that something is clear which is not.
    scale:   on which it is told, by default the one that was measured for the game.
    narrow:  whether only what the reasons are about gets the harder look; that others are clearly worse may not stand.

    Where the rule of thumb decides (`Brain.matters`), or one action alone is sane, only what is in `weigh` is weighed
    against that.
    """
    game = brain.game
    scale = scale or scale_of(game, state.seats)
    seed = seed_of(game, state, seat)
    world_of = worlds_of(game, brain, state, seat, split(seed, _WORLDS))
    world = world_of(0)
    legal = game.legal(world, seat)
    thought = considered(brain, world, seat, legal, split(seed, _CHOICE))
    asked = [action for action in weigh if action not in thought]
    if len(thought) + len(asked) == 1:
        return decided(thought[0])
    if brain.open:
        return (yield from _looked_ahead(brain, world, seat, thought, weigh, goes_on, scale, narrow=narrow))
    search = Search(brain, world_of, seat, split(seed, _RACE))
    arms = yield from search.race(thought, brain.playouts, few=FINALISTS)
    first, rest = arms[:FINALISTS], arms[FINALISTS:]
    closely = [arm.action for arm in first] + asked
    closely += [arm.action for arm in rest if arm.action in weigh]
    final = Round(brain, world_of, seat, split(seed, _FINAL))
    looked = yield from final.weighed(closely, final_worlds(brain))
    best = max(looked[: len(first)], key=Arm.hope)
    order = sorted(looked, key=lambda arm: (arm is best, arm.hope()), reverse=True)
    told = [arm.told(best, scale) for arm in order]
    told += [arm.told(arms[0], scale) for arm in rest if arm.action not in weigh]
    advice = Advice(best.action, tuple(told))
    if not goes_on(advice):
        return advice
    advice = yield from _confirmed(brain, state, seat, advice, weigh, narrow=narrow)
    return _reasoned(advice, weigh, lambda other: final.reasons(best.action, other))


@InPieces
def advised(brain: AnyBrain, state: Any, seat: Seat, weigh: Sequence[Action] = ()) -> Thought[Advice]:
    """The same with what others do then, for who asks during the match."""
    advice = yield from judged.begin(brain, state, seat, weigh)
    if len(advice.alternatives) == 1:
        return advice
    seed = seed_of(brain.game, state, seat)
    world_of = worlds_of(brain.game, brain, state, seat, split(seed, _WORLDS))
    return msgspec.structs.replace(advice, replies=replies(brain, world_of, seat, advice.best, seed))


@InPieces
def glance(brain: AnyBrain, state: Any, seat: Seat, chosen: Action) -> Thought[Advice]:
    """A quick look at what the computer would think of `chosen` in a position: whether a judgement may be worth it. It
    goes half as far ahead, with few worlds."""
    game = brain.game
    scale = scale_of(game, state.seats)
    seed = seed_of(game, state, seat)
    world_of = worlds_of(game, brain, state, seat, split(seed, _WORLDS))
    world = world_of(0)
    thought = considered(brain, world, seat, game.legal(world, seat), split(seed, _CHOICE))
    if chosen not in thought:
        thought.append(chosen)
    if len(thought) == 1:
        return decided(chosen)
    if brain.open:
        found = yield from Lookahead(brain, world, seat).arms(thought, brain.horizon(world) - _NEARER)
        arms = sorted((arm for arm, _ in found.values()), key=lambda arm: arm.hopes[-1], reverse=True)
    else:
        until = brain.clock(world) + max(1, (brain.horizon(world) - brain.clock(world)) // _NEARER)
        search = Search(brain, world_of, seat, split(seed, _RACE), until=until)
        arms = yield from search.race(thought, brain.playouts // _GLANCE, first=_AT_FIRST)
    return Advice(arms[0].action, tuple(arm.told(arms[0], scale) for arm in arms))


def confirmed(
    brain: AnyBrain, state: Any, seat: Seat, best: Action, others: Sequence[Action]
) -> Thought[dict[Action, Alternative]]:
    """A harder look at some actions: in other worlds, more of them, and twice as far ahead. What is known of each of
    `others`, beside `best`: the same whatever else is asked about.

    An action leaves when so many quarters of the worlds tell of it what the others will not change.
    """
    game = brain.game
    scale = scale_of(game, state.seats)
    seed = split(seed_of(game, state, seat), _CONFIRMED)
    world_of = worlds_of(game, brain, state, seat, split(seed, _WORLDS))
    world = world_of(0)
    if brain.open:
        found = yield from Lookahead(brain, world, seat).arms([best, *others], further(brain, world))
        return {other: found[other][0].told(found[best][0], scale) for other in others}
    until = brain.clock(world) + DEEPER * (brain.horizon(world) - brain.clock(world))
    search = Search(brain, lambda number: world_of(_APART + number), seat, split(seed, _FINAL), until=until)
    worlds = DEEPER * final_worlds(brain)
    first, arms = Arm(best), [Arm(other) for other in others]
    left = arms
    for number in range(1, worlds + 1):
        for arm in (first, *left):
            search.look(arm, number - 1)
            yield
        if number % (worlds // 4) == 0:
            told = [(arm, arm.told(first, scale)) for arm in left]
            left = [arm for arm, one in told if not settled(one.gap, one.gap_error, number / worlds)]
            if not left:
                break
    return {arm.action: arm.told(first, scale) for arm in arms}


def further(brain: AnyBrain, world: Any) -> int:
    """How far a harder look goes in an open game, on its clock: with two seats, where every answer is looked for, a
    play more of each; with more, twice as far."""
    ahead = brain.horizon(world) - brain.clock(world)
    return brain.horizon(world) + (2 if world.seats == 2 else ahead)


def final_worlds(brain: AnyBrain) -> int:
    """In how many worlds the last few actions are looked at."""
    return max(LEAST_WORLDS, brain.playouts // _PART)


def considered(brain: AnyBrain, world: Any, seat: Seat, legal: Sequence[Action], seed: int) -> list[Action]:
    """The actions that are worth a thought, never none; one alone where the rule of thumb decides."""
    if len(legal) == 1:
        return list(legal)
    if not brain.matters(world, seat):
        return [brain.good(world, seat, legal, fast(seed, 0))]
    return list(brain.sane(world, seat, legal))


class Round:
    """Some actions of a seat in the same worlds, all of them in every one."""

    def __init__(self, brain: AnyBrain, world_of: WorldOf, seat: Seat, seed: int, until: int | None = None) -> None:
        """`until` as in `Search`. The worlds are others than those of a race over the same `world_of`."""
        self._brain = brain
        self._seat = seat
        self._search = Search(brain, lambda number: world_of(_APART + number), seat, seed, until=until)
        self._ends: dict[Action, list[Any]] = {}

    def weighed(
        self,
        actions: Sequence[Action],
        worlds: int,
        *,
        first: int = 0,
        enough: Callable[[], bool] = never,
    ) -> Thought[list[Arm]]:
        """What came of each of them, in their order, in the worlds from number `first` up to `worlds`.

        enough: asked between worlds; True ends it with what has come so far.
        """
        arms = [Arm(action) for action in actions]
        self._ends = {action: [] for action in actions}
        for number in range(first, worlds):
            if number > first and enough():
                break
            for arm in arms:
                self._ends[arm.action].append(self._search.look(arm, number))
                yield
        return arms

    def reasons(self, best: Action, other: Alternative) -> tuple[Reason, ...]:
        """Why one of them is better than the other, if it clearly is."""
        if not other.worse or other.action not in self._ends:
            return ()
        return reasons(self._brain, self._seat, self._ends[best], self._ends[other.action], other.gap)


def _confirmed(
    brain: AnyBrain, state: Any, seat: Seat, advice: Advice, weigh: Sequence[Action], *, narrow: bool
) -> Thought[Advice]:
    """The advice after a harder look at what it says of the next best action, and of those that were asked about."""
    best, next_best, *_ = advice.alternatives
    asked = [_compared(advice, weigh)] if narrow else [next_best, *map(advice.of, weigh)]
    doubted = [other.action for other in advice.alternatives if other.worse and other in asked]
    looked = (yield from confirmed(brain, state, seat, best.action, doubted)) if doubted else {}
    told = [
        msgspec.structs.replace(other, stands=looked[other.action].worse) if other.action in looked else other
        for other in advice.alternatives
    ]
    return msgspec.structs.replace(advice, alternatives=tuple(told))


def _reasoned(advice: Advice, weigh: Sequence[Action], why: Callable[[Alternative], tuple[Reason, ...]]) -> Advice:
    """The advice with why each of the others is worse, as far as it clearly is and was looked at closely."""
    best, *others = advice.alternatives
    told = [msgspec.structs.replace(other, why=why(other)) for other in others]
    advice = msgspec.structs.replace(advice, alternatives=(best, *told))
    return msgspec.structs.replace(advice, reasons=_compared(advice, weigh).why)


def _compared(advice: Advice, weigh: Sequence[Action]) -> Alternative:
    """What the best action is compared with: what was asked about, else the next best."""
    asked = next((advice.of(action) for action in weigh if action != advice.best), None)
    return asked or advice.alternatives[1]


def _looked_ahead(
    brain: AnyBrain,
    world: Any,
    seat: Seat,
    thought: Sequence[Action],
    weigh: Sequence[Action],
    goes_on: Callable[[Advice], bool],
    scale: Scale,
    *,
    narrow: bool,
) -> Thought[Advice]:
    """The same in a game in which nothing is hidden and nothing is drawn: the last depths take the place of worlds."""
    actions = list(dict.fromkeys([*thought, *weigh]))
    found = yield from Lookahead(brain, world, seat).arms(actions, brain.horizon(world))
    best = max((found[action][0] for action in thought), key=lambda arm: arm.hopes[-1])
    order = sorted(found, key=lambda action: (action == best.action, found[action][0].hopes[-1]), reverse=True)
    advice = Advice(best.action, tuple(found[action][0].told(best, scale) for action in order))
    if not goes_on(advice):
        return advice
    advice = yield from _confirmed(brain, world, seat, advice, weigh, narrow=narrow)
    ends = {action: [end] for action, (_, end) in found.items()}
    return _reasoned(
        advice,
        weigh,
        lambda other: reasons(brain, seat, ends[best.action], ends[other.action], other.gap) if other.worse else (),
    )


def reasons(brain: AnyBrain, seat: Seat, best: Sequence[Any], other: Sequence[Any], gap: float) -> tuple[Reason, ...]:
    """Where the difference between two actions comes from: positions that followed, in the same worlds.

    The chance to win follows from everybody's points by their parts, so the way from the one position to the other is
    walked in small steps, and each part gets what the chance to win changed with it (Aumann, Shapley 1974). In that
    unit own points and those of others can be compared, and all parts together make up the difference. `gap` is that
    difference as it is told.
    """
    found: defaultdict[tuple[str, bool], float] = defaultdict(float)
    for mine, theirs in zip(best, other, strict=True):
        for key, part in _shares(brain, seat, mine, theirs):
            found[key] += part
    total = sum(found.values())
    if total <= 0:
        return ()
    order = sorted(found.items(), key=lambda part: (-part[1], part[0]))
    shares = [(key, gap * part / total) for key, part in order]
    return tuple(Reason(source, others, win) for (source, others), win in shares if win >= max(_WEIGHTY * gap, 1e-9))


def _shares(brain: AnyBrain, seat: Seat, best: Any, other: Any) -> list[tuple[tuple[str, bool], float]]:
    """By source and whether it is of others, how much it adds to the chance to win in `best` against `other`."""

    def odds(state: Any) -> list[dict[str, float]]:
        spread = brain.spread(state)
        found: list[dict[str, float]] = []
        for one in range(state.seats):
            sums: defaultdict[str, float] = defaultdict(float)
            for key, points in brain.parts(state, one):  # a source may be told in several pieces
                sums[key] += points / spread
            found.append(sums)
        return found

    there, here = odds(best), odds(other)
    totals = [(sum(mine.values()), sum(theirs.values())) for mine, theirs in zip(there, here, strict=True)]
    slopes = [0.0] * len(totals)
    for step in range(_STEPS):
        at = (step + 0.5) / _STEPS
        reached = [start + at * (end - start) for end, start in totals]
        most = max(reached)
        weights = [exp(one - most) for one in reached]
        wins = [weight / sum(weights) for weight in weights]
        for one, win in enumerate(wins):
            slopes[one] += wins[seat] * ((one == seat) - win) / _STEPS
    return [
        ((key, one != seat), slopes[one] * (value - here[one][key]))
        for one in range(len(there))
        for key, value in there[one].items()
    ]


def replies(brain: AnyBrain, world_of: WorldOf, seat: Seat, best: Action, seed: int) -> tuple[Reply, ...]:
    """What the next other seat with a choice does after `best`, as a good player; nothing where that is sealed."""
    game = brain.game
    worlds = 1 if brain.open else REPLIES
    found: Counter[tuple[Seat, bytes]] = Counter()
    for number in range(worlds):
        state = world_of(number)
        game.perform(state, seat, best)
        chance = fast(seed, number)
        for _ in range(_LONGEST_WAY):
            actors = game.actors(state)
            if not actors:
                break
            actor = actors[0]
            legal = game.legal(state, actor)
            action = legal[0] if len(legal) == 1 else brain.good(state, actor, legal, chance)
            if actor != seat and len(legal) > 1 and brain.matters(state, actor):
                question = game.question(state, actor)
                if not question.sealed:
                    label = next(answer.label for answer in question.legal() if answer.action == action)
                    found[actor, msgspec.json.encode(label)] += 1
                break
            game.perform(state, actor, action)
    return tuple(
        Reply(actor, msgspec.json.decode(label, type=Label), count / worlds)
        for (actor, label), count in found.most_common(MOST_REPLIED)
    )
