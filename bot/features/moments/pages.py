"""Shared moments: what somebody would share, what stands in the channel, and what everybody is told in the end."""

from __future__ import annotations

import discord

from bot.features.moments.service import DAYS, MOST_A_DAY, Moment, own_choice, shareable
from bot.features.puzzles.choices import Choice
from bot.features.puzzles.pages import answer_text, asking, colour_of, position_page, told_text
from bot.features.rules.pages import rules_button
from bot.services.processes.pictures import Pictures
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Look
from bot.ui.press.items import BLUE, GREEN, RED, Item, Page, boxed, button, view_of
from bot.ui.words.catalogues import clip, game_words, hooks, name_of, named
from bot.ui.words.places import address
from render.kit.words import Words

TEXT = 1800


async def offered_page(pictures: Pictures, found: Choice, language: str) -> Page:
    """What somebody would share, with what others could answer."""
    words = game_words(language, found.game.key)
    when = hooks(found.game.key).when(found.game.view(found.state, found.puzzle.seat), words)
    line = words("moment-own-when", when=when, place=f"<#{found.table.row.channel_id}>")
    aloud = named(words, found.seats)
    lines = [words("moment-own-answers")]
    for number, answer in enumerate(found.answers()):
        what = answer_text(answer, aloud)
        lines.append(f"- {words('moment-own-choice', what=what) if number == found.chosen else what}")
    lines.append(f"-# {words('moment-own-note', days=DAYS, most=MOST_A_DAY)}")
    share = button(words("button-share"), Press("shareit", found.table.row.id, 0, str(found.done)), GREEN)
    text = clip("\n".join(lines), TEXT)
    return await position_page(pictures, found, words, words("moment-own-heading"), line, text, [share])


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


async def asked_page(pictures: Pictures, moment: Moment, language: str) -> Page:
    """What stands in the channel while people answer: no word of what was chosen."""
    found = moment.position
    words = game_words(language, found.game.key)
    asked = asking(found, words, lambda number: Press("momentof", moment.table.row.id, 0, f"{moment.row.id}.{number}"))
    note = words("moment-note", count=found.everybody, who=_who(moment), at=f"<t:{moment.row.ends_at}:R>")
    ways = [rules_button(found.game.key, words, moment.row.id)]
    heading = words("moment-heading")
    return await position_page(pictures, found, words, heading, _shared_by(moment, words), *asked, f"-# {note}", ways)


async def told_page(pictures: Pictures, moment: Moment, language: str) -> Page:
    """What stands there in the end: what people chose, what the computer would have, and what happened."""
    found = moment.position
    words = game_words(language, found.game.key)
    ways = [_replay(moment, words), rules_button(found.game.key, words, moment.row.id)]
    heading = words("moment-heading")
    return await position_page(pictures, found, words, heading, _shared_by(moment, words), _told(moment, words), ways)


def answered_page(moment: Moment, language: str, *, note: str = "") -> discord.ui.LayoutView:
    """What whoever has answered sees at once, or whoever shares it, below the position.

    note: a sentence on top.
    """
    words = game_words(language, moment.position.game.key)
    ways = [_replay(moment, words)]
    if moment.position.choice is None:
        ways.append(button(words("button-moment-back"), Press("momentback", 0, 0, str(moment.row.id)), RED))
    return view_of(boxed(colour_of(moment.position), *filter(None, (note, _told(moment, words))), ways))


def _told(moment: Moment, words: Words) -> str:
    """Each answer with its chance and who has given it, why the best one is, and how the match ended."""
    found, who = moment.position, _who(moment)
    text = told_text(found, words, found.choice, found.row.chosen, words("moment-choice-of", who=who), found.counts)
    return clip(f"{text}\n-# {words('moment-told-note', who=who)} {_ended(moment, who, words)}", TEXT)


def _who(moment: Moment) -> str:
    """Who shares a moment."""
    return name_of(moment.position.seats[moment.position.puzzle.seat])


def _ended(moment: Moment, who: str, words: Words) -> str:
    """How the match ended for whoever shares it."""
    outcome, seat = moment.table.row.outcome, moment.position.puzzle.seat
    assert outcome is not None
    behind = max(outcome.scores) - outcome.scores[seat]
    return words("moment-ended", who=who, rank=outcome.ranks[seat], points=behind)


def _shared_by(moment: Moment, words: Words) -> str:
    row = moment.table.row
    return words("moment-by", number=str(row.id), link=address(row), who=_who(moment))


def _replay(moment: Moment, words: Words) -> Item:
    # The mark keeps it apart from the buttons of the replay itself.
    press = Press("replay", moment.table.row.id, 0, f"t.{moment.turn}.m")
    return button(words("button-from-here"), press, BLUE)
