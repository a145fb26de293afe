"""Templates: *Keep as template …* on a table or a match, and `/game templates`, where all of them stand."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.templates.pages import (
    MARK,
    MINE,
    NAME,
    OWNER,
    SERVER,
    keep_form,
    list_page,
    rename_form,
    said,
    template_page,
)
from bot.features.templates.service import LONGEST_NAME, TemplateRow, Templates
from bot.services.errors import Refused
from bot.ui.pages.forms import submitted, typed
from bot.ui.press.asker import LONGEST_NUMBER, guild_here, manages, name_of_user, number, one_of
from bot.ui.press.commands import command
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House, house_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.opening import channel_for, say_where
from bot.ui.words.catalogues import clip, house_words
from engine import registry

CHOICE_TEXT = 100


@on_press("templates")
async def back(house: House, reply: Reply, press: Press) -> None:
    await show_list(house, reply)


@on_press("template")
async def choose(house: House, reply: Reply, press: Press) -> None:
    await show_one(house, reply, await _found(house, reply, press.value))


@on_press("keeptable", form=True)
async def ask_to_keep(house: House, reply: Reply, press: Press) -> None:
    table = await house.tables.glance(press.match_id)
    if table.row.direct:
        raise Refused("computers-only")
    name = clip(registry.game(table.row.game).title, LONGEST_NAME)
    await reply.modal(keep_form(table, name, reply.words, manager=await manages(house, reply, table.row.guild_id)))


@on_press("settemplate", private=True)
async def keep(house: House, reply: Reply, press: Press) -> None:
    table, given = await house.tables.glance(press.match_id), submitted(reply.interaction)
    owner = one_of(given.get(OWNER) or [MINE], (MINE, SERVER))
    if owner == SERVER and not await manages(house, reply, table.row.guild_id):
        raise Refused("only-managers")
    template = await house[Templates].keep(
        press.match_id,
        typed(reply.interaction, NAME),
        reply.user.id,
        guild_id=table.row.guild_id if owner == SERVER else 0,
    )
    await show_one(house, reply, template)


@on_press("usetemplate")
async def use(house: House, reply: Reply, press: Press) -> None:
    await open_table(house, reply, press.token)


@on_press("asktemplate", form=True)
async def ask_name(house: House, reply: Reply, press: Press) -> None:
    await reply.modal(rename_form(await _changeable(house, reply, press.token), reply.words))


@on_press("nametemplate")
async def rename(house: House, reply: Reply, press: Press) -> None:
    template = await _changeable(house, reply, press.token)
    await house[Templates].rename(template, typed(reply.interaction, NAME))
    await show_one(house, reply, await _found(house, reply, press.token))


@on_press("untemplate")
async def remove(house: House, reply: Reply, press: Press) -> None:
    await house[Templates].remove(await _changeable(house, reply, press.token))
    await show_list(house, reply)


@command("game templates")
async def show_list(house: House, reply: Reply) -> None:
    """Answer with the list."""
    kept, guild_id = house[Templates], reply.interaction.guild_id or 0
    await reply.show(list_page(await kept.own(reply.user.id), await kept.of_server(guild_id), reply.words))


async def open_table(house: House, reply: Reply, template_id: str, pace: str | None = None) -> None:
    """Open a table by a template and say where; its card is owed to that channel. Raises UnknownGame, Refused."""
    template, guild = await _found(house, reply, template_id), guild_here(reply)
    table = await house[Templates].open(
        template,
        guild_id=guild.id,
        channel_id=await channel_for(house, reply, guild, template.plan.game, pace or template.plan.pace),
        host_id=reply.user.id,
        host_name=name_of_user(reply),
        language=await house.guild_language(guild.id),
        zone=(await house.people.preferences.of(reply.user.id)).zone,
        pace=pace,
    )
    await say_where(reply, table)


async def template_choices(
    interaction: discord.Interaction, typed: str, language: str
) -> list[app_commands.Choice[str]]:
    """The templates that a person may use there whose name or game contains what was typed."""
    kept, words = house_of(interaction)[Templates], house_words(language)
    found = [*await kept.own(interaction.user.id), *await kept.of_server(interaction.guild_id or 0)]
    wanted = typed.casefold().strip()
    named = [(f"↻ {one.name} · {said(one.plan, words)}", one) for one in found if interaction.guild_id is not None]
    return [
        app_commands.Choice(name=clip(name, CHOICE_TEXT), value=f"{MARK}{one.id}")
        for name, one in named
        if wanted in name.casefold()
    ]


async def show_one(house: House, reply: Reply, template: TemplateRow) -> None:
    """Answer with one template."""
    await reply.show(template_page(template, reply.words, may_change=await _may_change(house, reply, template)))


async def _found(house: House, reply: Reply, template_id: str) -> TemplateRow:
    """A template that the person may use here. Raises Refused `no-such-template`."""
    guild_id = reply.interaction.guild_id or 0
    return await house[Templates].get(number(template_id, LONGEST_NUMBER), reply.user.id, guild_id)


async def _changeable(house: House, reply: Reply, template_id: str) -> TemplateRow:
    """One that the person may rename and delete. Raises Refused `no-such-template`, `only-managers`."""
    template = await _found(house, reply, template_id)
    if not await _may_change(house, reply, template):
        raise Refused("only-managers")
    return template


async def _may_change(house: House, reply: Reply, template: TemplateRow) -> bool:
    """Whether it is the person's own, or the person manages the server that keeps it."""
    return template.user_id == reply.user.id or await manages(house, reply, template.guild_id)
