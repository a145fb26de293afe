"""The pictures of Waters of Nereus."""

from render.games.nereus.banner import banner
from render.games.nereus.board import board
from render.games.nereus.private import private

__all__ = ["banner", "board", "private"]
