"""Facts for the lobby: who may play and what the table may choose."""

from __future__ import annotations

from engine.core.meta import Meta
from engine.core.options import Option, switch
from engine.games.yucata.components import LAYOUTS, RANDOM_LAYOUT

META = Meta(
    key="yucata",
    title="Yucata'",
    rules_version=1,
    players=range(2, 5),
    options=(
        # From one layout the same choices lead to the same match, as long as nobody else decides anything.
        Option("layout", (*LAYOUTS, RANDOM_LAYOUT), "basic", alone=RANDOM_LAYOUT),
        switch("floor", default=True),
    ),
    minutes=(15, 30),
    weight=1,
    waits=((24, 0), (31, 0), (39, 0)),
)
