"""`python -m render` writes the pictures that it promises."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main
from render.kit.files import PNG

FILES = {f"{name}{PNG}" for name in ("board", "private-1", "private-2")}


def test_board_and_private_pictures_are_written_the_same_every_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["yucata", "--seats", "2", "--actions", "9", "--seed", "4", "--option", "layout=yazurika", "--out"]
    assert main([*arguments, str(tmp_path / "a")]) == 0
    assert {Path(line.split()[0]).name for line in capsys.readouterr().out.splitlines()} == FILES
    assert main([*arguments, str(tmp_path / "b")]) == 0
    for name in FILES:
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    assert main([*arguments, str(tmp_path / "c"), "--language", "de"]) == 0
    board = f"board{PNG}"
    assert (tmp_path / "c" / board).read_bytes() != (tmp_path / "a" / board).read_bytes()
    with Image.open(tmp_path / "a" / board) as opened:
        assert opened.width == 1200


def test_a_message_is_shown_as_clients_do_it(tmp_path: Path) -> None:
    for client, wide, high in (("desktop", 550, 350), ("phone", 909, 579)):
        assert main(["yucata", "--seats", "2", "--as", client, "--out", str(tmp_path)]) == 0
        with Image.open(tmp_path / f"board-{client}{PNG}") as opened:
            scale = 1 if client == "desktop" else 3
            assert opened.size == (wide + 36 * scale, 2 * high + 40 * scale)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "--seats", "2"], "unknown-game"),
        (["yucata", "--seats", "7"], "bad-seats"),
        (["yucata", "--seats", "2", "--option", "layout=spiral"], "bad-choice"),
    ],
)
def test_wrong_arguments_are_one_clear_line(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--out", str(tmp_path / "out")]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
    assert not (tmp_path / "out").exists()
