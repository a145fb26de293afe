"""Nothing that is made for a reader depends on what the reader cannot know.

For positions of every game and every reader, the hidden parts are drawn anew (`determinize`); everything that the
reader gets must stay the same to the byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from bot.features.history.pages import history_of
from bot.services.table.scene import Table
from bot.ui.pages.answers import OPEN, SURE, TICK, entries, parse_path
from bot.ui.pages.desk import desk
from bot.ui.pages.forms import tick_form
from bot.ui.pages.table import table_panel
from bot.ui.press.house import House
from bot.ui.press.open_desks import Opened
from bot.ui.words.catalogues import game_words, hooks, named, plain
from bot.ui.words.events import sentences
from engine import registry
from engine.core.chance import seeded
from engine.core.event import readable
from engine.core.match import told
from engine.core.playout import playout
from render.registry import pictures as pictures_of
from tests.support.pictures import part_names
from tests.support.tables import house_at, scene, stored

every_game = pytest.mark.parametrize("key", registry.keys())
WORLDS = 2


def written(shown: tuple[discord.ui.LayoutView, Sequence[discord.File]]) -> list[Any]:
    """A message as data: every component, custom id, file name and alt text."""
    view, files = shown
    return [view.to_components(), [(file.filename, file.description) for file in files]]


async def made_for(house: House, table: Table, reader: int | None) -> bytes:
    """Everything that a reader gets to see at a moment."""
    words = game_words("en", table.game.key)
    flat = plain(words, table.seats)
    view = table.game.view(table.state, reader)
    hook = hooks(table.game.key)
    drawn = pictures_of(table.game.key)
    found: list[Any] = [hook.alt(view, flat, name) for name in part_names(drawn.board, view, flat)]
    if reader is None:
        found.append(written(await table_panel(house, await scene(house, table))))
        return msgspec.json.encode(found)
    rows = await house.tables.history(table.row.id)
    found += [hook.private_alt(view, flat, name) for name in part_names(drawn.private, view, flat)]
    found.append(history_of(table, rows, reader, words))
    found.append(written(await desk(house, await scene(house, table), reader, "en", Opened(0))))
    if reader not in table.actors():
        found.append(written(await desk(house, await scene(house, table), reader, "en")))
        return msgspec.json.encode(found)
    question = table.game.question(table.state, reader)
    legal = table.game.legal(table.state, reader)
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        path = waiting.pop()
        found.append(written(await desk(house, await scene(house, table), reader, "en", Opened(0, path, look=True))))
        here = entries(question, legal, path, flat)
        waiting += [parse_path(entry.token) for entry in here if entry.verb == OPEN]
        for entry in [entry for entry in here if entry.verb == SURE][:2]:
            sure = Opened(0, look=True, sure=int(entry.token))
            found.append(written(await desk(house, await scene(house, table), reader, "en", sure)))
        if any(entry.verb == TICK for entry in here):
            found.append(tick_form(table, question, flat).to_dict())
    return msgspec.json.encode(found)


@every_game
@pytest.mark.parametrize("count", [4, pytest.param(16, marks=pytest.mark.soak)])
async def test_what_a_reader_gets_does_not_depend_on_what_it_cannot_know(key: str, count: int, tmp_path: Path) -> None:
    game = registry.game(key)
    async with house_at(tmp_path) as house:
        for seats in dict.fromkeys((game.players[0], game.players[-1])):
            steps = playout(game, seats, {}, 5)[1]
            for part in range(count):
                table = await stored(house, key, seats, steps * part // count + part % 3)
                for reader in (None, *range(seats)):
                    seen = await made_for(house, table, reader)
                    for world in range(WORLDS):
                        other = game.determinize(table.state, reader, seeded(100 * part + world))
                        assert await made_for(house, msgspec.structs.replace(table, state=other), reader) == seen


@every_game
async def test_the_history_tells_each_reader_only_what_is_meant_for_it(key: str, tmp_path: Path) -> None:
    game = registry.game(key)
    async with house_at(tmp_path) as house:
        table = await stored(house, key, game.players[-1], 10**6)
        rows = told(await house.tables.history(table.row.id))
        aloud = named(game_words("en", key), table.seats)
        for reader in (None, *range(len(table.seats))):
            may_read = [event for row in rows for event in readable(row.events, reader)]
            assert len(sentences((e for row in rows for e in row.events), reader, aloud)) == len(may_read)
            assert all(event.to is None or reader in event.to for event in may_read)
