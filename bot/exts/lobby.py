"""Open a table and fill it: `/game new` and the buttons of the lobby card."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands

from bot.services.clock.pace import PACES
from bot.services.clock.pace import parse as parse_pace
from bot.services.errors import Refused
from bot.services.match.filling import Noted, noted_nowhere
from bot.services.match.queue import may_keep
from bot.services.table.scene import Table
from bot.ui.pages.forms import options_form, read_options, submitted
from bot.ui.pages.lobby import ADD, REMOVE
from bot.ui.pages.table import heading
from bot.ui.press.asker import name_of_user, number
from bot.ui.press.commands import MOST_CHOICES, command, language_for, offer_games
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House, house_of
from bot.ui.press.items import RED, Part, button, names_in, people_in, user_select, view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.lobby import answer_with_card
from bot.ui.stands.opening import open_table
from bot.ui.words.catalogues import game_words, house_words, neutral, option_choice
from bot.ui.words.durations import pace_text
from engine.core.errors import BadOptions
from engine.core.options import leave_out
from render.kit.words import Words

SURE = "sure"
MOST_INVITED = 5
"""How many people can be called at once."""


async def offer_games_and_more(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The games, after what features offer there."""
    language, found = await language_for(interaction), list[app_commands.Choice[str]]()
    for one in await house_of(interaction).features.on_server(interaction.guild_id):
        if one.opens is not None:
            found += await one.opens.choices(interaction, current, language)
    return [*found, *await offer_games(interaction, current)][:MOST_CHOICES]


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


@command("game new", game="cmd-game-new-game", pace="cmd-game-new-pace")
@app_commands.autocomplete(game=offer_games_and_more, pace=offer_paces)
async def new(house: House, reply: Reply, game: str, pace: str | None = None) -> None:
    for one in await house.features.on_server(reply.interaction.guild_id):
        if one.opens is not None and game.startswith(one.opens.mark):
            await one.opens.by(house, reply, game.removeprefix(one.opens.mark), pace)
            return
    await open_table(house, reply, game, pace)


@on_press("join")
async def join(house: House, reply: Reply, press: Press) -> None:
    """Take a seat, or a place on the waiting list where none is free."""
    await house.match.lobby.join(press.match_id, reply.user.id, name_of_user(reply), or_wait=True)
    await answer_with_card(house, reply, press.match_id)


wait = on_press("wait")(join.answer)
"""The waiting list; whoever finds a seat free all the same has pressed to play there, and gets it."""


@on_press("leave")
async def leave(house: House, reply: Reply, press: Press) -> None:
    """Where nobody else would be left the table closes, so that is asked first."""
    table = await house.tables.load(press.match_id)
    if press.token != SURE and table.row.status == "lobby" and table.people == [reply.user.id]:
        await reply.show_apart(_really_close(table, reply.words))
        return
    await house.match.lobby.leave(press.match_id, reply.user.id)
    if press.token == SURE:
        await reply.show(view_of(reply.words("table-closed", number=str(press.match_id))))
    else:
        await answer_with_card(house, reply, press.match_id)


@on_press("computers")
async def change_computers(house: House, reply: Reply, press: Press) -> None:
    which, _, what = press.value.partition(".")
    match_id, host = press.match_id, reply.user.id
    seats = int(press.token) if press.token.isdecimal() else None  # Cards of earlier versions do not say.
    if which == ADD:
        await house.match.lobby.add_computer(match_id, host, what, seats=seats)
    elif what == REMOVE:
        await house.match.lobby.remove_computer(match_id, host, number(which), seats=seats)
    else:
        await house.match.lobby.set_level(match_id, host, number(which), what)
    await answer_with_card(house, reply, match_id)


@on_press("invite", private=True)
async def choose_invited(house: House, reply: Reply, press: Press) -> None:
    table = await house.tables.load(press.match_id)
    table.check_open()
    table.own_seat(reply.user.id)
    table.check_host(reply.user.id)
    chosen = user_select(reply.words("invite-choose"), Press("invited", press.match_id), MOST_INVITED)
    keeping: list[Part] = []
    if table.free > 0 and may_keep(table, reply.user.id):
        kept = user_select(reply.words("keep-choose"), Press("keepseat", press.match_id), 1)
        keeping = [reply.words("keep-note"), [kept]]
    await reply.show(view_of(reply.words("invite-whom"), [chosen], *keeping))


