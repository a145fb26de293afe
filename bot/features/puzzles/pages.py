"""Puzzles as they are asked and told: the puzzle of the day, and private ones from a person's own matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.features.puzzles.own import Own
from bot.features.puzzles.posed import Posed
from bot.features.puzzles.service import Daily
from bot.services.processes.right_of_way import Showing, Urgency
from bot.ui.pages.answers import LABEL_TEXT
from bot.ui.pages.hint import worded_reason
from bot.ui.pages.phone import in_rows
from bot.ui.pages.table import picture_of
from bot.ui.press.custom_id import Press, token_of
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, Item, Page, Part, boxed, button, stacked
from bot.ui.words.catalogues import clip, game_words, hooks, label, name_of, named, plain, short
from engine.core.question import Answer
from render.kit.words import Words

BAR = 10
"""How many blocks stand for everybody."""
TEXT = 1800
DETAIL = " · "
"""What follows this in a label is detail."""


async def puzzle_page(
    house: House,
    daily: Daily,
    language: str,
    *,
    chosen: int | None = None,
    streak: int = 0,
    own: int = 0,
) -> Page:
    """The puzzle with its answers; for somebody who has answered (`chosen`) with what was answered instead.

    own: how many puzzles from own matches wait for whoever reads it.
    """
    words = game_words(language, daily.game.key)
    head, files = await pictured_position(house, daily, words, "puzzle-heading", _asked(daily, words, "puzzle-you-are"))
    told: list[Part]
    if chosen is None:
        told = asking(daily, words, lambda number: Press("puzzle", 0, 0, f"{daily.day}.{number}"))
    else:
        told = [answered_text(daily, chosen, streak, words)]
    note = words("puzzle-note", count=daily.everybody, at=f"<t:{daily.ends}:R>")
    ways = [
        button(words("button-puzzle-before"), Press("puzzleof", 0, 0, str(daily.day - 1))),
        rules_button(daily, words),
    ]
    if own:
        ways.insert(0, button(words("button-own-puzzles", count=own), Press("own", 0)))
    return stacked([head], files, boxed(colour_of(daily), *told, f"-# {note}", ways), words)


async def told_page(house: House, daily: Daily, language: str) -> Page:
    """What was best, why, and what everybody chose."""
    words = game_words(language, daily.game.key)
    head, files = await pictured_position(
        house, daily, words, "puzzle-heading", _asked(daily, words, "puzzle-you-were")
    )
    aloud, puzzle = named(words, daily.seats), daily.puzzle
    lines: list[str] = []
    for number, answer in enumerate(daily.answers()):
        count, everybody = daily.counts[number], daily.everybody
        what = answer_text(answer, aloud)
        lines.append(
            words(
                "puzzle-best-line" if number == puzzle.best else "puzzle-line",
                what=what,
                bar=bar_of(count, everybody),
                count=count,
                percent=round(100 * puzzle.wins[number]),
            )
        )
    lines += why_lines(daily, words)
    lines.append(f"-# {words('puzzle-told-note', count=daily.everybody, people=int(puzzle.people))}")
    box = boxed(colour_of(daily), clip("\n".join(lines), TEXT), [rules_button(daily, words)])
    return stacked([head], files, box, words)


async def own_page(house: House, own: Own, language: str, *, left: int, note: str = "") -> Page:
    """A puzzle from a match of whoever reads it: with its answers, or, once it is answered, with what was best.

    left: how many others wait.   note: a sentence on top of what is told.
    """
    words = game_words(language, own.game.key)
    when = words(
        "puzzle-own-when",
        number=str(own.match_id),
        at=f"<t:{own.chosen_at}:R>",
        who=name_of(own.seats[own.puzzle.seat]),
    )
    head, files = await pictured_position(house, own, words, "puzzle-own-heading", when)
    told: list[Part]
    if own.choice is None:
        told = asking(own, words, lambda number: Press("ownanswer", 0, 0, f"{own.id}.{number}"))
        told += [words("puzzle-own-often", times=own.times)] if own.times > 1 else []
        told.append(f"-# {words('puzzle-own-note')}")
    else:
        told = [clip("\n".join([note, *_own_told(own, words)]).strip(), TEXT)]
    ways = [button(words("button-puzzle-throw"), Press("ownthrow", 0, 0, str(own.id))), rules_button(own, words)]
    if own.choice is not None and left:
        ways.insert(0, button(words("button-puzzle-next", count=left), Press("own", 0), BLUE))
    return stacked([head], files, boxed(colour_of(own), *told, ways), words)


def _own_told(own: Own, words: Words) -> list[str]:
    """What was best, by how much and why, beside what was chosen now and then."""
    puzzle, aloud = own.puzzle, named(words, own.seats)
    texts = [answer_text(answer, aloud) for answer in own.answers()]
    found = "puzzle-own-found" if own.choice == puzzle.best else "puzzle-own-best"
    lines = [f"### {words(found, what=texts[puzzle.best])}"]
    percents = [round(100 * win) for win in puzzle.wins]
    for number, (text, percent) in enumerate(zip(texts, percents, strict=True)):
        whose = {(True, True): "both", (True, False): "now", (False, True): "then", (False, False): "none"}
        mark = whose[number == own.choice, number == own.chosen]
        line = words("puzzle-own-line", what=text, percent=percent, whose=mark)
        lines.append(f"- **{line}**" if number == puzzle.best else f"- {line}")
    more, error = percents[puzzle.best] - percents[own.chosen], round(100 * puzzle.errors[own.chosen])
    lines.append(words("puzzle-own-gap", more=more, error=max(1, error)))
    lines += why_lines(own, words)
    if own.times > 1:
        lines.append(words("puzzle-own-again", what=texts[puzzle.best], times=own.times))
    return [*lines, f"-# {words('puzzle-own-told-note')}"]


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


async def pictured_position(
    house: House, posed: Posed, words: Words, heading: str, line: str
) -> tuple[discord.ui.Container[Any], Sequence[discord.File]]:
    """The heading with a line below it, and the picture of the own side."""
    view = posed.game.view(posed.state, posed.puzzle.seat)
    showing = Showing(Urgency.TABLE)
    files = await picture_of(house, posed.game.key, view, plain(words, posed.seats), "private", showing)
    return boxed(colour_of(posed), f"## {words(heading)} · {posed.game.title}\n{line}"), files


def _asked(daily: Daily, words: Words, who: str) -> str:
    """Who one is and what was asked."""
    asked = label(named(words, daily.seats), "question", daily.question.label)
    return f"{words(who, who=name_of(daily.seats[daily.puzzle.seat]))} {asked}"


def asking(posed: Posed, words: Words, press: Callable[[int], Press]) -> list[Part]:
    """The question, and a button for each answer that sends `press` of its number."""
    asked = label(named(words, posed.seats), "question", posed.question.label)
    called = short(words, posed.seats)
    texts = [clip(answer_text(answer, called), LABEL_TEXT) for answer in posed.answers()]
    return [f"### {asked}", *in_rows(button(text, press(number), BLUE) for number, text in enumerate(texts))]


def bar_of(count: int, everybody: int) -> str:
    """How many of all have given an answer."""
    filled = round(BAR * count / everybody) if everybody else 0
    return "▰" * filled + "▱" * (BAR - filled)


def why_lines(posed: Posed, words: Words) -> list[str]:
    """Why the best answer is, as a line, if there is a reason."""
    best = answer_text(posed.answers()[posed.puzzle.best], named(words, posed.seats))
    why = worded_reason(posed.puzzle.why, words)
    return [words("puzzle-why", what=best, why=why)] if why else []


def rules_button(posed: Posed, words: Words, mark: int = 0) -> Item:
    """The way to the rules of the game. mark: a number by which the message can be found."""
    return button(words("button-how-to-play"), Press("puzzlerules", 0, mark, token_of(posed.game.key)))


def colour_of(posed: Posed) -> int:
    """The colour of the messages of its game."""
    return hooks(posed.game.key).accent
