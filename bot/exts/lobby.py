"""Open a table and fill it: `/game new` and the buttons of the lobby card."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.db import panels, people
from bot.db.panels import PanelRow
from bot.services.errors import Refused
from bot.services.matches import SHOW_LOBBY, Table
from bot.services.pace import PACES
from bot.services.pace import parse as parse_pace
from bot.ui.commands import game_choices, reply_to, text
from bot.ui.custom_id import Press
from bot.ui.forms import options_form, read_options, submitted
from bot.ui.house import House
from bot.ui.lobby_card import lobby_card, pace_text
from bot.ui.permissions import missing_permissions
from bot.ui.reply import Reply
from bot.ui.words import clip, game_words

NAME_TEXT = 32


def setup(house: House) -> None:
    """Add the commands and the handlers."""
    group = app_commands.Group(name="game", description=text("cmd-game"), guild_only=True)
    house.tree.add_command(group)

    @group.command(name="new", description=text("cmd-game-new"))
    @app_commands.describe(game=text("cmd-game-new-game"), pace=text("cmd-game-new-pace"))
    async def new(interaction: discord.Interaction, game: str, pace: str | None = None) -> None:
        reply = await reply_to(house, interaction)
        await reply.run(open_table(house, reply, game, pace))

    @new.autocomplete("game")
    async def offer_games(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(current, await house.language_for(interaction))

    @new.autocomplete("pace")
    async def offer_paces(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = await house.words_for(interaction)
        named = [app_commands.Choice(name=pace_text(pace, words), value=pace) for pace in PACES]
        wanted = current.casefold().strip()
        found = [choice for choice in named if wanted in choice.name.casefold() or wanted in choice.value]
        try:
            own = parse_pace(current)
        except Refused:
            return found
        return found or [app_commands.Choice(name=pace_text(own, words), value=own)]

    @house.on_press("join")
    async def join(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        name = clip(reply.user.display_name, NAME_TEXT)
        await show_card(reply, house, await house.lobby.join(press.match_id, reply.user.id, name))

    @house.on_press("leave")
    async def leave(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        await show_card(reply, house, await house.lobby.leave(press.match_id, reply.user.id))

    @house.on_press("computer")
    async def add_computer(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        table = await house.matches.load(press.match_id)
        number = 1 + sum(row.kind == "computer" for row in table.seats)
        name = game_words(table.row.language, table.game.key)("computer-name", number=number)
        await show_card(reply, house, await house.lobby.add_computer(press.match_id, reply.user.id, name))

    @house.on_press("nocomputer")
    async def remove_computer(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        await show_card(reply, house, await house.lobby.remove_computer(press.match_id, reply.user.id))

    @house.on_press("close")
    async def close(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        await show_card(reply, house, await house.lobby.close(press.match_id, reply.user.id))

    @house.on_press("start")
    async def start(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        await show_card(reply, house, await house.matches.start(press.match_id, reply.user.id))

    @house.on_press("options")
    async def options(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        table = await house.matches.load(press.match_id)
        if table.row.status != "lobby":
            raise Refused("already-started")
        if table.row.host_id != reply.user.id:
            raise Refused("only-the-host")
        await reply.modal(options_form(table, game_words(reply.words.language, table.game.key)))

    @house.on_press("setoptions")
    async def set_options(house: House, reply: Reply, press: Press, values: list[str]) -> None:
        table = await house.matches.load(press.match_id)
        chosen, pace, weekends_off = read_options(table, submitted(reply.interaction))
        changed = await house.lobby.set_options(press.match_id, reply.user.id, chosen, pace, weekends_off=weekends_off)
        await show_card(reply, house, changed)


async def open_table(house: House, reply: Reply, game: str, pace: str | None) -> None:
    """Post the card of a new table. Raises UnknownGame, Refused."""
    interaction = reply.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("only-in-a-server")
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refused("only-in-text-channels")
    missing = missing_permissions(interaction.app_permissions)
    if missing:
        raise Refused("permissions-missing", permissions=tuple(missing))
    chosen = await people.guild(house.db, interaction.guild_id)
    if chosen.channels and interaction.channel_id not in chosen.channels:
        raise Refused("not-in-this-channel", channels=" ".join(f"<#{channel}>" for channel in chosen.channels))
    table = await house.lobby.open(
        game=game,
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        host_id=reply.user.id,
        host_name=clip(reply.user.display_name, NAME_TEXT),
        pace=pace or chosen.pace,
        language=await house.guild_language(interaction.guild_id),
    )
    async with house.showing.hold(table.row.id):
        message_id = await reply.post(lobby_card(table))
        await panels.put(
            house.db,
            PanelRow(table.row.id, SHOW_LOBBY, panels.TABLE, table.row.channel_id, message_id, table.row.revision),
        )


async def show_card(reply: Reply, house: House, table: Table) -> None:
    """Answer a press on the card with the card as it stands now."""
    async with house.showing.hold(table.row.id):
        table = await house.matches.load(table.row.id)
        await reply.show(lobby_card(table))
        await house.matches.shown(table.row.id, SHOW_LOBBY, SHOW_LOBBY)
