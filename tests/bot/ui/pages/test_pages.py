"""Discord takes the pages for people and servers, at their fullest, in every language; they tell what they must."""

from __future__ import annotations

from pathlib import Path

import discord
import msgspec
import pytest

from bot import features
from bot.db.people import Player
from bot.settings import Settings
from bot.ui.pages import phone
from bot.ui.pages.lists import matches_of_guild
from bot.ui.pages.my_matches import my_matches
from bot.ui.pages.settings import (
    choices_form,
    data_page,
    export_page,
    forget_page,
    quiet_form,
    settings_page,
    vacation_form,
)
from bot.ui.press.feature import Features
from bot.ui.words.catalogues import game_words, house_words, named
from bot.ui.words.events import sentences
from engine import registry
from engine.core.event import Event
from render.kit.words import LANGUAGES
from tests.support.limits import check_form, check_message
from tests.support.tables import CHANNEL, GUILD, house_at, stored, user_of

every_game = pytest.mark.parametrize("key", registry.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)

NOW = 1_790_000_000
FULLEST = Player(
    language="de",
    zone="America/Argentina/ComodRivadavia",
    quiet_from=22 * 60,
    quiet_until=7 * 60 + 30,
    away_from=NOW - 86400,
    away_until=NOW + 40 * 86400,
)


@every_language
def test_the_settings_page_and_its_forms(language: str) -> None:
    words = house_words(language)
    there = Features(list(features.everything().values()))
    for player in (Player(), FULLEST):
        page = settings_page(player, words, NOW, there, dm_closed=True)
        check_message(page.to_components())
        rows = [row for row in page.walk_children() if isinstance(row, discord.ui.ActionRow)]
        assert phone.lines(rows) <= 5, "all of it stands on a phone's screen"
        check_form(choices_form(player, words, there).to_dict())
        check_form(quiet_form(player, words).to_dict())
        check_form(vacation_form(player, words, NOW).to_dict())
    everywhere = Settings(support="https://a.org/s", privacy="https://a.org/p", terms="https://a.org/t")
    check_message(data_page(words, everywhere, there).to_components())
    check_message(export_page(words, "hourglass-my-data.json").to_components())


def test_a_secret_of_somebody_else_is_told_only_when_everything_is_open() -> None:
    words = house_words("en")
    events = [Event("undone", {"seat": 0}), Event("undone", {"seat": 1}, to=(1,))]
    assert len(sentences(events, 0, words)) == len(sentences(events, None, words)) == 1
    assert sentences(events, 1, words)[1] == sentences(events, 1, words, everything=True)[1]
    told = sentences(events, None, words, everything=True)
    assert len(told) == 2
    assert "alone: “" in told[1]
    assert "alone: “" not in told[0]


@every_game
async def test_the_end_opens_every_secret_and_nothing_is_open_before(tmp_path: Path, key: str) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, key, registry.game(key).players[-1], 10**6)
        assert table.over
        assert not (await stored(house, key, registry.game(key).players[-1], 10)).over
        words = named(game_words("en", key), table.seats)
        events = [event for row in await house.tables.history(table.row.id) for event in row.events]
        secret = [event for event in events if event.to is not None]
        told = sentences(events, None, words, everything=True)
        assert len(told) == len(events)
        assert sum("alone: “" in line for line in told) == len(secret)
        own = sentences(events, 0, words, everything=True)
        assert sum("alone: “" in line for line in own) == sum(not event.readable_by(0) for event in secret)
        public = sentences(events, None, words)
        assert len(public) == len(events) - len(secret)
        assert not any("alone: “" in line for line in public)


@every_language
async def test_lists_and_the_page_before_forgetting(tmp_path: Path, language: str) -> None:
    words = house_words(language)
    async with house_at(tmp_path) as house:
        for number in range(12):
            for game in registry.games():
                await stored(house, game.key, game.players[-1], (0, 7, 10**6)[number % 3])
                await stored(house, game.key, game.players[0], 0, started=False)
        check_message((await my_matches(house, user_of(0), words)).to_components())
        check_message((await matches_of_guild(house, GUILD, [CHANNEL], words)).to_components())
        unfinished = await house.people.personal.unfinished(user_of(0))
        assert len(unfinished) > 20
        check_message(forget_page(unfinished, words).to_components())
        check_message(forget_page([], words).to_components())


@every_game
async def test_the_lists_do_not_tell_who_has_not_chosen_yet(tmp_path: Path, key: str) -> None:
    """While choices are sealed, what a stranger reads is the same whoever has chosen already."""
    game = registry.game(key)
    async with house_at(tmp_path) as house:
        for steps in range(40):
            table = await stored(house, key, game.players[-1], steps)
            if table.state is None or not game.view(table.state, None).secret_waits:
                continue
            told = str((await matches_of_guild(house, GUILD, [CHANNEL], house_words("en"))).to_components())
            line = next(line for line in told.split("• ") if f"table {table.row.id}]" in line)
            assert "<@" not in line
            return


def test_a_player_who_chose_nothing_has_sensible_settings() -> None:
    assert msgspec.json.decode(b"{}", type=Player) == Player()
