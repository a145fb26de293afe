"""The pictures of Order of the Gilded Compass."""

from render.games.gilded_compass.banner import banner
from render.games.gilded_compass.board import board
from render.games.gilded_compass.private import private

__all__ = ["banner", "board", "private"]
