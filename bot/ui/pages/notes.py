"""A person's own note at a match: on the desk, and the form that changes it."""

from __future__ import annotations

from bot.services.people.notes import LONGEST
from bot.services.table.scene import Scene
from bot.ui.pages.forms import Form, text_field
from bot.ui.press.custom_id import Press
from bot.ui.words.catalogues import clip
from render.kit.words import Words

NOTE = "note"
DESK_TEXT = 400
"""So much of it stands on the desk; all of it in the form."""


def own_note(table: Scene, seat: int) -> str:
    """What the person on a seat has written down, as a quote; empty if nothing."""
    user_id = table.seats[seat].user_id
    text = "" if user_id is None else table.notes.get(user_id, "")
    return "\n".join(f"> {line}" for line in clip(text, DESK_TEXT).splitlines())


def note_form(table: Scene, user_id: int, words: Words) -> Form:
    """Asks for the note, with what stands there."""
    filled = table.notes.get(user_id, "")
    field = text_field(NOTE, words("field-note"), words("field-note-hint"), LONGEST, filled=filled, long=True)
    return Form(words("form-note"), Press("keepnote", table.row.id), field)
