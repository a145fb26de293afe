"""Two worlds that differ in nothing but who the guest of another server is: nobody else can tell them apart.

Everything that Discord is sent is compared as it is sent, pictures too, but for the numbers that Discord gives.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from simcord import MemberActor

from bot.features.guests.service import Guests
from bot.features.sayings.service import Sayings
from engine import registry
from tests.support.abroad import Abroad, dm_of, shared_table
from tests.support.town import Town, texts, town

GAMES = ["port_royal", "nereus", "gilded_compass"]
NUMBER = re.compile(r"\d{15,}")


class Seen(NamedTuple):
    """What all but the guest were sent, by where it was sent, and what the guest must not be known by."""

    rooms: dict[str, list[str]]
    pictures: dict[str, list[str]]
    answers: list[str]
    words: tuple[str, ...]


def unnumbered(text: str) -> str:
    """A text in which the numbers that Discord gives are counted instead."""
    known: dict[str, str] = {}
    return NUMBER.sub(lambda found: f"#{known.setdefault(found[0], str(len(known)))}", text)


async def world(folder: Path, game: str, which: int, monkeypatch: pytest.MonkeyPatch, steps: int) -> Seen:
    """A match with a guest, one of two people, to its end or so many steps of its second half; both are there in both
    worlds."""
    monkeypatch.setattr(secrets, "token_bytes", Random(17).randbytes)
    folder.mkdir()  # noqa: ASYNC240
    async with town(folder, registry.game(game).players[-1] - 1, pictures=True) as place:
        abroad = Abroad(place, "wanda")
        guests = [abroad.guest, abroad.newcomer("oleander")]
        at_home = place.people[: registry.game(game).players[-1] - 1]
        guest, other = guests[which], guests[1 - which]
        await place.house.people.preferences.change(guests[1].id, language="de", zone="Asia/Tokyo")
        await place.house[Guests].choose(other.id, "Nebel")
        await abroad.agree()
        await shared_table(place, game, len(at_home), switched=["says"])
        await abroad.later()
        await abroad.sit(guest, 1, "Falke")
        await place.house.match.matches.start(1, at_home[0].id)
        await place.settle()
        answers = [texts((await press(place, at_home[0], verb)).response) for verb in ("more", "history", "hand")]
        await play(place, 9)
        await place.house[Sayings].say(1, guest.id, "hello all")
        await place.settle()
        for person, kind in ((at_home[1], "end"), (guest, "undo")):
            await place.house.match.votes.ask(1, kind, person.id)
            await place.settle()
        place.clock.advance(days=4)
        await place.house.match.sweep.run()
        await place.settle()
        answers += [texts((await press(place, one, verb)).response) for one in at_home for verb in ("more", "history")]
        await place.house.match.seats.resign(1, guest.id)
        await place.settle()
        back = await place.house.match.votes.ask(1, "return", guest.id)
        for person in at_home:
            if back.outcome is None:
                back = await place.house.match.votes.cast(1, back.id, person.id, "yes", person.user.name)
        await place.settle()
        await play(place, steps)
        assert not place.env.errors
        return seen(place, at_home, answers, guests)


async def play(place: Town, steps: int) -> None:
    """So many decisions, each seen by everybody before the next."""
    for step in range(steps):
        table = await place.house.tables.load(1)
        if not table.actors():
            return
        seat = table.actors()[0]
        user_id, legal = table.seats[seat].user_id, table.game.legal(table.state, seat)
        assert user_id is not None
        await place.house.match.steps.act(1, user_id, table.row.revision, step * 7 % len(legal))
        await place.settle()


async def press(place: Town, person: MemberActor, verb: str) -> Any:
    """Something that somebody at home asks for."""
    return await place.forge(person, place.panel(place.channel.threads[-1]), f"b:{verb}:1:0:")


def seen(place: Town, at_home: list[MemberActor], answers: list[str], guests: list[MemberActor]) -> Seen:
    """What those at home have been sent."""
    channels = {str(dm_of(one).id): one.user.name for one in at_home}
    channels |= {str(place.channel.id): "channel", str(place.channel.threads[-1].id): "thread"}
    rooms: dict[str, list[str]] = defaultdict(list)
    for request in place.env.http_requests:
        parts = request.path.strip("/").split("/")
        if parts[0] == "channels" and parts[1] in channels and request.json is not None:
            told = json.dumps({key: value for key, value in request.json.items() if key != "nonce"}, default=str)
            if "table 1** has begun." not in told:  # the card of the table, if it was shown before the thread stood
                rooms[channels[parts[1]]].append(f"{request.method} {told}")
    for answer in answers:
        rooms["answers"].append(answer)
    pictures: dict[str, list[str]] = {}
    for room, name in ((place.channel.threads[-1], "thread"), *((dm_of(one), one.user.name) for one in at_home)):
        data = [place.env.backend.cdn.get(file["url"]) for one in room.history() for file in place.files(one)]
        pictures[name] = [hashlib.sha256(one or b"").hexdigest() for one in data]
    words = tuple(word for one in guests for word in (str(one.id), one.user.name))
    return Seen(dict(rooms), pictures, answers, (*words, "Nebel"))


@pytest.mark.parametrize("steps", [9, pytest.param(10_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
async def test_nobody_at_home_can_tell_who_the_guest_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, steps: int
) -> None:
    one, two = [await world(tmp_path / str(which), game, which, monkeypatch, steps) for which in (0, 1)]
    assert one.rooms.keys() == two.rooms.keys()
    for room, told in one.rooms.items():  # in any order: a card and a call each go their own way
        assert sorted(map(unnumbered, told)) == sorted(map(unnumbered, two.rooms[room])), room
    assert one.pictures == two.pictures
    for found in (one, two):
        whole = json.dumps([found.rooms, found.answers])
        assert "Falke" in whole
        assert not [word for word in found.words if word in whole]
