"""When a table begins: the private page behind its card, and the form for beginning with fewer."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.services.match.begins import fewer
from bot.services.table.scene import Table
from bot.ui.pages.filling import begins_short
from bot.ui.pages.forms import Form, box, box_field, choice_field
from bot.ui.pages.table import accent, heading
from bot.ui.pages.times import time_fields
from bot.ui.press.custom_id import Press
from bot.ui.press.items import Item, boxed, button, choice, view_of
from bot.ui.words.catalogues import neutral
from render.kit.words import Words

PEOPLE, TICKED, FILLS_UP = "people", "ticked", "fills-up"


def plan_page(
    table: Table, words: Words, facts: Sequence[str], added: Sequence[Item], *, host: bool
) -> discord.ui.LayoutView:
    """When a table begins, and for its host all that can be done about that.

    facts, added: the lines and buttons of features.
    """
    lines = [f"### {heading(table, words)}", *(facts or [words("plan-none")])]
    if begins := begins_short(table, words):
        lines.append(words("plan-fewer", begins=begins))
    if not host:
        lines.append(f"-# {words('plan-of-host', host=neutral(table.host_name))}")
    own = [button(words("button-begins"), Press("begins", table.row.id))] if host else []
    return view_of(boxed(accent(table), "\n".join(lines), [*added, *own]))


def begins_form(table: Table, zone: str, now: int, words: Words) -> Form:
    """Until when others may come, with how many it begins then, and whether computers take the free seats."""
    row = table.row
    counts = fewer(table)
    chosen = row.begins_with if row.begins_with in counts else counts[-1]
    people = [choice(words("form-begins-count", count=count), str(count), chosen=count == chosen) for count in counts]
    none, hint = words("form-begins-none"), words("form-begins-when-hint")
    return Form(
        words("form-begins"),
        Press("setbegins", row.id),
        *time_fields(words("form-begins-when"), zone, now, words, row.begins_by or None, none=none, hint=hint),
        choice_field(PEOPLE, words("form-begins-people"), people),
        box_field(TICKED, words("form-begins-rest"), [box(FILLS_UP, "fills-up", words, ticked=row.fills_up)]),
    )
