"""What changed since somebody looked: the letters of the recap stand on the picture, where the thing is, and nothing
of what only others know."""

from __future__ import annotations

from collections.abc import Iterable
from unittest.mock import patch

import pytest

from bot.ui.words import grouping, recap
from bot.ui.words.catalogues import game_words, hooks
from bot.ui.words.lines import SIGNS
from bot.ui.words.recap import Teller
from engine import registry
from engine.core.event import Event
from engine.core.game import View
from render import registry as pictures
from render.kit import changes
from render.kit.parts import LETTERS, Which
from render.kit.sheet import Sheet
from tests.support.chronicles import told
from tests.support.pictures import some_words

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


MARKED = [game.key for game in registry.games() if pictures.pictures(game.key).spot is not None]


@pytest.mark.parametrize("key", MARKED)
def test_each_number_of_the_recap_stands_on_the_picture_and_no_other(key: str) -> None:
    game, drawn, marked = registry.game(key), pictures.pictures(key), 0
    words = game_words("en", key).naming(NAMES.__getitem__)
    found = list(told(game, game.players[-1], seed=5, every=4))
    for state, rows in found[2 :: len(found) // 2]:
        for reader in (None, *game.actors(state)):
            which: Which = "board" if reader is None else "private"
            view = game.view(state, reader)

            def shows(
                event: Event, reader: int | None = reader, view: View = view, which: Which = which
            ) -> Iterable[str]:
                assert event.readable_by(reader)
                return hooks(key).shows(view, event, which)

            teller = Teller(words, reader, shows=shows)
            groups = grouping.groups(rows, key, reader)
            if reader is not None:
                said = recap.since(groups, reader, teller, amid=True)
            elif len(actors := game.actors(state)) == 1:
                said = recap.from_last_press(groups, actors[0], teller)
            else:
                said = recap.newest(groups, teller)
            letters = [letter for line in said.lines for letter, sign in SIGNS.items() if line[0] == sign]
            assert letters == list(LETTERS[: len(letters)]), "in their order"
            assert {mark.letter for mark in said.marks} == set(letters)
            draw = drawn.board if reader is None else drawn.private
            sheet = draw(view, some_words(key, "en", NAMES))
            assert drawn.spot is not None
            with patch.object(Sheet, "keep", autospec=True, side_effect=Sheet.keep) as kept:
                changes.draw(sheet, view, which, said.marks, drawn.spot, some_words(key, "en", NAMES))
            pennants = [call.args[1] for call in kept.mock_calls if call.args[2] is changes.pennant]
            assert len({(box.x, box.y) for box in pennants}) == len(pennants) >= len(letters)
            assert all(box.x >= 0 and box.right <= sheet.width and box.bottom <= sheet.height for box in pennants)
            assert sheet.crossed == ()
            marked += len(pennants)
    assert marked