@on_press("invited")
async def invite(house: House, reply: Reply, press: Press) -> None:
    people = people_in(reply.interaction, press.values)
    new = await house.match.lobby.invite(press.match_id, reply.user.id, people)
    key = "invited" if new else "invited-nobody"
    await reply.show(
        view_of(reply.words(key, who=", ".join(map(neutral, names_in(reply.interaction, new))), count=len(new)))
    )


@on_press("start")
async def start(house: House, reply: Reply, press: Press) -> None:
    """From the card, or from the call to a full table, which has done its work then and goes."""
    table = await house.tables.load(press.match_id)
    seats = len(table.seats)
    if press.token and press.token != str(seats):  # a call to a full table stays where it is when somebody leaves
        raise Refused("others-sit-there", count=seats)
    await house.match.begins.start(press.match_id, reply.user.id)
    if not press.token:
        await answer_with_card(house, reply, press.match_id)
        return
    reply.in_place = reply.interaction.guild_id is None
    words = game_words(reply.words.language, table.game.key)
    await reply.show(view_of(words("call-full-started", match=heading(table, words))))


@on_press("options", form=True)
async def options(house: House, reply: Reply, press: Press) -> None:
    table = await house.tables.load(press.match_id)
    table.check_open()
    table.check_host(reply.user.id)
    await ask_for_options(house, reply, table, "setoptions")


async def ask_for_options(house: House, reply: Reply, table: Table, verb: str) -> None:
    """Answer with the form for the options of a table. verb: what answers it."""
    guild = await house.people.guilds.of(table.row.guild_id)
    words, added = game_words(reply.words.language, table.game.key), house.features.of_tables(table, guild)
    await reply.modal(options_form(table, words, added, verb))


@on_press("setoptions")
async def set_options(house: House, reply: Reply, press: Press) -> None:
    table = await house.tables.load(press.match_id)
    left_out = await take_options(house, reply, table, reply.user.id)
    await answer_with_card(house, reply, press.match_id)
    if left_out:
        words = game_words(reply.words.language, table.game.key)
        await reply.say("\n".join([*(_needs(table, error, words) for error in left_out), words("options-set")]))


async def take_options(
    house: House, reply: Reply, table: Table, user_id: int | None, also: Noted = noted_nowhere
) -> tuple[BadOptions, ...]:
    """Set what the form asked for; what was left out of it, as something else is missing. Raises as `set_options`.

    user_id, also: as `set_options` of the lobby takes them.
    """
    added = house.features.of_tables(table, await house.people.guilds.of(table.row.guild_id))
    chosen, pace, switches, switched = read_options(table, submitted(reply.interaction), added)
    kept, left_out = leave_out(table.game.options, {**table.row.options, **chosen})
    unrated = house.features.unrated(switched)
    await house.match.lobby.set_options(
        table.row.id, user_id, kept, pace, also=also, switched=switched, unrated=unrated, **switches
    )
    return left_out


def _really_close(table: Table, words: Words) -> discord.ui.LayoutView:
    """Asks before the table closes."""
    press = Press("leave", table.row.id, 0, SURE)
    sure = button(words("button-close"), press, RED)
    return view_of(words("close-sure", number=str(table.row.id)), [sure])


def _needs(table: Table, error: BadOptions, words: Words) -> str:
    """That an option was left out, and what it needs."""
    options = {option.key: option for option in table.game.options}
    needed = options[str(error.values["needs"])]
    choices = [
        option_choice(needed, needed.parse(str(choice)), words)
        for choice in cast(tuple[str, ...], error.values["choices"])
    ]
    return words(
        "option-left-out",
        option=words(f"option-{error.values['option']}"),
        needs=words(f"option-{needed.key}"),
        choices=" / ".join(choices),
    )
