"""Templates: the list, one of them, and the forms for their names."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.hours.plans import Plan
from bot.features.templates.service import LONGEST_NAME, TemplateRow
from bot.services.table.scene import Glance
from bot.ui.pages.forms import Field, Form, choice_field, text_field
from bot.ui.pages.lists import whole
from bot.ui.pages.times import time_text, weekday_text
from bot.ui.press.custom_id import Press
from bot.ui.press.items import GREEN, RED, Item, boxed, button, choice, select, view_of
from bot.ui.words.catalogues import HOUSE, neutral, title_of
from bot.ui.words.durations import pace_short
from render.kit.words import Words

NAME, OWNER = "name", "owner"
MINE, SERVER = "mine", "server"
MARK = "template."
"""What the value of a template begins with where games are chosen too."""
TEXT = 3500


def list_page(own: Sequence[TemplateRow], of_server: Sequence[TemplateRow], words: Words) -> discord.ui.LayoutView:
    """Everything that a person may open a table by, and a select for each of the two kinds."""
    lines = [f"### {words('templates-heading')}"]
    for key, found in (("templates-own", own), ("templates-of-server", of_server)):
        if found:
            lines += [f"**{words(key)}**", *(f"• **{neutral(one.name)}** · {said(one.plan, words)}" for one in found)]
    if not own and not of_server:
        lines.append(words("templates-none"))
    note = f"-# {words('templates-note')}"
    lists: list[list[Item]] = []
    for place, (key, found) in enumerate((("templates-choose-own", own), ("templates-choose-of-server", of_server))):
        if found:
            options = [choice(one.name, str(one.id), said(one.plan, words)) for one in found]
            lists.append([select(words(key), Press("template", 0, place), options)])
    return view_of(boxed(HOUSE, f"{whole(lines, TEXT, words)}\n{note}", *lists))


def template_page(template: TemplateRow, words: Words, *, may_change: bool) -> discord.ui.LayoutView:
    """One template, and what can be done with it."""
    token = str(template.id)
    buttons = [
        button(words("button-open-table"), Press("usetemplate", 0, 0, token), GREEN),
        button(words("button-back"), Press("templates", 0)),
    ]
    if may_change:
        buttons[1:1] = [
            button(words("button-rename"), Press("asktemplate", 0, 0, token)),
            button(words("button-delete"), Press("untemplate", 0, 0, token), RED),
        ]
    lines = [f"### {neutral(template.name)}", said(template.plan, words), f"-# {words('template-how')}"]
    return view_of(boxed(HOUSE, "\n".join(lines), buttons))


def keep_form(table: Glance, name: str, words: Words, *, manager: bool) -> Form:
    """Asks how a template of this table is called and, of managers, whose it is."""
    press = Press("settemplate", table.row.id)
    fields = [_name_field(name, words)]
    if manager:
        owners = [choice(words(f"template-for-{owner}"), owner, chosen=owner == MINE) for owner in (MINE, SERVER)]
        fields.append(choice_field(OWNER, words("field-template-for"), owners))
    return Form(words("form-template"), press, *fields)


def rename_form(template: TemplateRow, words: Words) -> Form:
    """Asks for another name."""
    press = Press("nametemplate", 0, 0, str(template.id))
    return Form(words("button-rename"), press, _name_field(template.name, words))


def said(plan: Plan, words: Words) -> str:
    """What a table by a template is like, in one line."""
    parts = [title_of(plan.game), words("now-short") if plan.now else pace_short(plan.pace, words)]
    if plan.computers:
        parts.append(words("template-computers", count=len(plan.computers)))
    if plan.hour is not None:
        day = weekday_text(plan.hour.weekday, words)
        parts.append(words("template-hour", day=day, time=time_text(plan.hour.minutes)))
    elif plan.starts_full:
        parts.append(words("starts-full-short"))
    return " · ".join(parts)


def _name_field(filled: str, words: Words) -> Field:
    return text_field(NAME, words("field-template"), "", LONGEST_NAME, filled=filled, required=True)
