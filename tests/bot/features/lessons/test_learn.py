"""`/learn`: a guided match in direct messages or in a thread, and notes for whoever plays a game for the first time."""

from __future__ import annotations

import asyncio
import gc
import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec
import pytest
from simcord import MemberActor

from bot.db.history import ActionRow
from bot.features.lessons.lesson import lesson_of
from bot.features.lessons.presses import teach
from bot.features.lessons.service import NOTES, Lessons
from bot.features.ratings.service import Ratings
from bot.features.review import rows as reviews
from bot.features.review.service import Review
from bot.services.processes.computers import Computers
from bot.services.processes.workers import GoneError
from bot.services.table import played
from bot.services.table.scene import Table
from bot.services.telling.wishes import Show
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import game_words, house_words
from engine import registry
from engine.core import match as record
from engine.core.action import Action
from engine.core.chance import Seeded
from engine.players.advice import Advice, Alternative
from engine.players.levels import GOOD, decide
from engine.players.review import Judged
from render.kit.words import LANGUAGES
from tests.support.pupil import begin, desk, press, recommended
from tests.support.thinking import InProcess
from tests.support.town import Town, buttons, components, labels, texts, town
from tests.support.virtual import pass_time

KEYS = [game.key for game in registry.games() if lesson_of(game.key)]


ADVICE = re.compile(r"^(?P<how>A good step here|Clearly the best here|Several are as good here): (?P<what>.+)", re.M)


class Teacher(InProcess):
    """Computers that act at once and find the first action a little better than the last, or far better."""

    def __init__(self) -> None:
        self.far = False
        self.error = 0.0
        self.weighs = 1000
        """So many actions, of the first."""
        self.thinks = asyncio.Event()
        """Not set as long as the pool of thinking processes stands still."""
        self.thinks.set()

    async def choose(self, game: str, world: Any, seat: int, level: str, chance: int) -> Action:
        found = registry.game(game)
        return found.legal(found.load(world), seat)[0]

    async def advise(self, game: str, world: Any, seat: int, weigh: Sequence[Action] = ()) -> Advice:
        found = registry.game(game)
        legal = found.legal(found.load(world), seat)
        await self.thinks.wait()
        worst = 0.1 if self.far else 0.55
        step = (0.6 - worst) / max(1, len(legal) - 1)
        weighed = tuple(
            Alternative(a, 0.6 - n * step, gap=n * step, gap_error=self.error, playouts=9)
            for n, a in enumerate(legal[: self.weighs])
        )
        return Advice(legal[0], weighed)


async def test_what_is_new_stands_above_the_part_that_is_asked_about_and_advice_below_it(tmp_path: Path) -> None:
    async with town(tmp_path, 2, thinking=Teacher, pictures=True) as place:
        number, ana = await begin(place, "port_royal")
        shown = desk(place, ana, number)
        kinds = [
            "picture" if one["type"] == 12 else "idea" if "two parts" in text else "advice"
            for one in components(shown)
            for text in [one.get("content", "")]
            if one["type"] == 12 or "two parts" in text or "↑ Lesson · idea 1" in text
        ]
        assert kinds == ["picture", "idea", "picture", "advice"]


@pytest.mark.parametrize("key", KEYS)
async def test_a_lesson_is_played_in_direct_messages_by_its_recommended_steps(tmp_path: Path, key: str) -> None:
    async with town(tmp_path, 2, thinking=Teacher) as place:
        number, ana = await begin(place, key)
        lesson, words = lesson_of(key), game_words("en", key)
        assert lesson is not None
        mine = [action for seat, action in lesson.opening if seat == 0]
        seen: list[str] = []
        for count, action in enumerate(mine):
            table, good = await recommended(place, number)
            assert good == action, count
            text = texts(desk(place, ana, number))
            assert "A good step here" in text
            new = [note.key for note in lesson.notes if words(f"note-{note.key}") in text and note.key not in seen]
            seen += new
            for idea in new:
                named = words(f"learned-{idea}")
                assert f"Lesson · idea {len(seen)} of up to {len(lesson.notes)} · {named}\n" in text, (
                    "each idea by its name"
                )
            if count == len(mine) // 2:
                await place.restart()
            await press(place, ana, number, action)
        table = await place.house.tables.load(number)
        history = record.live(await place.house.tables.history(number))
        assert [row.action for row in history if row.seat == 0 and row.kind == "act"] == mine
        assert seen == [note.key for note in lesson.notes][: len(seen)], "each idea in its turn"
        assert seen
        assert "A good step here" not in texts(desk(place, ana, number)), "after the opening the choice is free"
        assert table.row.direct
        assert [m for m in place.channel.history() if not m.flags.ephemeral] == [], "the channel hears nothing of it"
        assert not place.channel.threads
        assert not place.env.errors


