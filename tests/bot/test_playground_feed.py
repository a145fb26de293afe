"""What the playground's page is told, and when: without a browser."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from PIL import Image

from bot.playground import feed as feeds
from bot.playground import requests
from bot.playground.acts import Acts
from bot.playground.clock import PlaygroundClock
from bot.playground.developer import Developer
from bot.playground.feed import Feed
from bot.playground.world import World
from bot.services.processes.pictures import Pictures
from bot.services.processes.right_of_way import Showing
from engine.core.action import Action
from engine.core.game import View
from render.kit.parts import MAIN
from render.kit.words import Words
from render.orders import Mark, PartFile, Which
from tests.support.drawing import DrawnHere
from tests.support.thinking import InProcess
from tests.support.town import town


class Slow(InProcess):
    """A computer that does not come to an end of its thoughts."""

    async def choose(self, game: str, world: Any, seat: int, level: str, chance: int) -> Action:
        await asyncio.Event().wait()
        return await super().choose(game, world, seat, level, chance)


class Blank(Pictures):
    """Draws nothing: the page wants to know only how large a picture is."""

    async def draw(
        self, game: str, which: Which, view: View, words: Words, showing: Showing, marks: tuple[Mark, ...] = ()
    ) -> tuple[PartFile, ...]:
        data = BytesIO()
        Image.new("1", (4, 3)).save(data, "PNG")
        return (PartFile(MAIN, data.getvalue()),)


class Page:
    """An open page: what it has been told."""

    def __init__(self, world: World, feed: Feed, acts: Acts) -> None:
        self.world = world
        self.feed = feed
        self.acts = acts
        self.rooms: dict[str, dict[str, Any]] = {}
        self.messages: dict[str, dict[str, Any]] = {}
        self.texts: list[str] = []
        self.notices: list[dict[str, Any]] = []
        self.languages: dict[str, str] = {}
        self.heard = asyncio.Event()

    def take(self, news: dict[str, Any]) -> None:
        """Hear of something."""
        self.rooms |= {room["id"]: room for room in news.get("rooms", [])}
        self.messages |= {message["id"]: message for message in news.get("messages", [])}
        self.texts += [message["text"] for message in news.get("messages", [])]
        self.notices += [news["notice"]] if "notice" in news else []
        self.languages |= news.get("languages", {})
        self.heard.set()

    async def ask(self, request: requests.Request) -> dict[str, Any]:
        """What is answered."""
        return await self.acts.answer(request)


@asynccontextmanager
async def page(folder: Path) -> AsyncGenerator[Page]:
    """A page of a playground whose computers never act, and that tells by itself nothing yet."""
    async with town(folder, 0, thinking=Slow) as place:
        place.house.pictures = Blank(DrawnHere())
        world = World(place.env, place.house, PlaygroundClock())
        developer = Developer(world)
        feed = Feed(world, developer)
        found = Page(world, feed, Acts(world, feed, developer))
        found.take(await feed.join(found.take))
        yield found


async def test_what_an_answer_leads_to_is_told_before_it_however_long_computers_think(tmp_path: Path) -> None:
    async with page(tmp_path) as here:
        (ana, *_) = here.world.people
        for number in range(8):  # a computer begins in three of four
            wanted = requests.Open(id=f"open-{number}", person=str(ana), game="yucata", computers=True)
            answer = await here.ask(wanted)
            assert answer["result"] == "done", answer
            assert answer["room"] in here.rooms
        assert 0 in [len(room["asked"]) for room in here.rooms.values() if room["kind"] == "thread"]
        lesson = await here.ask(requests.Learn(id="learn", person=str(ana), game="yucata"))
        assert str(ana) in here.rooms[lesson["room"]]["asked"]
        await here.ask(requests.Learn(id="learn-2", person=str(ana), game="port_royal"))
        told = here.rooms[lesson["room"]]
        games = {number: table["game"] for number, table in enumerate(told["about"])}
        assert games == {0: "Port Royal", 1: "Yucata'"}, "the newest one first"
        assert set(told["asked"]) == {str(ana)}


async def test_everything_is_in_the_language_of_the_first_browser_that_comes(tmp_path: Path) -> None:
    async with page(tmp_path) as here:
        (ana, *_) = here.world.people
        look = requests.Commands(id="commands-1", person=str(ana), room=str(here.world.channel.id))
        assert "Learn a game" in str(await here.ask(look))
        await here.world.speak("de")
        await here.world.speak("en")  # another one comes later
        await here.feed.refresh()
        assert set(here.languages.values()) == {"de"}
        assert {await here.world.house.guild_language(guild.id) for guild in here.world.guilds} == {"de"}
        commands = await here.ask(msgspec.structs.replace(look, id="commands-2"))
        assert "Ein Spiel lernen" in str(commands)
        assert "Learn a game" not in str(commands["commands"])


async def test_what_was_kept_speaks_as_before(tmp_path: Path) -> None:
    async with page(tmp_path) as here:
        here.world.keep_language()
        await here.world.speak("de")
        await here.feed.refresh()
        assert set(here.languages.values()) == {"en"}


async def test_what_happens_while_somebody_acts_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feeds, "TICK_SECONDS", 0)
    async with page(tmp_path) as here:
        fresh = asyncio.create_task(here.feed.keep_fresh())
        async with here.world.turn:
            for _ in range(50):  # ticks go by
                await asyncio.sleep(0)
            here.heard.clear()
            (ana, *_) = here.world.people.values()
            await ana.send(here.world.channel, "still here")
            while "still here" not in here.texts:
                await here.heard.wait()
                here.heard.clear()
        fresh.cancel()
        await asyncio.gather(fresh, return_exceptions=True)


async def test_a_request_that_comes_again_has_the_same_answer_and_is_done_once(tmp_path: Path) -> None:
    async with page(tmp_path) as here:
        (ana, *_) = here.world.people
        room = str(here.world.channel.id)
        say = requests.Say(id="say-1", person=str(ana), room=room, text="once")
        together = await asyncio.gather(*(here.ask(say) for _ in range(3)))
        assert [*together, await here.ask(say)] == [{"type": "answer", "id": "say-1", "result": "done"}] * 4
        assert here.texts.count("once") == 1
        assert [message.content for message in here.world.channel.history()].count("once") == 1
        empty = requests.Say(id="say-2", person=str(ana), room=room, text=" ")
        refused = await here.ask(empty)
        assert (refused["result"], await here.ask(empty)) == ("refused", refused)
        table = requests.Open(id="open-1", person=str(ana), game="yucata", computers=False)
        assert await here.ask(table) == await here.ask(table)
        assert len(await here.world.house.tables.db.all("SELECT 1 FROM match")) == 1
        await here.ask(requests.Say(id="say-3", person=str(ana), room=room, text="once"))
        assert [message.content for message in here.world.channel.history()].count("once") == 2, "with an id of its own"


async def test_the_end_waits_for_what_was_pressed_before_it(tmp_path: Path) -> None:
    async with page(tmp_path) as here:
        (ana, *_) = here.world.people
        say = requests.Say(id="say-1", person=str(ana), room=str(here.world.channel.id), text="the last word")
        async with here.world.turn:
            asked = asyncio.create_task(here.ask(say))
            await asyncio.sleep(0)
            asked.cancel()  # whoever asked is gone
            ended = asyncio.create_task(here.acts.ended())
            await asyncio.sleep(0)
            assert not ended.done()
        await ended
        assert "the last word" in here.texts


async def test_refreshing_what_has_been_refreshed_meanwhile_is_no_trouble(tmp_path: Path) -> None:
    async with page(tmp_path) as here:
        (ana, *_) = here.world.people
        table = await here.ask(requests.Open(id="open-1", person=str(ana), game="yucata", computers=True))
        hand = re.compile("b:hand:[0-9]+:[0-9]+:")
        panel, control = next(
            (message, found[0])
            for message in here.messages.values()
            if message["room"] == table["room"] and (found := hand.findall(json.dumps(message["parts"])))
        )
        press: dict[str, Any] = {"person": str(ana), "room": table["room"]}
        desk = await here.ask(requests.Press(id="press-1", message=panel["id"], control=control, **press))
        press["message"] = desk["shown"][0]
        refresh = requests.Press(id="press-2", control="b:play:1:999:", label="Refresh", **press)
        refreshed = await here.ask(refresh)
        assert refreshed["result"] == "done"
        other = await here.ask(requests.Press(id="press-3", control="b:do:1:999:0", label="Captain", **press))
        assert (other["result"], other["why"]) == ("refused", "refused-moved-on")


async def test_the_phone_is_told_what_a_new_message_says_in_plain_words_and_only_of_those_it_calls(
    tmp_path: Path,
) -> None:
    async with page(tmp_path) as here:
        ana, ben, *_ = here.world.people
        client = here.world.house.client
        games = client.get_partial_messageable(here.world.channel.id)
        calls = discord.AllowedMentions(users=[discord.Object(ana)])

        def parts(text: str) -> discord.ui.LayoutView:
            return discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(text))

        plain = await games.send(f"Yucata': <@{ana}> before <@{ben}>", allowed_mentions=calls)
        await plain.edit(content=None, view=parts(f"The board for <@{ana}>"), allowed_mentions=calls)
        await games.send(view=parts(f"Components for <@{ana}>"), allowed_mentions=calls)
        await games.send(f"Silent for <@{ana}>", allowed_mentions=calls, silent=True)
        await games.send(f"Nobody is called, <@{ana}>", allowed_mentions=discord.AllowedMentions.none())
        direct = await client.create_dm(discord.Object(ben))
        await direct.send("Your turn")
        told = [(notice["person"], notice["room"], notice["text"]) for notice in here.notices]
        room = str(here.world.channel.id)
        assert told == [
            (str(ana), room, f"Yucata': <@{ana}> before <@{ben}>"),
            (str(ana), room, ""),
            (str(ben), str(direct.id), "Your turn"),
        ]
