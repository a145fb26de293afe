"""Rules and everything else that is not needed every turn."""

from __future__ import annotations

from typing import Any

import discord

from bot.services.tables import Table, posted_hash
from bot.ui.custom_id import Press
from bot.ui.items import button, select
from bot.ui.lobby_card import hints_line, option_line
from bot.ui.review_page import review_button
from bot.ui.table import COLOUR, heading
from bot.ui.words import clip
from render.kit.words import Words

TEXT = 3700
MOST_RULES = 25


def more_page(table: Table, words: Words) -> discord.ui.LayoutView:
    """The options of the table, how to check that it is fair, and the way to the rules."""
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    lines = [f"### {heading(table, words)}"]
    lines += [
        option_line(option, table.row.options[option.key], words)
        for option in table.game.options
        if option.applies(len(table.seats))
    ]
    if table.row.hints:
        lines.append(hints_line(words))
    lines.append(words("more-rules-version", version=table.row.rules_version))
    if table.row.started_at is not None:
        lines.append(words("more-fair", hash=posted_hash(table.row)))
    lines.append(words("more-resign"))
    box.add_item(discord.ui.TextDisplay(clip("\n".join(lines), TEXT)))
    ways = [button(words("button-how-to-play"), Press("rules", table.row.id))]
    if table.row.hints and table.row.status == "running":
        ways.append(button(words("button-hint"), Press("hint", table.row.id)))
    if table.row.started_at is not None:
        ways.append(button(words("button-replay"), Press("replay", table.row.id)))
    if table.over:
        ways.append(button(words("button-record"), Press("record", table.row.id)))
        ways += review_button(table.row.id, "ready" if table.row.status == "finished" else "none", words)
        ways.append(button(words("button-rematch"), Press("rematch", table.row.id)))
    box.add_item(discord.ui.ActionRow(*ways))
    view.add_item(box)
    return view


def rules_page(game: str, title: str, words: Words, slug: str, match_id: int) -> discord.ui.LayoutView:
    """How to play, or one rule, with the list of all rules to choose from. `match_id` 0 stands for no match."""
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    known = rule_slugs(words)
    if slug in known:
        text = f"### {title} · {words(f'rule-{slug}-title')}\n{words(f'rule-{slug}')}"
    else:
        text = f"### {title} · {words('button-how-to-play')}\n{words('how-to-play')}"
    box.add_item(discord.ui.TextDisplay(clip(text, TEXT)))
    options = [discord.SelectOption(label=words("button-how-to-play"), value="-", default=slug not in known)]
    options += [
        discord.SelectOption(label=clip(words(f"rule-{other}-title"), 100), value=other, default=other == slug)
        for other in known[: MOST_RULES - 1]
    ]
    box.add_item(
        discord.ui.ActionRow(select(words("choose-rule"), Press("rulesof", match_id, 0, _token(game)), options))
    )
    view.add_item(box)
    return view


def rule_slugs(words: Words) -> list[str]:
    """The rules of a game, in the order of its catalogue."""
    return [
        key.removeprefix("rule-").removesuffix("-title")
        for key in words.messages()
        if key.startswith("rule-") and key.endswith("-title")
    ]


def find_rule(words: Words, wanted: str) -> str:
    """The rule whose title or text holds what is wanted; titles first; empty if none does."""
    wanted = wanted.casefold().strip()
    slugs = rule_slugs(words)
    if wanted in slugs:
        return wanted
    for part in ("-title", ""):
        for slug in slugs:
            if wanted and wanted in words(f"rule-{slug}{part}").casefold():
                return slug
    return ""


def _token(game: str) -> str:
    return game.replace("_", "-")
