"""Port Royal by Alexander Pfister: draw ships and persons until you dare no more."""

from engine.games.port_royal.rules import PortRoyal

GAME = PortRoyal()
