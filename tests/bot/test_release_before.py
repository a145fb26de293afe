"""A file of the release before with everything in use: each message keeps its place, nothing that was owed is lost."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from collections import Counter
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from bot import features
from bot.db import failures
from bot.db.migrate import migrate, migrations
from bot.services.upkeep.verify import damage, verify
from bot.ui.press.bounds import Bounds
from tests.support.anybody import AtOnce
from tests.support.before import RELEASE, Before, member, town_of_before
from tests.support.town import Town, texts, walk

BEFORE = Before()
EPHEMERAL = 64
LEAVING = ("leave", "reallyforget", "forget", "resign", "endnow")
REPLACED = {
    "proposalno",
    "proposalyes",
    "replayas",
    "setlang",
    "suboard",
    "tellgames",
    "tellnothing",
    "telloften",
    "tellpaces",
}
"""Of pages that are made otherwise now, and of messages that have been edited: a sentence says to take a newer one."""
BOARDS = {one["id"] for one in BEFORE.left["channels"] if one["name"] == "find-a-table"}
LATER = 1800
"""So many seconds later it starts again: everything that was tried in vain is to be tried again."""
STANDING = (
    "SELECT kind || ':' || match_id, channel_id, message_id FROM panel WHERE message_id <> 0 "
    "UNION ALL SELECT kind || ':' || about, channel_id, message_id FROM card WHERE message_id <> 0"
)
VISITS = " UNION ALL SELECT 'visit:' || match_id, channel_id, message_id FROM visit WHERE message_id <> 0"
OWED = (
    "SELECT 'outbox', kind, match_id FROM outbox WHERE attempts > 0 OR next_try_at <= {now} "
    "UNION ALL SELECT 'card', kind, about FROM card WHERE next_try_at <= {now} OR attempts > 0"
)


def asked(path: Path, sql: str) -> list[Any]:
    """The rows of a file, as anybody beside the bot reads them."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute(sql).fetchall()


def offers_of_proposals(path: Path) -> dict[str, str]:
    """What the messages of tables that could be, and of seats that somebody was told of, are about from now on."""
    seq = asked(path, "SELECT seq FROM sqlite_sequence WHERE name = 'match'")[0][0]
    rows = asked(path, "SELECT id, match_id FROM proposal")
    told = asked(path, "SELECT match_id FROM told")
    return {
        **{f"proposal:{number}": f"offer:{match_id or number + seq}" for number, match_id in rows},
        **{f"told:{match_id}": f"offer:{match_id}" for (match_id,) in told},
    }


def custom_ids(message: Any) -> list[str]:
    """What can be pressed on a message."""
    return [part["custom_id"] for part in walk(message.components) if part.get("custom_id")]


def twice(place: Town) -> list[Any]:
    """What stands twice: messages of one channel on which the same can be pressed."""
    found = Counter(
        (channel, tuple(sorted(re.sub(r"^(\w:\w+:\d+):\d+", r"\1", one) for one in custom_ids(message))))
        for channel, stored in place.env.backend.messages.items()
        for message in stored.values()
        if not message.flags & EPHEMERAL and any(one.split(":")[2] != "0" for one in custom_ids(message))
    )
    return [key for key, times in found.items() if times > 1]


async def test_each_message_keeps_its_place_and_what_was_owed_is_told(tmp_path: Path) -> None:
    path = tmp_path / "before.sqlite3"
    BEFORE.write(path)
    renamed = offers_of_proposals(path)
    stood = Counter((renamed.get(what, what), *where) for what, *where in asked(path, STANDING + VISITS))
    owed = asked(path, OWED.format(now=BEFORE.left["now"] + LATER))
    moves = {f"table:{match_id}" for _, kind, match_id in owed if kind == "table"}  # told below what was said meanwhile
    assert len(stood) > 50
    assert len(owed) > 12
    assert moves
    async with town_of_before(tmp_path, BEFORE) as place:
        place.clock.advance(seconds=LATER)
        before = len(place.env.backend.http_requests)
        await place.restart()
        requests = place.env.backend.http_requests[before:]
        stands = Counter((what, channel, message) for what, channel, message in asked(path, STANDING))
        names: set[str] = {what for what, *_ in stands}
        messages: Any = place.env.backend.messages
        lost = [one for one in stood - stands if one[0] not in moves]
        assert not [one for one in lost if one[0] in names or one[2] not in messages[one[1]]], (
            "else it is over, and told"
        )
        assert all(message in messages[channel] for _, channel, message in stands)
        edited = Counter(one.path for one in requests if one.method == "PATCH" and "/messages/" in one.path)
        # Until when a question waits is told, and on a board what has changed since the start.
        asks = {f"lobby:{match_id}" for _, kind, match_id in owed if kind == "asked"}
        most = {message: 2 if what in asks or "board:" in str(what) else 1 for what, _, message in stood}
        assert not [one for one, times in edited.items() if times > most.get(int(one.split("/")[-1]), 2)]
        assert not twice(place)
        assert not asked(path, OWED.format(now=place.clock.now()))
        posted = [one for one in requests if one.method == "POST" and one.path.endswith("/messages")]
        assert len(posted) <= len(owed), "nothing but what was owed"
        assert {what for what, *_ in stands} >= {"lobby:26", "lobby:27", "vote:8", "offer:20"}
        assert any("Computer" in str(one.json) for one in posted), "the notice"
        assert not place.env.errors
        db = place.house.tables.db
        assert await failures.every(db) == []
        assert await damage(db, features.stored()) == []
        assert [one.trouble async for one in verify(db) if one.trouble] == []


