"""Posts the puzzle of the day where servers want it, and tells the answer in the message of the day before."""

from __future__ import annotations

import logging

import discord

from bot.services.errors import Refused
from bot.services.study.puzzles import PostRow, Wanted
from bot.ui.pages.puzzle import Page, puzzle_page, told_page
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.trying import alone

log = logging.getLogger(__name__)


async def run(house: House) -> None:
    """Post and bring up to date what is due; what fails is tried again at the next time, and stops no other server."""
    for wanted in await house.study.puzzles.wanted():
        await alone(_post(house, wanted), f"puzzle of today: server {wanted.guild_id}")
    for post in await house.study.puzzles.behind():
        await alone(_update(house, post), f"puzzle of day {post.day}: server {post.guild_id}")


async def _post(house: House, wanted: Wanted) -> None:
    day = house.study.puzzles.today()
    try:
        page = await _page(house, day, wanted.guild_id)
        message_id = await messages.post(house, wanted.channel_id, f"{day}.{wanted.guild_id}", *page)
    except Refused:
        return  # there is none
    except discord.HTTPException as error:
        if error.status not in (403, 404):
            raise
        log.warning("puzzle of day %s: server %s does not let me post it: %s", day, wanted.guild_id, error)
        message_id = None
    await house.study.puzzles.posted(day, wanted, message_id)


async def _update(house: House, post: PostRow) -> None:
    assert post.message_id is not None
    answers, over = post.answers, post.day < house.study.puzzles.today()  # the day may end while it is drawn
    try:
        page = await _page(house, post.day, post.guild_id)
        answers = (await house.study.puzzles.results(await house.study.puzzles.of_day(post.day))).everybody
        await messages.edit(house, messages.Stands(post.channel_id, post.message_id), *page)
    except Refused:
        pass  # its rules have changed since: it stays as it is
    except discord.HTTPException as error:
        if error.status not in (403, 404):
            raise
        log.warning("puzzle of day %s: server %s: %s", post.day, post.guild_id, error)
    await house.study.puzzles.shown(post, answers, told=over)


async def _page(house: House, day: int, guild_id: int) -> Page:
    """What the message of a day shows now. Raises Refused `no-puzzle`."""
    daily = await house.study.puzzles.of_day(day)
    results = await house.study.puzzles.results(daily)
    language = await house.guild_language(guild_id)
    if day < house.study.puzzles.today():
        return await told_page(house, daily, results, language)
    return await puzzle_page(house, daily, results, language)