async def test_a_poor_choice_is_told_after_it_and_can_be_taken_back(tmp_path: Path) -> None:
    teacher = Teacher()
    async with town(tmp_path, 2, thinking=lambda: teacher) as place:
        number, ana = await begin(place, "yucata")
        teacher.far = True
        await press(place, ana, number, ("play", "5"))
        text = texts(desk(place, ana, number))
        better = r"Probably better: .+\. It wins about 60\xa0% of the time, your choice \d+\xa0%\."
        assert re.search(better, text)
        before = await place.house.tables.load(number)
        assert record.live(await place.house.tables.history(number))[-1].seat == 1, "the other one has played"
        await place.click(ana, desk(place, ana, number), "Take this back")
        table, good = await recommended(place, number)
        assert table.row.revision == before.row.revision + 1
        assert good == ("play", "4"), "as it was before"
        assert "Take this back" not in labels(desk(place, ana, number))
        await press(place, ana, number, ("play", "4"))
        assert "Take this back" not in labels(desk(place, ana, number)), "a step of the opening is never poor"
        assert not place.env.errors


async def test_the_words_come_first_and_the_comment_when_it_has_been_thought_about(tmp_path: Path) -> None:
    teacher = Teacher()
    async with town(tmp_path, 2, thinking=lambda: teacher) as place:
        number, ana = await begin(place, "yucata")
        teacher.far = True
        teacher.thinks.clear()
        table = await place.house.tables.load(number)
        index = list(table.legal(0)).index(("play", "5"))
        shown = desk(place, ana, number)
        pressed = place.begin(ana, shown, f"b:do:{number}:{table.row.revision}:{index}")
        for _ in range(5000):
            if pressed.acknowledged and texts(place.fresh(shown)) != texts(shown):
                break
            await pass_time(0.001)
        else:
            raise AssertionError("no answer as long as nobody thinks")
        assert "Probably better" not in texts(desk(place, ana, number))
        teacher.thinks.set()
        await place.settle()
        await place.settle()
        assert "Probably better" in texts(desk(place, ana, number))
        assert "Take this back" in labels(desk(place, ana, number))
        assert not place.env.errors


async def test_a_match_is_replayed_for_a_comment_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[int] = []
    replay = played.replay

    def counted(*given: Any, **named: Any) -> Any:
        replayed.append(1)
        return replay(*given, **named)

    async with town(tmp_path, 2, thinking=Teacher) as place:
        number, ana = await begin(place, "yucata")
        await press(place, ana, number, ("play", "5"))
        monkeypatch.setattr(played, "replay", counted)
        for _ in range(3):
            await place.house[Lessons].guidance(await place.house.tables.scene(number), 0)
        assert not replayed


async def wishes_while_thinking(place: Town, number: int, action: Action, teacher: Teacher) -> list[str]:
    """What is wished for once it is known what a choice was worth."""
    table = await place.house.tables.load(number)
    teacher.thinks.clear()
    await place.house.match.steps.act(
        number, place.people[0].id, table.row.revision, list(table.legal(0)).index(action)
    )
    await place.house.match.automatic.settled()
    lessons = place.house[Lessons]
    await lessons.guidance(await place.house.tables.scene(number), 0)
    await place.house.telling.outbox.stop()
    async with place.house.tables.db.write() as tx:
        await tx.execute("DELETE FROM outbox")
    teacher.thinks.set()
    await asyncio.gather(*lessons._remarks.values())
    return await place.house.tables.db.column("SELECT payload ->> '$.what' FROM outbox")