def same(before: dict[str, Any], now: dict[str, Any]) -> None:
    """What somebody exports is the same, but for what is named otherwise."""
    chosen, chooses = before.pop("settings"), now.pop("settings")
    if chosen:
        assert chooses["switched"].pop("rated", True) == chosen.pop("rated")
        assert chooses["switched"].pop("lesson-notes", True) == chosen.pop("notes")
        assert chooses.pop("chosen", {}).get("profile", "all") == chosen.pop("profile")
        chosen["switched"].pop("own-puzzles", None)
    assert chooses == chosen
    answers = {(one["puzzle"], one["choice"], one["at"]) for one in now.pop("puzzle_answers")}
    given = {(one["day"], one["choice"], one["at"]) for one in before.pop("puzzles")}
    given |= {(one["moment"], one["choice"], one["at"]) for one in before.pop("moment_answers")}
    assert given == answers
    del before["own_puzzles"]  # they are tried again from the reviews
    moments = [one for one in before.pop("moments") if one["done"] >= 0]
    assert now.pop("moments") == moments
    offered = {(one["match"], one["state"]) for one in now["seats_offered"]}
    assert {(one["match"], "told") for one in before.pop("told_of_seats")} <= offered
    assert {(one["match"], one["state"]) for one in before.pop("seats_offered")} <= offered
    proposed = {(one["game"], one["answer"] or "open") for one in before.pop("tables_proposed")}
    assert proposed <= {(one["game"], one["state"]) for one in now.pop("seats_offered")}
    searches = now.pop("looks_for_tables")
    with_end = [{k: v for k, v in one.items() if k != "a_day"} for one in searches if one["until"]]
    assert with_end == before.pop("looks_for_tables")
    without = [(one["guild_id"], one["games"], one["paces"], one["a_day"]) for one in searches if not one["until"]]
    told = [(one["guild_id"], one["games"], one["paces"], one["a_day"]) for one in before.pop("told_of_seats_when")]
    assert without == told
    for old, new in zip(before.pop("templates"), now.pop("templates"), strict=True):
        hints = old["plan"].pop("hints")
        assert new["plan"].pop("unrated", False) == hints
        assert ("hints" in new["plan"]["switched"]) == hints
    for seat in before["seats"]:
        if seat["guest"]:
            seat["guild_id"] = None  # a guest is not told whose server it was
    asked_about = [one["match"] for one in before.pop("asked_about_seats")]
    assert [one["match"] for one in now.pop("asked_about_seats")] == asked_about
    named = before.pop("guest_name")
    assert now.pop("guest_name") == ([named] if named else [])
    for name, value in before.items():
        assert now.get(name) == value, name


def pressed(place: Town) -> list[tuple[int, Any, str, list[str] | None]]:
    """Who presses what, where: one of each kind of button and of each kind of line of a list that the release before
    has shown, and what was chosen there. What leaves a table comes last."""
    direct = {channel: user for user, channel in place.env.backend.dm_channels.items()}
    found: dict[tuple[bool, str, str], tuple[int, Any, str, list[str] | None]] = {}
    for message in BEFORE.stored(place):
        who = direct.get(message.channel_id, BEFORE.people["wanda" if message.channel_id in BOARDS else "ana"])
        if message.flags & EPHEMERAL:
            asker: Any = message.interaction_metadata
            who = int(asker["user"]["id"])
        for part in walk(message.components):
            if not part.get("custom_id") or part.get("disabled"):
                continue
            for value in [one["value"] for one in part.get("options", ())] or [None]:
                verb, line = part["custom_id"].split(":")[1], (value or "").partition(":")[0]
                press = who, message, part["custom_id"], None if value is None else [value]
                found.setdefault((verb in LEAVING, verb, line), press)
    return [found[key] for key in sorted(found)]


