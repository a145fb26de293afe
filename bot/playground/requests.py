"""What the page may ask for: one struct per kind, told apart by `do`. Ids are text; `id` makes repeats harmless."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec


class Request(msgspec.Struct, tag_field="do", kw_only=True):
    """Every request. `person` is who asks; `id` is chosen by the page and never used twice."""

    id: str
    person: str


class Press(Request, tag="press"):
    """A button or a select. `label` tells whether the control still means the same if the message was edited."""

    room: str
    message: str
    control: str
    label: str = ""
    values: list[str] | None = None


class Submit(Request, tag="submit"):
    """An open form, filled in: custom id -> text, list of values, truth or nothing."""

    form: str
    values: dict[str, Any]


class Hide(Request, tag="hide"):
    """Put a private answer away."""

    room: str
    message: str


class Say(Request, tag="say"):
    """A message of a person."""

    room: str
    text: str


class Slash(Request, tag="slash"):
    """A command with its options as typed or chosen."""

    room: str
    command: str
    options: dict[str, str]


class Commands(Request, tag="commands"):
    """Which commands are there for this person in this room?"""

    room: str


class Complete(Request, tag="complete"):
    """What does the bot offer for an option while somebody types?"""

    room: str
    command: str
    option: str
    typed: str
    options: dict[str, str]


class Open(Request, tag="open"):
    """A new table, with computers and started, or left open for the people."""

    game: str
    computers: bool


class Learn(Request, tag="learn"):
    """A guided first match in a game, or the way to the one that is being played."""

    game: str


class Seat(Request, tag="seat"):
    """Let everybody join an open table, and start it."""

    match: str


class Skip(Request, tag="skip"):
    """Move the clock."""

    seconds: int


class Older(Request, tag="older"):
    """Messages before one of them."""

    room: str
    before: str


class Wire(Request, tag="wire"):
    """For developers: what has crossed the wire."""


DECODER = msgspec.json.Decoder(reduce(or_, Request.__subclasses__()))
"""Reads one request. Raises msgspec.DecodeError with what is wrong."""
