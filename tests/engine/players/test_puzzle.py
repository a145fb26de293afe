"""The puzzles that are shipped, and the script that finds them."""

from __future__ import annotations

import msgspec
import pytest

from engine import registry
from engine.__main__ import main
from engine.core.game import AnyGame
from engine.games.yucata.rules import Yucata
from engine.players.advice import SURE, Advice, Alternative
from engine.players.brains import brain_of
from engine.players.judge import seed_of
from engine.players.puzzle import (
    ANSWERS,
    FAR,
    FEWEST,
    GAP,
    LOWEST,
    WON,
    Puzzle,
    falls,
    holds_now,
    offered,
    position,
    puzzles_of,
    stored,
    varied,
    wide,
)
from engine.players.version import Version
from tests.support.missed import few_playouts, late, worst

KEYS = [game.key for game in registry.games() if stored(game)]
QUICK = ("yucata", "port_royal")
"""In these games it takes tenths of a second to look at a puzzle once more, with few playouts."""
TWO_MONTHS = 62
"""So many days go by before a puzzle comes again, at least."""


@pytest.mark.parametrize("key", KEYS)
def test_every_puzzle_is_a_position_in_which_one_answer_is_clearly_best(key: str) -> None:
    game = registry.game(key)
    known = puzzles_of(game)
    assert len({(puzzle.seed, puzzle.actions) for puzzle in known}) == len(known)
    assert all(puzzle.theme for puzzle in known)
    for puzzle in known:
        state = position(game, puzzle)
        legal = game.legal(state, puzzle.seat)
        assert puzzle.seat in game.actors(state)
        assert FEWEST <= len(puzzle.ways) == len(puzzle.wins) <= ANSWERS
        assert [action for action in legal if action in puzzle.ways] == list(puzzle.ways)
        best, second = sorted(puzzle.wins, reverse=True)[:2]
        assert puzzle.wins[puzzle.best] == best
        assert best - second >= GAP - 0.002
        assert best > LOWEST, "not lost whatever is chosen"
        assert best < WON or best - second >= FAR - 0.002, "nor won"
        gaps = zip(puzzle.wins, puzzle.errors, strict=True)
        assert all(best - win >= SURE * error - 0.01 for win, error in gaps if win != best)


def advice(best: float, *others: float, error: float = 0.0) -> Advice:
    """What is thought of an action `a` and others, `b` and so on, that win so often."""
    names = "abcdefg"
    told = [Alternative((names[n],), win, 0.0, best - win, error, 100) for n, win in enumerate((best, *others))]
    return Advice(("a",), tuple(told))


def test_clearly_best_is_by_a_gap_that_is_no_accident_in_a_match_that_is_open() -> None:
    assert wide(advice(0.5, 0.0, 0.5 - GAP))
    assert not wide(advice(0.5, 0.0, 0.501 - GAP)), "not by much"
    assert wide(advice(0.5, 0.38, error=0.039))
    assert not wide(advice(0.5, 0.38, error=0.041)), "the gap must be thrice as wide as it is uncertain"
    assert not wide(advice(WON, 0.7)), "won whatever is done"
    assert wide(advice(WON, WON - FAR - 0.01)), "but for this"
    assert not wide(advice(LOWEST, 0.0)), "lost whatever is done"
    assert wide(advice(LOWEST + 0.01, 0.0))


def test_the_answer_that_tempts_is_offered_whatever_it_is_worth() -> None:
    told = advice(0.9, 0.5, 0.4, 0.3, 0.2)
    assert [one.action[0] for one in offered(told, ("c",)).alternatives] == ["a", "b", "c", "d"]
    assert [one.action[0] for one in offered(told, ("e",)).alternatives] == ["a", "b", "c", "e"]


def test_no_puzzle_comes_again_for_two_months() -> None:
    assert sum(len(puzzles_of(game)) for game in registry.games()) >= TWO_MONTHS


def made(best: int, *ways: tuple[str | int, ...]) -> Puzzle:
    """A puzzle with these answers."""
    return Puzzle(1, 2, {}, "00", (), 0, ways, (0.5,) * len(ways), best)


def test_no_kind_of_answer_is_right_whenever_it_is_offered() -> None:
    fetch, go, stay = ("crew", "scientist", 1), ("crew", "purser", 2), ("done",)
    known = [made(0, fetch, go)] * 3
    assert varied(made(0, fetch, go), known), "four times may be chance"
    known = [made(0, fetch, go)] * 4
    assert not varied(made(0, fetch, go), known)
    assert varied(made(1, fetch, go), known), "the other one is the answer for once"
    assert varied(made(0, fetch, go), [*known, made(1, fetch, go)])
    assert varied(made(0, fetch, (*fetch[:2], 5)), known), "with two of the kind it tells nothing"
    assert varied(made(0, go, fetch), known)
    verbs = [made(0, stay, go, fetch)] * 4
    assert not varied(made(0, stay, fetch, go), verbs), "a verb tells as well"


@pytest.mark.parametrize("key", KEYS)
def test_the_shipped_puzzles_of_a_game_do_not_tell_each_other(key: str) -> None:
    known = puzzles_of(registry.game(key))
    assert all(varied(puzzle, known[:at]) for at, puzzle in enumerate(known))


@pytest.mark.parametrize("key", KEYS)
def test_another_answer_falls(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A harder look tells the best answer of a shipped puzzle from any other."""
    few_playouts(monkeypatch)
    brain = brain_of(registry.game(key))
    assert brain is not None
    puzzle = late(key) if key in QUICK else puzzles_of(brain.game)[0]
    wrong = next(at for at in range(len(puzzle.ways)) if at != puzzle.best)
    assert falls(brain, msgspec.structs.replace(puzzle, best=wrong), 1)
    if key in QUICK:
        assert not falls(brain, puzzle, 1)


def test_the_command_names_the_puzzles_that_fall(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few_playouts(monkeypatch)
    known = late("port_royal")
    stored = (known, msgspec.structs.replace(known, best=worst(known)))
    shelf: list[tuple[Puzzle, ...]] = [stored]

    def shipped(_: AnyGame) -> tuple[Puzzle, ...]:
        return shelf[-1]

    monkeypatch.setattr("engine.__main__.puzzles_of", shipped)
    assert main(["puzzles", "port_royal", "--times", "1"]) == 1
    assert capsys.readouterr().out == "port_royal: puzzle 2 falls\nport_royal: 2 puzzles looked over\n"
    shelf.append((known,))
    assert main(["puzzles", "port_royal", "--times", "1"]) == 0


def test_puzzles_of_other_rules_are_left_out() -> None:
    game = registry.game("yucata")

    class Later(Yucata):
        meta = msgspec.structs.replace(game.meta, rules_version=game.rules_version + 1)

    assert puzzles_of(game)
    assert puzzles_of(Later()) == ()


def test_puzzles_of_another_judge_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("yucata")
    first = puzzles_of(game)[0]
    assert holds_now(game, first)
    assert not holds_now(game, msgspec.structs.replace(first, tells="another"))

    def other(_: AnyGame) -> Version:
        return Version(tells="another")

    monkeypatch.setattr("engine.players.puzzle.version_of", other)
    assert puzzles_of(game) == ()


@pytest.mark.parametrize("key", KEYS)
def test_what_is_shipped_was_judged_as_positions_are_seen_and_judged_now(key: str) -> None:
    """Else `python -m engine.players.seek KEY --again` stamps what still holds and drops the rest."""
    game = registry.game(key)
    for puzzle in stored(game):
        assert holds_now(game, puzzle)
        assert puzzle.sees == f"{seed_of(game, position(game, puzzle), puzzle.seat):016x}"
