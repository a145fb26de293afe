"""Tables with as many people as a game takes, for which everything is logged: everything stands once, and no line of
the log says what only some may know."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine import registry
from tests.support.wire.driver import parts, texts
from tests.support.wire.player import take_turn
from tests.support.wire.state import Message
from tests.support.wire.town import NAMES, Place, Town, open_town

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORTEST = 12
"""Shorter words may stand in any line."""
GAMES = [
    (game.key, seats) for game in registry.games() for seats in game.players if seats >= 4 and game.key != "yucata"
]


def secrets(town: Town, match_id: int) -> set[str]:
    """What a log must not hold: the seed, and all that was stored of a match."""
    (row,) = town.ledger.rows("SELECT seed, computer_secret FROM match WHERE id = ?", match_id)
    kept = {bytes(one).hex() for one in row.values() if one} | {str(bytes(one)) for one in row.values() if one}
    for table, columns in (("action", "action, events"), ("snapshot", "state")):
        for one in town.ledger.rows(f"SELECT {columns} FROM {table} WHERE match_id = ?", match_id):
            kept |= {value for value in one.values() if len(value) >= SHORTEST}
    return kept


def said(message: Message) -> set[str]:
    """The lines of a message, and what its buttons are called and carry."""
    lines = {line.strip() for line in texts(message).splitlines()}
    return lines | {
        str(part[key]) for part in parts(message) for key in ("custom_id", "label", "description") if part.get(key)
    }


def private(place: Place) -> set[str]:
    """What people have read by themselves alone."""
    found: set[str] = set()
    for person in place.people:
        for message in person.direct.messages.values():
            found |= said(message)
    for interaction in place.town.discord.world.interactions.values():
        for message in (interaction.shown, *interaction.more):
            if message is not None and message.seen_by is not None:
                found |= said(message)
        found.add(interaction.token)
    return {one for one in found if len(one) >= SHORTEST}


async def played(town: Town, game: str, seats: int, turns: int | None, chance: Random) -> None:
    """A match of so many people, to its end or so many decisions, everything logged."""
    place = town.place(min(seats, len(NAMES)))
    match_id = await place.start(game, seats)
    decisions = 0
    while town.ledger.match(match_id)["status"] == "running" and decisions != turns:
        await take_turn(place, match_id, chance)
        decisions += 1
        if decisions % 10 == 0:
            await place.people[chance.randrange(seats)].press(place.panels(match_id)[0], "My desk")
            await place.settled()
            place.check(match_id, decisions)
    await place.settled()
    place.check(match_id, decisions)
    log = town.bot.log
    assert "Traceback" not in log
    assert " DEBUG " in log
    told = [one for one in secrets(town, match_id) | private(place) if one in log]
    assert not told, json.dumps(told[:5])
    print(f"{game}, {seats} people: {decisions} decisions")


@pytest.mark.parametrize("turns", [4, pytest.param(None, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_everything_stands_once_and_no_secret_is_logged(
    tmp_path_factory: pytest.TempPathFactory, chance: Random, game: str, seats: int, turns: int | None
) -> None:
    async with open_town(tmp_path_factory.mktemp("large"), started=False) as town:
        town.bot.chosen["HOURGLASS_LOG_LEVEL"] = "debug"
        await town.bot.start()
        await played(town, game, seats, turns, chance)
