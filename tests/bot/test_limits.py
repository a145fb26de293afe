"""Discord takes every panel, desk, form, page and command, of every game, at every kind of moment."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from bot import features
from bot.client import Translator
from bot.features.history.pages import history_of, history_page, record_page
from bot.features.rules.pages import rule_slugs, rules_page
from bot.services.table.played import paper
from bot.services.table.scene import Table
from bot.ui.pages import answers
from bot.ui.pages.answers import OPEN, SURE, TICK, entries, parse_path
from bot.ui.pages.arrangement import arranged
from bot.ui.pages.desk import desk
from bot.ui.pages.forms import OF_GAME, PACE, SWITCHES, options_form, tick_form
from bot.ui.pages.lobby import lobby_card
from bot.ui.pages.more import more_page
from bot.ui.pages.result import result_card
from bot.ui.pages.table import table_panel
from bot.ui.press.feature import OF_EVERY_TABLE
from bot.ui.press.house import House
from bot.ui.press.open_desks import Opened
from bot.ui.words.catalogues import game_words, plain
from engine import registry
from engine.core import match as record
from engine.core.playout import playout
from engine.core.question import Answer, Label, Question
from render.kit.words import LANGUAGES
from tests.support.limits import SELECT, check_command, check_form, check_view, walk
from tests.support.tables import house_at, scene, stored

every_game = pytest.mark.parametrize("key", registry.keys())


def moments(key: str, seats: int, count: int) -> Iterator[int]:
    """Numbers of steps, from the start to the end of a match."""
    steps = playout(registry.game(key), seats, {}, 5)[1]
    yield from (steps * part // (count - 1) for part in range(count - 1))
    yield 10**6


def selects(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The selects of a message."""
    return [part for part in walk(parts) if part["type"] == SELECT]


def paths(table: Table, seat: int) -> Iterator[tuple[answers.Path, list[answers.Entry]]]:
    """Every place in the tree of answers, with what can be pressed there."""
    question = table.game.question(table.state, seat)
    legal = table.game.legal(table.state, seat)
    words = plain(game_words("en", table.game.key), table.seats)
    waiting: list[answers.Path] = [()]
    while waiting:
        path = waiting.pop()
        found = entries(question, legal, path, words)
        yield path, found
        waiting += [parse_path(entry.token) for entry in found if entry.verb == OPEN]


async def look_at_desks(house: House, table: Table, seat: int) -> None:
    """Every form of the desk of a seat."""
    for language in LANGUAGES:
        check_view(*await desk(house, await scene(house, table), seat, language))
    if seat not in table.actors():
        check_view(*await desk(house, await scene(house, table), seat, LANGUAGES[0]))
        return
    question = table.game.question(table.state, seat)
    offered: set[int] = set()
    for path, found in paths(table, seat):
        moved_on = Opened(0, path, "refusal-moved-on", look=True)
        for language in LANGUAGES:
            check_view(*await desk(house, await scene(house, table), seat, language, moved_on))
        offered |= {int(entry.token) for entry in found if entry.verb in (answers.DO, SURE) and not entry.disabled}
        for entry in [entry for entry in found if entry.verb == SURE][:4]:
            sure = Opened(0, look=True, sure=int(entry.token))
            check_view(*await desk(house, await scene(house, table), seat, LANGUAGES[-1], sure))
        if any(entry.verb == TICK for entry in found):
            for language in LANGUAGES:
                words = plain(game_words(language, table.game.key), table.seats)
                check_form(tick_form(table, question, words).to_dict())
    legal = table.game.legal(table.state, seat)
    ticked = {answer.action for answer in question.legal() if answer.picked is not None}
    assert {legal[number] for number in offered} | ticked == set(legal), "an action that nobody can press"


@every_game
@pytest.mark.parametrize("count", [7, pytest.param(28, marks=pytest.mark.soak)])
async def test_panels_and_desks(key: str, count: int, tmp_path: Path) -> None:
    game = registry.game(key)
    async with house_at(tmp_path) as house:
        for seats in dict.fromkeys((game.players[0], game.players[-1])):
            for number, steps in enumerate(moments(key, seats, count)):
                language = LANGUAGES[number % len(LANGUAGES)]
                table = await stored(house, key, seats, steps, language=language, computers=number % 2)
                check_view(*await table_panel(house, await scene(house, table)))
                for seat in range(seats):
                    await look_at_desks(house, table, seat)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
