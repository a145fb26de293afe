"""What a button or a select carries: which thing was pressed, in which match, at which revision. Never state.

Grammar, version 1: `b:<verb>:<match>:<revision>:<token>` for buttons, `s:...` for selects and `m:...` for modals, so
that a button and a select of one message that ask for the same differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal

import msgspec

LONGEST = 100

Kind = Literal["b", "s", "m"]

_VERB = r"[a-z]{1,16}"
_GRAMMAR = re.compile(
    rf"[bsm]:(?P<verb>{_VERB}):(?P<match>[0-9]{{1,15}}):(?P<revision>[0-9]{{1,9}}):(?P<token>[a-z0-9.-]{{0,48}})"
)


class Press(msgspec.Struct, frozen=True):
    """A press: `verb` names the handler, `token` is what the handler wants to know.

    values: what was chosen in a select, as Discord sends it: strings, ids of channels too. No custom id holds them.
    """

    verb: str
    match_id: int
    revision: int = 0
    token: str = ""
    values: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """What was chosen in a select of one; empty if nothing was."""
        return self.values[0] if self.values else ""

    def custom_id(self, kind: Kind) -> str:
        """The press as a custom id."""
        text = f"{kind}:{self.verb}:{self.match_id}:{self.revision}:{self.token}"
        assert _GRAMMAR.fullmatch(text), text
        return text


def beginning(verb: str, match_id: int) -> str:
    """What the custom ids of all buttons begin with that have this verb in a match."""
    return f"b:{verb}:{match_id}:"


def token_of(game: str) -> str:
    """A game as a token, in which no underscores stand."""
    return game.replace("_", "-")


def game_in(token: str) -> str:
    """The game for which a token stands."""
    return token.replace("-", "_")


UNKNOWN = Press("", 0)
"""A press on what another version of the bot has written: no handler has this verb."""


def is_verb(text: str) -> bool:
    """Whether it may be the verb of a press."""
    return re.fullmatch(_VERB, text) is not None


def parse(text: str, values: Iterable[str] = ()) -> Press | None:
    """The press that a custom id stands for, with what was chosen; None if it is none of the bot's."""
    match = _GRAMMAR.fullmatch(text)
    if match is None:
        return None
    return Press(match["verb"], int(match["match"]), int(match["revision"]), match["token"], tuple(values))
