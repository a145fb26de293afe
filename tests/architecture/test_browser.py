"""`.ci/browser`: which Chromium the page's tests run in, so that they run wherever there can be one."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.catalogues import ROOT

INSTALLS = """#!/bin/sh
echo "$@" >> "{folder}/asked"
case "$*" in *install*) cp "{folder}/real" "{folder}/chromium" ;; esac
"""
OFFERS_NONE = """#!/bin/sh
echo "$@" >> "{folder}/asked"
exit 100
"""


def program(file: Path, text: str) -> Path:
    """A program that stands there."""
    file.write_text(text.format(folder=file.parent), encoding="utf-8")
    file.chmod(0o755)
    return file


@pytest.fixture
def system(tmp_path: Path) -> Path:
    """A system with nothing but what the script needs, and a Chromium that can be installed."""
    for name in ("bash", "cp", "env", "sh"):
        if path := shutil.which(name):
            (tmp_path / name).symlink_to(path)
    program(tmp_path / "id", "#!/bin/sh\necho 0\n")
    program(tmp_path / "real", "#!/bin/sh\necho Chromium 150\n")
    return tmp_path


def browser(system: Path, **settings: str) -> str:
    """What the script prints on this system."""
    known = {name: text for name, text in os.environ.items() if name != "HOURGLASS_BROWSER"}
    done = subprocess.run(
        [ROOT / ".ci/browser"],
        env={**known, "PATH": str(system), **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_the_one_that_is_named_is_taken_and_none_if_that_is_empty(system: Path) -> None:
    program(system / "chromium", "#!/bin/sh\n")
    assert browser(system, HOURGLASS_BROWSER="/somewhere/chrome") == "/somewhere/chrome"
    assert browser(system, HOURGLASS_BROWSER="") == ""


def test_one_of_the_system_is_taken_unless_it_does_not_run(system: Path) -> None:
    program(system / "chromium", "#!/bin/sh\necho install me from the store\nexit 1\n")
    chrome = program(system / "google-chrome", "#!/bin/sh\n")
    program(system / "apt-get", INSTALLS)
    assert browser(system) == str(chrome)
    assert not (system / "asked").exists()


def test_one_that_the_system_offers_is_installed(system: Path) -> None:
    program(system / "apt-get", INSTALLS)
    assert browser(system) == str(system / "chromium")
    assert "install -q -y --no-install-recommends chromium" in (system / "asked").read_text(encoding="utf-8")


@pytest.mark.parametrize("offers", [None, OFFERS_NONE])
def test_where_there_is_none_it_goes_on_without(system: Path, offers: str | None) -> None:
    if offers is not None:
        program(system / "apt-get", offers)
    assert browser(system) == ""


def test_the_page_is_tested_in_it() -> None:
    run = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert "browser=$(.ci/browser)" in run
    assert "for page in tests/playground tests/boards; do" in run
    assert "HOURGLASS_BROWSER=$browser python -m pytest -q -n auto $page" in run
