"""What deploys the bot: as closed as it can be, with room for what it needs, and nothing secret in an image."""

from __future__ import annotations

import re
import shutil
import subprocess
from fnmatch import fnmatch

import pytest

from tests.support.catalogues import ROOT

UNIT = ROOT / "deploy/hourglass.service"
IMAGE = (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_closed() -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--no-pager", str(UNIT)],
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"exposure level for hourglass.service: ([\d.]+)", done.stdout)
    assert found, done.stdout
    assert float(found[1]) <= 2.5


def test_the_image_gets_what_it_copies_and_neither_settings_nor_data() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = [line.removeprefix("!") for line in lines if line.startswith("!")]
    assert "*" in lines
    copied = [name for line in re.findall(r"^COPY (?!--from)(.+)$", IMAGE, re.MULTILINE) for name in line.split()[:-1]]
    assert copied
    assert set(copied) == set(let_in)
    for secret in (".env", "data", ".git", "hourglass.sqlite3"):
        assert not any(fnmatch(secret, name) for name in let_in)


def test_both_stages_have_the_same_base_image_by_its_digest() -> None:
    build, run = re.findall(r"^FROM (\S+)", IMAGE, re.MULTILINE)
    assert build == run
    assert re.fullmatch(r"python:3\.\d+-slim@sha256:[0-9a-f]{64}", run)


def test_what_builds_the_program_is_pinned_too() -> None:
    build = (ROOT / "deploy/build.lock").read_text(encoding="utf-8")
    assert re.search(r"^setuptools==", build, re.MULTILINE)
    assert "--hash=sha256:" in build
    assert "://" not in build
    assert "--no-build-isolation" in IMAGE
    assert "--no-build-isolation" in (ROOT / "deploy/README.md").read_text(encoding="utf-8")
