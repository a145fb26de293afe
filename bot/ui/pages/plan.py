"""When a table begins: the private page behind its card, and the form that asks for the hour."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord

from bot.services.clock.typed import LONGEST_TEXT
from bot.services.clock.zones import shown
from bot.services.gathering.hours import HourRow
from bot.services.table.scene import Table
from bot.ui.pages.filling import begins_short
from bot.ui.pages.forms import DESCRIPTION_TEXT, LABEL_TEXT, TITLE_TEXT, Form
from bot.ui.pages.lobby import hour_line
from bot.ui.pages.table import accent, heading
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, button
from bot.ui.press.reply import Item, boxed, view_of
from bot.ui.words.catalogues import clip, neutral
from render.kit.words import Words

WHEN, IF_FEW, WEEKLY = "when", "iffew", "weekly"
CHOICES = ("wait", "close")


def plan_page(table: Table, hour: HourRow | None, zone: str, words: Words, *, host: bool) -> discord.ui.LayoutView:
    """When a table begins, and for its host all that can be done about that. zone: of whoever reads."""
    match_id = table.row.id
    lines = [f"### {heading(table, words)}"]
    lines.append(words("hour-none") if hour is None else hour_line(table, hour, words))
    if begins := begins_short(table, words):
        lines.append(words("plan-fewer", begins=begins))
    if host:
        lines.append(f"-# {words('hour-zone', zone=shown(zone))}")
    else:
        lines.append(f"-# {words('hour-of-host', host=neutral(table.host_name))}")
    buttons: list[Item] = []
    if host:
        text = words("button-hour" if hour is None else "button-another-hour")
        buttons.append(button(text, Press("askhour", match_id), BLUE))
        if hour is not None:
            buttons.append(button(words("button-no-hour"), Press("nohour", match_id)))
        buttons.append(button(words("button-begins"), Press("begins", match_id)))
    buttons.append(button(words("button-template"), Press("keeptable", match_id)))
    return view_of(boxed(accent(table), "\n".join(lines), buttons))


def hour_form(table: Table, hour: HourRow | None, zone: str, words: Words) -> Form:
    """Asks when a table is to begin, what becomes of it if too few sit there, and whether it does so every week."""
    form = Form(title=clip(words("form-hour"), TITLE_TEXT), custom_id=Press("sethour", table.row.id).custom_id("m"))
    filled = None if hour is None else f"{datetime.fromtimestamp(hour.at, ZoneInfo(zone)):%Y-%m-%d %H:%M}"
    when: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=WHEN, default=filled, placeholder=words("field-hour-example"), max_length=LONGEST_TEXT
    )
    form.add_item(_labelled(words("field-hour"), words("field-hour-hint", zone=shown(zone)), when))
    chosen = "wait" if hour is None else hour.if_few
    few: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=IF_FEW,
        options=[
            discord.SelectOption(label=words(f"if-few-{choice}"), value=choice, default=choice == chosen)
            for choice in CHOICES
        ],
    )
    form.add_item(_labelled(words("field-if-few"), words("field-if-few-hint", count=table.game.players[0]), few))
    weekly = discord.CheckboxGroupOption(
        label=words("every-week"),
        description=clip(words("every-week-hint"), DESCRIPTION_TEXT),
        value=WEEKLY,
        default=hour is not None and hour.weekly,
    )
    boxes: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=WEEKLY, options=[weekly], min_values=0, max_values=1, required=False
    )
    form.add_item(discord.ui.Label(text=clip(words("field-again"), LABEL_TEXT), component=boxes))
    return form


def _labelled(name: str, hint: str, field: discord.ui.Item[Any]) -> discord.ui.Label[Any]:
    return discord.ui.Label(text=clip(name, LABEL_TEXT), description=clip(hint, DESCRIPTION_TEXT), component=field)
