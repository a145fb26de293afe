"""What whoever follows matches of others is told: a line for each, as everybody may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.services.table.scene import Table
from bot.services.telling.panels import PanelRow
from bot.ui.pages.lists import whole
from bot.ui.pages.table import heading
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import FOLLOWED, Way
from bot.ui.press.items import Item, boxed, button, choice, select, view_of
from bot.ui.words.catalogues import HOUSE, clip, game_words, hooks, named, neutral, won
from bot.ui.words.places import address
from render.kit.words import Words

TEXT = 3600
MOST_LINKS = 5

Followed = tuple[Table, PanelRow | None]
"""A match, and where its result stands."""


def followed_page(
    found: Sequence[Followed], added: Mapping[Way, Sequence[Table]], words: Words, mark: str = ""
) -> discord.ui.LayoutView:
    """One message of all matches that have moved on or are over.

    added: what features add, each with the matches for which it does something.
    mark:  tells the message from others of this kind.
    """
    lines = [f"### {words('follow-heading')}", *(_line(table, words) for table, _ in found)]
    links = [
        discord.ui.Button[Any](
            label=clip(words("follow-replay", match=heading(table, words)), 80),
            url=address(table.row, stands),
        )
        for table, stands in found
        if table.over and stands is not None
    ]
    lists = [_select(way.label, Press(way.verb, 0, 0, FOLLOWED), tables, words) for way, tables in added.items()]
    if played := [table for table, _ in found if not table.over]:
        lists.append(_select("follow-stop", Press("unfollow", 0), played, words))
    stop = button(words("button-unfollow-all"), stop_press(mark))
    return view_of(boxed(HOUSE, whole(lines, TEXT, words), links[:MOST_LINKS], *lists, [stop]))


def stop_press(mark: str) -> Press:
    """That of the button with which somebody follows no match any more; each message has it."""
    return Press("unfollowall", 0, 0, mark)


def _select(label: str, press: Press, tables: Sequence[Table], words: Words) -> list[Item]:
    """A list of matches from which one is chosen for a press."""
    return [select(words(label), press, [choice(heading(table, words), str(table.row.id)) for table in tables])]


def _line(table: Table, words: Words) -> str:
    """A match in a line: how it stands for everybody, or how it ended."""
    own = game_words(words.language, table.game.key)
    row = table.row
    link = f"[{heading(table, own)}]({address(row)})"
    if row.outcome is not None:
        who = own.listing(neutral(table.seats[seat].name) for seat in row.outcome.winners)
        return f"- {link}: **{won(row.outcome, who, own)}**"
    if table.over:
        return f"- {link}: {own('waiting-ended')}"
    if row.status == "suspended":
        return f"- {link}: {own('waiting-suspended')}"
    return f"- {link}: {hooks(table.game.key).heading(table.view(None), named(own, table.seats))}"
