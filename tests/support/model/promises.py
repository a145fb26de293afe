"""What must hold of a host, said plainly about the rows in its file: at any moment, and from one moment to the next.

It shares nothing with the services but the names of tables and columns, and the rules of the games for the replay.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

from engine import registry
from engine.core import match as record
from engine.core.action import parse_action
from engine.core.chance import Seeded
from engine.core.match import Line

Row = dict[str, Any]

OVER = ("finished", "ended")
LEADS_TO = {
    "lobby": {"lobby", "running", "finished", "ended"},
    "running": {"running", "suspended", "finished", "ended"},
    "suspended": {"suspended", "running", "finished", "ended"},
    "finished": {"finished"},
    "ended": {"ended"},
}
STEPS = {"fast": 4 * 3600, "daily": 24 * 3600, "slow": 72 * 3600, "none": 0}
BANK_STEPS = 3


class Stored:
    """All that is stored, but the pulse: table -> its rows."""

    def __init__(self, path: Path) -> None:
        with sqlite3.connect(path) as db:
            db.row_factory = sqlite3.Row
            names = [row["name"] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            self.tables: dict[str, list[Row]] = {
                name: [dict(row) for row in db.execute(f"SELECT * FROM {name}")]
                for name in sorted(names)
                if name not in ("pulse", "sqlite_sequence")
            }
            pulse = db.execute("SELECT at FROM pulse").fetchone()
            self.pulse: int | None = None if pulse is None else pulse["at"]
        db.close()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stored) and self.tables == other.tables

    def __hash__(self) -> int:
        return id(self)

    def differences(self, other: Stored) -> dict[str, tuple[list[Row], list[Row]]]:
        """Table -> the rows that only this one has, and only the other."""
        return {
            name: ([row for row in mine if row not in theirs], [row for row in theirs if row not in mine])
            for name, mine in self.tables.items()
            if mine != (theirs := other.tables[name])
        }

    def of(self, table: str, **wanted: Any) -> list[Row]:
        """The rows of a table with these values."""
        return [row for row in self.tables[table] if all(row[key] == value for key, value in wanted.items())]

    def one(self, table: str, **wanted: Any) -> Row:
        """The only row of a table with these values."""
        (row,) = self.of(table, **wanted)
        return row

    def history(self, match_id: int) -> list[Row]:
        """The lines of a match, in order."""
        return sorted(self.of("action", match_id=match_id), key=lambda row: row["number"])

    def seats(self, match_id: int) -> list[Row]:
        """The seats of a match, in order."""
        return sorted(self.of("seat", match_id=match_id), key=lambda row: row["seat"])

    def waiting_for(self, user: int) -> list[int]:
        """The matches that wait for a person."""
        running = {row["id"] for row in self.of("match", status="running", trouble=None)}
        waits = [row for row in self.of("seat", user_id=user) if row["since"] is not None]
        return sorted(row["match_id"] for row in waits if row["match_id"] in running)


# --- at any moment


def standing(stored: Stored) -> None:
    """What holds at any moment."""
    for match in stored.of("match"):
        seats, status = stored.seats(match["id"]), match["status"]
        _people(stored, match, seats)
        _votes(stored, match)
        _deadlines(stored, match, seats)
        _filling(stored, match, seats)
        assert (match["ended_at"] is not None) == (status in OVER)
        if match["started_at"] is not None:
            _state(stored, match, seats)


def _people(stored: Stored, match: Row, seats: list[Row]) -> None:
    assert [row["seat"] for row in seats] == list(range(len(seats)))
    people = [row["user_id"] for row in seats if row["user_id"] is not None]
    assert len(people) == len(set(people)), "one person, one seat"
    assert all((row["kind"] == "person") == (row["user_id"] is not None) for row in seats)
    if match["status"] not in OVER:
        assert match["host_id"] in people, "a host sits at the table"
    if match["started_at"] is None:
        return
    sat = {row["user_id"]: row["seat"] for row in stored.of("sat", match_id=match["id"])}
    for row in seats:
        for user in (row["user_id"], row["left_by"]):
            assert user is None or sat[user] == row["seat"], "who has held a seat never holds another"
    for row in stored.of("action", match_id=match["id"], kind="act"):
        assert sat[row["user_id"]] == row["seat"], "people decide for the seat that they hold"
    for row in stored.of("standing", match_id=match["id"]):
        assert seats[row["seat"]]["kind"] == "person"


def _filling(stored: Stored, match: Row, seats: list[Row]) -> None:
    if match["status"] != "lobby":
        return
    sits = {row["user_id"] for row in seats if row["user_id"] is not None}
    waits = {row["user_id"] for row in stored.of("queued", match_id=match["id"])}
    asked = {row["user_id"] for row in stored.of("asked", match_id=match["id"]) if row["open"]}
    most = registry.game(match["game"]).players[-1]
    held = waits & asked
    assert not sits & waits, "whoever sits there waits for nothing"
    assert asked <= sits | waits, "only who has to do with the table is asked"
    assert len(seats) + len(held) <= most, "no seat is held that is taken, or for two"
    assert len(held) == len(waits) or len(seats) + len(held) == most, "a free seat is offered to whoever waits"


def _votes(stored: Stored, match: Row) -> None:
    unanswered = stored.of("vote", match_id=match["id"], outcome=None)
    asked = Counter((row["kind"], row["seat"]) for row in unanswered)
    assert all(count == 1 for count in asked.values()), "one question at a time about one thing"
    assert len([row for row in unanswered if row["kind"] == "end"]) <= 1, "one question about the end"
    people = [(row["seat"], row["user_id"]) for row in stored.seats(match["id"]) if row["user_id"] is not None]
    for vote in unanswered:
        entitled = {user for seat, user in people if vote["kind"] != "slow" or seat != vote["seat"]}
        ballots = [row["choice"] for row in stored.of("ballot", vote_id=vote["id"]) if row["user_id"] in entitled]
        _undecided(vote["kind"], Counter(ballots), len(entitled))
    if match["status"] in ("lobby", *OVER):
        assert not unanswered


def _undecided(kind: str, given: Counter[str], entitled: int) -> None:
    """A vote is open only as long as the ballots of those who sit at the table decide nothing."""
    if kind == "undo":
        assert not given["no"]
        assert given["yes"] < entitled
    elif kind in ("end", "return"):
        assert 2 * given["yes"] <= entitled
        assert 2 * given["no"] < entitled
    elif kind in ("slow", "missing"):
        assert 0 <= given.total() < entitled
        assert all(2 * count <= entitled for count in given.values())


def _deadlines(stored: Stored, match: Row, seats: list[Row]) -> None:
    due = stored.of("deadline", match_id=match["id"])
    kinds = Counter(row["kind"] for row in due)
    if match["status"] == "running":
        assert kinds["idle"] == 1
        assert kinds["live"] <= 1
        for row in due:
            assert (row["about"] == -1) == (row["kind"] in ("idle", "live")), "some are about the table"
            if row["about"] != -1:
                waited = seats[int(row["about"])]
                assert waited["since"] is not None, "a deadline for a step that is over"
                assert waited["kind"] == "person", "no deadline for a computer"
    elif match["status"] == "lobby":
        assert kinds["idle"] == 1, "an idle table is closed some day"
        assert set(kinds) <= {"idle", "asked", "offer"}, "whoever is asked there has a time to answer"
    else:
        assert not due, "no deadline for a match that does not run"


def _state(stored: Stored, match: Row, seats: list[Row]) -> None:
    game = registry.game(match["game"])
    history = stored.history(match["id"])
    assert [row["number"] for row in history] == list(range(1, match["revision"] + 1))
    one_press(history)
    state = record.replay(
        game,
        len(seats),
        json.loads(match["options"]),
        Seeded(seed=match["seed"]),
        [(line.seat, line.action) for line in record.live(_line(row) for row in history)],
    )
    snapshot = stored.one("snapshot", match_id=match["id"])
    assert snapshot["revision"] == match["revision"]
    assert game.dump(game.load(json.loads(snapshot["state"]))) == game.dump(state), "the actions give the stored state"
    assert (game.outcome(state) is not None) == (match["status"] == "finished") == (match["outcome"] is not None)
    if match["status"] == "running":
        waits = [row["seat"] for row in seats if row["since"] is not None]
        assert waits == sorted(game.actors(state)), "the match waits for those whom the rules ask"
    full = BANK_STEPS * STEPS[match["pace"]]
    for row in seats:
        assert (row["since"] is None) == (row["clock_at"] is None)
        assert 0 <= row["bank"] <= full, "a bank has bounds"
        assert not (row["stand_in"] and row["since"] is None), "nobody acts once for a seat that is not asked"


def one_press(history: list[Row]) -> None:
    """What was decided by one press counts as a whole, or was taken back as a whole."""
    counts = {line.number for line in record.live(_line(row) for row in history)}
    for before, row in pairwise(history):
        if row["joined"]:
            assert (before["seat"], before["user_id"], before["kind"]) == (row["seat"], row["user_id"], "act")
            assert (before["number"] in counts) == (row["number"] in counts), "both decisions of a press, or neither"


def _line(row: Row) -> Line:
    data = json.loads(row["action"])
    taken_back = row["kind"] in ("undo", "rewind")
    return Line(
        seat=row["seat"],
        action=() if taken_back else parse_action(data),
        events=(),
        auto=row["kind"] in ("auto", "computer"),
        reveals=bool(row["reveals"]),
        sealed=bool(row["sealed"]),
        number=row["number"],
        undoes=data if taken_back else None,
        rewinds=row["kind"] == "rewind",
    )


# --- from one moment to the next


def moved(before: Stored, after: Stored, now: int) -> None:
    """What holds from one moment to the next, while the clock stands."""
    for old in before.of("match"):
        new = after.one("match", id=old["id"])
        assert new["status"] in LEADS_TO[old["status"]]
        assert new["revision"] >= old["revision"]
        assert new["changes"] >= old["changes"]
        for fixed in ("game", "guild_id", "created_at"):
            assert new[fixed] == old[fixed]
        history = before.history(old["id"])
        assert after.history(old["id"])[: len(history)] == history, "the history only grows"
        if old["started_at"] is not None:
            assert all(new[fixed] == old[fixed] for fixed in ("seed", "options", "hash", "started_at", "rules_version"))
            added = after.history(old["id"])[len(history) :]
            for was, row in zip(before.seats(old["id"]), after.seats(old["id"]), strict=True):
                _seat(before, after, old, new, was, row, [step for step in added if step["kind"] != "auto"], now)
        if old["status"] in OVER:
            assert new == old
            assert before.seats(old["id"]) == after.seats(old["id"]), "what is over stays as it is"
    for row in before.of("sat"):
        assert row in after.of("sat")
    for vote in before.of("vote"):
        if vote["outcome"] is not None:
            assert after.one("vote", id=vote["id"]) == vote, "a vote is decided once"
            assert before.of("ballot", vote_id=vote["id"]) == after.of("ballot", vote_id=vote["id"])


def _seat(before: Stored, after: Stored, old: Row, new: Row, was: Row, row: Row, added: list[Row], now: int) -> None:
    if was["user_id"] != row["user_id"]:
        _handed_over(before, after, old, was, row)
        return
    if new["status"] in OVER:
        return
    full, step = BANK_STEPS * STEPS[old["pace"]], STEPS[old["pace"]]
    had, has = _left(old, was, now), _left(new, row, now)
    own = [line for line in added if line["kind"] == "act" and line["seat"] == row["seat"]]
    given = [
        vote
        for vote in after.of("vote", match_id=old["id"])
        if vote["outcome"] in ("wait", "replace") and before.of("vote", id=vote["id"], outcome=None)
    ]
    if given:
        assert had <= has <= min(full, had + step * (1 + len(own))), "a vote gives a step"
    elif own:
        assert min(had, full) <= has <= max(had, min(full, had + step * len(own))), "an action gives a step back"
    else:
        gave = _taken_back(before, after, old, row)
        assert has == max(0, had - gave), "a bank changes by waiting, by acting and taking it back, and by a vote"
    taken_back = any(line["kind"] in ("undo", "rewind") for line in added)
    if was["since"] is not None and row["since"] is not None and not taken_back:
        others = any(line["seat"] != row["seat"] for line in added)
        assert others or row["since"] == was["since"], "who waits has waited since the first step"


def _taken_back(before: Stored, after: Stored, match: Row, seat: Row) -> int:
    """The seconds that acting has given to a person who has just taken it back."""
    was, now = before.history(match["id"]), after.history(match["id"])
    by = [row for row in now[len(was) :] if row["kind"] in ("undo", "rewind") and row["seat"] == seat["seat"]]
    if not by:
        return 0
    stay = {line.number for line in record.live(_line(row) for row in now)}
    gone = [line.number for line in record.live(_line(row) for row in was) if line.number not in stay]
    return sum(row["gave"] for row in was if row["number"] in gone and row["user_id"] == seat["user_id"])


def _left(match: Row, seat: Row, now: int) -> int:
    """What a bank holds now."""
    if match["status"] != "running" or seat["clock_at"] is None:
        return seat["bank"]
    return max(0, seat["bank"] - (now - seat["clock_at"]))


def _handed_over(before: Stored, after: Stored, match: Row, was: Row, row: Row) -> None:
    """Nothing of the leaver's is left to the successor, and nothing of the successor's is shown to the leaver."""
    seat, leaver = row["seat"], was["user_id"]
    given = after.of("standing", match_id=match["id"], seat=seat)
    assert not given, "standing answers go with the person who gave them"
    assert row["nudged"] == 0
    assert row["stand_in"] == 0
    assert row["bank"] == BANK_STEPS * STEPS[match["pace"]]
    if leaver is None:
        return
    assert row["left_by"] == leaver
    payloads = [json.loads(wish["payload"]) for wish in after.of("outbox", match_id=match["id"])]
    assert {"kind": "take-away", "seat": seat, "user": leaver} in payloads
    old_wishes = {wish["id"] for wish in before.of("outbox", match_id=match["id"], subject=f"desk.{seat}.0")}
    new_wishes = {wish["id"] for wish in after.of("outbox", match_id=match["id"], subject=f"desk.{seat}.0")}
    assert not old_wishes & new_wishes, "what was to be shown to the leaver is not shown to the successor"
