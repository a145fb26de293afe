"""Sealed comments: who writes them, that nobody at the table learns of them, and what is opened at the end."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.db.connection import Database
from bot.db.people import guild
from bot.features.comments.pages import comments_page, hiding_page
from bot.features.comments.rows import CommentRow
from bot.features.comments.service import Comments
from bot.services.match.hears import Deed
from bot.ui.press.house import House
from bot.ui.stands.panels import RESULT_SECONDS
from bot.ui.words.catalogues import game_words
from render.kit.words import LANGUAGES
from tests.support.features import before, have
from tests.support.limits import check_message
from tests.support.people import ANA, BEN, EVA, started
from tests.support.tables import house_at, stored
from tests.support.town import Town, components, labels, texts, town

SAID = "Ana **should** stop here, <@1> @everyone"


@asynccontextmanager
async def looked_on(folder: Path, people: int) -> AsyncGenerator[Town]:
    """A town whose server has the feature."""
    async with town(folder, people) as place:
        await have(place.house, place.guild.id, "comments")
        yield place


async def form(place: Town, person: MemberActor, thread: Any) -> Any:
    more = (await place.click(person, place.panel(thread), "More")).response
    return await place.click(person, more, "Sealed comment")


async def seal(place: Town, person: MemberActor, thread: Any, text: str, guess: str | None = None) -> Any:
    shown = await form(place, person, thread)
    filled: dict[str, Any] = {"comment": text}
    if "guess" in str(shown.modal):
        filled["guess"] = [guess or "none"]
    return await place.submit(person, shown, **filled)


def opened(place: Town, thread: Any) -> Any:
    """The message with what was sealed; None while there is none."""
    found = [one for one in thread.history() if "askhide" in str(components(one)) or "expected to win" in texts(one)]
    assert len(found) < 2, "it stands once"
    return found[0] if found else None


async def end(place: Town) -> Any:
    """Play to the end; what was sealed is opened once the result stands."""
    table = await place.play_on(1)
    await place.settle()
    place.clock.advance(seconds=RESULT_SECONDS)
    await place.settle()
    return table


def everything(place: Town, thread: Any) -> str:
    """All that anybody can read anywhere, as data; private answers are asked for by whoever gets them."""
    rooms = [thread, place.channel, *(person.user.dm_channel for person in place.people)]
    found = [message for room in rooms if room is not None for message in room.history()]
    return "\n".join(texts(message) + str(components(message)) for message in found)


async def test_it_is_opened_with_the_result_and_not_before(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 4) as place:
        cleo, dan = place.people[2:]
        thread = await place.start("yucata", 2)
        await place.play_on(1, 3)
        answer = await seal(place, cleo, thread, SAID, "0")
        assert answer.ephemeral
        assert "Sealed after turn 3." in texts(answer.response)
        assert "You say that" in texts(answer.response)
        assert "sealed something too" not in texts(answer.response)
        answer = await seal(place, dan, thread, "", "1")
        assert "1 other person has sealed something too" in texts(answer.response)
        await place.play_on(1, 3)
        await place.settle()
        assert opened(place, thread) is None
        for secret in ("should", "omment", "expected to win"):
            assert secret not in everything(place, thread)
        table = await end(place)
        said = texts(opened(place, thread))
        assert "1 comment, now open" in said
        assert f"**After turn 3** · {cleo.name}" in said
        assert "> Ana \\*\\*should\\*\\* stop here\\, \\<\\@1\\> \\@everyone" in said
        assert "2 people said: " in said
        assert table.row.outcome is not None
        right = [(cleo, dan)[seat] for seat in table.row.outcome.winners]
        assert all((one in right) == (f"{one.name} (since turn 3)" in said) for one in (cleo, dan))
        assert not place.env.errors


async def test_nothing_of_it_is_in_what_players_ask_for(tmp_path: Path) -> None:
    """Every page of a player is the same to the byte before and after something is sealed."""
    async with looked_on(tmp_path, 3) as place:
        ana, _, cleo = place.people
        thread = await place.start("yucata", 2)
        await place.play_on(1, 4)
        await place.settle()

        async def pages() -> list[str]:
            panel = place.panel(thread)
            more = (await place.click(ana, panel, "More")).response
            history = (await place.click(ana, more, "History")).response
            desk = (await place.click(ana, panel, "My desk")).response
            return [texts(page) + str(labels(page)) for page in (panel, more, history, desk)]

        before = await pages()
        await seal(place, cleo, thread, SAID, "0")
        assert await pages() == before
        assert SAID not in str(json.loads(await place.house.people.personal.export(ana.id)))


async def test_only_people_who_never_held_a_seat_write(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 3) as place:
        ana, ben, _ = place.people
        thread = await place.start("yucata", 2)
        more = (await place.click(ana, place.panel(thread), "More")).response
        assert not any(label.startswith("Sealed comment") for label in labels(more))
        refused = await place.forge(ana, more, "b:comment:1:0:")
        assert "Only people who look on seal comments." in texts(refused.response)
        await place.house.match.seats.resign(1, ben.id)
        await place.settle()
        refused = await form(place, ben, thread)
        assert "Only people who look on seal comments." in texts(refused.response)


async def test_whoever_takes_a_seat_is_no_spectator_any_more(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        await seal(place, cleo, thread, SAID, "0")
        async with place.house.tables.db.write() as tx:
            await tx.execute("INSERT INTO sat (match_id, user_id, seat) VALUES (1, ?, 1)", (cleo.id,))
        await end(place)
        assert opened(place, thread) is None


async def test_it_is_changed_taken_back_and_the_guess_stays_after_half_time(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        await seal(place, cleo, thread, "first", "0")
        shown = await form(place, cleo, thread)
        assert "first" in str(shown.modal)
        answer = await place.submit(cleo, shown, comment="", guess=["none"])
        assert "Nothing of yours is sealed" in texts(answer.response)
        answer = await seal(place, cleo, thread, "second", "1")
        shown = await place.click(cleo, answer.response, "Change or take back")
        assert "second" in str(shown.modal)
        again = await place.submit(cleo, shown, comment="", guess=["none"])
        assert "Nothing of yours is sealed" in texts(again.response)
        assert await place.house[Comments].sealed(1) == 0
        await seal(place, cleo, thread, "third", "0")
        seen = await form(place, cleo, thread)
        while (await place.house.tables.load(1)).row.status == "running":
            table = await place.play_on(1, 1)
            played = table.game.progress(table.view(None))
            if played is not None and played >= 0.5:
                break
        answer = await place.submit(cleo, seen, comment="fourth", guess=["1"])
        assert "Half of the match is played, so that stays." in texts(answer.response)
        _, sealed = await place.house[Comments].writing(1, cleo.id)
        assert sealed is not None
        assert (sealed.text, sealed.guess) == ("fourth", 0)
        assert "guess" not in str((await form(place, cleo, thread)).modal)


async def test_after_half_time_the_comment_is_taken_back_and_the_guess_is_not(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        answer = await seal(place, cleo, thread, "a comment", "0")
        while (progress := (await place.play_on(1, 1)).game.progress) is not None:
            table = await place.house.tables.load(1)
            if (progress(table.view(None)) or 0) >= 0.5:
                break
        again = await place.submit(cleo, await place.click(cleo, answer.response, "Change or take back"), comment="")
        assert "Half of the match is played" in texts(again.response)
        _, sealed = await place.house[Comments].writing(1, cleo.id)
        assert sealed is not None
        assert (sealed.text, sealed.guess) == ("", 0)
        await end(place)
        assert "1 person said" in texts(opened(place, thread))
        assert "a comment" not in texts(opened(place, thread))


async def test_it_leads_to_the_replay_and_is_hidden(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 4) as place:
        ana, _, cleo, dan = place.people
        thread = await place.start("yucata", 2)
        await place.play_on(1, 3)
        await seal(place, cleo, thread, "one thing")
        await seal(place, dan, thread, "another thing")
        await end(place)
        replay = await place.choose(dan, opened(place, thread), "0.3")
        assert "replay, picture 3 of" in texts(replay.response)
        asked = await place.click(dan, opened(place, thread), "Hide one")
        assert cleo.name not in str(components(asked.response)), "another's is not offered"
        refused = await place.forge(dan, asked.response, "s:hidecomment:1:0:", [str(cleo.id)])
        assert "You may hide a comment of your own" in texts(refused.response)
        await place.choose(dan, asked.response, str(dan.id))
        assert "another thing" not in texts(opened(place, thread))
        asked = await place.click(ana, opened(place, thread), "Hide one")
        await place.choose(ana, asked.response, str(cleo.id))
        assert "one thing" not in texts(opened(place, thread))
        async with place.house.tables.db.write() as tx:
            for one in place.house.door.hears:
                await one.undone(tx, Deed(place.guild.id, ana.id, "comment", 1, cleo.id))
        await place.settle()
        assert "one thing" in texts(opened(place, thread)), "a moderator has undone it"
        assert not place.env.errors


async def test_forgetting_removes_it_where_it_stands(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 4) as place:
        cleo, dan = place.people[2:]
        thread = await place.start("yucata", 2)
        for person in (cleo, dan):
            await seal(place, person, thread, f"said by {person.name}", "0")
        exported = json.loads(await place.house.people.personal.export(cleo.id))
        assert exported["sealed_comments"][0]["text"] == f"said by {cleo.name}"
        await end(place)
        for left, person in ((1, cleo), (0, dan)):
            await place.house.people.personal.forget(person.id, lambda _: "somebody")
            await place.settle()
            assert await place.house[Comments].sealed(1) == left
            assert f"said by {person.name}" not in everything(place, thread)
        assert opened(place, thread) is None


async def test_what_is_longer_than_the_form_allows_is_cut(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 3) as place:
        await place.start("yucata", 2)
        sealed = await place.house[Comments].seal(1, place.people[2].id, "cleo", "  " + "x" * 501, None)
        assert sealed is not None
        assert sealed.text == "x" * 500


async def test_more_than_a_message_holds_stands_on_further_pages(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 3) as place:
        thread = await place.start("yucata", 2)
        for person in range(7):
            await place.house[Comments].seal(1, 900 + person, "x" * 32, "*" * 500, person % 2)
        await end(place)
        said = texts(opened(place, thread))
        assert "7 comments, now open" in said
        assert len(said) < 4000
        answer = await place.click(place.people[0], opened(place, thread), "Further ones · 2")
        assert texts(answer.response).count("**Before the first turn**") == 2
        assert not place.env.errors


async def test_whoever_follows_seals_one_in_the_message_that_tells_of_it(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        more = (await place.click(cleo, place.panel(thread), "More")).response
        await place.click(cleo, more, "Follow by message")
        await place.play_on(1, 4)
        place.clock.advance(days=1)
        await place.settle()
        message = cleo.user.dm_channel.last_message
        shown = await cleo.user.select(message, ["1"], custom_id="s:comment:0:0:f")
        answer = await place.submit(cleo, shown, comment="from afar", guess=["1"])
        assert "Sealed after turn 4." in texts(answer.response)
        assert await place.house[Comments].sealed(1) == 1
        await place.house.people.guilds.change(place.guild.id, switched={})
        refused = await cleo.user.select(message, ["1"], custom_id="s:comment:0:0:f")
        assert refused.modal is None, "its server has it no more"
        await have(place.house, place.guild.id, "comments")
        place.env.backend.remove_member(place.guild.id, cleo.id)
        refused = await cleo.user.select(message, ["1"], custom_id="s:comment:0:0:f")
        assert refused.modal is None, "whoever is not there seals nothing there"


async def test_nobody_reads_them_before_the_end_whatever_is_pressed(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 3) as place:
        ana, _, cleo = place.people
        thread = await place.start("yucata", 2)
        await seal(place, cleo, thread, "a secret", "0")
        for person in (ana, cleo):
            for press in ("b:comments:1:0:0", "b:askhide:1:0:"):
                answer = await place.forge(person, place.panel(thread), press)
                assert "secret" not in str(components(answer.response))
                assert cleo.name not in str(components(answer.response))


async def test_they_stand_once_a_thread_and_are_not_brought_back(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 3) as place:
        thread = await place.start("yucata", 2)
        await seal(place, place.people[2], thread, "one thing")
        await end(place)
        place.env.backend.delete_message(thread.id, opened(place, thread).id)
        await place.settle()
        assert opened(place, thread) is None


async def test_a_server_without_them_offers_and_opens_none(tmp_path: Path) -> None:
    async with looked_on(tmp_path, 3) as place:
        cleo = place.people[2]
        thread = await place.start("yucata", 2)
        await seal(place, cleo, thread, "one thing")
        await place.house.people.guilds.change(place.guild.id, switched={})
        more = (await place.click(cleo, place.panel(thread), "More")).response
        assert "Sealed comment …" not in labels(more)
        await end(place)
        assert opened(place, thread) is None


async def test_what_stands_keeps_its_place(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    rows = """
        INSERT INTO match (game, rules_version, options, seed, status, guild_id, channel_id, thread_id, host_id, pace,
            language, created_at, moved_at)
        VALUES ('yucata', 1, '{}', x'', 'ended', 7, 8, 9, 1, 'daily', 'en', 1, 1),
            ('yucata', 1, '{}', x'', 'ended', 7, 8, 10, 1, 'daily', 'en', 1, 1);
        INSERT INTO panel (match_id, kind, channel_id, message_id, revision)
        VALUES (1, 'comments', 9, 90, 4), (1, 'result', 9, 91, 4);
        INSERT INTO outbox (match_id, kind, subject, attempts, next_try_at)
        VALUES (1, 'comments', 'comments', 0, 5), (2, 'comments', 'comments', 2, 6), (2, 'result', 'result', 0, 6);
    """
    before("comments", file, rows)
    db = await Database.open(file)
    try:
        found = await db.all("SELECT kind, about, channel_id, message_id, since, next_try_at FROM card ORDER BY about")
        assert [tuple(row) for row in found] == [("comments", 1, 9, 90, 9, 5), ("comments", 2, 10, 0, 0, 6)]
        assert await db.column("SELECT kind FROM panel") == ["result"]
        assert await db.column("SELECT subject FROM outbox") == ["result.-1.0"]
        assert (await guild(db, 7)).switched["feature-comments"]
    finally:
        await db.close()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_however_many_have_sealed_a_comment_one_can_be_chosen_to_be_hidden(tmp_path: Path, language: str) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        sealed = [CommentRow(table.row.id, 900 + number, "M" * 32, "W" * 500, 0) for number in range(40)]
        check_message(hiding_page(table, sealed, [], game_words(language, "yucata")).to_components())


@pytest.mark.parametrize("text", ["\n".join("x" * 250), "*" * 500, "W" * 500])
async def test_whatever_was_written_no_page_is_too_long_and_each_comment_stands_once(tmp_path: Path, text: str) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        sealed = [CommentRow(table.row.id, 900 + number, f"{number:*>32}", text, 0, number % 2) for number in range(14)]
        words, first, read = game_words("en", "yucata"), 0, ""
        while first < len(sealed):
            page = comments_page(table, sealed, [], words, first=first).to_components()
            check_message(page)
            read += str(page)
            more = re.search(r":comments:\d+:0:(\d+)", str(page))
            after = int(more[1]) if more else len(sealed)
            assert after > first
            first = after
        assert read.count("'value': '") == len(sealed)


async def test_what_was_sealed_about_a_match_is_opened_although_it_has_no_result(house: House) -> None:
    table = await started(house, BEN)
    await house[Comments].seal(table.row.id, EVA, "Eva", "Ben wins this.", 1)
    for user in (ANA, BEN):
        await house.match.seats.resign(table.row.id, user)
    assert (await house.tables.load(table.row.id)).row.status == "ended"
    assert await house.telling.cards.of("comments", table.row.id) is not None


async def test_what_somebody_has_sealed_who_sits_there_now_counts_for_nothing(house: House) -> None:
    match_id = (await started(house, BEN)).row.id
    await house[Comments].seal(match_id, EVA, "Eva", "Ben wins this.", 1)
    assert await house[Comments].sealed(match_id) == 1
    offered = await house.match.votes.ask(match_id, "replace", BEN)
    await house.match.votes.cast(match_id, offered.id, EVA, "take", "Eva")
    assert await house[Comments].sealed(match_id) == 0
