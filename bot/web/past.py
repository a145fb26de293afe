"""Earlier pictures of a match, with a slider over all of them; and what pages have in common that show a match."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlencode

from bot.services.study.replay import Turn, turns
from bot.services.table.scene import ActionRow, Table
from bot.ui.pages.past import eyes_for, past
from bot.ui.pages.table import accent, alt_of, heading
from bot.ui.words.catalogues import game_words, pictured, plain
from bot.ui.words.lines import bullets
from bot.web.components import Page
from bot.web.frame import Body
from bot.web.html import Html, h
from bot.web.reader import Reader, Web
from engine.core.game import View
from render.kit.parts import Mark, Which
from render.kit.words import Words
from render.orders import PartFile

TABLE = "t"
"""Stands for the eyes of the whole table."""


def turn_at(found: Sequence[Turn], at: int | None) -> int:
    """The number of a turn that is there; None: of the newest."""
    return len(found) - 1 if at is None else min(at, len(found) - 1)


async def earlier(
    web: Web,
    reader: Reader,
    table: Table,
    live: Sequence[ActionRow],
    at: int | None,
    eyes: int | None,
    seat: int | None,
    here: str,
    back: str,
) -> Body:
    """The picture of a turn, what happened in it, and the slider over all of them.

    seat: of whoever reads it, None for a stranger.   eyes: whose view, if the reader may see that.
    here: its address.   back: where the match is as it stands. Raises Refused.
    """
    words = game_words(reader.language, table.game.key)
    found = turns(live, over=table.over)
    at, eyes = turn_at(found, at), eyes if eyes in eyes_for(table, seat) else seat
    page = await web.page(reader, words, table.game.key, back)
    then = await past(table, live, found, at, eyes, seat, words)
    shown, _ = await picture_of(web, reader, table, then.view, words, then.which, then.told.marks)
    told = page.speech.lines(bullets(then.told.lines))
    last = len(found) - 1
    steps = slider(words, here, at, last, plain(words, table.seats), eyes, eyes_for(table, seat), back)
    side = h("div", h("h2", words("web-turn", turn=at)), told, steps, class_="side")
    main = h("div", h("div", shown, class_="left"), side, class_="table")
    return Body(
        heading(table, words),
        main,
        line=words("web-picture", picture=at, pictures=last) if last else "",
        ways=ways(words, 0) if reader.visitor is not None else None,
        foot=foot(page) if reader.visitor is not None else None,
        colour=accent(table),
    )


async def picture_of(
    web: Web, reader: Reader, table: Table, view: View, words: Words, which: Which, marks: tuple[Mark, ...]
) -> tuple[Html, list[str]]:
    """A picture to look at, and what each of its parts shows in words."""
    flat = plain(words, table.seats)
    drawn = await web.looked_at(table.game.key, which, view, pictured(words, table.seats), marks)
    alts = [alt_of(table.game.key, which, view, flat, part.name) for part in drawn]
    parts = [picture_part(web, part, alt, reader) for part, alt in zip(drawn, alts, strict=True)]
    return h("div", h("div", parts, class_="board"), class_="scroller"), alts


def slider(
    words: Words, here: str, at: int, last: int, flat: Words, eyes: int | None, choices: Sequence[int | None], live: str
) -> Html:
    """The way through the pictures of a match, as soon as there are two; whose eyes they are seen with; the way back.

    here: where they are.   live: where the match is as it stands.
    """
    whose = {} if eyes == choices[0] else {"e": TABLE if eyes is None else eyes}

    def way(name: str, target: int, sign: str) -> Html:
        if target == at or not 0 <= target <= last:
            return h("span", sign, class_="b off", aria_hidden="true")
        return h("a", sign, class_="b", href=f"{here}?{urlencode({'n': target, **whose})}", aria_label=words(name))

    seen = None
    if len(choices) > 1:
        options = [
            h(
                "option",
                words("web-eyes-table") if one is None else words("web-eyes-seat", who=flat.player(one)),
                value=TABLE if one is None else one,
                selected=one == eyes,
            )
            for one in choices
        ]
        seen = h("label", h("b", words("web-eyes")), h("select", options, name="e"), class_="field")
    pictures: list[Html] = []
    steps: list[Html] = []
    if last:
        track = h("input", type="range", name="n", min=0, max=last, value=at, aria_label=words("web-slider"))
        pictures = [h("p", h("b", words("web-picture", picture=at, pictures=last))), track]
        steps = [way("web-first", 0, "|◀"), way("web-before", at - 1, "◀"), way("web-after", at + 1, "▶")]
    if last or seen:
        steps.append(h("button", words("web-show"), class_="b"))
    return h(
        "form",
        pictures,
        seen,
        h("div", steps, h("a", words("web-live"), href=live, class_="b live"), class_="row"),
        method="get",
        action=here,
        class_="slider box",
        id="slider",
        tabindex=-1,
    )


def picture_part(web: Web, part: PartFile, alt: str, reader: Reader, areas: Sequence[Html] = ()) -> Html:
    """A part of a picture with what can be tapped on it, and its words for whoever wants them."""
    width, height = part.size
    shown = h("img", src=web.shelf.put(part.png, reader.eyes), alt=alt, width=width, height=height, draggable="false")
    return h("div", shown, areas, class_="part")


def ways(words: Words, waiting: int) -> list[Html]:
    """What stands beside the heading of a page of somebody who is signed in."""
    text = words("web-mine-count", count=waiting) if waiting else words("web-mine")
    return [h("a", text, href="/", class_="pill")]


def foot(page: Page) -> list[Html]:
    """What stands below a page of a match."""
    out = h("button", page.words("web-sign-out"), class_="link")
    return [h("p", page.words("web-only-you")), h("form", page.hidden(), out, method="post", action="/out")]
