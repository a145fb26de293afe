"""Everything that is stored about one person, to hand it out or to forget it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.db import cards, history
from bot.db.history import ActionRow
from bot.db.transactions import Change, Reading

NOBODY = 0
"""The host of a match whose host was forgotten and in which nobody else is left."""

Rows = dict[str, list[sqlite3.Row]]
"""What it is about -> the rows."""


class Held(msgspec.Struct, frozen=True):
    """What a feature stores about people.

    name:    as it is called where it is handed out.
    about:   the query of a person's rows; ?1 is the person.
    forgets: the statements that remove the person from them; ?1 is the person.
    """

    name: str
    about: str
    forgets: tuple[str, ...]


_PLAYER = "player"
_SEATS = "seats"
_ACTIONS = "actions"
_ARCHIVE = "archive"
_ABOUT = {
    _PLAYER: "SELECT settings, dm_closed FROM player WHERE user_id = ?1",
    _SEATS: "SELECT match.id AS match, match.game, match.status, "
    # A guest of another server does not learn which one it was.
    "iif(seat.guest, NULL, match.guild_id) AS guild_id, match.created_at, match.started_at, "
    "match.ended_at, match.outcome, match.host_id = ?1 AS host, seat.seat, seat.name, seat.home, seat.guest "
    "FROM seat JOIN match ON match.id = seat.match_id WHERE seat.user_id = ?1 ORDER BY match.id",
    "votes": "SELECT vote.match_id AS match, vote.kind, ballot.choice FROM ballot "
    "JOIN vote ON vote.id = ballot.vote_id WHERE ballot.user_id = ?1 ORDER BY vote.id",
    "votes_asked": "SELECT match_id AS match, kind, opened_at AS at, outcome FROM vote "
    "WHERE asked_by = ?1 OR for_user = ?1 ORDER BY id",
    "left": "SELECT match_id AS match, seat FROM seat WHERE left_by = ?1 ORDER BY match_id",
    "standing": "SELECT standing.match_id AS match, standing.about, standing.answer FROM seat JOIN standing "
    "ON standing.match_id = seat.match_id AND standing.seat = seat.seat WHERE seat.user_id = ?1 "
    "ORDER BY standing.match_id, standing.about",
    "messages": "SELECT kind, match_id AS about, channel_id, message_id FROM panel WHERE user_id = ?1 "
    "UNION ALL SELECT kind, about, channel_id, message_id FROM card WHERE person <> 0 AND person = ?1",
    "waits": "SELECT pace, seconds FROM wait WHERE user_id = ?1 ORDER BY id",
    "invitations": "SELECT match_id FROM invited WHERE user_id = ?1 ORDER BY match_id",
    # Who was met as a guest, or by a guest, stays known by that name alone.
    "not_seated_with": "SELECT iif(met_as, NULL, other_id) AS other_id, name, at FROM apart WHERE user_id = ?1 "
    "ORDER BY at",
    "waiting_lists": "SELECT match_id AS match, name, kept_by IS NOT NULL AS kept FROM queued "
    "WHERE user_id = ?1 OR kept_by = ?1 ORDER BY match_id",
    "asked_about_seats": "SELECT match_id AS match, at, open FROM asked WHERE user_id = ?1 ORDER BY at",
    _ARCHIVE: "SELECT archive.match_id AS match, lines FROM sat JOIN archive ON archive.match_id = sat.match_id "
    "WHERE sat.user_id = ?1 ORDER BY sat.match_id",
    _ACTIONS: "SELECT match_id AS match, number, seat, kind, action, at FROM action WHERE user_id = ?1 "
    "ORDER BY match_id, number",
}
"""What it is about, as it is called where it is handed out -> the rows about a person."""

_JSON = {"answer", "games", "paces", "sizes", "plan", "action"}
_SWITCHES = {"host", "guest", "kept", "open"}
"""Columns that are handed out as what they hold."""

_OWN = (
    "wait",
    "invited",
    "asked",
    "player",
)
"""Tables whose rows about a person are that person's alone."""


async def collect(db: Reading, user_id: int, held: Iterable[Held] = ()) -> Rows:
    """All rows about a person, those of features too."""
    about = _ABOUT | {one.name: one.about for one in held}
    return {name: await db.all(sql, (user_id,)) for name, sql in about.items()}


def readable(found: Rows, user_id: int) -> dict[str, Any]:
    """The rows about a person as plain data; those of one column as its values. It takes a while where much is."""
    put_away = _put_away(found.pop(_ARCHIVE), user_id)
    player = next(iter(found[_PLAYER]), None)
    about = {name: [_plain(row) for row in rows] for name, rows in found.items() if name != _PLAYER}
    return {
        "settings": _read(player["settings"]) if player else {},
        "direct_messages_closed": bool(player and player["dm_closed"]),
        **about,
        _ACTIONS: sorted([*put_away, *about[_ACTIONS]], key=lambda one: (one["match"], one["number"])),
        _SEATS: [_with_result(seat) for seat in about[_SEATS]],
    }


async def matches_of(db: Reading, user_id: int) -> list[int]:
    """Every match in which a person sits or decided something, or whose host the person is."""
    return await db.column(
        "SELECT match_id AS id FROM seat WHERE user_id = ?1 OR left_by = ?1 "
        "UNION SELECT match_id FROM action WHERE user_id = ?1 "
        "UNION SELECT match_id FROM sat WHERE user_id = ?1 "
        "UNION SELECT match_id FROM vote WHERE asked_by = ?1 OR for_user = ?1 OR about = ?1 "
        "UNION SELECT match_id FROM ballot JOIN vote ON vote.id = ballot.vote_id WHERE ballot.user_id = ?1 "
        "UNION SELECT id FROM match WHERE host_id = ?1 ORDER BY id",
        (user_id,),
    )


