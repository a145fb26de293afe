"""Looking for fresh puzzles: by the script that finds those that are shipped, and piece by piece."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine import registry
from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.match import Record, replay, seed_from_hex
from engine.players import seek
from engine.players.brains import taught
from engine.players.puzzle import ANSWERS, Puzzle
from engine.players.seeds import fast
from engine.players.seek import Glimpse, found_in, glimpsed, main
from engine.players.version import version_of
from tests.support.missed import late, worst

SEED = 153
"""Of a match of three in which the first puzzle is found soon."""


def spots(seed: int, seconds: float) -> tuple[list[Record], int]:
    """All that a match offers to a glance, and in how many pieces it was looked at."""
    found: list[Record] = []
    seen, pieces = Glimpse(0), 0
    while not seen.over:
        seen = glimpsed("yucata", 3, seed, seen.done, seconds)
        found += [seen.record] if seen.record else []
        pieces += 1
    return found, pieces


def test_a_match_offers_the_same_in_pieces_as_in_one_go() -> None:
    whole, few = spots(SEED, 60.0)
    again, many = spots(SEED, 0.0)
    assert whole == again
    assert whole
    assert many > few


def test_what_tempts_there_is_the_rule_of_thumb() -> None:
    brain = taught(registry.game("yucata"))
    for record in spots(SEED, 60.0)[0]:
        *before, (seat, tempting) = [(seat, tuple(action)) for seat, action in record.actions]
        state = replay(brain.game, 3, record.options, Seeded(seed=seed_from_hex(record.seed)), before)
        assert tempting == brain.policy(state, seat, brain.game.legal(state, seat), fast(1, 1))


def test_a_puzzle_is_found_that_the_others_do_not_tell() -> None:
    brain = taught(registry.game("yucata"))
    found = found_in(brain, 3, SEED)
    assert found is not None
    assert found.rules_version == brain.game.rules_version
    assert 2 < len(found.ways) <= ANSWERS
    assert found.best == found.wins.index(max(found.wins)), "the wins are in the order of the ways"
    assert not found.people
    told = msgspec.structs.replace(found, ways=(found.ways[found.best], ("x",), ("y",)), best=0)
    assert found_in(brain, 3, SEED, [told] * 9) != found


def test_the_script_judges_anew_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = msgspec.structs.replace(late("yucata"), tells="another")
    wrong = msgspec.structs.replace(known, best=worst(known))

    def here(_: str) -> Path:
        return tmp_path

    def shipped(_: AnyGame) -> tuple[Puzzle, ...]:
        return (wrong, known)

    monkeypatch.setattr(seek, "files", here)
    monkeypatch.setattr(seek, "stored", shipped)
    assert main(["yucata", "--again", "--count", "1"]) == 0
    (again,) = msgspec.json.decode((tmp_path / "puzzles.json").read_bytes(), type=tuple[Puzzle, ...])
    assert (again.seed, again.actions, again.ways, again.best) == (known.seed, known.actions, known.ways, known.best)
    assert again.tells == version_of(registry.game("yucata")).tells
