"""A table as everybody sees it who has its link: the board, whom it waits for, what has happened, all pictures.

After the end every view may be looked at, and what features show of a match that is over.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from bot.services.study.replay import turns, views_at
from bot.services.table.scene import ActionRow, Scene, Table
from bot.ui.pages.past import eyes_for
from bot.ui.pages.table import accent, heading, story_to_all, told_to_all, waiting
from bot.ui.press.traits import Chapter, ToldTurn
from bot.ui.words.catalogues import clip, game_words, hooks, name_of, named, pictured, plain, written
from bot.web.components import Page
from bot.web.frame import AGAIN_SECONDS, Body
from bot.web.guard import Trouble
from bot.web.html import Html, Inside, h
from bot.web.past import earlier, picture_of, slider, turn_at
from bot.web.reader import Reader, Web, texts_of
from render.kit.words import Words

TITLE_BYTES, TEXT_BYTES = 70, 350
"""What Discord shows of a link (https://docs.discord.com/developers/platform/link-previews)."""
NEWEST: Final = 12
"""So many turns stand beside the board; all of them on a page of their own."""


async def watch_page(
    web: Web, reader: Reader, table: Scene, site: str, here: str, at: int | None, eyes: int | None
) -> Body:
    """The page of a table, or of one of its turns (`at`).

    table: with the names that everybody may read.   site, here: its address.   eyes: whose view, after the end.
    Raises Refused.
    """
    words = game_words(reader.language, table.game.key)
    if table.row.started_at is None:
        main = h("div", h("h2", words("web-not-begun")), h("p", _names(table)), class_="box")
        return _framed(reader, table, words, here, main, preview(table, words, site, here, None, 0))
    rows = await web.house.tables.history(table.row.id)
    live = await web.house.tables.live(table.row.id)
    found = turns(live, over=table.over)
    last = len(found) - 1
    eyes = eyes if eyes in eyes_for(table, None) else None
    if at is None and eyes is None:
        return await _as_it_stands(web, reader, table, words, site, here, rows, last)
    body = await earlier(web, reader, table, live, at, eyes, None, here, here)
    head = preview(table, words, site, here, turn_at(found, at), last)
    return body._replace(head=head, foot=h("p", words("web-everybody")))


async def _as_it_stands(
    web: Web, reader: Reader, table: Scene, words: Words, site: str, here: str, rows: Sequence[ActionRow], last: int
) -> Body:
    aloud, calm = named(words, table.seats), written(words, table.seats)
    view, hook = table.view(None), hooks(table.game.key)
    told = told_to_all(table, aloud)
    more = await web.house.features.looked_back(table, words) if table.over else None
    texts = [*told.lines, *(texts_of(more[0]) if more is not None else ())]
    page = await web.page(reader, words, table.game.key, here, texts, more[1] if more is not None else ())
    page = replace(page, silent=True)
    shown, alts = await picture_of(web, reader, table, view, words, "board", told.marks)
    flat = plain(words, table.seats)
    left = h(
        "div",
        h("p", page.speech.line(waiting(table, words, ())), class_="wait"),
        shown,
        slider(words, here, last, last, flat, None, eyes_for(table, None), here) if last else None,
        h("details", h("summary", words("web-in-words")), [h("p", alt) for alt in alts]),
        class_="left",
    )
    right = h(
        "div",
        h(
            "div",
            h("h2", page.speech.line(hook.heading(view, calm))),
            page.speech.lines(story_to_all(table, told, aloud)),
        ),
        _turns(page, await web.house.features.told(table, rows, None, words), words, here),
        h("div", page.message(more[0]), class_="looked") if more is not None else None,
        class_="side",
    )
    main = h("div", left, right, class_="table")
    return _framed(
        reader, table, words, here, main, preview(table, words, site, here, None, last), page.speech.line(_names(table))
    )


def _framed(
    reader: Reader, table: Table, words: Words, here: str, main: Inside, head: Inside, line: Inside = None
) -> Body:
    return Body(
        heading(table, words),
        main,
        line=line,
        live=f"{here}/live",
        again=AGAIN_SECONDS if not table.over else 0,
        head=head,
        ways=h("span", words("web-looks-on"), class_="pill"),
        foot=h("p", words("web-everybody")),
        colour=accent(table),
    )


def _names(table: Table) -> str:
    return ", ".join(name_of(one) for one in table.seats)


def _turns(page: Page, told: Sequence[Chapter], words: Words, here: str) -> Html | None:
    """The newest turns, each with the way to its picture."""
    if not told:
        return None
    newest = [one for part in told for one in part.turns][-NEWEST:]
    every = h("a", words("web-all-turns"), href=f"{here}/words", class_="b")
    return h("section", h("h2", words("web-turns")), _in_turn(page, newest[::-1], here), h("p", every), class_="words")


async def words_page(web: Web, reader: Reader, table: Table, here: str) -> Body:
    """The whole match in words. Raises Trouble where nothing tells it."""
    words = game_words(reader.language, table.game.key)
    rows = await web.house.tables.history(table.row.id)
    page = await web.page(reader, words, table.game.key, here)
    back = h("a", words("button-back"), href=here, class_="b")
    chapters = await web.house.features.told(table, rows, None, words)
    if not chapters:
        raise Trouble(404, "web-nothing-here")
    told = [h("section", h("h2", part.title), _in_turn(page, part.turns, here)) for part in chapters]
    return Body(
        heading(table, words),
        h("div", back, told, class_="words"),
        foot=h("p", words("web-everybody")),
        colour=accent(table),
    )


def _in_turn(page: Page, told: Sequence[ToldTurn], here: str) -> list[Html]:
    """Turns of the match, each line with the way to its picture."""
    found: list[Html] = []
    for one in told:
        if one.title:
            found.append(h("h3", page.speech.line(one.title)))
        lines = [h("li", h("a", page.speech.line(line.text), href=f"{here}?n={line.after}")) for line in one.lines]
        found.append(h("ul", lines))
    return found


def preview(table: Table, words: Words, site: str, here: str, at: int | None, last: int) -> list[Html]:
    """What a pasted link unfolds to: never more than everybody may see."""
    address = f"{site}{here}" if at is None else f"{site}{here}?n={at}"
    title = _cut(heading(table, words), TITLE_BYTES)
    text = ", ".join(plain(words, table.seats).player(seat) for seat in range(len(table.seats)))
    if at is not None and last:
        text = f"{words('web-picture', picture=at, pictures=last)} · {text}"
    facts = {"og:type": "website", "og:site_name": "Hourglass", "og:title": title, "og:url": address}
    facts |= {"og:description": _cut(text, TEXT_BYTES)}
    if table.row.started_at is not None:
        picture = f"{site}{here}/board.png?n={last if at is None else at}"
        facts |= {"og:image": picture, "og:image:alt": title, "og:image:type": "image/png"}
    shown = [h("meta", property=name, content=value) for name, value in facts.items()]
    return [*shown, h("meta", name="twitter:card", content="summary_large_image")]


async def board_picture(web: Web, table: Table, at: int | None, language: str) -> bytes:
    """The board as everybody saw it after a turn, as one picture: the part that is asked about. Raises Refused."""
    words = game_words(language, table.game.key)
    live = await web.house.tables.live(table.row.id)
    found = turns(live, over=table.over)
    (view,) = await views_at(table, live, [found[turn_at(found, at)].end], None)
    parts = await web.looked_at(table.game.key, "board", view, pictured(words, table.seats))
    return parts[0].png


def _cut(text: str, most: int) -> str:
    """A text of so many bytes at most."""
    while len(text.encode()) > most:
        text = clip(text, len(text) - 1)
    return text


def with_names(table: Scene, hidden: Collection[int], nameless: str) -> Scene:
    """The table with some seats whose people nobody is to be told."""
    if not hidden:
        return table
    seats = tuple(msgspec.structs.replace(one, name=nameless) if one.seat in hidden else one for one in table.seats)
    return msgspec.structs.replace(table, seats=seats, made={})
