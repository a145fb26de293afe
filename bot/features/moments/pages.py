"""Shared moments: what somebody would share, what stands in the channel, and what everybody is told in the end."""

from __future__ import annotations

import discord

from bot.features.moments.service import DAYS, MOST_A_DAY, Moment, Offered, own_choice, shareable
from bot.features.puzzles.pages import (
    answer_text,
    asking,
    bar_of,
    colour_of,
    pictured_position,
    rules_button,
    why_lines,
)
from bot.services.table.scene import Table
from bot.ui.pages.table import accent, heading
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Look
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, GREEN, RED, Item, Page, boxed, button, stacked, view_of
from bot.ui.words.catalogues import clip, game_words, hooks, name_of, named
from bot.ui.words.places import address
from engine.players.advice import clearly
from render.kit.words import Words

TEXT = 1800


async def offered_page(house: House, found: Offered, earlier: int | None, later: int | None, language: str) -> Page:
    """What somebody would share, with what others could answer.

    earlier, later: the own choices before and after this one, told by how many actions were done before.
    """
    words = game_words(language, found.game.key)
    when = hooks(found.game.key).when(found.game.view(found.state, found.puzzle.seat), words)
    line = words("moment-own-when", when=when, place=f"<#{found.table.row.channel_id}>")
    head, files = await pictured_position(house, found, words, "moment-own-heading", line)
    aloud = named(words, found.seats)
    lines = [words("moment-own-answers")]
    for number, answer in enumerate(found.answers()):
        what = answer_text(answer, aloud)
        lines.append(f"- {words('moment-own-choice', what=what) if number == found.chosen else what}")
    lines.append(f"-# {words('moment-own-note', days=DAYS, most=MOST_A_DAY)}")
    share = button(words("button-share"), Press("shareit", found.table.row.id, 0, str(found.done)), GREEN)
    ways = [share, *_ways(found.table.row.id, earlier, later, words)]
    return stacked([head], files, boxed(colour_of(found), clip("\n".join(lines), TEXT), ways), words)


def share_button(look: Look, words: Words) -> list[Item]:
    """The way to sharing what was chosen there; from a turn to the own choice that comes next, else to the last one."""
    table, live, done = look.table, look.live, look.done
    if not shareable(table):
        return []
    own = own_choice(table, live, look.user_id, done)
    if look.alone:
        own = own if own == done else None
    elif own is None:
        own = own_choice(table, live, look.user_id, done, back=True)
    return [] if own is None else [button(words("button-share-moment"), Press("shareof", table.row.id, 0, str(own)))]


def plain_page(table: Table, earlier: int | None, later: int | None, words: Words) -> discord.ui.LayoutView:
    """Where there was nothing to weigh: the way to other choices."""
    text = f"### {heading(table, words)}\n{words('refusal-moment-plain')}"
    return view_of(boxed(accent(table), text, _ways(table.row.id, earlier, later, words)))


async def asked_page(house: House, moment: Moment, language: str) -> Page:
    """What stands in the channel while people answer: no word of what was chosen."""
    words = game_words(language, moment.game.key)
    head, files = await pictured_position(house, moment, words, "moment-heading", _shared_by(moment, words))
    asked = asking(moment, words, lambda number: Press("momentof", moment.table.row.id, 0, f"{moment.row.id}.{number}"))
    who = name_of(moment.seats[moment.puzzle.seat])
    note = words("moment-note", count=moment.everybody, who=who, at=f"<t:{moment.row.ends_at}:R>")
    box = boxed(colour_of(moment), *asked, f"-# {note}", [rules_button(moment, words, moment.row.id)])
    return stacked([head], files, box, words)


