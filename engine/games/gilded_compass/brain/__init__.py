"""How a decent player of Order of the Gilded Compass thinks: what lies where, what it promises, and a rule of thumb."""

from engine.games.gilded_compass.brain.brain import BRAIN as BRAIN
