"""The lock file pins what `pyproject.toml` asks for, and nothing in it names a place to download from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

TOP = Path(__file__).parents[2]
LOCK = (TOP / "deploy/requirements.lock").read_text(encoding="utf-8")
PINNED = {
    canonicalize_name(name): Version(version) for name, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", LOCK, re.M)
}


def test_every_dependency_is_locked_within_its_range() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [Requirement(text) for text in project["dependencies"]]
    assert asked
    for one in asked:
        pinned = PINNED.get(canonicalize_name(one.name))
        assert pinned is not None, f"{one.name} is not in deploy/requirements.lock (CONTRIBUTING says how to renew it)"
        assert pinned in one.specifier, (
            f"deploy/requirements.lock has {one.name} {pinned}, pyproject.toml asks {one.specifier}"
        )


def test_every_locked_package_has_hashes_and_no_host() -> None:
    assert "://" not in LOCK
    for block in re.split(r"\n(?=\S)", LOCK.strip()):
        assert "--hash=sha256:" in block, block.splitlines()[0]
