"""Facts for the lobby: who may play and what the table may choose."""

from __future__ import annotations

from engine.core.options import switch

KEY = "nereus"
TITLE = "Waters of Nereus"
RULES_VERSION = 1
PLAYERS = range(2, 5)
OPTIONS = (switch("neutral", default=True, seats=(2,)),)
