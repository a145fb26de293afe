"""Does what the page asks, one thing after the other, and says what came of it.

Every request has an answer: `done`, `refused` (nothing was done, and why) or `failed` (it is not known what was done).
A form goes with the answer, so that it opens in the tab that asked, and in no other.
A request that comes again with the same id gets the same answer and is not done twice.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

from cachetools import LRUCache
from simcord import InteractionResult, MemberActor
from simcord.backend.errors import BackendError, SetupError

from bot.playground import commands, newgame, project, requests
from bot.playground.developer import Developer
from bot.playground.feed import Feed
from bot.playground.refused import Refusal
from bot.playground.world import World
from bot.ui.press.custom_id import parse
from bot.ui.words.catalogues import house_words
from bot.ui.words.catalogues import refusal as sentence
from engine.core.errors import GameError

log = logging.getLogger(__name__)

MOST_REMEMBERED = 1000
LONGEST_TEXT = 2000
LONGEST_SKIP = 30 * 86400
SKIP_STEP = 900
"""Seconds: what becomes due in a skipped time acts in this grain, in order."""
LOOKS = (requests.Commands, requests.Complete, requests.Older, requests.Wire)
"""What changes nothing."""
REFRESH = "play"
"""The verb of *Refresh* below a private answer."""
SELECTS = (3, 5, 6, 7, 8)
"""Discord's kinds of selects: text, user, role, mentionable, channel."""

Answer = dict[str, Any]


class _Form(NamedTuple):
    """A form that was shown to a person in a room, and is neither sent nor put away."""

    person: str
    room_id: int
    shown: InteractionResult


