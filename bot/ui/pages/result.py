"""The result card at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Table
from bot.ui.pages.table import accent, heading, picture
from bot.ui.press.called import calls
from bot.ui.press.custom_id import Press
from bot.ui.press.items import GREEN, Item, Page, Part, boxed, button, stacked
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import clip, game_words, name_of, neutral, together, won
from engine.core.outcome import Outcome
from render.kit.palette import SEATS
from render.kit.words import Words, signed

TEXT = 2400
EARNED_TEXT = 1000
SOURCES = 3
"""So many sources of points are named in a line, or one more if that is all of them."""


async def result_card(
    reading: ReadingRoom, table: Table, showing: Showing | None = None, *, called: bool = True
) -> Page:
    """One picture, who has won and why, then each in a line of its own: the place, the points and where they come
    from, what broke ties, what features say of that person. The course of the points is the end of the replay.

    showing: for whom it is; None for somebody with all the time.
    called: whether people stand there by their accounts, for whoever may know them.
    Raises Broken, NotYetDrawn.
    """
    async with reading.tables.drawing(table):
        words = game_words(table.row.language, table.game.key)
        outcome = table.row.outcome
        assert outcome is not None
        order = sorted((row.seat for row in table.seats), key=lambda seat: (outcome.ranks[seat], seat))
        files = await picture(reading.pictures, table, table.view(None), words, "board", showing or Showing())
        said = await reading.features.of_seats(table, words)
        lost = table.row.lesson and outcome.ranks[table.persons()[0].seat] > 1  # what it has taught says why
        lines = [f"### {_headline(table, outcome, words)}", "" if lost else _why(table, outcome, order, words)]
        lines += [_row(table, outcome, seat, [one[seat] for one in said if seat in one], words) for seat in order]
        told = await reading.features.say("result", table, words)
        parts: list[Part] = [
            clip("\n".join(filter(None, lines)), TEXT),
            clip("\n".join(told), TEXT),
            clip("\n".join(await reading.features.say("earned", table, words)), EARNED_TEXT),
        ]
        added = await reading.features.ways("result", table, 0, words)
        people = calls(table.persons()) if called else ""
        call = words("result-call", match=heading(table, words), who=people) if people else ""
        small = "" if people else f"-# {heading(table, words)} · {words('result-finished')}"
        below = boxed(accent(table), *parts, _controls(table, added, words))
        return stacked([call, small], files[-1:], below, words)


def _headline(table: Table, outcome: Outcome, words: Words) -> str:
    """Who has won, with how much."""
    winners = [table.seats[seat] for seat in outcome.winners]
    signs = " ".join(SEATS[row.seat].glyph for row in winners)
    names = together([neutral(row.name) for row in winners], words)
    return f"{signs} {won(outcome, names, words)}"


def _why(table: Table, outcome: Outcome, order: Sequence[int], words: Words) -> str:
    """How far ahead whoever has won is, and by which points; empty for a shared win and for one that a tie decided."""
    first, second, *_ = order
    ahead = outcome.scores[first] - outcome.scores[second]
    if len(outcome.winners) > 1 or ahead <= 0:
        return ""
    others = dict(outcome.breakdown[second])
    brought = ((name, points - others[name]) for name, points in outcome.breakdown[first] if points > 0)
    source, more = max(brought, key=lambda one: one[1], default=("", 0))
    who = name_of(table.seats[second])
    if more <= 0:
        return words("result-ahead", ahead=ahead, who=who)
    return words("result-why", ahead=ahead, who=who, more=more, source=words(f"source-{source}"))


def _row(table: Table, outcome: Outcome, seat: int, said: Sequence[str], words: Words) -> str:
    """A line about a person: place, name, points, what broke a tie, where the points come from, what features say."""
    equal = outcome.scores.count(outcome.scores[seat]) > 1
    who = words("result-rank", rank=outcome.ranks[seat], who=name_of(table.seats[seat]), points=outcome.scores[seat])
    parts = [
        who,
        _tie(outcome.ties[seat], words) if equal and outcome.ties else "",
        _sources(outcome.breakdown[seat], words),
        *said,
    ]
    return " · ".join(filter(None, parts))


def _sources(breakdown: Sequence[tuple[str, int]], words: Words) -> str:
    """Where somebody's points come from: the largest sources, and what the others come to. No number begins a line."""
    found = sorted((one for one in breakdown if one[1]), key=lambda one: -abs(one[1]))
    most = found if len(found) == SOURCES + 1 else found[:SOURCES]
    said = [f"{words(f'source-{source}')}\u00a0{signed(number)}" for source, number in most]
    if rest := found[len(most) :]:
        said.append(words("result-other-sources", points=signed(sum(number for _, number in rest))))
    return words.listing(said)


def _tie(values: tuple[int, ...], words: Words) -> str:
    return words("tie-values", first=values[0], second=values[1] if len(values) > 1 else 0)


def _controls(table: Table, added: Sequence[Item], words: Words) -> list[Item]:
    match_id = table.row.id
    rematch = button(words("button-rematch"), Press("rematch", match_id), GREEN)
    return [
        *([] if table.row.lesson else [rematch]),
        *added,
        button(words("button-more"), Press("more", match_id)),
    ]
