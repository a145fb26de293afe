"""How to play, and the rules one by one: a page at a time, with a picture before the first one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby

import discord

from bot.services.processes.pictures import Pictures
from bot.services.processes.right_of_way import Showing, Urgency
from bot.ui.pages.phone import in_rows
from bot.ui.pages.table import picture_of
from bot.ui.press.custom_id import Press, token_of
from bot.ui.press.items import BLUE, Item, Page, Part, boxed, button, choice, galleries, select, view_of
from bot.ui.words.catalogues import clip, hooks
from engine import registry
from engine.core.game import View
from engine.core.playout import playout
from engine.players.strengths import Strength, strengths_of
from render.kit.words import Words

TEXT = 3700
MOST_RULES = 25
LONGEST_STRENGTHS = 500
PAGE = 750
"""So many characters of *How to play* stand on a page: what a phone shows beneath the picture, or little more."""

APART = "puzzlerules"
"""The verb of `rules_button`, by the name that it has on what stands in Discord."""

SECTION = "### "
"""Before the title of a section of *How to play*."""

EXAMPLE_STEPS = 24
"""After so many random actions the match stands that the picture shows."""
EXAMPLE_NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


def rules_button(game: str, words: Words, mark: int = 0) -> Item:
    """The way to the rules of a game where no match is shown. mark: a number by which the message can be found."""
    return button(words("button-how-to-play"), Press(APART, 0, mark, token_of(game)))


async def how_to_play(pictures: Pictures, game: str, words: Words, match_id: int, page: int = 0) -> Page:
    """A page of *How to play*, the first one with a picture of the board. `match_id` 0 stands for no match."""
    files: list[discord.File] = []
    if page == 0:
        named = words.naming(EXAMPLE_NAMES.__getitem__)
        files = (await picture_of(pictures, game, _example(game), named, "board", Showing(Urgency.TABLE)))[-1:]
    return rules_page(game, words, "", match_id, page=page, files=files), files


def rules_page(
    game: str, words: Words, slug: str, match_id: int, *, page: int = 0, files: Sequence[discord.File] = ()
) -> discord.ui.LayoutView:
    """A page of how to play, or one rule, with the list of all rules to choose from.

    match_id: 0 stands for no match.   files: the picture above.
    """
    title, known = registry.game(game).title, rule_slugs(words)
    if slug in known:
        told: list[Part] = [f"### {title} · {words(f'rule-{slug}-title')}\n{words(f'rule-{slug}')}"]
    else:
        told = _how_to_play(game, words, match_id, page)
    options = [choice(words("button-how-to-play"), "-", chosen=slug not in known)]
    options += [choice(words(f"rule-{other}-title"), other, chosen=other == slug) for other in known[: MOST_RULES - 1]]
    chooser = select(words("choose-rule"), Press("rulesof", match_id, 0, token_of(game)), options)
    return view_of(*galleries(files), boxed(hooks(game).accent, *told, [chooser]))


def _how_to_play(game: str, words: Words, match_id: int, page: int) -> list[Part]:
    """A page of it, with the ways to the pages beside it; the last one says how strong the computers are."""
    told = pages_of(words)
    page = min(page, len(told) - 1)
    head = words("how-to-play-page", title=registry.game(game).title, page=page + 1, count=len(told))
    strengths = strengths_text(game, words) if page == len(told) - 1 else ""
    ways: list[Item] = []
    for name, to in (("button-back", page - 1), ("button-forward", page + 1)):
        if 0 <= to < len(told):
            style = BLUE if to > page else discord.ButtonStyle.secondary
            ways.append(button(words(name), Press("rulesof", match_id, 0, f"{token_of(game)}.{to}"), style))
    return [
        clip(f"## {head}\n{told[page]}", TEXT - LONGEST_STRENGTHS),
        clip(strengths, LONGEST_STRENGTHS),
        *in_rows(ways),
    ]


def pages_of(words: Words) -> list[str]:
    """*How to play* in pages of whole sections."""
    head, *rest = words("how-to-play").split(f"\n{SECTION}")
    pages = [head]
    for section in (f"{SECTION}{text}" for text in rest):
        if len(pages[-1]) + len(section) < PAGE:
            pages[-1] = f"{pages[-1]}\n{section}"
        else:
            pages.append(section)
    return pages


def strengths_text(game: str, words: Words) -> str:
    """A line for each pair of levels that was measured, by seats; empty for a game that nobody has measured."""
    lines: list[str] = []
    for seats, strengths in groupby(strengths_of(registry.game(game)), key=lambda found: found.seats):
        lines.append(f"**{words('strength-heading', number=seats)}**")
        lines += [_line(found, words) for found in strengths]
    return "\n".join(lines)


def _line(found: Strength, words: Words) -> str:
    low, high = found.interval
    return words(
        "strength-line",
        me=_level(found.me, words),
        them=_level(found.them, words),
        percent=round(100 * found.share),
        low=round(100 * low),
        high=round(100 * high),
        matches=found.matches,
    )


def _level(level: str, words: Words) -> str:
    """What a level is called in a sentence about two of them."""
    own = f"strength-{level}"
    return words(own if own in words else f"level-{level}")


@cache
def _example(key: str) -> View:
    """A position in which there is something to see."""
    game = registry.game(key)
    state, _ = playout(game, min(3, game.players[-1]), {}, 1, actions=EXAMPLE_STEPS)
    return game.view(state, None)


def which_game_page(words: Words) -> discord.ui.LayoutView:
    """The games, each a button that leads to its rules."""
    ways = [button(game.title, Press("rulesof", 0, 0, token_of(game.key))) for game in registry.games()]
    return view_of(f"### {words('button-how-to-play')}\n{words('which-game')}", *in_rows(ways))


def rule_slugs(words: Words) -> list[str]:
    """The rules of a game, in the order of its catalogue."""
    return [
        key.removeprefix("rule-").removesuffix("-title")
        for key in words.messages()
        if key.startswith("rule-") and key.endswith("-title")
    ]


def find_rule(words: Words, wanted: str) -> str:
    """The rule whose title or text holds what is wanted; titles first; empty if none does."""
    wanted = wanted.casefold().strip()
    slugs = rule_slugs(words)
    if wanted in slugs:
        return wanted
    for part in ("-title", ""):
        for slug in slugs:
            if wanted and wanted in words(f"rule-{slug}{part}").casefold():
                return slug
    return ""
