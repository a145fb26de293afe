"""What is told of people and shown by them while Discord fails: results with badges, the chances on a card, profiles,
notes, followed matches, reviews, moments and years. Each arrives, and once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from random import Random

import pytest
import pytest_asyncio

from tests.support.wire.child import HASTY
from tests.support.wire.driver import Person, has_verb, texts
from tests.support.wire.faults import Effect, Hung, Limited, Lost, Refused
from tests.support.wire.player import take_turn
from tests.support.wire.state import Channel, Message
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMAND = HASTY

POSTED = pytest.mark.parametrize(
    "effect",
    [
        pytest.param(Limited(0.3), id="429"),
        pytest.param(Refused(500, after=True), id="500, stored"),
        pytest.param(Lost(after=True), id="connection lost, stored"),
    ],
)
ANSWERED = pytest.mark.parametrize(
    "effect", [pytest.param(Limited(0.3), id="429"), pytest.param(Lost(), id="connection lost")]
)


WITH_MOMENTS = '{"switched":{"feature-moments":true}}'


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def over(town: Town) -> Place:
    """A server with one match that is over: playing one takes long on the wire."""
    place, chance = town.place(2), Random(7)
    await place.start("yucata")
    write(town, "INSERT OR REPLACE INTO guild (guild_id, settings) VALUES (?, ?)", place.guild.id, WITH_MOMENTS)
    write(town, "INSERT INTO badge VALUES (1, 0, 'echo')")
    fault = town.discord.faults.add("POST", "/channels/*/messages", Lost(after=True), contains=":result.")
    while town.ledger.match(1)["status"] == "running":
        await take_turn(place, 1, chance)
    await place.settled()
    assert fault.hits == 1
    return place


@pytest.fixture(autouse=True)
def _well_again(town: Town) -> Iterator[None]:
    """Discord is well again after each test."""
    yield
    town.discord.faults.clear()


def write(town: Town, sql: str, *values: object) -> None:
    """Change what the bot has stored, as if something had happened or time had passed."""
    file = sqlite3.connect(town.bot.database, timeout=30)
    with file:
        file.execute(sql, values)
    file.close()


def result_of(place: Place) -> Message:
    """What tells the end of the match in its thread, once."""
    shown = [one for one in place.thread(1).messages.values() if one.seen_by is None]
    (found,) = [one for one in shown if has_verb(one, 1, "rematch") and has_verb(one, 1, "more")]
    return found


def saying(channel: Channel, words: str) -> list[Message]:
    """The messages for everybody in a channel that say something."""
    return [one for one in channel.messages.values() if one.seen_by is None and words in texts(one)]


async def share(person: Person, place: Place) -> str:
    """Share the first choice of the match that may still be; what the answer says."""
    page = await person.press(result_of(place), "replay")
    while True:
        if has_verb(page.message, 1, "shareof"):
            found = await person.press(page.message, "shareof")
            if has_verb(found.message, 1, "shareit"):
                answer = await person.press(found.message, "shareit")
                if "already" not in answer.text:
                    return answer.text
        page = await person.press(page.message, "Forward")


async def test_a_result_tells_its_badges_once(over: Place) -> None:
    assert "**Echo**" in texts(result_of(over))


@ANSWERED
async def test_what_the_ratings_give_stands_on_the_card(town: Town, over: Place, effect: Effect) -> None:
    ana, ben = over.people
    await ana.slash(over.channel, "game new", game="yucata")
    match_id = town.ledger.matches(over.guild.id)[-1]
    card = over.card(match_id)
    fault = town.discord.faults.add("POST", "/interactions/*/callback", effect)
    await ben.press(card, "Join")
    await until(lambda: "To win, by the ratings" in texts(card), "the card says so")
    assert fault.hits == 1
    await ben.press(card, "leave")
    await ana.press(card, "leave")


@ANSWERED
async def test_a_profile_is_answered(town: Town, over: Place, effect: Effect) -> None:
    ana, _ = over.people
    fault = town.discord.faults.add("POST", "/interactions/*/callback", effect)
    answer = await ana.slash(over.channel, "profile")
    await until(lambda: "Yucata" in answer.text, "the profile is there")
    assert fault.hits == 1
    assert len(answer.messages) == 1


@ANSWERED
async def test_a_note_is_kept_once(town: Town, over: Place, effect: Effect) -> None:
    ana, _ = over.people
    more = await ana.press(result_of(over), "more")
    form = await ana.press(more.message, "note")
    fault = town.discord.faults.add("POST", "/interactions/*/callback", effect)
    answer = await ana.submit(form, note="Keep the arrow.")
    assert fault.hits == 1
    assert "kept" in answer.text.lower() or answer.messages
    assert [row["text"] for row in town.ledger.rows("SELECT text FROM note")] == ["Keep the arrow."]


@POSTED
async def test_whoever_follows_is_told_once(town: Town, chance: Random, effect: Effect) -> None:
    place = town.place(2)
    cleo = place.join("cleo")
    match_id = await place.start("yucata")
    more = await cleo.press(place.panels(match_id)[0], "more")
    await cleo.press(more.message, "followmatch")
    fault = town.discord.faults.add("POST", f"/channels/{cleo.direct.id}/messages", effect)
    await take_turn(place, match_id, chance)
    await until(lambda: fault.hits == 1 and bool(told(cleo.direct)), "it is told")
    await place.settled()
    assert len(told(cleo.direct)) == 1


def told(channel: Channel) -> list[Message]:
    return saying(channel, "Matches you follow")


@pytest.mark.parametrize(
    "effect", [pytest.param(Limited(0.3), id="429"), pytest.param(Lost(after=True), id="connection lost, stored")]
)
async def test_a_review_is_shown_to_everybody_once(town: Town, over: Place, effect: Effect) -> None:
    ana, _ = over.people
    acts = len(town.ledger.acts(1))
    data = f'{{"moments": [{{"done": {acts}, "seat": null, "chances": [1.0, 0.0]}}], "turns": []}}'
    write(town, "INSERT OR REPLACE INTO review (match_id, data, made_at) VALUES (1, ?, 0)", data)
    page = await ana.press((await ana.press(result_of(over), "more")).message, "review")
    before = len(saying(over.thread(1), "Chances to win by"))
    fault = town.discord.faults.add("POST", "/channels/*/messages", effect)
    also = town.discord.faults.add("POST", "/interactions/*/callback", effect)
    await ana.press(page.message, "postreview")
    assert fault.hits + also.hits >= 1
    placed = "SELECT * FROM review WHERE channel_id > 0"
    await until(lambda: bool(town.ledger.rows(placed)), "it is known where it stands")
    assert len(saying(over.thread(1), "Chances to win by")) == before + 1


@POSTED
async def test_a_moment_is_posted_once_and_told_once(town: Town, over: Place, effect: Effect) -> None:
    _, ben = over.people
    write(town, "UPDATE shared SET at = 0")
    before = len(saying(over.channel, "A moment"))
    fault = town.discord.faults.add("POST", f"/channels/{over.channel.id}/messages", effect)
    await share(ben, over)
    await until(lambda: len(saying(over.channel, "A moment")) == before + 1, "it stands")
    assert fault.hits == 1
    post = saying(over.channel, "A moment")[-1]
    await until(lambda: not town.ledger.rows("SELECT 1 FROM shared WHERE NOT stood"), "it is known where")
    edit = town.discord.faults.add("PATCH", f"/channels/{over.channel.id}/messages/*", effect)
    write(town, "UPDATE shared SET ends_at = 0")
    write(town, "UPDATE deadline SET due_at = 0 WHERE kind = 'moment'")
    await until(lambda: "By the strong computer" in texts(post), "it is told")
    assert edit.hits == 1
    assert "Traceback" not in over.log


@pytest.mark.parametrize("after", [False, True])
async def test_the_bot_is_killed_while_it_posts_a_moment(town: Town, over: Place, after: bool) -> None:
    ana, _ = over.people
    write(town, "UPDATE shared SET at = 0")
    before = len(saying(over.channel, "A moment"))
    path = f"/channels/{over.channel.id}/messages"
    fault = town.discord.faults.add("POST", path, Hung(after=after))
    pressing = asyncio.ensure_future(share(ana, over))
    await until(lambda: fault.hits > 0, "it is being posted")
    await town.bot.kill()
    town.discord.faults.clear()
    pressing.cancel()
    await town.bot.start()
    await until(lambda: not town.ledger.rows("SELECT 1 FROM shared WHERE NOT stood"), "it is known where")
    assert len(saying(over.channel, "A moment")) == before + 1


@pytest.mark.parametrize(
    ("seat", "effect"),
    [pytest.param(0, Limited(0.3), id="429"), pytest.param(1, Lost(after=True), id="connection lost, stored")],
)
async def test_a_year_comes_once(town: Town, over: Place, seat: int, effect: Effect) -> None:
    person = over.people[seat]
    fault = town.discord.faults.add("POST", f"/channels/{person.direct.id}/messages", effect)
    page = await person.slash(over.channel, "settings")
    await person.submit(await person.press(page.message, "setchoices"), on=["year"])
    await until(lambda: fault.hits == 1 and bool(years(person.direct)), "it comes")
    await until(lambda: person.id in {row["user_id"] for row in town.ledger.rows("SELECT * FROM year_told")}, "noted")
    assert len(years(person.direct)) == 1


def years(channel: Channel) -> list[Message]:
    return saying(channel, "You asked for this in")
