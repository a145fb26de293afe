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


def picture_file(name: str, data: bytes, alt: str) -> discord.File:
    """A picture as a file with its alt text; equal pictures have equal names."""
    mark = blake2b(data, digest_size=6).hexdigest()
    return discord.File(BytesIO(data), filename=f"{name}-{mark}{PNG}", description=clip(alt, ALT_TEXT))


def kept(files: Sequence[discord.File], message: discord.Message | None) -> list[discord.File | discord.Attachment]:
    """What an edit of a message names as its files: those that it has already are not sent again."""
    stand = {one.filename: one for one in message.attachments} if message is not None else {}
    return [stand.get(file.filename, file) for file in files]
