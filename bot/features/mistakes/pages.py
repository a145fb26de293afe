"""Own mistakes: each as a position with its answers, what an answer would have brought, and where most was lost."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.mistakes.service import Lost, solved
from bot.features.puzzles.choices import Choice
from bot.features.puzzles.pages import answer_text, asking, position_page, theme_press, told_text
from bot.features.puzzles.rows import Theme
from bot.features.review.judged import dated, percent
from bot.features.rules.pages import rules_button
from bot.ui.pages.advised import worded_reason
from bot.ui.press.custom_id import Press, token_of
from bot.ui.press.feature import Look
from bot.ui.press.items import BLUE, GREEN, Item, Page, Part, boxed, button, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import HOUSE, clip, game_words, name_of, named
from engine import registry
from render.kit.words import Words

TEXT = 1800
SHOWN = "s"
"""Stands among what was tried where the answer was asked for."""
OF_MATCH, OF_GAME = "m", "g"
"""Tokens: the mistakes of one match, or of one game across all."""


async def mistake_page(
    reading: ReadingRoom,
    missed: Choice,
    language: str,
    *,
    reader: int,
    clear: bool,
    place: tuple[int, int],
    tried: str,
    scope: str,
    after: tuple[int, int] | None,
) -> Page:
    """A mistake of whoever reads it. Its best answer is told once that, or one as good, is found, or it is asked for.

    clear: whether a review calls it a mistake; else it is told that it may have been none.
    place: which one of how many it is.   tried: the answers that were tried, by their indices, one after the other.
    scope: OF_MATCH or OF_GAME.   after: the match and the choice of the one that comes next; None after the last.
    """
    words = game_words(language, missed.game.key)
    seat = missed.puzzle.seat
    told = bool(tried) and (SHOWN in tried or solved(missed, int(tried[-1])))
    number, count = place
    when = dated(missed.table, missed.state, seat, name_of(missed.seats[seat]), named(words, missed.seats))
    which = words("mistake-which", number=number, count=count, match=str(missed.table.row.id), when=when)
    note = words("mistake-note" if clear else "loss-note")
    parts = _told(missed, tried, words) if told else _asked(missed, tried, scope, words, note)
    ways: list[Item] = []
    if not told:
        ways.append(button(words("button-mistake-show"), _press(missed, f"{tried}{SHOWN}", scope)))
    if after is not None:
        style = BLUE if told else discord.ButtonStyle.secondary
        ways.append(button(words("button-mistake-next"), _press_of(*after, "", scope), style))
    elif told and scope == OF_MATCH:
        ways.append(button(words("button-mistakes-all"), Press("mistakesall", 0), BLUE))
    if told:
        live = await reading.tables.live(missed.table.row.id)
        look = Look(missed.table, live, reader, missed.done, alone=True)
        ways += await reading.features.looking_back(look, words)
    ways.append(rules_button(missed.game.key, words))
    ways.append(button(words("review-back"), Press("review", missed.table.row.id, 0, "back")))
    heading = words("button-mistakes" if clear else "button-losses")
    return await position_page(reading.pictures, missed, words, heading, which, *parts, ways)


def _asked(missed: Choice, tried: str, scope: str, words: Words, note: str) -> list[Part]:
    """What the last try would have brought, and the question with what was not tried yet.

    note: what is said before the first try.
    """
    parts: list[Part] = []
    aloud = named(words, missed.seats)
    if tried:
        last, wins = int(tried[-1]), missed.puzzle.wins
        what, best = answer_text(missed.answers()[last], aloud), percent(wins[missed.puzzle.best])
        key = "mistake-as-then" if last == missed.chosen else "mistake-tried"
        lines = [words(key, what=what, win=percent(wins[last]), best=best)]
        if why := worded_reason(missed.whys[last], words):
            lines.append(f"-# {why}")
        parts.append("\n".join(lines))
    parts += asking(missed, words, lambda number: _press(missed, f"{tried}{number}", scope), tried)
    return [*parts, f"-# {words('mistake-again') if tried else note}"]


def _told(missed: Choice, tried: str, words: Words) -> list[Part]:
    """What is best, what each answer wins, and why."""
    choice = None if tried.endswith(SHOWN) else int(tried[-1])
    lines = [
        told_text(missed, words, choice, missed.chosen, words("puzzle-then")),
        f"-# {words('puzzle-chosen-note')}",
    ]
    return [clip("\n".join(lines), TEXT)]


def lost_page(found: Sequence[Lost], themes: Sequence[Theme], words: Words) -> discord.ui.LayoutView:
    """Where somebody has lost most lately, by game and by what it was about, with the way to trying again.

    themes: what the reader may solve puzzles of.
    """
    lines = [f"## {words('button-mistakes-all')}"]
    if not found:
        return view_of(boxed(HOUSE, *lines, words("mistakes-none")))
    first = found[0]
    title, most = registry.game(first.game).title, _kinds(first, words)[:1]
    lines += [words("mistakes-most-about", title=title, what=what) for _, what, *_ in most] or [
        words("mistakes-most", title=title)
    ]
    ways: list[Item] = []
    for one in found:
        title = registry.game(one.game).title
        line = words("mistakes-of-game", title=title, count=one.mistakes, matches=one.matches, points=percent(one.cost))
        lines.append(f"- {line}")
        lines += [
            f"  - {words('mistakes-of-kind', what=what, count=count, points=percent(cost))}"
            for _, what, count, cost in _kinds(one, words)
        ]
        style = GREEN if one is first else discord.ButtonStyle.secondary
        press = Press("mistakesof", 0, 0, token_of(one.game))
        ways.append(button(words("button-mistakes-of", title=title), press, style))
    there = {(one.game, one.theme) for one in themes}
    ways += [
        button(words("button-mistakes-puzzles", what=what), theme_press(first.game, kind))
        for kind, what, *_ in most
        if (first.game, kind) in there
    ]
    lines.append(f"-# {words('mistakes-note')}")
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT), ways))


def _kinds(lost: Lost, words: Words) -> list[tuple[str, str, int, float]]:
    """The kinds of mistakes of a game with what they are called; without those for which it has no words."""
    of_game = game_words(words.language, lost.game)
    return [
        (kind, of_game(f"theme-{kind}"), count, cost) for kind, count, cost in lost.kinds if f"theme-{kind}" in of_game
    ]


def _press(missed: Choice, tried: str, scope: str) -> Press:
    return _press_of(missed.table.row.id, missed.done, tried, scope)


def _press_of(match_id: int, done: int, tried: str, scope: str) -> Press:
    return Press("mistake", match_id, 0, f"{done}.{tried}.{scope}")
