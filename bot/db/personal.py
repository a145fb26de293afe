"""Everything that is stored about one person, to hand it out or to forget it."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from bot.db import moments
from bot.db.transactions import Change, Reading

NOBODY = 0
"""The host of a match whose host was forgotten and in which nobody else is left."""

Rows = dict[str, list[sqlite3.Row]]
"""What it is about -> the rows."""


async def collect(db: Reading, user_id: int) -> Rows:
    """All rows about a person."""
    player = await db.one("SELECT settings, dm_closed FROM player WHERE user_id = ?", (user_id,))
    seats = await db.all(
        "SELECT match.id AS match, match.game, match.status, match.guild_id, match.created_at, match.started_at, "
        "match.ended_at, match.outcome, match.host_id = ? AS host, seat.seat, seat.name, seat.home, seat.guest "
        "FROM seat "
        "JOIN match ON match.id = seat.match_id WHERE seat.user_id = ? ORDER BY match.id",
        (user_id, user_id),
    )
    ratings = await db.all(
        "SELECT guild_id, game, mu, sigma, matches, wins, settled FROM rating WHERE user_id = ? "
        "ORDER BY guild_id, game",
        (user_id,),
    )
    actions = await db.all(
        "SELECT match_id AS match, number, seat, kind, action, at FROM action WHERE user_id = ? "
        "ORDER BY match_id, number",
        (user_id,),
    )
    ballots = await db.all(
        "SELECT vote.match_id AS match, vote.kind, ballot.choice FROM ballot JOIN vote ON vote.id = ballot.vote_id "
        "WHERE ballot.user_id = ? ORDER BY vote.id",
        (user_id,),
    )
    waits = await db.all("SELECT pace, seconds FROM wait WHERE user_id = ? ORDER BY id", (user_id,))
    invited = await db.all("SELECT match_id AS match FROM invited WHERE user_id = ? ORDER BY match_id", (user_id,))
    steps = await db.all(
        "SELECT match_id AS match, place, chance, before, mu, sigma FROM rating_step WHERE user_id = ? "
        "ORDER BY match_id",
        (user_id,),
    )
    badges = await db.all(
        "SELECT badge.match_id AS match, badge.badge FROM seat JOIN badge ON badge.match_id = seat.match_id "
        "AND badge.seat = seat.seat WHERE seat.user_id = ? ORDER BY badge.match_id, badge.badge",
        (user_id,),
    )
    notes = await db.all("SELECT match_id AS match, text FROM note WHERE user_id = ? ORDER BY match_id", (user_id,))
    follows = await db.all("SELECT match_id AS match FROM follow WHERE user_id = ? ORDER BY match_id", (user_id,))
    comments = await db.all(
        "SELECT match_id AS match, name, text, guess, hidden FROM comment WHERE user_id = ? ORDER BY match_id",
        (user_id,),
    )
    medals = await db.all(
        "SELECT guild_id, game, season, place, points FROM medal WHERE user_id = ? ORDER BY season, guild_id, game",
        (user_id,),
    )
    puzzles = await db.all("SELECT day, choice, at FROM puzzle_answer WHERE user_id = ? ORDER BY day", (user_id,))
    guest_name = await db.all("SELECT name FROM guest_name WHERE user_id = ?", (user_id,))
    visits = await db.all("SELECT match_id AS match, at FROM visit WHERE user_id = ? ORDER BY match_id", (user_id,))
    sayings = await db.all("SELECT match_id AS match, text FROM saying WHERE user_id = ? ORDER BY match_id", (user_id,))
    unheard = await db.all("SELECT match_id AS match FROM unheard WHERE user_id = ? ORDER BY match_id", (user_id,))
    # Who was met as a guest, or by a guest, stays known by that name alone.
    apart = await db.all(
        "SELECT iif(met_as, NULL, other_id) AS other_id, name, at FROM apart WHERE user_id = ? ORDER BY at",
        (user_id,),
    )
    watches = await db.all("SELECT guild_id, games, paces, a_day FROM watch WHERE user_id = ?", (user_id,))
    told = await db.all("SELECT match_id AS match, at FROM told WHERE user_id = ? ORDER BY at", (user_id,))
    searches = await db.all(
        "SELECT guild_id, name, games, paces, sizes, begun_at, until FROM search WHERE user_id = ? ORDER BY guild_id",
        (user_id,),
    )
    offers = await db.all(
        "SELECT match_id AS match, at, until, state FROM offer WHERE user_id = ? ORDER BY at", (user_id,)
    )
    proposed = await db.all(
        "SELECT proposal.game, proposal.pace, proposal.at, proposed.answer FROM proposed "
        "JOIN proposal ON proposal.id = proposed.proposal_id WHERE user_id = ? ORDER BY proposal.id",
        (user_id,),
    )
    queued = await db.all(
        "SELECT match_id AS match, name, kept_by IS NOT NULL AS kept FROM queued WHERE user_id = ?1 OR kept_by = ?1 "
        "ORDER BY match_id",
        (user_id,),
    )
    asked = await db.all("SELECT match_id AS match, at, until FROM asked WHERE user_id = ? ORDER BY at", (user_id,))
    shared = await db.all(
        "SELECT match_id AS match, done, channel_id, at, ends_at FROM moment WHERE user_id = ? ORDER BY id", (user_id,)
    )
    answers = await db.all(
        "SELECT moment_id AS moment, choice, at FROM moment_answer WHERE user_id = ? ORDER BY moment_id", (user_id,)
    )
    years = await db.all("SELECT year FROM year_told WHERE user_id = ? ORDER BY year", (user_id,))
    hours = await db.all(
        "SELECT match_id AS match, at, zone, if_few, weekly FROM hour WHERE user_id = ? ORDER BY match_id",
        (user_id,),
    )
    templates = await db.all("SELECT name, plan FROM template WHERE user_id = ? ORDER BY id", (user_id,))
    own = await db.all(
        "SELECT match_id AS match, done, chosen_at, noted_at, json_extract(data, '$.ways') AS ways, chosen, choice, "
        "answered_at FROM own_puzzle WHERE user_id = ? ORDER BY id",
        (user_id,),
    )
    return {
        "player": [player] if player else [],
        "seats": seats,
        "ratings": ratings,
        "rating_steps": steps,
        "badges": badges,
        "notes": notes,
        "follows": follows,
        "comments": comments,
        "medals": medals,
        "votes": ballots,
        "waits": waits,
        "invitations": invited,
        "puzzles": puzzles,
        "apart": apart,
        "guest_name": guest_name,
        "visits": visits,
        "sayings": sayings,
        "unheard": unheard,
        "watches": watches,
        "told": told,
        "searches": searches,
        "offers": offers,
        "proposed": proposed,
        "queued": queued,
        "asked": asked,
        "hours": hours,
        "templates": templates,
        "own_puzzles": own,
        "moments": shared,
        "moment_answers": answers,
        "years": years,
        "actions": actions,
    }


def readable(found: Rows) -> dict[str, Any]:
    """The rows about a person as plain data."""
    player = next(iter(found["player"]), None)
    return {
        "settings": msgspec.json.decode(player["settings"]) if player else {},
        "direct_messages_closed": bool(player and player["dm_closed"]),
        "seats": [_seat(dict(row)) for row in found["seats"]],
        "ratings": [dict(row) for row in found["ratings"]],
        "rating_steps": [dict(row) for row in found["rating_steps"]],
        "badges": [dict(row) for row in found["badges"]],
        "notes": [dict(row) for row in found["notes"]],
        "follows": [row["match"] for row in found["follows"]],
        "sealed_comments": [dict(row) for row in found["comments"]],
        "medals": [dict(row) for row in found["medals"]],
        "votes": [dict(row) for row in found["votes"]],
        "waits": [dict(row) for row in found["waits"]],
        "invitations": [row["match"] for row in found["invitations"]],
        "puzzles": [dict(row) for row in found["puzzles"]],
        "not_seated_with": [dict(row) for row in found["apart"]],
        "guest_name": next((row["name"] for row in found["guest_name"]), ""),
        "guest_at": [dict(row) for row in found["visits"]],
        "sayings": [dict(row) for row in found["sayings"]],
        "hides_sayings": [row["match"] for row in found["unheard"]],
        "told_of_seats_when": [_watch(dict(row)) for row in found["watches"]],
        "told_of_seats": [dict(row) for row in found["told"]],
        "looks_for_tables": [
            {**dict(row), **{column: _json(row[column]) for column in ("games", "paces", "sizes")}}
            for row in found["searches"]
        ],
        "seats_offered": [dict(row) for row in found["offers"]],
        "tables_proposed": [dict(row) for row in found["proposed"]],
        "waiting_lists": [{**dict(row), "kept": bool(row["kept"])} for row in found["queued"]],
        "asked_about_seats": [dict(row) for row in found["asked"]],
        "hours_of_tables": [dict(row) for row in found["hours"]],
        "templates": [{**dict(row), "plan": _json(row["plan"])} for row in found["templates"]],
        "own_puzzles": [{**dict(row), "ways": _json(row["ways"])} for row in found["own_puzzles"]],
        "moments": [dict(row) for row in found["moments"]],
        "moment_answers": [dict(row) for row in found["moment_answers"]],
        "told_of_years": [row["year"] for row in found["years"]],
        "actions": [{**dict(row), "action": _json(row["action"])} for row in found["actions"]],
    }


async def matches_of(db: Reading, user_id: int) -> list[int]:
    """Every match in which a person sits or decided something, or whose host the person is."""
    rows = await db.all(
        "SELECT match_id AS id FROM seat WHERE user_id = ?1 OR left_by = ?1 "
        "UNION SELECT match_id FROM action WHERE user_id = ?1 "
        "UNION SELECT match_id FROM sat WHERE user_id = ?1 "
        "UNION SELECT match_id FROM vote WHERE asked_by = ?1 OR for_user = ?1 OR about = ?1 "
        "UNION SELECT match_id FROM ballot JOIN vote ON vote.id = ballot.vote_id WHERE ballot.user_id = ?1 "
        "UNION SELECT id FROM match WHERE host_id = ?1 ORDER BY id",
        (user_id,),
    )
    return [row["id"] for row in rows]


async def forget(tx: Change, user_id: int, match_id: int, name: str, alias: int | None) -> None:
    """Make a person's part in a match anonymous: the seat keeps only a neutral name.

    A seat of a match that is not over becomes the computer's, so that nobody waits for it.
    alias: by what it is known there that the person has sat at it; None where that does not matter any more.
    """
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
            "UPDATE OR REPLACE sat SET user_id = ?, rated = 0 WHERE match_id = ? AND user_id = ?",
            (alias, match_id, user_id),
        )
    await tx.execute("UPDATE vote SET about = NULL WHERE match_id = ? AND about = ?", (match_id, user_id))
    await tx.execute("UPDATE match SET changes = changes + 1 WHERE id = ?", (match_id,))
    await tx.execute("UPDATE vote SET asked_by = NULL WHERE match_id = ? AND asked_by = ?", (match_id, user_id))
    await tx.execute("DELETE FROM vote WHERE match_id = ? AND for_user = ?", (match_id, user_id))
    await tx.execute(
        "DELETE FROM ballot WHERE user_id = ? AND vote_id IN (SELECT id FROM vote WHERE match_id = ?)",
        (user_id, match_id),
    )
    await tx.execute("UPDATE action SET user_id = NULL WHERE match_id = ? AND user_id = ?", (match_id, user_id))
    await tx.execute(
        "UPDATE match SET host_id = coalesce((SELECT user_id FROM seat WHERE match_id = match.id "
        "AND user_id IS NOT NULL ORDER BY seat LIMIT 1), ?) WHERE id = ? AND host_id = ?",
        (NOBODY, match_id, user_id),
    )


async def forget_person(tx: Change, user_id: int) -> None:
    """Remove what is stored about a person outside of matches."""
    await tx.execute("DELETE FROM rating WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM rating_step WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM note WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM follow WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM follow_told WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM comment WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM medal WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM puzzle_answer WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM own_puzzle WHERE user_id = ?", (user_id,))
    await moments.take_all_back(tx, user_id)
    await tx.execute("DELETE FROM year_told WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM wait WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM invited WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM watch WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM told WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM guest_name WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM visit WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM saying WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM unheard WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM search WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM offer WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM proposed WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM queued WHERE user_id = ?1 OR kept_by = ?1", (user_id,))
    await tx.execute("DELETE FROM asked WHERE user_id = ?", (user_id,))
    await tx.execute("UPDATE hour SET user_id = NULL WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM template WHERE user_id = ?", (user_id,))
    await tx.execute("DELETE FROM apart WHERE user_id = ?1 OR other_id = ?1", (user_id,))
    await tx.execute("DELETE FROM player WHERE user_id = ?", (user_id,))


def _watch(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "games": _json(row["games"]), "paces": _json(row["paces"])}


def _json(stored: str | None) -> msgspec.Raw:
    """What is stored as JSON, as it is."""
    return msgspec.Raw((stored or "null").encode())


def _seat(row: dict[str, Any]) -> dict[str, Any]:
    outcome = msgspec.json.decode(row.pop("outcome")) if row["outcome"] else None
    result = outcome and {"rank": outcome["ranks"][row["seat"]], "points": outcome["scores"][row["seat"]]}
    row.pop("outcome", None)
    return {**row, "host": bool(row["host"]), "guest": bool(row["guest"]), "result": result}
