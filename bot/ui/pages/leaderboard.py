"""The leaderboard of a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.services.people.ratings import Standing
from bot.ui.pages.table import COLOUR
from bot.ui.words.catalogues import clip
from render.kit.words import Words

LINES = 20
TEXT = 3700


def leaderboard_page(title: str, standings: Sequence[Standing], reader: int, words: Words) -> discord.ui.LayoutView:
    """The best of a server in a game, and the reader's own line where it is further down."""
    lines = [f"### {words('leaderboard-heading', title=title)}"]
    lines += [_line(standing, words) for standing in standings[:LINES]]
    own = next((standing for standing in standings[LINES:] if standing.user_id == reader), None)
    if own is not None:
        lines += ["…", _line(own, words)]
    lines.append(words("leaderboard-none") if not standings else f"-# {words('leaderboard-note')}")
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    box.add_item(discord.ui.TextDisplay(clip("\n".join(lines), TEXT)))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def _line(standing: Standing, words: Words) -> str:
    who = f"<@{standing.user_id}>"
    matches = words("leaderboard-matches", count=standing.matches, wins=standing.wins)
    if standing.place is None:
        return f"{who} · {words('rating-settling', count=standing.settling)} · {matches}"
    # The escaped dot keeps Discord from counting by itself, past shared places.
    return f"{standing.place}\\. {who} · **{standing.points}** · {matches}"
