"""Following matches of others: what comes, when, and what never does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from simcord import MemberActor

from bot.db.connection import Database
from bot.features.follow import rows
from bot.features.follow.cards import LOOK_AGAIN_SECONDS
from bot.features.follow.pages import followed_page
from bot.features.follow.service import FOLLOWED, MOST, TOLD_SECONDS, Follows
from bot.ui.press.feature import Way
from bot.ui.stands.messages import dm_channel
from bot.ui.stands.panels import RESULT_SECONDS
from bot.ui.words.catalogues import house_words
from engine.core.outcome import Outcome
from render.kit.words import LANGUAGES
from tests.support.features import before
from tests.support.limits import TEXT, check_view, walk
from tests.support.tables import house_at, stored
from tests.support.town import Town, components, labels, out_of_reach, texts, town


async def follow(place: Town, person: MemberActor, thread: Any) -> Any:
    more = (await place.click(person, place.panel(thread), "More")).response
    return await place.click(person, more, "Follow by message")


async def end(place: Town, number: int = 1) -> None:
    """Play a match to its end, whose result stands a moment later."""
    await place.play_on(number)
    await place.settle()
    place.clock.advance(seconds=RESULT_SECONDS)
    await place.settle()


def told(person: MemberActor) -> list[str]:
    """What stands in a person's direct messages of what is followed, the oldest first."""
    channel = person.user.dm_channel
    found = [] if channel is None else [texts(message) for message in channel.history()]
    return [said for said in found if "Matches you follow" in said]


