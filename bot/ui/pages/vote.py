"""A question to the people of a table, with the answers so far."""

from __future__ import annotations

import discord

from bot.services.table.scene import Table
from bot.services.table.voting import CHOICES, EVERYBODY, OBSOLETE, VoteRow, voters
from bot.ui.pages.table import accent, heading
from bot.ui.press.called import call, user_ids
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, GREEN, RED, Item, Page, boxed, button, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words import calling
from bot.ui.words.catalogues import clip, game_words, house_words, name_of, named, neutral
from render.kit.words import Words

TEXT = 3500
SEVERAL_WAYS = ("slow", "missing", "stay")
"""Votes about how to go on: each choice is told in a sentence, and the votes are counted."""

_STYLES = {"yes": GREEN, "take": GREEN, "end": RED}


async def vote_card(reading: ReadingRoom, table: Table, vote: VoteRow, *, calls: bool = True) -> Page:
    """The card of a vote: who is asked, the question and its buttons; once it is decided, what was decided.

    calls: whether people stand there by their accounts, for whoever may know them. Raises Broken.
    """
    async with reading.tables.drawing(table):
        words = named(game_words(table.row.language, table.game.key), table.seats)
        given = await reading.tables.ballots(vote.id)
        facts = _about(table, vote, await names(reading, table, vote))
        asked = " ".join(map(call, called(table, vote) if calls else ()))
        if vote.outcome == OBSOLETE:
            lines = [f"### {words('vote-obsolete')}", words(f"vote-was-{vote.kind}", **facts)]
        elif vote.outcome is not None:
            lines = [f"### {words(f'vote-{vote.kind}-{vote.outcome}', **facts)}"]
        else:
            ways = vote.kind in SEVERAL_WAYS
            title = words(f"vote-{vote.kind}-title", **facts) if ways else heading(table, words)
            lines = [f"### {title}", words(f"vote-{vote.kind}", **facts)]
            if ways:
                lines += [f"- {words(f'vote-hint-{vote.kind}-{choice}', **facts)}" for choice in CHOICES[vote.kind]]
            if vote.kind == "replace" and vote.for_user is not None and calls:
                lines.append(words("vote-for", person=call(vote.for_user)))
        choices = _choices(table, vote, given, words) if vote.outcome is None else []
        small = clip("\n".join(f"-# {line}" for line in _small(table, vote, given, words)), 450)
        return view_of(asked, boxed(accent(table), clip("\n".join(lines), TEXT), choices, small)), ()


async def vote_line(reading: ReadingRoom, table: Table, vote: VoteRow) -> str:
    """What a notification says of a vote."""
    return calling.vote(table, vote, (await names(reading, table, vote)).get(vote.asked_by or 0, ""))


def called(table: Table, vote: VoteRow) -> list[int]:
    """The people whom the card of a vote calls: all who may vote, or whom a seat is offered; once decided, nobody."""
    if vote.outcome is not None:
        return []
    if vote.kind == "replace":
        return [] if vote.for_user is None else [vote.for_user]
    return user_ids(voters(table, vote))


async def names(reading: ReadingRoom, table: Table, vote: VoteRow) -> dict[int, str]:
    """How the people are called whom a vote is about, at this table or at their last one."""
    about = {vote.asked_by, vote.about} - {None}
    here = {row.user_id: row.name for row in table.seats if row.user_id in about}
    away = [user_id for user_id in about if user_id is not None and user_id not in here]
    if not table.row.by_account:  # whoever has left is known by the name for other servers, or by none
        nameless = dict.fromkeys(away, house_words(table.row.language)("somebody-before"))
        found = {**nameless, **await reading.tables.names_elsewhere(away), **here}
    else:
        found = {**(await reading.tables.names(away) if away else {}), **here}
    return {user_id: name for user_id, name in found.items() if user_id is not None}


def _choices(table: Table, vote: VoteRow, given: dict[int, str], words: Words) -> list[Item]:
    """A button for each choice; with several voters it says how many of them have chosen it."""
    chosen = [given.get(row.user_id or 0) for row in voters(table, vote)]
    counted = vote.kind != "replace" and len(chosen) > 1

    def label(choice: str) -> str:
        name = words(f"vote-choice-{choice}")
        return words("vote-count", choice=name, count=chosen.count(choice)) if counted else name

    usual = BLUE if vote.kind in SEVERAL_WAYS else discord.ButtonStyle.secondary
    return [
        button(
            label(choice),
            Press("vote", table.row.id, vote.revision, f"{vote.id}.{choice}"),
            _STYLES.get(choice, usual),
        )
        for choice in CHOICES[vote.kind]
    ]


def _small(table: Table, vote: VoteRow, given: dict[int, str], words: Words) -> list[str]:
    """Who has voted what, and how it is decided."""
    if vote.kind == "replace":
        return []
    lines = [
        " · ".join(
            f"{name_of(row)}: {words(f'vote-choice-{given[row.user_id]}')}"
            if row.user_id in given
            else words("vote-not-yet", who=name_of(row))
            for row in voters(table, vote)
        )
    ]
    if vote.outcome is None and vote.kind in SEVERAL_WAYS:
        how = words("vote-how")
        lines.append(
            f"{how} {words('vote-how-slow', who=neutral(table.seats[vote.seat].name))}" if vote.kind == "slow" else how
        )
    return lines


def _about(table: Table, vote: VoteRow, known: dict[int, str]) -> dict[str, int | str]:
    facts: dict[str, int | str] = {"asker": _person(vote.asked_by, known), "about": _person(vote.about, known)}
    if vote.seat != EVERYBODY:
        row = table.seats[vote.seat]
        facts |= {"seat": vote.seat, "who": neutral(row.name), "since": f"<t:{row.since or vote.opened_at}:R>"}
        facts["about"] = facts["about"] or name_of(row)  # the person may have been forgotten
    return facts


def _person(user_id: int | None, known: dict[int, str]) -> str:
    """Somebody by name; whoever has left their only table has none any more."""
    if user_id is None:
        return ""
    return f"**{neutral(known[user_id])}**" if user_id in known else call(user_id)
