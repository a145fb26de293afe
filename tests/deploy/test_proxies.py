"""The files for Caddy and nginx, in these programs where they are there: they are understood, the bot is told who asks,
and no link that signs in stands in a log, not even while the bot is away."""

from __future__ import annotations

import http.client
import re
import shutil
import socket
import subprocess
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.support.catalogues import ROOT
from tests.support.pages import HOST, free_port

SITE, LINK = "games.example.org", "/in/a-secret-token"


def caddy(folder: Path, port: int, bot: int) -> list[str]:
    """The command that runs it with our file, on ports of the test and without a certificate."""
    text = (ROOT / "deploy/Caddyfile").read_text(encoding="utf-8")
    text = text.replace(f"\n{SITE} {{", f"\nhttp://{SITE}:{port} {{").replace(":8090", f":{bot}")
    text = text.replace("\n{\n", "\n{\n\tadmin off\n\tstorage file_system {\n\t\troot " + f"{folder}\n\t}}\n", 1)
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def nginx(folder: Path, port: int, bot: int) -> list[str]:
    """The same, in what surrounds it in /etc/nginx."""
    text = (ROOT / "deploy/nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"    listen \[::\].*\n|    ssl_certificate.*\n", "", text)
    text = text.replace("443 ssl http2", str(port)).replace(":8090", f":{bot}").replace("/var/log/nginx", str(folder))
    paths = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    around = f"pid {folder}/pid; error_log stderr; daemon off; events {{}} http {{ access_log {folder}/access.log; "
    (folder / "nginx.conf").write_text(f"{around}{paths}\n{text}}}\n", encoding="utf-8")
    return ["nginx", "-c", str(folder / "nginx.conf")]


@contextmanager
def bot(port: int, heard: list[dict[str, str]]) -> Generator[None]:
    """Something that answers in the bot's place, and keeps what it hears."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heard.append(dict(self.headers))
            self.send_response(204)
            self.end_headers()

        def log_request(self, code: object = "-", size: object = "-") -> None:
            pass

    with HTTPServer((HOST, port), Answer) as server:
        answering = threading.Thread(target=server.serve_forever)
        answering.start()
        try:
            yield
        finally:
            server.shutdown()
            answering.join()


def get(port: int) -> int:
    """Follow the link through the proxy, from a browser that claims to come from elsewhere; the status."""
    line = http.client.HTTPConnection(HOST, port, timeout=30)
    line.request("GET", LINK, headers={"Host": SITE, "X-Forwarded-For": "192.0.2.1"})
    status = line.getresponse().status
    line.close()
    return status


RUNS = {"caddy": caddy, "nginx": nginx}


@pytest.mark.parametrize("program", RUNS)
def test_the_file_is_understood_and_nothing_of_it_writes_a_link_down(program: str, tmp_path: Path) -> None:
    if shutil.which(program) is None:
        pytest.skip("the program is not here")
    port, behind, heard = free_port(), free_port(), list[dict[str, str]]()
    said = tmp_path / "said"
    with said.open("w", encoding="utf-8") as out:
        proxy = subprocess.Popen(RUNS[program](tmp_path, port, behind), stdout=out, stderr=out, cwd=tmp_path)
    try:
        while True:
            assert proxy.poll() is None, said.read_text(encoding="utf-8")
            with suppress(OSError), socket.create_connection((HOST, port), 1):
                break
        with bot(behind, heard):
            assert get(port) == 204
        assert get(port) == 502
    finally:
        proxy.terminate()
        proxy.wait()
    assert heard[0]["Host"].partition(":")[0] == SITE
    assert heard[0]["X-Forwarded-For"].rpartition(",")[2].strip() == HOST
    for file in tmp_path.rglob("*"):
        if file.is_file():
            assert LINK not in file.read_text(encoding="utf-8", errors="replace"), file
