"""`/year`, *My year*, and what comes in December: as people see it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from simcord import MemberActor

from bot.db.connection import Database
from bot.db.people import player
from bot.features.guests.service import Guests
from bot.features.year.service import LEAST, LOOK_SECONDS, YEAR
from bot.ui.stands.messages import dm_channel
from render.kit.words import LANGUAGES
from tests.support.features import before
from tests.support.finished import finished
from tests.support.limits import check_message
from tests.support.pressed import said
from tests.support.town import Town, components, texts, town


async def ticks(place: Town) -> None:
    """It is looked who is to be told."""
    place.clock.advance(seconds=LOOK_SECONDS)
    await place.house.match.sweep.tick()
    await place.settle()


def mine(person: MemberActor) -> list[Any]:
    """What stands in a person's direct messages of the year."""
    return [one for one in person.user.dm_channel.history() if "You asked for this" in texts(one)]


async def test_it_is_a_picture_and_the_same_in_words_for_oneself_alone(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        few = await place.slash(ana, "year")
        assert "you have not finished a match" in said(few)
        await finished(place)
        shown = await place.slash(ana, "year")
        assert shown.ephemeral
        assert f"{LEAST} matches" in texts(shown.response)
        assert "Most played: Yucata', 5" in texts(shown.response)
        assert "**Most at your tables:** ben" in texts(shown.response)
        assert len(place.files(shown.response)) == 2
        profile = await place.slash(ana, "profile")
        again = await place.click(ana, profile.response, "My year")
        assert texts(again.response) == texts(shown.response)
        for language in LANGUAGES:
            await place.house.people.preferences.change(ana.id, language=language)
            page = await place.slash(ana, "year")
            check_message([part for part in components(page.response) if part["type"] in (12, 17)])
        assert not place.env.errors


async def test_in_december_it_comes_once_to_who_wants_it(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        await finished(place)
        settings = (await place.slash(ana, "settings")).response
        await place.prefer(ana, settings, on=["year"])
        await ticks(place)
        assert mine(ana) == []
        year = datetime.fromtimestamp(place.clock.now(), UTC).year
        place.clock.advance(seconds=int(datetime(year, 12, 24, 12, tzinfo=UTC).timestamp()) - place.clock.now())
        channel = await dm_channel(place.house, ana.id)
        place.env.inject_error("POST", f"/channels/{channel}/messages", status=503, times=1)
        for _ in range(3):
            await ticks(place)
        (told,) = mine(ana)
        assert place.files(told)
        assert mine(ben) == []
        await place.click(ana, told, "Do not send my year")
        assert not (await place.house.people.preferences.of(ana.id)).has(YEAR)
        assert not place.env.errors


async def test_whoever_takes_no_messages_is_tried_once(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        await finished(place)
        await place.house.people.preferences.change(ana.id, switched={YEAR.key: True})
        year = datetime.fromtimestamp(place.clock.now(), UTC).year
        place.clock.advance(seconds=int(datetime(year, 12, 24, 12, tzinfo=UTC).timestamp()) - place.clock.now())
        channel = await dm_channel(place.house, ana.id)
        place.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
        await ticks(place)
        assert await place.house.tables.db.column("SELECT user_id FROM year_told") == [ana.id]
        assert mine(ana) == []


async def test_whoever_has_played_as_a_guest_alone_is_called_so(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        await finished(place)
        async with place.house.tables.db.write() as tx:
            await tx.execute("UPDATE seat SET guest = 1 WHERE user_id = ?", (ana.id,))
        await place.house[Guests].choose(ana.id, "Falke")
        await place.house.people.preferences.change(ana.id, switched={YEAR.key: True})
        year = datetime.fromtimestamp(place.clock.now(), UTC).year
        place.clock.advance(seconds=int(datetime(year, 12, 24, 12, tzinfo=UTC).timestamp()) - place.clock.now())
        await ticks(place)
        (told,) = mine(ana)
        assert f"Falke’s {year}" in texts(told)


async def test_not_in_quiet_hours(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        await finished(place)
        await place.house.people.preferences.change(ana.id, switched={YEAR.key: True})
        await place.house.people.preferences.set_quiet_hours(ana.id, 1320, 480)
        year = datetime.fromtimestamp(place.clock.now(), UTC).year
        await dm_channel(place.house, ana.id)
        for hour, come in ((5, 0), (8, 1)):
            place.clock.advance(seconds=int(datetime(year, 12, 24, hour, tzinfo=UTC).timestamp()) - place.clock.now())
            await ticks(place)
            assert len(mine(ana)) == come


async def test_who_wanted_it_wants_it_still(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    rows = """
        INSERT INTO player (user_id, settings)
        VALUES (1, '{"year":true,"language":"de"}'), (2, '{"year":false}'), (3, 'broken')
    """
    before("year", file, rows)
    db = await Database.open(file)
    try:
        assert (await player(db, 1)).switched == {"year": True}
        assert (await player(db, 1)).language == "de"
        assert not (await player(db, 2)).has(YEAR)
        assert "year" not in await db.value("SELECT settings FROM player WHERE user_id = 2")
    finally:
        await db.close()
