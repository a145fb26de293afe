"""Every commit has a version of its own, and a dated heading of CHANGELOG.md is a release."""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from packaging.version import Version

from bot import version
from bot.version import of_commit
from tests.support.catalogues import ROOT

RELEASED = "# Changelog\n\n## 0.4.9 (2026-11-23)\n\n- one\n\n## 0.4.0 (2026-11-20)\n"
CHANGED = RELEASED.replace("## 0.4.9", "## Unreleased\n\n- two\n\n## 0.4.9")


@pytest.mark.parametrize(
    ("changelog", "expected"),
    [
        (RELEASED, "0.4.9+g1234567"),
        (CHANGED, "0.4.10.dev12+g1234567"),
        ("# Changelog\n\n## Unreleased\n", "0.0.0.dev12+g1234567"),
    ],
)
def test_a_version_is_made_of_the_newest_release_and_the_commit(changelog: str, expected: str) -> None:
    assert of_commit(changelog, 12, "g1234567") == expected == str(Version(expected))


def test_two_commits_differ_and_later_ones_are_higher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def commit(changelog: str) -> str:
        (tmp_path / "CHANGELOG.md").write_text(changelog)
        who = ("-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false")
        for arguments in (["add", "."], [*who, "commit", "--allow-empty", "-m", "one more"]):
            subprocess.run(["git", *arguments], cwd=tmp_path, check=True, capture_output=True)
        return version.version()

    monkeypatch.setattr(version, "TOP", tmp_path)
    (tmp_path / "CHANGELOG.md").write_text(CHANGED)
    assert version.version() == "0.4.10.dev0+unknown", "without git"
    subprocess.run(["git", "init"], cwd=tmp_path, check=True, capture_output=True)
    assert version.version() == "0.4.10.dev0+unknown", "nothing is committed yet"
    found = [
        commit(RELEASED),
        commit(CHANGED),
        commit(CHANGED),
        commit(CHANGED.replace("Unreleased", "0.5.0 (2026-11-28)")),
    ]
    assert len(set(found)) == 4
    assert [one.partition("+")[0] for one in found] == ["0.4.9", "0.4.10.dev2", "0.4.10.dev3", "0.5.0"]
    assert sorted(found, key=Version) == found
    (tmp_path / "CHANGELOG.md").write_text(CHANGED)
    assert version.version().endswith(".changed")
    (tmp_path / "VERSION").write_text("0.9.0\n")
    assert version.version() == "0.9.0", "an image is built without git"


def test_the_releases_of_the_changelog_stand_in_order_the_newest_first() -> None:
    headings = re.findall(r"^## (.*)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    released = headings[headings[0] == "Unreleased" :]
    found = [re.fullmatch(r"(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)", heading) for heading in released]
    assert released
    assert all(found), released
    versions, dates = [Version(one[1]) for one in found if one], [date.fromisoformat(one[2]) for one in found if one]
    assert versions == sorted(set(versions), reverse=True)
    assert dates == sorted(dates, reverse=True)


def test_the_version_can_be_printed_with_nothing_installed() -> None:
    done = subprocess.run(
        [sys.executable, "-I", "bot/version.py"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == version.VERSION
