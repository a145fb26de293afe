"""Positions to solve as they are asked and told: the puzzle of the day, and others by theme.

Whatever asks a position shows it with `position_page`, asks with `asking`, and says with `told_text` what was best and
how a choice compares with that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.features.puzzles.difficulty import Rating, found_by
from bot.features.puzzles.posed import Posed, Position
from bot.features.puzzles.rows import Theme
from bot.features.puzzles.service import day_at, ends
from bot.features.rules.pages import rules_button
from bot.services.processes.pictures import Pictures
from bot.services.processes.right_of_way import Showing, Urgency
from bot.ui.pages.advised import worded_reason
from bot.ui.pages.answers import LABEL_TEXT
from bot.ui.pages.phone import in_rows
from bot.ui.pages.table import picture_of
from bot.ui.press.custom_id import Press, token_of
from bot.ui.press.items import BLUE, Item, Page, Part, boxed, button, choice, select, stacked
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import clip, game_words, hooks, label, name_of, named, plain, short
from engine import registry
from engine.core.question import Answer
from render.kit.words import Words

BAR = 10
"""How many blocks stand for everybody."""
TEXT = 1800
DETAIL = " · "
"""What follows this in a label is detail."""
MOST_THEMES = 25
"""So many a select holds."""


# --- the pages


async def open_page(
    reading: ReadingRoom,
    found: Position,
    language: str,
    themes: Sequence[Theme] | None = None,
    *,
    streak: int = 0,
    note: str = "",
) -> Page:
    """One that everybody may solve: with its answers, or with what was best for whoever has answered, and for all once
    its day is over.

    themes: what a single reader may solve by theme; None where everybody reads.
    streak: on how many days in a row the reader has answered the puzzle of the day.   note: a sentence on top.
    """
    words = game_words(language, found.game.key)
    day, today = found.row.day, day_at(reading.clock.now())
    told = found.choice is not None or (themes is None and day is not None and day < today)
    head = words("puzzle-heading" if day is not None else "puzzle-theme-heading")
    who = words("puzzle-you-were" if told else "puzzle-you-are", who=name_of(found.seats[found.puzzle.seat]))
    if told:  # else it stands below the picture
        who += f" {label(named(words, found.seats), 'question', found.question.label)}"
    parts: list[Part] = []
    small = about_lines(found, words) if told or day != today else []
    if told:
        lines = [note, told_text(found, words, found.choice, counts=found.counts)]
        if day == today and streak > 1:
            lines.append(f"**{words('puzzle-streak', days=streak)}**")
        parts.append(clip("\n".join(filter(None, lines)), TEXT))
        small.append(words("puzzle-told-note", count=found.everybody, people=int(found.puzzle.people)))
    else:
        parts += asking(found, words, lambda number: Press("puzzle", 0, 0, f"{found.row.id}.{number}"))
        if day == today:
            small.append(words("puzzle-note", count=found.everybody, at=f"<t:{ends(today)}:R>"))
    ways: list[Item] = [rules_button(found.game.key, words)]
    if day == today:
        ways.insert(0, button(words("button-puzzle-before"), Press("puzzleof", 0, 0, str(today - 1))))
    elif told and _is_of(found, themes or ()):
        ways.insert(0, button(words("button-puzzle-more"), theme_press(found.game.key, found.puzzle.theme), BLUE))
    parts += [f"-# {' '.join(small)}" if small else "", ways, theme_select(themes or (), words)]
    return await position_page(reading.pictures, found, words, head, who, *parts)


async def position_page(pictures: Pictures, posed: Posed, words: Words, heading: str, line: str, *below: Part) -> Page:
    """A position: a heading with a line, the picture as its seat saw it, and what stands below.

    words: those of its game.
    """
    view = posed.game.view(posed.state, posed.puzzle.seat)
    showing = Showing(Urgency.TABLE)
    files = await picture_of(pictures, posed.game.key, view, plain(words, posed.seats), "private", showing)
    head = boxed(colour_of(posed), f"## {heading} · {posed.game.title}\n{line}")
    return stacked([head], files, boxed(colour_of(posed), *below), words)


# --- what they are made of


def asking(posed: Posed, words: Words, press: Callable[[int], Press], tried: str = "") -> list[Part]:
    """The question, and a button for each answer that sends `press` of its number: no word of what each is worth.

    tried: the numbers of those that can be chosen no more.
    """
    asked = label(named(words, posed.seats), "question", posed.question.label)
    called = short(words, posed.seats)
    texts = [clip(answer_text(answer, called), LABEL_TEXT) for answer in posed.answers()]
    buttons = [button(text, press(number), BLUE, disabled=str(number) in tried) for number, text in enumerate(texts)]
    return [f"### {asked}", *in_rows(buttons)]


def told_text(
    posed: Posed,
    words: Words,
    choice: int | None = None,
    chosen: int | None = None,
    by: str = "",
    counts: Sequence[int] = (),
) -> str:
    """What was best and why, what each answer is worth, and how a choice compares with the best.

    choice: what whoever reads it has answered.   chosen: what was chosen in the match, `by` whom in words.
    counts: how many have given each answer, where that is told.
    """
    puzzle, aloud = posed.puzzle, named(words, posed.seats)
    texts = [answer_text(answer, aloud) for answer in posed.answers()]
    mine = chosen if choice is None else choice
    near = mine is not None and posed.nearly(mine)
    head = "puzzle-near" if near else "puzzle-found" if choice == puzzle.best else "puzzle-best"
    lines = [f"### {words(head, what=texts[puzzle.best])}"]
    for number in sorted(range(len(texts)), key=lambda way: -puzzle.wins[way]):
        worth = words("puzzle-line", what=texts[number], percent=round(100 * puzzle.wins[number]))
        marks = [words("puzzle-yours")] * (number == choice) + [by] * (number == chosen)
        line = DETAIL.join([f"**{worth}**" if number == puzzle.best else worth, *marks])
        lines.append(f"- {line}")
        if sum(counts) > 1:  # who alone has answered sees which is theirs
            lines.append(f"  {bar_of(counts[number], sum(counts))} {counts[number]}")
    if mine is not None and mine != puzzle.best and (more := round(100 * posed.gap(mine))):
        error = max(1, round(100 * puzzle.errors[mine]))
        whose = words("puzzle-yours") if choice is not None else by
        lines.append(words("puzzle-gap", more=more, error=error, whose=whose))
    if why := worded_reason(puzzle.why, words):
        lines.append(words("puzzle-why", what=texts[puzzle.best], why=why))
    return "\n".join(lines)


def answer_text(answer: Answer, words: Words) -> str:
    """What an answer is called in a puzzle: by a game's own words for that, where its usual ones say too much.

    Of the groups that lead to it only the name is said, not how much is in them.
    """
    key = f"puzzle-{answer.label.key}"
    own = words.say(key, answer.label.args) if key in words else label(words, "answer", answer.label)
    trail = [label(words, "group", group).partition(DETAIL)[0] for group in answer.path]
    return " › ".join([*trail, own])


def bar_of(count: int, everybody: int) -> str:
    """How many of all have given an answer."""
    filled = round(BAR * count / everybody) if everybody else 0
    return "▰" * filled + "▱" * (BAR - filled)


def about_lines(found: Position, words: Words) -> list[str]:
    """What it is about and how hard it is, as far as that is known."""
    key, rating = f"theme-{found.puzzle.theme}", Rating(found.row.mu, found.row.sigma)
    said = [words("puzzle-theme", theme=words(key))] if key in words else []
    return said + ([words("puzzle-hard", found=round(100 * found_by(rating)))] if rating.sure else [])


def theme_select(themes: Sequence[Theme], words: Words) -> list[Item]:
    """A choice of what a puzzle is to be about; nothing where there is none."""
    options = []
    for one in themes:
        of_game = game_words(words.language, one.game)
        if f"theme-{one.theme}" in of_game:
            name = f"{registry.game(one.game).title}{DETAIL}{of_game(f'theme-{one.theme}')}"
            hint = words("puzzle-theme-count", count=one.count)
            options.append(choice(name, _theme_token(one.game, one.theme), hint))
    return [select(words("puzzle-themes"), Press("puzzletheme", 0), options[:MOST_THEMES])] if options else []


def theme_press(game: str, theme: str) -> Press:
    """Leads to one more puzzle of a theme."""
    return Press("puzzletheme", 0, 0, _theme_token(game, theme))


def colour_of(posed: Posed) -> int:
    """The colour of the messages of its game."""
    return hooks(posed.game.key).accent


def _theme_token(game: str, theme: str) -> str:
    return f"{token_of(game)}.{theme}"


def _is_of(found: Position, themes: Sequence[Theme]) -> bool:
    """Whether a position is of one of these themes."""
    return any((one.game, one.theme) == (found.game.key, found.puzzle.theme) for one in themes)
