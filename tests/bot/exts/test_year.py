"""`/year`, *My year*, and what comes in December: as people see it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from simcord import MemberActor

from bot.services.study.years import LEAST
from bot.ui.stands import yearly
from bot.ui.stands.messages import dm_channel
from render.kit.words import LANGUAGES
from tests.support.limits import check_message
from tests.support.pressed import said
from tests.support.town import Town, components, texts, town


async def played(place: Town) -> None:
    """Matches enough for a year."""
    await place.start("yucata", 2)
    await place.play_on(1)
    async with place.house.tables.db.write() as tx:
        for table in ("match", "seat"):
            columns = [row["name"] for row in await tx.all(f"PRAGMA table_info({table})")]
            key = "id" if table == "match" else "match_id"
            rest = ", ".join(column for column in columns if column != key)
            for number in range(10, 9 + LEAST):
                await tx.execute(
                    f"INSERT INTO {table} ({key}, {rest}) SELECT ?, {rest} FROM {table} WHERE {key} = 1", (number,)
                )


def mine(person: MemberActor) -> list[Any]:
    """What stands in a person's direct messages of the year."""
    return [one for one in person.user.dm_channel.history() if "You asked for this" in texts(one)]


async def test_it_is_a_picture_and_the_same_in_words_for_oneself_alone(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        few = await place.slash(ana, "year")
        assert "you have not finished a match" in said(few)
        await played(place)
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
        await played(place)
        settings = (await place.slash(ana, "settings")).response
        await place.prefer(ana, settings, on=["year"])
        await yearly.run(place.house)
        assert mine(ana) == []
        year = datetime.fromtimestamp(place.clock.now(), UTC).year
        place.clock.advance(seconds=int(datetime(year, 12, 24, 12, tzinfo=UTC).timestamp()) - place.clock.now())
        channel = await dm_channel(place.house, ana.id)
        place.env.inject_error("POST", f"/channels/{channel}/messages", status=503, times=1)
        for _ in range(3):
            await yearly.run(place.house)
        (told,) = mine(ana)
        assert place.files(told)
        assert mine(ben) == []
        await place.click(ana, told, "Do not send my year")
        assert not (await place.house.people.preferences.of(ana.id)).year
        assert not place.env.errors


async def test_whoever_takes_no_messages_is_tried_once(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        await played(place)
        await place.house.people.preferences.change(ana.id, year=True)
        year = datetime.fromtimestamp(place.clock.now(), UTC).year
        place.clock.advance(seconds=int(datetime(year, 12, 24, 12, tzinfo=UTC).timestamp()) - place.clock.now())
        channel = await dm_channel(place.house, ana.id)
        place.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
        await yearly.run(place.house)
        assert await place.house.study.years.due() == []
        assert mine(ana) == []


async def test_whoever_has_played_as_a_guest_alone_is_called_so(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        await played(place)
        async with place.house.tables.db.write() as tx:
            await tx.execute("UPDATE seat SET guest = 1 WHERE user_id = ?", (ana.id,))
        await place.house.people.guests.choose(ana.id, "Falke")
        await place.house.people.preferences.change(ana.id, year=True)
        year = datetime.fromtimestamp(place.clock.now(), UTC).year
        place.clock.advance(seconds=int(datetime(year, 12, 24, 12, tzinfo=UTC).timestamp()) - place.clock.now())
        await yearly.run(place.house)
        (told,) = mine(ana)
        assert f"Falke’s {year}" in texts(told)
