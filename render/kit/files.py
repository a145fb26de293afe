"""Files of pictures: how their names end."""

from __future__ import annotations

PNG = ".png"
GIF = ".gif"
