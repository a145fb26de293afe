"""docs/discord.md: every line is whole, the files that it names are there, and its checks are those of the field."""

from __future__ import annotations

import re

import pytest

from bot.field.checks import EVERY
from tests.support.catalogues import ROOT

DOCUMENT = (ROOT / "docs/discord.md").read_text(encoding="utf-8")
COLUMNS = ["Discord does", "source", "certainty", "relied on in", "the tests' Discord", "check"]
BELIEF = "**belief**"
"""What has no source is marked."""
CERTAINTIES = {"documented", "client", "reported", BELIEF}
TABLES = [line for line in DOCUMENT.splitlines() if line.startswith("|") and not line.startswith("|---")]
LINES = [line for line in TABLES if "| relied on in |" not in line]


def cells(line: str) -> list[str]:
    """The cells of a line of a table."""
    return [cell.strip() for cell in line.strip("|").split("|")]


def trouble(line: str) -> str:
    """What is wrong with a line; empty if it is whole."""
    found = cells(line)
    if len(found) != len(COLUMNS) or not all(found):
        return "not every column is filled in"
    _, source, certainty, relied, _, check = found
    if certainty not in CERTAINTIES:
        return f"no such certainty: {certainty}"
    if source == "none" and certainty != BELIEF:
        return "what has no source is a belief"
    files = re.findall(r"`([\w./]+)`", relied)
    if not files or not all(file.startswith(("bot/", "render/")) for file in files):
        return "it names no file that relies on it"
    if missing := [file for file in files if not (ROOT / file).is_file()]:
        return f"there is no {missing}"
    if certainty == "documented" and check != "–":
        return "what Discord documents needs no check"
    return "" if check == "–" or re.fullmatch(r"`[a-z-]+`", check) else f"no check: {check}"


def test_every_table_has_the_same_columns() -> None:
    heads = [cells(line) for line in TABLES if line not in LINES]
    assert heads
    assert all(head == COLUMNS for head in heads)


def test_every_line_is_whole() -> None:
    assert {cells(line)[0]: wrong for line in LINES if (wrong := trouble(line))} == {}


def test_no_line_stands_twice() -> None:
    said = [cells(line)[0] for line in LINES]
    assert len(set(said)) == len(said)


def test_every_check_of_the_field_stands_in_one_line() -> None:
    named = [cells(line)[-1].strip("`") for line in LINES if cells(line)[-1] != "–"]
    assert sorted(named) == sorted(check.name for check in EVERY)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("| a | docs | documented | `bot/client.py` | same |", "column"),
        ("| a | docs | documented | `bot/client.py` | | – |", "column"),
        ("| a | docs | surely | `bot/client.py` | same | – |", "certainty"),
        ("| a | none | documented | `bot/client.py` | same | – |", "belief"),
        ("| a | docs | documented | the client | same | – |", "no file"),
        ("| a | docs | documented | `bot/no_client.py` | same | – |", "there is no"),
        ("| a | docs | documented | `bot/client.py` | same | `nonce-once` |", "needs no check"),
        ("| a | #1 | reported | `bot/client.py` | same | nonce-once |", "no check"),
    ],
)
def test_a_line_that_is_not_whole_is_seen(line: str, wrong: str) -> None:
    assert wrong in trouble(line)
