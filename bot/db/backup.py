"""Nightly copies of the database, the oldest removed."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path

from bot.db.connection import Database, StorageError

log = logging.getLogger(__name__)


async def rotate(db: Database, folder: Path, kept: int, now: int) -> Path | None:
    """Write a checked copy into `folder` and keep the newest `kept`; None if copies are switched off or it failed."""
    if not kept:
        return None
    name = datetime.fromtimestamp(now, UTC).strftime("hourglass-%Y%m%d-%H%M%S.sqlite3")
    try:
        await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
        await db.backup(folder / name)
        await asyncio.to_thread(_remove_old, folder, kept)
    except (OSError, StorageError) as error:
        log.error("nightly backup failed: %s", error)
        return None
    log.info("backup written: %s", folder / name)
    return folder / name


def _remove_old(folder: Path, kept: int) -> None:
    for old in sorted(folder.glob("hourglass-*.sqlite3"))[:-kept]:
        old.unlink()
