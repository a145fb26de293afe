"""Tells the host of a table, and nobody else, that somebody who often leaves has sat down there."""

from __future__ import annotations

from bot.services.table.scene import Scene
from bot.services.telling.wishes import Owed, TellHost
from bot.ui.pages.table import heading
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import button
from bot.ui.stands import messages
from bot.ui.stands.quiet import undisturbed
from bot.ui.words.catalogues import game_words, neutral
from bot.ui.words.places import address


async def tell(house: House, table: Scene, wish: TellHost, row: Owed) -> None:
    """Say it in the host's direct messages while the person sits there and the table waits; who takes none sees it in
    that person's profile alone. Raises discord.HTTPException."""
    seat, host = table.seat_of(wish.user), table.row.host_id
    if table.row.status != "lobby" or seat is None or wish.user == host or table.seat_of(host) is None:
        return
    player = await house.people.preferences.of(host)
    if not player.dms:
        return
    words = game_words(player.language or table.row.language, table.game.key)
    match = heading(table, words)
    if not table.guest(host):
        match = f"[{match}]({address(table.row, table.row.channel_id)})"
    text = words("host-often-leaves", who=neutral(table.seats[seat].name), match=match)
    options = button(words("button-options"), Press("options", table.row.id))
    silent = await undisturbed(house, table, [host])
    await messages.directly(
        house, host, lambda channel_id: messages.say(house, channel_id, row.nonce, text, [options], silent=silent)
    )
