"""The playground starts from the command line, serves its page to its own address only, and says what is wrong."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import pytest

from bot.command_line import main
from bot.playground import games
from bot.playground.games import example, offered
from engine import registry
from tests.support.catalogues import ROOT


@contextmanager
def running(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The program, as a newcomer starts it."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("HOURGLASS_", "DISCORD_"))}
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "playground", *arguments],
        cwd=folder,
        env={**known, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        try:
            yield child
        finally:
            child.kill()


def address(child: subprocess.Popen[str]) -> str:
    """The address that it prints."""
    assert child.stdout is not None
    line = child.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert found is not None, line + (child.stderr.read() if child.stderr else "")
    return found[0]


def fetch(place: str, **headers: str) -> tuple[str, dict[str, str]]:
    """A page and its headers."""
    with urlopen(Request(place, headers=headers)) as answer:
        return answer.read().decode(errors="replace"), dict(answer.headers)


def refused(place: str, **headers: str) -> int:
    """The status with which a request is refused."""
    with pytest.raises(HTTPError) as caught:
        fetch(place, **headers)
    assert "Traceback" not in caught.value.read().decode()
    return caught.value.code


def test_the_page_is_served_here_and_to_nobody_else(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as child:
        home = address(child)
        page, headers = fetch(home)
        assert "/page/main.js" in page
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert "Access-Control-Allow-Origin" not in headers
        for name in re.findall(r'(?:src|href)="(/page/[^"]+)"', page):
            fetch(home + name.removeprefix("/"))
        pictured = [game["key"] for game in offered() if game["picture"]]
        assert "yucata" in pictured
        for key in pictured:
            assert fetch(f"{home}game/{key}?language=de")[1]["Content-Type"] in ("image/png", "image/webp")
        assert refused(f"{home}page/nothing.js") == 404
        assert refused(f"{home}page/..%2f__init__.py") == 404
        for long in (f"page/{'x' * 5000}", f"game/{'x' * 5000}", f"files/{'x' * 5000}", "page/a%00b", "x" * 5000):
            assert refused(home + long) == 404
        assert refused(f"{home}files/attachments/1/2/board.webp") == 404
        assert refused(home, Host="hourglass.example") == 403
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        key = {"Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg=="}
        assert refused(f"{home}live", **upgrade, **key, Origin="http://elsewhere.example") == 403
        assert refused(f"{home}live", **upgrade, **key) == 403
        taken = home.rsplit(":", 1)[1].rstrip("/")
        with running(tmp_path, "--port", taken) as second:
            assert second.stderr is not None
            said = second.stderr.read()
            assert second.wait() == 2
        assert f"port {taken} is taken; choose another one with --port" in said
        assert "Traceback" not in said
        child.send_signal(signal.SIGINT)
        assert child.wait() == 0
        assert list(tmp_path.iterdir()) == []


def test_the_example_of_a_game_is_of_four_or_as_nearly_so_many_as_may_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "yucata").mkdir()
    for seats in (2, 4):
        (tmp_path / f"yucata/{seats}-middle-main-de.png").write_text(str(seats))
    monkeypatch.setattr(games, "EXAMPLES", tmp_path)
    game = registry.game("yucata")
    for players, shown in ((range(2, 5), b"4"), (range(2, 3), b"2")):
        monkeypatch.setattr(type(game), "meta", msgspec.structs.replace(game.meta, players=players))
        assert example("yucata", "de") == (shown, "image/png")
    assert example("nereus", "de") is None
    assert example("chess", "de") is None
    assert example("yucata", "xx") is None


@pytest.mark.parametrize("wanted", ["high", "70000"])
def test_a_bad_port_is_refused_in_words(wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["playground", "--port", wanted])
    assert "expected a whole number from 0 to 65535" in capsys.readouterr().err


def test_a_foreign_file_is_refused_in_words(tmp_path: Path) -> None:
    foreign = tmp_path / "letter.txt"
    foreign.write_text("not a playground")
    with running(tmp_path, "--port", "0", "--keep", str(foreign)) as child:
        assert child.stderr is not None
        said = child.stderr.read()
        assert child.wait() == 2
    assert "cannot be read as a kept playground" in said
    assert "Traceback" not in said
    assert foreign.read_text() == "not a playground"


def test_a_file_that_cannot_be_written_is_told_before_anybody_plays(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", "--keep", str(tmp_path / "nowhere" / "kept.zip")) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        assert child.stdout.readline() == "", "it does not open"
        said = child.stderr.read()
        assert child.wait() == 2
    assert "nowhere/kept.zip" in said
    assert "check that the folder exists and that this user may write the file" in said
    assert "Traceback" not in said


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    kept = tmp_path / "kept.zip"
    stale = tmp_path / "kept.zip.new"
    stale.write_bytes(b"")
    stale.chmod(0o644)
    with running(tmp_path, "--port", "0", "--keep", str(kept)) as child:
        address(child)
        child.send_signal(signal.SIGTERM)
        child.wait(timeout=60)
    assert kept.stat().st_mode & 0o077 == 0


def test_it_ends_in_silence_while_signs_are_drawn_for_a_tab_that_was_closed(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as child:
        home = address(child)
        place = urlsplit(home)
        with create_connection((place.hostname, place.port)) as tab:
            tab.sendall(f"GET /sign/none HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
            fetch(home)  # what came before it has begun
        fetch(home)
        child.send_signal(signal.SIGINT)
        assert child.stderr is not None
        assert "Traceback" not in child.stderr.read()
