"""The sentences of the bot: catalogues for a language and a game, with players called as the place demands."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import discord

from bot.services.table.names import STARS
from bot.services.table.scene import Glance, SeatRow
from engine import registry
from engine.core.errors import GameError
from engine.core.event import Event
from engine.core.options import Option, OptionValue
from engine.core.outcome import Outcome
from engine.core.question import Answer, Label
from render.kit.palette import SEATS
from render.kit.parts import Which
from render.kit.words import KIT, LANGUAGES, Words, beside

BOT = Path(__file__).parents[2]
NAMELESS = "?"
"""How a person is called whose name holds nothing that can be seen."""

SHORT_NAME = 12
"""So many characters call a person on a button."""

_NAMES = 4096
"""So many names are kept as they are written, of some 300 bytes each: each stands on a message dozens of times."""

_PUNCTUATION = re.compile(r"[!-/:-@\[-`{-~]")
"""What Discord may take for markdown, links or mentions; a backslash before it makes it stand for itself."""


@cache
def of_house() -> tuple[Path, ...]:
    """Where the sentences lie that belong to no game: those of the house, and of each feature."""
    return (BOT / "locale", *sorted(path.parent for path in (BOT / "features").glob(f"*/{LANGUAGES[0]}.ftl")))


@cache
def house_words(language: str) -> Words:
    """Sentences that belong to no game."""
    return Words(language, (KIT, *of_house()))


@cache
def game_words(language: str, game: str) -> Words:
    """Sentences for a game: its own over the common ones."""
    return Words(language, folders(game))


def read_all() -> None:
    """Read every catalogue, which takes some tenths of a second, before anybody waits for a sentence."""
    for language in LANGUAGES:
        house_words(language)
        for game in registry.games():
            game_words(language, game.key)


def title_of(game: str) -> str:
    """What a game is called; by its key if it is not there any more."""
    try:
        return registry.game(game).title
    except registry.UnknownGame:
        return game


def folders(game: str) -> tuple[Path, ...]:
    """Where the catalogues of a game lie; later ones win."""
    own = beside(f"bot.games.{game}")
    of_features = sorted((BOT / "features").glob(f"*/games/{game}"))
    return (KIT, beside(f"render.games.{game}"), *of_house(), *of_features, own)


Hook: TypeAlias = Callable[[Any, Words], str]
PartHook: TypeAlias = Callable[[Any, Words, str], str]
"""From a view and words to text."""


HOUSE = 0x8A8D99
"""The accent of messages that belong to no game."""


class Hooks(NamedTuple):
    """What a game says of a view: its state as a heading, the board and the reader's own side in words, how far it is.

    alt, private_alt: of the part of the picture that is called so.
    progress: of a match that goes on; empty if the game does not say.   when: what players call that time, as a part of
              a sentence (“day 2, cycle 4”); empty if they do not.
    begins:  the events that begin a turn, of the seat that they name; none if a turn is an unbroken row of one seat.
    accent:  the colour of its messages.
    dear:    the questions (keys of their labels) whose answers a person may want to see before they count.
    shows:   at which places of the board or the private picture of a view it can be seen what an event has changed.
    lies:    at which place of the board or the private picture of a view that is asked an answer lies, barred ones too;
             None if at none.
    ticks:   the same of what may be ticked: the item with this index of the question's pick.
    lingers: whether the reader of a view is to see the own side though nothing is asked: a turn has just ended badly.
    """

    heading: Hook
    alt: PartHook
    private_alt: PartHook
    progress: Hook
    when: Hook
    begins: frozenset[str]
    accent: int
    lingers: Callable[[Any], bool]
    dear: frozenset[str]
    shows: Callable[[Any, Event, Which], Iterable[str]]
    lies: Callable[[Any, Answer, Which], str | None]
    ticks: Callable[[Any, int, Which], str | None]


@cache
def hooks(game: str) -> Hooks:
    """The hooks of a game; one without a private picture has no `private_alt`, and the board's text serves for both."""
    found = import_module(f"bot.games.{game}")
    return Hooks(
        heading=found.heading,
        alt=found.alt,
        private_alt=getattr(found, "private_alt", found.alt),
        progress=getattr(found, "progress", lambda _view, _words: ""),
        when=getattr(found, "when", lambda _view, _words: ""),
        begins=getattr(found, "BEGINS", frozenset()),
        accent=getattr(found, "ACCENT", HOUSE),
        lingers=getattr(found, "lingers", lambda _view: False),
        dear=getattr(found, "DEAR", frozenset()),
        shows=getattr(found, "shows", lambda _view, _event, _which: ()),
        lies=getattr(found, "lies", lambda _view, _answer, _which: None),
        ticks=getattr(found, "ticks", lambda _view, _index, _which: None),
    )


def spoken(words: Words, seats: tuple[SeatRow, ...], called: Collection[int]) -> Words:
    """For texts that call people: those on these seats as mentions, the others by name."""
    return _calling(words, tuple(in_text(row, called) for row in seats))


def named(words: Words, seats: tuple[SeatRow, ...]) -> Words:
    """For texts that call nobody: people by name, since Discord tells a client no names of those who are only
    mentioned."""
    return _calling(words, tuple(name_of(row) for row in seats))


def emphasised(words: Words, seats: tuple[SeatRow, ...]) -> Words:
    """For bold lines, where a bold name would be the only one that is not: people by name with the glyph."""
    return _calling(words, tuple(_behind_glyph(row, neutral(row.name)) for row in seats))


