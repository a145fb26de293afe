"""Keeps a playground in a file: the bot's database and what stands in the simulated Discord, in one zip archive."""

from __future__ import annotations

import asyncio
import logging
import os
import zipfile
from functools import partial
from pathlib import Path

import msgspec
from simcord.backend.models import Channel, Message

from bot.db import backup
from bot.db.connection import StorageError
from bot.playground.world import World

log = logging.getLogger(__name__)

FORMAT = 1
DATABASE, ROOMS, FILES = "hourglass.sqlite3", "discord.json", "files/"
EVERY_SECONDS = 20
MOST_MESSAGES = 300
"""What is kept of a room."""


class Kept(msgspec.Struct):
    """What stands in the simulated Discord. The people, the server and the channel are the same in every run."""

    format: int
    at: float
    skips: list[dict[str, float | str]]
    threads: list[Channel]
    messages: dict[int, list[Message]]


def unpack(file: Path, database: Path) -> tuple[Kept, dict[str, bytes]] | None:
    """What stood there, and the pictures by id, from a file, if there is one; its database is put in place.

    Raises StorageError.
    """
    if not file.exists():
        return None
    try:
        with zipfile.ZipFile(file) as archive:
            kept = msgspec.json.decode(archive.read(ROOMS), type=Kept)
            files = {
                name.removeprefix(FILES): archive.read(name) for name in archive.namelist() if name.startswith(FILES)
            }
            data = archive.read(DATABASE)
    except (OSError, KeyError, zipfile.BadZipFile, msgspec.DecodeError) as error:
        raise StorageError(f"playground {file}: cannot be read as a kept playground ({error}); move it away") from error
    if kept.format != FORMAT:
        raise StorageError(f"playground {file}: kept by another version (format {kept.format}); move it away")
    database.write_bytes(data)
    return kept, files


def restore(world: World, kept: Kept, files: dict[str, bytes]) -> None:
    """Put threads, messages and pictures back where they were."""
    backend = world.env.backend
    ids = {thread.id for thread in kept.threads}
    ids |= {message.id for messages in kept.messages.values() for message in messages}
    for number in ids:
        backend.reserve_id(number)
    for thread in kept.threads:
        backend.channels[thread.id] = thread
        backend.guilds[thread.guild_id or world.guild.id].thread_ids.append(thread.id)
        backend.announce_thread_create(thread)
    for room_id, messages in kept.messages.items():
        backend.messages.setdefault(room_id, {}).update({message.id: message for message in messages})
        for message in messages:
            for file in message.attachments:
                data = files.get(file["id"])
                if data is not None:
                    backend.cdn.store_attachment(
                        int(file["id"]), room_id, file["filename"], data, file.get("description")
                    )


class Keeper:
    """Writes the file now and then, and at the end."""

    def __init__(self, file: Path, world: World, skips: list[dict[str, float | str]]) -> None:
        self._file = file
        self._world = world
        self._skips = skips
        self._written = b""

    async def keep_writing(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.write()
            except StorageError as error:
                log.error("%s", error)

    async def write(self) -> None:
        """Write the file if something has changed, the old one staying until then. Raises StorageError."""
        async with self._world.turn:
            kept, files = self._collect()
            rooms = msgspec.json.encode([kept.threads, kept.messages])
            if rooms == self._written:
                return
            copy = self._file.with_name(self._file.name + ".database")
            copy.unlink(missing_ok=True)
            await backup.copy(self._world.house.tables.db.path, copy)
        await asyncio.to_thread(self._pack, kept, files, copy)
        self._written = rooms

    def _collect(self) -> tuple[Kept, dict[str, bytes]]:
        world, files = self._world, dict[str, bytes]()
        messages: dict[int, list[Message]] = {}
        for room in world.rooms():
            # As in Discord, private answers are gone when the program has been closed.
            messages[room.id] = [m for m in world.messages(room.id) if not m.is_ephemeral][-MOST_MESSAGES:]
            for message in messages[room.id]:
                for file in message.attachments:
                    data = world.env.backend.cdn.get(file["url"])
                    if data is not None:
                        files[file["id"]] = data
        threads = [room for room in world.rooms() if room.is_thread]
        return Kept(FORMAT, world.clock.exact(), self._skips, threads, messages), files

    def _pack(self, kept: Kept, files: dict[str, bytes], database: Path) -> None:
        fresh = self._file.with_name(self._file.name + ".new")
        try:
            # Hands, and what was said in private, are for whoever plays here alone.
            fresh.unlink(missing_ok=True)
            with open(fresh, "xb", opener=partial(os.open, mode=0o600)) as raw, zipfile.ZipFile(raw, "w") as archive:
                archive.write(database, DATABASE)
                archive.writestr(ROOMS, msgspec.json.encode(kept))
                for key, data in files.items():
                    archive.writestr(FILES + key, data)
            fresh.replace(self._file)
        except OSError as error:
            raise StorageError(f"playground {self._file}: cannot be written: {error.strerror}") from error
        finally:
            database.unlink(missing_ok=True)
            fresh.unlink(missing_ok=True)
