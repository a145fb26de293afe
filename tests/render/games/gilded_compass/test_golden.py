"""Three pictures as clients show them, beside those that were looked at: a change that can be seen is asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.playout import playout
from engine.games.gilded_compass import GAME
from render.clients import CLIENTS
from render.games.gilded_compass.board import board
from render.games.gilded_compass.private import private
from render.kit.words import picture_words
from render.samples import NAMES
from tests.support.golden import looks_as_it_did

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("client", CLIENTS)
@pytest.mark.parametrize(("name", "seats", "actions"), [("board", 3, 90), ("placing", 4, 40), ("end", 5, 9999)])
def test_a_picture_looks_as_it_was_seen(name: str, seats: int, actions: int, client: str) -> None:
    state, _ = playout(GAME, seats, {"b": "auction", "c": "galleon"}, 6, actions=actions)
    words = picture_words("gilded_compass", "en", NAMES.__getitem__)
    sheet = private(GAME.view(state, state.turn), words) if name == "placing" else board(GAME.view(state, None), words)
    looks_as_it_did(FOLDER / f"{name}-{client}.png", sheet, client)
