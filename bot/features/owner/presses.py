"""`/owner`, in direct messages with the bot, for those whom Discord names as owner or team of the application."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
from discord import app_commands

from bot.features.owner.pages import (
    ABOUT,
    KIND,
    LONGEST_ID,
    LOOKED_AT,
    SAID,
    look_form,
    maintenance_form,
    match_page,
    news_form,
    overview,
    someone_page,
)
from bot.features.owner.service import Kind, Owners
from bot.services.errors import Refused
from bot.services.upkeep.health import health
from bot.ui.pages.forms import typed
from bot.ui.pages.my_matches import my_matches
from bot.ui.press.asker import LONGEST_NUMBER, number, one_of
from bot.ui.press.commands import command
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import Answering, Handler, on_press
from bot.ui.press.reply import Reply

IN_DIRECT_MESSAGES = app_commands.AppCommandContext(guild=False, dm_channel=True, private_channel=False)
KINDS: dict[str, Kind] = {"person": "person", "server": "server"}


async def check_owner(house: House, reply: Reply) -> None:
    """Raises Refused `owners-only` for everybody whom Discord does not name as owner or in the team."""
    application = await house.client.application_info()
    team = application.team.members if application.team is not None else []
    accepted = [one.id for one in team if one.membership_state is discord.TeamMembershipState.accepted]
    if reply.user.id not in (accepted or [application.owner.id]):
        raise Refused("owners-only")


def owners_press(verb: str, **kinds: bool) -> Callable[[Answering], Handler]:
    """The same as `on_press`, for owners alone."""

    def add(answer: Answering) -> Handler:
        async def checked(house: House, reply: Reply, press: Press) -> None:
            await check_owner(house, reply)
            await answer(house, reply, press)

        return on_press(verb, **kinds)(checked)

    return add


@command("owner", offered=IN_DIRECT_MESSAGES)
async def show(house: House, reply: Reply) -> None:
    """Answer an owner with the overview."""
    await check_owner(house, reply)
    await show_overview(house, reply)


async def show_overview(house: House, reply: Reply) -> None:
    """Answer with how the bot is, and what can be done."""
    owners = house[Owners]
    found = await asyncio.to_thread(health, house.settings, house.clock.now())
    servers = len(house.client.guilds)
    await reply.show(overview(servers, await owners.figures(), found, await owners.maintenance(), reply.words))


@owners_press("owner")
async def back(house: House, reply: Reply, press: Press) -> None:
    await show_overview(house, reply)


@owners_press("ownerlook", form=True)
async def ask_what(house: House, reply: Reply, press: Press) -> None:
    await reply.modal(look_form(reply.words))


@owners_press("ownersee")
async def see(house: House, reply: Reply, press: Press) -> None:
    kind = one_of([typed(reply.interaction, KIND)], LOOKED_AT)
    about = number(typed(reply.interaction, ABOUT).strip().lstrip("#"), LONGEST_ID)
    if kind == "match":
        await show_match(house, reply, about)
    else:
        await show_someone(house, reply, KINDS[kind], about)


async def show_match(house: House, reply: Reply, match_id: int, *, sure: bool = False) -> None:
    """Answer with one match. Raises Refused `no-such-match`."""
    table = await house.tables.glance(match_id)
    found = await house[Owners].failures(match_id)
    await reply.show(match_page(table, found, reply.words, sure=sure))


@owners_press("ownerfree")
async def set_free(house: House, reply: Reply, press: Press) -> None:
    match_id = number(press.token, LONGEST_NUMBER)
    await house.match.recovery.retry(match_id, reply.user.id, manager=True)
    await show_match(house, reply, match_id)


@owners_press("owneraskend")
async def ask_to_end(house: House, reply: Reply, press: Press) -> None:
    await show_match(house, reply, number(press.token, LONGEST_NUMBER), sure=True)


@owners_press("ownerend")
async def end_match(house: House, reply: Reply, press: Press) -> None:
    match_id = number(press.token, LONGEST_NUMBER)
    if (await house.tables.glance(match_id)).row.trouble is not None:
        await house.match.recovery.end(match_id, reply.user.id, manager=True)
    else:
        await house.match.matches.end_at_once(match_id)
    await show_match(house, reply, match_id)


async def show_someone(house: House, reply: Reply, kind: Kind, about: int) -> None:
    """Answer with a server or a person. Raises Refused `no-such-id`."""
    if about <= 0:
        raise Refused("no-such-id")
    guild = house.client.get_guild(about) if kind == "server" else None
    facts: list[str] = []
    if kind == "server":
        facts.append(reply.words("owner-here" if guild is not None else "owner-not-here"))
    out = house[Owners].is_out(kind, about)
    await reply.show(someone_page(kind, about, facts, reply.words, out=out, here=guild is not None))


@owners_press("ownerout")
async def keep_out(house: House, reply: Reply, press: Press) -> None:
    kind, about = _meant(press)
    if kind == "person" and about == reply.user.id:
        raise Refused("not-yourself")
    await house[Owners].keep_out(kind, about, out=True)
    await show_someone(house, reply, kind, about)


@owners_press("ownerin")
async def let_in(house: House, reply: Reply, press: Press) -> None:
    kind, about = _meant(press)
    await house[Owners].keep_out(kind, about, out=False)
    await show_someone(house, reply, kind, about)


@owners_press("ownerleave")
async def leave(house: House, reply: Reply, press: Press) -> None:
    _, about = _meant(press)
    guild = house.client.get_guild(about)
    if guild is not None:
        await guild.leave()
    await show_someone(house, reply, "server", about)


@owners_press("ownernews", form=True)
async def ask_news(house: House, reply: Reply, press: Press) -> None:
    await reply.modal(news_form(reply.words))


@owners_press("tellnews")
async def tell_news(house: House, reply: Reply, press: Press) -> None:
    wanted = await house[Owners].wanted_by()
    here = [guild.id for guild in house.client.guilds if guild.id in wanted]
    await house[Owners].tell(typed(reply.interaction, SAID), here)
    await reply.say(reply.words("owner-news-told", servers=len(here)))


@owners_press("ownerline", form=True)
async def ask_line(house: House, reply: Reply, press: Press) -> None:
    await reply.modal(maintenance_form(await house[Owners].maintenance(), reply.words))


@owners_press("setline")
async def set_line(house: House, reply: Reply, press: Press) -> None:
    await house[Owners].set_maintenance(typed(reply.interaction, SAID))
    await show_overview(house, reply)


@on_press("newsmine", private=True)
async def show_mine(house: House, reply: Reply, press: Press) -> None:
    """Whoever reads news sees the own matches."""
    await reply.show(await my_matches(house, reply.user.id, reply.words))


def _meant(press: Press) -> tuple[Kind, int]:
    """Whom a button is about. Raises Refused `no-such-id`."""
    named, _, token = press.token.partition(".")
    kind, about = KINDS.get(named), number(token, LONGEST_ID)
    if kind is None or about <= 0:
        raise Refused("no-such-id")
    return kind, about
