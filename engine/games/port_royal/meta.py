"""Facts for the lobby: who may play and what the table may choose."""

from __future__ import annotations

from engine.core.meta import Meta
from engine.core.options import Option, switch
from engine.games.port_royal.components import CONTRACT_POINTS

BASE = "base"
CARDS = "cards"
CONTRACTS = "contracts"
META = Meta(
    key="port_royal",
    title="Port Royal",
    rules_version=1,
    players=range(2, 6),
    options=(
        # The expansion's persons and ships may be used alone; its contracts only together with them.
        Option("expansion", (BASE, CARDS, CONTRACTS), BASE),
        Option("contract_vp", tuple(CONTRACT_POINTS), "0-1-1", needs=("expansion", (CONTRACTS,))),
        switch("deliberate_bust", default=True),
        switch("expedition_after_bust", default=False),
    ),
    minutes=(20, 50),
    weight=2,
    waits=((26, 0), (61, 0), (86, 0), (110, 0)),
)
