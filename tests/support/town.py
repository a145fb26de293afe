"""A town: the whole bot on a simulated Discord with a server, a channel and a few people who press buttons."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncGenerator, Callable, Generator, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import simcord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor
from simcord.actors import _dispatch_actor_interaction, _interactions  # pyright: ignore[reportPrivateUsage]
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.results import ResponseMessage

from bot.app import open_house, start_sending
from bot.client import HourglassClient
from bot.playground.likeness import files_of_components
from bot.services.processes.computers import Computers
from bot.services.table.scene import Table
from bot.settings import Settings
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.drawing import DrawnHere
from tests.support.files import lay
from tests.support.tables import NoPictures
from tests.support.thinking import InProcess

P = ParamSpec("P")
T = TypeVar("T")

SETTLE_SECONDS = 30.0
"""How long the bot may take to settle; timers that ring later than that count as at rest."""

IDLE_SECONDS = 0.002
"""How soon it is looked again if the bot rests. The library waits 50 ms, also for a callback whose turn is next."""
Env._settle_internal.__kwdefaults__["idle"] = IDLE_SECONDS  # pyright: ignore[reportPrivateUsage, reportOptionalSubscript]

PEOPLE = ("ana", "ben", "cleo", "dan", "eva")


class Unhurried(InProcess):
    """Plays for computers, and never comes to what nobody waits for: most tests have no use for reviews."""

    async def work(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Wait for ever."""
        await asyncio.Event().wait()
        return job(*given, **named)


class Requests(list[Any]):
    """What the bot has asked of Discord, which wakes whoever waits for the next request."""

    def __init__(self, before: Iterable[Any]) -> None:
        super().__init__(before)
        self.another = asyncio.Event()

    def append(self, entry: Any) -> None:
        super().append(entry)
        self.another.set()


