"""A match as a list of actions: records, replay and undo.

The list of actions is the truth; a state is what folding it gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from engine.core.action import Action, parse_action
from engine.core.chance import SEED_BYTES, Chance, Seeded
from engine.core.errors import BadRecord, GameError, IllegalAction
from engine.core.event import Event, Seat
from engine.core.game import AnyGame, State
from engine.core.options import OptionValue


class Step(msgspec.Struct, frozen=True):
    """One accepted action and what came of it.

    auto:    done by the host: there was nothing to decide, or the computer decided.
    reveals: it brought something to light: a draw, a die, a sealed choice opened, something secret told.
    sealed:  nobody but the actor can have noticed it: it told something, and to the actor alone.
    joined:  decided together with the step before it, by the same press.
    """

    seat: Seat
    action: Action
    events: tuple[Event, ...]
    auto: bool
    reveals: bool
    sealed: bool
    joined: bool = False


class Line(Step, frozen=True, kw_only=True):
    """A line of a stored history: a step, or (`undoes`) the taking back of an earlier one, which has no action.

    number:  rises from line to line.
    undoes:  the number of the step that is taken back.
    rewinds: everything after that step goes too, because the table agreed.
    """

    number: int
    undoes: int | None = None
    rewinds: bool = False


MOST_FORCED = 2000
"""More steps in a row than any game needs without a decision."""

StepT = TypeVar("StepT", bound=Step)
LineT = TypeVar("LineT", bound=Line)


def act(game: AnyGame, state: State, seat: Seat, action: Action, *, auto: bool = False, joined: bool = False) -> Step:
    """Apply an action in place and record it. Raises what `Game.apply` raises.

    >>> from engine import registry
    >>> from engine.core.chance import seeded
    >>> game = registry.game("port_royal")
    >>> state = game.setup(2, {}, seeded(1))
    >>> (seat,) = game.actors(state)
    >>> step = act(game, state, seat, ("draw",))
    >>> step.reveals, undoable([step], seat)
    (True, None)
    """
    before = state.chance.draws
    events = tuple(game.apply(state, seat, action))
    return Step(
        seat=seat,
        action=action,
        events=events,
        auto=auto,
        reveals=state.chance.draws != before or any(event.is_barrier for event in events),
        sealed=bool(events) and all(event.to == (seat,) for event in events),
        joined=joined,
    )


def act_forced(game: AnyGame, state: State) -> list[Step]:
    """Do every step in which nothing is to be decided, until a person has a choice or the match is over."""
    steps: list[Step] = []
    while (forced := game.forced(state)) is not None:
        if len(steps) == MOST_FORCED:
            raise AssertionError(f"{game.key}: {MOST_FORCED} steps without a decision")
        seat, action = forced
        steps.append(act(game, state, seat, action, auto=True))
    return steps


def undoable(steps: Sequence[Step], seat: Seat) -> int | None:
    """The index of the step that `seat` may freely take back, or None.

    That is its last own decision, if nothing was revealed from there on and no other seat has decided since.
    Steps done by the host follow from the decision and go with it, as does what was decided together with it; sealed
    choices of others stay and do not stand in the way of a sealed one. An open decision before them may be what let the
    others choose, so it stays too.

    >>> quiet = Step(seat=0, action=("wait",), events=(), auto=False, reveals=False, sealed=False)
    >>> undoable([quiet, quiet], 0), undoable([quiet], 1)
    (1, None)
    """
    others_chose = False
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if step.reveals:
            return None
        if step.auto or step.joined:
            continue
        if step.seat == seat:
            return index if step.sealed or not others_chose else None
        if not step.sealed:
            return None
        others_chose = True
    return None


def without(steps: Sequence[StepT], index: int) -> list[StepT]:
    """The steps that remain when the one at `index` is taken back: those before it, later sealed ones of others.

    >>> open_ = Step(seat=0, action=("show",), events=(), auto=False, reveals=False, sealed=False)
    >>> sealed = Step(seat=1, action=("hide",), events=(), auto=False, reveals=False, sealed=True)
    >>> [step.action for step in without([open_, sealed, open_], 0)]
    [('hide',)]
    """
    seat = steps[index].seat
    return [*steps[:index], *(step for step in steps[index + 1 :] if _stays(step, seat))]


def _stays(step: Step, seat: Seat) -> bool:
    """Whether a later step survives that `seat` takes an earlier one back: a sealed choice of somebody else does."""
    return step.sealed and not step.auto and step.seat != seat


def told(history: Iterable[LineT]) -> list[LineT]:
    """The lines worth telling: what was taken back is left out, that it was taken back stays.

    Raises BadRecord `does-not-replay` for a line that takes back what does not stand.
    """
    lines = list(history)
    standing: list[LineT] = []
    undos: list[LineT] = []
    for line in lines:
        if line.undoes is None:
            standing.append(line)
            continue
        later: list[LineT] = []
        while standing and standing[-1].number > line.undoes:
            later.append(standing.pop())
        if not standing or standing.pop().number != line.undoes:
            raise BadRecord("does-not-replay", number=line.number, reason="nothing-to-undo")
        if line.rewinds:
            while undos and undos[-1].number > line.undoes:
                undos.pop()
        else:
            standing += [step for step in reversed(later) if _stays(step, line.seat)]
        undos.append(line)
    kept = {line.number for line in (*standing, *undos)}
    return [line for line in lines if line.number in kept]


def live(history: Iterable[LineT]) -> list[LineT]:
    """The steps that count, in order: their actions replay to the state. Raises what `told` raises."""
    return [line for line in told(history) if line.undoes is None]


def unseals(step: Step) -> bool:
    """Whether this was the last of some sealed choices, which comes together with what it turns over for everybody.

    >>> own, all_ = Event("chose", {}, to=(0,), reveals=False), Event("opened", {"seat": 0}, reveals=True)
    >>> done = Step(seat=0, action=("hide",), events=(own, all_), auto=False, reveals=True, sealed=False)
    >>> unseals(done), unseals(Step(seat=0, action=("show",), events=(all_,), auto=False, reveals=True, sealed=False))
    (True, False)
    """
    own = any(event.reveals is False and event.to is not None for event in step.events)
    return own and any(event.reveals and event.to is None for event in step.events)


def commitment(game: str, rules_version: int, seats: int, options: Mapping[str, OptionValue], seed: bytes) -> str:
    """What is posted when a match starts: it binds all that decides how the match is set up and drawn.

    The SHA-256, in hex, of the JSON object with these five (the seed as `seed`, in hex), keys sorted, no spaces.

    >>> commitment("yucata", 1, 2, {"floor": True}, bytes(16))[:16]
    '7760c66d031ee0af'
    """
    bound = {"game": game, "options": dict(options), "rules_version": rules_version, "seats": seats, "seed": seed.hex()}
    return sha256(msgspec.json.encode(bound, order="sorted")).hexdigest()


def seed_hash(seed: bytes) -> str:
    """What was posted before matches had a `commitment`: the SHA-256 of the seed alone, in hex."""
    return sha256(seed).hexdigest()


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match on paper: everything needed to play it again.

    seed is 32 hex digits; actions are pairs of a seat and an action, those done by the host included. hash is what was
    posted when the match started: its `commitment`, or the `seed_hash` of an older one; None where nothing was.
    """

    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    seed: str
    actions: list[tuple[Seat, list[str | int]]]
    scores: list[int] | None = None
    ranks: list[int] | None = None
    hash: str | None = None

    @property
    def commitment(self) -> str:
        """The `commitment` of what is written here. Raises BadRecord `bad-seed`."""
        return commitment(self.game, self.rules_version, self.seats, self.options, seed_from_hex(self.seed))


