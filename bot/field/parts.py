"""What messages of checks are made of, and places in words."""

from __future__ import annotations

import discord

from bot.ui.press.items import Part, view_of

PLACE = "the thread “{}”"
Place = discord.TextChannel | discord.Thread | discord.DMChannel


def allowing(*people: discord.abc.Snowflake) -> discord.AllowedMentions:
    """Mentions of these people alone."""
    return discord.AllowedMentions(everyone=False, roles=False, users=list(people) or False)


def page(*parts: Part) -> discord.ui.LayoutView:
    """A message of components, which discord.py need not remember."""
    view = view_of(*parts)
    view.stop()
    return view


def name_of(place: Place) -> str:
    """A channel in words."""
    if isinstance(place, discord.DMChannel):
        return "your direct messages"
    return f"#{place.name}" if isinstance(place, discord.TextChannel) else PLACE.format(place.name)
