"""Who is barred, the log, and *Moderate …* at a table: for those alone who keep order on the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.exts.lobby import ask_for_options, take_options
from bot.features.moderation.pages import WHY, bar_page, log_page, people_page, table_page, why_form
from bot.features.moderation.service import DAYS, KINDS, Moderation, Whom
from bot.services.errors import Refused
from bot.services.table.scene import Glance, Table
from bot.ui.pages.forms import typed
from bot.ui.press.asker import LONGEST_ID, LONGEST_NUMBER, managed, manages, number, one_of
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import people_in
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import clip, game_words, neutral

WEEK = 7

# --- who is barred


@on_press("modpeople", apart=True)
async def people(house: House, reply: Reply, press: Press) -> None:
    await _show_people(house, reply)


async def _show_people(house: House, reply: Reply) -> None:
    guild = await managed(house, reply)
    reply.in_place = reply.on_desk
    chosen = await house.people.guilds.of(guild.id)
    bars = await house[Moderation].bars(guild.id)
    await reply.show(people_page(bars, guild, chosen, reply.words, house.features.ways_from("setup")))


@on_press("modbar")
async def ask_to_bar(house: House, reply: Reply, press: Press) -> None:
    """Say what would follow, and ask once."""
    await managed(house, reply)
    found = people_in(reply.interaction, press.values)
    if not found:
        raise Refused("no-bots")
    await _ask_to_bar(house, reply, found[0], WEEK)


@on_press("modbardays")
async def choose_days(house: House, reply: Reply, press: Press) -> None:
    await managed(house, reply)
    days = number(one_of(press.values, [str(one) for one in DAYS]))
    await _ask_to_bar(house, reply, number(press.token, LONGEST_ID), days)


async def _ask_to_bar(house: House, reply: Reply, user_id: int, days: int) -> None:
    guild = await managed(house, reply)
    if user_id == reply.user.id:
        raise Refused("bar-yourself")
    stake = await house[Moderation].stake(guild.id, user_id)
    await reply.show(bar_page(user_id, days, stake, reply.words, house.features.ways_from("setup")))


@on_press("modbarsure")
async def bar(house: House, reply: Reply, press: Press) -> None:
    guild = await managed(house, reply)
    user_id, _, days = press.token.partition(".")
    await house[Moderation].bar(guild.id, number(user_id, LONGEST_ID), number(days), reply.user.id)
    await _show_people(house, reply)


@on_press("modlift")
async def lift(house: House, reply: Reply, press: Press) -> None:
    """From the list of those who are barred, or (revision 1) from the log."""
    guild = await managed(house, reply)
    await house[Moderation].lift(guild.id, number(press.token, LONGEST_NUMBER), reply.user.id)
    if press.revision:
        await _show_log(house, reply, "all", 0)
    else:
        await _show_people(house, reply)


@on_press("modrole")
async def set_role(house: House, reply: Reply, press: Press) -> None:
    """Who keeps order beside those who may manage the server; only they name that role."""
    guild = await managed(house, reply)
    role = number(press.values[0], LONGEST_ID) if press.values else 0
    if not reply.interaction.permissions.manage_guild:
        raise Refused("managers-name-moderators")
    if role and (role == guild.id or guild.get_role(role) is None):
        raise Refused("no-such-role")
    await house.people.guilds.change(guild.id, by=reply.user.id, moderators=role)
    await _show_people(house, reply)


# --- the log


@on_press("modlog", apart=True)
async def log(house: House, reply: Reply, press: Press) -> None:
    kind, _, page = press.token.partition(".")
    await _show_log(house, reply, kind or "all", max(0, number(page)))


@on_press("modlogkind")
async def narrow(house: House, reply: Reply, press: Press) -> None:
    await managed(house, reply)
    await _show_log(house, reply, one_of(press.values, list(KINDS)), 0)


@on_press("modundo")
async def undo(house: House, reply: Reply, press: Press) -> None:
    guild = await managed(house, reply)
    deed, manager = number(press.token, LONGEST_NUMBER), reply.interaction.permissions.manage_guild
    await house[Moderation].undo(guild.id, deed, reply.user.id, manager=manager)
    await _show_log(house, reply, "all", 0)


async def _show_log(house: House, reply: Reply, kind: str, page: int) -> None:
    guild = await managed(house, reply)
    reply.in_place = reply.on_desk
    deeds, older = await house[Moderation].log(guild.id, kind, page)
    bars = await house[Moderation].bars(guild.id)
    await reply.show(log_page(deeds, kind, page, bars, reply.words, house.features.ways_from("setup"), older=older))


# --- at a table


@on_press("moderate", apart=True)
async def moderate(house: House, reply: Reply, press: Press) -> None:
    await _show_table(house, reply, press.match_id)


OF_TABLES: Mapping[str, Callable[[Moderation, int, int, str], Awaitable[None]]] = {
    "close": Moderation.close,
    "pause": Moderation.pause,
    "resume": Moderation.resume,
    "end": Moderation.end,
}
"""What can be done at a table, by what stands on its button -> how."""
OF_PEOPLE = ("free", "name")
"""What can be done with somebody who sits there."""


@on_press("modask", form=True)
async def ask_why(house: House, reply: Reply, press: Press) -> None:
    """Ask why; what is to be done stands on the button, or was chosen in the list of people."""
    table = await _table(house, reply, press.match_id)
    deed = press.value or press.token
    what, whom = _meant(deed)
    row = table.seats[whom.seat] if whom.mark and whom.seat < len(table.seats) else None
    who = "" if row is None else clip(neutral(row.name), 20)
    words = game_words(reply.words.language, table.row.game)
    title = words(f"moderate-why-{what}", who=who, number=str(table.row.id))
    await reply.modal(why_form(press.match_id, deed, title, words))


@on_press("moddo")
async def do(house: House, reply: Reply, press: Press) -> None:
    """Do it, for the reason that was given."""
    await _table(house, reply, press.match_id)
    what, whom = _meant(press.token)
    order, by, why = house[Moderation], reply.user.id, typed(reply.interaction, WHY).strip()
    why = neutral(why) if why else ""
    if what in OF_TABLES:
        await OF_TABLES[what](order, press.match_id, by, why)
    elif what == "free":
        await order.free(press.match_id, whom, by, why)
    else:
        row = (await house.tables.glance(press.match_id)).row
        name = game_words(row.language, row.game)("name-taken-down", number=whom.seat + 1)
        await order.rename(press.match_id, whom, name, by, why)
    await _show_table(house, reply, press.match_id, said=f"moderated-{what}")


def _meant(token: str) -> tuple[str, Whom]:
    """What is to be done, and with whom, where it is done with somebody. Raises Refused `no-such-setting`."""
    what, seat, mark = (*token.split("."), "", "")[:3]
    return one_of([what], (*OF_TABLES, *OF_PEOPLE)), Whom(number(seat), mark)


@on_press("modoptions", form=True)
async def options(house: House, reply: Reply, press: Press) -> None:
    await _table(house, reply, press.match_id)
    table = await house.tables.load(press.match_id)
    table.check_open()
    await ask_for_options(house, reply, table, "modsetoptions")


@on_press("modsetoptions")
async def set_options(house: House, reply: Reply, press: Press) -> None:
    await _table(house, reply, press.match_id)
    table = await house.tables.load(press.match_id)
    await take_options(house, reply, table, None, partial(house[Moderation].options_set, by=reply.user.id))
    await _show_table(house, reply, press.match_id, said="moderated-options")


async def _table(house: House, reply: Reply, match_id: int) -> Glance:
    """A match of a server where the person keeps order. Raises Refused `only-managers`."""
    table = await house.tables.glance(match_id)
    if not await manages(house, reply, table.row.guild_id):
        raise Refused("only-managers")
    return table


async def _show_table(house: House, reply: Reply, match_id: int, said: str = "") -> None:
    found = await _table(house, reply, match_id)
    reply.in_place = reply.on_desk
    table: Table = await house.tables.load(match_id)
    words = game_words(reply.words.language, table.game.key)
    added = await house.features.ways("moderate", found, reply.user.id, words, manager=True)
    async with house.tables.db.read() as look:
        paused = await house[Moderation].paused(look, found) is not None
    await reply.show(table_page(table, words, added, words(said) if said else "", paused=paused))
