"""What the page wants to know of the house beside its messages: which match is played where, and who is asked."""

from __future__ import annotations

from typing import Any

from bot.services.clock.turns import NUDGE
from bot.services.table.scene import Table
from bot.ui.press.house import House
from bot.ui.words.catalogues import game_words, label, plain
from render.kit.words import LANGUAGES


async def played(house: House, thread_id: int) -> dict[str, Any]:
    """The match of a thread for the page; empty if there is none.

    match: its number. game: its title. over: whether it has ended; with what `waiting` says.
    """
    number = await house.tables.number_in_thread(thread_id)
    if number is None:
        return {}
    table = await house.tables.load(number)
    return {
        "match": str(number),
        "game": table.game.title,
        "over": table.row.status not in ("running", "suspended"),
        **await waiting(house, table),
    }


async def direct(house: House, room_id: int, user_id: int) -> dict[str, Any]:
    """What `waiting` says of the newest match that asks somebody in their direct messages, else of the newest that is
    played there, or was; empty if there is none.

    about: `game` and `match`, as `played` says them, of the match that this speaks of and of the others that ask.
    """
    newest = await house.tables.number_in_thread(room_id)
    if newest is None:
        return {}
    played = [
        row for row in await house.tables.rows_of(user_id) if row.thread_id == room_id and row.status == "running"
    ]
    tables = [await house.tables.load(row.id) for row in sorted(played, key=lambda row: -row.id)]
    found = [(table, await waiting(house, table)) for table in tables]
    asking = [one for one in found if str(user_id) in one[1]["asked"]] or found[:1]
    if not asking:  # all are over
        return await waiting(house, await house.tables.load(newest))
    about = [{"game": table.game.title, "match": str(table.row.id)} for table, _ in asking]
    return {**asking[0][1], "about": about}


async def waiting(house: House, table: Table) -> dict[str, Any]:
    """asked: person id -> language -> what is asked. until: person id -> when they are reminded."""
    words = {code: plain(game_words(code, table.game.key), table.seats) for code in LANGUAGES}
    asked: dict[str, dict[str, str]] = {}
    for seat in table.actors():
        user_id = table.seats[seat].user_id
        if user_id is not None:
            what = table.question(seat).label
            asked[str(user_id)] = {code: label(words[code], "question", what) for code in LANGUAGES}
    reminders = await house.tables.due(table.row.id, NUDGE)
    until = {str(table.seats[seat].user_id): at for seat, at in reminders.items() if seat in table.actors()}
    return {"asked": asked, "until": until}
