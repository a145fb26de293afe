"""The puzzles that are shipped, and the script that finds them."""

from __future__ import annotations

import msgspec
import pytest

from engine import registry
from engine.games.yucata.rules import Yucata
from engine.players.advice import Advice, Alternative
from engine.players.brains import brain_of
from engine.players.puzzle import (
    ANSWERS,
    FEWEST,
    GAP,
    HIGHEST,
    LOWEST,
    SURE,
    Puzzle,
    found_in,
    position,
    puzzles_of,
    varied,
    wide,
)
from engine.players.seeds import fast, split

KEYS = [game.key for game in registry.games() if puzzles_of(game)]
FOUR_MONTHS = 123
"""So many days go by before a puzzle comes again, at least."""


@pytest.mark.parametrize("key", KEYS)
def test_every_puzzle_is_a_position_in_which_one_answer_is_clearly_best(key: str) -> None:
    game = registry.game(key)
    known = puzzles_of(game)
    assert len({(puzzle.seed, puzzle.actions) for puzzle in known}) == len(known)
    for puzzle in known:
        state = position(game, puzzle)
        legal = game.legal(state, puzzle.seat)
        assert puzzle.seat in game.actors(state)
        assert FEWEST <= len(puzzle.ways) == len(puzzle.wins) <= ANSWERS
        assert [action for action in legal if action in puzzle.ways] == list(puzzle.ways)
        best, second = sorted(puzzle.wins, reverse=True)[:2]
        assert puzzle.wins[puzzle.best] == best
        assert best - second >= GAP - 0.002
        assert LOWEST < best < HIGHEST, "neither lost nor won whatever is chosen"


def advice(best: float, second: float, error: float = 0.0) -> Advice:
    """What a strong player says of an action and the next best, which need not be the next in line."""
    found = [Alternative((name,), 0.0, win, error, 100) for name, win in (("a", best), ("b", 0.0), ("c", second))]
    return Advice(("a",), tuple(found))


def test_clearly_best_is_by_a_gap_that_is_no_accident_in_a_match_that_is_open() -> None:
    assert wide(advice(0.5, 0.5 - GAP), SURE)
    assert not wide(advice(0.5, 0.501 - GAP), SURE), "not by much"
    assert wide(advice(0.5, 0.38, 0.028), SURE)
    assert not wide(advice(0.5, 0.38, 0.03), SURE), "both are uncertain, so the gap is by 1.4 times as much"
    assert wide(advice(0.5, 0.38, 0.03), 0.0)
    assert not wide(advice(HIGHEST, 0.5), SURE), "won whatever is done"
    assert wide(advice(HIGHEST - 0.01, 0.5), SURE)
    assert not wide(advice(LOWEST, 0.0), SURE), "lost whatever is done"
    assert wide(advice(LOWEST + 0.01, 0.0), SURE)


def test_no_puzzle_comes_again_for_four_months() -> None:
    assert sum(len(puzzles_of(game)) for game in registry.games()) >= FOUR_MONTHS


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


def test_what_looks_clear_after_few_playouts_must_be_so_after_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """With four playouts much does, in nearly every match."""
    brain = brain_of(registry.game("port_royal"))
    assert brain is not None
    monkeypatch.setattr(brain, "playouts", 4)
    monkeypatch.setattr("engine.players.puzzle.OFTEN", 1)
    monkeypatch.setattr("engine.players.puzzle.GLANCE", 1)
    found = [puzzle for number in range(12) if (puzzle := found_in(brain, 2, {}, split(5, number))) is not None]
    for puzzle in found:
        best, second = sorted(puzzle.wins, reverse=True)[:2]
        assert best - second >= GAP - 0.002


def test_the_answer_that_tempts_is_offered_whatever_a_strong_player_thinks_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With this seed it is the third best."""
    monkeypatch.setattr("engine.players.puzzle.ANSWERS", 2)
    brain = brain_of(registry.game("yucata"))
    assert brain is not None
    found = found_in(brain, 2, {}, split(9, 27))
    assert found is not None
    state = position(brain.game, found)
    rule = brain.policy(state, found.seat, brain.game.legal(state, found.seat), fast(1, 1))
    assert set(found.ways) == {rule, found.ways[found.best]}


def test_puzzles_of_other_rules_are_left_out() -> None:
    game = registry.game("yucata")

    class Later(Yucata):
        meta = msgspec.structs.replace(game.meta, rules_version=game.rules_version + 1)

    assert puzzles_of(game)
    assert puzzles_of(Later()) == ()


def test_the_script_finds_what_it_writes() -> None:
    game = registry.game("yucata")
    brain = brain_of(game)
    assert brain is not None
    found = next(puzzle for number in range(40) if (puzzle := found_in(brain, 3, {}, split(9, number))) is not None)
    assert isinstance(found, Puzzle)
    assert found.rules_version == game.rules_version
    state = position(game, found)
    legal = game.legal(state, found.seat)
    assert found.ways[found.best] in legal
    assert 2 < len(found.ways) <= ANSWERS
    rule = brain.policy(state, found.seat, legal, fast(1, 1))
    assert rule != found.ways[found.best]
    assert found.best == found.wins.index(max(found.wins)), "the wins are in the order of the ways"
    assert [action for action in legal if action in found.ways] == list(found.ways)
