"""Every command is offered where it can be answered, and nowhere else."""

from __future__ import annotations

import copy
from collections.abc import AsyncGenerator, Iterator

import pytest
import pytest_asyncio

from bot import features
from tests.support.wire.commands import DIRECT, FOR_PEOPLE, PRIVATE, SERVER
from tests.support.wire.driver import USER, USER_MENU, NoAnswerError, NotOfferedError, Person
from tests.support.wire.state import Channel, Json
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

CONTEXTS = (SERVER, DIRECT, PRIVATE)
NEEDS_A_SERVER = "This works on a server only"
INNER = (1, 2)
"""Types of options that are commands themselves."""


@pytest_asyncio.fixture(loop_scope="module", autouse=True)
async def listed(town: Town) -> AsyncGenerator[list[Json]]:
    """The commands as the bot has brought them; afterwards Discord has them again."""
    world = town.discord.world
    await until(lambda: len(world.commands) == len(features.commands()), "Discord has all commands")
    kept = copy.deepcopy(world.commands)
    yield kept
    world.commands[:] = kept


FOR_A_REASON = {"owner": "in direct messages with the bot alone, where nobody reads along"}
"""Commands that would be answered in more places than they are offered in."""


def leaves(command: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """The commands of a group with their whole names, or the command itself."""
    name = f"{path} {command['name']}".strip()
    inner = [option for option in command.get("options", []) if option["type"] in INNER]
    if not inner:
        yield name, command
    for option in inner:
        yield from leaves(option, name)


async def use(place: Place, person: Person, where: Channel, command: Json) -> dict[str, str]:
    """Use everything that a command is, as far as that person is offered it: its whole name -> what the answer says."""
    other = place.people[0].user
    if command["type"] == USER_MENU:
        return {command["name"]: (await person.menu(where, command["name"], other)).text}
    said: dict[str, str] = {}
    for name, leaf in leaves(command):
        needed = [option for option in leaf.get("options", []) if option.get("required")]
        options = {option["name"]: other.id if option["type"] == USER else "yucata" for option in needed}
        said[name] = (await person.slash(where, name, **options)).text
    return said


async def test_what_every_command_needs_is_what_its_contexts_say(town: Town, place: Place, listed: list[Json]) -> None:
    """Each is used everywhere, as if Discord still had older contexts: it is offered where some of it has another
    answer than that it needs a server."""
    for command in town.discord.world.commands:
        command |= {
            "contexts": list(CONTEXTS),
            "integration_types": [0, FOR_PEOPLE],
            "default_member_permissions": None,
        }
    answered: dict[str, list[int]] = {}
    for command in copy.deepcopy(town.discord.world.commands):
        person = place.join(command["name"].lower())  # nobody may ask for all of it in a moment
        person.has_installed = True
        rooms = {SERVER: place.channel, DIRECT: person.direct, PRIVATE: town.discord.world.group([person.user])}
        for context, room in rooms.items():
            said = await use(place, person, room, command)
            if any(NEEDS_A_SERVER not in text for text in said.values()):
                answered.setdefault(command["name"], []).append(context)
    for name in FOR_A_REASON:
        assert name in answered
        del answered[name]
    offered = {one["name"]: sorted(one["contexts"]) for one in listed}
    assert answered == {name: contexts for name, contexts in offered.items() if name not in FOR_A_REASON}


async def test_what_is_not_offered_cannot_be_used(town: Town, place: Place) -> None:
    ana, ben = place.people
    for name in ("profile", "setup"):
        for room in (ana.direct, town.discord.world.group([ana.user, ben.user])):
            ana.has_installed = True
            with pytest.raises(NotOfferedError):
                await ana.slash(room, name)
    with pytest.raises(NotOfferedError):
        await ana.menu(ana.direct, "Profile", ben.user)
    with pytest.raises(NotOfferedError):
        await ben.slash(place.channel, "setup")
    ana.has_installed = False
    with pytest.raises(NotOfferedError):
        await ana.slash(town.discord.world.group([ana.user, ben.user]), "mygames")
    assert NEEDS_A_SERVER not in (await ana.slash(place.channel, "setup")).text
    assert NEEDS_A_SERVER not in (await ana.menu(place.channel, "Profile", ben.user)).text


async def test_a_press_on_what_does_not_stand_there_reaches_nobody(town: Town, place: Place) -> None:
    match_id, card = await place.open_table("yucata", 2)
    before = len(town.discord.world.interactions)
    with pytest.raises(NoAnswerError, match="50035"):
        place.people[0].begin_forged(card, f"b:start:{match_id}:7:")
    assert len(town.discord.world.interactions) == before
