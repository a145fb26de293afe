"""Matches that are long over are put away: what happened in them is kept as one compressed value, and nothing is lost.

Each is replayed before. Where that gives how it ended, a seal is kept with it, so that `verify` need not replay it
again as long as neither the rules nor what is stored has changed.
"""

from __future__ import annotations

import logging
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from bot.clock import DAY, Clock
from bot.db import history, matches
from bot.db.connection import Database
from bot.db.history import ActionRow
from bot.db.matches import MatchRow
from bot.services.errors import confined
from bot.services.processes.beside import beside
from bot.services.table import played
from bot.services.table.tables import glance
from engine.core import match as record

log = logging.getLogger(__name__)

REST_SECONDS = 7 * DAY
"""So long after its end a match is looked at as often as before."""
A_TICK = 5
"""How many are put away at a tick, each in a change of its own: 14,000 a day."""
INCREMENTAL = 2
"""A file that gives back room in pieces: one that was made or restored since there is an archive."""
PAGES = 200
"""How many free pages the file gives back at a tick."""


class EndsOtherwise(Exception):
    """The actions of a match give another result than the stored one. The text says so."""


class Archive:
    """Puts matches away, and removes those that are kept no longer."""

    def __init__(self, db: Database, clock: Clock, days: int) -> None:
        """days: how long matches that are over are kept, 0 = for good."""
        self._db = db
        self._clock = clock
        self._days = days
        self._broken: set[int] = set()

    async def run(self) -> None:
        """Put away what is long over, remove what is too old or never began, give room back: a little of each."""
        now = self._clock.now()
        oldest = await history.to_put_away(self._db, now - REST_SECONDS, A_TICK + len(self._broken))
        for match_id in [one for one in oldest if one not in self._broken][:A_TICK]:
            # One that cannot be put away stays the oldest: it is tried once in a run of the bot, after that the others.
            self._broken.add(match_id)
            with confined(log, "match %s cannot be put away", match_id):
                await self._put_away(match_id)
                self._broken.remove(match_id)
        for match_id in await matches.never_begun(self._db, now - REST_SECONDS, A_TICK):
            async with self._db.write() as tx:
                await matches.remove(tx, match_id)
        if self._days:
            for match_id in await matches.too_old(self._db, now - self._days * DAY, A_TICK):
                async with self._db.write() as tx:
                    await matches.remove(tx, match_id)
        shrinks = await self._db.value("PRAGMA auto_vacuum") == INCREMENTAL
        if shrinks and (free := min(PAGES, await self._db.value("PRAGMA freelist_count"))):
            async with self._db.write() as tx:
                for _ in range(free):
                    # One at a time: of a statement that gives no columns Python's module does a single step.
                    await tx.execute("PRAGMA incremental_vacuum(1)")

    async def _put_away(self, match_id: int) -> None:
        async with self._db.read() as look:
            found = await glance(look, match_id)
            lines = await history.actions(look, match_id)
        packed, seal = await beside(_sealed, found.row, len(found.seats), lines)
        async with self._db.write() as tx:
            if await history.actions(tx, match_id) != lines:
                return  # somebody was forgotten just now; it is put away at the next tick
            await history.put_away(tx, match_id, packed, seal)


def _sealed(row: MatchRow, seats: int, lines: list[ActionRow]) -> tuple[bytes, bytes]:
    """The history as it is put away, and its seal; an empty one where it does not give how the match ended."""
    packed = history.packed(lines)
    with confined(log, "match %s is put away although it does not replay; `hourglass verify` says more", row.id):
        if row.started_at is not None and played.still_played(row.game, row.rules_version):
            check_end(row, seats, record.live(lines))
            return packed, seal_of(row, packed)
    return packed, b""


def check_end(row: MatchRow, seats: int, live: list[ActionRow]) -> None:
    """Raises GameError if the actions do not replay, EndsOtherwise if they give another result than the stored one."""
    game = played.rules_of(row)
    outcome = game.outcome(played.replay(row, seats, live))
    if row.status == "finished" and outcome != row.outcome:
        raise EndsOtherwise("the stored result differs from the replay")


def seal_of(row: MatchRow, packed: bytes) -> bytes:
    """Sixteen bytes that are others as soon as the rules of a match, or what is stored of it, are others."""
    stored = (row.id, row.game, row.rules_version, row.options, row.seed.hex(), row.status, row.outcome)
    return blake2b(msgspec.json.encode(stored) + b"\0" + packed, key=rules_digest(row.game), digest_size=16).digest()


@cache
def rules_digest(game: str) -> bytes:
    """Sixteen bytes that are the same for the same rules of a game: all that its part of the engine consists of."""
    found = blake2b(digest_size=16)
    for top in (files("engine") / "core", files("engine") / "games" / game):
        for name, content in _sources(top, top.name):
            found.update(name.encode() + b"\0" + content)
    return found.digest()


def _sources(top: Traversable, name: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for one in sorted(top.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            found += _sources(one, f"{name}/{one.name}")
        elif one.name.endswith((".py", ".toml")):
            found.append((f"{name}/{one.name}", one.read_bytes()))
    return found
