"""The puzzle of the day: the question, what one has answered, and the day after what was best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.services.processes.right_of_way import Showing, Urgency
from bot.services.study.puzzles import Daily, Results
from bot.ui.pages.answers import LABEL_TEXT
from bot.ui.pages.hint import worded_reason
from bot.ui.pages.phone import in_rows
from bot.ui.pages.stack import stacked
from bot.ui.pages.table import picture_of
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import button
from bot.ui.words.catalogues import clip, game_words, hooks, label, name_of, named, plain, short
from engine.core.question import Answer
from render.kit.words import Words

BAR = 10
"""How many blocks stand for everybody."""
TEXT = 1800
DETAIL = " · "
"""What follows this in a label is detail."""

Page = tuple[discord.ui.LayoutView, Sequence[discord.File]]


async def puzzle_page(
    house: House, daily: Daily, results: Results, language: str, *, chosen: int | None = None, streak: int = 0
) -> Page:
    """The puzzle with its answers; for somebody who has answered (`chosen`) with what was answered instead."""
    words = game_words(language, daily.game.key)
    head, files = await _shown(house, daily, words, "puzzle-you-are")
    box = _box(daily)
    if chosen is None:
        asked = label(named(words, daily.seats), "question", daily.question.label)
        box.add_item(discord.ui.TextDisplay(f"### {asked}"))
        for row in _buttons(daily, words):
            box.add_item(row)
    else:
        box.add_item(discord.ui.TextDisplay(answered_text(daily, chosen, streak, words)))
    note = words("puzzle-note", count=results.everybody, at=f"<t:{daily.ends}:R>")
    box.add_item(discord.ui.TextDisplay(f"-# {note}"))
    box.add_item(_ways(daily, words, yesterday=True))
    return stacked([head], files, box, words), files


async def told_page(house: House, daily: Daily, results: Results, language: str) -> Page:
    """What was best, why, and what everybody chose."""
    words = game_words(language, daily.game.key)
    head, files = await _shown(house, daily, words, "puzzle-you-were")
    box = _box(daily)
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
    if why := worded_reason(puzzle.why, words):
        lines.append(words("puzzle-why", what=best, why=why))
    lines.append(f"-# {words('puzzle-told-note', count=results.everybody)}")
    box.add_item(discord.ui.TextDisplay(clip("\n".join(lines), TEXT)))
    box.add_item(_ways(daily, words, yesterday=False))
    return stacked([head], files, box, words), files


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
) -> tuple[discord.ui.Container[Any], Sequence[discord.File]]:
    """The heading, who one is and what was asked, and the picture of the own side."""
    seat, flat, aloud = daily.puzzle.seat, plain(words, daily.seats), named(words, daily.seats)
    view = daily.game.view(daily.state, seat)
    files = await picture_of(house, daily.game.key, view, flat, "private", Showing(Urgency.TABLE))
    box = _box(daily)
    asked = label(aloud, "question", daily.question.label)
    head = f"## {words('puzzle-heading')} · {daily.game.title}"
    box.add_item(discord.ui.TextDisplay(f"{head}\n{words(who, who=name_of(daily.seats[seat]))} {asked}"))
    return box, files


def _buttons(daily: Daily, words: Words) -> list[discord.ui.ActionRow[Any]]:
    called = short(words, daily.seats)
    texts = [clip(answer_text(answer, called), LABEL_TEXT) for answer in daily.answers()]
    items = [
        button(text, Press("puzzle", 0, 0, f"{daily.day}.{number}"), discord.ButtonStyle.primary)
        for number, text in enumerate(texts)
    ]
    return in_rows(items)


def _ways(daily: Daily, words: Words, *, yesterday: bool) -> discord.ui.ActionRow[Any]:
    items: Sequence[Any] = [
        button(words("button-how-to-play"), Press("puzzlerules", 0, 0, daily.game.key.replace("_", "-")))
    ]
    if yesterday:
        items = [button(words("button-puzzle-before"), Press("puzzleof", 0, 0, str(daily.day - 1))), *items]
    return discord.ui.ActionRow(*items)


def _box(daily: Daily) -> discord.ui.Container[Any]:
    return discord.ui.Container(accent_colour=hooks(daily.game.key).accent)
