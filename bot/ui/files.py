"""Files of messages: pictures named after what they show, so that a message that shows it already keeps its own."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from io import BytesIO

import discord

from bot.ui.words import clip
from render.kit.files import PNG

ALT_TEXT = 1024
"""Characters that Discord allows (resources/message#attachment-object)."""


class _Buffer(BytesIO):
    """What discord.py reads a file from, gone with the last one who holds it.

    `discord.File` hides `close` while it sends and then sets the method on the object again. Kept there it would hold
    its own object, and every file that was sent would stay in memory until the next full garbage collection.
    """

    def __setattr__(self, name: str, value: object) -> None:
        if getattr(value, "__self__", None) is self:
            delattr(self, name)
        else:
            super().__setattr__(name, value)


def file_of(name: str, data: bytes, alt: str | None = None) -> discord.File:
    """Data as a file of a message, with its alt text if it shows something."""
    return discord.File(_Buffer(data), filename=name, description=None if alt is None else clip(alt, ALT_TEXT))


def picture_file(name: str, data: bytes, alt: str) -> discord.File:
    """A picture as a file with its alt text; equal pictures have equal names."""
    mark = blake2b(data, digest_size=6).hexdigest()
    return file_of(f"{name}-{mark}{PNG}", data, alt)


def kept(files: Sequence[discord.File], message: discord.Message | None) -> list[discord.File | discord.Attachment]:
    """What an edit of a message names as its files: those that it has already are not sent again."""
    stand = {one.filename: one for one in message.attachments} if message is not None else {}
    return [stand.get(file.filename, file) for file in files]
