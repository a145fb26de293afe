"""The review of a finished match and its positions: shown to whoever asks, posted where one who has played wants it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.features.review.pages import begun_page, review_page
from bot.features.review.service import Progress, Reviews
from bot.features.review.walk_page import choices_of, walk_page
from bot.services.errors import Refused
from bot.services.study.replay import Turn
from bot.services.table.scene import ActionRow, Table
from bot.ui.press.asker import number, retraced
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.permissions import may_post
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import refusal


@on_press("review", private=True, costly=True)
async def review(house: House, reply: Reply, press: Press) -> None:
    """For whoever asks alone; of one that is being made what there is, and then what comes."""
    table, steps, found = await over(house, press.match_id)
    reviews = house[Reviews]
    reply.in_place = reply.on_desk and bool(press.token)
    one_by_one = asyncio.Lock()  # what is drawn later is never shown before

    async def shows() -> None:
        async with one_by_one:
            try:
                made, posted, progress = await reviews.seen(table)
            except Refused as none:
                await reply.show(view_of(refusal(reply.words, none)))
                return
            if made is None:
                await reply.show(begun_page(table, progress or Progress(), reply.words.language))
                return
            post = posted != reply.interaction.channel_id and await may_show(house, reply, table)
            language, reader = reply.words.language, reply.user.id
            page = review_page(house, table, steps, found, made, language, post=post, reader=reader, progress=progress)
            await reply.show(*await page)

    if await reviews.state(table) == "pending":
        reviews.read_along(press.match_id, reply.user.id, shows)
    await shows()


@on_press("postreview", apart=True, costly=True)
async def post_it(house: House, reply: Reply, press: Press) -> None:
    """For everybody here, unless it stands here."""
    here = reply.interaction.channel_id or 0
    async with house[Reviews].posting.hold(press.match_id):
        table, steps, found = await over(house, press.match_id)
        made, posted = await house[Reviews].get(table)
        if posted == here:
            raise Refused("review-stands")
        if not await may_show(house, reply, table):
            raise Refused("review-not-here")
        await reply.post(*await review_page(house, table, steps, found, made, table.row.language))
        await house[Reviews].posted(press.match_id, here)


@on_press("position", private=True, costly=True)
async def position(house: House, reply: Reply, press: Press) -> None:
    """A choice that the review numbers."""
    table, steps, _ = await over(house, press.match_id)
    made, _ = await house[Reviews].get(table)
    wanted = number(press.token)
    if not 1 <= wanted <= len(made.turns):
        raise Refused("no-such-choice")
    one = made.turns[wanted - 1]
    await _show_stand(house, reply, table, steps, (one.done, one.seat, ()))


@on_press("walk", private=True, costly=True)
async def walk(house: House, reply: Reply, press: Press) -> None:
    """Where a walk stands; without a token it begins with the first own choice, of strangers with the first."""
    table, steps, _ = await over(house, press.match_id)
    await _show_stand(house, reply, table, steps, _place(table, steps, press.token, reply.user.id))


@on_press("postwalk", apart=True, costly=True)
async def post_walk(house: House, reply: Reply, press: Press) -> None:
    """For everybody here."""
    table, steps, _ = await over(house, press.match_id)
    if not await may_show(house, reply, table):
        raise Refused("review-not-here")
    stand = await house[Reviews].walks.stand(table, steps, *_place(table, steps, press.token, reply.user.id))
    await reply.post(*await walk_page(house, stand, steps, table.row.language))


async def _show_stand(
    house: House, reply: Reply, table: Table, steps: Sequence[ActionRow], place: tuple[int, int, tuple[int, ...]]
) -> None:
    stand, post = await house[Reviews].walks.stand(table, steps, *place), await may_show(house, reply, table)
    ready = await house[Reviews].state(table) == "ready"
    told = (await house[Reviews].get(table))[0].turns if ready else ()
    language, reader = reply.words.language, reply.user.id
    await reply.show(*await walk_page(house, stand, steps, language, reader=reader, told=told, post=post))


def _place(table: Table, steps: Sequence[ActionRow], token: str, user_id: int) -> tuple[int, int, tuple[int, ...]]:
    """After how many actions a walk begins, on which seat, and its steps."""
    if not token:
        choices, own = choices_of(steps), table.seat_of(user_id)
        done = next((at for at in choices if steps[at].seat == own), choices[0] if choices else 0)
        return done, steps[done].seat if steps else 0, ()
    done, seat, path, *_ = [*token.split("."), "", ""]
    return number(done), number(seat), tuple(number(step) for step in path.split("-") if path)


async def over(house: House, match_id: int) -> tuple[Table, list[ActionRow], Sequence[Turn]]:
    """A match, its steps and its turns. Raises Refused `not-over`."""
    table = await house.tables.load(match_id)
    if not table.over:
        raise Refused("not-over")
    return table, *await retraced(house, table)


async def may_show(house: House, reply: Reply, table: Table) -> bool:
    """Whether the person may show here what is about a match: has played it and may write here, on its server, where
    tables may open."""
    here = reply.interaction
    if table.row.direct or table.seat_of(reply.user.id) is None:
        return False
    if here.guild_id != table.row.guild_id or not may_post(here):
        return False
    wanted = (await house.people.guilds.of(table.row.guild_id)).channels
    parent = here.channel.parent_id if isinstance(here.channel, discord.Thread) else here.channel_id
    return not wanted or parent in wanted
