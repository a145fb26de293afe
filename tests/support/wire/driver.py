"""The people: they press, choose, submit and read, as Discord's own program lets them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

from tests.support.limits import walk
from tests.support.wire.commands import DIRECT, PRIVATE, SERVER, is_offered
from tests.support.wire.interactions import CHOICES, MODAL
from tests.support.wire.server import Discord
from tests.support.wire.state import (
    ALL,
    DM,
    GROUP,
    MANAGE_SERVER,
    UPLOAD_LIMIT,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    User,
)

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
"""Types of interactions (interactions/receiving-and-responding#interaction-object-interaction-type)."""
TYPED, USER_MENU = 1, 2
"""Types of commands (interactions/application-commands#application-command-object-application-command-types)."""
USER = 6
"""The type of an option that is a person."""
BUTTON, STRINGS, CHANNELS, LABEL = 2, 3, 8, 18
ANSWER_SECONDS = 240.0
LOOK_SECONDS = 0.02


class NoAnswerError(AssertionError):
    """The person sees "This interaction failed"."""


class NotOfferedError(AssertionError):
    """The person's program offers no such command there."""


class Answer:
    """What a person got for a press, a command or a form."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction

    @property
    def messages(self) -> list[Message]:
        """The message that was made or changed, then the further private ones."""
        return [message for message in (self.interaction.shown, *self.interaction.more) if message is not None]

    @property
    def message(self) -> Message:
        """The newest message of the answer."""
        assert self.messages, "the answer is no message"
        return self.messages[-1]

    @property
    def text(self) -> str:
        """All that the answer says."""
        return "\n".join(map(texts, self.messages))

    @property
    def form(self) -> Json | None:
        """The form that opened, if one did."""
        return self.interaction.data if self.interaction.callback == MODAL else None

    @property
    def choices(self) -> list[Json]:
        """What autocomplete offers."""
        assert self.interaction.callback == CHOICES
        return self.interaction.data["choices"]


class Person:
    """Somebody with a Discord account, in a server."""

    def __init__(self, discord: Discord, user: User, guild: Guild, locale: str = "en-US") -> None:
        self.discord = discord
        self.user = user
        self.guild = guild
        self.locale = locale
        self.writes_in_threads = True
        self.has_installed = False
        """Whether the person has installed the bot for themselves."""

    @property
    def id(self) -> int:
        """The id as the bot stores it."""
        return int(self.user.id)

    @property
    def direct(self) -> Channel:
        """The direct messages with the bot."""
        return self.discord.world.direct(self.user)

    def sees(self, channel: Channel) -> list[Message]:
        """The messages of a channel as this person sees them, oldest first."""
        return [message for message in channel.messages.values() if message.seen_by in (None, self.user.id)]

    # --- doing something and awaiting the answer

    async def slash(self, where: Channel, name: str, /, **options: Any) -> Answer:
        """A slash command, with its group: `game new`."""
        return await self.finish(self._begin(COMMAND, where, await self._command(where, name, options)))

    async def menu(self, where: Channel, name: str, target: User) -> Answer:
        """What stands under this text in the menu of a person, under *Apps*."""
        command = await self._offered(where, name, USER_MENU)
        data: Json = {"id": command["id"], "name": name, "type": USER_MENU, "target_id": target.id}
        return await self.finish(self._begin(COMMAND, where, data | self._resolved(where, [target])))

    async def autocomplete(self, where: Channel, name: str, option: str, typed: str) -> list[Json]:
        """What a command offers for an option while it is typed."""
        data = await self._command(where, name, {option: typed}, focused=option)
        return (await self.finish(self._begin(AUTOCOMPLETE, where, data))).choices

    async def press(self, message: Message, what: str) -> Answer:
        """Press the button with this label (a count may follow it), custom id or verb."""
        return await self.finish(self.begin_press(message, what))

    async def choose(self, message: Message, *values: str, verb: str = "") -> Answer:
        """Choose values in the select that offers them, or in that of a verb."""
        return await self.finish(self.begin_choice(message, *values, verb=verb))

    async def submit(self, shown: Answer, **values: Sequence[str] | str) -> Answer:
        """Fill in the form that an answer has opened, and send it."""
        return await self.finish(self.begin_submit(shown, **values))

    # --- doing something

    def begin_press(self, message: Message, what: str) -> Interaction:
        """Press a button and go on; the answer comes when it comes."""
        for part in buttons(message):
            label = (part.get("label") or "").partition(" · ")[0]
            if what in (label, part.get("label"), part["custom_id"], *part["custom_id"].split(":")[1:2]):
                data = {"custom_id": part["custom_id"], "component_type": BUTTON, "id": part["id"]}
                return self._begin(COMPONENT, self.discord.world.channels[message.channel_id], data, message)
        raise AssertionError(f"no button {what!r} among {[part.get('label') for part in buttons(message)]}")

    def begin_forged(self, message: Message, custom_id: str) -> Interaction:
        """Press a button that the message may no longer show, or never did. Raises NoAnswerError as Discord refuses
        what does not stand there: the bot hears of nothing."""
        data = {"custom_id": custom_id, "component_type": BUTTON, "id": 1}
        return self._begin(COMPONENT, self.discord.world.channels[message.channel_id], data, message)

    def begin_choice(self, message: Message, *values: str, verb: str = "") -> Interaction:
        """Choose in a select (the first that offers it, or that of a verb) and go on."""
        where = self.discord.world.channels[message.channel_id]
        for part in parts(message):
            if verb and part.get("custom_id", "").split(":")[1:2] != [verb]:
                continue
            offered = {option["value"] for option in part.get("options", [])}
            if part["type"] == CHANNELS or (part["type"] == STRINGS and offered.issuperset(values)):
                data: Json = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
                data["values"] = list(values)
                if part["type"] == CHANNELS:
                    chosen = {value: self._seen_channel(self.discord.world.channels[value]) for value in values}
                    data["resolved"] = {"channels": chosen}
                return self._begin(COMPONENT, where, data, message)
        raise AssertionError(f"no select offers {values}")

    def begin_submit(self, shown: Answer, **values: Sequence[str] | str) -> Interaction:
        """Send a form and go on. A field gets a text or the list of what was ticked; others keep what they show."""
        assert shown.form is not None, "no form is open"
        filled: list[Json] = []
        for label in shown.form["components"]:
            if label["type"] == LABEL:
                part = label["component"]
                one: Json = {"type": part["type"], "custom_id": part["custom_id"], "id": part.get("id", 1)}
                given = values.get(part["custom_id"])
                if isinstance(given, str) or (given is None and "options" not in part):
                    one["value"] = given if given is not None else part.get("value", "")
                else:
                    kept = [option["value"] for option in part["options"] if option.get("default")]
                    one["values"] = kept if given is None else list(given)
                filled.append({"type": LABEL, "id": label.get("id", 1), "component": one})
        data = {"custom_id": shown.form["custom_id"], "components": filled}
        before = shown.interaction
        return self._begin(SUBMIT, before.channel, data, before.source)

    def again(self, interaction: Interaction) -> None:
        """The gateway delivers the same event a second time."""
        self.discord.world.emit("INTERACTION_CREATE", interaction.payload)

    async def finish(self, interaction: Interaction, seconds: float = ANSWER_SECONDS) -> Answer:
        """Wait for the answer. Raises NoAnswerError."""
        try:
            await asyncio.wait_for(interaction.done.wait(), seconds)
        except TimeoutError as error:
            raise NoAnswerError(f"no answer after {seconds} s to {interaction.payload['data']}") from error
        return Answer(interaction)

    def write(self, where: Channel, content: str) -> Message:
        """Write a message."""
        world = self.discord.world
        return world.add(Message(world.snowflake(), where.id, self.user, time.time(), content))

    # --- inside

    def _begin(self, kind: int, where: Channel, data: Json, source: Message | None = None) -> Interaction:
        world = self.discord.world
        if kind == COMPONENT and where.archived:
            # As the person, before the press is sent (discord-api-docs #8474).
            if where.locked or not self.writes_in_threads:
                raise NoAnswerError("the program cannot open the thread: the press reaches nobody")
            world.archive(where, archived=False)
        if source is not None and kind == COMPONENT:
            now = where.messages.get(source.id)
            shown = {part.get("custom_id") for part in parts(now or source)}
            if data["custom_id"] not in shown:
                raise NoAnswerError("50035, Component validation failed: the press does not reach the bot")
        payload: Json = {
            "id": world.snowflake(),
            "application_id": world.application_id,
            "type": kind,
            "token": secrets.token_urlsafe(24),
            "version": 1,
            "data": data,
            "channel_id": where.id,
            "channel": self._seen_channel(where),
            "locale": self.locale,
            "app_permissions": str(ALL & ~world.denied(where)),
            "entitlements": [],
            "attachment_size_limit": UPLOAD_LIMIT,
        }
        if where.guild_id is None:
            payload |= {"user": self.user.payload(), "context": _context(where)}
            payload["authorizing_integration_owners"] = {"1": self.user.id} if where.kind == GROUP else {"0": "0"}
        else:
            guild: Json = {"id": where.guild_id, "locale": "en-US", "features": []}
            member = {**self.guild.member(self.user), "permissions": str(self._permissions())}
            payload |= {"guild_id": where.guild_id, "guild": guild, "guild_locale": "en-US", "context": 0}
            payload |= {"member": member, "authorizing_integration_owners": {"0": where.guild_id}}
        if source is not None:
            payload["message"] = source.payload()
        interaction = Interaction(
            payload["id"], payload["token"], payload, self.user, where, source, time.perf_counter()
        )
        world.interactions[interaction.token] = interaction
        world.emit("INTERACTION_CREATE", payload)
        return interaction

    def _permissions(self) -> int:
        return ALL | (MANAGE_SERVER if self.guild.owner is self.user else 0)

    def _seen_channel(self, channel: Channel) -> Json:
        return {**channel.payload(), "permissions": str(self._permissions())}

    async def _offered(self, where: Channel, name: str, kind: int) -> Json:
        """The command that Discord's program offers there, as soon as the bot has brought it. Raises AssertionError."""
        world = self.discord.world

        def found() -> Json | None:
            return next((one for one in world.commands if (one["type"], one["name"]) == (kind, name)), None)

        begun = time.monotonic()
        while (command := found()) is None:
            assert time.monotonic() - begun < ANSWER_SECONDS, f"the bot has no command {name}"
            await asyncio.sleep(LOOK_SECONDS)
        here = where.kind == DM or (where.kind != GROUP and self.guild.present)
        offered = is_offered(
            command, _context(where), here=here, installed=self.has_installed, permissions=self._permissions()
        )
        if not offered:
            raise NotOfferedError(f"{name} is not offered there")
        return command

    def _resolved(self, where: Channel, users: list[User]) -> Json:
        """What an interaction tells of the people that it names."""
        resolved: Json = {"users": {user.id: user.payload() for user in users}}
        if where.guild_id is not None:
            members = {user.id: {**self.guild.member(user), "permissions": str(ALL)} for user in users}
            resolved["members"] = {
                key: {field: value for field, value in one.items() if field != "user"} for key, one in members.items()
            }
        return {"resolved": resolved}

    async def _command(self, where: Channel, name: str, options: Json, focused: str = "") -> Json:
        """The data of a command: the names on the way to it, then its options with their types. A person is given as
        the id."""
        first, *rest = name.split()
        command = await self._offered(where, first, TYPED)
        data: Json = {"id": command["id"], "name": first, "type": TYPED}
        inner = data
        for part in rest:
            command = next(one for one in command["options"] if one["name"] == part)
            step: Json = {"name": part, "type": command["type"]}
            inner["options"] = [step]
            inner = step
        kinds = {option["name"]: option["type"] for option in command.get("options", [])}
        inner["options"] = [
            {"name": key, "type": kinds[key], "value": value, **({"focused": True} if key == focused else {})}
            for key, value in options.items()
        ]
        named = [self.discord.world.users[value] for key, value in options.items() if kinds[key] == USER]
        return data | (self._resolved(where, named) if named else {})


def _context(where: Channel) -> int:
    """Where something is used, as interactions say it."""
    return SERVER if where.guild_id is not None else PRIVATE if where.kind == GROUP else DIRECT


def parts(message: Message) -> list[Json]:
    """All components of a message."""
    return list(walk(message.components))


def buttons(message: Message) -> list[Json]:
    """The buttons that can be pressed."""
    return [
        part for part in parts(message) if part["type"] == BUTTON and "url" not in part and not part.get("disabled")
    ]


def texts(message: Message) -> str:
    """All that a message says."""
    return "\n".join([message.content, *(part["content"] for part in parts(message) if part["type"] == 10)]).strip()


def is_desk(message: Message, match_id: int) -> bool:
    """Whether a message is the desk of a seat: *More* says there that it was pressed on one."""
    return any(part.get("custom_id", "").startswith(f"b:more:{match_id}:0:desk") for part in parts(message))


def is_begun(message: Message) -> bool:
    """Whether a message is the plain words of a call, whose panel has not taken their place yet."""
    ids = [part["custom_id"].split(":") for part in parts(message) if "custom_id" in part]
    return bool(message.content) and any(found[1] == "play" and found[4] for found in ids if len(found) > 4)


async def setup_page(person: Person, channel: Channel, verb: str = "suchannel") -> Message:
    """The page of `/setup` to which a verb leads, past what it proposes where nothing was chosen yet."""
    page = (await person.slash(channel, "setup")).message
    if has_verb(page, 0, "sufirstuse"):
        page = (await person.press(page, "suchannel")).message
    return page if verb == "suchannel" else (await person.press(page, verb)).message


def has_verb(message: Message, match_id: int, *verbs: str) -> bool:
    """Whether a message has a button or select of a match with one of these verbs (`b:<verb>:<match>:...`)."""
    ids = [part["custom_id"].split(":") for part in parts(message) if "custom_id" in part]
    return any(found[1] in verbs and found[2] == str(match_id) for found in ids if len(found) >= 3)
