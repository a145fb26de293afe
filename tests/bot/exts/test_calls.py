"""What a step asks of Discord at a table of four: exactly so many requests, by what they are for."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.db.people import Player, put_player
from bot.services.clock.live import QUIET_SECONDS, THERE_SECONDS
from bot.services.match.door import TURN_SECONDS
from bot.services.processes import right_of_way
from bot.services.table.scene import Table
from bot.services.table.voting import is_sealed
from bot.services.telling.wishes import Show
from bot.ui.press import reply
from bot.ui.press.codes import UNKNOWN_CHANNEL
from bot.ui.press.custom_id import Press
from bot.ui.press.open_desks import OpenDesks
from bot.ui.stands.messages import dm_channel
from engine.core import match
from tests.support.calls import Calls
from tests.support.town import Town, texts, town

SEATS = 4
MOST_STEPS = 60


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine an answer that takes long is acknowledged first, and its picture follows: more requests."""
    monkeypatch.setattr(reply, "DEFER_SECONDS", 60.0)
    monkeypatch.setattr(right_of_way, "PATIENCE", 60.0)


PASSES_ON, IN_A_TURN, SEALED = "passes on", "in a turn", "sealed"

FOUND = {
    "gilded_compass": {PASSES_ON},
    "nereus": {PASSES_ON, IN_A_TURN, SEALED},
    "port_royal": {PASSES_ON, IN_A_TURN},
    "yucata": {PASSES_ON},
}
"""The kinds of steps that the games have; each is looked for."""

OPEN = {
    PASSES_ON: {"answer": 1, "panel edited": 1, "call to the desk posted": 1, "desk edited": 1, "desk deleted": 1},
    IN_A_TURN: {"answer": 1},
    SEALED: {"answer": 1, "panel edited": 1},
}
"""By kind: the requests of a press on the desk in direct messages."""

THREAD = {
    PASSES_ON: {"answer": 1, "panel edited": 1, "call to the desk posted": 1, "desk edited": 1, "desk deleted": 1},
    IN_A_TURN: {"answer": 1},
    SEALED: {"answer": 1, "panel edited": 1, "desk deleted": 1},
}
"""Of a press on a desk in the thread, with direct messages open: the call there has done its work.

On the panel itself the edit of that is the answer.
"""

CLOSED = {
    PASSES_ON: {"answer": 1, "call to the panel posted": 1, "panel edited": 1, "panel deleted": 1},
    IN_A_TURN: {"answer": 1},
    SEALED: {"answer": 1, "panel edited": 1},
}
"""Of a press in the thread, with direct messages closed: the panel has to call."""


class Person:
    """Whoever is asked, and what a step of theirs is."""

    def __init__(self, place: Town, table: Table, number: int) -> None:
        self.table, self.place = table, place
        self.seat = table.actors()[0]
        user_id = table.seats[self.seat].user_id
        self.actor = next(person for person in place.people if person.id == user_id)
        self.public = table.question(self.seat).public
        legal = table.legal(self.seat)
        self.number = number % len(legal)
        after = table.game.clone(table.state)
        told = match.act(table.game, after, self.seat, legal[self.number])
        steps = [told, *match.act_forced(table.game, after)]
        self.next = table.game.actors(after)
        self.secret = any(event.to is not None for step in steps for event in step.events)
        self.sealed_after = bool(self.next) and bool(table.game.view(after, None).secret_waits)

    async def kind(self, way: str = "direct") -> str:
        """What kind of step it is for whoever plays this way; empty for one of no plain kind."""
        alone = self.table.actors() == (self.seat,)
        if is_sealed(self.table):
            return SEALED if self.sealed_after and len(self.table.actors()) > 1 else ""
        if not alone or self.secret:
            return ""
        if self.next == (self.seat,):
            return IN_A_TURN
        stands = len(self.next) == 1 and await self.place.house.telling.panels.place_of(1, Show("desk", self.next[0]))
        return PASSES_ON if len(self.next) == 1 and (stands or way != "direct") else ""

    async def press(self, message: Any) -> None:
        """Decide on a message."""
        press = Press("do", 1, self.table.row.revision, str(self.number))
        await self.place.forge(self.actor, message, press.custom_id("b"))


async def asked(place: Town, number: int = 0) -> Person:
    """Somebody for whom the match waits."""
    return Person(place, await place.house.tables.load(1), number)


async def pause(place: Town, seconds: int = QUIET_SECONDS) -> None:
    """Nobody does anything for so long; what is open in the thread cannot be edited any more."""
    place.clock.advance(seconds=seconds)
    place.house.remembered.desks = OpenDesks()
    await place.settle()