def read_record(data: bytes) -> Record:
    """The record in a JSON file. Raises BadRecord `bad-file` with what is wrong."""
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("bad-file", detail=str(error)) from error


def write_record(record: Record) -> bytes:
    """The record as one line of JSON."""
    return msgspec.json.encode(record) + b"\n"


def seed_from_hex(text: str) -> bytes:
    """The seed written as `text`. Raises BadRecord `bad-seed`."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadRecord("bad-seed", digits=2 * SEED_BYTES)
    return seed


def replay(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    chance: Chance,
    actions: Sequence[tuple[Seat, Action]],
    *,
    on_step: Callable[[State, Step], object] = lambda _state, _step: None,
) -> Any:
    """The state after `actions`; `on_step` sees each state and step on the way.

    Raises BadRecord `does-not-replay` with the number of the action (1-based) that the rules refuse.

    >>> from engine import registry
    >>> from engine.core.chance import seeded
    >>> game = registry.game("yucata")
    >>> state = replay(game, 2, {}, seeded(1), [(1, ("play", "3")), (0, ("play", "5"))])
    >>> game.view(state, None).positions
    (5, 3)
    >>> replay(game, 2, {}, seeded(1), [(1, ("play", "3")), (1, ("play", "5"))])
    Traceback (most recent call last):
        ...
    engine.core.errors.BadRecord: does-not-replay (number=2, reason='not-your-turn')
    """
    state = game.setup(seats, options, chance)
    for number, (seat, action) in enumerate(actions, 1):
        try:
            step = act(game, state, seat, action)
        except GameError as error:
            raise BadRecord("does-not-replay", number=number, reason=error.code) from error
        on_step(state, step)
    return state


def replay_record(game: AnyGame, record: Record) -> Any:
    """The final state of a recorded match, with its recorded result checked.

    Raises BadRecord: `other-hash` if it is not the match whose hash was posted, `other-rules` if the rules have changed
    since, `does-not-replay`, `other-result`.

    >>> from engine import registry
    >>> game = registry.game("yucata")
    >>> played = [(0, ["play", "3"]), (1, ["play", "5"])]
    >>> record = Record(game="yucata", rules_version=1, seats=2, options={}, seed="07" * 16, actions=played)
    >>> state = replay_record(game, read_record(write_record(record)))
    >>> game.view(state, None).positions
    (3, 5)
    """
    if record.hash not in (None, record.commitment, seed_hash(seed_from_hex(record.seed))):
        raise BadRecord("other-hash", recorded=record.hash, found=record.commitment)
    if record.rules_version != game.rules_version:
        raise BadRecord("other-rules", recorded=record.rules_version, current=game.rules_version)
    actions = [(seat, _recorded(number, action)) for number, (seat, action) in enumerate(record.actions, 1)]
    state = replay(game, record.seats, record.options, Seeded(seed=seed_from_hex(record.seed)), actions)
    outcome = game.outcome(state)
    if record.scores is not None or record.ranks is not None:
        found = outcome and (list(outcome.scores), list(outcome.ranks))
        if found != (record.scores, record.ranks):
            raise BadRecord("other-result", found=str(found), recorded=str((record.scores, record.ranks)))
    return state


def _recorded(number: int, data: list[str | int]) -> Action:
    try:
        return parse_action(data)
    except IllegalAction as error:
        raise BadRecord("does-not-replay", number=number, reason=error.code) from error
