"""Elements of a page. Text never becomes markup by itself: only what `h` has made is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape, unescape

_VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})


class Html(str):
    """Markup."""

    __slots__ = ()


Inside = str | Iterable["Inside"] | None
"""What is in an element: text, markup, several of them, or nothing."""


def h(tag: str, *inside: Inside, **attributes: str | int | bool | None) -> Html:
    """An element. An attribute that is None or False is left out, one that is True has no value; `_` at the end of a
    name is for Python, elsewhere it is a hyphen."""
    given = "".join(
        f" {name.rstrip('_').replace('_', '-')}" + ("" if value is True else f'="{escape(str(value))}"')
        for name, value in attributes.items()
        if value is not None and value is not False
    )
    return Html(f"<{tag}{given}>" if tag in _VOID else f"<{tag}{given}>{joined(inside)}</{tag}>")


def joined(inside: Inside) -> Html:
    """Text and elements in a row."""
    if inside is None:
        return Html("")
    if isinstance(inside, str):
        return inside if isinstance(inside, Html) else Html(escape(inside))
    return Html("".join(map(joined, inside)))


def words_of(markup: Html) -> str:
    """What is to be read of markup."""
    return unescape(re.sub("<[^>]*>", "", markup))
