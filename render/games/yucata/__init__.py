"""The pictures of Yucata'."""

from render.games.yucata.board import board
from render.games.yucata.hand import private

__all__ = ["board", "private"]
