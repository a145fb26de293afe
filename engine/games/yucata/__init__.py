"""Yucata' by Stefan Dorra: seven cards, one track, pale stones and dark ones."""

from engine.games.yucata.rules import Yucata

GAME = Yucata()
