"""The pictures of Waters of Nereus."""

from render.games.nereus.board import board
from render.games.nereus.private import private

__all__ = ["board", "private"]
