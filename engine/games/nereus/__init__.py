"""Waters of Nereus by Steve Finn: a crew, a sea of treasures and a cabin to fill."""

from engine.games.nereus.rules import Nereus

GAME = Nereus()
