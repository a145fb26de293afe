"""The pictures of Port Royal."""

from render.games.port_royal.banner import banner
from render.games.port_royal.board import board
from render.games.port_royal.private import private

__all__ = ["banner", "board", "private"]
