"""Two pictures beside reduced ones that were looked at: a change that anybody would see is asked about.

`GOLDEN=write python -m pytest tests/render/games/gilded_compass/test_golden.py` draws them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.playout import playout
from engine.games.gilded_compass import GAME
from render.games.gilded_compass.board import board
from render.games.gilded_compass.private import private
from render.kit.words import picture_words
from render.samples import NAMES

FOLDER = Path(__file__).parent / "golden"
REDUCED = 6


@pytest.mark.parametrize(("name", "seats", "actions"), [("board", 3, 90), ("placing", 4, 40)])
def test_a_picture_looks_as_it_was_seen(name: str, seats: int, actions: int) -> None:
    state, _ = playout(GAME, seats, {"b": "auction", "c": "galleon"}, 6, actions=actions)
    words = picture_words("gilded_compass", "en", NAMES.__getitem__)
    sheet = board(GAME.view(state, None), words) if name == "board" else private(GAME.view(state, state.turn), words)
    small = sheet.image().reduce(REDUCED)
    file = FOLDER / f"{name}.png"
    if os.environ.get("GOLDEN") == "write":
        FOLDER.mkdir(exist_ok=True)
        small.save(file)
    with Image.open(file) as opened:
        golden = opened.convert("RGB")
    assert small.size == golden.size
    difference = ImageChops.difference(small, golden).convert("L")
    assert ImageStat.Stat(difference).mean[0] < 1.0
    # A die in another colour is a patch that differs much, however small it is.
    strong = difference.point([0] * 60 + [255] * 196)  # pyright: ignore[reportUnknownMemberType]
    assert ImageStat.Stat(strong).mean[0] < 0.25
