"""The form in which a host says when a table begins with fewer people."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.services.clock.typed import LONGEST_TEXT
from bot.services.match.begins import fewer
from bot.services.table.scene import Table
from bot.ui.pages.forms import Form, box, box_field, choice_field, text_field
from bot.ui.pages.plan import WHEN
from bot.ui.press.custom_id import Press
from bot.ui.press.items import choice
from render.kit.words import Words

PEOPLE, TICKED, FILLS_UP = "people", "ticked", "fills-up"


def begins_form(table: Table, zone: str, words: Words) -> Form:
    """Until when others may come, with how many it begins then, and whether computers take the free seats."""
    row = table.row
    by = f"{datetime.fromtimestamp(row.begins_by, ZoneInfo(zone)):%Y-%m-%d %H:%M}" if row.begins_by else ""
    counts = fewer(table)
    chosen = row.begins_with if row.begins_with in counts else counts[-1]
    people = [choice(words("form-begins-count", count=count), str(count), chosen=count == chosen) for count in counts]
    return Form(
        words("form-begins"),
        Press("setbegins", row.id),
        text_field(
            WHEN,
            words("form-begins-when"),
            words("form-begins-when-hint"),
            LONGEST_TEXT,
            filled=by,
            example=words("form-begins-example"),
        ),
        choice_field(PEOPLE, words("form-begins-people"), people),
        box_field(TICKED, words("form-begins-rest"), [box(FILLS_UP, "fills-up", words, ticked=row.fills_up)]),
    )
