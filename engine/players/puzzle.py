"""Puzzles: positions in which one action is clearly best, and what must hold of them.

The computer must say (`engine.players.judge`) that one action wins clearly more often than every other, and by much,
where somebody is tempted to do something else, and the answer must not be told by the other puzzles. It must stand in
harder looks too: in worlds that no judgement saw, twice as far ahead, and to the end of the match
(`engine.players.trial`). `python -m engine puzzles` looks over what is shipped with four times the budget;
`engine.players.seek` finds new ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

import msgspec

from engine.core.action import Action, parse_action
from engine.core.chance import Seeded
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.match import replay, seed_from_hex
from engine.core.options import Options
from engine.players.advice import Advice, Reason
from engine.players.brains import AnyBrain, taught
from engine.players.judge import judged, seed_of
from engine.players.thoughts import Thought
from engine.players.trial import GAP, stands
from engine.players.version import version_of

FILE: Final = "puzzles.json"
WON: Final = 0.97
"""Where the best one wins so often the match is decided, unless the others are far from it."""
FAR: Final = 0.3
LOWEST: Final = 0.15
"""What the best action is worth at least: below this the match is lost."""
ANSWERS: Final = 4
"""How many actions are offered at most, the best among them."""
FEWEST: Final = 3
HARDER: Final = 4
"""Puzzles are looked over with so many times all of that."""

FREE: Final = 2
"""So many times a kind of action may be best before it must be wrong as often: else it would be the answer always."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position to think about.

    rules_version, seats, options, seed, actions: how it came about, as in `engine.core.match.Record`.
    seat:    who is to act.
    ways:    the actions to choose from, in the order of the legal list.
    wins:    what each is worth: its chance to win, 0 to 1, as in any advice about this position.
    best:    the index of the best one.
    errors:  the standard error of how much more often the best one wins than each.
    why:     why the best one wins more often than the next best, or than what somebody chose there.
    people:  whether it comes from a match of people.
    tells:   the version of what the judge tells (`engine.players.version`) with which `wins` were found.
    sees:    what was known in the position, as a number in hexadecimal: it changes with the rules and with the view.
    theme:   what the difference to the next best answer is about (`Brain.theme`).
    """

    rules_version: int
    seats: int
    options: Options
    seed: str
    actions: tuple[tuple[Seat, tuple[str | int, ...]], ...]
    seat: Seat
    ways: tuple[tuple[str | int, ...], ...]
    wins: tuple[float, ...]
    best: int
    errors: tuple[float, ...] = ()
    why: tuple[Reason, ...] = ()
    people: bool = False
    tells: str = ""
    sees: str = ""
    theme: str = ""


def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles of a game whose figures hold now: for its rules, and as the judge tells. Read anew each time."""
    return tuple(puzzle for puzzle in stored(game) if holds_now(game, puzzle))


def stored(game: AnyGame) -> tuple[Puzzle, ...]:
    """All that lie in the folder of a game, whenever they were judged; none if it has no file."""
    file = files(f"engine.games.{game.key}") / FILE
    return msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...]) if file.is_file() else ()


def holds_now(game: AnyGame, puzzle: Puzzle) -> bool:
    """Whether the figures of a puzzle are those of the game's rules and of its judge as they are now."""
    return (puzzle.rules_version, puzzle.tells) == (game.rules_version, version_of(game).tells)


def position(game: AnyGame, puzzle: Puzzle) -> Any:
    """The state of a puzzle. Raises BadRecord if it was made for other rules."""
    actions = [(seat, parse_action(list(action))) for seat, action in puzzle.actions]
    return replay(game, puzzle.seats, puzzle.options, Seeded(seed=seed_from_hex(puzzle.seed)), actions)


Kind = tuple[str | int, ...]


def kind(action: Sequence[str | int]) -> Kind:
    """What people would call the same answer elsewhere: what is done, and with what."""
    return tuple(action[:2])


def _kinds(action: Sequence[str | int]) -> set[Kind]:
    """The same, and what is done, whatever with."""
    return {tuple(action[:1]), kind(action)}


def varied(puzzle: Puzzle, others: Sequence[Puzzle]) -> bool:
    """Whether the answer cannot be told from `others`: no kind of action that only the best one is of has been the
    answer nearly always when it was offered."""
    return untold(puzzle.ways, puzzle.ways[puzzle.best], others)


def untold(ways: Sequence[Sequence[str | int]], best: Sequence[str | int], others: Sequence[Puzzle]) -> bool:
    """The same of a position that may make a puzzle with these answers."""
    right, offered = Counter[Kind](), Counter[Kind]()
    asked = [(known.ways, known.ways[known.best]) for known in others]
    for its_ways, its_best in (*asked, (ways, best)):
        alone = Counter(kind for way in its_ways for kind in _kinds(way))
        offered.update(kind for kind, count in alone.items() if count == 1)
        right.update(kind for kind in _kinds(its_best) if alone[kind] == 1)
    return all(right[kind] <= FREE + offered[kind] / 2 for kind in _kinds(best))


