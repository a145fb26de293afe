"""*Tell me when …*: what a person wants to be told of, and the message that tells."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.services.clock.pace import PACES
from bot.services.gathering.watches import Watch, is_for
from bot.services.people.preferences import Player
from bot.services.table.scene import Scene
from bot.ui.pages.board import awake, find_another, names, paces_text, server_of, signs
from bot.ui.pages.bus import ASKED
from bot.ui.pages.lists import link, time_expected
from bot.ui.pages.lobby import different_line
from bot.ui.pages.table import accent
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import GREEN, Item, boxed, button, choice, many_select, select, view_of
from bot.ui.words.catalogues import HOUSE, clip, game_words, neutral
from bot.ui.words.durations import pace_text
from engine import registry
from render.kit.words import Words

TELL = "tellme"
"""The verb of what opens the page."""
OFTEN = (0, 1, 3)


def watch_page(
    watch: Watch, player: Player, guild_id: int, server: str, words: Words, leads: Sequence[Item]
) -> discord.ui.LayoutView:
    """What the person is told of on a server, and everything to change it; it says by its ids which server that is.

    leads: the buttons of features in `/settings`.
    """
    lines = [f"### {words('watch-heading')}", _sentence(watch, server, words)]
    quiet = "watch-quiet" if player.quiet_from != player.quiet_until else "watch-no-quiet"
    lines += [f"-# {words('watch-how')}", f"-# {words(quiet)}"]

    def press(verb: str) -> Press:
        return Press(verb, 0, 0, str(guild_id))

    games = [choice(game.title, game.key, chosen=game.key in watch.games) for game in registry.games()]
    paces = [choice(pace_text(pace, words), pace, chosen=pace in watch.paces) for pace in PACES]
    often = [choice(words("watch-often", count=count), str(count), chosen=count == watch.a_day) for count in OFTEN]
    tools = [button(words("button-quiet"), Press("setquiet", 0)), *leads]
    if watch != Watch():
        tools.append(button(words("button-tell-nothing"), press("tellnothing")))
    return view_of(
        boxed(
            HOUSE,
            "\n".join(lines),
            [many_select(words("watch-every-game"), press("tellgames"), games)],
            [many_select(words("watch-every-pace"), press("tellpaces"), paces)],
            [select(words("watch-how-often"), press("telloften"), often)],
            tools,
        )
    )


def told_line(table: Scene, language: str) -> tuple[str, Sequence[Item]]:
    """What a notification says of free seats, and the button beneath until the page takes the place of the words."""
    words = game_words(language, table.game.key)
    free = table.free
    return words("told-heading", game=table.game.title, count=free), [_join(table, words)]


async def told_page(house: House, table: Scene, user_id: int, language: str) -> discord.ui.LayoutView:
    """That seats of a table are free, and the way there; or that none is any more."""
    words = game_words(language, table.game.key)
    if not is_for(table, user_id):
        return await _over(house, table, table.seat_of(user_id) is not None, words)
    free = table.free
    where = await link(house, table.row, words)
    lines = [
        f"### {words('told-heading', game=table.game.title, count=free)}",
        f"{signs(table)} {words('told-where', table=where, server=server_of(house, table.row.guild_id))}",
    ]
    small = names(table.seats, words), pace_text(table.row.pace, words), await time_expected(house, table, words)
    lines.append(f"-# {' · '.join(filter(None, small))}")
    lines += [await awake(house, (user_id, *table.people), words), different_line(table, words)]
    ways = [
        _join(table, words),
        button(words("button-not-this"), Press("notthis", table.row.id)),
        button(words("button-tell-less"), Press(TELL, 0, 0, str(table.row.guild_id))),
    ]
    return view_of(boxed(accent(table), "\n".join(filter(None, lines)), ways))


def _join(table: Scene, words: Words) -> Item:
    return button(words("button-join"), Press("sit", table.row.id, 0, ASKED), GREEN)


async def _over(house: House, table: Scene, there: bool, words: Words) -> discord.ui.LayoutView:
    """Nothing is free there for the person, who perhaps sits there."""
    text = words("told-there" if there else "told-over", table=await link(house, table.row, words))
    tools = [] if there else find_another(house, table.row.guild_id, words)
    if house.client.get_guild(table.row.guild_id) is not None:
        tools.append(button(words("button-tell-less"), Press(TELL, 0, 0, str(table.row.guild_id))))
    return view_of(boxed(accent(table), text, tools))


def _sentence(watch: Watch, server: str, words: Words) -> str:
    """What is chosen, in one sentence."""
    if not watch.a_day:
        return words("watch-nothing")
    games = words.listing(game.title for game in registry.games() if game.key in watch.games)
    return words(
        "watch-sentence",
        games=clip(games, 200) or words("watch-any-game"),
        paces=paces_text(watch.paces, words) or words("watch-any-pace"),
        server=neutral(server),
        count=watch.a_day,
    )
