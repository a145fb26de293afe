"""Which version of the bot this is: the dated headings of CHANGELOG.md are the releases, and each commit has its own.

`python3 bot/version.py` prints it, with nothing installed.
"""

from __future__ import annotations

import re
import subprocess
from importlib import metadata
from pathlib import Path

TOP = Path(__file__).parent.parent
UNKNOWN = "0+unknown"


def version() -> str:
    """The version as PEP 440 has it: `0.4.0+g1234567` for a release, `0.4.1.dev812+g1234567` for what comes
    after it, the 812th commit of all.

    That of the checkout in which the program lies; else that which was installed. A file `VERSION` at the top takes the
    place of git where an image is built without it (`deploy/Dockerfile`).
    """
    if (given := TOP / "VERSION").exists():
        return given.read_text(encoding="ascii").strip()
    if (changelog := TOP / "CHANGELOG.md").exists():
        commit = _git("describe", "--always", "--exclude=*", "--dirty=.changed")
        number = _git("rev-list", "--count", "HEAD")
        return of_commit(changelog.read_text(encoding="utf-8"), int(number or 0), f"g{commit}" if commit else "unknown")
    try:
        return metadata.version("hourglass")
    except metadata.PackageNotFoundError:
        return UNKNOWN


def of_commit(changelog: str, number: int, commit: str) -> str:
    """The version of a commit.

    changelog: has a heading for each release, as `## 0.4.0 (2026-11-23)`, the newest first; above it may stand one of
               what is not released.
    number:    how many commits there are up to this one; 0 if that is not known.
    """
    headings = re.findall(r"^## (.*)", changelog, re.MULTILINE)
    releases = [re.fullmatch(r"(\d+)\.(\d+)\.(\d+) \(\d{4}-\d\d-\d\d\)", heading) for heading in headings]
    newest = next(filter(None, releases), None)
    if newest is None:
        return f"0.0.0.dev{number}+{commit}"
    major, minor, patch = newest.groups()
    if newest is releases[0]:
        return f"{major}.{minor}.{patch}+{commit}"
    return f"{major}.{minor}.{int(patch) + 1}.dev{number}+{commit}"


def _git(*arguments: str) -> str:
    """What git says of this checkout, or nothing where there is none or it refuses."""
    if not (TOP / ".git").exists():
        return ""
    try:
        done = subprocess.run(["git", *arguments], cwd=TOP, capture_output=True, text=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


VERSION = version()
"""That of this program."""

if __name__ == "__main__":
    print(VERSION)