@pytest.mark.parametrize(("way", "wanted"), [("direct", OPEN), ("thread", THREAD), ("closed", CLOSED)])
@pytest.mark.parametrize("game", sorted(FOUND))
async def test_a_step_asks_so_much_and_no_more(
    tmp_path: Path, game: str, way: str, wanted: dict[str, dict[str, int]]
) -> None:
    async with town(tmp_path, SEATS) as place:
        async with place.house.tables.db.write() as tx:
            for person in place.people:
                await put_player(tx, person.id, Player(dms=way != "closed"))
        thread = await place.start(game, SEATS)
        found: set[str] = set()
        for number in range(MOST_STEPS):
            await pause(place)
            who = await asked(place, number * 7)
            if way == "direct":
                message = place.dm(who.actor)
            elif who.public:
                message = place.panel(thread)
            else:
                message = (await place.click(who.actor, place.panel(thread), "My desk")).response
            calls, kind = Calls(place), await who.kind(way)
            await who.press(message)
            taken = calls.taken()
            if way == "thread":
                del taken["direct channel opened"]  # once a person
                taken["panel edited"] += who.public and kind != IN_A_TURN
            others = Counter[str]()
            if kind == IN_A_TURN:
                await pause(place, TURN_SECONDS)
                taken += calls.taken()  # what has asked the same is told at once, everything else then
                others["panel edited"] = int(not (who.public and way != "direct"))
                others["desk edited"] = int(way == "thread")
            if kind:
                found.add(kind)
                assert taken == Counter(wanted[kind]) + others, (kind, number)
            if found == FOUND[game]:
                return
    raise AssertionError(f"{game}: only {found} in {MOST_STEPS} steps")


@pytest.mark.usefixtures("the_first_cards_are_ships")  # where two ships of a colour come, the turn is over
async def test_the_steps_of_a_turn_are_shown_to_the_others_together(tmp_path: Path) -> None:
    async with town(tmp_path, SEATS) as place:
        thread = await place.start("port_royal", SEATS)
        who = await asked(place)
        calls, drawn = Calls(place), 0
        while drawn < 2:
            who = await asked(place)
            assert await who.kind() == IN_A_TURN
            await who.press(place.dm(who.actor))
            place.clock.advance(seconds=TURN_SECONDS // 2)
            await place.settle()
            drawn += 1
        await pause(place, TURN_SECONDS)
        assert calls.taken() == {"answer": 2, "panel edited": 2}, "the first takes the answers away"
        table = await place.house.tables.load(1)
        panel = await place.house.telling.panels.place_of(1, Show("desk", who.seat))
        assert panel is not None
        assert f":{table.row.revision}:" in str(place.panel(thread).components)


async def test_the_channel_of_a_desk_that_stands_is_known_after_a_restart(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        for _ in range(2):
            who = await asked(place)
            await who.press(place.dm(who.actor))
            await pause(place)
        await place.restart()
        calls, who = Calls(place), await asked(place)
        await who.press(place.dm(who.actor))
        assert calls.taken() == OPEN[PASSES_ON]


async def test_the_channel_of_a_person_is_asked_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with town(tmp_path, 2) as place:
        house, asked_for = place.house, list[int]()
        create = house.client.create_dm

        async def counting(user: Any) -> Any:
            asked_for.append(user.id)
            return await create(user)

        monkeypatch.setattr(house.client, "create_dm", counting)
        first = [await dm_channel(house, person.id) for person in place.people]
        assert [await dm_channel(house, person.id) for person in place.people] == first
        assert asked_for == [person.id for person in place.people]


async def test_a_direct_channel_that_discord_did_not_name_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 1) as place:
        (ana,) = place.people

        async def failing(user: Any) -> Any:
            raise OSError("the connection was lost")

        with monkeypatch.context() as patch:
            patch.setattr(place.house.client, "create_dm", failing)
            for _ in range(2):
                with pytest.raises(OSError, match="lost"):
                    await dm_channel(place.house, ana.id)
        assert await dm_channel(place.house, ana.id) == ana.user.dm_channel.id


async def test_a_direct_channel_that_is_gone_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 2) as place:
        asked_for = list[int]()
        create = place.house.client.create_dm

        async def counting(user: Any) -> Any:
            asked_for.append(user.id)
            return await create(user)

        thread = await place.start("yucata", 2)
        first = (await asked(place)).actor
        other = next(person for person in place.people if person is not first)
        await dm_channel(place.house, other.id)
        monkeypatch.setattr(place.house.client, "create_dm", counting)
        path = f"/channels/{other.user.dm_channel.id}/messages"
        place.env.inject_error("POST", path, status=404, code=UNKNOWN_CHANNEL, times=1)
        while (await asked(place)).actor is first:
            await (await asked(place)).press(place.panel(thread))
        for _ in range(4):
            await pause(place, 301)
        assert asked_for[:1] == [other.id]
        assert "Which card do you play?" in texts(place.dm(other))


async def test_at_a_live_table_the_desk_of_who_has_played_in_the_thread_waits(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        for _ in range(6):
            who = await asked(place)
            await who.press(place.panel(thread))
            await pause(place, THERE_SECONDS // 3)
        calls, first = Calls(place), await asked(place)
        await first.press(place.panel(thread))
        assert calls.taken() == {"answer": 1, "desk edited": 1}, "the one who is asked now"
        second = await asked(place)
        await second.press(place.panel(thread))
        assert calls.taken() == {"answer": 1, "desk edited": 1}, "asked again, and brought up to date by that"
        await pause(place, THERE_SECONDS)
        assert calls.taken() == {"desk edited": 1}, "the one who has not been asked since"
