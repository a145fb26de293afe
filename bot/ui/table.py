"""The table panel: what everybody at the table sees."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord

from bot.services.tables import Scene, SeatRow, Table
from bot.services.voting import is_sealed
from bot.ui import answers, history
from bot.ui.custom_id import Press
from bot.ui.house import House
from bot.ui.items import button
from bot.ui.words import clip, game_words, hooks, label, mention, plain, spoken, written
from engine.core.game import View
from render.kit.encode import SUFFIX
from render.kit.words import Words

LINES = 5
ALT_TEXT = 1024
COLOUR = 0xB98B4E


async def table_panel(
    house: House, table: Scene, calls: Sequence[SeatRow] = ()
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """The panel of a match as it stands, with its picture; `calls` are people whom the message must name."""
    words = game_words(table.row.language, table.game.key)
    aloud, flat = spoken(words, table.seats), plain(words, table.seats)
    view = table.game.view(table.state, None)
    file = await picture(house, table, view, flat, "board")
    panel = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    status = hooks(table.game.key).status(view, written(words, table.seats))
    box.add_item(discord.ui.TextDisplay(f"### {heading(table, words)}\n{status}\n{_waiting(table, words, calls)}"))
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description)))
    told = history.lines(history.told(table.history), None, aloud)
    if len(told) < LINES:
        told = history.sentences(history.opening(table), None, aloud) + told
    if told:
        box.add_item(discord.ui.TextDisplay(clip(history.last(told, LINES, words), 1500)))
    for row in _public_answers(table, flat):
        box.add_item(row)
    box.add_item(_controls(table, words))
    panel.add_item(box)
    return panel, [file]


def without_buttons(panel: discord.ui.LayoutView, note: str) -> discord.ui.LayoutView:
    """A panel to look at, with a sentence on top."""
    (box,) = panel.children
    assert isinstance(box, discord.ui.Container)
    for row in [item for item in box.children if isinstance(item, discord.ui.ActionRow)]:
        box.remove_item(row)
    panel.clear_items()
    return panel.add_item(discord.ui.TextDisplay(note)).add_item(box)


def heading(table: Table, words: Words) -> str:
    """The name of the match."""
    return words("match-heading", title=table.game.title, number=str(table.row.id))


async def picture(house: House, table: Table, view: View, flat: Words, which: str) -> discord.File:
    """The board or the private picture of a view, as a file with its alt text."""
    return await picture_of(house, table.game.key, view, flat, which)


async def picture_of(house: House, game: str, view: View, flat: Words, which: str) -> discord.File:
    """The same of a position that belongs to no match."""
    hook = hooks(game)
    if which == "board":
        data, text, name = await house.pictures.draw(game, "board", view, flat), hook.alt(view, flat), "board"
    else:
        data = await house.pictures.draw(game, "private", view, flat)
        text, name = hook.private_alt(view, flat), "hand"
    return discord.File(BytesIO(data), filename=name + SUFFIX, description=clip(text, ALT_TEXT))


def pinged(table: Scene) -> list[SeatRow]:
    """The people whom a new panel must call because no direct message reaches them.

    While choices are sealed they are called whether they have chosen or not: nobody may see who has.
    """
    found: list[SeatRow] = []
    seats = range(len(table.seats)) if is_sealed(table) else table.actors()
    for seat in seats:
        row = table.seats[seat]
        if row.user_id is not None and not table.reached_by_dm(row.user_id):
            found.append(row)
    return found


def _waiting(table: Scene, words: Words, calls: Sequence[SeatRow]) -> str:
    if table.row.status == "ended":
        return words("waiting-ended")
    if table.row.status == "suspended":
        return words("waiting-suspended")
    view = table.game.view(table.state, None)
    if view.secret_waits:
        return " ".join([words("waiting-sealed", count=view.secret_waits), *map(mention, calls)])
    actors = table.actors()
    if not actors:
        assert table.row.outcome is not None
        winners = [row for row in table.seats if table.row.outcome.ranks[row.seat] == 1]
        return words("waiting-over", winners=", ".join(map(mention, winners)), count=len(winners))
    who = ", ".join(mention(table.seats[seat]) for seat in actors)
    times = [table.reminders[seat] for seat in actors if seat in table.reminders]
    if times:
        return words("waiting-until", who=who, until=f"<t:{min(times)}:R>")
    return words("waiting", who=who)


def _public_answers(table: Table, flat: Words) -> list[discord.ui.ActionRow[Any]]:
    """The answers of the one player to act, if they tell nothing secret and fit on the panel."""
    actors = table.actors()
    if len(actors) != 1:
        return []
    question = table.game.question(table.state, actors[0])
    if not question.public:
        return []
    legal = table.game.legal(table.state, actors[0])
    found = answers.entries(question, legal, (), flat)
    return answers.rows(found, table.row.id, table.row.revision, flat)


def question_text(table: Table, seat: int, words: Words) -> str:
    """What a seat is asked."""
    return label(words, "question", table.game.question(table.state, seat).label)


def _controls(table: Table, words: Words) -> discord.ui.ActionRow[Any]:
    match_id, revision = table.row.id, table.row.revision
    running = table.row.status == "running"
    items = [
        button(words("button-hand"), Press("hand", match_id)),
        button(words("button-history"), Press("history", match_id)),
        button(words("button-more"), Press("more", match_id)),
    ]
    if running:
        items.insert(0, button(words("button-play"), Press("play", match_id), discord.ButtonStyle.success))
        items.insert(3, button(words("button-undo"), Press("undo", match_id, revision)))
    if table.row.status == "suspended":
        items.insert(0, button(words("button-resume"), Press("resume", match_id), discord.ButtonStyle.success))
    return discord.ui.ActionRow(*items)
