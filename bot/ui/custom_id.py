"""What a button or a select carries: which thing was pressed, in which match, at which revision. Never state.

Grammar, version 1: `b:<verb>:<match>:<revision>:<token>` for buttons, `s:...` for selects and `m:...` for modals.
The prefixes keep the templates apart; discord.py calls every matching class.
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

LONGEST = 100

Kind = Literal["b", "s", "m"]

_REST = r"(?P<verb>[a-z]{1,16}):(?P<match>\d{1,15}):(?P<revision>\d{1,9}):(?P<token>[a-z0-9.-]{0,48})"
BUTTON = re.compile(f"b:{_REST}")
SELECT = re.compile(f"s:{_REST}")
MODAL = re.compile(f"m:{_REST}")


class Press(msgspec.Struct, frozen=True):
    """A press: `verb` names the handler, `token` is what the handler wants to know."""

    verb: str
    match_id: int
    revision: int = 0
    token: str = ""

    def custom_id(self, kind: Kind) -> str:
        """The press as a custom id."""
        text = f"{kind}:{self.verb}:{self.match_id}:{self.revision}:{self.token}"
        assert re.fullmatch(f"[bsm]:{_REST}", text), text
        return text


def parse(match: re.Match[str]) -> Press:
    """The press that a custom id stands for; `match` comes from BUTTON, SELECT or MODAL."""
    return Press(match["verb"], int(match["match"]), int(match["revision"]), match["token"])