async def test_every_old_button_is_answered(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    BEFORE.write(tmp_path / "before.sqlite3")
    async with town_of_before(tmp_path, BEFORE) as place:
        await place.restart()
        backend, now = place.env.backend, count(0, 60)
        place.house.bounds = Bounds(lambda: next(now))
        place.house.remembered.openings = AtOnce()
        place.house.match.sweep.stop()
        presses = pressed(place)
        assert len(presses) > 120
        old: set[str] = set()
        for who, message, custom_id, values in presses:
            backend.messages[message.channel_id].setdefault(message.id, message)  # that person sees it still
            result = await place.forge(member(place, who), message, custom_id, values)
            shown = [*filter(None, [result.response]), *result.followups]
            assert result.modal is not None or any(texts(one) or one.components for one in shown), custom_id
            if any("older version" in texts(one) or "älteren Fassung" in texts(one) for one in shown):
                old.add(custom_id.split(":")[1])
        assert old <= REPLACED, "all others do what they did"
        assert not [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
        assert not place.env.errors


async def test_what_people_have_chosen_and_done_is_the_same(tmp_path: Path) -> None:
    path = tmp_path / "before.sqlite3"
    BEFORE.write(path)
    unrated = asked(path, "SELECT match_id, user_id FROM sat WHERE NOT rated ORDER BY 1, 2")
    assert unrated
    async with town_of_before(tmp_path, BEFORE) as place:
        await place.restart()
        assert asked(path, "SELECT match_id, user_id FROM unrated ORDER BY 1, 2") == unrated
        for name, user_id in BEFORE.people.items():
            shared = await place.house.tables.db.value("SELECT count(*) FROM shared WHERE user_id = ?", (user_id,))
            assert shared == len(BEFORE.exported(name)["moments"]), "what was taken back counts for the day"
            same(BEFORE.exported(name), json.loads(await place.house.people.personal.export(user_id)))


def test_settings_that_cannot_be_read_hold_up_no_migration(tmp_path: Path) -> None:
    path = tmp_path / "before.sqlite3"
    BEFORE.write(path)
    with closing(sqlite3.connect(path)) as db:
        for table in ("guild", "player"):
            db.execute(f"UPDATE {table} SET settings = '{{'")
        db.execute("UPDATE template SET plan = '{'")
        for _, sql in migrations()[RELEASE:]:
            db.executescript(sql)
        assert {one for (one,) in db.execute("SELECT settings FROM guild UNION SELECT settings FROM player")} == {"{"}
        assert {one for (one,) in db.execute("SELECT language FROM match WHERE opens_with <> 0")} == {"en"}


def rows(path: Path) -> str:
    """All that is in a file; nonces are drawn by lot."""
    with closing(sqlite3.connect(path)) as db:
        return re.sub(r"'[0-9a-f]{16}'", "'nonce'", "\n".join(db.iterdump()))


def statements(sql: str) -> list[str]:
    """The statements of a migration."""
    found, text = [], ""
    for line in sql.splitlines(keepends=True):
        text += line
        if sqlite3.complete_statement(text):
            found.append(text)
            text = ""
    return found


async def test_killed_between_any_two_statements_it_comes_to_the_same(tmp_path: Path) -> None:
    path, done = tmp_path / "before", tmp_path / "done"
    BEFORE.write(done)
    start = done.read_bytes()
    async with aiosqlite.connect(done) as connection:
        await migrate(connection)
    whole = rows(done)
    path.write_bytes(start)
    for number, sql in migrations()[RELEASE:]:
        stood = path.read_bytes()
        for done_before in range(len(statements(sql)) + 1):
            with closing(sqlite3.connect(path, isolation_level=None)) as killed:
                killed.execute("BEGIN IMMEDIATE")
                for one in statements(sql)[:done_before]:
                    killed.execute(one)
            # The process has ended here; whatever it had written of this file is not there.
            with closing(sqlite3.connect(path)) as db:
                assert db.execute("PRAGMA user_version").fetchone() == (number - 1,)
            assert path.read_bytes() == stood
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
        again = tmp_path / "again"
        again.write_bytes(path.read_bytes())
        async with aiosqlite.connect(again) as connection:
            await migrate(connection)
        assert rows(again) == whole
