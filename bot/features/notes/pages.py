"""A person's own note at a match: on the desk, and the form that changes it."""

from __future__ import annotations

from bot.features.notes.service import LONGEST
from bot.services.table.scene import Scene
from bot.ui.pages.forms import Form, text_field
from bot.ui.press.custom_id import Press
from bot.ui.words.catalogues import clip
from render.kit.words import Words

NOTE = "note"
DESK_TEXT = 400
"""So much of it stands on the desk; all of it in the form."""


def desk_lines(table: Scene, seat: int, words: Words) -> list[str]:
    """What the person on a seat has written down, as a quote."""
    text = _note(table, table.seats[seat].user_id)
    quoted = [f"> {line}" for line in clip(text, DESK_TEXT).splitlines()]
    return ["\n".join([words("desk-note"), *quoted])] if quoted else []


def note_form(table: Scene, user_id: int, words: Words) -> Form:
    """Asks for the note, with what stands there."""
    filled = _note(table, user_id)
    field = text_field(NOTE, words("field-note"), words("field-note-hint"), LONGEST, filled=filled, long=True)
    return Form(words("form-note"), Press("keepnote", table.row.id), field)


def _note(table: Scene, user_id: int | None) -> str:
    return table.known["notes"].get(user_id, "")
