"""Whom a person does not want to be seated with: the list, and what is answered to a choice."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.apart.service import Other
from bot.services.table.scene import MatchRow, SeatRow
from bot.ui.press.custom_id import Press
from bot.ui.press.items import boxed, button, choice, select, user_select, view_of
from bot.ui.words.catalogues import HOUSE, clean, neutral
from render.kit.words import Words

PLACE = "n"
"""Before a place in the list."""


def apart_page(known: Sequence[Other], words: Words, added: Other | None = None) -> discord.ui.LayoutView:
    """The list, with a select to add somebody and one to take somebody off. added: who is there since just now."""
    lines = [words("apart-done", who=neutral(added.name))] if added is not None else []
    lines += [f"### {words('apart-heading')}"]
    lines += [f"• {neutral(one.name)}" for one in known] or [words("apart-nobody")]
    options = [choice(clean(one.name), reference(one, known)) for one in known]
    return view_of(
        boxed(
            HOUSE,
            "\n".join([*lines, f"-# {words('apart-note')}"]),
            [user_select(words("apart-choose"), Press("apartadd", 0), 1)],
            [select(words("apart-forgive"), Press("together", 0), options)] if known else [],
            [button(words("button-settings"), Press("settings", 0))],
        )
    )


def reference(one: Other, known: Sequence[Other]) -> str:
    """What stands for one of those whom a person has chosen: the account, or the place in the list where that is not
    to be known."""
    if not one.met_as:
        return str(one.user_id)
    return f"{PLACE}{known.index(one) if one in known else len(known)}"


def from_match_page(match: MatchRow, others: Sequence[SeatRow], words: Words) -> discord.ui.LayoutView:
    """Asks which of the people of a match it is."""
    # Where guests of other servers sit, nobody's account is told.
    options = [choice(clean(row.name), str(row.user_id if match.by_account else row.seat)) for row in others]
    choose = select(words("apart-choose"), Press("apartadd", match.id), options)
    return view_of(f"{words('apart-of-match')}\n-# {words('apart-note')}", [choose])
