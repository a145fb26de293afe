"""Pictures beside those that somebody has looked at: a change that anybody would see is asked about."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render.clients import CLIENTS, message
from render.kit.sheet import Sheet

MOST_SEEN = 0.0001
"""The share of pixels that may differ strongly: letters set a little otherwise, not another number."""


def looks_as_it_did(file: Path, sheet: Sheet, client: str) -> None:
    """A message with the picture, as a client shows it, is that of the file; delete the file to have it drawn anew."""
    # With few colours files are small; the same picture is given the same ones.
    image = message(sheet, CLIENTS[client]).quantize(256)
    if not file.is_file():
        file.parent.mkdir(exist_ok=True)
        image.save(file, optimize=True)
        pytest.fail(f"{file.name} was missing and has been drawn: look at it, then run again")
    with Image.open(file) as golden:
        assert golden.size == image.size
        off = ImageChops.difference(golden.convert("RGB"), image.convert("RGB")).convert("L")
    assert ImageStat.Stat(off).mean[0] < 1.0
    assert sum(off.histogram()[60:]) < MOST_SEEN * image.width * image.height