@pytest.mark.parametrize("far", [True, False])
async def test_in_a_thread_the_desk_that_is_open_is_wished_once_for_comment_and_advice(
    tmp_path: Path, far: bool
) -> None:
    teacher = Teacher()
    async with town(tmp_path, 2, thinking=lambda: teacher) as place:
        ana = place.people[0]
        path = f"/channels/{ana.user.dm_channel.id}/messages"
        place.env.inject_error("POST", path, status=403, code=50007, times=None)
        await place.slash(ana, "learn", game="yucata")
        number = await place.house[Lessons].running(ana.id, "yucata")
        assert number is not None
        teacher.far = far
        assert await wishes_while_thinking(place, number, ("play", "5"), teacher) == ["open-desk"]


async def test_a_comment_that_is_known_while_the_answer_is_on_its_way_is_shown_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher = Teacher()
    async with town(tmp_path, 2, thinking=lambda: teacher) as place:
        number, ana = await begin(place, "port_royal")
        await press(place, ana, number, ("draw",))
        teacher.far = True
        teacher.thinks.clear()
        table = await place.house.tables.load(number)
        lessons, sent, go_on = place.house[Lessons], asyncio.Event(), asyncio.Event()
        show = Reply.show

        async def slowly(reply: Reply, *given: Any, **named: Any) -> Any:
            sent.set()
            await go_on.wait()
            return await show(reply, *given, **named)

        monkeypatch.setattr(Reply, "show", slowly)
        stop = list(table.legal(0)).index(("stop",))
        place.begin(ana, desk(place, ana, number), f"b:do:{number}:{table.row.revision}:{stop}")
        await sent.wait()
        teacher.thinks.set()
        await asyncio.gather(*lessons._remarks.values())
        go_on.set()
        await place.settle()
        await place.settle()
        assert (await place.house.tables.load(number)).actors() == (0,), "nothing else has changed the desk"
        assert "Probably better" in texts(desk(place, ana, number))
        assert not place.env.errors


async def test_closed_while_it_thinks_it_leaves_no_word_of_that_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    teacher = Teacher()
    async with town(tmp_path, 2, thinking=lambda: teacher) as place:
        number, ana = await begin(place, "yucata")
        teacher.thinks.clear()
        table = await place.house.tables.load(number)
        index = list(table.legal(0)).index(("play", "5"))
        await place.house.match.steps.act(number, ana.id, table.row.revision, index)
        await place.house.match.automatic.settled()
        found = await place.house[Lessons].guidance(await place.house.tables.scene(number), 0)
        assert found.known is not None
        assert not found.known()
        await place.house[Lessons].close()
        assert found.known()
        del found
    gc.collect()
    await asyncio.sleep(0)
    assert [record.getMessage() for record in caplog.records if record.name == "asyncio"] == []


async def test_a_choice_hardly_worse_than_the_best_is_not_commented(tmp_path: Path) -> None:
    async with town(tmp_path, 2, thinking=Teacher) as place:
        number, ana = await begin(place, "yucata")
        await press(place, ana, number, ("play", "5"))
        assert "Take this back" not in labels(desk(place, ana, number))


async def test_what_is_never_weighed_is_commented_if_it_is_a_blunder(tmp_path: Path) -> None:
    teacher = Teacher()
    teacher.weighs = 1
    async with town(tmp_path, 2, thinking=lambda: teacher) as place:
        number, ana = await begin(place, "gilded_compass")
        await press(place, ana, number, ("place", "library"))
        assert "Take this back" in labels(desk(place, ana, number))
        assert "the next best" not in texts(desk(place, ana, number)), "nobody has weighed it"
        number, ana = await begin(place, "yucata")
        await press(place, ana, number, ("play", "5"))
        assert "Take this back" not in labels(desk(place, ana, number))


async def test_going_back_loses_nothing_and_is_not_commented(tmp_path: Path) -> None:
    teacher = Teacher()
    teacher.weighs = 1
    async with town(tmp_path, 2, thinking=lambda: teacher) as place:
        number, ana = await begin(place, "gilded_compass")
        await press(place, ana, number, ("reroll",))
        await press(place, ana, number, ("back",))
        assert "Take this back" not in labels(desk(place, ana, number))


async def test_a_difference_that_may_be_chance_is_not_commented(tmp_path: Path) -> None:
    teacher = Teacher()
    async with town(tmp_path, 2, thinking=lambda: teacher) as place:
        number, ana = await begin(place, "yucata")
        teacher.far, teacher.error = True, 0.4
        await press(place, ana, number, ("play", "5"))
        assert "Take this back" not in labels(desk(place, ana, number))