class Town:
    """The bot and everybody in it. Settles after every press."""

    def __init__(
        self,
        env: Env,
        house: House,
        opened: AsyncExitStack,
        clock: FakeClock,
        people: int,
        *,
        pictures: bool,
        thinking: Callable[[], Computers],
    ) -> None:
        self.env = env
        self.house = house
        self._pictures = pictures
        self._thinking = thinking
        self._opened = opened
        self.clock = clock
        self.guild = env.create_guild("Town")
        self.channel = self.guild.create_text_channel("games")
        self.people = [self.guild.add_member(env.create_user(name)) for name in PEOPLE[:people]]
        self._requests = env.backend.http_requests = Requests(env.backend.http_requests)

    async def close(self) -> None:
        """Close what the bot has open."""
        await self._opened.aclose()

    async def restart(self) -> None:
        """Stop the bot and start it anew from its file, as after a deploy."""
        await self._opened.aclose()
        self._opened = AsyncExitStack()
        self.house = await self._opened.enter_async_context(
            open_house(self.house.settings, self.clock, self._thinking(), DrawnHere())
        )
        if not self._pictures:
            self.house.pictures = NoPictures()
        await self.env.restart_bot(self.house.client)
        await start_sending(self.house)
        await self.settle()

    # --- pressing

    async def settle(self) -> None:
        """Let the bot send everything it has to send."""
        await self.house.match.automatic.settled()
        await self.house.telling.outbox.settled()
        if "notice_board" in self.house.features.by_name:
            from bot.features.notice_board.service import Boards  # its folder may be deleted

            await self.house[Boards].look()
        await self.house.telling.cards.settled()
        await self.env.settle()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until the bot has asked Discord for so much that something holds there."""
        while not holds():
            self._requests.another.clear()
            await self._requests.another.wait()

    async def slash(self, person: MemberActor, name: str, channel: ChannelHandle | None = None, **options: Any) -> Any:
        """A slash command."""
        result = await person.slash(channel or self.channel, name, **options)
        await self.settle()
        return result

    async def click(self, person: MemberActor, message: Any, label: str) -> InteractionResult:
        """Press the button with this label (or custom id), or else the first whose label begins with it."""
        message = self.fresh(message)
        found = {item.get("label", ""): item["custom_id"] for item in reversed(buttons(message))}
        custom_id = found.get(label) or next((found[key] for key in reversed(found) if key.startswith(label)), label)
        result = await self._hand(person, message).click(message, custom_id=custom_id)
        await self.settle()
        return result

    async def choose(self, person: MemberActor, message: Any, value: str) -> InteractionResult:
        """Choose a value of the select that offers it, or else the first line that begins so."""
        message = self.fresh(message)
        lines = [(one, item) for item in components(message) if item["type"] == 3 for one in item["options"]]
        lines.sort(key=lambda line: line[0]["value"] != value)
        for one, item in lines:
            if one["value"] == value or one["label"].startswith(value):
                hand = self._hand(person, message)
                result = await hand.select(message, [one["value"]], custom_id=item["custom_id"])
                await self.settle()
                return result
        raise AssertionError(f"no select offers {value}")

    async def forge(
        self, person: MemberActor, message: Any, custom_id: str, values: list[str] | None = None
    ) -> InteractionResult:
        """A press on something that the message no longer offers (the person saw an older form), or never did.

        With values it is a select.
        """
        hand, channel, stored, data, seen = self._forged(person, message, custom_id, values)
        result = await _dispatch_actor_interaction(
            hand,
            InteractionType.MESSAGE_COMPONENT,
            channel,
            data,
            extra={"message": seen},
            source_message_id=stored,
        )
        await self.settle()
        return result

    def begin(self, person: MemberActor, message: Any, custom_id: str) -> InteractionResult:
        """A press that is not waited for: others may press while it is answered. `settle` waits for all of them."""
        hand, channel, stored, data, seen = self._forged(person, message, custom_id)
        guild = getattr(hand, "guild", None)
        record, payload = _interactions.base_payload(
            self.env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=channel.id,
            guild_id=None if guild is None else guild.id,
            user_id=hand.id,
            data=data,
        )
        payload["message"] = seen
        record.source_message_id = stored
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return InteractionResult(self.env, record)

    def _forged(
        self, person: MemberActor, message: Any, custom_id: str, values: list[str] | None = None
    ) -> tuple[Any, ChannelHandle, int, dict[str, Any], dict[str, Any]]:
        """Who presses, where, on which message, what is pressed, and the message with it."""
        part: dict[str, Any] = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id, "id": 99}
        if values is not None:
            options = [{"label": "x", "value": value} for value in values]
            part = {"type": 3, "custom_id": custom_id, "options": options, "id": 99}
        channel_id = getattr(message, "channel_id", None) or message.channel.id
        stored = self.env.backend.get_message(channel_id, message.id)
        seen: dict[str, Any] = copy.deepcopy(dict(serializers.message_payload(self.env.backend, stored)))
        seen["components"] = [*stored.components, {"type": 1, "components": [part], "id": 98}]
        hand = self._hand(person, message)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": part["type"], "id": 99}
        if values is not None:
            data["values"] = values
        channel = ChannelHandle(self.env, getattr(hand, "guild", None), self.env.backend.get_channel(channel_id))
        return hand, channel, stored.id, data, seen

    async def submit(self, person: MemberActor, shown: InteractionResult, **values: Any) -> InteractionResult:
        """Fill in the form that a press has shown, and send it."""
        assert shown.modal is not None
        in_dm = shown._interaction.guild_id is None  # pyright: ignore[reportPrivateUsage]
        result = await (person.user if in_dm else person).submit_modal(shown, values)
        await self.settle()
        return result

    async def prefer(
        self,
        person: MemberActor,
        page: Any,
        *,
        on: Iterable[str] = (),
        off: Iterable[str] = (),
        **chosen: str,
    ) -> InteractionResult:
        """Change boxes and lists of the form that *General …* opens on a page; the others are kept."""
        shown = await self.click(person, page, "General …")
        assert shown.modal is not None
        fields: dict[str, list[str]] = {
            part["component"]["custom_id"]: [
                option["value"] for option in part["component"]["options"] if option.get("default")
            ]
            for part in shown.modal["components"]
        }
        fields |= {field: [value] for field, value in chosen.items()}
        if "on" in fields:
            fields["on"] = [*(switch for switch in fields["on"] if switch not in off), *on]
        return await self.submit(person, shown, **fields)

    def _hand(self, person: MemberActor, message: Any) -> Any:
        """Who presses: in direct messages the user, in a server its member."""
        channel_id = getattr(message, "channel_id", None) or message.channel.id
        return person.user if channel_id == person.user.dm_channel.id else person

    def fresh(self, message: Any) -> Any:
        """The message as it stands now."""
        if isinstance(message, ResponseMessage):
            stored = self.env.backend.get_message(message.channel_id, message.id)
            return ResponseMessage(self.env, stored)
        for channel in [self.channel, *self.channel.threads, *(person.user.dm_channel for person in self.people)]:
            for found in channel.history():
                if found.id == message.id:
                    return found
        return message

    # --- tables

    async def open_table(self, game: str, people: int, **options: Any) -> Any:
        """A table of this many people, not yet started; returns the message with the card."""
        host = self.people[0]
        await self.slash(host, "game new", game=game, **options)
        card = self.channel.last_message
        for person in self.people[1:people]:
            (join,) = [item["custom_id"] for item in buttons(card) if item["custom_id"].startswith("b:join:")]
            await self.click(person, card, join)
        return card

    async def opened(
        self, host: MemberActor, game: str = "yucata", channel: ChannelHandle | None = None, **values: Any
    ) -> int:
        """A table of somebody's, opened without a command; its number. values: as the lobby takes them."""
        usual: dict[str, Any] = {"pace": "daily", "language": "en"}
        table = await self.house.match.lobby.open(
            game=game,
            guild_id=self.guild.id,
            channel_id=(channel or self.channel).id,
            host_id=host.id,
            host_name=host.name,
            **usual | values,
        )
        return table.row.id

    async def start(self, game: str, people: int) -> ChannelHandle:
        """A running match; returns its thread."""
        card = await self.open_table(game, people)
        await self.click(self.people[0], card, f"Start with {people}")
        return self.channel.threads[-1]

    async def play_on(self, match_id: int, steps: int = 10_000) -> Table:
        """Let the people decide by themselves, without pressing, until the match is over or `steps` are done."""
        for step in range(steps):
            table = await self.house.tables.load(match_id)
            if not table.actors():
                break
            seat = table.actors()[0]
            user_id = table.seats[seat].user_id
            assert user_id is not None
            legal = table.game.legal(table.state, seat)
            await self.house.match.steps.act(match_id, user_id, table.row.revision, step * 7 % len(legal))
        await self.settle()
        return await self.house.tables.load(match_id)

    def panel(self, thread: ChannelHandle) -> Any:
        """The newest message with a table panel."""
        for message in reversed(thread.history()):
            if any(item["custom_id"].startswith("b:hand:") for item in buttons(message)):
                return message
        raise AssertionError("no table panel")

    def files(self, message: Any) -> list[dict[str, Any]]:
        """The files of a message as it stands now, whether its components show them or not: id, filename, url."""
        channel_id = getattr(message, "channel_id", None) or message.channel.id
        return list(self.env.backend.get_message(channel_id, message.id).attachments)

    def read(self, message: Any) -> bytes:
        """What is in the only file of a message."""
        (file,) = self.files(message)
        data = self.env.backend.cdn.get(file["url"])
        assert data is not None
        return data

    def dm(self, person: MemberActor) -> Any:
        """The newest direct message of the bot to a person."""
        return self.env.guild and person.user.dm_channel.last_message