async def told_page(house: House, moment: Moment, language: str) -> Page:
    """What stands there in the end: what people chose, what the computer would have, and what happened."""
    words = game_words(language, moment.game.key)
    head, files = await pictured_position(house, moment, words, "moment-heading", _shared_by(moment, words))
    text = clip(f"### {_most(moment, words)}\n{told_text(moment, words)}", TEXT)
    own = button(words("button-share-own"), Press("momentmine", 0))
    ways = [_replay(moment, words), own, rules_button(moment, words, moment.row.id)]
    return stacked([head], files, boxed(colour_of(moment), text, ways), words)


def answered_page(moment: Moment, choice: int | None, language: str, *, note: str = "") -> discord.ui.LayoutView:
    """What whoever has answered sees at once, or whoever shares it (then without a choice), below the position.

    note: a sentence on top.
    """
    words = game_words(language, moment.game.key)
    lines = [note] if note else []
    if choice is not None:
        what = answer_text(moment.answers()[choice], named(words, moment.seats))
        lines.append(words("moment-answered", what=what))
    lines.append(told_text(moment, words))
    ways = [_replay(moment, words)]
    if choice is None:
        ways.append(button(words("button-moment-back"), Press("momentback", 0, 0, str(moment.row.id)), RED))
    return view_of(boxed(colour_of(moment), clip("\n".join(lines), TEXT), ways))


def told_text(moment: Moment, words: Words) -> str:
    """Each answer with its chance and who has given it, why the best one is, and how the match ended."""
    puzzle, aloud = moment.puzzle, named(words, moment.seats)
    who = name_of(moment.seats[puzzle.seat])
    texts = [answer_text(answer, aloud) for answer in moment.answers()]
    lines: list[str] = []
    for number in sorted(range(len(texts)), key=lambda way: -moment.counts[way]):
        others = [words("moment-computer")] * (number == puzzle.best) + [who] * (number == moment.chosen)
        line = words("moment-line", what=texts[number], percent=round(100 * puzzle.wins[number]))
        lines.append(" · ".join([line, *others]))
        count = moment.counts[number]
        lines.append(words("moment-bar", bar=bar_of(count, moment.everybody), count=count))
    lines += why_lines(moment, words)
    gap = puzzle.wins[puzzle.best] - puzzle.wins[moment.chosen]
    near = moment.chosen != puzzle.best and not clearly(gap, puzzle.errors[moment.chosen])
    small = [words("moment-near")] * near + [words("moment-told-note", who=who), _ended(moment, who, words)]
    return "\n".join([*lines, f"-# {' '.join(small)}"])


def _most(moment: Moment, words: Words) -> str:
    """Which answer most people have given."""
    if not moment.everybody:
        return words("moment-nobody")
    most = max(moment.counts)
    if moment.counts.count(most) > 1:
        return words("moment-split")
    answer = moment.answers()[moment.counts.index(most)]
    return words("moment-most", what=answer_text(answer, named(words, moment.seats)))


def _ended(moment: Moment, who: str, words: Words) -> str:
    """How the match ended for whoever shares it."""
    outcome, seat = moment.table.row.outcome, moment.puzzle.seat
    assert outcome is not None
    behind = max(outcome.scores) - outcome.scores[seat]
    return words("moment-ended", who=who, rank=outcome.ranks[seat], points=behind)


def _shared_by(moment: Moment, words: Words) -> str:
    row = moment.table.row
    who = name_of(moment.seats[moment.puzzle.seat])
    return words("moment-by", number=str(row.id), link=address(row), who=who)


def _replay(moment: Moment, words: Words) -> Item:
    # The mark keeps it apart from the buttons of the replay itself.
    press = Press("replay", moment.table.row.id, 0, f"t.{moment.turn}.m")
    return button(words("button-from-here"), press, BLUE)


def _ways(match_id: int, earlier: int | None, later: int | None, words: Words) -> list[Item]:
    steps = (("button-share-earlier", earlier, "b"), ("button-share-later", later, "f"))
    return [
        button(words(key), Press("shareof", match_id, 0, f"{done}.{mark}"))
        for key, done, mark in steps
        if done is not None
    ]
