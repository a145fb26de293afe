"""Open a table and fill it: `/game new` and the buttons of the lobby card."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.services.errors import Refused
from bot.services.pace import PACES
from bot.services.pace import parse as parse_pace
from bot.services.wishes import ShowLobby
from bot.ui import panels
from bot.ui.asked import name_of_user, number
from bot.ui.commands import GAME, begin, game_choices, language_for, text
from bot.ui.custom_id import Press
from bot.ui.forms import HINTS, WEEKENDS_OFF, options_form, read_options, submitted
from bot.ui.house import House
from bot.ui.lobby_card import lobby_card, pace_text
from bot.ui.permissions import missing_permissions
from bot.ui.presses import on_press
from bot.ui.reply import Reply
from bot.ui.words import game_words, house_words


@GAME.command(name="new", description=text("cmd-game-new"))
@app_commands.describe(game=text("cmd-game-new-game"), pace=text("cmd-game-new-pace"))
async def new(interaction: discord.Interaction, game: str, pace: str | None = None) -> None:
    house, reply = await begin(interaction)
    await reply.run(open_table(house, reply, game, pace))


@new.autocomplete("game")
async def offer_games(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return game_choices(current, await language_for(interaction))


@new.autocomplete("pace")
async def offer_paces(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    words = house_words(await language_for(interaction))
    named = [app_commands.Choice(name=pace_text(pace, words), value=pace) for pace in PACES]
    wanted = current.casefold().strip()
    found = [choice for choice in named if wanted in choice.name.casefold() or wanted in choice.value]
    try:
        own = parse_pace(current)
    except Refused:
        return found
    return found or [app_commands.Choice(name=pace_text(own, words), value=own)]


@on_press("join")
async def join(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    name = name_of_user(reply)
    await house.lobby.join(press.match_id, reply.user.id, name)
    await show_card(reply, house, press.match_id)


@on_press("leave")
async def leave(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await house.lobby.leave(press.match_id, reply.user.id)
    await show_card(reply, house, press.match_id)


@on_press("computer")
async def add_computer(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await house.lobby.add_computer(press.match_id, reply.user.id)
    await show_card(reply, house, press.match_id)


@on_press("level")
async def set_level(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    seat, _, level = (values[0] if values else "").partition(".")
    await house.lobby.set_level(press.match_id, reply.user.id, number(seat), level)
    await show_card(reply, house, press.match_id)


@on_press("nocomputer")
async def remove_computer(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await house.lobby.remove_computer(press.match_id, reply.user.id)
    await show_card(reply, house, press.match_id)


@on_press("close")
async def close(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await house.lobby.close(press.match_id, reply.user.id)
    await show_card(reply, house, press.match_id)


@on_press("start")
async def start(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await house.matches.start(press.match_id, reply.user.id)
    await show_card(reply, house, press.match_id)


@on_press("options", form=True)
async def options(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    table = await house.tables.load(press.match_id)
    if table.row.status != "lobby":
        raise Refused("already-started")
    if table.row.host_id != reply.user.id:
        raise Refused("only-the-host", host=f"<@{table.row.host_id}>")
    await reply.modal(options_form(table, game_words(reply.words.language, table.game.key)))


@on_press("setoptions")
async def set_options(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    table = await house.tables.load(press.match_id)
    chosen, pace, switches = read_options(table, submitted(reply.interaction))
    await house.lobby.set_options(
        press.match_id,
        reply.user.id,
        chosen,
        pace,
        weekends_off=WEEKENDS_OFF in switches,
        hints=HINTS in switches,
    )
    await show_card(reply, house, press.match_id)


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
    chosen = await house.guilds.of(interaction.guild_id)
    if chosen.channels and interaction.channel_id not in chosen.channels:
        raise Refused("not-in-this-channel", channels=" ".join(f"<#{channel}>" for channel in chosen.channels))
    table = await house.lobby.open(
        game=game,
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        host_id=reply.user.id,
        host_name=name_of_user(reply),
        pace=pace or chosen.pace,
        language=await house.guild_language(interaction.guild_id),
    )
    async with house.showing.hold(table.row.id):
        message_id = await reply.post(lobby_card(table))
        await house.panels.posted(table, ShowLobby(), table.row.channel_id, message_id)


async def show_card(reply: Reply, house: House, match_id: int) -> None:
    """Answer a press on the card with the card as it stands now."""
    async with house.showing.hold(match_id):
        table = await house.tables.scene(match_id)
        await panels.answer(house, reply, table, ShowLobby(), (lobby_card(table), ()))
