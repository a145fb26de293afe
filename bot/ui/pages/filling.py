"""What the card of a table says while it fills: who is asked, for whom a seat is held, who waits, when it begins."""

from __future__ import annotations

from bot.services.match.queue import enough
from bot.services.table.scene import SeatRow, Table
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, GREEN, Item, button
from bot.ui.words.catalogues import clip, neutral
from render.kit.words import Words

LIST_TEXT = 900


def begins_short(table: Table, words: Words) -> str:
    """That it begins with fewer from a time on, and that an hour comes before that; empty where it was not chosen."""
    row = table.row
    if row.status != "lobby" or not row.begins_by:
        return ""
    fill = "yes" if row.fills_up else ""
    begins = words("begins-short", count=row.begins_with, at=f"<t:{row.begins_by}:f>", fill=fill)
    return begins if row.begins_at is None else words("begins-after-hour", begins=begins)


def call_line(table: Table, words: Words) -> str:
    """That everybody is asked, and until when."""
    until = max((one.until for one in table.asked.values()), default=0)
    full = len(table.seats) == table.game.players[-1]
    key = "called-full" if full else "called"
    return words(key) if not until else f"{words(key)} {words('called-until', at=f'<t:{until}:f>')}"


def answer_of(table: Table, row: SeatRow, words: Words) -> str:
    """Whether somebody who sits there is in, while everybody is asked."""
    if table.row.status != "lobby" or row.user_id is None:
        return ""
    if table.is_asked(row.user_id):
        return f" · {words('seat-asked', at=f'<t:{table.asked[row.user_id].at}:R>')}"
    return f" ✓ {words('seat-in')}" if table.row.called_at else ""


def held_lines(table: Table, words: Words, *, named: bool) -> list[str]:
    """The seats that are held for somebody, each with its end. named: as for `waiting_line`."""
    return [
        words(
            "seat-held" if one.kept_by is None else "seat-kept",
            who=neutral(one.name) if named else words("held-for-somebody"),
            at=f"<t:{table.asked[one.user_id].until}:R>",
        )
        for one in table.held()
    ]


def waiting_line(table: Table, words: Words, *, named: bool) -> str:
    """Who waits, in order, and how many are missing for a second table; empty where nobody does.

    named: whether whoever reads it may know them, who go by their names at home; else they are counted.
    """
    waiting = table.waiting()
    if not waiting:
        return ""
    who = words("held-for-people", count=len(waiting))
    if named:
        who = " · ".join(f"{number} {neutral(one.name)}" for number, one in enumerate(waiting, 1))
    lines = [clip(words("waiting-list", who=who), LIST_TEXT)]
    if (missing := enough(table) - len(waiting)) > 0:
        lines.append(f"-# {words('waiting-second', count=missing)}")
    return "\n".join(lines)


def seat_buttons(table: Table, words: Words) -> list[Item]:
    """The ways to a seat: a free one, one that is held, the waiting list, a second table."""
    match_id = table.row.id
    found: list[Item] = []
    if table.free > 0:
        found.append(button(words("button-join"), Press("join", match_id), GREEN))
    else:
        if table.held():
            found.append(button(words("button-take-held"), Press("takeseat", match_id), GREEN))
        found.append(button(words("button-wait"), Press("wait", match_id)))
    if len(table.waiting()) >= enough(table):
        found.append(button(words("button-second"), Press("second", match_id), BLUE))
    return found


def answer_buttons(table: Table, words: Words, *, sits: bool) -> list[Item]:
    """What those who are asked can press, and those who would like a seat. sits: whether whoever reads it has one."""
    return [
        button(words("button-am-in"), Press("amin", table.row.id), GREEN),
        button(words("button-leave"), Press("leave", table.row.id)),
        *([] if sits else seat_buttons(table, words)),
    ]
