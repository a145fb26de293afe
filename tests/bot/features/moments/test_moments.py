"""Shared moments: shown, put to the channel, answered, told, taken back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from simcord import MemberActor

from bot.db import departures
from bot.features.moments import rows
from bot.features.moments.pages import answered_page, asked_page, offered_page, told_page
from bot.features.moments.service import DAYS, MOMENT, MOST_A_DAY, Moments, own_choice
from bot.features.puzzles.choices import Choices
from bot.features.puzzles.posed import FRESH_SECONDS
from bot.features.puzzles.service import Puzzles
from bot.services.errors import Refused
from bot.ui.press.house import House
from engine import registry
from engine.core.chance import seeded
from engine.core.match import live
from engine.players.brains import brain_of
from render.kit.words import LANGUAGES
from tests.support.brains import hurry_the_judge
from tests.support.gates import put
from tests.support.limits import check_view
from tests.support.people import refused
from tests.support.pressed import said
from tests.support.tables import GUILD, stored, user_of
from tests.support.town import Town, buttons, labels, texts, town

KEYS = [game.key for game in registry.games() if brain_of(game)]
WORLDS = 2


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_the_judge(monkeypatch)


@asynccontextmanager
async def played(tmp_path: Path) -> AsyncGenerator[Town]:
    """A finished match of two people."""
    async with town(tmp_path, 3) as place:
        await place.house.people.guilds.change(place.guild.id, switched={"feature-moments": True})
        await place.start("yucata", 2)
        await place.play_on(1)
        yield place
        assert not place.env.errors


async def share(place: Town, person: MemberActor) -> Any:
    """Find a choice of a person and share it; returns the answer."""
    result = place.channel.threads[-1].history()[-1]
    page = (await place.click(person, result, "Replay")).response
    shown = await place.click(person, page, "Share a moment")
    assert shown.ephemeral
    while "Share it" not in labels(shown.response):
        page = (await place.click(person, page, "Forward")).response
        shown = await place.click(person, page, "Share a moment")
    answer = await place.click(person, shown.response, "Share it")
    await tick(place)
    return answer


async def tick(place: Town) -> None:
    """What the clock does every half minute, and what follows."""
    await place.house.match.sweep.run()
    await place.settle()


async def only(house: House) -> int:
    """The number of the one moment that is shared."""
    return await house.tables.db.value("SELECT id FROM position WHERE kind = 'moment'")


def post_of(place: Town) -> Any:
    """The moment that stands in the channel."""
    (found,) = [one for one in place.channel.history() if "A moment" in texts(one)]
    return found


def answers(message: Any) -> list[str]:
    return [item["custom_id"] for item in buttons(message) if item["custom_id"].startswith("b:momentof:")]


async def test_nobody_shares_what_was_chosen_for_a_seat_that_is_another_s_now(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana, _, cleo = place.people
        house = place.house
        steps = live(await house.tables.history(1))
        done = own_choice(await house.tables.load(1), steps, ana.id, 0)
        assert done is not None
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE seat SET user_id = ? WHERE match_id = 1 AND user_id = ?", (cleo.id, ana.id))
        house.tables.forget(1)
        assert own_choice(await house.tables.load(1), steps, ana.id, 0) is None
        await refused(house[Moments].offer(1, ana.id, done), "moment-not-yours")


async def test_it_is_shared_answered_and_told_after_a_week(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana, ben, cleo = place.people
        shared = said(await share(place, ana))
        post = post_of(place)
        assert f"It comes to <#{place.channel.id}>" in shared
        assert "shared by" in texts(post)
        assert "Nobody has answered yet" in texts(post)
        assert "wins" not in texts(post), "nothing tells what the computer thinks"
        assert len(place.files(post)) > 0
        first = await place.click(cleo, post, answers(post)[0])
        assert first.ephemeral
        assert "your choice" in said(first)
        assert "is best" in said(first)
        assert "wins" in said(first)
        again = await place.click(cleo, place.fresh(post), answers(post)[1])
        assert "already" in said(again)
        await place.click(ben, place.fresh(post), answers(post)[0])
        own = await place.click(ana, place.fresh(post), answers(post)[0])
        assert "your choice" not in said(own), "whoever shares it has no answer"
        moment = await place.house[Moments].get(await only(place.house))
        assert moment.position.counts[0] == moment.position.everybody == 2
        place.clock.advance(seconds=FRESH_SECONDS)
        await tick(place)
        assert "2 people have answered" in texts(place.fresh(post))
        await place.restart()
        place.clock.advance(days=DAYS)
        await tick(place)
        told = place.fresh(post)
        assert "is best" in texts(told)
        assert "▰▰▰▰▰▰▰▰▰▰ 2" in texts(told)
        assert answers(told) == []
        late = await place.forge(ben, told, answers(post)[0])
        assert "is over" in said(late)
        replayed = await place.click(cleo, told, "Replay from here")
        assert f"picture {moment.turn} of" in texts(replayed.response).lower()
        assert place.house.client.persistent_views == []


async def test_only_own_choices_and_each_once(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana, ben, cleo = place.people
        result = place.channel.threads[-1].history()[-1]
        page = (await place.click(cleo, result, "Replay")).response
        assert "Share a moment" not in labels(page)
        table = await place.house.tables.load(1)
        steps = live(await place.house.tables.history(1))
        mine = own_choice(table, steps, ana.id, 0)
        assert mine is not None
        for person in (ben, cleo):
            forged = await place.forge(person, page, f"b:shareit:1:0:{mine}")
            assert "Share what you chose yourself" in said(forged)
        await share(place, ana)
        assert "was shared already" in said(await share(place, ana))
        assert len([one for one in place.channel.history() if "A moment" in texts(one)]) == 1


async def test_three_a_day(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana = place.people[0]
        async with place.house.tables.db.write() as tx:
            for done in range(900, 900 + MOST_A_DAY):
                await rows.put(tx, done, ana.id, place.clock.now(), 2**40)
        assert "3 moments in 24 hours" in said(await share(place, ana))
        place.clock.advance(days=1)
        assert "It comes to" in said(await share(place, ana))


async def test_what_is_taken_back_counts_for_the_day(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana, moments = place.people[0], place.house[Moments]
        for _ in range(MOST_A_DAY):
            assert "It comes to" in said(await share(place, ana))
            await moments.take_back(await only(place.house), ana.id)
            await tick(place)
        assert await place.house.tables.db.all("SELECT id FROM deadline WHERE kind = ?", (MOMENT,)) == []
        assert "3 moments in 24 hours" in said(await share(place, ana))
        place.clock.advance(days=1)
        assert "It comes to" in said(await share(place, ana))
        assert len(await place.house.tables.db.all("SELECT id FROM shared")) == 1, "nothing of it is kept for longer"


async def test_whoever_takes_it_back_or_is_forgotten_leaves_no_message(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana, ben, _ = place.people
        await share(place, ana)
        post = post_of(place)
        own = await place.click(ana, post, answers(post)[0])
        await place.click(ana, own.response, "Take it back")
        assert not [one for one in place.channel.history() if "A moment" in texts(one)]
        await share(place, ana)
        post = post_of(place)
        await place.click(ben, post, answers(post)[0])
        await place.house.people.personal.forget(ana.id, lambda _: "Somebody")
        gone = await place.forge(ben, post, answers(post)[0])
        assert "was taken back" in said(gone)
        await tick(place)
        await place.settle()
        assert not [one for one in place.channel.history() if "A moment" in texts(one)]
        assert await place.house.tables.db.all("SELECT * FROM shared") == []
        assert await place.house.tables.db.all("SELECT * FROM position WHERE kind = 'moment'") == []
        assert await place.house.tables.db.all("SELECT * FROM solution") == []


async def test_only_people_within_reach_of_the_match_answer(tmp_path: Path) -> None:
    """The number of a moment can be guessed; what it shows is the match's of another server."""
    async with played(tmp_path) as place:
        await share(place, place.people[0])
        (press, *_) = answers(post_of(place))
        stranger = place.env.create_guild("Other").add_member(place.env.create_user("stranger"))
        place.people.append(stranger)
        await place.house.people.guilds.change(stranger.guild.id, switched={"feature-moments": True})
        channel = stranger.guild.create_text_channel("games")
        await place.slash(stranger, "game new", channel, game="yucata")
        card = channel.last_message
        for forged, told in ((press, "There is no table 1"), (press.replace(":1:", ":2:", 1), "was taken back")):
            answer = await place.forge(stranger, card, forged)
            assert told in said(answer), forged
        assert (await place.house[Moments].get(await only(place.house))).position.everybody == 0


