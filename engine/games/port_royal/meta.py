"""Facts for the lobby: who may play and what the table may choose."""

from __future__ import annotations

from engine.core.options import Option, switch
from engine.games.port_royal.components import CONTRACT_POINTS

KEY = "port_royal"
TITLE = "Port Royal"
RULES_VERSION = 1
PLAYERS = range(2, 6)
BASE = "base"
CARDS = "cards"
CONTRACTS = "contracts"
OPTIONS = (
    # The expansion's persons and ships may be used alone; its contracts only together with them.
    Option("expansion", (BASE, CARDS, CONTRACTS), BASE),
    Option("contract_vp", tuple(CONTRACT_POINTS), "0-1-1"),
    switch("deliberate_bust", default=True),
    switch("expedition_after_bust", default=False),
)
