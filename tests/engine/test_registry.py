"""Games are found by their folders, and the command line works on all of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import engine.games
from engine import registry
from engine.__main__ import main
from engine.core.match import read_record, seed_from_hex, seed_hash, write_record
from tests.support import core_toy

TOY = Path(core_toy.__file__)
RECORDED = Path(__file__).parent / "games" / "yucata" / "recorded" / "two-players-basic.json"


@pytest.fixture
def fifth_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder `toy` beside the folders of the games."""
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "__init__.py").write_text(TOY.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "not_a_game.py").touch()
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(tmp_path)])
    _look_again()
    yield folder
    _look_again()
    for module in [name for name in sys.modules if name.startswith("engine.games.toy")]:
        del sys.modules[module]


def _look_again() -> None:
    registry.keys.cache_clear()
    registry.game.cache_clear()


def test_a_further_game_is_found_by_its_folder_alone(fifth_game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = registry.keys()
    assert "toy" in found
    assert "not_a_game" not in found
    assert registry.game("toy").title == "Toy"
    assert [game.key for game in registry.games()] == list(found) == sorted(found)
    assert main(["playout", "toy", "--seats", "3", "--matches", "2", "--option", "tired=on"]) == 0
    assert json.loads(capsys.readouterr().out)["finished"] == 2


def test_a_folder_whose_game_has_another_name_is_a_mistake(fifth_game: Path) -> None:
    text = (fifth_game / "__init__.py").read_text(encoding="utf-8")
    (fifth_game / "__init__.py").write_text(text.replace('key="toy"', 'key="joy"'), encoding="utf-8")
    with pytest.raises(AssertionError, match="calls itself joy"):
        registry.game("toy")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(registry.UnknownGame) as caught:
        registry.game("chess")
    assert caught.value.values == {"given": "chess", "games": registry.keys()}


def test_the_list_of_games_has_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(registry.keys())
    (yucata,) = [line for line in lines if line.startswith("yucata")]
    assert "2-4 players" in yucata
    assert "layout=basic|kintaya|" in yucata
    assert "floor=True|False" in yucata


def test_playout_plays_to_the_end_and_prints_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["playout", "yucata", "--seats", "4", "--matches", "5", "--seed", "7", "--option", "layout=monzola"]
    assert main(arguments) == 0
    (line,) = capsys.readouterr().out.splitlines()
    told = json.loads(line)
    assert (told["game"], told["seats"], told["matches"], told["finished"]) == ("yucata", 4, 5, 5)
    assert told["actions"] > 100
    assert told["actions_per_second"] > 0
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out)["actions"] == told["actions"]


def test_replay_tells_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORDED)]) == 0
    out = capsys.readouterr().out
    record = read_record(RECORDED.read_bytes())
    assert f"{len(record.actions)} actions, replays" in out
    assert record.scores is not None
    for seat, points in enumerate(record.scores):
        assert f"seat {seat + 1}: rank" in out
        assert f"{points} points" in out


def test_replay_says_whether_the_record_names_the_hash_that_was_posted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = read_record(RECORDED.read_bytes())
    for posted, said in (
        (None, "does not say which hash was posted"),
        (record.commitment, "the record says was posted"),
        (seed_hash(seed_from_hex(record.seed)), "hash of the seed alone, as it was posted"),
    ):
        (tmp_path / "posted.json").write_bytes(write_record(msgspec.structs.replace(record, hash=posted)))
        assert main(["replay", str(tmp_path / "posted.json")]) == 0
        assert said in capsys.readouterr().out


def test_replay_of_an_open_match_names_whom_it_waits_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(RECORDED.read_bytes())
    data.update(actions=data["actions"][:3], scores=None, ranks=None)
    (tmp_path / "open.json").write_text(json.dumps(data), encoding="utf-8")
    assert main(["replay", str(tmp_path / "open.json")]) == 0
    first = data["actions"][0][0]
    assert f"waits for seats {2 - first}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["playout", "chess", "--seats", "2"], "unknown-game"),
        (["playout", "yucata", "--seats", "9"], "bad-seats"),
        (["playout", "yucata", "--seats", "2", "--option", "layout=spiral"], "bad-choice"),
        (["playout", "yucata", "--seats", "2", "--option", "speed=1"], "expected KEY=VALUE"),
        (["playout", "yucata", "--seats", "2", "--option", "floor"], "expected KEY=VALUE"),
        (["replay", "/no/such/file"], "No such file"),
    ],
)
def test_wrong_arguments_are_one_clear_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert len(told.err.splitlines()) == 1


def test_a_record_that_was_changed_does_not_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read_record(RECORDED.read_bytes())
    record.actions.pop()
    (tmp_path / "short.json").write_bytes(write_record(record))
    (tmp_path / "junk.json").write_bytes(b"\x00junk")
    assert main(["replay", str(tmp_path / "short.json")]) == 2
    assert "other-result" in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "junk.json")]) == 2
    assert "bad-file" in capsys.readouterr().err


def test_record_writes_a_match_that_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "recorded" / "two.json"
    assert main(["record", "yucata", str(path), "--seats", "2", "--seed", "4", "--option", "floor=off"]) == 0
    assert "two.json: Yucata', 2 players" in capsys.readouterr().out
    record = read_record(path.read_bytes())
    assert record.options == {"layout": "basic", "floor": False}
    assert record.scores is not None
    assert main(["replay", str(path)]) == 0
    assert main(["record", "yucata", str(path), "--seats", "9"]) == 2


def test_the_folders_are_read_once() -> None:
    assert registry.keys() is registry.keys()
    assert registry.game("yucata") is registry.game("yucata")
