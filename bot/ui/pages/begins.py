"""The form in which a host says when a table begins with fewer people."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord

from bot.services.clock.typed import LONGEST_TEXT
from bot.services.match.begins import fewer
from bot.services.table.scene import Table
from bot.ui.pages.forms import DESCRIPTION_TEXT, LABEL_TEXT, TITLE_TEXT, Form
from bot.ui.pages.plan import WHEN
from bot.ui.press.custom_id import Press
from bot.ui.words.catalogues import clip
from render.kit.words import Words

PEOPLE, TICKED, FILLS_UP = "people", "ticked", "fills-up"


def begins_form(table: Table, zone: str, words: Words) -> Form:
    """Until when others may come, with how many it begins then, and whether computers take the free seats."""
    row = table.row
    form = Form(title=clip(words("form-begins"), TITLE_TEXT), custom_id=Press("setbegins", row.id).custom_id("m"))
    when: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=WHEN,
        required=False,
        max_length=LONGEST_TEXT,
        placeholder=words("form-begins-example"),
        default=f"{datetime.fromtimestamp(row.begins_by, ZoneInfo(zone)):%Y-%m-%d %H:%M}" if row.begins_by else None,
    )
    form.add_item(
        discord.ui.Label(
            text=clip(words("form-begins-when"), LABEL_TEXT),
            description=clip(words("form-begins-when-hint"), DESCRIPTION_TEXT),
            component=when,
        )
    )
    counts = fewer(table)
    chosen = row.begins_with if row.begins_with in counts else counts[-1]
    people: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=PEOPLE,
        options=[
            discord.SelectOption(
                label=words("form-begins-count", count=count), value=str(count), default=count == chosen
            )
            for count in counts
        ],
    )
    form.add_item(discord.ui.Label(text=clip(words("form-begins-people"), LABEL_TEXT), component=people))
    group: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=TICKED,
        options=[
            discord.CheckboxGroupOption(
                label=clip(words("fills-up"), 100),
                description=clip(words("fills-up-hint"), DESCRIPTION_TEXT),
                value=FILLS_UP,
                default=row.fills_up,
            )
        ],
        min_values=0,
        max_values=1,
        required=False,
    )
    form.add_item(discord.ui.Label(text=clip(words("form-begins-rest"), LABEL_TEXT), component=group))
    return form
