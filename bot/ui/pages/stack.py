"""A message with a picture: words, then the picture's parts one below the other, then what is asked and its answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot.ui.press.items import Part, view_of
from render.kit.words import Words

Page = tuple[discord.ui.LayoutView, Sequence[discord.File]]
"""A message and the files that it shows."""


def stacked(above: Sequence[Part], files: Sequence[discord.File], below: Part, words: Words) -> Page:
    """A message with a picture, or with the word that it follows.

    A container is narrower than a message, so the picture stands between two of them; and a room opens at its end, so
    what is asked stands below the picture, directly above its buttons.
    """
    follows = "" if files else f"-# {words('picture-follows')}"
    return view_of(*above, *galleries(files), follows, below), files


def galleries(files: Sequence[discord.File]) -> Iterator[discord.ui.MediaGallery[Any]]:
    """A gallery for each part: two in one would be cropped."""
    for file in files:
        yield discord.ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description))