async def test_cards_pages_and_forms(key: str, language: str, tmp_path: Path) -> None:
    game = registry.game(key)
    words = game_words(language, key)
    async with house_at(tmp_path) as house:
        for seats in (1, game.players[-1]):
            table = await stored(house, key, max(seats, game.players[0]), 0, language=language, started=False)
            if seats == 1:
                table = msgspec.structs.replace(table, seats=table.seats[:1])
            else:
                seat = msgspec.structs.replace(table.seats[-1], kind="computer", user_id=None)
                table = msgspec.structs.replace(table, seats=(*table.seats[:-1], seat))
            check_view(*await lobby_card(house, table))
            check_view(more_page(table, words, 0))
            added = [each for one in features.everything().values() for each in one.table]
            form = options_form(table, words, [*OF_EVERY_TABLE, *added]).to_dict()
            check_form(form)
            asked = {PACE, SWITCHES, OF_GAME, *(option.key for option in game.options if not option.is_switch)}
            assert {part["component"]["custom_id"] for part in form["components"]} <= asked
        for steps in (0, 40, 10**6):
            table = await stored(house, key, game.players[-1], steps, language=language)
            check_view(*await lobby_card(house, table))
            check_view(more_page(table, words, 0))
            rows = await house.tables.history(table.row.id)
            links = await house.features.turn_links(table.row.guild_id)
            for reader in (None, 0):
                told = history_of(table, rows, reader, words)
                for page in (None, *range(len(told) + 1)):
                    check_view(history_page(table, told, page, words, links))
            if table.row.outcome is not None:
                check_view(*await result_card(house, table))
                live = record.live(await house.tables.history(table.row.id))
                check_view(*record_page(table, paper(table, live), words))
        for slug in ["", *rule_slugs(words)]:
            shown = check_view(rules_page(key, words, slug, table.row.id))
            listed = [option["value"] for part in selects(shown) for option in part["options"]]
            assert set(listed) >= {*rule_slugs(words)}, "a rule that cannot be chosen"


async def test_commands_in_every_language(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        client: Any = house.client
        tree = client.tree
        commands = tree.get_commands()
        assert 1 <= len(commands) <= 100
        translator = Translator()
        for command in commands:
            payload = await command.get_translated_payload(tree, translator)
            check_command(payload)
            translated = "description" if payload["type"] == 1 else "name"
            assert set(payload[f"{translated}_localizations"]) >= set(LANGUAGES[1:])


def made_up(count: int, *, hint: bool = False, confirm: bool = False, groups: int = 0) -> Question:
    """A question with so many answers."""
    given = tuple(
        Answer(
            ("take", number),
            Label("hinted" if hint else "short", {"n": number}),
            path=(Label("group", {"n": number % groups}),) if groups else (),
            confirm=Label("sure", {"n": number}) if confirm else None,
        )
        for number in range(count)
    )
    return Question(Label("take"), given)


class Sayings:
    """Words of a made-up game: every text has the same length."""

    def __init__(self, length: int) -> None:
        self.length = length

    def __contains__(self, key: str) -> bool:
        return key == "answer-hinted-hint"

    def __call__(self, key: str, **values: Any) -> str:
        return self.say(key, values)

    def say(self, key: str, values: Any) -> str:
        """A text of the length, different for each answer."""
        return f"{values.get('n', '')}·{key}".ljust(self.length, "x")


@pytest.mark.parametrize("count", [1, 5, 6, 10, 11, 24, 25, 26, 60])
@pytest.mark.parametrize("length", [10, 38, 39, 80, 200])
@pytest.mark.parametrize("hint", [False, True])
def test_any_number_of_answers_of_any_length_fits(count: int, length: int, hint: bool) -> None:
    question = made_up(count, hint=hint)
    words: Any = Sayings(length)
    legal = [answer.action for answer in question.answers]
    found = entries(question, legal, (), words)
    rows = arranged(question, found, 10**14, 10**8, words).rows()
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container()
    for row in rows:
        box.add_item(row)
    view.add_item(box)
    shown = check_view(view)
    pressed = [
        *(option["value"].partition(":")[2] for part in selects(shown) for option in part["options"]),
        *(
            inner["custom_id"].rpartition(":")[2]
            for part in shown[0]["components"]
            for inner in part["components"]
            if inner["type"] == 2
        ),
    ]
    assert sorted(map(int, pressed)) == list(range(count))
