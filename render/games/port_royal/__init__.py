"""The pictures of Port Royal."""

from render.games.port_royal.board import board
from render.games.port_royal.hand import private

__all__ = ["board", "private"]
