"""How a decent player of Waters of Nereus thinks."""

from engine.games.nereus.brain.brain import BRAIN as BRAIN