async def forget(tx: Change, user_id: int, match_id: int, name: str, alias: int | None) -> None:
    """Make a person's part in a match anonymous: the seat keeps only a neutral name.

    A seat of a match that is not over becomes the computer's, so that nobody waits for it.
    alias: by what it is known there that the person has sat at it; None where that does not matter any more.
    """
    await tx.execute(
        "DELETE FROM standing WHERE match_id = ?1 AND seat IN (SELECT seat FROM seat WHERE match_id = ?1 "
        "AND user_id = ?2)",
        (match_id, user_id),
    )
    await tx.execute(
        "UPDATE seat SET user_id = NULL, name = ?, home = '', guest = 0, "
        "kind = CASE WHEN EXISTS (SELECT 1 FROM match WHERE id = ? AND status IN ('finished', 'ended')) "
        "THEN kind ELSE 'computer' END WHERE match_id = ? AND user_id = ?",
        (name, match_id, match_id, user_id),
    )
    await tx.execute("UPDATE seat SET left_by = NULL WHERE match_id = ? AND left_by = ?", (match_id, user_id))
    if alias is None:
        await tx.execute("DELETE FROM sat WHERE match_id = ? AND user_id = ?", (match_id, user_id))
    else:
        await tx.execute(
            "UPDATE OR REPLACE sat SET user_id = ? WHERE match_id = ? AND user_id = ?", (alias, match_id, user_id)
        )
    await tx.execute("UPDATE vote SET about = NULL WHERE match_id = ? AND about = ?", (match_id, user_id))
    await tx.execute("UPDATE match SET changes = changes + 1 WHERE id = ?", (match_id,))
    await tx.execute(
        "UPDATE vote SET asked_by = NULL, name = '' WHERE match_id = ? AND asked_by = ?", (match_id, user_id)
    )
    await tx.execute("DELETE FROM vote WHERE match_id = ? AND for_user = ?", (match_id, user_id))
    await tx.execute(
        "DELETE FROM ballot WHERE user_id = ? AND vote_id IN (SELECT id FROM vote WHERE match_id = ?)",
        (user_id, match_id),
    )
    await tx.execute("UPDATE action SET user_id = NULL WHERE match_id = ? AND user_id = ?", (match_id, user_id))
    await history.rewrite(tx, match_id, lambda line: _without(line, user_id))
    await tx.execute(
        "UPDATE match SET host_id = coalesce((SELECT user_id FROM seat WHERE match_id = match.id "
        "AND user_id IS NOT NULL ORDER BY seat LIMIT 1), ?) WHERE id = ? AND host_id = ?",
        (NOBODY, match_id, user_id),
    )


async def forget_person(tx: Change, user_id: int, held: Iterable[Held] = ()) -> None:
    """Remove what is stored about a person outside of matches, and by features."""
    for one in held:
        for sql in one.forgets:
            await tx.execute(sql, (user_id,))
    for table in _OWN:
        await tx.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
    await cards.forget_person(tx, user_id)
    await tx.execute("UPDATE outbox SET caused_by = 0 WHERE caused_by = ?", (user_id,))
    await tx.execute("DELETE FROM deadline WHERE kind = 'asked' AND about = ?", (user_id,))
    await tx.execute("DELETE FROM queued WHERE user_id = ?1 OR kept_by = ?1", (user_id,))
    await tx.execute("DELETE FROM apart WHERE user_id = ?1 OR other_id = ?1", (user_id,))
    # Desks are still to be taken away where they stand, which removes their rows; the others stay there.
    await tx.execute("DELETE FROM panel WHERE user_id = ? AND kind <> 'desk'", (user_id,))


def _without(line: ActionRow, user_id: int) -> ActionRow:
    return msgspec.structs.replace(line, user_id=None) if line.user_id == user_id else line


def _put_away(rows: Iterable[sqlite3.Row], user_id: int) -> list[dict[str, Any]]:
    """What a person has decided in matches that were put away; of one that is damaged only that."""
    found: list[dict[str, Any]] = []
    for row in rows:
        try:
            lines = history.unpacked(row["lines"])
        except history.UNREADABLE:
            found.append({"match": row["match"], "number": 0, "damaged": True})
            continue
        found += [
            {
                "match": row["match"],
                **{name: getattr(line, name) for name in ("number", "seat", "kind")},
                "action": list(line.action) if line.undoes is None else line.undoes,
                "at": line.at,
            }
            for line in lines
            if line.user_id == user_id
        ]
    return found


def _plain(row: sqlite3.Row) -> Any:
    values = {name: _value(name, row[name]) for name in row.keys()}  # noqa: SIM118 iterating a row gives its values
    return values if len(values) > 1 else row[0]


def _value(name: str, stored: Any) -> Any:
    if name in _JSON:
        return _read(stored)
    return bool(stored) if name in _SWITCHES else stored


def _with_result(seat: dict[str, Any]) -> dict[str, Any]:
    outcome = _read(seat.pop("outcome"))
    if not isinstance(outcome, dict):
        return {**seat, "result": None}
    return {**seat, "result": {"rank": outcome["ranks"][seat["seat"]], "points": outcome["scores"][seat["seat"]]}}


def _read(stored: str | None) -> Any:
    """What is stored as JSON; the text itself where it is none, for it is the person's all the same."""
    try:
        return None if stored is None else msgspec.json.decode(stored)
    except msgspec.DecodeError:
        return stored
