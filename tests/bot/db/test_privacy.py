"""The privacy text is true to the database: it names every table that knows somebody, and none that is not there."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from bot.db.migrate import migrations
from tests.support.catalogues import ROOT

KNOWS = re.compile(
    r"(^|_)(user|other|host|guild|channel|message)_id$|^(person|name|home|text|settings|kept_by|asked_by|for_user|left_by|lines"
    r"|action|answer|payload|traceback|plan|said_at)$"
)
"""Columns that hold somebody, a place in Discord, or what somebody has chosen, done or written."""
OTHERS = {"fresh_puzzle", "puzzle", "news", "maintenance", "deadline"}
"""Tables with such columns that are about nobody."""


def columns() -> dict[str, list[str]]:
    """Table -> its columns."""
    with closing(sqlite3.connect(":memory:")) as db:
        for _, sql in migrations():
            db.executescript(sql)
        tables = [
            name
            for (name,) in db.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            )
        ]
        return {table: [row[1] for row in db.execute(f"PRAGMA table_info({table})")] for table in tables}


def test_the_text_names_every_table_that_knows_somebody_and_no_other() -> None:
    text = (ROOT / "docs/privacy.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+)`", text.partition("## Where each thing stands")[2]))
    there = columns()
    assert named <= there.keys(), "these are gone"
    knowing = {table for table, names in there.items() if any(map(KNOWS.search, names))}
    assert knowing - named - OTHERS == set(), "docs/privacy.md does not tell of these"


def test_every_language_says_as_much() -> None:
    for name in ("privacy", "terms"):
        english, german = ((ROOT / f"docs/{name}{end}.md").read_text(encoding="utf-8") for end in ("", ".de"))
        for mark in (r"^## ", r"^- ", r"^\d+\. "):
            counts = [
                len(re.findall(mark, text.partition("## Where each")[0], re.MULTILINE)) for text in (english, german)
            ]
            assert counts[0] == counts[1], f"{name}: {mark}"
