"""Characters in the words of a finished message become pictures, as far as there are any and there is room."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ui.press import signs as signs_module
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import Handler
from bot.ui.press.reply import Reply
from bot.ui.press.signs import LONGEST, Signs
from bot.ui.stands import emoji as emoji_module
from bot.ui.stands import messages
from bot.ui.words.catalogues import HOUSE, hooks
from engine import registry
from tests.support.town import Town, labels, town


def emoji(name: str, number: int) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=name, id=number)


GAMES = ("", *(game.key for game in registry.games()))
SEAT, RED, GREEN = emoji("seat", 1), emoji("red", 2), emoji("green", 3)


@pytest.fixture
def signs() -> Signs:
    found = Signs()
    found.know({"●": SEAT}, {"port_royal": {"♥": RED}, "nereus": {"✚": GREEN}})
    return found


def message(*parts: discord.ui.Item[Any], game: str = "port_royal") -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    accent = hooks(game).accent if game else HOUSE
    return view.add_item(discord.ui.Container(*parts, accent_colour=accent))


def painted(signs: Signs, text: str, game: str = "port_royal") -> str:
    shown = discord.ui.TextDisplay[Any](text)
    signs.paint(message(shown, game=game))
    return shown.content


def test_a_text_has_the_pictures_of_its_game(signs: Signs) -> None:
    assert painted(signs, "●\u00a0**Ana** ♥ ✚") == f"{SEAT}\u00a0**Ana** {RED} ✚"
    assert painted(signs, "●\u00a0**Ana** ♥ ✚", "nereus") == f"{SEAT}\u00a0**Ana** ♥ {GREEN}"
    assert painted(signs, "●\u00a0**Ana** ♥ ✚", "") == f"{SEAT}\u00a0**Ana** ♥ ✚", "a message of no game"
    assert painted(signs, "♥\ufe0f") == str(RED), "a character that asks for its colours"


def test_text_beside_the_container_belongs_to_the_game_too(signs: Signs) -> None:
    text = discord.ui.TextDisplay[Any]("♥")
    view = message(discord.ui.TextDisplay("x"))
    signs.paint(view.add_item(text))
    assert text.content == str(RED)


def test_until_there_are_pictures_the_characters_stay() -> None:
    assert painted(Signs(), "●\u00a0**Ana** ♥") == "●\u00a0**Ana** ♥"


def test_a_message_may_be_painted_again(signs: Signs) -> None:
    assert painted(signs, painted(signs, "● ♥")) == f"{SEAT} {RED}"


def test_code_stays_as_it_is_written(signs: Signs) -> None:
    table = "```\n● 1\n♥ 2\n```"
    assert painted(signs, f"♥ {table} `♥` ♥") == f"{RED} {table} `♥` {RED}"


def test_no_message_gets_too_long_and_no_mention_is_cut(signs: Signs) -> None:
    """Three more would fit, and a bit."""
    first = discord.ui.TextDisplay[Any]("♥ " * 2)
    last = discord.ui.TextDisplay[Any]("♥" * 9)
    filled = LONGEST - len(first.content) - len(last.content) - 3 * (len(str(RED)) - 1) - 4
    view = message(first, discord.ui.TextDisplay("x" * filled), last)
    signs.paint(view)
    assert first.content == f"{RED} {RED} "
    assert last.content == f"{RED}{'♥' * 8}"
    assert view.content_length() == LONGEST - 4


def test_what_a_label_begins_with_is_its_emoji(signs: Signs) -> None:
    labels = ("♥ red → chest", "●\u00a0Ana", "Take it ♥", "♥♥", "♥")
    found = [discord.ui.Button[Any](label=label, custom_id=label) for label in labels]
    signs.paint(message(discord.ui.ActionRow(*found)))
    assert [(one.emoji, one.label) for one in found] == [
        (RED, "red → chest"),
        (SEAT, "Ana"),
        (None, "Take it ♥"),
        (None, "♥♥"),
        (None, "♥"),
    ]


def test_choices_have_theirs_too(signs: Signs) -> None:
    options = [discord.SelectOption(label="♥ red", value="1"), discord.SelectOption(label="none", value="2")]
    signs.paint(message(discord.ui.ActionRow(discord.ui.Select[Any](options=options, custom_id="s"))))
    assert [(one.emoji, one.label) for one in options] == [(RED, "red"), (None, "none")]


@pytest.mark.parametrize("key", registry.keys())
def test_no_game_has_the_accent_of_another(key: str) -> None:
    others = {hooks(game).accent for game in set(registry.keys()) - {key}} - {HOUSE}
    assert hooks(key).accent not in others, "a message is known by it"


def test_the_characters_come_back_on_buttons_and_choices(signs: Signs) -> None:
    button = discord.ui.Button[Any](label="♥ take it")
    option = discord.SelectOption(label="●\u00a0Ana")
    plain = discord.ui.Button[Any](label="other", emoji="🎲")
    text = discord.ui.TextDisplay[Any]("♥")
    view = message(
        discord.ui.ActionRow(button, plain), discord.ui.ActionRow(discord.ui.Select[Any](options=[option])), text
    )
    signs.paint(view)
    assert signs.spell(view)
    assert (button.label, button.emoji) == ("♥ take it", None)
    assert (option.label, option.emoji) == ("● Ana", None)
    assert str(plain.emoji) == "🎲", "not the bot's own"
    assert text.content == str(RED), "in a text it is no mistake"
    assert not signs.spell(view), "there is nothing left to be refused"


UNKNOWN = {"status": 400, "code": 50035, "message": "Invalid Form Body\nIn components.0.emoji.id: Invalid emoji"}


def way(where: discord.ui.LayoutView | discord.ui.View | None = None) -> Any:
    """A message with a button that begins with a sign."""
    item = discord.ui.Button[Any](label="● take it", custom_id="b:way:0:0:")
    return message(discord.ui.ActionRow(item), game="") if where is None else where.add_item(item)


async def test_a_message_is_sent_with_characters_where_discord_does_not_know_its_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New ones, edits, plain words and the answers to presses, at once and later."""
    known = Signs()
    known.know({"●": SEAT}, {})
    monkeypatch.setattr(signs_module, "SIGNS", known)
    async with town(tmp_path, 1) as place:
        house, where = place.house, place.channel.id
        card = await place.open_table("yucata", 1)

        async def answers(house: House, reply: Reply, press: Press) -> None:
            reply.in_place = bool(press.token)
            await reply.show(way())

        client: Any = house.client
        client.presses = {**client.presses, "way": Handler("way", answers)}

        def refuse(method: str, path: str) -> None:
            place.env.inject_error(method, path, times=1, **UNKNOWN)

        refuse("POST", f"/channels/{where}/messages")
        posted = await messages.post(house, where, "1", way())
        refuse("POST", f"/channels/{where}/messages")
        await messages.say(house, where, "2", "words", way(discord.ui.View(timeout=None)).children)
        refuse("PATCH", f"/channels/{where}/messages/*")
        assert await messages.edit(house, posted, way())
        for token in ("", "here"):
            refuse("POST", "/interactions/*/callback")
            answer = await place.forge(place.people[0], card, f"b:way:0:0:{token}")
            assert labels(answer.response if not token else place.fresh(card)) == ["● take it"], token
        stand = [one for one in place.channel.history() if labels(one) == ["● take it"]]
        assert len(stand) == 3
        assert labels(place.fresh(await later(place, way()))) == ["take it"], "what is known is shown"


