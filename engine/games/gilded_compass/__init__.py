"""Order of the Gilded Compass by Jeffrey Allers and Bernd Eisenstein: dice, maps, specialists and a secret society."""

from engine.games.gilded_compass.rules import GildedCompass

GAME = GildedCompass()
