"""Table standing: what seats have told the bot to answer for them."""

from __future__ import annotations

import logging

import msgspec

from bot.db.rows import text
from bot.db.transactions import Change, Reading
from engine.core.standing import Standing

log = logging.getLogger(__name__)


class Given(msgspec.Struct, frozen=True):
    """A standing answer of a seat. held: the person has taken back what it did and decides the next time."""

    standing: Standing
    held: bool = False


AllGiven = dict[int, tuple[Given, ...]]
"""Seat -> its standing answers."""

_STANDING = msgspec.json.Decoder(Standing)


async def of_match(db: Reading, match_id: int) -> AllGiven:
    """The standing answers of every seat of a match; one that cannot be read is left out, so its person is asked."""
    found: AllGiven = {}
    rows = await db.all(
        "SELECT seat, answer, held FROM standing WHERE match_id = ? ORDER BY seat, about",
        (match_id,),
    )
    for row in rows:
        try:
            given = Given(_STANDING.decode(row["answer"]), bool(row["held"]))
        except msgspec.DecodeError as error:
            log.error("match %s: a standing answer of seat %s cannot be read: %s", match_id, row["seat"], error)
            continue
        found[row["seat"]] = (*found.get(row["seat"], ()), given)
    return found


async def put(tx: Change, match_id: int, given: AllGiven) -> None:
    """Make these the standing answers of a match."""
    await tx.execute("DELETE FROM standing WHERE match_id = ?", (match_id,))
    await tx.executemany(
        "INSERT INTO standing (match_id, seat, about, answer, held) VALUES (?, ?, ?, ?, ?)",
        [
            (match_id, seat, one.standing.about, text(one.standing), one.held)
            for seat, answers in given.items()
            for one in answers
        ],
    )
