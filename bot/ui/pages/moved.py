"""The last turns of a match as everybody saw them, moving."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.study.replay import Turn, first_unseen
from bot.services.table.scene import Table
from bot.ui.pages.table import accent, heading
from bot.ui.press.custom_id import Press
from bot.ui.press.files import file_of
from bot.ui.press.items import Page, boxed, button, galleries, view_of
from bot.ui.words import history
from bot.ui.words.catalogues import clip, game_words, named
from render.kit.files import WEBP
from render.orders import PartFile

MOST = 5
"""So many pictures at most, the newest: as many as are drawn and put together within a moment."""
LINES = 10
TEXT = 2000


def since_last_seen(found: Sequence[Turn], reader: int | None) -> int:
    """The number of the turn whose picture the reader saw last, or the oldest one that is still shown."""
    seen = 0 if reader is None else first_unseen(found, reader) - 1
    return max(seen, len(found) - MOST, 0)


def moved_page(
    table: Table, found: Sequence[Turn], first: int, drawn: Sequence[PartFile], reader: int | None, language: str
) -> Page:
    """What happened since a turn, in words, and the parts of the board that moved."""
    words = game_words(language, table.game.key)
    last = len(found) - 1
    alt = words("moved-alt", title=table.game.title, first=first, last=last)
    files = [file_of(f"moved-{part.name}{WEBP}", part.png, alt) for part in drawn]
    rows = [row for turn in found[first + 1 :] for row in turn.rows]
    told = history.lines(rows, reader, named(words, table.seats), everything=table.over)
    title = f"### {heading(table, words)} · {words('moved-heading', picture=first)}"
    head = boxed(accent(table), clip("\n".join([title, history.last(told, LINES)]), TEXT))
    replay = button(words("button-replay"), Press("replay", table.row.id))
    return view_of(head, *galleries(files), [replay]), files
