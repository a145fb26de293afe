"""Every commit has a version of its own."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from bot import version
from bot.version import from_description


@pytest.mark.parametrize(
    ("described", "expected"),
    [
        ("v0.4.0-0-g1234567", "0.4.0"),
        ("v0.4.0-0-g1234567-dirty", "0.4.1.dev0+g1234567.changed"),
        ("v0.4.9-12-gabcdef1", "0.4.10.dev12+gabcdef1"),
        ("nonsense", version.UNKNOWN),
    ],
)
def test_a_version_is_made_from_what_git_says(described: str, expected: str) -> None:
    assert from_description(described) == expected


def test_two_commits_differ_and_a_tag_is_a_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(version, "TOP", tmp_path)
    installed = version.version()
    git("init")
    assert version.version() == installed, "nothing is committed yet"
    git("commit", "--allow-empty", "-m", "one")
    first = version.version()
    git("commit", "--allow-empty", "-m", "two")
    second = version.version()
    git("tag", "v0.4.0")
    third = version.version()
    git("commit", "--allow-empty", "-m", "three")
    fourth = version.version()
    assert first.startswith("0.0.1.dev1+g")
    assert second.startswith("0.0.1.dev2+g")
    assert third == "0.4.0"
    assert fourth.startswith("0.4.1.dev1+g")
    (tmp_path / "VERSION").write_text("0.9.0\n")
    assert version.version() == "0.9.0", "an image is built without git"
