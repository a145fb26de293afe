"""When a table begins that begins at an hour: what is said of it, and the form that asks for the hour."""

from __future__ import annotations

from bot.features.hours.service import HourRow
from bot.services.table.scene import Table
from bot.ui.pages.forms import Form, box, box_field, choice_field
from bot.ui.pages.times import time_fields
from bot.ui.press.custom_id import Press
from bot.ui.press.items import choice
from bot.ui.words.catalogues import neutral
from render.kit.words import Words

IF_FEW, WEEKLY = "iffew", "weekly"
CHOICES = ("wait", "close")


def hour_line(table: Table, hour: HourRow, words: Words) -> str:
    """When a table that waits is to begin, or was."""
    at, missing = str(hour.at), max(0, table.game.players[0] - len(table.seats))
    if hour.state in ("few", "missed"):
        return words(f"hour-{hour.state}", at=at, count=missing, host=neutral(table.host_name))
    line = words("hour-weekly" if hour.weekly else "hour-once", at=at)
    return f"{line}\n-# {words(f'hour-if-few-{hour.if_few}', count=table.game.players[0])}"


def hour_form(table: Table, hour: HourRow | None, zone: str, now: int, words: Words) -> Form:
    """Asks when a table is to begin, what becomes of it if too few sit there, and whether it does so every week."""
    chosen = "wait" if hour is None else hour.if_few
    few = [choice(words(f"if-few-{then}"), then, chosen=then == chosen) for then in CHOICES]
    weekly = box(WEEKLY, "every-week", words, ticked=hour is not None and hour.weekly)
    return Form(
        words("form-hour"),
        Press("sethour", table.row.id),
        *time_fields(words("field-day"), zone, now, words, None if hour is None else hour.at),
        choice_field(IF_FEW, words("field-if-few"), few, words("field-if-few-hint", count=table.game.players[0])),
        box_field(WEEKLY, words("field-again"), [weekly]),
    )
