"""Facts for the lobby: who may play and what the table may choose."""

from __future__ import annotations

from engine.core.meta import Meta
from engine.core.options import Option, switch
from engine.games.gilded_compass.components import AUCTION, B_BUILDINGS, C_BUILDINGS, ILLUMINATI, TEMPLE, TOWER

RANDOM = "random"
META = Meta(
    key="gilded_compass",
    title="Order of the Gilded Compass",
    rules_version=2,
    players=range(2, 6),
    options=(
        Option("b", (*B_BUILDINGS, RANDOM), B_BUILDINGS[0]),
        Option("c", (*C_BUILDINGS, RANDOM), RANDOM),
        # Each expansion belongs to a building; where the lot decides, that may be drawn.
        switch("coveted", default=False, needs=("b", (AUCTION, RANDOM))),
        switch("ally", default=False, needs=("c", (ILLUMINATI, RANDOM))),
        switch("tools", default=False, needs=("c", (TEMPLE, RANDOM))),
        switch("fragments", default=False, needs=("c", (TOWER, RANDOM))),
    ),
    minutes=(30, 60),
    weight=3,
    waits=((73, 0), (107, 0), (115, 0), (136, 0)),
)