class Acts:
    """The door from the page to the simulated Discord."""

    def __init__(self, world: World, feed: Feed, developer: Developer) -> None:
        self._world = world
        self._feed = feed
        self._developer = developer
        self._remembered: LRUCache[str, asyncio.Task[Answer]] = LRUCache(MOST_REMEMBERED)
        self._forms: LRUCache[str, _Form] = LRUCache(MOST_REMEMBERED)

    async def answer(self, request: requests.Request) -> Answer:
        """Do it, or tell again what came of it."""
        task = self._remembered.get(request.id)
        if task is None:
            task = asyncio.create_task(self._answer(request))
            self._remembered[request.id] = task
        return await asyncio.shield(task)

    async def ended(self) -> None:
        """Wait until everything asked for has come to its end, also what nobody waits for any more."""
        await asyncio.gather(*self._remembered.values(), return_exceptions=True)

    async def _answer(self, request: requests.Request) -> Answer:
        found: Answer
        try:
            found = {"result": "done", **await self._do(request)}
        except Refusal as refusal:
            found = refusal.answer
        except GameError as refused:
            words = house_words(await self._world.language(int(request.person)))
            found = Refusal("hourglass", why=sentence(words, refused)).answer
        except (SetupError, BackendError) as error:
            found = Refusal("discord", why=str(error).splitlines()[0]).answer
        except (KeyError, ValueError):
            log.warning("playground: %s names something that is not there", request)
            found = Refusal("not-there").answer
        except TimeoutError:
            found = _failed("failed-late")
        except Exception:
            log.exception("playground: %s failed", request)
            found = _failed("failed-fault")
        if not isinstance(request, LOOKS):
            await self._feed.refresh()  # so that the pages know what the answer speaks of
        return {"type": "answer", "id": request.id, **found}

    async def _do(self, request: requests.Request) -> Answer:
        match request:
            case requests.Commands():
                return {"commands": await commands.listed(self._world, int(request.person), int(request.room))}
            case requests.Older():
                return {"messages": self._feed.older(int(request.room), int(request.before))}
            case requests.Wire():
                return {"wire": self._developer.wire()}
            case requests.Hide():
                self._feed.hide(int(request.room), int(request.message))
                return {}
            case _:
                async with self._world.turn:
                    self._world.catch_up()
                    return await self._act(request)

    async def _act(self, request: requests.Request) -> Answer:
        match request:
            case requests.Press():
                if self._refreshed(request):
                    return {}
                return self._came(request, int(request.room), await self._press(request))
            case requests.Submit():
                return await self._submit(request)
            case requests.Slash():
                return self._came(request, int(request.room), await commands.run(self._world, request))
            case requests.Complete():
                return {"choices": await commands.complete(self._world, request)}
            case requests.Say():
                await self._say(request)
                return {}
            case requests.Open():
                return await newgame.open_table(
                    self._world, int(request.person), request.game, computers=request.computers
                )
            case requests.Learn():
                return await newgame.open_lesson(self._world, int(request.person), request.game)
            case requests.Seat():
                return await newgame.seat_everybody(self._world, int(request.match))
            case requests.Skip():
                await self._skip(request)
                return {}
            case _:
                raise TypeError(request)

    # --- pressing

    def _refreshed(self, request: requests.Press) -> bool:
        """Whether a private answer was to be brought up to date and has been meanwhile."""
        stored = self._world.message(int(request.room), int(request.message))
        press = parse(request.control)
        if stored is None or not stored.is_ephemeral or press is None or press.verb != REFRESH:
            return False
        return all(part["custom_id"] != request.control for part in project.buttons(stored))

    async def _press(self, request: requests.Press) -> InteractionResult:
        room_id, message_id = int(request.room), int(request.message)
        stored = self._world.message(room_id, message_id)
        if stored is None:
            raise Refusal("message-gone")
        controls = project.buttons(stored)
        control = next((part for part in controls if part["custom_id"] == request.control), None)
        if control is None:
            # The message was edited while the press was on its way: the same words in the same message mean the same.
            control = next((part for part in controls if request.label and part.get("label") == request.label), None)
        if control is None:
            raise Refusal("moved-on", label=request.label) if request.label else Refusal("choice-gone")
        hand = self._world.hand(int(request.person), room_id)
        shown = self._world.pressable(stored)
        if request.values is None:
            return await hand.click(shown, custom_id=control["custom_id"])
        values = request.values
        if control["type"] != SELECTS[0]:
            return await hand.select(
                shown, [self._world.entity(value) for value in values], custom_id=control["custom_id"]
            )
        offered = {option["value"] for option in control["options"]}
        if not set(values) <= offered:
            raise Refusal("choice-gone")
        return await hand.select(shown, values, custom_id=control["custom_id"])

    def _came(self, request: requests.Request, room_id: int, result: InteractionResult) -> Answer:
        """What an interaction has led to."""
        self._feed.look_at(room_id)
        if not result.acknowledged:
            return _failed("failed-silent")
        if result.modal is not None:
            self._forms[request.id] = _Form(request.person, room_id, result)
            return {"form": {"id": request.id, "room": str(room_id), **result.modal}}
        shown = [*([result.response] if result.response else []), *result.followups]
        return {"shown": [str(message.id) for message in shown]}

    async def _submit(self, request: requests.Submit) -> Answer:
        form = self._forms.get(request.form)
        if form is None or form.person != request.person or form.shown.modal is None:
            raise Refusal("form-gone")
        parts = project.components(form.shown.modal["components"])
        fields = {part["custom_id"]: part for part in parts if "custom_id" in part}
        values = {
            key: [self._world.entity(item) for item in value] if fields[key]["type"] in SELECTS[1:] else value
            for key, value in request.values.items()
        }
        result = await self._world.hand(int(request.person), form.room_id).submit_modal(form.shown, values)
        self._forms.pop(request.form, None)
        return self._came(request, form.room_id, result)

    async def _say(self, request: requests.Say) -> None:
        text = request.text.strip()
        if len(text) > LONGEST_TEXT:
            raise Refusal("too-long", most=LONGEST_TEXT)
        room_id = int(request.room)
        hand = self._world.hand(int(request.person), room_id)
        if isinstance(hand, MemberActor):
            await hand.send(self._world.handle(room_id), text)
        else:
            await self._world.people[int(request.person)].send_dm(text)
        self._feed.look_at(room_id)

    # --- time

    async def _skip(self, request: requests.Skip) -> None:
        if not 0 < request.seconds <= LONGEST_SKIP:
            raise Refusal("backwards")
        world = self._world
        left = request.seconds
        while left > 0:
            step = min(SKIP_STEP, left)
            left -= step
            world.clock.skip(step)
            world.catch_up()
            await world.house.match.sweep.run()
            await world.house.telling.outbox.settled()
        self._feed.skips.append({"at": world.clock.exact(), "seconds": request.seconds})
        self._feed.tell(skips=self._feed.skips)


def _failed(why: str) -> Answer:
    """It is not known what was done. `why`: a sentence of the page's catalogue."""
    return {"result": "failed", "why": why, "values": {}}
