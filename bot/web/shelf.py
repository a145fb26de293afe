"""The pictures that pages show, by names that nobody can guess.

A name stands for the same bytes for the same reader as long as the process runs, so a browser keeps what a step has not
changed. What was put away too long ago, or before a restart, is gone: the page that names it is read anew.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

import discord
from cachetools import LRUCache

EVERYBODY: Final = 0
"""The reader of what everybody may see."""
KEPT_BYTES: Final = 32 * 1024 * 1024
_KINDS: Final = {b"\x89PNG": ("png", "image/png"), b"GIF8": ("gif", "image/gif")}


class Kept(NamedTuple):
    """Something that is shown, and to whom."""

    reader: int
    data: bytes
    kind: str


class Shelf:
    """Keeps them in memory."""

    def __init__(self) -> None:
        self._secret = secrets.token_bytes(32)
        self._kept: LRUCache[str, Kept] = LRUCache(KEPT_BYTES, getsizeof=lambda one: len(one.data))

    def put(self, data: bytes, reader: int) -> str:
        """Keep something for a reader, and the address at which it is shown."""
        mark = blake2b(data, digest_size=16, key=self._secret, salt=reader.to_bytes(16, "big")[-16:]).hexdigest()
        ending, kind = _KINDS.get(data[:4], ("bin", "application/octet-stream"))
        name = f"{mark}.{ending}"
        if len(data) <= KEPT_BYTES:
            self._kept[name] = Kept(reader, data, kind)
        return f"/p/{name}"

    def get(self, name: str) -> Kept | None:
        """What was kept under a name."""
        return self._kept.get(name)

    def files(self, files: Sequence[discord.File], reader: int) -> dict[str, str]:
        """The addresses of the files of a message, by their names."""
        found: dict[str, str] = {}
        for file in files:
            file.reset()
            found[file.filename] = self.put(file.fp.read(), reader)
        return found
