"""What is not needed every turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.services.clock.pace import NONE
from bot.services.table.played import posted_hash
from bot.services.table.scene import Table
from bot.ui.pages import standing
from bot.ui.pages.lobby import option_line, switched_lines
from bot.ui.pages.phone import Row, in_rows
from bot.ui.pages.table import accent, heading
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Place
from bot.ui.press.items import GREEN, RED, Item, boxed, button, view_of
from bot.ui.words import history
from bot.ui.words.catalogues import clip, named
from bot.ui.words.durations import lasted, pace_text
from render.kit.words import Words

TEXT = 3700
PLACES: Final[tuple[Place, ...]] = ("own", "looks", "changes")
"""Where features may add buttons here."""


def more_page(
    table: Table,
    words: Words,
    seat: int | None,
    added: Mapping[Place, Sequence[Item]] = {},
    told: Sequence[str] = (),
) -> discord.ui.LayoutView:
    """What the table has chosen and what the lots have decided, and the ways to everything that is not needed often.

    seat: of the person who reads, None for a stranger.
    added: the buttons of features, by their places.
    told:  what features say of a match that is over.
    """
    lines = [f"### {heading(table, words)}"]
    lines += [
        option_line(option, option.of(table.row.options), words)
        for option in table.game.options
        if option.applies(len(table.seats), table.row.options)
    ]
    lines.append(words("option-line", option=words("pace"), choice=pace_text(table.row.pace, words)))
    if table.row.weekends_off:
        lines.append(words("weekends-off-short"))
    lines += switched_lines(table, words)
    if table.row.started_at is not None and table.row.ended_at is not None:
        lines.append(words("result-took", span=lasted(table.row.ended_at - table.row.started_at, words)))
    lines += told
    if table.row.started_at is not None:
        lots = history.sentences(history.opening(table), None, named(words, table.seats))
        lines += ["", f"**{words('more-lots')}**", *lots]
        posted = posted_hash(table.row)
        if table.over:
            lines.append(f"-# {words('more-fair-over', hash=posted, seed=table.row.seed.hex())}")
        else:
            lines.append(f"-# {words('more-fair', hash=posted)}")
    return view_of(boxed(accent(table), clip("\n".join(lines), TEXT), *_ways(table, words, seat, added)))


def _ways(
    table: Table,
    words: Words,
    seat: int | None,
    added: Mapping[Place, Sequence[Item]],
) -> list[Row]:
    """Buttons: first what is the reader's own, then what everybody may look at, then what changes the match; what would
    do nothing is left out."""
    match_id = table.row.id
    mine: list[Item] = []
    looks: list[Item] = []
    changes: list[Item] = []
    if seat is not None and table.row.status == "running":
        mine += help_button(table, seat, words)
        mine += standing.plan_ahead(table, seat, words)
    mine += added.get("own", ())
    if table.over:
        looks.append(button(words("button-rematch"), Press("rematch", match_id), GREEN))
    elif seat is not None and table.row.started_at is not None:
        if table.row.status == "running":
            if table.row.pace != NONE and not table.row.bound:
                changes.append(button(words("button-pause"), Press("pause", match_id)))
            changes.append(button(words("button-ask-undo"), Press("askundo", match_id)))
        else:
            changes.append(button(words("button-resume"), Press("resume", match_id)))
        if not table.row.direct and not table.row.bound:
            changes.append(button(words("button-offer-seat"), Press("offer", match_id)))
        if not table.row.bound:
            changes.append(button(words("button-resign"), Press("askresign", match_id), RED))
            changes.append(button(words("button-end"), Press("askend", match_id), RED))
    elif table.row.status == "running" and not table.row.bound and any(row.left_by for row in table.seats):
        changes.append(button(words("button-come-back"), Press("askreturn", match_id)))
    looks += added.get("looks", ())
    changes += added.get("changes", ())
    return [row for items in (mine, looks, changes) for row in in_rows(items)]


def help_button(table: Table, seat: int, words: Words) -> list[Item]:
    """The way to what is not possible now and why, if there is something."""
    if seat not in table.actors() or not any(answer.refusal for answer in table.question(seat).answers):
        return []
    return [button(words("button-help"), Press("help", table.row.id, table.row.revision))]
