"""When a table begins: the private page behind its card, the forms for an hour and for beginning with fewer."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.services.clock.wall import on_wall
from bot.services.clock.zones import shown
from bot.services.gathering.hours import HourRow
from bot.services.match.begins import fewer
from bot.services.table.scene import Table
from bot.ui.pages.filling import begins_short
from bot.ui.pages.forms import Field, Form, box, box_field, choice_field
from bot.ui.pages.lobby import hour_line
from bot.ui.pages.table import accent, heading
from bot.ui.pages.times import EVENING, HOUR, day_field, hour_field
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, Item, boxed, button, choice, view_of
from bot.ui.words.catalogues import neutral
from render.kit.words import Words

IF_FEW, WEEKLY = "iffew", "weekly"
PEOPLE, TICKED, FILLS_UP = "people", "ticked", "fills-up"
CHOICES = ("wait", "close")


def plan_page(
    table: Table, hour: HourRow | None, words: Words, added: Sequence[Item], *, host: bool
) -> discord.ui.LayoutView:
    """When a table begins, and for its host all that can be done about that.   added: the buttons of features."""
    match_id = table.row.id
    lines = [f"### {heading(table, words)}"]
    lines.append(words("hour-none") if hour is None else hour_line(table, hour, words))
    if begins := begins_short(table, words):
        lines.append(words("plan-fewer", begins=begins))
    if not host:
        lines.append(f"-# {words('hour-of-host', host=neutral(table.host_name))}")
    buttons: list[Item] = []
    if host:
        text = words("button-hour" if hour is None else "button-another-hour")
        buttons.append(button(text, Press("askhour", match_id), BLUE))
        if hour is not None:
            buttons.append(button(words("button-no-hour"), Press("nohour", match_id)))
        buttons.append(button(words("button-begins"), Press("begins", match_id)))
    return view_of(boxed(accent(table), "\n".join(lines), [*buttons, *added]))


def hour_form(table: Table, hour: HourRow | None, zone: str, now: int, words: Words) -> Form:
    """Asks when a table is to begin, what becomes of it if too few sit there, and whether it does so every week."""
    chosen = "wait" if hour is None else hour.if_few
    few = [choice(words(f"if-few-{then}"), then, chosen=then == chosen) for then in CHOICES]
    weekly = box(WEEKLY, "every-week", words, ticked=hour is not None and hour.weekly)
    return Form(
        words("form-hour"),
        Press("sethour", table.row.id),
        *_time_fields(words("field-day"), zone, now, words, None if hour is None else hour.at),
        choice_field(IF_FEW, words("field-if-few"), few, words("field-if-few-hint", count=table.game.players[0])),
        box_field(WEEKLY, words("field-again"), [weekly]),
    )


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
        *_time_fields(words("form-begins-when"), zone, now, words, row.begins_by or None, none=none, hint=hint),
        choice_field(PEOPLE, words("form-begins-people"), people),
        box_field(TICKED, words("form-begins-rest"), [box(FILLS_UP, "fills-up", words, ticked=row.fills_up)]),
    )


def _time_fields(
    name: str, zone: str, now: int, words: Words, at: int | None, *, none: str = "", hint: str = ""
) -> tuple[Field, Field]:
    """A day and an hour.   at: chosen so far."""
    minutes = EVENING if at is None else on_wall(at, zone)[1]
    in_zone = words("field-hour-hint", zone=shown(zone))
    return (
        day_field(name, now, zone, words, at, none=none, hint=hint),
        hour_field(HOUR, words("field-hour"), minutes, hint=in_zone),
    )
