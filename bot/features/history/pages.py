"""Pages of the history: a round each, a heading for every turn, and from each line the ways that features offer.

Beside them the match on paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.services.study.replay import Turn, turns
from bot.services.table.played import posted_hash
from bot.services.table.scene import ActionRow, Scene, Table
from bot.services.table.voting import is_sealed
from bot.ui.pages.table import accent, heading
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import TurnLinks
from bot.ui.press.files import file_of
from bot.ui.press.items import Item, Page, boxed, button, choice, select, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.press.traits import Chapter, ToldLine, ToldTurn
from bot.ui.words import grouping, recap
from bot.ui.words.catalogues import clip, former_of, name_of, named
from bot.ui.words.events import opening
from bot.ui.words.grouping import Group
from bot.ui.words.recap import Teller
from engine.core import match as record
from engine.core.event import Event
from render.kit.words import Words

MOST_LINES = 18
"""Longer rounds, and games without any, are cut after a turn of about so many lines."""
LINE = 500
TEXT = 3700
OPTIONS = 25
_ENDS = (".", "?", ".”", ".“")
"""How a sentence ends, a quoted one too."""


def link(_house: ReadingRoom, table: Scene, seat: int | None, words: Words) -> list[Item]:
    """The way to it, on the panel and on a desk whose panel the reader does not see."""
    if seat is not None and not table.directly(seat):
        return []
    return [button(words("button-history"), Press("history", table.row.id))]


def record_page(table: Table, paper: record.Record, words: Words) -> Page:
    """The match on paper with the number that was kept secret, for anybody to check; it is over."""
    file = file_of(f"match-{table.row.id}.json", record.write_record(paper))
    fair = words("result-seed", seed=paper.seed, hash=posted_hash(table.row), file=file.filename)
    shown = discord.ui.File[Any](f"attachment://{file.filename}")
    return view_of(boxed(accent(table), f"### {heading(table, words)}\n{fair}", shown)), [file]


def history_of(table: Table, rows: Sequence[ActionRow], reader: int | None, words: Words) -> list[Chapter]:
    """The story of a match for one reader, cut into pages; when it is over, with what was secret."""
    over, seats = table.over, table.seats
    begun = opening(table) if table.row.started_at is not None else ()
    found = grouping.groups(rows, table.game.key, reader, begun, everything=over)
    teller = Teller(
        named(words, seats),
        reader,
        you=False,
        people=tuple(seat.user_id for seat in seats),
        former=former_of(table, words),
    )
    return pages(found, turns(record.live(rows), over=over), teller, everything=over)


def pages(found: Sequence[Group], public: Sequence[Turn], teller: Teller, *, everything: bool) -> list[Chapter]:
    """The story cut into pages: at the beginning of a round, and where a page is full.

    public: the public turns of the match, for the pictures.
    """
    words = teller.words
    made: list[tuple[str, list[ToldTurn]]] = []
    chapter, number, full = "", 0, 0
    for group in found:
        begun = _chapter(group, words)
        if begun and not chapter and not number and made:
            made[0] = begun, made[0][1]  # the set-up belongs to the first round
        chapter = begun or chapter
        lines = _lines(group, public, teller, everything=everything)
        if not lines:
            continue
        if not made or chapter != made[-1][0] or full + len(lines) > MOST_LINES:
            made.append((chapter, []))
            full = 0
        if group.seat is None:
            made[-1][1].append(ToldTurn(0, None, lines))
        else:
            number += 1
            who = teller.as_it_was(row for row, _ in group.items).words.player(group.seat)
            title = words("history-turn", who=who, turn=number)
            made[-1][1].append(ToldTurn(number, group.seat, lines, who, title))
        full += len(lines)
    names = [name for name, _ in made]
    return [Chapter(_title(name, part, words, whole=names.count(name) == 1), part) for name, part in made]


def page_of_turn(found: Sequence[Chapter], number: int) -> int:
    """The page on which a turn stands; the last one if there is none."""
    numbers = ((at, turn.number) for at, page in enumerate(found) for turn in page.turns)
    return next((at for at, has in numbers if has == number), max(len(found) - 1, 0))


def history_page(
    table: Table, found: Sequence[Chapter], at: int | None, words: Words, links: Sequence[TurnLinks] = ()
) -> discord.ui.LayoutView:
    """One page; the last one if `at` is None or no page. links: what leads from its lines to their turns."""
    last = max(len(found) - 1, 0)
    at = last if at is None or not 0 <= at <= last else at
    page = found[at] if found else Chapter(words("history-start"), [])
    text = [f"### {words('history-of', chapter=page.title)}"]
    told: list[tuple[str, int]] = []
    count = 0
    for turn in page.turns:
        if turn.seat is not None:
            text.append(turn.title)
        for line in turn.lines:
            count += 1
            text.append(f"- **{count}** {clip(line.text, LINE)}")
            told.append((f"{count} {_plain(line.text)}", line.after))
    if not page.turns:
        text.append(words("history-empty"))
    asked = [] if is_sealed(table) or at != last else [table.seats[seat] for seat in table.actors()]
    if asked:
        since = min((row.since for row in asked if row.since is not None), default=table.row.moved_at)
        text.append(words("history-asked", who=", ".join(map(name_of, asked)), since=f"<t:{since}:R>"))
    match_id = table.row.id
    leads = [part for link in links for part in link(table, told[:OPTIONS], words)] if told else []
    turns_there: list[Item] = []
    if jumps := _jumps(table, found, at, words):
        total = max(turn.number for page in found for turn in page.turns)
        turns_there.append(select(words("history-jump", turns=total), Press("turn", match_id), jumps))
    ways: list[Item] = []
    if at > 0:
        ways.append(button(clip(f"◀ {found[at - 1].title}", 40), Press("history", match_id, 0, f"{at - 1}.older")))
    if at < last:
        ways.append(button(clip(f"{found[at + 1].title} ▶", 40), Press("history", match_id, 0, f"{at + 1}.newer")))
    return view_of(boxed(accent(table), clip("\n".join(text), TEXT), turns_there, *leads, ways))


def _jumps(table: Table, found: Sequence[Chapter], at: int, words: Words) -> list[discord.SelectOption]:
    """The turns of this page, and the first of every other one, as many as a list holds."""
    near = [turn for turn in found[at].turns if turn.number] if found else []
    far = [page.turns for other, page in enumerate(found) if other != at]
    firsts = [turn for turns in far for turn in [one for one in turns if one.number][:1]]
    room = max(OPTIONS - len(near), 0)
    if len(firsts) > room:
        step = len(firsts) / room if room else 0
        firsts = [firsts[int(place * step)] for place in range(room)]
    chosen = sorted([*near[:OPTIONS], *firsts], key=lambda turn: turn.number)
    return [
        choice(words("history-turn", who=table.seats[turn.seat].name, turn=turn.number), str(turn.number))
        for turn in chosen
        if turn.seat is not None
    ]


def _lines(group: Group, public: Sequence[Turn], teller: Teller, *, everything: bool) -> list[ToldLine]:
    """A line for each unbroken row of steps of one seat."""
    parts: list[tuple[int, int, list[tuple[ActionRow, Event]]]] = []
    for row, event in group.items:
        after = _turn_of(row, public)
        if not parts or parts[-1][:2] != (row.seat, after):
            parts.append((row.seat, after, []))
        parts[-1][2].append((row, event))
    lines: list[ToldLine] = []
    for _, after, items in parts:
        said = recap.parts(items, group, teller, everything=everything)
        if said:
            lines.append(ToldLine(_joined(said), after))
    return lines


def _joined(said: Sequence[str]) -> str:
    """Parts of a line and whole sentences in a row; after a part with commas a stronger mark."""
    text = ""
    for at, part in enumerate(said):
        mark = "; " if at and ", " in said[at - 1] else ", "
        between = "" if not text else " " if text.endswith((*_ENDS, ":")) else mark
        if between == mark and part.endswith(_ENDS):
            between = ". "
        begins = not text or between == ". " or text.endswith(_ENDS)
        text += between + (part[:1].upper() + part[1:] if begins and text else part)
    return text


def _turn_of(row: ActionRow, public: Sequence[Turn]) -> int:
    """The public turn in which a line of the history happened; the newest one if it has not ended."""
    for number, turn in enumerate(public):
        if turn.rows and turn.rows[-1].number >= row.number:
            return number
    return 0 if not row.number else max(len(public) - 1, 0)


def _chapter(group: Group, words: Words) -> str:
    """What a round is called that begins in a turn; empty if none does."""
    for _, event in group.items:
        if f"chapter-{event.key}" in words:
            return words.say(f"chapter-{event.key}", event.args)
    return ""


def _title(chapter: str, part: Sequence[ToldTurn], words: Words, *, whole: bool) -> str:
    """The round of a page; with the turns on it if it is a part of one, or no round at all."""
    numbers = [turn.number for turn in part if turn.number]
    if chapter and (whole or not numbers):
        return chapter
    if numbers:
        count = len(set(numbers))
        span = words("history-turns", first=numbers[0], last=numbers[-1], count=count)
    else:
        span = words("history-start")
    return f"{chapter}, {span}" if chapter else span


def _plain(text: str) -> str:
    """Without marks, for a list."""
    return text.replace("**", "").replace("\\", "")
