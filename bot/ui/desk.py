"""The desk: what one seat sees and may do, in the thread (ephemeral) or in a DM."""

from __future__ import annotations

from typing import Any

import discord

from bot.services.tables import Scene, Table
from bot.ui import answers, history, standing_form
from bot.ui.answers import Path
from bot.ui.custom_id import Press
from bot.ui.house import House
from bot.ui.items import button
from bot.ui.places import address
from bot.ui.table import COLOUR, heading, picture
from bot.ui.words import clip, game_words, hooks, label, name_of, named, plain, written
from render.kit.words import Words

LINES = 8
TEXT = 1500


async def desk(
    house: House,
    table: Scene,
    seat: int,
    language: str,
    *,
    path: Path = (),
    note: str = "",
    asking: bool = True,
    sure: int | None = None,
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """The desk of a seat.

    path:   the groups that were opened.
    note:   a sentence on top (the game has moved on, nothing to undo).
    asking: False shows the hand without the question.
    sure:   the number of a legal action that is to be confirmed.
    """
    words = game_words(language, table.game.key)
    aloud, flat = named(words, table.seats), plain(words, table.seats)
    view = table.game.view(table.state, seat)
    file = await picture(house, table, view, flat, "private")
    message = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    status = hooks(table.game.key).status(view, written(words, table.seats))
    head = [f"### {heading(table, words)}", status]
    if note:
        head.insert(0, f"**{note}**")
    box.add_item(discord.ui.TextDisplay("\n".join(head)))
    since = history.since_own_action(table.history, seat)
    if told := history.lines(since, seat, aloud):
        box.add_item(discord.ui.TextDisplay(clip(f"{words('since-you')}\n{history.last(told, LINES, words)}", TEXT)))
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description)))
    my_turn = seat in table.actors()
    if asking and my_turn:
        _ask(box, table, seat, path, sure, aloud, flat)
    elif table.row.status == "running" and not my_turn:
        box.add_item(discord.ui.TextDisplay(_not_asked(table, seat, aloud)))
    if table.row.status == "running":
        standing_form.show(box, table, seat, flat)
    box.add_item(_controls(table, words, path, seat, asking=asking and my_turn))
    message.add_item(box)
    return message, [file]


def _ask(
    box: discord.ui.Container[Any], table: Table, seat: int, path: Path, sure: int | None, aloud: Words, flat: Words
) -> None:
    question = table.game.question(table.state, seat)
    legal = table.game.legal(table.state, seat)
    match_id, revision = table.row.id, table.row.revision
    if sure is not None:
        answer = next(answer for answer in question.legal() if answer.action == legal[sure])
        assert answer.confirm is not None
        box.add_item(discord.ui.TextDisplay(f"**{label(aloud, 'confirm', answer.confirm)}**"))
        text = clip(label(flat, "answer", answer.label), answers.LABEL_TEXT)
        yes = button(text, Press(answers.DO, match_id, revision, str(sure)), discord.ButtonStyle.danger)
        no = button(aloud("button-back"), Press(answers.OPEN, match_id, revision, answers.write_path(path)))
        box.add_item(discord.ui.ActionRow(no, yes))
        return
    _, opened = answers.reachable(question, path)
    trail = [label(aloud, "group", group) for group in opened]
    asked = " › ".join([label(aloud, "question", question.label), *trail])
    if question.sealed:
        asked = f"{asked}\n-# {aloud('sealed-note')}"
    box.add_item(discord.ui.TextDisplay(f"**{asked}**" if not question.sealed else asked))
    for row in answers.rows(answers.entries(question, legal, path, flat), match_id, revision, flat):
        box.add_item(row)
    if now := standing_form.at_once(table, seat, flat):
        box.add_item(discord.ui.ActionRow(*now))


def _not_asked(table: Table, seat: int, words: Words) -> str:
    view = table.game.view(table.state, seat)
    if view.secret_waits:
        return words("desk-sealed", count=view.secret_waits)
    return words("desk-waiting", who=", ".join(name_of(table.seats[other]) for other in table.actors()))


def _controls(table: Table, words: Words, path: Path, seat: int, *, asking: bool) -> discord.ui.ActionRow[Any]:
    match_id, revision = table.row.id, table.row.revision
    items: list[Any] = []
    if path:
        items.append(
            button(words("button-back"), Press(answers.OPEN, match_id, revision, answers.write_path(path[:-1])))
        )
    if table.row.status == "running":
        if not path:
            items += standing_form.plan_ahead(table, seat, words)
        items.append(button(words("button-undo"), Press("undo", match_id, revision)))
        if asking:
            items.append(button(words("button-help"), Press("help", match_id, revision)))
    items.append(button(words("button-refresh"), Press("play", match_id)))
    if table.row.direct:
        items.append(button(words("button-more"), Press("more", match_id)))
    elif table.row.thread_id is not None:
        items.append(discord.ui.Button(label=words("button-table"), url=address(table.row, table.row.thread_id)))
    return discord.ui.ActionRow(*items)
