"""People who press anything: every button, list, form and command that they see, and some that they do not.

Nothing here knows what a press does. Discord may be in trouble meanwhile (`Discord`), time passes, the bot restarts.
"""

from __future__ import annotations

import copy
import json
import re
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import aiohttp
import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord._modal import _modal_controls  # pyright: ignore[reportPrivateUsage]
from simcord.actors import _interactions  # pyright: ignore[reportPrivateUsage]
from simcord.backend.errors import BackendError, SetupError
from simcord.http import router
from simcord.results import ResponseMessage

from bot.ui.press.bounds import Bounds
from bot.ui.press.custom_id import Press, parse
from bot.ui.press.talk import Openings
from engine import registry
from tests.support.abroad import Abroad
from tests.support.town import Town, components

TYPED = (
    "",
    "3",
    "-1",
    "18:00",
    "tomorrow 20:00",
    "2026-12-01",
    "Europe/Berlin",
    "Otter",
    "x" * 60,
    "<@1> *b* @everyone",
    "\u0661",
)
"""What people type into forms."""

PAUSES = (31, 60, 400, 3600, 8 * 3600, 30 * 3600, 5 * 86400)

NONCE_SECONDS = 300
"""So long Discord knows a nonce."""

EPHEMERAL = 64

Part = dict[str, Any]


class Discord:
    """The simulated Discord, which loses, refuses and repeats as the real one does, and knows nonces."""

    def __init__(self, place: Town, chance: Random, patch: pytest.MonkeyPatch) -> None:
        self._place = place
        self._chance = chance
        self._honest = router.dispatch
        self._known: dict[tuple[str, str], tuple[int, Any]] = {}
        self._faults: list[str] = []
        self.watched: list[Callable[[str, str, Any], None]] = []
        """Told of each request before it is done: method, path, body."""
        patch.setattr(router, "dispatch", self._dispatch)

    @property
    def in_trouble(self) -> bool:
        """Whether a request may still fail."""
        return bool(self._faults)

    def trouble(self) -> None:
        """Some of the next requests fail, before or after they are done."""
        kind = self._chance.choice(["refused", "lost", "lost when done", "refused when done", "limited"])
        self._faults += [kind] * self._chance.choice([1, 1, 2, 5])

    def heal(self) -> None:
        """Everything goes well again."""
        self._faults.clear()

    def _dispatch(self, backend: Any, method: str, path: str, **given: Any) -> Any:
        fault = self._faults.pop() if self._faults and self._chance.random() < 0.5 else ""
        if "lost" in fault and not path.startswith("/channels"):
            fault = ""  # an answer is sent again after a pause, for which nobody in a town waits
        body: Any = given.get("json") or {}
        if fault in ("refused", "lost", "limited"):
            raise _failure(fault)
        for told in self.watched:
            told(method, path, body)
        sends = method == "POST" and path.endswith("/messages") and body.get("enforce_nonce")
        key = (path, str(body["nonce"])) if sends else None
        if key is not None and key in self._known:
            at, before = self._known[key]
            if self._place.clock.at - at < NONCE_SECONDS:
                if int(before["id"]) not in backend.messages[int(before["channel_id"])]:
                    raise BackendError(404, 10008, "Unknown Message")
                return before
        done = self._honest(backend, method, path, **given)
        if key is not None:
            self._known[key] = self._place.clock.at, done
        if fault:
            raise _failure(fault.removesuffix(" when done"))
        return done


def _failure(kind: str) -> Exception:
    if kind == "lost":
        return aiohttp.ServerDisconnectedError()
    return discord.RateLimited(40) if kind == "limited" else BackendError(502, 0, "Bad Gateway")


class AtOnce(Openings):
    """Direct messages are opened at once: in a town no time passes while somebody waits for that."""

    def wait(self, user_id: int) -> float:
        return 0.0


