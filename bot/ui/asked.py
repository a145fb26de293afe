"""Who asks, and about which match and seat."""

from __future__ import annotations

from bot.services.errors import Refused
from bot.services.tables import Glance, Scene, Table
from bot.ui.house import House
from bot.ui.permissions import visible_channels
from bot.ui.reply import Reply
from bot.ui.words import clean, clip, name_of

NAME_TEXT = 32
LARGEST_NUMBER = 10**15


def name_of_user(reply: Reply) -> str:
    """How the person who presses is called at tables."""
    return clip(clean(reply.user.display_name), NAME_TEXT)


def number(text: str, longest: int = 5) -> int:
    """A number from a token; -1 for anything else, which no list has."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= longest else -1


async def meant(house: House, reply: Reply, number: int | None) -> Table:
    """The match that is meant: the number given, or the one played in this thread.

    A number finds the own matches, and those in channels that the person can see.

    Raises Refused `which-match`, `no-such-match`.
    """
    if number is not None:
        table = await house.tables.load(max(0, min(number, LARGEST_NUMBER)))
        if table.seat_of(reply.user.id) is None and table.row.channel_id not in visible_channels(reply.interaction):
            raise Refused("no-such-match", number=number)
        return table
    found = await house.tables.number_in_thread(reply.interaction.channel_id or 0)
    if found is None:
        raise Refused("which-match")
    return await house.tables.load(found)


async def seated(house: House, reply: Reply, match_id: int) -> tuple[Scene, int]:
    """A match that was started, and the seat of the person who presses.

    Raises Refused `not-running`, `not-at-this-table`.
    """
    table = await house.tables.scene(match_id)
    if table.row.started_at is None:
        raise Refused("not-running")
    seat = table.seat_of(reply.user.id)
    if seat is None:
        raise Refused("not-at-this-table")
    return table, seat


async def asked_to_act(house: House, reply: Reply, match_id: int) -> tuple[Scene, int]:
    """The same, if the match waits for that seat. Raises Refused `whose-turn` or `choices-missing` too."""
    table, seat = await seated(house, reply, match_id)
    if seat not in table.actors():
        raise whose_turn(table)
    return table, seat


async def not_yet(house: House, match_id: int) -> Refused:
    """The refusal of a press that came too early."""
    return whose_turn(await house.tables.load(match_id))


def whose_turn(table: Table) -> Refused:
    """Why somebody who is not asked cannot answer: whose turn it is and since when, but never who chooses in secret."""
    if count := table.game.view(table.state, None).secret_waits:
        return Refused("choices-missing", count=count)
    asked = [table.seats[seat] for seat in table.actors()]
    if not asked:
        return Refused("game-over")
    since = min((row.since for row in asked if row.since is not None), default=table.row.moved_at)
    return Refused("whose-turn", who=", ".join(map(name_of, asked)), since=f"<t:{since}:R>")


def manages(found: Glance, reply: Reply) -> bool:
    """Whether the person who presses may manage the server of a match."""
    return reply.interaction.permissions.manage_guild and reply.interaction.guild_id == found.row.guild_id
