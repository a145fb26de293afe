"""A review: the chart with the choices that changed a match most, and each of them with the position then."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from bot.features.replay.pages import replay_button
from bot.features.review.judged import dated, luck, of_seat, percent, points, verdict
from bot.features.review.service import Progress, Review, after_turns, positions
from bot.features.review.walk_page import position_buttons
from bot.services.processes.pictures import Pictures
from bot.services.study.replay import Turn, turn_of
from bot.services.table.scene import ActionRow, Table
from bot.ui.pages.advised import told_of
from bot.ui.pages.table import accent, heading
from bot.ui.press.custom_id import Press
from bot.ui.press.files import picture_file
from bot.ui.press.items import GREEN, Item, Page, boxed, button, stacked, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import clip, game_words, name_of, named, neutral, pictured, plain, won
from bot.ui.words.durations import lasted
from engine.players.review import Account
from render import orders
from render.kit.parts import MAIN
from render.kit.words import Words

TEXT = 1800
SOON = 25.0
"""Seconds that are no minute yet."""


async def review_page(
    reading: ReadingRoom,
    table: Table,
    live: Sequence[ActionRow],
    found: Sequence[Turn],
    review: Review,
    language: str,
    *,
    post: bool = False,
    reader: int | None = None,
    progress: Progress | None = None,
) -> Page:
    """The review of a match; `found` are its public turns.

    post:     whether with a button that posts it.   reader: who reads it alone; None for everybody.
    progress: how far it is; then it leads nowhere yet, and what follows takes its place.
    """
    words = game_words(language, table.game.key)
    flat, aloud = plain(words, table.seats), named(words, table.seats)
    states = await positions(table, live, review)
    plates: list[orders.Plate] = []
    lines: list[str] = []
    for number, choice in enumerate(review.turns, 1):
        turn = turn_of(found, choice.done)
        question = table.game.question(states[choice.done], choice.seat)
        state = states[choice.done]
        head = dated(table, state, choice.seat, flat.player(choice.seat), flat)
        did = told_of(question, choice.action, flat)
        plates.append(
            orders.Plate(
                choice.seat,
                turn,
                head,
                did,
                verdict(choice, question, flat, counted=False),
                fine=not choice.mistake,
                before=percent(choice.otherwise),
                after=percent(choice.win),
            )
        )
        lines.append(
            words(
                "review-line",
                number=str(number),
                when=dated(table, state, choice.seat, name_of(table.seats[choice.seat]), aloud),
                did=told_of(question, choice.action, aloud),
                win=percent(choice.win),
                verdict=verdict(choice, question, aloud),
            )
        )
    others = msgspec.structs.replace(
        review,
        best=tuple(one for one in review.best if one not in review.turns),
        missed=tuple(one for one in review.missed if one not in review.turns),
    )
    told = ((row, of_seat(table, others, states, row.seat, aloud)) for row in table.persons())
    lines += [words("review-of", who=name_of(row), what="; ".join(said)) for row, said in told if said]
    lines += [luck(table, live, states, one, aloud) for one in review.luck]
    charted = review if progress is None else _unsettled(review)
    files = await _chart(reading.pictures, table, found, charted, plates, flat)
    head = f"## {words('button-review')} · {heading(table, words)}\n{_ended(table, words)}"
    match_id = table.row.id
    small = [] if progress is None else [progress_line(progress, words)]
    lines = [f"- {line}" for line in lines]
    if progress is None and not lines:
        lines = [words("review-nothing")]
    text = clip("\n".join([*small, *lines, f"-# {words('review-note')}"]), TEXT)
    if progress is not None:
        return stacked(
            [boxed(accent(table), head)], files, boxed(accent(table), text, [_again(match_id, words)]), words
        )
    looks = position_buttons(match_id, review.turns, words)
    ways = [
        replay_button(match_id, words),
        button(words("button-rematch"), Press("rematch", match_id), GREEN),
    ]
    if post:
        ways.append(button(words("button-post-here"), Press("postreview", match_id)))
    if reader is not None:
        ways = [*await reading.features.ways("review", table, reader, words), *ways]
    return stacked([boxed(accent(table), head)], files, boxed(accent(table), text, looks, ways), words)


def begun_page(table: Table, progress: Progress, language: str) -> discord.ui.LayoutView:
    """A review of which nothing is known yet but how far it is."""
    words = game_words(language, table.game.key)
    head = f"## {words('button-review')} · {heading(table, words)}\n{_ended(table, words)}"
    return view_of(boxed(accent(table), head, progress_line(progress, words), [_again(table.row.id, words)]))


def progress_line(progress: Progress, words: Words) -> str:
    """How far a review is, and after how long it will be complete if that can be told."""
    if not progress.all:
        return words("review-next")
    key = "review-looked" if progress.closely else "review-played-again"
    line = words(key, done=progress.done, all=progress.all)
    if progress.left is None:
        return line
    minutes = 0 if progress.left <= SOON else max(1, round(progress.left / 60))
    return f"{line} {words('review-left', minutes=minutes)}"


def _again(match_id: int, words: Words) -> Item:
    return button(words("button-review-again"), Press("review", match_id, 0, "on"))


def _unsettled(review: Review) -> Review:
    """Without what choices and luck have cost and brought: what is not looked at yet would count as nothing."""
    return msgspec.structs.replace(review, accounts=())


def _ended(table: Table, words: Words) -> str:
    """Who has won, with how much and after how long."""
    outcome, row = table.row.outcome, table.row
    assert outcome is not None
    assert row.started_at is not None
    assert row.ended_at is not None
    who = words.listing(neutral(table.seats[seat].name) for seat in outcome.winners)
    return f"**{won(outcome, who, words)}** · {words('result-took', span=lasted(row.ended_at - row.started_at, words))}"


async def _chart(
    pictures: Pictures,
    table: Table,
    found: Sequence[Turn],
    review: Review,
    plates: Sequence[orders.Plate],
    flat: Words,
) -> list[discord.File]:
    """Everybody's chance over the match and, in the parts below, what the plates tell."""
    players = pictured(flat, table.seats)
    order = orders.Review(
        flat("review-title"),
        heading(table, flat),
        flat("review-unit"),
        tuple(players.player(row.seat) for row in table.seats),
        course(review, found),
        tuple(plates),
        tuple(
            orders.Ledger(row.seat, players.player(row.seat), *map(percent, (-one.lost, one.luck, one.start, one.end)))
            for row, one in zip(table.seats, review.accounts, strict=False)
        ),
        (
            flat("review-account-title"),
            flat("review-account-choices"),
            flat("review-account-luck"),
            flat("review-account-rest"),
        ),
    )
    drawn = await pictures.page(order, flat.language)
    return [picture_file(f"review-{part.name}", part.png, alt_of(table, review, part.name, flat)) for part in drawn]


