"""The story of a match: for whoever asks alone, and posted once in a channel by those who have played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from bot.services.study.replay import turns
from bot.services.study.reviews import Review
from bot.services.study.stories import changes_of_lead, turning_points
from bot.services.table.scene import Table
from bot.ui.pages.story import story_page
from bot.ui.press.house import House
from engine import registry
from engine.core import match as record
from engine.players.brains import brain_of
from engine.players.review import Fortune, Judged, Moment
from render.kit.words import LANGUAGES
from tests.support.brains import hurry_the_judge
from tests.support.limits import check_view
from tests.support.pressed import said
from tests.support.tables import stored
from tests.support.thinking import InProcess
from tests.support.town import labels, texts, town

KEYS = [game.key for game in registry.games() if brain_of(game)]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_the_judge(monkeypatch)


async def over(house: House, key: str) -> tuple[Table, list[Any], list[Any]]:
    """A match that is over, its steps and its turns."""
    table = await stored(house, key, registry.game(key).players[0], 10**6)
    steps = record.live(await house.tables.history(table.row.id))
    return table, steps, turns(steps, over=True)


def told_of(found: list[Any], *chosen: int, mistake: bool = True, seats: int = 2) -> Review:
    """A review of a match in which the first seat gains 20 % in each of these turns, and loses as much between
    them."""
    chance, moments, judged = 0.4, list[Moment](), list[Judged]()
    for number, turn in enumerate(found):
        if number in chosen:
            chance = 0.6
            plain = Judged(found[number - 1].end, 0, ("x",), 2, ("x",), 0.5, 0.5, mistake=mistake)
            judged.append(plain)
        elif number - 1 in chosen:
            chance = 0.4
        moments.append(Moment(turn.end, 0, (chance, *[(1 - chance) / (seats - 1)] * (seats - 1))))
    return Review(tuple(moments), tuple(judged))


@pytest.mark.parametrize("key", KEYS)
async def test_it_fits_in_every_game_and_language_and_tells_what_happened(house: House, key: str) -> None:
    table, steps, found = await over(house, key)
    review = told_of(found, 1, 3, 5, seats=len(table.seats))
    for language in LANGUAGES:
        view, files = await story_page(house, table, steps, found, review, language, post=True)
        parts = check_view(view, files)
        assert len(files) == 4, "the chart and a picture of each turn"
        shown = [part["content"] for part in parts if part["type"] == 10]
        assert len(shown) == 3
        assert all("40 → 60" in text and "\n- " in text for text in shown)
        theirs = [point.mover not in (None, point.seat) for point in turning_points(review, found)]
        said = {"en": "% in the turn of ", "de": "% im Zug von "}[language]
        assert [said in text.splitlines()[0] for text in shown] == theirs, "whose lines stand below"


async def test_it_tells_who_gained_and_by_what(house: House) -> None:
    _, _, found = await over(house, "yucata")
    best = turning_points(told_of(found, 2, 4, mistake=False), found)
    assert [(point.turn, point.seat, point.how) for point in best] == [(2, 0, "best"), (4, 0, "best")]
    review = told_of(found, 2, 4)
    lucky = msgspec.structs.replace(review, luck=(Fortune(found[2].end, found[3].end, 1, 0.2, 0.01),))
    told = [(point.turn, point.seat, point.how) for point in turning_points(lucky, found)]
    assert told == [(2, 0, "turn"), (3, 1, "luck"), (4, 0, "turn")]
    assert changes_of_lead(review, found) == 4
    level = msgspec.structs.replace(review, turns=review.turns, moments=(Moment(found[-1].end, None, (0.5, 0.5)),))
    assert turning_points(level, found) == []
    assert changes_of_lead(level, found) == 0


async def test_of_many_turns_the_largest_three_in_order_of_time(house: House) -> None:
    _, _, found = await over(house, "yucata")
    assert [point.turn for point in turning_points(told_of(found, 1, 3, 5, 7, 9), found)] == [1, 3, 5]


async def test_whoever_has_played_posts_it_once_in_a_channel(tmp_path: Path) -> None:
    async with town(tmp_path, 3, thinking=InProcess) as place:
        ana, ben, cleo = place.people
        thread = await place.start("yucata", 2)
        await place.play_on(1)
        await place.house.study.reviews.settled()
        await place.settle()
        result = thread.history()[-1]
        more = (await place.click(cleo, result, "More")).response
        looked = await place.click(cleo, more, "Story")
        assert looked.ephemeral
        assert "The story" in texts(looked.response)
        assert "Post it here" not in labels(looked.response), "only who has played posts it"
        assert "It can be posted by" in said(await place.forge(cleo, looked.response, "b:poststory:1:0:"))
        review = await place.click(ana, result, "Review")
        mine = await place.click(ana, thread.history()[-1], "Story")
        count = len(thread.history())
        await place.click(ana, mine.response, "Post it here")
        (post,) = thread.history()[count:]
        assert "The story" in texts(post)
        assert "Post it here" not in labels(post)
        assert len(place.files(post)) >= 1
        again = await place.click(ben, review.response or thread.history()[-2], "Story")
        assert "Post it here" not in labels(again.response)
        assert "stands in this channel already" in said(await place.forge(ben, again.response, "b:poststory:1:0:"))
        assert len(thread.history()) == count + 1
        assert not place.env.errors


async def test_no_match_that_runs_has_a_story(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        for verb in ("story", "poststory"):
            forged = await place.forge(place.people[0], place.panel(thread), f"b:{verb}:1:0:")
            assert "review" in said(forged) or "over" in said(forged)
            assert forged.ephemeral


async def test_it_is_posted_on_its_server_alone_and_where_the_person_may_write(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        thread = await place.start("yucata", 2)
        await place.play_on(1)
        elsewhere = place.env.create_guild("Other")
        there = elsewhere.add_member(ana.user)
        channel = elsewhere.create_text_channel("games")
        await place.slash(there, "game new", channel, game="yucata")
        post = "b:poststory:1:0:"
        assert "It can be posted by" in said(await place.forge(there, channel.last_message, post))
        result = thread.history()[-1]
        assert "It can be posted by" not in said(await place.forge(ben, result, post)), "its review is all that lacks"
        silent = discord.PermissionOverwrite(send_messages_in_threads=False, send_messages=False)
        quiet = place.guild.create_text_channel("quiet", overwrites={ben: silent})
        await place.slash(ana, "game new", quiet, game="yucata")
        assert "It can be posted by" in said(await place.forge(ben, quiet.last_message, post))
