"""`/learn`, and *Learn* on the card of a table: a guided match against the computer."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.lessons.lesson import lesson_of
from bot.features.lessons.service import Lessons
from bot.services.errors import Refused
from bot.services.telling.wishes import Show
from bot.ui.pages.phone import in_rows
from bot.ui.press.asker import name_of_user
from bot.ui.press.codes import DM_REFUSED
from bot.ui.press.commands import command, offer_games
from bot.ui.press.custom_id import Press, game_in, token_of
from bot.ui.press.house import House
from bot.ui.press.items import Item, button, view_of
from bot.ui.press.permissions import missing_permissions
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands import messages
from bot.ui.stands.direct import is_member
from bot.ui.words.places import address
from engine import registry


async def offer_lessons(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The games that can be learned."""
    return [choice for choice in await offer_games(interaction, current) if lesson_of(choice.value)]


@command("learn", game="cmd-learn-game")
@app_commands.autocomplete(game=offer_lessons)
async def learn(house: House, reply: Reply, game: str | None = None) -> None:
    await (teach(house, reply, game) if game else offer(reply))


@on_press("learn", apart=True)
async def learn_this(house: House, reply: Reply, press: Press) -> None:
    game = game_in(press.token) or (await house.tables.glance(press.match_id)).row.game
    await teach(house, reply, game)


@on_press("relearn", apart=True)
async def learn_anew(house: House, reply: Reply, press: Press) -> None:
    found = await house.tables.glance(press.match_id)
    if not found.row.lesson:
        raise Refused("no-lesson")
    if not found.over:
        await house.match.matches.end(press.match_id, reply.user.id, manager=False)
    await teach(house, reply, found.row.game)


@on_press("playon", apart=True)
async def play_on(house: House, reply: Reply, press: Press) -> None:
    """After a lesson: a match against the same computers, which begins at once."""
    if not (await house.tables.glance(press.match_id)).row.lesson:
        raise Refused("no-lesson")
    table = await house.match.lobby.rematch(press.match_id, reply.user.id, name_of_user(reply))
    await house.match.matches.start(table.row.id, reply.user.id)
    await reply.say(reply.words("learned-match-begins", title=table.game.title, number=str(table.row.id)))


async def offer(reply: Reply) -> None:
    """The games that can be learned."""
    known = [game for game in registry.games() if lesson_of(game.key)]
    ways = [button(game.title, Press("learn", 0, 0, token_of(game.key))) for game in known]
    await reply.show(view_of(reply.words("learn-which"), *in_rows(ways)))


async def teach(house: House, reply: Reply, game: str) -> None:
    """Begin a lesson, or lead to the one that is being played. Raises UnknownGame, Refused."""
    title = registry.game(game).title
    if lesson_of(game) is None:
        raise Refused("no-lesson")
    async with house[Lessons].opening.hold(reply.user.id):  # pressed twice, it begins once
        running = await house[Lessons].running(reply.user.id, game)
        if running is not None:
            await lead_to(house, reply, running, title)
            return
        guild_id, channel_id = await place_of_lesson(house, reply, title)
        table = await house[Lessons].open(
            reply.user.id,
            name_of_user(reply),
            game,
            guild_id=guild_id,
            channel_id=channel_id,
            language=reply.words.language,
        )
        if guild_id is not None:
            await reply.say(reply.words("learn-in-thread", title=title))
        elif reply.interaction.channel_id != channel_id:
            link = _link(reply, address(table.row, channel_id))
            await reply.show(view_of(reply.words("learn-open", title=title), [link]))
        else:
            await reply.say(reply.words("learn-here", title=title, number=str(table.row.id)))


async def place_of_lesson(house: House, reply: Reply, title: str) -> tuple[int | None, int]:
    """Where a lesson is played, as its server and its channel: in direct messages (no server), which are tried with a
    greeting; if the person gets none, in a thread of the channel. Raises Refused `learn-no-place`."""
    try:
        channel_id = await messages.dm_channel_in_turn(house, reply.user.id)
        if reply.interaction.channel_id != channel_id:
            hello = view_of(reply.words("learn-hello", title=title))
            await messages.post(house, channel_id, f"l{reply.interaction.id}", hello)
    except discord.HTTPException as error:
        if error.code not in DM_REFUSED:
            raise
    else:
        return None, channel_id
    channel = reply.interaction.channel
    if not is_member(reply.interaction) or not isinstance(channel, discord.TextChannel):
        raise Refused("learn-no-place")
    if missing_permissions(reply.interaction.app_permissions):
        raise Refused("learn-no-place")
    return reply.interaction.guild_id, channel.id


async def lead_to(house: House, reply: Reply, number: int, title: str) -> None:
    """The way to a lesson that is being played, and a button to begin it again."""
    found = await house.tables.glance(number)
    seat = found.seat_of(reply.user.id)
    assert seat is not None
    stands = await house.telling.panels.place_of(number, Show("desk", seat) if found.row.direct else Show("table"))
    anew = button(reply.words("button-learn-anew"), Press("relearn", number))
    link = _link(reply, address(found.row, stands))
    await reply.show(view_of(reply.words("learn-goes-on", title=title), [link], [anew]))


def _link(reply: Reply, where: str) -> Item:
    """A button that leads to a lesson."""
    return discord.ui.Button(label=reply.words("button-to-lesson"), url=where)
