"""Cups in a house without Discord: people sign up, time passes, matches are played or abandoned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.db import deadlines
from bot.db import matches as rows
from bot.features.cups.cup import Cup
from bot.features.cups.rows import Form, MatchLink, Plan
from bot.features.cups.service import Cups
from bot.services.table.scene import Table
from bot.ui.press.house import House
from engine.core.chance import Fast
from engine.core.outcome import Outcome
from engine.core.playout import random_action
from tests.support.clock import FakeClock
from tests.support.tables import CHANNEL, GUILD

DIRECTOR = 50
PACE = "daily"


def clock_of(house: House) -> FakeClock:
    """The clock that the test sets."""
    assert isinstance(house.clock, FakeClock)
    return house.clock


def planned(now: int, form: Form = "mini", game: str = "yucata", **changes: Any) -> Plan:
    """A cup for which people may sign up for three days from now on."""
    values: dict[str, Any] = {"size": 7 if form == "mini" else 0, "seats": 4, "rounds": 3, "through": 2} | changes
    return Plan(name="Harbour Cup", form=form, game=game, pace=PACE, begins_by=now + 3 * 86400, **values)


async def opened(
    house: House, form: Form = "mini", game: str = "yucata", director: int = DIRECTOR, **changes: Any
) -> int:
    """The number of such a cup."""
    plan = planned(house.clock.now(), form, game, **changes)
    return await house[Cups].open(
        plan, guild_id=GUILD, channel_id=CHANNEL, language="en", director_id=director, manager=True
    )


async def sign_up(house: House, cup_id: int, people: int, first: int = 101) -> Cup:
    """So many people sign up, one after another."""
    for user_id in range(first, first + people):
        await house[Cups].sign_up(cup_id, user_id, f"P{user_id}")
    return await house[Cups].get(cup_id)


async def tick(house: House, *, hours: float = 0, days: float = 0) -> None:
    """Time passes, then what is due is done, with all that follows from it at once."""
    clock_of(house).advance(hours=hours, days=days)
    await house.match.automatic.settled()
    while await house.match.sweep.run():
        await house.match.automatic.settled()


async def begun(house: House, form: Form = "mini", people: int = 7, **changes: Any) -> Cup:
    """A cup whose first round has begun."""
    cup_id = await opened(house, form, **changes)
    await sign_up(house, cup_id, people)
    await tick(house, days=0 if form == "mini" and people == 7 else 3)
    found = await house[Cups].get(cup_id)
    assert found.row.state == "running"
    return found


async def step(house: House, match_id: int, user_id: int, policy: Fast) -> bool:
    """Somebody decides once by chance at a match that waits for that; whether there was anything to decide."""
    table = await house.tables.load(match_id)
    seat = table.seat_of(user_id)
    if seat is None or seat not in table.actors():
        return False
    legal = list(table.legal(seat))
    action = random_action(table.game, table.state, seat, policy)
    await house.match.steps.act(match_id, user_id, table.row.revision, legal.index(action))
    return True


async def play(house: House, match_id: int, seed: int = 1, only: Callable[[int], bool] = lambda _user: True) -> Table:
    """Let the people of a match decide by chance until it is over, or waits for somebody who does not play."""
    policy = Fast(at=seed + match_id)
    while True:
        await house.match.automatic.settled()
        table = await house.tables.load(match_id)
        users = [table.seats[seat].user_id for seat in table.actors()]
        there = [user for user in users if user is not None and only(user)]
        if not there or not await step(house, match_id, there[0], policy):
            return table


async def play_round(house: House, cup_id: int, only: Callable[[int], bool] = lambda _user: True) -> Cup:
    """Everybody plays all that runs; what follows in the cup follows."""
    for link in (await house[Cups].get(cup_id)).live_links():
        await play(house, link.match_id, only=only)
    await tick(house)
    return await house[Cups].get(cup_id)


async def decide(house: House, cup_id: int, policy: Fast) -> None:
    """Every match that runs ends at once with places by chance, as if it had been played: for cups of many people."""
    for link in (await house[Cups].get(cup_id)).live_links():
        await end_by_lot(house, link, policy)
    await tick(house)


async def end_by_lot(house: House, link: MatchLink, policy: Fast) -> None:
    """The same of one match. What a finished match stores is written by hand: the game itself is not what is tested."""
    seats = len(link.seats)
    scores = [policy.below(20) for _ in range(seats)]
    ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    outcome = Outcome(ranks, tuple(scores), tuple(() for _ in range(seats)))
    async with house.door.hold(link.match_id):
        table = await house.door.read(link.match_id)
        if table.row.status != "running":
            return
        async with house.door.write() as tx:
            row = await rows.change(tx, table.row, status="finished", ended_at=house.clock.now(), outcome=outcome)
            await deadlines.clear(tx, link.match_id)
            for one in house.door.hears:
                await one.over(tx, Table(row, table.seats, game=table.game, state=table.state))


async def next_season(house: House, cup_id: int) -> int | None:
    """The cup that follows a season of a league."""
    return await house.tables.db.value("SELECT id FROM cup WHERE follows = ?", (cup_id,))
