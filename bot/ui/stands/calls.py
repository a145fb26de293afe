"""The calls to a table that waits. In its channel: to the people who are invited, and to the host of a full one. In
direct messages: to the host, of whoever often leaves.

Each goes when it has done its work, so that nothing but the card of the table is left in the channel.
"""

from __future__ import annotations

from dataclasses import replace

from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Scene
from bot.services.telling.cards import FULL, INVITED, LOBBY, OFTEN_LEAVES, CardRow
from bot.services.telling.outbox import Postponed
from bot.ui.pages.table import heading
from bot.ui.press.called import call, called_host
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, GREEN, Item, button, view_of
from bot.ui.stands.card import DIRECT, Card, Gone, card
from bot.ui.stands.quiet import undisturbed
from bot.ui.words import calling
from bot.ui.words.catalogues import game_words, neutral
from bot.ui.words.places import address, card_address
from engine import registry

CARD_SECONDS = 2
"""What leads to the card of a table waits so long for it."""


async def after_card(house: House, table: Scene) -> None:
    """Raises Postponed while the card of a table is still to be posted, to which a call leads."""
    if table.card is None:
        owed = await house.telling.cards.of(LOBBY, table.row.id)
        if owed is not None and owed.next_try_at is not None:
            raise Postponed(CARD_SECONDS)


def called_card(text: str, buttons: list[Item], *, room: int, since: int = 1, silent: bool = False) -> Card:
    """A call of a few words, the same in the notification and where it stands."""
    return Card((view_of(text, buttons), []), room=room, line=(text, buttons), since=since, silent=silent)


def _to_start(match_id: int, seats: int) -> Press:
    return Press("start", match_id, 0, str(seats))


def _full_marks(row: CardRow) -> tuple[str, ...]:
    """The card of the table has the same verb, and says nothing of seats."""
    sizes = {game.players[-1] for game in registry.games()}
    return tuple(_to_start(row.about, seats).custom_id("b") for seats in sizes)


@card(FULL, marks=_full_marks)
async def full(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """The host is called to a table that is full and waits to be started."""
    table, host = await house.tables.scene(row.about), row.person
    waits = table.row.status == "lobby" and not table.row.by_itself and len(table.seats) == table.game.players[-1]
    if not waits or table.row.host_id != host:
        return Gone(delete=True)
    await after_card(house, table)
    words, count = game_words(table.row.language, table.game.key), len(table.seats)
    start: list[Item] = [button(words("button-start", count=count), _to_start(table.row.id, count), BLUE)]
    match = heading(table, words)
    if not table.at_home(host):
        return called_card(words("call-full", host=called_host(table), match=match), start, room=DIRECT)
    text = words("call-full", host=called_host(table), match=f"[{match}]({card_address(table)})")
    silent = await undisturbed(house, table, [host])
    return called_card(text, start, room=table.row.channel_id, silent=silent)


def to_come(match_id: int, kind: str) -> Press:
    """To sit down from a call of this kind, unlike the buttons of lists in which the same table stands."""
    return Press("sit", match_id, 0, kind)


@card(INVITED, marks=lambda row: (to_come(row.about, INVITED).custom_id("b"),))
async def invited(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """Those who are invited to a table and do not sit there yet are called to it, with the way to its card."""
    table = await house.tables.scene(row.about)
    every = await house.match.lobby.invited(row.about)
    wanted = [user_id for user_id in every if table.seat_of(user_id) is None]
    if table.row.status != "lobby" or not wanted:
        return Gone(delete=True)
    await after_card(house, table)
    words = game_words(table.row.language, table.game.key)
    line = " ".join([*map(call, wanted), calling.invitation(table, table.host_name)])
    text = f"{line}\n[{heading(table, words)}]({card_address(table)})"
    join: list[Item] = [button(words("button-join"), to_come(table.row.id, INVITED), GREEN)]
    silent = await undisturbed(house, table, wanted)
    found = called_card(text, join, room=table.row.channel_id, since=len(every), silent=silent)
    # Who avoids the host is called like everybody else, so that nobody sees it, and not notified.
    return replace(found, but=await house.people.apart.chose(wanted, table.row.host_id))


def _to_options(row: CardRow) -> Press:
    """The card of the table has the same verb, and says nothing of a kind."""
    return Press("options", row.about, 0, OFTEN_LEAVES)


@card(OFTEN_LEAVES, marks=lambda row: (_to_options(row).custom_id("b"),))
async def leavers(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """The host of a table, and nobody else, is told who sits there and often leaves; who takes no direct messages sees
    it in that person's profile alone."""
    table, host = await house.tables.scene(row.about), row.person
    if table.row.status != "lobby" or host != table.row.host_id:
        return Gone(delete=True)
    found = await house.match.lobby.leavers(table)
    player = await house.people.preferences.of(host)
    if not found or not player.dms:
        return Gone(delete=True)
    words = game_words(player.language or table.row.language, table.game.key)
    match = heading(table, words)
    if table.at_home(host):
        match = f"[{match}]({address(table.row, table.row.channel_id)})"
    who = words.listing(neutral(one.name) for one in found)
    text = words("host-often-leaves", who=who, count=len(found), match=match)
    options: list[Item] = [button(words("button-options"), _to_options(row))]
    # One more is another occasion, which is told aloud; of one less the host is not rung.
    silent = len(found) < row.since or await undisturbed(house, table, [host])
    return called_card(text, options, room=DIRECT, since=len(found), silent=silent)