class Anybody:
    """The people of a town and of another server, with a chance that says what they do next."""

    def __init__(self, place: Town, chance: Random, patch: pytest.MonkeyPatch) -> None:
        self.place = place
        self.chance = chance
        self.abroad = Abroad(place)
        self.at_home = [person for person in place.people if person is not self.abroad.guest]
        self.manager = place.guild.add_member(
            place.env.create_user("mia"),
            roles=[place.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))],
        )
        place.people.append(self.manager)
        self.at_home.append(self.manager)
        self.discord = Discord(place, chance, patch)
        self.done: list[str] = []
        """What they did, to read when something has failed."""
        self.pressing: set[int] = set()
        """Who does something just now."""
        self.awake_at: dict[int, int] = {}
        """When each of them has done something last."""
        self.forgotten: MemberActor | None = None
        """Who has asked to be forgotten just now."""
        self._pressed: deque[tuple[str, list[str] | None]] = deque(maxlen=300)
        self._private: dict[int, deque[ResponseMessage]] = {person.id: deque(maxlen=5) for person in place.people}
        self._now = 0.0
        self._well = True
        """Whether Discord was well when they began."""

    async def settle_in(self) -> None:
        """Both servers show each other's tables, and some people have quiet hours."""
        await self.abroad.agree()
        for person in self.place.people:
            if self.chance.random() < 0.5:
                hour = self.chance.randrange(24)
                await self.place.house.people.preferences.change(
                    person.id, zone="Asia/Tokyo", quiet_from=hour * 60, quiet_until=(hour + 8) % 24 * 60
                )
        self._unhurried()

    async def do_something(self) -> None:
        """One thing that somebody does, or that happens."""
        things: dict[Callable[[], Awaitable[None]], float] = {
            self._press: 40,
            self._play: 16,
            self._command: 14,
            self._press_what_is_not_there: 10,
            self._press_at_once: 10,
            self._open: 5,
            self._time_passes: 8,
            self._restart: 1,
            self._forget: 1,
            self._lose_a_thread: 0.5,
        }
        (thing,) = self.chance.choices(list(things), list(things.values()))
        self.pressing.clear()
        self.forgotten = None
        self._well = not self.discord.in_trouble
        await thing()
        await self.place.settle()
        self.awake_at |= dict.fromkeys(self.pressing, self.place.clock.at)

    async def calm(self) -> None:
        """Discord is well again, and what has failed has been tried again."""
        self.discord.heal()
        self.pressing.clear()
        for _ in range(3):
            await self._pass(1900)

    # --- what they see

    def rooms(self, person: MemberActor) -> list[ChannelHandle]:
        """The channels and threads that a person sees."""
        channels = [self.place.channel] if person in self.at_home else [self.abroad.channel]
        return [*channels, *(thread for channel in channels for thread in channel.threads)]

    def _sees(self, person: MemberActor) -> list[ResponseMessage]:
        """The newest messages that a person sees, private answers too."""
        messages = self.place.env.backend.messages
        found: list[ResponseMessage] = []
        for room in [*self.rooms(person), person.user.dm_channel]:
            stored = sorted(messages.get(room.id, {}).values(), key=lambda one: one.id)
            found += [ResponseMessage(self.place.env, one) for one in stored[-6:] if one.visible_to(person.id)]
        return [*found, *self._answers_of(person)]

    def _answers_of(self, person: MemberActor) -> list[ResponseMessage]:
        """The newest private answers that a person sees."""
        messages = self.place.env.backend.messages
        return [one for one in self._private[person.id] if one.id in messages.get(one.channel_id, {})]

    def _parts(self, message: ResponseMessage) -> list[Part]:
        """What can be pressed or chosen in a message."""
        return [part for part in components(message) if part.get("custom_id") and not part.get("disabled")]

    def _something(self, person: MemberActor, *, buttons: bool = False) -> tuple[ResponseMessage, Part] | None:
        seen = [(message, part) for message in self._sees(person) for part in self._parts(message)]
        seen = [(message, part) for message, part in seen if "reallyforget" not in part["custom_id"]]
        seen = [one for one in seen if not buttons or one[1]["type"] == 2]
        return self.chance.choice(seen) if seen else None

    # --- what they do

    def _somebody(self) -> MemberActor:
        person = self.chance.choice(self.place.people)
        self.pressing.add(person.id)
        return person

    async def _press(self) -> None:
        person = self._somebody()
        if (found := self._something(person)) is None:
            return
        message, part = found
        hand = self._hand(person, message)
        chosen = [] if part["type"] == 2 else self._chosen(person, part)
        self._pressed.append((part["custom_id"], None if part["type"] == 2 else [str(one) for one in chosen]))
        self._note(person, part["custom_id"], chosen)
        if part["type"] == 2:
            await self._answered(person, hand, await hand.click(message, custom_id=part["custom_id"]))
        elif chosen or part.get("min_values") == 0:
            await self._answered(person, hand, await hand.select(message, chosen, custom_id=part["custom_id"]))

    async def _press_what_is_not_there(self) -> None:
        """A custom id of another message, match, time or person, perhaps made up."""
        person, chance = self._somebody(), self.chance
        seen = self._answers_of(person)  # an answer to it takes the place of what was pressed
        if not self._pressed or not seen:
            return
        custom_id, values = chance.choice(self._pressed)
        press, other = parse(custom_id), parse(chance.choice(self._pressed)[0])
        if press is not None and other is not None:
            forged = Press(
                press.verb,
                chance.choice([press.match_id, other.match_id, 0, 99]),
                chance.choice([press.revision, other.revision, 0, 999_999_999]),
                chance.choice([press.token, other.token, "0", "-1", "..", "9" * 48]),
            )
            custom_id = forged.custom_id("b" if values is None else "s")
        message = chance.choice(seen)
        self._note(person, "forged", custom_id, values)
        result = await self.place.forge(person, message, custom_id, values)
        await self._answered(person, self._hand(person, message), result)

    async def _press_at_once(self) -> None:
        """Several presses before any is answered, some of them delivered twice."""
        begun: list[tuple[MemberActor, InteractionResult]] = []
        backend: Any = self.place.env.backend
        emit = backend.emit
        for _ in range(self.chance.randint(1, 4)):
            person = self._somebody()
            if (found := self._something(person, buttons=True)) is None:
                continue
            message, part = found
            self._note(person, "at once", part["custom_id"])

            def twice(name: str, payload: Any, *given: Any) -> None:
                for _ in range(self.chance.choice([1, 2])):
                    emit(name, copy.deepcopy(payload), *given)

            backend.emit = twice
            try:
                begun.append((person, self.place.begin(person, message, part["custom_id"])))
            finally:
                backend.emit = emit
        await self.place.settle()
        for person, result in begun:
            self._took(person, result)

    async def _command(self) -> None:
        person = self._somebody()
        room = self.chance.choice(self.rooms(person))
        found: list[Any] = self.place.env.backend.visible_commands(user_id=person.id, channel_id=room.id)
        leaves: list[Any] = [
            leaf for one in found if one.get("type", 1) == 1 for leaf in _interactions.command_leaves(one)
        ]
        path, leaf = self.chance.choice(leaves)
        asked: list[Part] = leaf.get("options") or []
        chosen = [option for option in asked if option.get("required") or self.chance.random() < 0.5]
        options = {option["name"]: self._option(person, option) for option in chosen}
        self._note(person, "/" + " ".join(path), options)
        await self._answered(person, person, await person.slash(room, " ".join(path), **options))

    async def _open(self) -> None:
        """A table that several people join and that its host starts."""
        people = self.chance.sample(self.at_home, self.chance.randint(2, 3))
        self.pressing |= {person.id for person in people}
        game = self.chance.choice(registry.keys())
        self._note(people[0], "opens", game)
        await self.place.slash(people[0], "game new", game=game)
        for person, verb in [*((one, "join") for one in people[1:]), (people[0], "start")]:
            cards = [
                (m, part) for m in self._sees(person) for part in self._parts(m) if f"b:{verb}:" in part["custom_id"]
            ]
            if cards:
                message, part = cards[-1]
                hand = self._hand(person, message)
                await self._answered(person, hand, await hand.click(message, custom_id=part["custom_id"]))

    async def _play(self) -> None:
        """Some steps of a match, by whoever is asked, each of which counts exactly once."""
        house = self.place.house
        running = await house.tables.db.column("SELECT id FROM match WHERE status = 'running' AND trouble IS NULL")
        if not running:
            return
        match_id = self.chance.choice(running)
        for _ in range(self.chance.randint(1, 6)):
            table = await house.tables.load(match_id)
            asked = [(seat, self._who(table.seats[seat].user_id)) for seat in table.actors()]
            people = [(seat, person) for seat, person in asked if person is not None]
            if table.row.status != "running" or not people:
                return
            seat, person = self.chance.choice(people)
            self.pressing.add(person.id)
            index = self.chance.randrange(len(table.legal(seat)))
            custom_id = Press("do", match_id, table.row.revision, str(index)).custom_id("b")
            there = [
                m for m in self._sees(person) if any(f":{match_id}:" in one["custom_id"] for one in self._parts(m))
            ]
            if not there:
                return
            self._note(person, custom_id)
            self._took(person, await self.place.forge(person, there[-1], custom_id))
            lines = await house.tables.history(match_id, table.row.revision)
            mine = [line for line in lines if line.seat == seat and line.kind == "act" and not line.auto]
            assert mine or not self._well, "the press was lost"

    async def _forget(self) -> None:
        person = self._somebody()
        seen = self._sees(person)
        if seen and not self.discord.in_trouble:
            self._note(person, "is forgotten")
            self._took(person, await self.place.forge(person, seen[0], "b:reallyforget:0:0:"))
            self.forgotten = person

    async def _restart(self) -> None:
        self.done.append("restart")
        self.discord.heal()
        await self.place.settle()
        open_wishes = await self.place.house.tables.db.has("SELECT 1 FROM outbox")
        posts = len(self._posts())
        await self.place.restart()
        self._unhurried()
        assert open_wishes or len(self._posts()) == posts, "a restart tells nobody anything"

    async def _lose_a_thread(self) -> None:
        if self.place.channel.threads:
            thread = self.chance.choice(self.place.channel.threads)
            self.done.append(f"{thread.name} is deleted")
            self.place.env.backend.delete_channel(thread.id)

    async def _time_passes(self) -> None:
        seconds = self.chance.choice(PAUSES)
        self.done.append(f"{seconds} s pass")
        await self._pass(seconds)

    async def _pass(self, seconds: int) -> None:
        """Time passes with the bot running: it ticks now and then."""
        house = self.place.house
        for _ in range(4):
            self.place.clock.advance(seconds=seconds // 4)
            async with house.tables.db.write() as tx:
                await tx.execute("UPDATE pulse SET at = ?", (self.place.clock.at,))
            await house.match.sweep.tick()
            await self.place.settle()

    # --- how they do it

    def _note(self, person: MemberActor, *what: object) -> None:
        self.done.append(f"{person.name}: {' '.join(map(str, what))}")

    def _hand(self, person: MemberActor, message: ResponseMessage) -> Any:
        return person.user if message.channel_id == person.user.dm_channel.id else person

    def _who(self, user_id: int | None) -> MemberActor | None:
        return next((person for person in self.place.people if person.id == user_id), None)

    def _posts(self) -> list[Any]:
        requests = self.place.env.http_requests
        return [one for one in requests if one.method == "POST" and re.fullmatch(r"/channels/\d+/messages", one.path)]

    def _unhurried(self) -> None:
        """They press as slowly as people do; and only they let the bot tick."""

        def later() -> float:
            self._now += 60
            return self._now

        self.place.house.bounds = Bounds(later)
        self.place.house.remembered.openings = AtOnce()
        self.place.house.match.sweep.stop()

    def _took(self, person: MemberActor, result: InteractionResult) -> None:
        answers = [*([result.response] if result.response else []), *result.followups]
        self._private[person.id] += [one for one in answers if one.flags.value & EPHEMERAL]
        assert result.acknowledged or not self._well, "nobody has answered"

    async def _answered(self, person: MemberActor, hand: Any, result: InteractionResult) -> None:
        """Look at the answer, and fill in the form if it is one."""
        self._took(person, result)
        if result.modal is None or self.chance.random() < 0.1:
            return
        filled = {part["custom_id"]: self._filled(person, part) for part in _modal_controls(result.modal)}
        given = {name: value for name, value in filled.items() if value not in (None, [])}
        self._note(person, "form", given)
        with suppress(SetupError, BackendError):  # not what Discord would let through, or the message is gone
            self._took(person, await hand.submit_modal(result, given))

    def _filled(self, person: MemberActor, part: Part) -> Any:
        """What somebody fills into a part of a form: often what stands there already."""
        keep = self.chance.random() < 0.4
        if part["type"] == 4:
            text = part.get("value") if keep else None
            return (text or self.chance.choice(TYPED))[: part.get("max_length") or 4000]
        if part["type"] == 23:
            return self.chance.random() < 0.5
        offered = [one["value"] for one in part.get("options", ())]
        if part["type"] == 21:
            return self.chance.choice(offered)
        kept = [one["value"] for one in part.get("options", ()) if one.get("default")]
        return kept if keep and kept else self._chosen(person, part)

    def _chosen(self, person: MemberActor, part: Part) -> list[Any]:
        """What somebody chooses in a list."""
        near = self.at_home if person in self.at_home else [self.abroad.guest]
        pool: list[Any] = [one["value"] for one in part.get("options", ())]
        if part["type"] in (5, 7):
            pool = list(near)
        elif part["type"] == 8:
            pool = self.rooms(person)[:1]
        most = min(len(pool), part.get("max_values") or 1)
        return self.chance.sample(pool, self.chance.randint(min(most, part.get("min_values") or 1), most))

    def _option(self, person: MemberActor, option: Part) -> Any:
        if option.get("choices"):
            return self.chance.choice(option["choices"])["value"]
        near = self.at_home if person in self.at_home else [self.abroad.guest]
        kinds: dict[int, Callable[[], Any]] = {
            3: lambda: self.chance.choice([*registry.keys(), *filter(None, TYPED)]),
            4: lambda: max(option.get("min_value", 1), self.chance.choice([1, 2, 3, 4, 99])),
            5: lambda: self.chance.random() < 0.5,
            6: lambda: self.chance.choice(near),
        }
        return kinds[option["type"]]()


def said(body: Any) -> str:
    """Everything that a request says, however deep."""
    return json.dumps(body, ensure_ascii=False, default=str)
