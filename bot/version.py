"""Which version of the bot this is: releases are tags (`v0.4.0`), and each commit between has a version of its own."""

from __future__ import annotations

import re
import subprocess
from importlib import metadata
from pathlib import Path

TOP = Path(__file__).parent.parent
UNKNOWN = "0+unknown"


def version() -> str:
    """The version as PEP 440 has it: `0.4.0` for a release, `0.4.1.dev12+g1234567` for the twelfth commit after it.

    That of the checkout in which the program lies; else that which was installed. A file `VERSION` at the top takes the
    place of git where an image is built without it (`deploy/Dockerfile`).
    """
    if (given := TOP / "VERSION").exists():
        return given.read_text(encoding="ascii").strip()
    if (TOP / ".git").exists() and (described := _git("describe", "--tags", "--long", "--dirty", "--match", "v[0-9]*")):
        return from_description(described)
    if (TOP / ".git").exists() and (commit := _git("describe", "--always", "--dirty")):
        return from_description(f"v0.0.0-{_git('rev-list', '--count', 'HEAD')}-g{commit}")
    try:
        return metadata.version("hourglass")
    except metadata.PackageNotFoundError:
        return UNKNOWN


def from_description(text: str) -> str:
    """The version of a commit that git describes so: `v0.4.0-12-g1234567`, with `-dirty` where files were changed."""
    found = re.fullmatch(r"v(\d+)\.(\d+)\.(\d+)-(\d+)-(g[0-9a-f]+)(-dirty)?", text)
    if found is None:
        return UNKNOWN
    major, minor, patch, commits, commit, changed = found.groups()
    if commits == "0" and not changed:
        return f"{major}.{minor}.{patch}"
    return f"{major}.{minor}.{int(patch) + 1}.dev{commits}+{commit}{'.changed' if changed else ''}"


def _git(*arguments: str) -> str:
    """What git says, or nothing where there is none or it refuses."""
    try:
        done = subprocess.run(["git", *arguments], cwd=TOP, capture_output=True, text=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


VERSION = version()
"""That of this program."""
