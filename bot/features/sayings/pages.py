"""The short sentences of a table: on the desks of the others, with the way to say one and to hide them."""

from __future__ import annotations

from bot.features.sayings.rows import Said
from bot.features.sayings.service import LONGEST, SAYS
from bot.services.table.scene import Scene
from bot.ui.pages.forms import Form, text_field
from bot.ui.press.custom_id import Press
from bot.ui.press.items import Item, button
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import name_of, neutral
from render.kit.words import Words

SAYING = "saying"
HIDE, SHOW = "hide", "show"


def heard(table: Scene, seat: int, words: Words) -> list[str]:
    """What others have said since the reader's last own decision, unless the reader hides it."""
    said: Said = table.known["sayings"]
    if table.seats[seat].user_id in said.unheard:
        return []
    own = [row.number for row in table.tail if row.seat == seat and row.kind == "act" and not row.auto]
    since = own[-1] if own else 0
    return [
        words("said", who=name_of(table.seats[one.seat]), text=neutral(one.text))
        for one in said.sentences
        if one.seat != seat and one.revision >= since and table.seats[one.seat].user_id == one.user_id
    ]


def tools(_house: ReadingRoom, table: Scene, seat: int | None, words: Words) -> list[Item]:
    """*Say*, and where something is said *Hide what is said*."""
    if SAYS.key not in table.row.switched or table.row.status != "running" or len(table.persons()) < 2:
        return []
    found = [button(words("button-say"), Press("say", table.row.id))]
    if seat is not None and heard(table, seat, words):
        found.append(button(words("button-hide-said"), Press("hearing", table.row.id, 0, HIDE)))
    return found


def say_form(match_id: int, words: Words) -> Form:
    """Asks for the sentence."""
    field = text_field(SAYING, words("field-say"), words("field-say-hint"), LONGEST, required=True)
    return Form(words("form-say"), Press("saythis", match_id), field)