def course(review: Review, found: Sequence[Turn]) -> tuple[orders.Point, ...]:
    """How things stood after every public turn, the set-up first."""
    told = enumerate(after_turns(review, found))
    return tuple(orders.Point(number, tuple(map(percent, chances))) for number, chances in told)


def alt_of(table: Table, review: Review, part: str, words: Words) -> str:
    """The chart in words, or what stands below it: the message tells the choices."""
    if part == "account":
        told = [
            _account(words.player(row.seat), one, words) for row, one in zip(table.seats, review.accounts, strict=False)
        ]
        return f"{words('review-account-title')}: {' '.join(told)} {words('review-account-rest')}"
    if part != MAIN:
        return words("review-alt-choices", count=len(review.turns))
    first, last = review.moments[0], review.moments[-1]
    parts = [
        words(
            "review-alt-line",
            who=words.player(row.seat),
            first=percent(first.chances[row.seat]),
            last=percent(last.chances[row.seat]),
        )
        for row in table.seats
    ]
    return words("review-alt", title=heading(table, words), lines="; ".join(parts))


def _account(who: str, one: Account, words: Words) -> str:
    """What choices and luck have done for somebody, in points of the chance to win."""
    lost, lucky = points(-one.lost), points(one.luck)
    return words("review-alt-account", who=who, lost=lost, luck=lucky, first=percent(one.start), last=percent(one.end))


async def learned_lines(reading: ReadingRoom, table: Table, review: Review, words: Words) -> list[str]:
    """The best and the worst choice of somebody who has finished a lesson."""
    aloud = named(words, table.seats)
    steps = await reading.tables.live(table.row.id)
    told = of_seat(table, review, await positions(table, steps, review), table.persons()[0].seat, aloud, "learned")
    return [f"- {line}" for line in told or (aloud("learned-even"),)]
