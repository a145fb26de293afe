"""The pages of a replay, of every game and in every language."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import discord
import pytest

from bot.features.replay.pages import animation_name, animation_page, eyes_for, replay_page
from bot.services.processes.right_of_way import Showing
from bot.services.study.replay import turns
from bot.ui.words.lines import SIGNS
from engine import registry
from engine.core import match as record
from engine.core.game import View
from render.kit.parts import Mark, Which
from render.kit.words import LANGUAGES, Words
from render.orders import PartFile
from tests.support.limits import check_message
from tests.support.tables import NoPictures, house_at, stored

every_game = pytest.mark.parametrize("key", registry.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
async def test_every_page_of_a_replay(tmp_path: Path, key: str, language: str) -> None:
    seats = registry.game(key).players[-1]
    async with house_at(tmp_path) as house:
        for steps in (0, 30, 10**6):
            table = await stored(house, key, seats, steps)
            live = record.live(await house.tables.history(table.row.id))
            found = turns(live, over=table.over)
            assert found[-1].end == len(live) or not table.over
            for reader in (None, 1):
                for eyes in eyes_for(table, reader)[:3]:
                    for at in {0, len(found) // 2, len(found) - 1}:
                        view, files = await replay_page(house, table, live, found, at, eyes, reader, language)
                        check_message(view.to_components())
                        assert all(1 <= len(file.description or "") <= 1024 for file in files)
            file = discord.File(BytesIO(b""), filename=animation_name(table), description="x")
            check_message(animation_page(table, file, 0, 99, 40, language).to_components())


class Marked(NoPictures):
    """Keeps what was to be marked on the last picture."""

    marks: tuple[Mark, ...] = ()

    async def draw(
        self, game: str, which: Which, view: View, words: Words, showing: Showing, marks: tuple[Mark, ...] = ()
    ) -> tuple[PartFile, ...]:
        self.marks = marks
        return await super().draw(game, which, view, words, showing, marks)


async def test_each_step_of_a_replay_marks_on_its_picture_what_it_tells(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 10**6)
        live = record.live(await house.tables.history(table.row.id))
        found = turns(live, over=True)
        house.pictures = pictures = Marked()
        drawn = list[tuple[Mark, ...]]()
        texts = list[str]()
        for at in range(len(found)):
            page, _ = await replay_page(house, table, live, found, at, None, None, "en")
            drawn.append(pictures.marks)
            texts.append(str(page.to_components()))
        for marks, text in zip(drawn, texts, strict=True):
            assert {SIGNS[mark.letter] for mark in marks} == {sign for sign in SIGNS.values() if sign in text}
        assert all(drawn[1:-1]), "each step has its pennants"
        assert drawn[0] == drawn[-1] == (), "the set-up tells nothing, the end is another picture"
