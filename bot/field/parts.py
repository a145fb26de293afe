"""What messages of checks are made of, and places in words."""

from __future__ import annotations

from typing import Any

import discord

PLACE = "the thread “{}”"
Place = discord.TextChannel | discord.Thread | discord.DMChannel


def allowing(*people: discord.abc.Snowflake) -> discord.AllowedMentions:
    """Mentions of these people alone."""
    return discord.AllowedMentions(everyone=False, roles=False, users=list(people) or False)


def page(*parts: discord.ui.Item[Any]) -> discord.ui.LayoutView:
    """A message of components, which discord.py need not remember."""
    view = discord.ui.LayoutView(timeout=None)
    for part in parts:
        view.add_item(part)
    view.stop()
    return view


def text(content: str) -> discord.ui.TextDisplay[Any]:
    """Some text."""
    return discord.ui.TextDisplay(content)


def buttons(*found: discord.ui.Item[Any]) -> discord.ui.ActionRow[Any]:
    """A row of buttons."""
    return discord.ui.ActionRow(*found)


def name_of(place: Place) -> str:
    """A channel in words."""
    if isinstance(place, discord.DMChannel):
        return "your direct messages"
    return f"#{place.name}" if isinstance(place, discord.TextChannel) else PLACE.format(place.name)
