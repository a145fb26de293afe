"""The puzzle of the day: the question, what one has answered, and the day after what was best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.services.pictures import Urgency, drawing_for
from bot.services.puzzles import Daily, Results
from bot.ui.answers import BUTTON_TEXT, LABEL_TEXT
from bot.ui.custom_id import Press
from bot.ui.hint_page import worded_parts
from bot.ui.house import House
from bot.ui.items import button
from bot.ui.table import picture_of
from bot.ui.words import clip, game_words, hooks, label, name_of, named, plain
from engine.core.question import Answer
from render.kit.words import Words

BAR = 10
"""How many blocks stand for everybody."""
TEXT = 1800
DETAIL = " · "
"""What follows this in a label is detail."""

Page = tuple[discord.ui.LayoutView, list[discord.File]]


async def puzzle_page(
    house: House, daily: Daily, results: Results, language: str, *, chosen: int | None = None, streak: int = 0
) -> Page:
    """The puzzle with its answers; for somebody who has answered (`chosen`) with what was answered instead."""
    words = game_words(language, daily.game.key)
    box, files = await _shown(house, daily, words, "puzzle-you-are")
    if chosen is None:
        for row in _buttons(daily, words):
            box.add_item(row)
    else:
        box.add_item(discord.ui.TextDisplay(answered_text(daily, chosen, streak, words)))
    note = words("puzzle-note", count=results.everybody, at=f"<t:{daily.ends}:R>")
    box.add_item(discord.ui.TextDisplay(f"-# {note}"))
    box.add_item(_ways(daily, words, yesterday=True))
    return _view(box), files


async def told_page(house: House, daily: Daily, results: Results, language: str) -> Page:
    """What was best, why, and what everybody chose."""
    words = game_words(language, daily.game.key)
    box, files = await _shown(house, daily, words, "puzzle-you-were")
    aloud, puzzle = named(words, daily.seats), daily.puzzle
    lines: list[str] = []
    for number, answer in enumerate(daily.answers()):
        count, everybody = results.counts[number], results.everybody
        filled = round(BAR * count / everybody) if everybody else 0
        what = answer_text(answer, aloud)
        lines.append(
            words(
                "puzzle-best-line" if number == puzzle.best else "puzzle-line",
                what=what,
                bar="▰" * filled + "▱" * (BAR - filled),
                count=count,
                percent=round(100 * puzzle.wins[number]),
            )
        )
    best = answer_text(daily.answers()[puzzle.best], aloud)
    if why := worded_parts(puzzle.reasons, words):
        lines.append(words("puzzle-why", what=best, parts=why))
    lines.append(f"-# {words('puzzle-told-note', count=results.everybody)}")
    box.add_item(discord.ui.TextDisplay(clip("\n".join(lines), TEXT)))
    box.add_item(_ways(daily, words, yesterday=False))
    return _view(box), files


def answered_text(daily: Daily, chosen: int, streak: int, words: Words) -> str:
    """What somebody has answered, when the answer comes, and the days in a row."""
    what = answer_text(daily.answers()[chosen], named(words, daily.seats))
    lines = [words("puzzle-answered", what=what, at=f"<t:{daily.ends}:R>")]
    if streak > 1:
        lines.append(f"**{words('puzzle-streak', days=streak)}**")
    return "\n".join(lines)


def answer_text(answer: Answer, words: Words) -> str:
    """What an answer is called in a puzzle: by a game's own words for that, where its usual ones say too much.

    Of the groups that lead to it only the name is said, not how much is in them.
    """
    key = f"puzzle-{answer.label.key}"
    own = words.say(key, answer.label.args) if key in words else label(words, "answer", answer.label)
    trail = [label(words, "group", group).partition(DETAIL)[0] for group in answer.path]
    return " › ".join([*trail, own])


async def _shown(
    house: House, daily: Daily, words: Words, who: str
) -> tuple[discord.ui.Container[Any], list[discord.File]]:
    """The heading, who one is, what is asked, and the picture of the own side."""
    seat, flat, aloud = daily.puzzle.seat, plain(words, daily.seats), named(words, daily.seats)
    view = daily.game.view(daily.state, seat)
    with drawing_for(Urgency.TABLE):
        file = await picture_of(house, daily.game.key, view, flat, "private")
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=hooks(daily.game.key).accent)
    asked = label(aloud, "question", daily.question.label)
    head = f"## {words('puzzle-heading')} · {daily.game.title}"
    box.add_item(discord.ui.TextDisplay(f"{head}\n{words(who, who=name_of(daily.seats[seat]))} {asked}"))
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description)))
    return box, [file]


def _buttons(daily: Daily, words: Words) -> list[discord.ui.ActionRow[Any]]:
    flat = plain(words, daily.seats)
    texts = [clip(answer_text(answer, flat), LABEL_TEXT) for answer in daily.answers()]
    items = [
        button(text, Press("puzzle", 0, 0, f"{daily.day}.{number}"), discord.ButtonStyle.primary)
        for number, text in enumerate(texts)
    ]
    if all(len(text) <= BUTTON_TEXT for text in texts):
        return [discord.ui.ActionRow(*items)]
    return [discord.ui.ActionRow(item) for item in items]


def _ways(daily: Daily, words: Words, *, yesterday: bool) -> discord.ui.ActionRow[Any]:
    items: Sequence[Any] = [
        button(words("button-how-to-play"), Press("puzzlerules", 0, 0, daily.game.key.replace("_", "-")))
    ]
    if yesterday:
        items = [button(words("button-puzzle-before"), Press("puzzleof", 0, 0, str(daily.day - 1))), *items]
    return discord.ui.ActionRow(*items)


def _view(box: discord.ui.Container[Any]) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    return view
