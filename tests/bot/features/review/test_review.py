"""Reviews: made after the end, kept over restarts, shown to the whole table."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from bot.features.lessons.lesson import lesson_of
from bot.features.review import rows, service
from bot.features.review.judged import luck
from bot.features.review.pages import alt_of, begun_page, course, progress_line, review_page
from bot.features.review.service import Review, Reviews
from bot.features.review.walk_page import walk_page
from bot.services.errors import Refused
from bot.services.processes.workers import GoneError
from bot.services.study import pieces
from bot.services.study.background import Background
from bot.services.study.replay import states_at, turns
from bot.services.table.scene import Table
from bot.ui.press.house import House
from bot.ui.words.catalogues import game_words, house_words, name_of, named
from bot.ui.words.catalogues import plain as plain_words
from bot.ui.words.grouping import subject_of
from engine import registry
from engine.core import match as record
from engine.players import review as thinking
from engine.players.brains import brain_of
from render import orders
from render.kit.words import LANGUAGES
from render.orders import PartFile
from tests.support.brains import hurry_the_judge
from tests.support.limits import check_view
from tests.support.people import refused
from tests.support.pressed import said
from tests.support.tables import stored, user_of
from tests.support.thinking import InProcess
from tests.support.town import Town, labels, texts, town

MINUS = "\N{MINUS SIGN}"
KEYS = [game.key for game in registry.games() if brain_of(game)]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Background, "rest", 0.0)
    hurry_the_judge(monkeypatch)


async def made(house: House, table: Table) -> Review:
    """The review of a finished match, made now."""
    await house[Reviews].start()
    house[Reviews].want(table.row.id)
    await house[Reviews].settled()
    found, _ = await house[Reviews].get(table)
    return found


@pytest.mark.parametrize("key", KEYS)
async def test_the_pages_of_every_game_fit_and_name_what_was_done(house: House, key: str) -> None:
    table = await stored(house, key, registry.game(key).players[0], 10**6)
    review = await made(house, table)
    live = record.live(await house.tables.history(table.row.id))
    found = turns(live, over=True)
    points = course(review, found)
    assert [point.turn for point in points] == list(range(len(found)))
    assert table.row.outcome is not None
    winners = [seat for seat, rank in enumerate(table.row.outcome.ranks) if rank == 1]
    assert all(points[-1].chances[seat] == round(100 / len(winners)) for seat in winners)
    assert len(review.turns) <= 3
    assert all(choice.mistake or choice.ahead > 0 for choice in review.turns)
    for language in LANGUAGES:
        check_view(*await review_page(house, table, live, found, review, language))
        for choice in review.turns:
            stand = await house[Reviews].walks.stand(table, live, choice.done, choice.seat, ())
            assert stand.advice is not None
            mine = stand.advice.of(choice.action)
            assert mine is not None
            assert (mine.win, stand.advice.alternatives[0].win) == (choice.win, choice.best_win), "as the review says"
            assert stand.mistaken == choice.mistake
            check_view(*await walk_page(house, stand, live, language, reader=user_of(0), told=review.turns, post=True))


@pytest.mark.parametrize(
    ("gaps", "told"),
    [
        ((0.0, 0.3, 0.05, 0.2, 0.0, 0.1), [0.3, 0.2, 0.1]),
        ((0.0, 0.04, -0.2), [0.04, -0.2]),
        ((0.1, 0.3, 0.2, -0.2, 0.05, -0.1), [0.3, 0.2, -0.2]),
        ((0.0, 0.0), []),
    ],
)
async def test_it_tells_of_the_largest_mistakes_and_of_one_best_move_in_order_of_time(
    house: House, monkeypatch: pytest.MonkeyPatch, gaps: tuple[float, ...], told: list[float]
) -> None:
    """Below 0: by how much what was chosen was better than all else."""
    work, left = InProcess.work, list(gaps)

    async def judged(self: InProcess, job: Any, *given: Any, **named: Any) -> Any:
        if job is thinking.follow:
            found = await work(self, job, *given, **named)
            return [msgspec.structs.replace(moment, seat=n % 2, missed=0.5) for n, moment in enumerate(found[:-1])] + [
                msgspec.structs.replace(found[-1], missed=0.5)
            ]
        if job is not thinking.judge:
            return await work(self, job, *given, **named)
        gap = left.pop(0) if left else 0.0
        plain = thinking.Judged(given[1], 0, ("x",), 2, ("x",), 0.5, 0.5)
        return msgspec.structs.replace(plain, gap=max(0.0, gap), mistake=gap > 0, ahead=max(0.0, -gap))

    monkeypatch.setattr(InProcess, "work", judged)
    review = await made(house, await stored(house, "yucata", 2, 10**6))
    assert [turn.gap - turn.ahead for turn in review.turns] == told
    assert [turn.done for turn in review.turns] == sorted(turn.done for turn in review.turns)


async def test_a_match_without_mistakes_and_luck_is_said_to_be_so_when_all_was_looked_at(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    review = msgspec.structs.replace(await made(house, table), turns=(), luck=(), best=(), missed=(), mistakes=())
    live = record.live(await house.tables.history(table.row.id))
    said = list[str]()
    for progress in (None, service.Progress(1, 2, closely=True)):
        view, _ = await review_page(house, table, live, turns(live, over=True), review, "en", progress=progress)
        said.append(str(view.to_components()))
    nothing = game_words("en", "yucata")("review-nothing")
    assert nothing in said[0]
    assert nothing not in said[1], "more may come"


async def test_before_anything_is_known_it_counts_in_the_words_of_its_game(house: House) -> None:
    table = await stored(house, "gilded_compass", 2, 10**6)
    for language, gold in (("en", "gold"), ("de", "Gold")):
        said = str(begun_page(table, service.Progress(), language).to_components())
        assert re.search(rf"\d+ {gold}\*\*", said.replace("\\xa0", " "))


async def test_luck_is_told_apart_from_what_was_chosen(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    review = await made(house, table)
    assert review.luck == (), "nothing is drawn in this game"
    strokes = (thinking.Fortune(3, 4, 1, -0.4, 0.03), thinking.Fortune(6, 7, 0, 0.22, 0.01))
    live = record.live(await house.tables.history(table.row.id))
    told = msgspec.structs.replace(review, luck=strokes)
    view, _ = await review_page(house, table, live, turns(live, over=True), told, "en")
    boxes = [part for part in view.to_components() if "components" in part]
    shown = "\n".join(part["content"] for box in boxes for part in box["components"] if "content" in part)
    first, second = (name_of(row) for row in table.seats)
    assert f"{MINUS}40 percentage points for {second}." in shown
    assert re.search(rf"Luck, on space \d+: {re.escape(first)} played the .+ · {MINUS}40 percentage points", shown), (
        "what happened"
    )
    assert f"+22 percentage points for {first}." in shown


async def test_the_luck_of_a_roll_is_what_was_rolled(house: House) -> None:
    table = await stored(house, "gilded_compass", 2, 10**6)
    live = record.live(await house.tables.history(table.row.id))
    done, rolled = next(
        (done, event) for done, row in enumerate(live) if done for event in row.events if event.key == "rolled"
    )
    (state,) = await states_at(table, live, [done])
    seat = subject_of(rolled)
    assert seat is not None
    one = thinking.Fortune(done, done + 1, seat, 0.3, 0.01)
    words = named(game_words("en", table.game.key), table.seats)
    who = re.escape(name_of(table.seats[seat]))
    line = luck(table, live, {done: state}, one, words)
    assert re.search(rf": {who} rolled [1-6 ]+ · \+30 percentage points for {who}\.", line)


async def test_the_luck_of_a_sea_is_told_in_a_sentence_and_not_space_by_space(house: House) -> None:
    table = await stored(house, "nereus", 2, 40)
    live = record.live(await house.tables.history(table.row.id))
    done = next(done for done, row in enumerate(live) for event in row.events if event.key == "sea-filled")
    (state,) = await states_at(table, live, [done])
    words = named(game_words("en", table.game.key), table.seats)
    hit = 1 - live[done].seat
    line = luck(table, live, {done: state}, thinking.Fortune(done, done + 1, hit, 0.2, 0.01), words)
    assert re.search(r"treasures lie in the sea · [^.…]+ · \+20 percentage points", line), line


async def test_everybody_reads_the_own_best_move_and_the_chance_that_was_missed(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    review = await made(house, table)
    live = record.live(await house.tables.history(table.row.id))
    (state,) = await states_at(table, live, [4])
    legal = table.game.legal(state, live[4].seat)
    done, other = live[4].action, next(action for action in legal if action != live[4].action)
    plain = thinking.Judged(4, live[4].seat, done, 2, other, 0.5, 0.5)
    missed = msgspec.structs.replace(plain, gap=0.12, best_win=0.62, mistake=True)
    made_well = msgspec.structs.replace(plain, best=done, ahead=0.07)
    who, shown = name_of(table.seats[live[4].seat]), dict[int, str]()
    for count in (0, 1):
        told = msgspec.structs.replace(review, turns=(missed,) * count, best=(made_well,), missed=(missed,))
        view, _ = await review_page(house, table, live, turns(live, over=True), told, "en")
        boxes = [part for part in view.to_components() if "components" in part]
        shown[count] = "\n".join(part["content"] for box in boxes for part in box["components"] if "content" in part)
        best = rf"{re.escape(who)}: best move, on space \d+: .+ · wins 50\xa0%, the next best 43\xa0%"
        assert re.search(best, shown[count])
        assert "turn 5" not in shown[count], "no turn is called so while playing"
    assert re.search(r"missed, on space \d+: .+ · wins 62\xa0%, instead of .+ · wins 50\xa0%", shown[0])
    assert "missed" not in shown[1], "nothing is told twice"


async def test_what_the_lesson_recommended_is_no_mistake(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    live = record.live(await house.tables.history(table.row.id))
    lesson = lesson_of("yucata")
    assert lesson is not None
    first = [
        msgspec.structs.replace(live[n], seat=seat, action=action) for n, (seat, action) in enumerate(lesson.opening)
    ]
    wrong = thinking.Judged(0, lesson.opening[0][0], lesson.opening[0][1], 2, ("x",), 0.5, 0.5, mistake=True)
    learned = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, lesson=True))
    assert house[Reviews]._recommended(learned, first, wrong)  # pyright: ignore[reportPrivateUsage]
    assert not house[Reviews]._recommended(table, first, wrong)  # pyright: ignore[reportPrivateUsage]
    little = msgspec.structs.replace(wrong, gap=0.02, gap_error=0.01, mistake=False)
    assert house[Reviews]._recommended(learned, first, little)  # pyright: ignore[reportPrivateUsage]
    other = msgspec.structs.replace(wrong, action=("play", "x"))
    assert not house[Reviews]._recommended(learned, first, other)  # pyright: ignore[reportPrivateUsage]


async def rests_nothing() -> None:
    """Somebody reads along and looks away."""


async def test_thinking_leaves_the_machine_to_who_presses_for_two_thirds_of_the_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    work, sleep, did = InProcess.work, asyncio.sleep, list[str | float]()
    clock = [0.0]

    async def takes_a_quarter_of_a_second(self: InProcess, *given: Any, **named: Any) -> Any:
        clock[0] += 0.25
        did.append("piece")
        return await work(self, *given, **named)

    async def rests(seconds: float, result: Any = None) -> Any:
        if seconds:  # whoever else lets the loop turn once is no matter of this
            did.append(seconds)
        return await sleep(0, result)

    monkeypatch.setattr(InProcess, "work", takes_a_quarter_of_a_second)
    monkeypatch.setattr(Background, "rest", 2.0)
    monkeypatch.setattr(pieces, "monotonic", lambda: clock[0])
    monkeypatch.setattr(pieces.asyncio, "sleep", rests)
    await made(house, await stored(house, "yucata", 2, 10**6))
    assert len(did) > 10
    assert did == ["piece", 0.5] * (len(did) // 2)
    await house[Reviews].stop()
    did.clear()
    table = await stored(house, "yucata", 2, 10**6, seed=6)
    house[Reviews].read_along(table.row.id, 1, rests_nothing)
    await made(house, table)
    assert did == ["piece", 0.5, *["piece", 0.125] * (len(did) // 2 - 1)], "for who waits, sooner"


async def finish(place: Town) -> Any:
    """A finished match of two people; its result in the thread."""
    thread = await place.start("yucata", 2)
    await place.play_on(1)
    return thread


async def test_whoever_asks_sees_it_alone_and_what_is_not_made_yet_comes_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    working = asyncio.Event()
    work = InProcess.work

    async def slowly(self: InProcess, *given: Any, **named: Any) -> Any:
        await working.wait()
        return await work(self, *given, **named)

    monkeypatch.setattr(InProcess, "work", slowly)
    async with town(tmp_path, 3, thinking=InProcess) as place:
        ana = place.people[0]
        thread = await finish(place)
        result = thread.history()[-1]
        assert "looks at this match next" in said(await place.click(ana, result, "Review"))
        # Nothing of it is lost with the process.
        await place.restart()
        count = len(thread.history())
        looked = await place.click(ana, result, "Review")
        assert looked.ephemeral
        assert "looks at this match next" in texts(looked.response)
        working.set()
        await place.house[Reviews].settled()
        await place.settle()
        assert "Chances to win by the strong computer" in texts(looked.response)
        assert place.files(looked.response)
        assert len(thread.history()) == count, "nobody else sees it"
        assert not place.env.errors
        assert not place.house.client.persistent_views, "what is posted for everybody is found by its custom ids"


async def reviewed(place: Town) -> tuple[Any, Any]:
    """A finished match of two people that has its review: its room, and the result there."""
    thread = await finish(place)
    await place.house[Reviews].settled()
    await place.settle()
    return thread, thread.history()[-1]


async def test_whoever_has_played_shows_it_to_everybody_once_in_a_channel(tmp_path: Path) -> None:
    async with town(tmp_path, 3, thinking=InProcess) as place:
        ana, ben, cleo = place.people
        thread, result = await reviewed(place)
        looked = await place.click(cleo, result, "Review")
        assert "Show it here" not in labels(looked.response), "only who has played shows it"
        assert "It can be shown by" in said(await place.forge(cleo, looked.response, "b:postreview:1:0:"))
        mine = await place.click(ana, result, "Review")
        count = len(thread.history())
        await place.click(ana, mine.response, "Show it here")
        (post,) = thread.history()[count:]
        assert "Review" in texts(post)
        assert "Show it here" not in labels(post)
        assert place.files(post)
        again = await place.click(ben, result, "Review")
        assert again.ephemeral
        assert "Show it here" not in labels(again.response)
        assert "stands in this channel already" in said(await place.forge(ben, again.response, "b:postreview:1:0:"))
        assert len(thread.history()) == count + 1
        numbered = [one for one in labels(post) if one.startswith("Position")]
        assert len(numbered) > 1
        position = None
        for one in numbered:
            position = await place.click(cleo, post, one)
            assert position.ephemeral
            assert f"{one} · " in texts(position.response)
            assert one not in labels(position.response), "it stands there already"
        assert position is not None
        back = await place.click(cleo, position.response, "Back to the review")
        assert "Position 1" in labels(back.response)
        assert "Position 1" in labels(place.fresh(post))
        assert not place.env.errors


async def test_it_is_shown_on_its_server_alone_and_where_the_person_may_write(tmp_path: Path) -> None:
    async with town(tmp_path, 2, thinking=InProcess) as place:
        ana, ben = place.people
        thread, result = await reviewed(place)
        elsewhere = place.env.create_guild("Other")
        there = elsewhere.add_member(ana.user)
        channel = elsewhere.create_text_channel("games")
        await place.slash(there, "game new", channel, game="yucata")
        post = "b:postreview:1:0:"
        assert "It can be shown by" in said(await place.forge(there, channel.last_message, post))
        silent = discord.PermissionOverwrite(send_messages_in_threads=False, send_messages=False)
        quiet = place.guild.create_text_channel("quiet", overwrites={ben: silent})
        await place.slash(ana, "game new", quiet, game="yucata")
        assert "It can be shown by" in said(await place.forge(ben, quiet.last_message, post))
        await place.forge(ben, result, post)
        assert "Chances to win by" in texts(thread.history()[-1])


async def test_no_match_that_runs_has_a_review(house: House) -> None:
    table = await stored(house, "yucata", 2, 5)
    assert await house[Reviews].state(table) == "none"
    with pytest.raises(Refused, match="not-over"):
        await house[Reviews].get(table)


async def test_what_cannot_be_thought_about_is_said_once_and_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: Any, **__: Any) -> Any:
        raise RuntimeError("broken")

    monkeypatch.setattr(InProcess, "work", fails)
    table = await stored(house, "yucata", 2, 10**6)
    assert await house[Reviews].state(table) == "pending"
    await house[Reviews].start()
    await house[Reviews].settled()
    assert await house[Reviews].state(table) == "none"
    await refused(house[Reviews].get(table), "no-review")
    row = await rows.get(house.tables.db, table.row.id)
    assert row is not None
    assert msgspec.json.decode(row.data) is None


async def test_a_match_that_no_longer_loads_has_no_review(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    async with house.tables.db.write() as tx:
        await tx.execute("DELETE FROM snapshot")
        await tx.execute('UPDATE action SET action = \'["play","nothing"]\' WHERE number = 3')
    await house[Reviews].start()
    await house[Reviews].settled()
    assert await house[Reviews].state(table) == "none"


async def test_without_processes_it_waits_for_them(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    work = InProcess.work
    tries = 0

    async def at_last(self: InProcess, *given: Any, **named: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise GoneError
        return await work(self, *given, **named)

    monkeypatch.setattr(InProcess, "work", at_last)
    monkeypatch.setattr("bot.services.study.pieces.PAUSE_SECONDS", 0.0)
    table = await stored(house, "yucata", 2, 10**6)
    assert (await made(house, table)).turns


async def test_one_that_ends_its_process_each_time_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    poison = await stored(house, "yucata", 2, 10**6)
    sound = await stored(house, "yucata", 2, 10**6, seed=6)
    seeds = {poison.row.seed.hex()}

    class Dying(InProcess):
        async def work(self, job: Any, *given: Any, **named: Any) -> Any:
            if given[0].seed in seeds:
                raise GoneError
            return await super().work(job, *given, **named)

    monkeypatch.setattr("bot.services.study.pieces.PAUSE_SECONDS", 0.0)
    house[Reviews]._chooser = Dying()  # pyright: ignore[reportPrivateUsage]
    await house[Reviews].start()
    house[Reviews].want(poison.row.id)
    house[Reviews].want(sound.row.id)
    await house[Reviews].settled()
    assert await house[Reviews].state(sound) == "ready"
    assert await house[Reviews].state(poison) == "pending"
    seeds.clear()
    await refused(house[Reviews].get(poison), "review-pending")
    await house[Reviews].settled()
    assert await house[Reviews].state(poison) == "ready"


async def test_it_is_shown_as_it_comes_with_how_far_it_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SOONEST_SECONDS", 0.0)
    table = await stored(house, "port_royal", 2, 10**6)
    reviews, seen = house[Reviews], list[service.Progress]()

    async def shows() -> None:
        progress = (await reviews.seen(table))[2]
        if progress is not None:
            seen.append(progress)

    reviews.read_along(table.row.id, 1, shows)
    review = await made(house, table)
    played = [one for one in seen if not one.closely]
    looked = [one for one in seen if one.closely]
    assert [one.done for one in played] == sorted(one.done for one in played)
    assert all(one.so_far is None for one in played)
    assert [one.done for one in looked] == list(range(looked[0].all)), "one by one"
    assert looked[0].left is None, "nobody knows yet how long it takes"
    assert looked[-1].left is not None
    found = [one.so_far for one in looked if one.so_far is not None]
    assert [len(one.mistakes) for one in found] == sorted(len(one.mistakes) for one in found)
    assert len(review.accounts) == len(table.seats)
    live = record.live(await house.tables.history(table.row.id))
    drawn, draw = list[orders.Paged](), house.pictures.page

    async def page(order: orders.Paged, language: str) -> tuple[PartFile, ...]:
        drawn.append(order)
        return await draw(order, language)

    monkeypatch.setattr(house.pictures, "page", page)
    for language in LANGUAGES:
        view, files = await review_page(
            house, table, live, turns(live, over=True), found[-1], language, reader=1, progress=looked[-1]
        )
        check_view(view, files)
    assert drawn
    assert all(isinstance(order, orders.Review) and not order.ledgers for order in drawn), "that is known in the end"


@pytest.mark.parametrize(
    ("left", "said"), [(None, ""), (3.0, "in a moment"), (55.0, "in a minute"), (170.0, "in 3 minutes")]
)
def test_in_a_minute_is_said_where_it_is_true(left: float | None, said: str) -> None:
    words = house_words("en")
    line = progress_line(service.Progress(12, 40, closely=True, left=left), words)
    assert line.startswith("12 of 40 ")
    assert ("Complete" in line) == bool(said)
    assert said in line


async def test_choices_and_luck_are_told_apart_for_everybody(house: House) -> None:
    table = await stored(house, "port_royal", 2, 10**6)
    review = await made(house, table)
    plain = thinking.Account(0.5, 1.0, 0.12, 0.0, 0.3)
    other = msgspec.structs.replace(plain, end=0.0, lost=0.0, luck=-0.3)
    told = msgspec.structs.replace(review, accounts=(plain, other))
    alt = alt_of(table, told, "account", plain_words(game_words("en", "port_royal"), table.seats))
    assert f"{MINUS}12 by own mistakes, +30 by luck, from 50 to 100\xa0%" in alt
    assert f"0 by own mistakes, {MINUS}30 by luck, from 50 to 0\xa0%" in alt
