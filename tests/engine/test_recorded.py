"""Recorded matches replay to the same result for ever. A new file in a `recorded` folder is found by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import registry
from engine.core.action import parse_action
from engine.core.chance import Seeded
from engine.core.errors import BadRecord
from engine.core.match import Step, read_record, replay, replay_record, seed_from_hex, write_record

RECORDED = sorted(Path(__file__).parent.glob("games/*/recorded/*.json"))

every_record = pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parts[-3]}-{path.stem}")


@every_record
def test_a_recorded_match_replays_to_its_result(path: Path) -> None:
    data = path.read_bytes()
    record = read_record(data)
    assert record.game == path.parts[-3]
    assert write_record(record) == data
    game = registry.game(record.game)
    state = replay_record(game, record)
    assert record.scores is not None
    assert game.outcome(state) is not None


@every_record
def test_nothing_can_be_played_after_the_end_of_a_recorded_match(path: Path) -> None:
    record = read_record(path.read_bytes())
    game = registry.game(record.game)
    actions = [(seat, parse_action(action)) for seat, action in record.actions]
    seed = Seeded(seed=seed_from_hex(record.seed))
    told: list[Step] = []
    with pytest.raises(BadRecord, match="does-not-replay"):
        replay(
            game, record.seats, record.options, seed, [*actions, actions[0]], on_step=lambda _, step: told.append(step)
        )
    assert len(told) == len(actions)


def test_every_game_has_recorded_matches() -> None:
    assert {path.parts[-3] for path in RECORDED} == set(registry.keys())
