"""The host is told once of somebody who often leaves and sits down, while Discord fails and the bot is killed."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from tests.support.wire.driver import Person, texts
from tests.support.wire.faults import Effect, Hung, Limited, Lost, Refused
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


def has_left(town: Town, person: Person, match_id: int) -> None:
    """Give a person three matches of the past that ended without them."""
    with closing(sqlite3.connect(town.bot.database, timeout=10)) as db, db:
        names = [row[1] for row in db.execute("PRAGMA table_info(match)") if row[1] not in ("id", "status")]
        same = ", ".join(names)
        for number in range(3):
            old = 10_000 + 10 * match_id + number
            db.execute(
                f"INSERT INTO match (id, status, {same}) SELECT ?, 'finished', {same} FROM match WHERE id = ?",
                (old, match_id),
            )
            for seat, user in enumerate((person.id, 5)):
                db.execute("INSERT INTO sat (match_id, user_id, seat) VALUES (?, ?, ?)", (old, user, seat))


def told(place: Place) -> list[str]:
    found = [texts(one) + one.content for one in place.people[0].direct.messages.values()]
    return [said for said in found if "often leaves" in said]


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(Limited(0.3), id="429"),
        pytest.param(Refused(500, after=True), id="500, stored"),
        pytest.param(Lost(after=True), id="connection lost, stored"),
        pytest.param(Hung(after=True), id="killed"),
    ],
)
async def test_the_host_is_told_once(town: Town, place: Place, effect: Effect) -> None:
    match_id, card = await place.open_table("yucata", 1)
    ben = place.people[1]
    has_left(town, ben, match_id)
    fault = town.discord.faults.add("POST", "/channels/*/messages", effect, contains="often leaves")
    await ben.press(card, "Join")
    await until(lambda: fault.hits > 0, "it is being sent")
    if isinstance(effect, Hung):
        await town.bot.kill()
        town.discord.faults.clear()
        await town.bot.start()
    await until(lambda: town.ledger.owed(place.guild.id, due=True) == 0, "all is sent")
    assert len(told(place)) == 1
    assert not any("often leaves" in texts(one) + one.content for one in place.channel.messages.values())
