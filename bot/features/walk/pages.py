"""A match that is walked on paper: the position, its question, the best answers, and the way on."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import discord

from bot.features.replay.pages import from_turn
from bot.features.review.judged import dated, percent
from bot.features.walk.service import BEST, Stand, chooser_at
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
from bot.ui.press.items import BLUE, GREEN, Item, Page, Part, boxed, button, choice, select, stacked
from bot.ui.words.catalogues import clip, game_words, label, name_of, named, neutral, plain, short, won
from engine.players.advice import Alternative
from render.kit.words import Words

TEXT = 1800
MOST_TOLD = 8
"""So many steps of a line are told, the last ones."""
JUMPS = 25
"""So many positions stand in the list."""
SIGNS = ("No", "So", "Sm", "Mn")
"""The kinds of characters that make up signs: numbers in circles, pictures, and what makes a character a picture."""
LONGEST_TOKEN = 44
"""Longer walks are not called by a button any more."""


def walk_button(look: Look, words: Words) -> list[Item]:
    """The way to what the computer thinks of a position, and on from there."""
    seat = chooser_at(look.live, look.done)
    if seat is None or not reviewable(look.table):
        return []
    return [button(words("button-walk"), Press("walk", look.table.row.id, 0, token(look.done, seat, ())))]


def token(done: int, seat: int, path: tuple[int, ...], mark: str = "") -> str:
    """Where a walk stands, as buttons say it. mark: tells buttons apart that lead to the same place."""
    return f"{done}.{seat}.{'-'.join(map(str, path))}" + (f".{mark}" if mark else "")


async def walk_page(
    pictures: Pictures,
    stand: Stand,
    steps: Sequence[ActionRow],
    language: str,
    *,
    post: bool = False,
    alone: bool = True,
) -> Page:
    """Where a walk stands.

    post: whether with a button that posts it.   alone: whether one person reads it; what everybody reads leads each to
          a walk of the own.
    """
    table, seat = stand.table, stand.seat
    words = game_words(language, table.game.key)
    aloud, who = named(words, table.seats), name_of(table.seats[seat])
    view = table.game.view(stand.state, seat)
    files = await picture(pictures, table, view, words, "private", Showing(Urgency.REPLAY))
    head = [f"## {words('button-walk')} · {heading(table, words)}"]
    head.append(dated(table, stand.state, seat, who, aloud) if stand.advice is not None else who)
    head += _line(stand, aloud)
    parts: list[Part] = []
    if stand.advice is None:
        parts.append(f"### {_ended(stand, words)}")
    else:
        best = shown(stand)
        parts.append(f"### {label(aloud, 'question', stand.question.label)}")
        parts.append(clip("\n".join(_worth(stand, best, aloud)), TEXT))
        if alone:
            parts += in_rows(_plays(stand, best, short(words, table.seats)))
    ways = _ways(stand, steps, words) if alone else []
    mark = "w" if alone else "p"
    if not alone:
        ways.append(button(words("button-walk-too"), _to(stand, stand.path, mark), BLUE))
    if post:
        ways.append(button(words("button-post-here"), Press("postwalk", table.row.id, 0, _of(stand, stand.path))))
    turn = turn_of(turns(steps, over=True), stand.done)
    ways.append(from_turn(table.row.id, turn, words, mark))
    if alone:
        ways.append(button(words("review-back"), Press("review", table.row.id, 0, "back")))
    jumps = [[await _jumps(stand, steps, words)]] if alone and not stand.path else []
    note = words("walk-note" if stand.path else "walk-note-start")
    below = boxed(accent(table), *parts, f"-# {note}", *jumps, ways)
    return stacked([boxed(accent(table), clip("\n".join(head), TEXT))], files, below, words)


def shown(stand: Stand) -> list[Alternative]:
    """The best actions, and what was done in the match if that is none of them."""
    assert stand.advice is not None
    found = list(stand.advice.alternatives[:BEST])
    real = None if stand.real is None else stand.advice.of(stand.real)
    return found if real is None or real in found else [*found, real]


def _worth(stand: Stand, best: Sequence[Alternative], aloud: Words) -> list[str]:
    """Each of them with its chance and one reason."""
    lines: list[str] = []
    first, *others = best
    for number, one in enumerate(best, 1):
        what = told_of(stand.question, one.action, aloud)
        numbered = _numbered("walk-numbered", number, what, aloud)
        played = "yes" if one.action == stand.real else "no"
        if not others:
            lines.append(aloud("walk-only", what=what))
            break
        lines.append(aloud("walk-way", what=numbered, win=percent(one.win), played=played))
        if one is first:
            said = aloud("walk-clearly" if others[0].worse else "walk-nearly")
        elif one.worse:
            behind = aloud("walk-behind", points=percent(first.win) - percent(one.win))
            said = f"{behind} {worded_reason(one.why, aloud)}".strip()
        else:
            said = aloud("walk-as-good")
        lines.append(f"-# {said}")
    return lines


def _numbered(key: str, number: int, what: str, words: Words) -> str:
    """An answer with its number, by which its line and its button are found; as it is where a sign of its own leads."""
    first = what.split(maxsplit=1)[0]
    signed = all(unicodedata.category(character) in SIGNS for character in first)
    return what if signed else words(key, number=str(number), what=what)


def _plays(stand: Stand, best: Sequence[Alternative], called: Words) -> list[Item]:
    """A button for each of them that takes this step."""
    made: list[Item] = []
    for number, one in enumerate(best, 1):
        path = (*stand.path, stand.number(one.action))
        text = _numbered("walk-numbered-press", number, told_of(stand.question, one.action, called), called)
        full = len(_of(stand, path)) > LONGEST_TOKEN
        style = GREEN if number == 1 else discord.ButtonStyle.secondary
        made.append(button(clip(text, LABEL_TEXT), _to(stand, path, "n"), style, disabled=full))
    return made


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


async def _jumps(stand: Stand, steps: Sequence[ActionRow], words: Words) -> Item:
    """A list of positions all over the match."""
    table, choices = stand.table, choices_of(steps)
    chosen = choices[:: max(1, -(-len(choices) // JUMPS))]
    flat = plain(words, table.seats)
    options: list[discord.SelectOption] = []
    for done, state in zip(chosen, await states_at(table, steps, chosen), strict=True):
        seat = steps[done].seat
        when = dated(table, state, seat, flat.player(seat), flat)
        options.append(choice(f"{choices.index(done) + 1}. {when}", token(done, seat, ())))
    return select(words("walk-jump"), Press("walkto", table.row.id), options)


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
