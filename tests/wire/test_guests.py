"""A guest of another server while Discord fails and the bot is killed: seated once, told once, and never named."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from tests.support.wire.child import HASTY
from tests.support.wire.driver import Answer, Person, has_verb, parts, setup_page, texts
from tests.support.wire.faults import Effect, Hung, Limited, Lost, Refused
from tests.support.wire.player import take_turn
from tests.support.wire.state import Channel
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMAND = HASTY


class Visit:
    """A table of one server that stands on the board of another, and somebody who reads that."""

    def __init__(self, town: Town, home: Place) -> None:
        self.town = town
        self.home = home
        self.abroad = town.place(1)
        self.guest: Person = self.abroad.people[0]
        self.board: Channel = town.discord.world.channel(self.abroad.guild, "find-a-table")
        self.match_id = 0

    async def prepare(self) -> None:
        """Both servers, the host and the guest have chosen it."""
        host = self.home.people[0]
        await self._set_up(host, self.home.channel, "shows_ours")
        page = await setup_page(self.guest, self.abroad.channel, "sunoise")
        await self.guest.choose(page, self.board.id, verb="suroom")
        await self._set_up(self.guest, self.abroad.channel, "shows_others")
        self.match_id, card = await self.home.open_table("yucata", 1)
        form = await host.press(card, "Options")
        await host.submit(form, pace=["daily"], layout=["basic"], switches=["elsewhere"])
        form = await self.guest.press((await self.guest.slash(self.abroad.channel, "settings")).message, "guestname")
        await self.guest.submit(form, name=f"Falke {self.match_id}")
        await until(self._listed, "it stands on the board")

    async def _set_up(self, person: Person, channel: Channel, switch: str) -> None:
        page = await setup_page(person, channel, "features")
        (chooser,) = [one for one in parts(page) if one.get("custom_id", "").startswith("s:setfeatures:")]
        on = [one["value"] for one in chooser["options"] if one.get("default")]
        await person.choose(page, *on, switch, verb="setfeatures")

    def _listed(self) -> bool:
        boards = [one for one in self.board.messages.values() if has_verb(one, 0, "visit")]
        return any(f"table {self.match_id} · elsewhere" in texts(one) for one in boards)

    async def join(self) -> Answer:
        """*Join* on the board."""
        (board,) = [one for one in self.board.messages.values() if has_verb(one, 0, "boardopen")]
        return await self.guest.press(board, f"b:visit:0:0:{self.match_id}")

    @property
    def seated(self) -> int:
        """On how many seats the guest sits."""
        return [row["user_id"] for row in self.town.ledger.seats(self.match_id)].count(self.guest.id)

    def cards(self) -> int:
        """How many messages about the table the guest has."""
        mine = [one for one in self.guest.direct.messages.values() if one.seen_by is None]
        return sum(f"table {self.match_id}" in texts(one) and has_verb(one, self.match_id, "leave") for one in mine)

    def check_unnamed(self) -> None:
        """Nothing that others can read holds the account of the guest, and nothing of the guest that of others."""
        home = [self.home.channel, self.home.thread(self.match_id)]
        rooms = [*home, *(person.direct for person in self.home.people if person is not self.guest)]
        for message in [message for room in rooms for message in room.messages.values()]:
            said = json.dumps([message.content, message.components], default=str)
            assert self.guest.user.id not in said
        for message in self.guest.direct.messages.values():
            said = json.dumps([message.content, message.components], default=str)
            assert not [one for one in self.home.people if one is not self.guest and one.user.id in said]


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(Limited(0.3), id="429"),
        pytest.param(Refused(500, after=True), id="500, stored"),
        pytest.param(Refused(403, 50007), id="50007"),
        pytest.param(Refused(403, 50278), id="50278"),
        pytest.param(Lost(after=True), id="connection lost, stored"),
    ],
)
async def test_a_seat_is_taken_once_or_refused(town: Town, place: Place, effect: Effect) -> None:
    visit = Visit(town, place)
    await visit.prepare()
    fault = town.discord.faults.add("POST", f"/channels/{visit.guest.direct.id}/messages", effect)
    answer = await visit.join()
    assert fault.hits >= 1
    if isinstance(effect, Refused) and effect.status == 403:
        assert "you were not seated" in answer.text
    if not visit.seated:
        answer = await visit.join()
    assert "You sit at table" in answer.text
    assert visit.seated == 1
    await until(lambda: visit.cards() == 1, "the card stands in direct messages")
    assert visit.guest.id not in town.ledger.waiting(visit.match_id)


@pytest.mark.parametrize("after", [False, True])
async def test_the_bot_is_killed_while_somebody_sits_down(town: Town, place: Place, after: bool) -> None:
    visit = Visit(town, place)
    await visit.prepare()
    fault = town.discord.faults.add("POST", f"/channels/{visit.guest.direct.id}/messages", Hung(after=after))
    pressing = asyncio.ensure_future(visit.join())
    await until(lambda: fault.hits > 0, "it is being told")
    await town.bot.kill()
    town.discord.faults.clear()
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)
    assert visit.seated == 0, "nobody sits who was not told"
    await town.bot.start()
    await visit.join()
    assert visit.seated == 1
    await until(lambda: visit.cards() == 1, "the card stands in direct messages")


async def test_a_match_with_a_guest_is_played_through_kills_and_lost_answers(
    town: Town, place: Place, chance: Random
) -> None:
    visit = Visit(town, place)
    await visit.prepare()
    await visit.join()
    await place.settled()
    await place.people[0].press(place.card(visit.match_id), "start")
    place.people.append(visit.guest)
    await place.settled()
    where = f"/channels/{visit.guest.direct.id}/messages"
    for turn in range(6):
        if turn == 2:
            town.discord.faults.add("POST", where, Lost(after=True))
        if turn == 3:
            await town.restart()
        await take_turn(place, visit.match_id, chance)
        await place.settled()
    place.check(visit.match_id)
    visit.check_unnamed()
    town.discord.world.expel(visit.abroad.guild)
    await place.people[0].slash(place.channel, "game end", number=visit.match_id)
    await place.settled()
    assert any("end this match" in texts(one) for one in visit.guest.direct.messages.values())
    visit.check_unnamed()
    assert "Traceback" not in place.log
