"""Replays every stored match and compares: the check before a release."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import msgspec

from bot.db import matches as rows
from bot.db.connection import Database
from bot.services.matches import live_actions, replay
from engine import registry
from engine.core.errors import GameError


class Finding(msgspec.Struct, frozen=True):
    """One match: `trouble` is empty if it replays to the stored state."""

    match_id: int
    game: str
    actions: int
    trouble: str = ""


async def verify(db: Database) -> AsyncGenerator[Finding]:
    """Check every match that was started."""
    for match_id in await rows.by_status(db, "running", "suspended", "finished"):
        yield await _check(db, match_id)


async def _check(db: Database, match_id: int) -> Finding:
    row = await rows.get(db, match_id)
    assert row is not None
    live = live_actions(await rows.actions(db, match_id))
    try:
        game = registry.game(row.game)
        if row.rules_version != game.rules_version:
            return Finding(
                match_id,
                row.game,
                len(live),
                f"rules version {row.rules_version}, this program has {game.rules_version}",
            )
        state = replay(row, len(await rows.seats(db, match_id)), game, live)
        stored = await rows.snapshot(db, match_id)
        if stored is None or stored[0] != row.revision:
            return Finding(match_id, row.game, len(live), "the stored state is of another revision")
        if rows.text(game.dump(game.load(stored[1]))) != rows.text(game.dump(state)):
            return Finding(match_id, row.game, len(live), "the stored state differs from the replay")
    except GameError as error:
        return Finding(match_id, row.game, len(live), str(error))
    return Finding(match_id, row.game, len(live))
