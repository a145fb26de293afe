"""Facts for the lobby: who may play and what the table may choose."""

from __future__ import annotations

from engine.core.meta import Meta
from engine.core.options import Option, switch
from engine.games.gilded_compass.components import B_BUILDINGS, C_BUILDINGS

RANDOM = "random"
META = Meta(
    key="gilded_compass",
    title="Order of the Gilded Compass",
    rules_version=2,
    players=range(2, 6),
    options=(
        Option("b", (*B_BUILDINGS, RANDOM), B_BUILDINGS[0]),
        Option("c", (*C_BUILDINGS, RANDOM), RANDOM),
        switch("coveted", default=False),
        switch("ally", default=False),
        switch("tools", default=False),
        switch("fragments", default=False),
    ),
    minutes=(30, 60),
    weight=3,
)
