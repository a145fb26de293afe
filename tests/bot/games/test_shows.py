"""What changed since somebody looked: the numbers of the recap stand on the picture, where the thing is, and nothing
of what only others know."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bot.ui.words import grouping, recap
from bot.ui.words.catalogues import game_words, hooks
from bot.ui.words.lines import NUMBERS
from bot.ui.words.recap import Teller
from engine import registry
from engine.core.event import Event
from engine.core.game import View
from render import registry as pictures
from render.kit import changes
from render.kit.parts import Which
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
            numbers = [NUMBERS.index(line[0]) + 1 for line in said.lines if line[0] in NUMBERS]
            assert numbers == list(range(1, len(numbers) + 1)), "in their order"
            assert {mark.number for mark in said.marks} == set(numbers)
            draw = drawn.board if reader is None else drawn.private
            sheet = draw(view, some_words(key, "en", NAMES))
            before = len(sheet._placed)  # pyright: ignore[reportPrivateUsage]
            assert drawn.spot is not None
            changes.draw(sheet, view, which, said.marks, drawn.spot)
            pins = sheet._placed[before:]  # pyright: ignore[reportPrivateUsage]
            assert len({(pin.left, pin.top) for pin in pins}) == len(pins) >= len(numbers)
            assert all(pin.right <= sheet.width and pin.bottom <= sheet.height for pin in pins)
            assert sheet.crossed == ()
            marked += len(pins)
    assert marked
