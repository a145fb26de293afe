"""Facts for the lobby: who may play and what the table may choose."""

from __future__ import annotations

from engine.core.options import Option, switch
from engine.games.yucata.components import LAYOUTS, RANDOM_LAYOUT

KEY = "yucata"
TITLE = "Yucata'"
RULES_VERSION = 1
PLAYERS = range(2, 5)
OPTIONS = (
    Option("layout", (*LAYOUTS, RANDOM_LAYOUT), "basic"),
    switch("floor", default=True),
)
