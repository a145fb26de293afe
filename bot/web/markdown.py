"""The marks in the words of messages, as elements; what Discord makes of them is written down in docs/discord.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.ui.words.lines import SIGNS
from bot.web.html import Html, h, joined

_DAY_FORMS = {"d": "%Y-%m-%d", "D": "%Y-%m-%d", "t": "%H:%M", "T": "%H:%M"}
"""How a time is written where no script words it in the language of the reader."""
_INLINE = re.compile(
    r"\\(?P<escaped>[^0-9A-Za-z\s])"
    r"|`(?P<code>[^`]+)`"
    r"|<t:(?P<time>-?\d+)(?::(?P<form>[tTdDfFR]))?>"
    r"|<@!?(?P<person>\d+)>"
    r"|<@&\d+>|<#\d+>"
    r"|</(?P<command>[^:>]+):\d+>"
    r"|\[(?P<text>(?:[^\]\\]|\\.)+)\]\((?P<link>(?:https?:/)?/[^)\s]+)\)"
    r"|\*\*(?P<bold>(?:[^*\\]|\\.|\*(?!\*))+?)\*\*"
    r"|\*(?P<italic>(?:[^*\s\\]|\\.)(?:[^*\\]|\\.)*)\*"
    r"|~~(?P<gone>.+?)~~"
    r"|\|\|(?P<hidden>.+?)\|\|"
)
_LINES = {
    "quote": re.compile(r"> ?(?P<text>.*)"),
    "list": re.compile(r"(?P<deep> *)(?:[-*•]|(?P<number>\d+)\\?\.) (?P<text>.+)"),
    "heading": re.compile(r"#{1,3} (?P<text>.+)"),
    "small": re.compile(r"-# (?P<text>.+)"),
    "gap": re.compile(r"\s*"),
    "words": re.compile(r"(?P<text>.*)"),
}
"""The kinds of lines, in the order in which they are tried. Those of a kind that follow one another belong together."""


_PINS = {sign: letter for letter, sign in SIGNS.items()}
"""The letters of the pennants on a picture."""


def _line(text: str) -> tuple[str, re.Match[str]]:
    """The kind of a line, and what is in it."""
    return next((kind, found) for kind, pattern in _LINES.items() if (found := pattern.fullmatch(text)))


class Speech(NamedTuple):
    """How words are written for a reader.

    called: how somebody is called who is written by the account.
    signs:  the addresses of pictures, by the characters for which they stand.
    zone:   in which times are written where no script does it.
    """

    called: Callable[[int], str] = lambda _user_id: "?"
    signs: Mapping[str, str] = {}
    zone: ZoneInfo = ZoneInfo("UTC")

    def lines(self, text: str) -> Html:
        """A text of several lines: paragraphs, headings, lists, quotes."""
        return joined(self._blocks(text))

    def line(self, text: str) -> Html:
        """A text inside a line."""
        return joined(self._inside(text))

    def plain(self, text: str) -> Html:
        """A text without marks, such as that of a button; its signs are pictures."""
        known = "|".join(map(re.escape, (*_PINS, *self.signs)))
        parts = re.split(f"({known})\ufe0f?", text)
        return joined(self._sign(part) if number % 2 else part for number, part in enumerate(parts))

    def _sign(self, character: str) -> Html:
        if character in _PINS:
            return h("b", _PINS[character], class_="pin")
        return h("img", class_="s", src=self.signs[character], alt=character)

    def time(self, at: int, form: str = "f") -> Html:
        """A moment."""
        try:
            moment = datetime.fromtimestamp(at, UTC)
        except (OverflowError, ValueError, OSError):
            return joined("?")
        here = moment.astimezone(self.zone)
        text = here.strftime(_DAY_FORMS.get(form, "%Y-%m-%d %H:%M"))
        zone = "" if form in "dD" else f" {here.tzname()}"
        return h("time", text + zone, datetime=moment.isoformat(), data_form=form)

    def _blocks(self, text: str) -> Iterator[Html]:
        for kind, lines in groupby(map(_line, text.split("\n")), key=itemgetter(0)):
            found = [match for _, match in lines]
            match kind:
                case "quote":
                    yield h("blockquote", self.lines("\n".join(one["text"] for one in found)))
                case "list":
                    yield h("ul", map(self._item, found))
                case "heading":
                    yield from (h("h2", self.line(one["text"])) for one in found)
                case "small":
                    yield from (h("p", self.line(one["text"]), class_="small") for one in found)
                case "words":
                    yield h("p", [[h("br") if n else None, self.line(one["text"])] for n, one in enumerate(found)])
                case _:
                    """A gap only parts what stands around it."""

    def _item(self, found: re.Match[str]) -> Html:
        if found["number"]:
            return h("li", self.line(found["text"]), value=found["number"], class_="n")
        return h("li", self.line(found["text"]), class_="deep" if found["deep"] else None)

    def _inside(self, text: str) -> Iterator[Html]:
        at = 0
        for found in _INLINE.finditer(text):
            yield self.plain(text[at : found.start()])
            yield self._mark(found)
            at = found.end()
        yield self.plain(text[at:])

    def _mark(self, found: re.Match[str]) -> Html:
        match found.lastgroup:
            case "escaped":
                return joined(found["escaped"])
            case "code":
                return h("code", found["code"])
            case "time" | "form":
                return self.time(int(found["time"]), found["form"] or "f")
            case "person":
                return h("b", self.called(int(found["person"])))
            case "command":
                return h("code", f"/{found['command']}")
            case "link":
                return h("a", self.line(found["text"]), href=found["link"], rel="noreferrer")
            case "bold":
                return h("b", self.line(found["bold"]))
            case "italic":
                return h("i", self.line(found["italic"]))
            case "gone":
                return h("s", self.line(found["gone"]))
            case "hidden":
                return joined(self.line(found["hidden"]))
            case _:
                return joined("@")