async def later(place: Town, view: Any) -> Any:
    """A message that nothing is wrong with."""
    await messages.post(place.house, place.channel.id, "3", view)
    return place.channel.last_message


async def test_pictures_that_somebody_has_deleted_are_brought_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Signs()
    for module in (signs_module, emoji_module):
        monkeypatch.setattr(module, "SIGNS", known)
    async with town(tmp_path, 1, pictures=True) as place:
        there = place.env.backend.application_emojis
        keeping = asyncio.create_task(emoji_module.keep(place.house))
        count = len({sign.name for game in GAMES for sign in await place.house.pictures.signs(game)})
        await place.until(lambda: len(there) == count)
        place.env.inject_error("POST", f"/channels/{place.channel.id}/messages", times=1, **UNKNOWN)
        there.clear()
        await messages.post(place.house, place.channel.id, "1", way())
        await place.until(lambda: len(there) == count)
        keeping.cancel()


async def test_another_mistake_in_a_message_is_none_of_its_pictures(signs: Signs, tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        path = f"/channels/{place.channel.id}/messages"
        place.env.inject_error("POST", path, times=9, **{**UNKNOWN, "message": "Invalid Form Body"})
        with pytest.raises(discord.HTTPException):
            await messages.post(place.house, place.channel.id, "1", way())
