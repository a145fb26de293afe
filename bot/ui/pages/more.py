"""What is not needed every turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import discord

from bot.services.clock.pace import NONE
from bot.services.table.played import posted_hash
from bot.services.table.scene import Table
from bot.ui.pages import standing
from bot.ui.pages.lobby import option_line, switched_lines
from bot.ui.pages.phone import in_rows
from bot.ui.pages.table import accent, heading
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Place, Way
from bot.ui.press.items import GREEN, WAYS, Item, Part, boxed, button, select, view_of
from bot.ui.words.catalogues import clip, named
from bot.ui.words.durations import lasted, pace_text
from bot.ui.words.events import opening, sentences
from render.kit.words import Words

TEXT = 3700
PLACES: Final[tuple[Place, ...]] = ("own", "looks", "changes")
"""Where features may add something here."""


def more_page(
    table: Table,
    words: Words,
    seat: int | None,
    added: Mapping[Place, Sequence[Way]] = {},
    told: Sequence[str] = (),
) -> discord.ui.LayoutView:
    """What the table has chosen and what the lots have decided, and the ways to everything that is not needed often.

    seat: of the person who reads, None for a stranger.
    added: what features add, by its place.
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
        lots = sentences(opening(table), None, named(words, table.seats))
        lines += ["", f"**{words('more-lots')}**", *lots]
        posted = posted_hash(table.row)
        if table.over:
            lines.append(f"-# {words('more-fair-over', hash=posted, seed=table.row.seed.hex())}")
        else:
            lines.append(f"-# {words('more-fair', hash=posted)}")
    return view_of(boxed(accent(table), clip("\n".join(lines), TEXT), *_ways(table, words, seat, added)))


def _ways(table: Table, words: Words, seat: int | None, added: Mapping[Place, Sequence[Way]]) -> Iterator[Part]:
    """Buttons for what is the reader's own, then for what everybody may look at; last a list of what changes the match
    or goes on from it. What would do nothing is left out."""
    match_id = table.row.id
    own: list[Item] = []
    if seat is not None and table.row.status == "running":
        own = [*help_button(table, seat, words), *standing.plan_ahead(table, seat, words)]
    yield from in_rows([*own, *(way.item(words, match_id) for way in added.get("own", ()))])
    looks = [Way("looks", "button-rematch", "rematch", style=GREEN)] if table.over else []
    yield from in_rows(way.item(words, match_id) for way in (*looks, *added.get("looks", ())))
    changes = [*_changes(table, seat), *added.get("changes", ())]
    if len(changes) == 1:
        yield [changes[0].item(words, match_id)]
    elif changes:
        name = words("more-changes-over" if table.over else "more-changes")
        yield [select(name, Press(WAYS, match_id), [way.option(words) for way in changes])]


def _changes(table: Table, seat: int | None) -> Iterator[Way]:
    """What changes a match that is not over, for whoever sits or has sat there."""
    row, runs = table.row, table.row.status == "running"
    if table.over or row.started_at is None:
        return
    if seat is None:
        if runs and not row.bound and any(one.left_by for one in table.seats):
            yield Way("changes", "button-come-back", "askreturn")
        return
    if runs and row.pace != NONE and not row.bound:
        yield Way("changes", "button-pause", "pause")
    yield Way("changes", "button-ask-undo", "askundo") if runs else Way("changes", "button-resume", "resume")
    if not row.direct and not row.bound:
        yield Way("changes", "button-offer-seat", "offer")
    if not row.bound:
        yield Way("changes", "button-resign", "askresign")
        yield Way("changes", "button-end", "askend")


def help_button(table: Table, seat: int, words: Words) -> list[Item]:
    """The way to what is not possible now and why, if there is something."""
    if seat not in table.actors() or not any(answer.refusal for answer in table.question(seat).answers):
        return []
    return [button(words("button-help"), Press("help", table.row.id, table.row.revision))]