def walk(parts: Any) -> Iterator[dict[str, Any]]:
    """Every component below some components."""
    for part in parts:
        yield part
        yield from walk(part.get("components", []))
        if "accessory" in part:
            yield from walk([part["accessory"]])


def components(message: Any) -> list[dict[str, Any]]:
    """All components of a message, as Discord gets them."""
    found = message.components
    return list(walk([part if isinstance(part, dict) else part.to_dict() for part in found]))


def buttons(message: Any) -> list[dict[str, Any]]:
    """The buttons that can be pressed."""
    return [
        item for item in components(message) if item["type"] == 2 and "custom_id" in item and not item.get("disabled")
    ]


def labels(message: Any) -> list[str]:
    """The texts of the buttons that can be pressed."""
    return [item.get("label", "") for item in buttons(message)]


def texts(message: Any) -> str:
    """All that a message says."""
    shown = (item["content"] for item in components(message) if item["type"] == 10)
    return "\n".join(filter(None, (message.content, *shown)))


@contextmanager
def out_of_reach(place: Town, *, known: bool) -> Generator[None]:
    """The server of a town is not available, as Discord says, or the gateway has not told of it yet (`known` False)."""
    client: Any = place.house.client
    guild = client.get_guild(place.guild.id)
    channels = dict(guild._channels)
    if known:
        guild.unavailable = True
        guild._channels.clear()
    else:
        client._ready.clear()
        client._connection._remove_guild(guild)
    yield
    guild.unavailable = False
    guild._channels.update(channels)
    client._connection._add_guild(guild)
    client._ready.set()


@asynccontextmanager
async def town(
    folder: Path,
    people: int = 4,
    *,
    pictures: bool = False,
    thinking: Callable[[], Computers] = Unhurried,
    without: tuple[str, ...] = (),
    web_port: int = 0,
) -> AsyncGenerator[Town]:
    """A town with its bot. Pictures take most of the time, so they are drawn only if they are asked for, and fresh
    puzzles are not sought.

    thinking: where its computers think.   without: the features that it leaves out.
    web_port: where its pages are answered; 0 for none.
    """
    clock = FakeClock()
    settings = Settings(database=folder / "town.sqlite3", fresh_puzzles=0, shards=1, without=without)
    if web_port:
        settings = replace(settings, web=f"http://127.0.0.1:{web_port}", web_port=web_port)
    await lay(settings.database)
    async with AsyncExitStack() as stack:
        opened = AsyncExitStack()
        house = await opened.enter_async_context(open_house(settings, clock, thinking(), DrawnHere()))
        if not pictures:
            house.pictures = NoPictures()
        stack.enter_context(files_of_components())
        env = await stack.enter_async_context(simcord.run(house.client, settle_timeout=SETTLE_SECONDS))
        assert isinstance(house.client, HourglassClient)
        await house.client.tree.sync()  # as `bot.commands` does on a Discord that takes them one by one
        await start_sending(house)
        place = Town(env, house, opened, clock, people, pictures=pictures, thinking=thinking)
        stack.push_async_callback(place.close)
        yield place
