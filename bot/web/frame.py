"""What every page has around it: head, heading, foot; in the language and the look of whoever reads it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final, NamedTuple

from aiohttp import web

from bot.web.guard import html
from bot.web.html import Html, Inside, h
from render.kit.geometry import Box
from render.kit.words import LANGUAGES, Words

PAGE = files(__package__ or "").joinpath("page")
LOOKS: Final = ("auto", "light", "dark")
AGAIN_SECONDS, PICTURE_SECONDS = 30, 2
"""How soon a page without script reads itself anew, and one whose picture follows."""


class Body(NamedTuple):
    """What a page shows.

    title:  of the page.   heading: on it, with the line below.
    main:   what is there, but for the heading.
    boxes:  class -> where that lies on its picture, in hundredths of it.   rules: further rules of the style.
    live:   the address that tells what has changed; empty where nothing does.
    again:  after so many seconds it is read anew where no script does that; 0 for never.
    late:   whether something of it follows.
    head:   further elements of the head.   ways: what stands beside the heading.   foot: what stands below.
    colour: of the game.
    """

    title: str
    main: Inside
    heading: str = ""
    line: Inside = None
    boxes: Mapping[str, Box] = {}
    rules: Sequence[str] = ()
    live: str = ""
    again: int = 0
    late: bool = False
    head: Inside = None
    ways: Inside = None
    foot: Inside = None
    colour: int = 0x8A8D99


def framed(body: Body, words: Words, look: str, status: int = 200) -> web.Response:
    """The page as an answer."""
    nonce = secrets.token_urlsafe(16)
    rules = [
        f".{name}{{left:{box.x:.2f}%;top:{box.y:.2f}%;width:{box.w:.2f}%;height:{box.h:.2f}%}}"
        for name, box in body.boxes.items()
    ]
    style = f":root{{--game:#{body.colour:06x}}}{''.join(rules)}{''.join(body.rules)}"
    again = PICTURE_SECONDS if body.late else body.again
    refresh = h("noscript", h("meta", http_equiv="refresh", content=again)) if again else None
    head = h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", name="viewport", content="width=device-width, initial-scale=1"),
        h("meta", name="robots", content="noindex"),
        h("meta", name="color-scheme", content="light dark" if look == "auto" else look),
        h("title", body.title),
        h("link", rel="icon", href=asset("logo.svg")),
        h("link", rel="stylesheet", href=asset("style.css")),
        h("style", Html(style), nonce=nonce, id="places"),
        h("script", "", src=asset("page.js"), type="module"),
        refresh,
        body.head,
    )
    heading = h("div", h("h1", body.heading or body.title), h("p", body.line) if body.line else None)
    whole = h(
        "body",
        h("a", words("web-to-main"), href="#main", class_="skip"),
        h("header", heading, h("nav", body.ways, aria_label=words("web-ways"))),
        h("main", body.main, id="main", tabindex=-1, data_live=body.live or None, data_late=body.late),
        h("p", "", id="told", role="status", data_lost=words("web-lost"), data_late=words("picture-follows")),
        h("footer", _looks(words, look), body.foot),
    )
    return html(h("html", head, whole, lang=words.language, data_look=look), nonce, status)


def _looks(words: Words, look: str) -> Html:
    """What chooses between light and dark."""
    ways = [
        h(
            "button",
            words(f"web-look-{one}"),
            name="look",
            value=one,
            class_="link",
            aria_pressed=str(one == look).lower(),
        )
        for one in LOOKS
    ]
    return h("form", words("web-look"), ways, method="post", action="/look", class_="looks")


@cache
def asset(name: str) -> str:
    """The address of a file that belongs to every page: another one as soon as it is another file."""
    return f"/page/{blake2b(PAGE.joinpath(name).read_bytes(), digest_size=6).hexdigest()}/{name}"


def language_of(header: str) -> str:
    """The catalogue for what a browser says that its reader understands (RFC 9110, 12.5.4), the best first."""
    wanted: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.partition("-")[0].lower()))
        except ValueError:
            continue
    found = (code for _, code in sorted(wanted, key=lambda one: one[0]) if code in LANGUAGES)
    return next(found, LANGUAGES[0])