async def test_who_answers_while_it_is_taken_back_is_told_so(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana, ben, _ = place.people
        await share(place, ana)
        number = await only(place.house)
        gone: list[bool] = []

        async def gate(call: Callable[[], Awaitable[Any]], *, writes: bool) -> Any:
            """Before the answer is written the moment and its message are gone."""
            if writes and not gone:
                gone.append(True)
                with closing(sqlite3.connect(place.house.settings.database, isolation_level=None)) as other:
                    other.execute("DELETE FROM position WHERE kind = 'moment'")
            return await call()

        put(gate, place.house.tables.db)
        await refused(place.house[Moments].answer(1, number, ben.id, 0), "no-moment")


async def test_where_tables_may_not_open_nothing_is_shared(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        await place.house.people.guilds.change(place.guild.id, channels=(1,))
        assert "no tables may open there" in said(await share(place, place.people[0]))


async def test_what_discord_refuses_comes_later(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana = place.people[0]
        path = f"/channels/{place.channel.id}/messages"
        place.env.inject_error("POST", path, status=403, code=50013, times=1)
        assert "It comes to" in said(await share(place, ana))
        assert [one for one in place.channel.history() if "A moment" in texts(one)] == []
        place.clock.advance(hours=1)
        await tick(place)
        assert post_of(place)


async def weighed(house: House, key: str) -> tuple[int, int, int]:
    """A match that is over, and a choice of it that can be shared: its number, who made it, the actions before."""
    table = await stored(house, key, registry.game(key).players[0], 10**6)
    steps = live(await house.tables.history(table.row.id))
    for done in range(len(steps) // 2, len(steps)):
        user_id = user_of(steps[done].seat)
        try:
            await house[Moments].offer(table.row.id, user_id, done)
        except Refused:
            continue
        return table.row.id, user_id, done
    raise AssertionError("nothing to weigh")


@pytest.mark.parametrize("key", KEYS)
async def test_its_pages_fit_and_tell_nothing_that_the_player_could_not_know(house: House, key: str) -> None:
    """What the seat cannot know is drawn anew; every message stays the same to the byte."""
    match_id, user_id, done = await weighed(house, key)
    offer = await house[Moments].offer(match_id, user_id, done)
    number = await house[Moments].share(match_id, user_id, done)
    await house[Moments].answer(match_id, number, 7, 0)
    moment, answered = await house[Moments].get(number), await house[Moments].get(number, 7)
    for language in LANGUAGES:
        pages: list[list[Any]] = []
        for world in range(1 + WORLDS):
            hidden = offer.state
            if world:
                hidden = offer.game.determinize(offer.state, offer.puzzle.seat, seeded(world))
            found = msgspec.structs.replace(offer, state=hidden)
            there, mine = (
                msgspec.structs.replace(one, position=msgspec.structs.replace(one.position, state=hidden))
                for one in (moment, answered)
            )
            shown = [
                await offered_page(house.pictures, found, language),
                await asked_page(house.pictures, there, language),
                await told_page(house.pictures, there, language),
                (answered_page(mine, language), ()),
            ]
            pages.append([check_view(view, files) for view, files in shown])
        assert pages[1:] == pages[:1] * WORLDS


@pytest.mark.parametrize("key", KEYS)
async def test_what_the_computer_thinks_comes_from_what_the_player_could_know(house: House, key: str) -> None:
    match_id, user_id, done = await weighed(house, key)
    offer = await house[Moments].offer(match_id, user_id, done)
    table, steps = offer.table, live(await house.tables.history(match_id))
    for world in range(WORLDS):
        hidden = offer.game.determinize(offer.state, offer.puzzle.seat, seeded(world))
        thought = await Choices(house.thinking).posed(table, steps, done, hidden)
        assert thought is not None
        assert thought.puzzle == offer.puzzle


async def test_a_match_that_runs_shares_nothing(house: House) -> None:
    table = await stored(house, "yucata", 2, 5)
    for done in range(5):
        for user_id in (user_of(0), user_of(1)):
            await refused(house[Moments].offer(table.row.id, user_id, done), "moment-not-yours")


async def test_nothing_of_a_match_as_a_guest_of_another_server_is_shared(house: House) -> None:
    match_id, user_id, done = await weighed(house, "yucata")
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE seat SET guest = 1 WHERE match_id = ? AND user_id = ?", (match_id, user_id))
    house.tables.forget(match_id)
    await refused(house[Moments].offer(match_id, user_id, done), "moment-not-yours")


async def test_no_lesson_no_direct_message_and_nothing_that_was_done_for_somebody(house: House) -> None:
    match_id, user_id, done = await weighed(house, "yucata")
    (number,) = [row.number for row in live(await house.tables.history(match_id))[done : done + 1]]
    for change, back in (
        ("UPDATE match SET lesson = 1 WHERE id = {}", "UPDATE match SET lesson = 0 WHERE id = {}"),
        ("UPDATE match SET guild_id = 0 WHERE id = {}", f"UPDATE match SET guild_id = {GUILD} WHERE id = {{}}"),
        (
            f"UPDATE action SET kind = 'auto' WHERE match_id = {{}} AND number = {number}",
            f"UPDATE action SET kind = 'act' WHERE match_id = {{}} AND number = {number}",
        ),
    ):
        for sql, shares in ((change, False), (back, True)):
            async with house.tables.db.write() as tx:
                await tx.execute(sql.format(match_id))
            house.tables.forget(match_id)
            if shares:
                await house[Moments].offer(match_id, user_id, done)
            else:
                await refused(house[Moments].offer(match_id, user_id, done), "moment-not-yours")


async def test_it_is_taken_down_by_the_match_that_it_is_of_alone(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana, moments = place.people[0], place.house[Moments]
        await share(place, ana)
        await place.open_table("yucata", 1)  # a number that whoever keeps order elsewhere may press
        moment_id = await only(place.house)
        await refused(moments.take_down(2, moment_id, 99), "no-moment")
        assert len(await moments.at(1)) == 1
        await moments.take_down(1, moment_id, 99)
        assert await moments.at(1) == []
        await place.settle()


async def test_an_answer_that_was_never_offered_counts_for_nothing(house: House) -> None:
    match_id, user_id, done = await weighed(house, "yucata")
    number = await house[Moments].share(match_id, user_id, done)
    many = len((await house[Moments].get(number)).position.counts)
    for choice in (-1, many, 99):
        await refused(house[Moments].answer(match_id, number, 7, choice), "no-such-choice")
    await house[Moments].answer(match_id, number, 7, many - 1)
    assert (await house[Moments].get(number)).position.everybody == 1


async def test_one_that_another_search_has_judged_stays_as_it_was_told(house: House) -> None:
    match_id, user_id, done = await weighed(house, "yucata")
    number = await house[Moments].share(match_id, user_id, done)
    await house[Moments].answer(match_id, number, 7, 1)
    before = await house[Moments].get(number, 7)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE position SET data = json_set(data, '$.tells', 'another')")
    await house[Puzzles].begin()
    after = await house[Moments].get(number, 7)
    assert after.position.puzzle.wins == before.position.puzzle.wins
    assert (after.position.choice, after.position.counts) == (1, before.position.counts)


async def test_it_is_brought_up_to_date_a_while_after_an_answer(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        await share(place, place.people[0])
        post = post_of(place)
        await place.house[Moments].answer(1, await only(place.house), 7, 0)
        place.clock.advance(seconds=FRESH_SECONDS - 1)
        await tick(place)
        assert "Nobody has answered yet" in texts(place.fresh(post))
        place.clock.advance(seconds=1)
        await tick(place)
        assert "1 person has answered" in texts(place.fresh(post))
        place.clock.advance(seconds=DAYS * 86400 - FRESH_SECONDS - 1)
        await tick(place)
        assert answers(place.fresh(post))
        place.clock.advance(seconds=1)
        await tick(place)
        assert not answers(place.fresh(post)), "everybody is told, to the second"


async def test_whoever_deletes_its_message_is_not_argued_with(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        await share(place, place.people[0])
        await place.house.telling.cards.is_gone(post_of(place).id)
        await tick(place)
        assert not [one for one in place.channel.history() if "A moment" in texts(one)], "no second one"
        assert await place.house.telling.cards.of(MOMENT, await only(place.house)) is None


async def test_one_that_was_told_can_still_be_taken_back(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana = place.people[0]
        await share(place, ana)
        place.clock.advance(days=DAYS)
        await tick(place)
        await place.house[Moments].take_back(await only(place.house), ana.id)
        await tick(place)
        assert not [one for one in place.channel.history() if "A moment" in texts(one)]
        assert await place.house.tables.db.all("SELECT id FROM card WHERE kind = 'moment'") == []
        assert await place.house.tables.db.all("SELECT id FROM deadline WHERE kind = 'moment'") == []


async def test_on_a_new_server_nobody_is_offered_to_share(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana = place.people[0]
        await place.house.people.guilds.change(place.guild.id, switched={})
        result = place.channel.threads[-1].history()[-1]
        page = (await place.click(ana, result, "Replay")).response
        assert "Share a moment" not in labels(page)
        assert "switched off" in said(await place.forge(ana, page, "b:shareof:1:0:3"))


async def test_who_may_not_write_in_the_channel_shares_nothing_there(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        ana = place.people[0]
        channel = place.house.client.get_channel(place.channel.id)
        assert isinstance(channel, discord.TextChannel)
        denied: Any = {"id": ana.id, "type": 1, "allow": 0, "deny": discord.Permissions(send_messages=True).value}
        channel._overwrites.append(discord.abc._Overwrites(denied))
        assert "may not write" in said(await share(place, ana))
        assert await place.house.tables.db.all("SELECT * FROM shared") == []


async def test_it_is_in_the_language_of_the_table(tmp_path: Path) -> None:
    async with played(tmp_path) as place:
        async with place.house.tables.db.write() as tx:
            await tx.execute("UPDATE match SET language = 'de'")
        place.house.tables.forget(1)
        await share(place, place.people[0])
        assert any("Ein Moment" in texts(one) for one in place.channel.history())


async def test_they_are_handed_out_and_go_with_the_person_or_the_server(house: House) -> None:
    match_id, user_id, done = await weighed(house, "yucata")
    number = await house[Moments].share(match_id, user_id, done)
    await house[Moments].answer(match_id, number, 7, 1)
    shared = (await house[Moments].get(number)).row
    data = json.loads(await house.people.personal.export(user_id))
    assert data["moments"] == [{"match": match_id, "done": done, "at": shared.at, "ends_at": shared.ends_at}]
    data = json.loads(await house.people.personal.export(7))
    assert [(one["kind"], one["choice"]) for one in data["puzzle_answers"]] == [("moment", 1)]
    for table in ("position", "shared", "solution", "card", "deadline"):
        where = "" if table in ("shared", "solution") else f"WHERE kind = '{MOMENT}'"
        assert len(await house.tables.db.all(f"SELECT * FROM {table} {where}")) == 1
    async with house.tables.db.write() as tx:
        await departures.forget(tx, GUILD, house.features.of_servers)
    for table in ("shared", "solution"):
        assert await house.tables.db.all(f"SELECT * FROM {table}") == []
    assert await house.tables.db.all("SELECT * FROM position WHERE kind = ?", (MOMENT,)) == []
    assert await house.telling.cards.of(MOMENT, shared.id) is None
    assert await house.tables.db.all("SELECT * FROM deadline WHERE kind = ?", (MOMENT,)) == []
