"""Files of messages: pictures named after what they show, so that a message that shows it already keeps its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from io import BytesIO
from pathlib import PurePosixPath
from typing import TypeVar, cast
from urllib.parse import urlsplit

import discord
from cachetools import LRUCache

from bot.ui.press.codes import INVALID
from bot.ui.words.catalogues import clip
from render.kit.files import PNG

ALT_TEXT = 1024
"""Characters that Discord allows (resources/message#attachment-object)."""
MOST_HELD = 2000
"""Of so many messages it is kept which files they show."""


class _Buffer(BytesIO):
    """What discord.py reads a file from: open as long as anybody holds it, so that it can be sent once more.

    `discord.File` hides `close` while it sends (aiohttp calls it) and sets the method on the object again afterwards.
    Kept there it would hold its own object, and every file that was sent would stay in memory until the next full
    garbage collection. Nothing else is to be closed: the memory goes with the object.
    """

    def close(self) -> None:
        """Stay open."""

    def __setattr__(self, name: str, value: object) -> None:
        if name != "close":
            super().__setattr__(name, value)


def file_of(name: str, data: bytes, alt: str | None = None) -> discord.File:
    """Data as a file of a message, with its alt text if it shows something."""
    return discord.File(_Buffer(data), filename=name, description=None if alt is None else clip(alt, ALT_TEXT))


def picture_file(name: str, data: bytes, alt: str) -> discord.File:
    """A picture as a file with its alt text; equal pictures have equal names."""
    mark = blake2b(data, digest_size=6).hexdigest()
    return file_of(f"{name}-{mark}{PNG}", data, alt)


class _Stays:
    """A file of a message that an edit leaves there, as discord.py writes it down."""

    def __init__(self, attachment_id: int, file: discord.File) -> None:
        self.id = attachment_id
        self.filename = file.filename
        self.description = file.description

    def to_dict(self) -> dict[str, str | None]:
        """The partial attachment that stands for it: its id and what may change, not all that Discord has said about it
        (resources/message#edit-message)."""
        return {"id": str(self.id), "description": self.description}


Held = Mapping[str, int]
"""The files that the components of a message show: name -> id of the attachment."""

Listed = list[discord.File | discord.Attachment]
"""What an edit of a message names as its files."""

T = TypeVar("T")


class HeldFiles:
    """Which files messages show, as Discord has last told; what is not known here is sent again."""

    def __init__(self) -> None:
        self._held: LRUCache[int, Held] = LRUCache(MOST_HELD)

    def saw(self, message: discord.Message) -> None:
        """A message as it stands now."""
        self._held[message.id] = held(message)

    def of(self, message_id: int) -> Held:
        """The files that a message shows; none if that is not known."""
        return self._held.get(message_id, {})


def held(message: discord.Message | None) -> Held:
    """The files that the components of a message show; its `attachments` never name them (discord-api-docs #8277)."""
    found: dict[str, int] = {}
    for media in _media(message.components if message is not None else ()):
        if media.attachment_id is not None:
            found[PurePosixPath(urlsplit(media.url).path).name] = media.attachment_id
    return found


async def edited(edit: Callable[[Listed], Awaitable[T]], files: Sequence[discord.File], shown: Held) -> T:
    """Edit a message, whose files stay where they are the same.

    edit: sends the edit with these files.   shown: what the message shows, as far as is known: if something else stands
    there by now, Discord refuses the edit, and all are sent.
    """
    listed: Listed = [
        cast("discord.Attachment", _Stays(shown[file.filename], file)) if file.filename in shown else file
        for file in files
    ]
    try:
        return await edit(listed)
    except discord.HTTPException as error:
        if error.code != INVALID or listed == list(files):
            raise
    return await edit(list(files))


def _media(components: Sequence[discord.Component]) -> Iterator[discord.UnfurledMediaItem]:
    """All that components show, nested ones too."""
    for one in components:
        if isinstance(one, discord.Container):
            yield from _media(one.children)
        elif isinstance(one, discord.MediaGalleryComponent):
            yield from (item.media for item in one.items)
        elif isinstance(one, discord.FileComponent):
            yield one.media
