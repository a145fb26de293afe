"""Facts for the lobby: who may play and what the table may choose."""

from __future__ import annotations

from engine.core.options import Option, switch
from engine.games.gilded_compass.components import B_BUILDINGS, C_BUILDINGS

KEY = "gilded_compass"
TITLE = "Order of the Gilded Compass"
RULES_VERSION = 2
PLAYERS = range(2, 6)
RANDOM = "random"
OPTIONS = (
    Option("b", (*B_BUILDINGS, RANDOM), B_BUILDINGS[0]),
    Option("c", (*C_BUILDINGS, RANDOM), RANDOM),
    switch("coveted", default=False),
    switch("ally", default=False),
    switch("tools", default=False),
    switch("fragments", default=False),
)