def first_look(brain: AnyBrain, state: Any, seat: Seat, tempting: Action) -> Thought[tuple[Action, ...]]:
    """The answers that may be offered in a position in which somebody is tempted to do `tempting`; none if it surely
    makes no puzzle."""
    first = yield from judged.begin(brain, state, seat, goes_on=_no_further)
    if first.best == tempting or len(first.alternatives) < 2 or first.alternatives[1].gap < GAP / 2:
        return ()
    shown = tuple(other.action for other in offered(first, tempting).alternatives)
    return shown if len({*shown, tempting}) >= FEWEST else ()


def closer_look(
    brain: AnyBrain, state: Any, seat: Seat, tempting: Action, shown: Sequence[Action]
) -> Thought[Advice | None]:
    """What the computer thinks of the answers that a puzzle offers, all of them looked at closely; None if it makes
    none. Whether it stands in harder looks is not known yet (`engine.players.trial`).

    shown: what `first_look` has found. The reasons are why not the first of them, unless it is the best.
    """

    def goes_on(advice: Advice) -> bool:
        return wide(offered(advice, tempting))

    weigh = tuple(dict.fromkeys((*shown, tempting)))
    told = offered((yield from judged.begin(brain, state, seat, weigh, goes_on)), tempting)
    return told if len(told.alternatives) >= FEWEST and wide(told) else None


def _no_further(advice: Advice) -> bool:
    """Most positions are thrown out before the harder look of a judgement, which takes most of its time."""
    return False


def offered(advice: Advice, rule: Action) -> Advice:
    """Only the answers of an advice that a puzzle offers: the best ones and, as it tempts, what the rule would do."""
    best, *others = advice.alternatives
    tempting = [other for other in others if other.action == rule]
    rest = [other for other in others if other.action != rule]
    kept = sorted((tempting + rest)[: ANSWERS - 1], key=others.index)
    return msgspec.structs.replace(advice, alternatives=(best, *kept))


def wide(advice: Advice) -> bool:
    """Whether the best action is clearly better than every other, and by much, in a match that is not decided."""
    best, *others = advice.alternatives
    if not advice.clear or best.win <= LOWEST:
        return False
    return all(other.gap >= (FAR if best.win >= WON else GAP) for other in others)


def puzzle_of(
    game: AnyGame,
    state: Any,
    seat: Seat,
    legal: Sequence[Action],
    told: Advice,
    source: bytes,
    done: Sequence[tuple[Seat, Action]],
) -> Puzzle:
    """The puzzle of a position with what is thought of its answers (`closer_look`). source: the seed of the match.
    done: what has led there."""
    worth = {other.action: other for other in told.alternatives}
    ways = [action for action in legal if action in worth]
    return Puzzle(
        rules_version=game.rules_version,
        seats=state.seats,
        options=dict(state.options),
        seed=source.hex(),
        actions=tuple(done),
        seat=seat,
        ways=tuple(ways),
        wins=tuple(round(worth[action].win, 3) for action in ways),
        best=ways.index(told.best),
        errors=tuple(round(worth[action].gap_error, 3) for action in ways),
        why=tuple(msgspec.structs.replace(reason, win=round(reason.win, 3)) for reason in told.reasons),
        tells=version_of(game).tells,
        sees=f"{seed_of(game, state, seat):016x}",
        theme=taught(game).theme(state, seat, told.best, told.alternatives[1].action),
    )


def again(brain: AnyBrain, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle with the figures that the judge tells now; None if it makes none any more. `falls` looks harder."""
    game, seat = brain.game, puzzle.seat
    if puzzle.rules_version != game.rules_version:
        return None
    state = position(game, puzzle)
    legal = game.legal(state, seat)
    ways = [parse_action(list(way)) for way in puzzle.ways]
    others = sorted((at for at in range(len(ways)) if at != puzzle.best), key=lambda at: -puzzle.wins[at])
    told = judged(brain, state, seat, [ways[at] for at in (*others, puzzle.best)])
    told = msgspec.structs.replace(told, alternatives=tuple(one for one in told.alternatives if one.action in ways))
    if told.best != ways[puzzle.best] or not wide(told):
        return None
    done = [(one, parse_action(list(action))) for one, action in puzzle.actions]
    made = puzzle_of(game, state, seat, legal, told, seed_from_hex(puzzle.seed), done)
    return msgspec.structs.replace(made, people=puzzle.people)


def falls(brain: AnyBrain, puzzle: Puzzle, times: int = HARDER) -> bool:
    """Whether a puzzle does not stand under so many times the budget that it was found with, in other worlds."""
    ways = [parse_action(list(way)) for way in puzzle.ways]
    return not stands(brain, position(brain.game, puzzle), puzzle.seat, ways[puzzle.best], ways, times)
