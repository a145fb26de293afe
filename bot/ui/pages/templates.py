"""Templates: the list, one of them, and the forms for their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.services.clock.pace import PACES
from bot.services.gathering.templates import LONGEST_NAME, Plan, TemplateRow
from bot.services.table.scene import Glance
from bot.ui.pages.forms import LABEL_TEXT, TITLE_TEXT, Form
from bot.ui.pages.table import COLOUR
from bot.ui.press.asked import LONGEST_NUMBER, number
from bot.ui.press.commands import house_of
from bot.ui.press.custom_id import Press
from bot.ui.press.items import button, select
from bot.ui.press.reply import view_of
from bot.ui.words.catalogues import clip, house_words, neutral
from bot.ui.words.durations import pace_text
from engine import registry
from render.kit.words import Words

NAME, OWNER = "name", "owner"
MINE, SERVER = "mine", "server"
MARK = "template."
"""What the value of a template begins with where games are chosen too: no game is called so."""
CHOICE_TEXT = 100
OPTION_TEXT = 100
TEXT = 3500


def list_page(own: Sequence[TemplateRow], of_server: Sequence[TemplateRow], words: Words) -> discord.ui.LayoutView:
    """Everything that a person may open a table by, and a select for each of the two kinds."""
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    lines = [f"### {words('templates-heading')}"]
    for key, found in (("templates-own", own), ("templates-of-server", of_server)):
        if found:
            lines += [f"**{words(key)}**", *(f"• **{neutral(one.name)}** · {said(one.plan, words)}" for one in found)]
    if not own and not of_server:
        lines.append(words("templates-none"))
    lines.append(f"-# {words('templates-note')}")
    box.add_item(discord.ui.TextDisplay(clip("\n".join(lines), TEXT)))
    for place, (key, found) in enumerate((("templates-choose-own", own), ("templates-choose-of-server", of_server))):
        if found:
            options = [
                discord.SelectOption(
                    label=clip(one.name, OPTION_TEXT),
                    description=clip(said(one.plan, words), OPTION_TEXT),
                    value=str(one.id),
                )
                for one in found
            ]
            box.add_item(discord.ui.ActionRow(select(words(key), Press("template", 0, place), options)))
    return view_of(box)


def template_page(template: TemplateRow, words: Words, *, may_change: bool) -> discord.ui.LayoutView:
    """One template, and what can be done with it."""
    token = str(template.id)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    lines = [f"### {neutral(template.name)}", said(template.plan, words)]
    box.add_item(discord.ui.TextDisplay("\n".join(lines)))
    buttons = [
        button(words("button-open-table"), Press("usetemplate", 0, 0, token), discord.ButtonStyle.success),
        button(words("button-back"), Press("templates", 0)),
    ]
    if may_change:
        buttons[1:1] = [
            button(words("button-rename"), Press("asktemplate", 0, 0, token)),
            button(words("button-delete"), Press("untemplate", 0, 0, token), discord.ButtonStyle.danger),
        ]
    box.add_item(discord.ui.ActionRow(*buttons))
    return view_of(box)


def kept_page(template: TemplateRow, words: Words) -> discord.ui.LayoutView:
    """It is kept, and how it is used."""
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    told = words("template-kept", name=neutral(template.name), what=said(template.plan, words))
    box.add_item(discord.ui.TextDisplay(told))
    box.add_item(discord.ui.ActionRow(button(words("button-templates"), Press("templates", 0))))
    return view_of(box)


def keep_form(table: Glance, name: str, words: Words, *, manager: bool) -> Form:
    """Asks how a template of this table is called and, of managers, whose it is."""
    form = Form(
        title=clip(words("form-template"), TITLE_TEXT), custom_id=Press("settemplate", table.row.id).custom_id("m")
    )
    form.add_item(_name_field(name, words))
    if manager:
        owners: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=OWNER,
            options=[
                discord.SelectOption(label=words(f"template-for-{owner}"), value=owner, default=owner == MINE)
                for owner in (MINE, SERVER)
            ],
        )
        form.add_item(discord.ui.Label(text=clip(words("field-template-for"), LABEL_TEXT), component=owners))
    return form


def rename_form(template: TemplateRow, words: Words) -> Form:
    """Asks for another name."""
    custom_id = Press("nametemplate", 0, 0, str(template.id)).custom_id("m")
    form = Form(title=clip(words("button-rename"), TITLE_TEXT), custom_id=custom_id)
    form.add_item(_name_field(template.name, words))
    return form


def said(plan: Plan, words: Words) -> str:
    """What a table by a template is like, in one line."""
    pace = words(f"pace-short-{plan.pace}") if plan.pace in PACES else pace_text(plan.pace, words)
    parts = [_title(plan), words("now-short") if plan.now else pace]
    if plan.computers:
        parts.append(words("template-computers", count=len(plan.computers)))
    if plan.hour is not None:
        day = words("weekday", day=plan.hour.weekday)
        minutes = f"{plan.hour.minutes // 60:02}:{plan.hour.minutes % 60:02}"
        parts.append(words("template-hour", day=day, time=minutes))
    elif plan.starts_full:
        parts.append(words("starts-full-short"))
    return " · ".join(parts)


def template_in(value: str) -> int | None:
    """The number of the template that was chosen where games are chosen too; None for a game."""
    found = number(value.removeprefix(MARK), LONGEST_NUMBER) if value.startswith(MARK) else -1
    return found if found >= 0 else None


async def template_choices(
    interaction: discord.Interaction, typed: str, language: str
) -> list[app_commands.Choice[str]]:
    """The templates that a person may use there whose name or game contains what was typed."""
    kept, words = house_of(interaction).gathering.templates, house_words(language)
    found = [*await kept.own(interaction.user.id), *await kept.of_server(interaction.guild_id or 0)]
    wanted = typed.casefold().strip()
    named = [(f"↻ {one.name} · {said(one.plan, words)}", one) for one in found if interaction.guild_id is not None]
    return [
        app_commands.Choice(name=clip(name, CHOICE_TEXT), value=f"{MARK}{one.id}")
        for name, one in named
        if wanted in name.casefold()
    ]


def _title(plan: Plan) -> str:
    try:
        return registry.game(plan.game).title
    except registry.UnknownGame:
        return plan.game


def _name_field(filled: str, words: Words) -> discord.ui.Label[Any]:
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=NAME, default=filled or None, max_length=LONGEST_NAME
    )
    return discord.ui.Label(text=clip(words("field-template"), LABEL_TEXT), component=field)