def written(words: Words, seats: tuple[SeatRow, ...]) -> Words:
    """For texts in which people are only named, without the glyph of the seat."""
    return _calling(words, tuple(neutral(row.name) for row in seats))


def plain(words: Words, seats: tuple[SeatRow, ...]) -> Words:
    """For pictures, alt texts, buttons and selects, where neither mentions nor markdown are drawn."""
    return _calling(words, tuple(clean(row.name) for row in seats))


def pictured(words: Words, seats: tuple[SeatRow, ...]) -> Words:
    """For pictures: people by name, computers with how well they play."""
    return _calling(words, tuple(_in_a_picture(row, words) for row in seats))


def _in_a_picture(row: SeatRow, words: Words) -> str:
    name = clean(row.name)
    return name if row.kind != "computer" else words("computer-pictured", name=name, level=words(f"level-{row.level}"))


def short(words: Words, seats: tuple[SeatRow, ...]) -> Words:
    """For buttons and lists: names that leave room for the rest; one that is cut stands behind the seat's glyph."""
    return _calling(words, tuple(_short_name(row) for row in seats))


def _short_name(row: SeatRow) -> str:
    name = clean(row.name)
    return name if len(name) <= SHORT_NAME else _behind_glyph(row, clip(name, SHORT_NAME - 2))


@lru_cache(_NAMES)
def _calling(words: Words, names: tuple[str, ...]) -> Words:
    """The words with players called so; the same ones for the same names, so that what they have said can be kept."""
    return words.naming(names.__getitem__)


def in_text(row: SeatRow, called: Collection[int]) -> str:
    """A player in a text, with the glyph of the seat: by name, or as a mention where the text calls that seat."""
    if row.seat in called and row.account is not None:
        return _behind_glyph(row, f"<@{row.account}>")
    return name_of(row)


def together(names: Sequence[str], words: Words) -> str:
    """Several people in a sentence."""
    if len(names) < 2:
        return "".join(names)
    return words("names-and", first=words.listing(names[:-1]), last=names[-1])


def name_of(row: SeatRow) -> str:
    """A player by name, with the glyph of the seat."""
    return _behind_glyph(row, f"**{neutral(row.name)}**")


def name_at_home(row: SeatRow) -> str:
    """The same for readers of the server of the table alone: whoever stands by a star is called by the own name too.

    A star is one of this table; the name that somebody has chosen for other servers stands there for itself, since
    beside the own one it would tell who a guest of another server is.
    """
    if not row.home or row.name not in STARS:
        return name_of(row)
    return _behind_glyph(row, f"**{neutral(row.home)}** ({neutral(row.name)})")


def won(outcome: Outcome, who: str, words: Words) -> str:
    """That somebody has won, and with how many points. who: the names of the winners."""
    winners = outcome.winners
    return words("result-won", who=who, count=len(winners), points=outcome.scores[winners[0]])


def former(seat: int, user_id: int) -> str:
    """A person who sat on a seat before whoever sits there now, with the glyph of the seat."""
    return f"{SEATS[seat].glyph}\u00a0<@{user_id}>"


def former_of(table: Glance, words: Words) -> Callable[[int, int], str]:
    """How people are called who sat on a seat of a match before; nobody by the account where guests have come."""
    if table.row.by_account:
        return former
    nameless = words("somebody-before")
    return lambda seat, _: f"{SEATS[seat].glyph}\u00a0{nameless}"


def _behind_glyph(row: SeatRow, called: str) -> str:
    """With the glyph of the seat, which never stands alone at the end of a line."""
    return f"{SEATS[row.seat].glyph}\u00a0{called}"


@lru_cache(_NAMES)
def clean(name: str) -> str:
    """A name without control characters, marks of direction and what cannot be seen, in one line; never empty."""
    visible = "".join(" " if c.isspace() else c for c in name if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(visible.split()) or NAMELESS


@lru_cache(_NAMES)
def neutral(name: str) -> str:
    """A name for a text: nothing in it is markdown, a link or a mention."""
    return _PUNCTUATION.sub(r"\\\g<0>", clean(name))


def language_of(locale: discord.Locale | str | None) -> str:
    """The catalogue for a language that Discord reports."""
    code = str(locale or "").partition("-")[0]
    return code if code in LANGUAGES else LANGUAGES[0]


def label(words: Words, kind: str, what: Label) -> str:
    """The text of a label of the engine; `kind` is question, answer, group, item, confirm, yes, pick or refusal."""
    return words.say(f"{kind}-{what.key}", what.args)


def option_choice(option: Option, value: OptionValue, words: Words) -> str:
    """What a choice of an option of a game is called."""
    if option.is_switch:
        return words("option-on" if value else "option-off")
    return words(f"option-{option.key}-{str(value).lower()}")


def brief(asked: str) -> str:
    """A question alone, without what is said after it: for a line among others."""
    return asked.partition("? ")[0] + "?" if "? " in asked else asked


def refusal(words: Words, error: GameError) -> str:
    """The sentence for a refusal of the rules or of the house; it names the host as at the table."""
    values = dict(error.values)
    if "host" in values:
        values["host"] = neutral(str(values["host"]))
    return words.say(f"refusal-{error.code}", values)


def clip(text: str, longest: int) -> str:
    """The text, cut with an ellipsis if it is longer than Discord takes."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
