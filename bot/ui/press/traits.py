"""What features add to a person's profile, and what one tells of a match, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.ui.press.items import Item
from render import orders


@dataclass(frozen=True)
class Viewed:
    """A person's profile on a server, as somebody reads it."""

    user_id: int
    guild_id: int
    reader: int


@dataclass(frozen=True)
class AtGame:
    """What a feature says of a person at a game in the profile.

    said: behind the line of that game.
    number, label: on its plate in the picture; while a number is none yet (not `settled`) words that say so.
    medals: their places and how many, the best first.
    """

    said: str = ""
    number: str = ""
    label: str = ""
    settled: bool = False
    medals: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Curve:
    """A curve of a game that the picture of a profile can show, and what it says to whoever does not see it."""

    drawn: orders.Curve
    alt: str


@dataclass(frozen=True)
class Shelf:
    """What lies on the shelf of a profile, and the list behind its button.

    label: of the button.   title, count: above the shelf.   badges: (game, badge), the newest first.
    alt: what it says to whoever does not see it.   heading: the message above the list, with the `name` of the person.
    page: the lines of the list.
    """

    label: str
    title: str
    count: str
    badges: tuple[tuple[str, str], ...]
    alt: str
    heading: str
    page: tuple[str, ...]


@dataclass(frozen=True)
class Traits:
    """What a feature adds to a person's profile.

    chips:  what the picture says above all, each a sign of `render.orders.Profile` and words.
    games:  game -> what it says of the person there.   lines: below the games.
    curves: game -> a curve.   ways: buttons.
    """

    chips: tuple[tuple[str, str], ...] = ()
    games: Mapping[str, AtGame] = field(default_factory=dict)
    lines: tuple[str, ...] = ()
    curves: Mapping[str, Curve] = field(default_factory=dict)
    shelf: Shelf | None = None
    ways: tuple[Item, ...] = ()


@dataclass(frozen=True)
class ToldLine:
    """A line about a turn. after: the public turn (of `bot.services.study.replay`) whose picture shows it."""

    text: str
    after: int


@dataclass(frozen=True)
class ToldTurn:
    """A turn in words: its number from 1 and whose it was; 0 and None for what is nobody's turn.

    who: what whoever had it is called.   title: that, and which turn it was.
    """

    number: int
    seat: int | None
    lines: Sequence[ToldLine]
    who: str = ""
    title: str = ""


@dataclass(frozen=True)
class Chapter:
    """A part of a match in words that fits on a page; `title` names it."""

    title: str
    turns: Sequence[ToldTurn]
