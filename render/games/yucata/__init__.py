"""The pictures of Yucata': the causeway to the sun temple."""

from render.games.yucata.banner import banner
from render.games.yucata.board import board
from render.games.yucata.private import private

__all__ = ["banner", "board", "private"]
