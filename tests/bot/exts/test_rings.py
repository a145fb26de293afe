"""Whatever one person presses, and however often: nobody else's phone rings more than a few times an hour."""

from __future__ import annotations

from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.features.cups.service import Cups
from bot.features.search.searches import A_DAY, SIZES
from bot.features.search.service import Looking
from bot.services.clock.pace import PACES
from bot.services.telling.rings import MOST_AN_HOUR
from bot.ui.press.bounds import Bounds
from bot.ui.press.custom_id import parse
from tests.support.anybody import AtOnce
from tests.support.cups import planned
from tests.support.rung import rung
from tests.support.town import Town, components, town


class Presser:
    """One person who presses without end."""

    def __init__(self, place: Town, person: Any) -> None:
        self.place = place
        self.person = person
        self.presses = 0
        self.kinds: Counter[str] = Counter()

    async def press(self, custom_id: str, message: Any = None) -> Any:
        """A button, wherever it stands."""
        self._counted(custom_id)
        return await self.place.forge(self.person, message or self.place.channel.history()[0], custom_id)

    async def choose(self, message: Any, verb: str, person: Any) -> None:
        """Somebody in a list of people."""
        (custom_id,) = [part["custom_id"] for part in _selects(message) if f":{verb}:" in part["custom_id"]]
        self._counted(custom_id)
        await self.person.select(message, [person], custom_id=custom_id)
        await self.place.settle()

    def _counted(self, custom_id: str) -> None:
        press = parse(custom_id)
        assert press is not None
        self.presses += 1
        self.kinds[press.verb] += 1


def _selects(message: Any) -> list[dict[str, Any]]:
    return [part for part in components(message) if part["type"] == 5]


async def a_cup(place: Town, director: Any) -> int:
    """A cup for which people may sign up."""
    return await place.house[Cups].open(
        planned(place.clock.now()),
        guild_id=place.guild.id,
        channel_id=place.channel.id,
        language="en",
        director_id=director.id,
        manager=True,
    )


async def looks_for(place: Town, person: Any, game: str) -> None:
    """Somebody wants to be told of every table of a game."""
    await place.house[Looking].searches.begin(
        person.id,
        place.guild.id,
        channel_id=place.channel.id,
        name=person.name,
        games=[game],
        paces=PACES,
        sizes=SIZES,
        a_day=max(A_DAY),
    )


async def newest(place: Town) -> int:
    return await place.house.tables.db.value("SELECT max(id) FROM match")


@pytest.mark.parametrize("presses", [40, pytest.param(1000, marks=pytest.mark.soak)])
async def test_however_much_one_person_presses_nobody_is_rung_more_than_a_few_times(
    tmp_path: Path, presses: int
) -> None:
    async with town(tmp_path, 5) as place:
        ana, ben, cleo, dan, _ = place.people
        tick = count(1.0, 60.0)
        place.house.bounds = Bounds(lambda: next(tick))
        place.house.remembered.openings = AtOnce()
        waits = await place.open_table("yucata", 1)
        for person in (ben, cleo):
            await place.house.match.lobby.join(1, person.id, person.name)
        played = []
        for _ in range(2):
            number = await place.opened(ana, card_owed=True)
            await place.house.match.lobby.join(number, dan.id, "dan")
            await place.house.match.matches.start(number, ana.id)
            played.append(number)
        over, runs = played
        await place.play_on(over)
        await place.settle()
        place.env.backend.http_requests.clear()
        cup = await a_cup(place, ana)
        for person in (ben, cleo):
            await looks_for(place, person, "port_royal")
        one, people = Presser(place, dan), place.people
        while one.presses < presses:
            before = one.presses
            await one.press("b:join:1:0:", waits)  # the last seat
            await one.press("b:leave:1:0:", waits)
            await one.press("b:sit:1:0:")  # from a list
            await one.press("b:unsit:1:0:")
            await one.press(f"b:cupsign:0:0:{cup}.")
            await one.press(f"b:cupout:0:0:{cup}.")
            await one.press(f"b:offerto:{runs}:0:")
            await one.press(f"b:vote:{runs}:0:{await _vote(place)}.no")
            await one.press(f"b:rematch:{over}:0:")
            await one.press(f"b:leave:{await newest(place)}:0:sure")
            await one.press(f"b:askend:{runs}:0:")
            await one.press(f"b:vote:{runs}:0:{await _vote(place)}.no")
            await one.press(f"b:pause:{runs}:0:")
            await one.press(f"b:resume:{runs}:0:")
            await one.press(f"b:askreturn:{runs}:0:")
            await place.slash(dan, "game new", game="port_royal")
            mine = await newest(place)
            asked = await one.press(f"b:invite:{mine}:0:")
            await one.choose(asked.response, "invited", people[one.presses % 3])
            asked = await one.press(f"b:invite:{mine}:0:")
            await one.choose(asked.response, "keepseat", people[4])
            # All of it within the hour, and each table waits so long that whoever looks for one is told.
            place.clock.advance(seconds=max(1, 3500 * (one.presses - before) // presses))
            await place.house.match.sweep.run()
            await place.settle()
            await one.press(f"b:leave:{mine}:0:sure")
        found = rung(place)
        assert set(found) > {ana.id, ben.id}, "somebody is called all the same"
        assert max(number for person, number in found.items() if person != dan.id) <= MOST_AN_HOUR, found
        place.clock.advance(days=8)
        while await place.house.tables.db.has("SELECT 1 FROM match WHERE status = 'ended' AND started_at IS NULL"):
            await place.house.archive.run()
        gone = "SELECT 1 FROM card WHERE kind = 'lobby' AND about NOT IN (SELECT id FROM match)"
        assert not await place.house.tables.db.has(gone), "nothing is left of tables that were closed"
        assert not place.env.errors


async def _vote(place: Town) -> int:
    return await place.house.tables.db.value("SELECT max(id) FROM vote") or 0