async def test_whoever_looks_on_is_told_once_a_day_and_of_the_result(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        answer = await follow(place, cleo, thread)
        assert answer.ephemeral
        assert "a line a day" in texts(answer.response)
        await place.play_on(1, 4)
        await place.settle()
        assert told(cleo) == [], "not before a day has passed"
        place.clock.advance(days=1)
        await place.settle()
        (said,) = told(cleo)
        assert "Yucata' · table 1" in said
        assert "plays a card" in said
        place.clock.advance(days=1)
        await place.settle()
        assert len(told(cleo)) == 1, "nothing has happened since"
        await end(place)
        last = cleo.user.dm_channel.last_message
        assert "wins with" in texts(last) or "share the win" in texts(last)
        assert any(part.get("url") for part in components(last)), "the way to the result and its replay"
        assert await rows.of_person(place.house.tables.db, cleo.id) == 0, "there is nothing more to follow"
        place.clock.advance(days=2)
        await place.settle()
        assert len(told(cleo)) == 1, "the result has taken the place of the day's line, and stays"
        assert not place.env.errors


async def test_nothing_comes_in_quiet_hours(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        await follow(place, cleo, thread)
        hour = place.clock.now() // 3600 % 24
        await place.house.people.preferences.set_quiet_hours(cleo.id, hour * 60, (hour + 3) % 24 * 60)
        await end(place)
        assert told(cleo) == []
        place.clock.advance(hours=3)
        await place.settle()
        assert len(told(cleo)) == 1


async def test_only_what_everybody_sees_is_told(tmp_path: Path) -> None:
    """While crew cards are chosen in secret, nothing tells who is missing, and never is a hand shown."""
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("nereus", 2)
        await follow(place, cleo, thread)
        await place.play_on(1, 5)
        place.clock.advance(days=1)
        table = await place.house.tables.load(1)
        assert table.view(None).secret_waits
        await place.settle()
        (said,) = told(cleo)
        assert not any(person.name in said for person in place.people)
        channel = cleo.user.dm_channel
        assert all(not message.attachments for message in channel.history()), "words alone"


async def test_what_had_happened_before_is_no_news(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        await place.play_on(1, 4)
        await follow(place, cleo, thread)
        place.clock.advance(days=1)
        await place.settle()
        assert told(cleo) == []


async def test_a_match_that_is_over_is_followed_by_nobody(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        more = (await place.click(cleo, place.panel(thread), "More")).response
        await end(place)
        await place.forge(cleo, more, "b:followmatch:1:0:")
        assert await rows.of_person(place.house.tables.db, cleo.id) == 0
        await place.settle()
        assert told(cleo) == []


async def test_of_two_matches_one_is_stopped_and_a_result_reaches_everybody_who_follows(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        cleo, dan = place.people[2:]
        await place.house.people.preferences.change(dan.id, language="de")
        for number in (1, 2):
            thread = await place.start("yucata", 2)
            for person in (cleo, dan):
                await place.house[Follows].begin(number, person.id)
        more = (await place.click(cleo, place.panel(thread), "More")).response
        await place.click(cleo, more, "Stop following")
        assert await place.house[Follows].follows(1, cleo.id), "only the other one is stopped"
        hour = place.clock.now() // 3600 % 24
        await place.house.people.preferences.set_quiet_hours(dan.id, hour * 60, (hour + 3) % 24 * 60)
        await end(place)
        assert len(told(cleo)) == 1
        assert await place.house[Follows].follows(1, dan.id), "who has not heard of it yet hears of it later"
        place.clock.advance(hours=3)
        await place.settle()
        (german,) = [texts(message) for message in dan.user.dm_channel.history()]
        assert "Partien, denen du folgst" in german, "each in the own language"
        assert not await place.house[Follows].follows(1, dan.id)
        assert await place.house[Follows].follows(2, dan.id)


async def test_the_points_are_those_of_who_has_won(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        await place.play_on(1)
        table = await place.house.tables.load(1)
        outcome = Outcome(scores=(11, 37), ranks=(2, 1), breakdown=((), ()))
        won = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, outcome=outcome))
        page = followed_page([(won, None)], {}, house_words("en"))
        assert "ben wins with 37 points" in json.dumps(page.to_components(), ensure_ascii=False)


@pytest.mark.parametrize("settings", ["{", '{"nudges": "loud"}', '{"zone": "Nowhere/Else"}'])
async def test_settings_that_cannot_be_read_hold_up_nobody_else(tmp_path: Path, settings: str) -> None:
    async with town(tmp_path, 4) as place:
        cleo, dan = place.people[2:]
        await place.start("yucata", 2)
        for person in (cleo, dan):
            await place.house[Follows].begin(1, person.id)
        async with place.house.tables.db.write() as tx:
            await tx.execute("INSERT INTO player (user_id, settings) VALUES (?, ?)", (cleo.id, settings))
        await place.play_on(1, 4)
        place.clock.advance(days=1)
        await place.settle()
        assert told(cleo) == [], "nobody knows when that person may be told"
        assert len(told(dan)) == 1


async def test_it_is_stopped_where_it_began_and_in_the_message(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        await follow(place, cleo, thread)
        more = (await place.click(cleo, place.panel(thread), "More")).response
        assert "Follow by message" not in labels(more)
        answer = await place.click(cleo, more, "Stop following")
        assert "You follow this match no more." in texts(answer.response)
        await follow(place, cleo, thread)
        await place.play_on(1, 4)
        place.clock.advance(days=1)
        await place.settle()
        message = cleo.user.dm_channel.history()[0]
        stop = next(one["custom_id"] for one in components(message) if one.get("placeholder") == "Stop following…")
        await cleo.user.select(message, ["1"], custom_id=stop)
        await place.settle()
        assert await rows.of_person(place.house.tables.db, cleo.id) == 0
        await follow(place, cleo, thread)
        await place.click(cleo, message, "Stop following all")
        assert await rows.of_person(place.house.tables.db, cleo.id) == 0
        assert not place.env.errors


async def test_players_follow_nothing_of_their_own_and_nobody_too_much(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, _, cleo = place.people
        thread = await place.start("yucata", 2)
        more = (await place.click(ana, place.panel(thread), "More")).response
        assert "Follow by message" not in labels(more)
        forged = await place.forge(ana, more, "b:followmatch:1:0:")
        assert "You play this match yourself." in texts(forged.response)
        async with place.house.tables.db.write() as tx:
            columns = [row["name"] for row in await tx.all("PRAGMA table_info(match)") if row["name"] != "id"]
            for number in range(100, 100 + MOST):
                same = ", ".join(columns)
                await tx.execute(f"INSERT INTO match (id, {same}) SELECT ?, {same} FROM match WHERE id = 1", (number,))
                await rows.put(tx, rows.FollowRow(number, cleo.id, 0, 10**6))
        answer = await follow(place, cleo, thread)
        assert f"You follow {MOST} matches already." in texts(answer.response)


async def test_whoever_leaves_the_server_or_takes_no_messages_follows_no_more(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        cleo, dan = place.people[2:]
        thread = await place.start("yucata", 2)
        for person in (cleo, dan):
            await follow(place, person, thread)
        await place.play_on(1, 4)
        place.clock.advance(days=1)
        place.env.inject_error("GET", f"/guilds/*/members/{cleo.id}", status=404, code=10007, times=None)
        await dm_channel(place.house, dan.id)
        place.env.inject_error(
            "POST",
            f"/channels/{place.house.remembered.direct_channels[dan.id]}/messages",
            status=403,
            code=50007,
            times=None,
        )
        await place.settle()
        assert told(cleo) == []
        for person in (cleo, dan):
            assert await rows.of_person(place.house.tables.db, person.id) == 0


async def test_while_the_server_is_out_of_reach_nobody_stops_following(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        await follow(place, cleo, thread)
        await place.play_on(1, 4)
        place.clock.advance(days=1)
        with out_of_reach(place, known=True):
            await place.settle()
            assert told(cleo) == []
            assert await rows.of_person(place.house.tables.db, cleo.id) == 1
        place.clock.advance(seconds=LOOK_AGAIN_SECONDS)
        await place.settle()
        assert len(told(cleo)) == 1


async def test_what_could_not_be_sent_comes_again_and_once(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        await follow(place, cleo, thread)
        await place.play_on(1, 4)
        place.clock.advance(days=1)
        channel = await dm_channel(place.house, cleo.id)
        place.env.inject_error("POST", f"/channels/{channel}/messages", status=503, times=1)
        await place.settle()
        assert told(cleo) == []
        assert await rows.of_person(place.house.tables.db, cleo.id) == 1, "it is tried again"
        for _ in range(3):
            place.clock.advance(seconds=60)
            await place.settle()
        assert len(told(cleo)) == 1


async def test_one_whose_sending_was_cut_off_for_long_stands_once(tmp_path: Path) -> None:
    """Discord has it, and nobody noted that; those that stand from other days stay."""
    async with town(tmp_path, 4) as place:
        cleo = place.people[2]
        first, second = [await place.start("yucata", 2) for _ in range(2)]
        for thread in (first, second):
            await follow(place, cleo, thread)
        await end(place)
        await place.play_on(2, 4)
        place.clock.advance(days=1)
        db = place.house.tables.db
        sql = "SELECT id, since, nonce FROM card WHERE kind = 'followed'"
        (card,) = await db.all(sql)
        (before,) = await db.all("SELECT told_at, revision FROM follow")
        await place.settle()
        assert len(told(cleo)) == 2, "a result, and the line of the day"
        async with db.write() as tx:
            await tx.execute(
                "UPDATE card SET message_id = 0, since = ?, nonce = ?, shows = '', next_try_at = ? WHERE id = ?",
                (card["since"], card["nonce"], place.clock.now(), card["id"]),
            )
            await tx.execute("UPDATE follow SET told_at = ?, revision = ?", tuple(before))
        message = cleo.user.dm_channel.history()[-1]
        await place.settle()
        assert len(told(cleo)) == 2
        assert message.id not in [one.id for one in cleo.user.dm_channel.history()]


async def test_a_result_alone_whose_sending_was_cut_off_stands_once(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        await follow(place, cleo, await place.start("yucata", 2))
        db = place.house.tables.db
        (follows,) = await db.all("SELECT match_id, user_id, told_at, revision FROM follow")
        await place.play_on(1)
        await place.settle()
        place.clock.advance(seconds=RESULT_SECONDS)
        (card,) = await db.all("SELECT * FROM card WHERE kind = 'followed'")
        await place.settle()
        (message,) = cleo.user.dm_channel.history()
        card = {**card, "channel_id": cleo.user.dm_channel.id, "next_try_at": place.clock.now()}
        async with db.write() as tx:
            await tx.execute(
                f"INSERT INTO card ({', '.join(card)}) VALUES ({', '.join('?' * len(card))})", tuple(card.values())
            )
            await rows.put(tx, rows.FollowRow(*follows))
        await place.settle()
        assert len(told(cleo)) == 1
        (stands,) = cleo.user.dm_channel.history()
        assert message.id != stands.id
        answer = await place.click(cleo, stands, "Stop following all")
        assert "You follow no match any more." in texts(answer.response)


async def test_a_result_right_after_the_line_of_the_day_is_a_message_of_its_own(tmp_path: Path) -> None:
    """For a nonce that it knows Discord gives the message that it has, and nobody hears of the new one."""
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        place.clock.advance(seconds=-place.clock.now() % 10**6)  # all times of the test begin with the same digits
        await follow(place, cleo, thread)
        await place.play_on(1, 4)
        place.clock.advance(days=1)
        await place.settle()
        await end(place)
        path = f"/channels/{await dm_channel(place.house, cleo.id)}/messages"
        posts: list[Any] = [one.json for one in place.env.http_requests if (one.method, one.path) == ("POST", path)]
        sent = [body["nonce"] for body in posts]
        assert len(sent) == 2
        assert len({nonce[:23] for nonce in sent}) == 2, "it is sent with two characters more where its message is gone"


async def test_two_results_in_a_minute_are_two_messages(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        for number in (1, 2):
            await follow(place, cleo, await place.start("yucata", 2))
            await place.play_on(number, 4)
        place.clock.advance(days=1)
        await place.settle()
        for number in (1, 2):
            await end(place, number)
            place.clock.advance(seconds=30)
            await place.settle()
        path = f"/channels/{await dm_channel(place.house, cleo.id)}/messages"
        posts: list[Any] = [one.json for one in place.env.http_requests if (one.method, one.path) == ("POST", path)]
        assert len({body["nonce"] for body in posts}) == len(posts) == 3, "one is not taken for the other"


async def test_a_result_stays_whatever_is_told_after_it(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        await follow(place, cleo, await place.start("yucata", 2))
        await end(place)
        (result,) = cleo.user.dm_channel.history()
        await follow(place, cleo, await place.start("yucata", 2))
        await place.play_on(2, 4)
        place.clock.advance(days=1)
        await place.settle()
        assert len(told(cleo)) == 2
        assert result.id in [message.id for message in cleo.user.dm_channel.history()]
        assert not place.env.errors


async def test_what_one_was_told_is_news_to_another(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        cleo, dan = place.people[2:]
        thread = await place.start("yucata", 2)
        for person in (cleo, dan):
            await follow(place, person, thread)
        await place.play_on(1, 4)
        place.clock.advance(days=1)
        follows, table = place.house[Follows], await place.house.tables.load(1)
        async with place.house.tables.db.write() as tx:
            await follows.note_told(tx, cleo.id, [(1, table.row.revision)], [])
        await place.settle()
        assert (len(told(cleo)), len(told(dan))) == (0, 1)


async def test_whoever_takes_a_seat_follows_no_more(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, _, cleo = place.people
        await follow(place, cleo, await place.start("yucata", 2))
        await place.play_on(1, 4)
        house = place.house
        vote = await house.match.votes.ask(1, "replace", ana.id, for_user=cleo.id)
        await house.match.votes.cast(1, vote.id, cleo.id, "take", "Cleo")
        await place.settle()
        place.clock.advance(days=1)
        await place.settle()
        assert told(cleo) == []
        assert await rows.of_person(house.tables.db, cleo.id) == 0
        assert not place.env.errors


async def test_todays_message_takes_the_place_of_yesterdays_and_is_told_once_where_that_fails(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        cleo, cards = place.people[2], place.house.telling.cards
        thread = await place.start("yucata", 2)
        await follow(place, cleo, thread)
        standing: list[list[int]] = []
        for day in range(3):
            await place.play_on(1, 2)
            place.clock.advance(days=1)
            if day == 2:
                channel = await dm_channel(place.house, cleo.id)
                place.env.inject_error("DELETE", f"/channels/{channel}/messages/*", status=503, times=1)
            for _ in range(3):
                await place.settle()
                place.clock.advance(seconds=60)
            standing.append([message.id for message in cleo.user.dm_channel.history()])
        assert [len(found) for found in standing] == [1, 1, 1]
        assert len({*standing[0], *standing[1], *standing[2]}) == 3, "a new message, which is heard"
        await place.house.people.personal.forget(cleo.id, lambda _: "y")
        assert await cards.of(FOLLOWED, 0, cleo.id) is None


async def test_a_result_that_stands_stays_whatever_happens_before_that_is_done_with(tmp_path: Path) -> None:
    """It was posted at the second try, and could not be brought up to date after that: what comes next stands beside
    it."""
    async with town(tmp_path, 3) as place:
        cleo = place.people[2]
        for _ in range(2):
            await follow(place, cleo, await place.start("yucata", 2))
        path = f"/channels/{await dm_channel(place.house, cleo.id)}/messages"
        place.env.inject_error("POST", path, status=503, times=1)
        place.env.inject_error("PATCH", f"{path}/*", status=503, times=1)
        await end(place)
        place.clock.advance(seconds=60)
        await place.settle()
        (result,) = cleo.user.dm_channel.history()
        assert await place.house.telling.cards.of(FOLLOWED, 0, cleo.id) is not None, "it is not done with"
        await end(place, 2)
        place.clock.advance(seconds=600)
        await place.settle()
        assert len(told(cleo)) == 2
        assert result.id in [message.id for message in cleo.user.dm_channel.history()]


async def test_what_stands_keeps_its_place(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    rows = """
        INSERT INTO match (game, rules_version, options, seed, status, guild_id, channel_id, host_id, pace, language,
            created_at, moved_at)
        VALUES ('yucata', 1, '{}', x'', 'running', 7, 8, 1, 'daily', 'en', 1, 1);
        INSERT INTO follow (match_id, user_id, told_at, revision) VALUES (1, 50, 1, 1), (1, 51, 1, 1);
        INSERT INTO follow_told (user_id, channel_id, message_id) VALUES (50, 500, 5000), (52, 502, 5002);
    """
    before("follow", file, rows)
    db = await Database.open(file)
    try:
        found = await db.all("SELECT kind, person, channel_id, message_id, next_try_at FROM card ORDER BY person")
        assert [tuple(row) for row in found] == [
            ("followed", 50, 500, 5000, 0),
            ("followed", 51, 0, 0, 0),
            ("followed", 52, 502, 5002, None),
        ]
    finally:
        await db.close()


async def test_a_thousand_who_follow_are_told_a_day_later_and_each_once(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        db, now, people = place.house.tables.db, place.clock.now(), range(10**6, 10**6 + 1000)
        async with db.write() as tx:
            for user_id in people:
                await rows.put(tx, rows.FollowRow(1, user_id, now, 0))
        await place.play_on(1, 4)
        owed = await db.pairs("SELECT person, next_try_at FROM card WHERE kind = 'followed' AND version = 0")
        assert owed == dict.fromkeys(people, now + TOLD_SECONDS), "only the first step has told of it"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_line_is_cut_where_very_many_matches_are_followed(tmp_path: Path, language: str) -> None:
    words = house_words(language)
    async with house_at(tmp_path) as house:
        tables = [await stored(house, "gilded_compass", 4, 30, seed=seed) for seed in range(MOST)]
        named = [
            msgspec.structs.replace(
                table, seats=tuple(msgspec.structs.replace(row, name="*_`|" * 8) for row in table.seats)
            )
            for table in tables
        ]
        way = Way("followed", "button-unfollow-match", "unfollow")
        parts = check_view(followed_page([(table, None) for table in named], {way: named}, words))
        told = "\n".join(part["content"] for part in walk(parts) if part["type"] == TEXT)
        assert all(line.count("**") % 2 == 0 for line in told.splitlines())
        listed = told.count("https://")
        assert listed == MOST or told.endswith(words("more-lines", count=MOST - listed))
