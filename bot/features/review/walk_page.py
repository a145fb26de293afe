"""A position of a match that is over: as whoever chose saw it, with the best answers, and the way on, on paper too."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.replay.pages import from_turn
from bot.features.review.judged import dated, percent
from bot.features.review.walks import BEST, Stand
from bot.services.processes.pictures import Pictures
from bot.services.processes.right_of_way import Showing, Urgency
from bot.services.study.replay import states_at, turn_of, turns
from bot.services.table.played import reviewable
from bot.services.table.scene import ActionRow
from bot.ui.pages.advised import told_of, worded_reason
from bot.ui.pages.answers import LABEL_TEXT
from bot.ui.pages.phone import in_rows
from bot.ui.pages.table import accent, heading, picture
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Look
from bot.ui.press.items import BLUE, GREEN, Item, Page, Part, boxed, button, galleries, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import clip, game_words, label, name_of, named, neutral, short, won
from engine.core import match
from engine.players.advice import Alternative
from engine.players.review import Judged
from render.kit.words import Words

TEXT = 1800
MOST_TOLD = 8
"""So many steps of a line are told, the last ones."""
LONGEST_TOKEN = 44
"""Longer walks are not called by a button any more."""


def walk_button(look: Look, words: Words) -> list[Item]:
    """The way to what the computer thinks of a position, and on from there."""
    if look.walked or look.done >= len(look.live) or not reviewable(look.table):
        return []
    place = token(look.done, look.live[look.done].seat, ())
    return [button(words("button-walk"), Press("walk", look.table.row.id, 0, place))]


def token(done: int, seat: int, path: tuple[int, ...], mark: str = "") -> str:
    """Where a walk stands, as buttons say it. mark: tells buttons apart that lead to the same place."""
    return f"{done}.{seat}.{'-'.join(map(str, path))}" + (f".{mark}" if mark else "")


async def walk_page(
    reading: ReadingRoom,
    stand: Stand,
    steps: Sequence[ActionRow],
    language: str,
    *,
    reader: int | None = None,
    told: Sequence[Judged] = (),
    post: bool = False,
) -> Page:
    """Where a walk stands.

    reader: who reads it alone; what everybody reads leads each to a walk of the own.
    told:   the choices that the review numbers, to which it leads.   post: whether with a button that posts it.
    """
    table, match_id = stand.table, stand.table.row.id
    words = game_words(language, table.game.key)
    number = 0 if stand.path else next((at for at, one in enumerate(told, 1) if one.done == stand.done), 0)
    title = words("button-position", number=str(number)) if number else words("button-walk")
    head = f"## {title} · {heading(table, words)}"
    above, files = await _position(reading.pictures, stand, steps, head, words)
    mark = "p" if reader is None else "w"
    turn = from_turn(match_id, turn_of(turns(steps, over=True), stand.done), words, mark)
    note = f"-# {words('walk-note' if stand.path else 'walk-note-start')}"
    if reader is None:
        parts: list[Part] = [note, [button(words("button-walk-too"), _to(stand, stand.path, mark), BLUE), turn]]
    else:
        ways = [*_ways(stand, steps, words), turn]
        ways.append(button(words("review-back"), Press("review", match_id, 0, "back")))
        if post:
            ways.append(button(words("button-post-here"), Press("postwalk", match_id, 0, _of(stand, stand.path))))
        numbered: list[Item] = []
        if not stand.path:
            look = Look(table, steps, reader, stand.done, alone=True, walked=True)
            ways += await reading.features.looking_back(look, words)
            numbered = position_buttons(match_id, told, words, number)
        parts = [*_plays(stand, short(words, table.seats)), note, numbered, *in_rows(ways)]
    asked = boxed(accent(table), *_told(stand, words), *parts)
    return view_of(*above, asked), files


async def _position(
    pictures: Pictures, stand: Stand, steps: Sequence[ActionRow], head: str, words: Words
) -> tuple[list[Part], list[discord.File]]:
    """What was done on paper so far and the position; and, where a choice of the match was clearly worse than another,
    what it led to, and what the better one would lead to."""
    table, seat, showing = stand.table, stand.seat, Showing(Urgency.REPLAY)
    aloud, who = named(words, table.seats), name_of(table.seats[seat])
    files = await picture(pictures, table, table.game.view(stand.state, seat), words, "private", showing)
    when = who if stand.advice is None else dated(table, stand.state, seat, who, aloud)
    lines = clip("\n".join([head, when, *_line(stand, aloud)]), TEXT)
    parts: list[Part] = [boxed(accent(table), lines), *galleries(files)]
    if stand.mistaken:
        assert stand.real is not None
        assert stand.advice is not None
        (then,) = await states_at(table, steps, [stand.done + 1])
        better = table.game.clone(stand.state)
        drew = match.act(table.game, better, seat, stand.advice.best).reveals
        for key, action, state in (("review-did", stand.real, then), ("review-instead", stand.advice.best, better)):
            said = words(key, did=told_of(stand.question, action, aloud))
            chance = f"\n-# {words('review-chance')}" if drew and state is better else ""
            *_, decides = await picture(pictures, table, table.game.view(state, seat), words, "private", showing)
            decides.filename = f"{key}-{decides.filename}"
            parts += [f"{said}{chance}", *galleries([decides])]
            files.append(decides)
    return parts, files


def position_buttons(match_id: int, told: Sequence[Judged], words: Words, here: int = 0) -> list[Item]:
    """To the choices that a review numbers, but for the one that is shown."""
    return [
        button(words("button-position", number=str(number)), Press("position", match_id, 0, str(number)), BLUE)
        for number in range(1, len(told) + 1)
        if number != here
    ]


def _told(stand: Stand, words: Words) -> list[Part]:
    """The question with what each of the best answers is worth; or how the match ends on paper."""
    if stand.advice is None:
        return [f"### {_ended(stand, words)}"]
    aloud = named(words, stand.table.seats)
    asked = f"### {label(aloud, 'question', stand.question.label)}"
    return [asked, clip("\n".join(_worth(stand, shown(stand), aloud)), TEXT)]


def shown(stand: Stand) -> list[Alternative]:
    """The best actions, and what was done in the match if that is none of them; none where nobody is asked.

    Behind the best one by their chances, since they are told: a computer that looks ahead ranks by its last look alone.
    """
    if stand.advice is None:
        return []
    best, *others = stand.advice.alternatives[:BEST]
    real = None if stand.real is None else stand.advice.of(stand.real)
    if real is not None and real not in (best, *others):
        others.append(real)
    return [best, *sorted(others, key=lambda one: one.win, reverse=True)]


def _worth(stand: Stand, best: Sequence[Alternative], aloud: Words) -> list[str]:
    """Each of them with its chance and one reason."""
    lines: list[str] = []
    first, *others = best
    for one in best:
        what = told_of(stand.question, one.action, aloud)
        played = "yes" if one.action == stand.real else "no"
        if not others:
            lines.append(aloud("walk-only", what=what))
            break
        lines.append(aloud("walk-way", what=what, win=percent(one.win), played=played))
        if one is first:
            said = aloud("walk-clearly" if others[0].worse else "walk-nearly")
        elif one.worse:
            behind = aloud("walk-behind", points=percent(first.win) - percent(one.win))
            said = f"{behind} {worded_reason(one.why, aloud)}".strip()
        else:
            said = aloud("walk-as-good")
        lines.append(f"-# {said}")
    return lines


def _plays(stand: Stand, called: Words) -> Sequence[Part]:
    """A button for each of the best answers that takes this step."""
    made: list[Item] = []
    for one in shown(stand):
        path = (*stand.path, stand.number(one.action))
        text = told_of(stand.question, one.action, called)
        full = len(_of(stand, path)) > LONGEST_TOKEN
        style = discord.ButtonStyle.secondary if made else GREEN
        made.append(button(clip(text, LABEL_TEXT), _to(stand, path, "n"), style, disabled=full))
    return in_rows(made)


def _ways(stand: Stand, steps: Sequence[ActionRow], words: Words) -> list[Item]:
    """Back on a walk; in the match to the choices before and after."""
    if stand.path:
        return [
            button(words("button-walk-step-back"), _to(stand, stand.path[:-1], "b")),
            button(words("button-walk-start"), _to(stand, (), "s")),
        ]
    choices = choices_of(steps)
    before = next((done for done in reversed(choices) if done < stand.done), None)
    after = next((done for done in choices if done > stand.done), None)
    ways = (("button-walk-earlier", before, "e"), ("button-walk-later", after, "l"))
    return [
        button(words(key), Press("walk", stand.table.row.id, 0, token(done, steps[done].seat, (), mark)))
        for key, done, mark in ways
        if done is not None
    ]


def choices_of(steps: Sequence[ActionRow]) -> list[int]:
    """How many actions were done before each that somebody chose, and nothing did for them."""
    return [done for done, step in enumerate(steps) if step.kind != "auto"]


def _line(stand: Stand, aloud: Words) -> list[str]:
    """What was done on paper since the last choice."""
    seats = stand.table.seats
    told = stand.line if len(stand.line) <= MOST_TOLD else (stand.line[0], *stand.line[1 - MOST_TOLD :])
    skipped = ["…"] if len(told) < len(stand.line) else []
    lines = [f"- {name_of(seats[one.seat])}: {told_of(one.question, one.action, aloud)}" for one in told]
    return [*lines[:1], *skipped, *lines[1:]]


def _ended(stand: Stand, words: Words) -> str:
    """How the match ends on paper."""
    outcome = stand.table.game.outcome(stand.state)
    if outcome is None:
        return words("walk-too-far")
    seats = stand.table.seats
    return words(
        "walk-over", result=won(outcome, words.listing(neutral(seats[seat].name) for seat in outcome.winners), words)
    )


def _of(stand: Stand, path: tuple[int, ...]) -> str:
    return token(stand.done, stand.seat, path)


def _to(stand: Stand, path: tuple[int, ...], mark: str) -> Press:
    return Press("walk", stand.table.row.id, 0, token(stand.done, stand.seat, path, mark))