async def test_what_was_revealed_is_no_bar_in_a_lesson_and_old_presses_are_told(tmp_path: Path) -> None:
    teacher = Teacher()
    async with town(tmp_path, 2, thinking=lambda: teacher) as place:
        number, ana = await begin(place, "port_royal")
        teacher.far = True
        await press(place, ana, number, ("draw",))
        await press(place, ana, number, ("stop",))
        old = desk(place, ana, number)
        taken = next(item["custom_id"] for item in buttons(old) if item["custom_id"].endswith(":poor"))
        await place.click(ana, old, "Take this back")
        drawn = (await place.house.tables.load(number)).row.revision
        again = await place.forge(ana, desk(place, ana, number), taken)
        assert "has moved on" in texts(again.response)
        assert (await place.house.tables.load(number)).row.revision == drawn
        await place.click(ana, desk(place, ana, number), "Undo")
        _, good = await recommended(place, number)
        assert good == ("draw",), "the card drawn is back in the pile"
        assert not record.live(await place.house.tables.history(number))[1:], "only what the host did first is left"
        assert not place.env.errors


async def test_each_greeting_has_a_nonce_of_its_own_with_room_for_another_try(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        for person in (0, 1):
            await begin(place, "yucata", person=person)
        posted: list[Any] = [one.json for one in place.env.http_requests if one.method == "POST"]
        nonces = [body["nonce"] for body in posted if body and "a guided match against the computer" in str(body)]
        assert len(set(nonces)) == len(nonces) == 2
        assert all(len(nonce) + len("~2") <= 25 for nonce in nonces), "Discord takes 25 characters"


async def test_without_direct_messages_the_lesson_opens_a_thread(tmp_path: Path) -> None:
    async with town(tmp_path, 2, thinking=Teacher) as place:
        ana = place.people[0]
        path = f"/channels/{ana.user.dm_channel.id}/messages"
        place.env.inject_error("POST", path, status=403, code=50007, times=None)
        told = await place.slash(ana, "learn", game="yucata")
        assert "thread of this channel" in texts(told.response)
        (thread,) = place.channel.threads
        shown = await place.click(ana, place.panel(thread), "My desk")
        words = game_words("en", "yucata")
        assert shown.ephemeral
        assert words("note-card") in texts(shown.response)
        assert words("note-card") not in texts(place.panel(thread)), "notes are the person's alone"
        lost = await place.slash(ana, "learn", thread, game="port_royal")
        assert "Allow direct messages" in texts(lost.response)
        assert await place.house[Lessons].running(ana.id, "port_royal") is None


async def test_a_lesson_goes_on_begins_again_and_is_never_rated(tmp_path: Path) -> None:
    async with town(tmp_path, 2, thinking=Teacher) as place:
        number, ana = await begin(place, "yucata")
        await press(place, ana, number, ("play", "4"))
        again = await place.slash(ana, "learn", game="yucata")
        assert "still open" in texts(again.response)
        assert await place.house[Lessons].running(ana.id, "yucata") == number
        await place.click(ana, again.response, "Begin again")
        second = await place.house[Lessons].running(ana.id, "yucata")
        assert second not in (None, number)
        assert (await place.house.tables.glance(number)).row.status == "ended"
        assert second is not None
        done = await place.house.tables.load(second)
        while done.actors():
            legal = done.game.legal(done.state, 0)
            await place.house.match.steps.act(second, ana.id, done.row.revision, len(legal) - 1)
            await place.settle()
            done = await place.house.tables.load(second)
        assert done.row.status == "finished"
        assert any("is over:" in texts(message) for message in ana.user.dm_channel.history())
        assert await place.house[Ratings].leaderboard(0, "yucata") == []
        assert (await place.house.tables.glance(second)).row.unrated
        mine = texts((await place.slash(ana, "mygames")).response)
        assert "waits" not in mine
        assert not place.env.errors


async def test_a_lesson_ends_with_what_was_learned_and_the_way_into_a_match(tmp_path: Path) -> None:
    async with town(tmp_path, 1, thinking=Teacher) as place:
        number, ana = await begin(place, "yucata")
        done = await place.house.tables.load(number)
        while done.actors():
            await place.house.match.steps.act(number, ana.id, done.row.revision, 0)
            await place.settle()
            done = await place.house.tables.load(number)
        said = texts(place.dm(ana))
        assert "The lesson is over" in said, "below everything else"
        assert "ideas: cards that come back after all seven; " in said
        assert "best and your worst choice follow" in said
        review = Review(
            (),
            (),
            best=(Judged(0, 0, ("play", "4"), 2, ("play", "4"), 0.5, 0.5, ahead=0.2),),
            missed=(Judged(0, 0, ("play", "4"), 2, ("play", "5"), 0.5, 0.5, gap=0.3, mistake=True),),
        )
        async with place.house.tables.db.write() as tx:
            await reviews.put(tx, number, msgspec.json.encode(review).decode(), 0)
        await place.house.telling.outbox.wish(number, Show("result"))
        await place.settle()
        said = texts(place.dm(ana))
        assert re.search(r"Your best choice, at the start: 4 .+ wins 50\s% of the time, the next best 30\s%", said)
        assert re.search(r"Your worst choice, at the start: 4 .+ wins 50\s% of the time. Better: 5 .+ wins 80\s%", said)
        await place.click(ana, place.dm(ana), "Play a match")
        table = await place.house.tables.load(number + 1)
        assert table.row.status == "running"
        assert not table.row.lesson
        assert [row.kind for row in table.seats] == ["person", "computer"]
        assert "Your turn" in texts(desk(place, ana, number + 1)) or table.actors() != (0,)
        assert not place.env.errors


async def test_learn_without_a_game_offers_them_and_a_card_leads_to_its_own(tmp_path: Path) -> None:
    async with town(tmp_path, 2, thinking=Teacher) as place:
        ana, ben = place.people
        page = (await place.slash(ana, "learn")).response
        assert len(labels(page)) == len(KEYS)
        await place.click(ana, page, registry.game("nereus").title)
        assert await place.house[Lessons].running(ana.id, "nereus")
        card = await place.open_table("yucata", 1)
        shown = await place.click(ben, card, "Learn")
        assert shown.ephemeral
        assert await place.house[Lessons].running(ben.id, "yucata")
        assert await place.house[Lessons].running(ana.id, "yucata") is None
        assert not place.env.errors


async def test_in_direct_messages_the_lesson_comes_below_in_the_persons_language(tmp_path: Path) -> None:
    async with town(tmp_path, 2, thinking=Teacher) as place:
        ana = place.people[0]
        await place.house.people.preferences.change(ana.id, language="de")
        told = await ana.user.slash("learn", game="nereus")
        await place.settle()
        assert "kommt gleich unten" in texts(told.response)
        number = await place.house[Lessons].running(ana.id, "nereus")
        assert number is not None
        text = texts(desk(place, ana, number))
        lesson = lesson_of("nereus")
        assert lesson is not None
        assert f"Idee 1 von höchstens {len(lesson.notes)}: " in text
        assert game_words("de", "nereus")("note-corner") in text
        assert not place.env.errors


async def test_notes_come_in_the_first_match_of_a_game_once_for_each_kind_of_question(tmp_path: Path) -> None:
    async with town(tmp_path, 2, thinking=Teacher) as place:
        ana, ben = place.people
        first, second = (game_words("en", "nereus")(f"note-{key}") for key in ("corner", "science"))
        await place.start("nereus", 2)
        table = await place.house.tables.load(1)
        person = (ana, ben)[table.actors()[0]]
        assert first in texts(place.dm(person))
        assert "Lesson" not in texts(place.dm(person))
        assert "A good step" not in texts(place.dm(person))
        await place.play_on(1, 2)
        table = await place.house.tables.load(1)
        assert table.game.question(table.state, table.actors()[0]).label.key == "keep-science"
        text = texts(place.dm(person))
        assert second in text
        assert first not in text, "that kind of question is known"
        assert second not in texts(place.panel(place.channel.threads[0]))
        await place.house.people.preferences.change(person.id, switched={NOTES.key: False})
        shown = await place.click(person, place.panel(place.channel.threads[0]), "My desk")
        assert second not in texts(shown.response)
        assert not place.env.errors


async def test_whoever_has_learned_a_game_gets_no_notes_at_its_tables(tmp_path: Path) -> None:
    async with town(tmp_path, 2, thinking=Teacher) as place:
        await begin(place, "yucata")
        await begin(place, "yucata", person=1)
        await place.start("yucata", 2)
        table = await place.house.tables.load(3)
        person = place.people[table.actors()[0]]
        assert game_words("en", "yucata")("note-card") not in texts(place.dm(person))
        page = (await place.slash(person, "settings")).response
        assert "Notes for your first match of a game:** yes" in texts(page)
        changed = await place.prefer(person, page, off=["lesson-notes"])
        assert "Notes for your first match of a game:** no" in texts(changed.response)
        assert not place.env.errors


@pytest.mark.parametrize("key", KEYS)
async def test_every_question_comes_with_advice_in_the_words_of_a_button_in_sight(tmp_path: Path, key: str) -> None:
    teacher = Teacher()
    async with town(tmp_path, 1, thinking=lambda: teacher) as place:
        number, ana = await begin(place, key)
        for count in range(20):
            if await place.house[Lessons].running(ana.id, key) is None:
                break
            teacher.far = count % 2 == 0
            shown = desk(place, ana, number)
            said = ADVICE.search(texts(shown))
            assert said is not None, f"question {count}: {texts(shown)}"
            assert (said["how"] == "Clearly the best here") == ("of the time, the next best" in said[0])
            named = re.findall(r"\*\*(.+?)\*\*", said["what"])
            pressed = [item for item in buttons(shown) if item.get("label") in named]
            assert len(pressed) == len(named), f"{named} of {labels(shown)}"
            assert not [item for item in buttons(shown) if ":ahead:" in item["custom_id"]], "no orders for later"
            await place.click(ana, shown, pressed[0]["custom_id"])
            if pressed[0]["custom_id"].startswith("b:sure:"):  # it asks once more
                shown = desk(place, ana, number)
                await place.click(ana, shown, pressed[0]["custom_id"].replace(":sure:", ":do:"))
            await place.settle()
        assert not place.env.errors


async def test_announced_advice_follows_when_it_has_been_thought_about(tmp_path: Path) -> None:
    teacher = Teacher()
    async with town(tmp_path, 1, thinking=lambda: teacher) as place:
        number, ana = await begin(place, "yucata")
        teacher.thinks.clear()
        await place.house.match.steps.act(number, ana.id, (await place.house.tables.load(number)).row.revision, 1)
        await place.house.match.automatic.settled()
        scene = await place.house.tables.scene(number)
        found = await place.house[Lessons].guidance(scene, 0)
        assert (found.weighing, found.advised) == (True, ())
        teacher.thinks.set()
        await place.settle()
        await place.settle()
        found = await place.house[Lessons].guidance(scene, 0)
        assert not found.weighing
        assert found.advised[0] == scene.legal(0)[0]
        assert ADVICE.search(texts(desk(place, ana, number)))
        assert "follows in a moment" not in texts(desk(place, ana, number))


def unasked(table: Table, live: Sequence[ActionRow]) -> list[int]:
    """The numbers of the steps that were decided on the person's seat without asking."""
    state = table.game.setup(len(table.seats), table.row.options, Seeded(seed=table.row.seed))
    found: list[int] = []
    for row in live:
        if row.seat == 0 and row.kind == "auto" and table.game.forced(state) is None:
            found.append(row.number)
        table.game.perform(state, row.seat, row.action)
    return found


async def test_small_steps_are_done_for_the_person_and_go_with_the_decision_before_them(tmp_path: Path) -> None:
    async with town(tmp_path, 1, thinking=Teacher) as place:
        number, ana = await begin(place, "port_royal")
        steps, found = place.house.match.steps, list[int]()
        live: list[ActionRow] = []
        table = await place.house.tables.load(number)
        for count in range(60):
            action = decide(table.game, table.state, 0, GOOD, count).best
            await steps.act(number, ana.id, table.row.revision, list(table.legal(0)).index(action))
            await place.house.match.automatic.settled()
            table, live = await place.house.tables.load(number), await place.house.tables.live(number)
            if found := unasked(table, live):
                break
        assert found
        assert len(await place.house[Lessons].learned(table)) > 2, "first it is explained"
        mine = [row.number for row in live if row.kind == "act"]
        await place.house.match.steps.undo(number, ana.id, table.row.revision)
        again = await place.house.tables.live(number)
        assert [row.number for row in again if row.kind == "act"] == mine[:-1]
        assert not {row.number for row in again} & {one for one in found if one > mine[-1]}
        assert not place.env.errors


async def test_what_follows_a_lesson_leaves_its_result_in_place(tmp_path: Path) -> None:
    async with town(tmp_path, 1, thinking=Teacher) as place:
        lost: list[bool] = []
        for press, wins in (("Begin again", False), ("Play a match", True)):
            number, ana = await begin(place, "yucata")
            done = await place.house.tables.load(number)
            while done.actors():
                good = decide(done.game, done.state, 0, GOOD, done.row.revision).best
                index = list(done.legal(0)).index(good) if wins else 0
                await place.house.match.steps.act(number, ana.id, done.row.revision, index)
                await place.settle()
                done = await place.house.tables.load(number)
            assert done.row.outcome is not None
            lost.append(done.row.outcome.ranks[0] > 1)
            result = next(one for one in reversed(ana.user.dm_channel.history()) if "The lesson is over" in texts(one))
            before = texts(result)
            assert ("made the difference" in before) == lost[-1]
            await place.click(ana, result, press)
            await place.click(ana, result, "Begin again")  # another lesson may be open by now
            assert texts(place.fresh(result)) == before
            running = await place.house[Lessons].running(ana.id, "yucata")
            if running is not None:
                await place.house.match.matches.end(running, ana.id, manager=False)
        assert lost == [True, False]
        assert not place.env.errors


class Asking:
    """Somebody's `/learn` beside others of the same person; what it is answered with."""

    def __init__(self, person: MemberActor, channel_id: int) -> None:
        self.user = SimpleNamespace(id=person.id, display_name="Ana")
        self.interaction = SimpleNamespace(id=channel_id, channel_id=channel_id)
        self.words = house_words("en")
        self.said: list[str] = []

    async def show(self, view: discord.ui.LayoutView) -> None:
        self.said.append(str(view.to_components()))

    async def say(self, text: str) -> None:
        self.said.append(text)


async def test_a_lesson_asked_for_twice_at_once_begins_once(tmp_path: Path) -> None:
    async with town(tmp_path, 1, thinking=Teacher) as place:
        asking = [Asking(place.people[0], place.channel.id) for _ in range(3)]
        await asyncio.gather(*(teach(place.house, cast("Reply", one), "yucata") for one in asking))
        await place.settle()
        found = await place.house.tables.db.all("SELECT id FROM match WHERE lesson = 1")
        assert [row["id"] for row in found] == [1]
        assert len({one.said[0] for one in asking}) == 2, "one has begun, the others lead to it"


class Silent(Teacher):
    """A computer that cannot say what it thinks."""

    async def advise(self, game: str, world: Any, seat: int, weigh: Sequence[Action] = ()) -> Advice:
        raise ZeroDivisionError("inside")


@pytest.mark.parametrize("thinking", [Silent])
async def test_without_advice_the_lesson_goes_on_without_comments(tmp_path: Path, thinking: type[Computers]) -> None:
    async with town(tmp_path, 2, thinking=thinking) as place:
        number, ana = await begin(place, "yucata")
        await press(place, ana, number, ("play", "5"))
        assert "Take this back" not in labels(desk(place, ana, number))
        assert not place.env.errors


async def test_a_thought_whose_process_has_gone_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()

    class Ended(Teacher):
        """A computer whose process is ended at the first thought about each position."""

        async def advise(self, game: str, world: Any, seat: int, weigh: Sequence[Action] = ()) -> Advice:
            if repr(world) not in asked:
                asked.add(repr(world))
                raise GoneError("ended")
            return await super().advise(game, world, seat, weigh)

    monkeypatch.setattr("bot.features.lessons.service.RESTS_SECONDS", (0,))
    async with town(tmp_path, 2, thinking=Ended) as place:
        number, ana = await begin(place, "yucata")
        await press(place, ana, number, ("play", "5"))
        await place.settle()
        assert asked
        assert ADVICE.search(texts(desk(place, ana, number))) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_note_has_a_name_for_its_step_and_for_the_list_of_what_was_learned(key: str, language: str) -> None:
    lesson = lesson_of(key)
    assert lesson is not None
    words = game_words(language, key)
    for note in lesson.notes:
        assert 3 < len(words(f"learned-{note.key}")) <= 50


def test_both_languages_count_the_same_notes() -> None:
    for key in KEYS:
        found = [[m for m in game_words(language, key).messages() if m.startswith("note-")] for language in LANGUAGES]
        assert sorted(found[0]) == sorted(found[1])
