"""A question to the people of a table, with the answers so far."""

from __future__ import annotations

from typing import Any

import discord

from bot.services.tables import Table
from bot.services.votes import CHOICES, EVERYBODY, OBSOLETE, VoteRow, voters
from bot.ui.custom_id import Press
from bot.ui.house import House
from bot.ui.items import button
from bot.ui.table import COLOUR, heading
from bot.ui.words import clip, game_words, mention, spoken

_STYLES = {
    "yes": discord.ButtonStyle.success,
    "take": discord.ButtonStyle.success,
    "wait": discord.ButtonStyle.primary,
    "end": discord.ButtonStyle.danger,
}


async def vote_card(house: House, table: Table, vote: VoteRow) -> discord.ui.LayoutView:
    """The card of a vote: the question and its buttons, or what was decided."""
    words = spoken(game_words(table.row.language, table.game.key), table.seats)
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    lines = [f"### {heading(table, words)}", words(f"vote-{vote.kind}", **_about(vote))]
    given = await house.votes.ballots(vote.id)
    if vote.kind == "replace" and vote.for_user is not None:
        lines.append(words("vote-for", person=_person(vote.for_user)))
    lines += [
        f"{mention(row)}: {words(f'vote-choice-{given[row.user_id]}')}"
        for row in voters(table, vote)
        if vote.kind != "replace" and row.user_id in given
    ]
    if vote.outcome is not None:
        key = "vote-obsolete" if vote.outcome == OBSOLETE else f"vote-{vote.kind}-{vote.outcome}"
        lines.append(f"**{words(key, **_about(vote))}**")
    box.add_item(discord.ui.TextDisplay(clip("\n".join(lines), 3900)))
    if vote.outcome is None:
        box.add_item(
            discord.ui.ActionRow(
                *[
                    button(
                        words(f"vote-choice-{choice}"),
                        Press("vote", table.row.id, vote.revision, f"{vote.id}.{choice}"),
                        _STYLES.get(choice, discord.ButtonStyle.secondary),
                    )
                    for choice in CHOICES[vote.kind]
                ]
            )
        )
    view.add_item(box)
    return view


def _about(vote: VoteRow) -> dict[str, int | str]:
    facts: dict[str, int | str] = {"asker": _person(vote.asked_by)}
    if vote.seat != EVERYBODY:
        facts["seat"] = vote.seat
    return facts


def _person(user_id: int | None) -> str:
    return "" if user_id is None else f"<@{user_id}>"
