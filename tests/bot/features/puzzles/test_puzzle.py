"""The puzzle of the day: one answer each, posted where servers want it, told the next day."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from simcord import MemberActor

from bot.clock import DAY
from bot.db import departures, people, personal
from bot.features import stored
from bot.features.puzzles import rows
from bot.features.puzzles.pages import open_page
from bot.features.puzzles.posed import FRESH_SECONDS, Position
from bot.features.puzzles.rows import PositionRow, Theme
from bot.features.puzzles.service import BEGINS, PUZZLE, ROOM, Puzzles, ends
from bot.services.upkeep.verify import damage
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.words.catalogues import game_words
from engine import registry
from engine.core.chance import seeded
from engine.players.puzzle import position, puzzles_of
from engine.players.version import version_of
from render.kit.words import LANGUAGES
from tests.support.clock import FakeClock
from tests.support.limits import BUTTON, check_view, walk
from tests.support.people import refused
from tests.support.pressed import manager, said, setup_page
from tests.support.town import Town, buttons, components, labels, texts, town

EVERY = 4
"""Of the puzzles of a game, every so many are looked at."""


@pytest.mark.parametrize("key", [game.key for game in registry.games() if puzzles_of(game)])
async def test_the_pages_of_the_puzzles_of_every_game_fit(house: House, key: str) -> None:
    game = registry.game(key)
    for puzzle in puzzles_of(game)[::EVERY]:
        known = {(one.key, each.theme) for one in registry.games() for each in puzzles_of(one)}
        themes = [Theme(*one, 2) for one in sorted(known)]
        for day in (None, 3, house[Puzzles].today()):
            row = PositionRow(8, "open", key, "", day, None, None, None, 25, 4)
            counts = tuple(range(len(puzzle.ways)))
            found = Position(game, puzzle, position(game, puzzle), row=row, counts=counts)
            hidden = game.determinize(found.state, puzzle.seat, seeded(7))
            for language in LANGUAGES:
                asked = check_view(*await open_page(house, found, language, themes, streak=4))
                another = msgspec.structs.replace(found, state=hidden)
                assert asked == check_view(*await open_page(house, another, language, themes, streak=4)), (
                    "what cannot be known"
                )
                shown = [item["label"] for item in walk(asked) if item["type"] == BUTTON]
                assert len(set(shown)) == len(shown), shown
                check_view(
                    *await open_page(
                        house, msgspec.structs.replace(found, choice=1), language, themes, streak=4, note="x"
                    )
                )
                check_view(*await open_page(house, found, language))


async def want(place: Town, channel: int) -> None:
    """A server wants the puzzle in a channel."""
    await place.house.people.guilds.change(place.guild.id, rooms={ROOM: channel})


async def tick(place: Town) -> None:
    """What the clock does every half minute."""
    await place.house.match.sweep.run()
    await place.settle()


async def answer(place: Town, person: MemberActor, message: Any, index: int) -> Any:
    """Press the answer with this index."""
    pressed = [item for item in buttons(message) if item["custom_id"].startswith("b:puzzle:")][index]
    return await place.click(person, message, pressed["custom_id"])


async def test_it_is_posted_once_a_day_and_told_the_next_day(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, _ = place.people
        await want(place, place.channel.id)
        await tick(place)
        await tick(place)
        (post,) = place.channel.history()
        assert "Puzzle of the day" in texts(post)
        assert "Nobody has answered yet" in texts(post)
        first = await answer(place, ana, post, 0)
        assert first.ephemeral
        assert "is best" in said(first)
        assert "your choice" in said(first)
        again = await answer(place, ana, place.fresh(post), 1)
        assert "already" in said(again)
        await answer(place, ben, place.fresh(post), 1)
        daily = await place.house[Puzzles].of_day(place.house[Puzzles].today())
        assert daily.counts[:2] == (1, 1)
        await place.restart()
        await tick(place)
        assert len(place.channel.history()) == 1
        place.clock.advance(hours=1)
        await tick(place)
        assert "2 people have answered" in texts(place.fresh(post))

        old = place.fresh(post)
        place.clock.advance(days=1)
        await tick(place)
        told, new = place.channel.history()
        assert told.id == post.id
        assert "is best" in texts(told)
        assert "2 people answered" in texts(told)
        assert not any(item["custom_id"].startswith("b:puzzle:") for item in buttons(told))
        late = next(item for item in buttons(old) if item["custom_id"].startswith("b:puzzle:"))["custom_id"]
        assert "the first answer counts" in said(await place.forge(ben, told, late))
        before = await place.click(ben, new, "Yesterday’s answer")
        assert before.ephemeral
        assert "is best" in texts(before.response)
        assert "2 days in a row" in said(await answer(place, ana, new, 0))
        assert "days in a row" not in said(await place.forge(ben, new, late)), "what was answered the day before"
        place.clock.advance(days=2)
        assert await place.house[Puzzles].streak(ana.id) == 0
        assert not place.env.errors


async def test_the_command_shows_it_everywhere_and_keeps_the_answer(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        page = await ana.user.slash("puzzle")
        await place.settle()
        shown = await answer(place, ana, page.response, 0)
        assert "is best" in texts(shown.response)
        assert not [item for item in buttons(shown.response) if item["custom_id"].startswith("b:puzzle:")]
        again = await place.slash(ana, "puzzle")
        assert again.ephemeral
        assert "your choice" in texts(again.response)
        rules = await place.click(ana, again.response, "How to play")
        assert rules.response is not None
        assert rules.response.id != again.response.id
        open_day = place.house[Puzzles].today()
        assert "when the next puzzle comes" in said(
            await place.forge(ana, again.response, f"b:puzzleof:0:0:{open_day}")
        )
        assert "no puzzle of that day" in said(await place.forge(ana, again.response, "b:puzzleof:0:0:12"))
        held = place.house.features.holds
        data = json.dumps(personal.readable(await personal.collect(place.house.tables.db, ana.id, held), ana.id))
        assert f'"day": {open_day}' in data
        async with place.house.tables.db.write() as tx:
            await personal.forget_person(tx, ana.id, held)
        assert (await place.house[Puzzles].of_day(open_day, ana.id)).choice is None
        assert not place.env.errors


async def test_managers_choose_the_channel_in_setup(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        page = await setup_page(place, mia, "Noise")
        select = next(item for item in components(page) if item.get("custom_id", "").startswith(f"s:suroom:0:0:{ROOM}"))
        await mia.select(page, [place.channel], custom_id=select["custom_id"])
        await place.settle()
        assert (await people.guild(place.house.tables.db, place.guild.id)).rooms[ROOM] == place.channel.id
        await tick(place)
        assert "Puzzle of the day" in texts(place.channel.last_message)
        await mia.select(place.fresh(page), [], custom_id=select["custom_id"])
        await place.settle()
        place.clock.advance(days=1)
        await tick(place)
        assert len(place.channel.history()) == 1
        assert not place.env.errors


async def test_a_place_out_of_reach_is_tried_again_until_the_day_is_over(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        path = f"/channels/{place.channel.id}/messages"
        place.env.inject_error("POST", path, status=403, code=50013, times=1)
        await want(place, place.channel.id)
        await tick(place)
        assert place.channel.history() == []
        place.clock.advance(hours=1)
        await tick(place)
        (post,) = place.channel.history()
        place.env.inject_error("POST", path, status=403, code=50013, times=1)
        place.clock.advance(days=1)
        await tick(place)
        place.clock.advance(days=1)
        await tick(place)
        assert len(place.channel.history()) == 2, "the day on which it could not be posted is left out"
        assert "is best" in texts(place.fresh(post))
        assert len(await place.house.tables.db.all("SELECT id FROM card")) == 1, "what was told is looked after no more"


async def test_what_fails_for_one_server_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with town(tmp_path, 1) as place:
        first = place.guild.id - 1  # its turn comes before
        language, broken = place.house.guild_language, True

        async def breaks(guild_id: int) -> str:
            if broken and guild_id == first:
                raise RuntimeError("its page cannot be drawn")
            return await language(guild_id)

        monkeypatch.setattr(place.house, "guild_language", breaks)
        await place.house.people.guilds.change(first, rooms={ROOM: place.channel.id})
        await want(place, place.channel.id)
        await tick(place)
        assert len(place.channel.history()) == 1
        assert "card puzzle about" in caplog.text
        assert "its page cannot be drawn" not in caplog.text, "the log says where, not with what"
        broken = False
        place.clock.advance(hours=1)
        await tick(place)
        assert len(place.channel.history()) == 2, "it is tried again"


async def test_a_puzzle_that_no_longer_loads_is_a_sentence(house: House) -> None:
    today = house[Puzzles].today()
    await house[Puzzles].of_day(today)
    for data in ("{}", '{"rules_version": 1}'):
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE position SET data = ? WHERE day = ?", (data, today))
        await refused(house[Puzzles].of_day(today), "no-puzzle")


async def test_days_change_at_the_same_hour_and_no_puzzle_comes_again_before_all_others(house: House) -> None:
    clock: Any = house.clock
    clock.at = 20_000 * DAY + BEGINS - 1
    assert house[Puzzles].today() == 19_999
    clock.at += 1
    assert house[Puzzles].today() == 20_000
    known = sum(len(puzzles_of(game)) for game in registry.games())
    clock.at += (-20_000 % known) * DAY
    first = house[Puzzles].today()
    seen: list[tuple[str, str]] = []
    for _ in range(20):
        daily = await house[Puzzles].of_day(house[Puzzles].today())
        assert ends(house[Puzzles].today()) == clock.at + DAY
        seen.append((daily.game.key, repr(daily.puzzle)))
        clock.at += DAY
    assert len(set(seen)) == 20
    assert len({key for key, _ in seen}) > 1
    assert repr((await house[Puzzles].of_day(first)).puzzle) == seen[0][1]
    await refused(house[Puzzles].of_day(house[Puzzles].today() + 1), "no-puzzle")
    await refused(house[Puzzles].answer(999_999, 1, 0), "puzzle-gone")
    await refused(house[Puzzles].answer((await house[Puzzles].of_day(first)).row.id, 1, 99), "no-such-choice")


async def test_a_streak_ends_with_the_first_day_without_an_answer(house: House) -> None:
    puzzles, clock = house[Puzzles], house.clock
    assert isinstance(clock, FakeClock)
    for streak in (1, 2, 3):
        await puzzles.answer((await puzzles.of_day(puzzles.today())).row.id, 1, 0)
        assert await puzzles.streak(1) == streak
        clock.advance(days=1)
        assert await puzzles.streak(1) == streak, "it runs on while today's puzzle is open"
    missed = await puzzles.of_day(puzzles.today())
    clock.advance(days=1)
    assert await puzzles.streak(1) == 0
    await puzzles.answer((await puzzles.of_day(puzzles.today())).row.id, 1, 0)
    assert await puzzles.streak(1) == 1
    await puzzles.answer(missed.row.id, 1, 0)
    assert await puzzles.streak(1) == 1, "what is solved later makes no row of days"
    assert await puzzles.streak(2) == 0


async def test_a_message_is_brought_up_to_date_now_and_then_and_not_with_every_answer(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        puzzles = place.house[Puzzles]
        await want(place, place.channel.id)
        await tick(place)
        (post,) = place.channel.history()
        for user_id in (1, 2):
            await puzzles.answer((await puzzles.of_day(puzzles.today())).row.id, user_id, 0)
            await tick(place)
            assert "Nobody has answered yet" in texts(place.fresh(post)), "somebody else may answer in a moment"
            place.clock.advance(seconds=FRESH_SECONDS // 2)
        await tick(place)
        assert "2 people have answered" in texts(place.fresh(post)), "so long after the first of them"
        (card,) = await place.house.tables.db.all("SELECT next_try_at FROM card")
        assert card["next_try_at"] is None


async def test_a_day_that_passed_while_the_bot_was_away_is_told_and_the_next_one_posted(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        await want(place, place.channel.id)
        await tick(place)
        place.clock.advance(days=3)
        await place.restart()
        await tick(place)
        told, new = place.channel.history()
        assert "is best" in texts(told)
        assert "Nobody has answered yet" in texts(new)
        daily = await place.house[Puzzles].of_day(place.house[Puzzles].today())
        assert (await place.house.telling.cards.of(PUZZLE, daily.row.id, place.guild.id)) is not None


async def test_where_the_server_has_no_puzzles_none_is_posted(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        await place.house.people.guilds.change(place.guild.id, switched={"feature-puzzles": False})
        await want(place, place.channel.id)
        await tick(place)
        assert place.channel.history() == []
        assert await place.house.tables.db.all("SELECT id FROM card") == []
        await place.house.people.guilds.change(place.guild.id, switched={})
        await tick(place)
        assert len(place.channel.history()) == 1


@pytest.mark.parametrize("ends_while", ["posted", "brought up to date"])
async def test_a_day_that_ends_while_its_message_is_sent_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ends_while: str
) -> None:
    async with town(tmp_path, 3) as place:
        way = "post" if ends_while == "posted" else "edit"
        send = getattr(messages, way)

        async def late(*given: Any, **named: Any) -> Any:
            found = await send(*given, **named)
            place.clock.advance(days=1)
            monkeypatch.setattr(messages, way, send)
            return found

        await want(place, place.channel.id)
        if way == "edit":
            await tick(place)
            (post,) = place.channel.history()
            await answer(place, place.people[0], post, 0)
            place.clock.advance(hours=1)
        monkeypatch.setattr(messages, way, late)
        await tick(place)
        await tick(place)
        first, second = place.channel.history()
        assert not [item for item in buttons(first) if item["custom_id"].startswith("b:puzzle:")], "it is over"
        assert [item for item in buttons(second) if item["custom_id"].startswith("b:puzzle:")]


@pytest.mark.parametrize("broken", ["", "{", "null", '{"rules_version": "one"}'])
async def test_one_that_cannot_be_read_stops_no_day(house: House, broken: str) -> None:
    puzzles, today = house[Puzzles], house[Puzzles].today()
    async with house.tables.db.write() as tx:
        for kind, day in (("open", today - 1), ("fresh", None)):
            sql = "INSERT INTO position (kind, game, data, day) VALUES (?, 'yucata', ?, ?)"
            await tx.execute(sql, (kind, broken, day))
    assert (await puzzles.of_day(today)).puzzle


async def test_it_goes_with_the_server_and_nobody_elses_does(house: House) -> None:
    await house[Puzzles].begin()
    for guild_id in (5, 6):
        await house.people.guilds.change(guild_id, rooms={ROOM: 8})
    async with house.tables.db.write() as tx:
        await departures.forget(tx, 5, house.features.of_servers)
    assert await house.tables.db.column("SELECT person FROM card WHERE kind = ?", (PUZZLE,)) == [6]


async def test_whoever_verifies_is_told_of_it(house: House) -> None:
    async with house.tables.db.write() as tx:
        await tx.execute("INSERT INTO position (id, kind, game, data) VALUES (7, 'open', 'yucata', '{')")
    (told,) = await damage(house.tables.db, stored())
    assert told.startswith("table position, id 7, data")


# --- by theme


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_of_a_puzzle_is_called_something(language: str) -> None:
    for game in registry.games():
        words = game_words(language, game.key)
        for theme in {puzzle.theme for puzzle in puzzles_of(game)}:
            assert len(words(f"theme-{theme}")) <= 40


async def test_a_theme_is_chosen_answered_and_told_one_after_the_other(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana, puzzles = place.people[0], place.house[Puzzles]
        page = (await place.slash(ana, "puzzle")).response
        (theme,) = [one for one in await puzzles.themes(ana.id) if (one.game, one.theme) == ("yucata", "stones")]
        shown = await place.choose(ana, page, "yucata.stones")
        for left in range(theme.count - 1, -1, -1):
            assert "stones at once" in texts(shown.response), "what it is about was chosen"
            assert "wins" not in texts(shown.response)
            told = await answer(place, ana, shown.response, 0)
            assert "your choice" in texts(told.response)
            rest = [one.count for one in await puzzles.themes(ana.id) if (one.game, one.theme) == ("yucata", "stones")]
            assert rest == ([left] if left else [])
            assert ("Another one" in labels(told.response)) == bool(left)
            if left:
                shown = await place.click(ana, told.response, "Another one")
        await place.forge(ana, page, "b:puzzletheme:0:0:yucata.stones")
        assert "Puzzle of the day" in texts(place.fresh(page)), "there is no other"
        assert not place.env.errors


async def test_nobody_is_asked_by_theme_what_comes_as_the_puzzle_of_a_day(house: House) -> None:
    puzzles = house[Puzzles]
    game = registry.game("yucata")
    await puzzles.begin()
    daily = await puzzles.of_day(puzzles.today())
    new = msgspec.structs.replace(puzzles_of(game)[0], theme="new")
    async with house.tables.db.write() as tx:
        await rows.put(tx, "fresh", "yucata", msgspec.json.encode(new).decode(), 1)
    every = {one.theme: one.count for one in await puzzles.themes(1) if one.game == "yucata"}
    assert "new" not in every
    assert (
        sum(one.count for one in await puzzles.themes(1)) == sum(len(puzzles_of(one)) for one in registry.games()) - 1
    )
    number = await puzzles.of_theme(1, daily.game.key, daily.puzzle.theme)
    assert number != daily.row.id
    assert await puzzles.of_theme(1, "yucata", "new") is None


async def test_the_next_one_is_as_hard_as_the_person_is_good(house: House) -> None:
    puzzles = house[Puzzles]
    await puzzles.begin()
    hard, easy = (await house.tables.db.column("SELECT id FROM position WHERE game = 'yucata'"))[:2]
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE position SET mu = 40, data = json_set(data, '$.theme', 'x') WHERE id = ?", (hard,))
        await tx.execute("UPDATE position SET mu = 10, data = json_set(data, '$.theme', 'x') WHERE id = ?", (easy,))
        for user_id, mu in ((1, 36.0), (2, 12.0)):
            await tx.execute("INSERT INTO solver (user_id, game, mu, sigma) VALUES (?, 'yucata', ?, 5)", (user_id, mu))
    assert [await puzzles.of_theme(user_id, "yucata", "x") for user_id in (1, 2)] == [hard, easy]


async def test_who_solves_one_says_how_hard_it_is(house: House) -> None:
    puzzles = house[Puzzles]
    await puzzles.begin()
    daily = await puzzles.of_day(puzzles.today())
    assert "of 100 find it" not in repr(check_view(*await open_page(house, daily, "en", []))), "nobody knows yet"
    wrong = (daily.puzzle.best + 1) % len(daily.puzzle.ways)
    for user_id in range(1, 13):
        await puzzles.answer(daily.row.id, user_id, wrong if user_id % 4 else daily.puzzle.best)
    rated = msgspec.structs.replace(await puzzles.get(daily.row.id), choice=wrong)
    assert rated.row.mu > 26, "most have missed it"
    good, poor = [await rows.solver(house.tables.db, user_id, daily.game.key) for user_id in (4, 5)]
    assert good.mu > 26
    assert poor.mu < 25
    told = repr(check_view(*await open_page(house, rated, "en", [])))
    (share,) = re.findall(r"About (\d+) of 100 find it", told)
    assert 15 <= int(share) <= 45
    await refused(puzzles.answer(daily.row.id, 1, daily.puzzle.best), "puzzle-answered")
    assert (await puzzles.get(daily.row.id)).row.mu == rated.row.mu, "only the first answer counts"


async def test_what_was_judged_by_another_search_is_told_no_more(house: House) -> None:
    puzzles, clock = house[Puzzles], house.clock
    assert isinstance(clock, FakeClock)
    await puzzles.begin()
    before = await puzzles.of_day(puzzles.today())
    await puzzles.answer(before.row.id, 1, 0)
    clock.advance(days=1)
    today = await puzzles.of_day(puzzles.today())
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE position SET data = json_set(data, '$.tells', 'another')")
    await puzzles.begin()
    await refused(puzzles.get(before.row.id, 1), "puzzle-gone")
    assert await puzzles.of_day(puzzles.today()) == msgspec.structs.replace(
        today, puzzle=msgspec.structs.replace(today.puzzle, tells="another"), row=(await puzzles.get(today.row.id)).row
    ), "what was asked today stays until its day is over"
    await puzzles.answer(today.row.id, 1, 0)
    assert await puzzles.streak(1) == 2, "that it was answered stays true"
    stamps = await house.tables.db.column(
        "SELECT DISTINCT json_extract(data, '$.tells') FROM position WHERE day IS NULL AND game = 'yucata'"
    )
    assert stamps == [version_of(registry.game("yucata")).tells], "those that are shipped are there as they hold now"
