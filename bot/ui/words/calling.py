"""What a notification says: who, which game, what is asked. In plain words, since a notification reads no components.

All of it comes from what the question, the heading for everybody or the outcome knows. A direct message says what its
seat may know, a message in a thread what everybody may.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from bot.services.table.scene import SeatRow, Table
from bot.services.table.voting import EVERYBODY, VoteRow, is_sealed
from bot.ui.words.catalogues import brief, clean, clip, game_words, hooks, label, together, won
from render.kit.words import Words

LONGEST = 120
"""Characters of a sentence to people who are called: about what a phone shows without being asked for more."""

NAME = 20
"""Characters of a name in it."""

_NAMES = 4096
_ACTIVE = re.compile(r"[*_~`|<>\[\]()\\@#:/]")
"""What could make a part of a name markdown, a link or a mention. The rest stays as it is: a notification may show the
backslashes."""


# --- in direct messages


def turn(table: Table, seat: int, words: Words) -> str:
    """What is asked of whoever sits there; `words` are the game's, in the reader's language."""
    return _fitting("call", table, seat, _asked(table, seat, words), words)


def reminder(table: Table, seat: int, words: Words) -> str:
    """That it still is."""
    return _fitting("call-still", table, seat, _asked(table, seat, words), words)


def digest(titles: Sequence[str], words: Words) -> str:
    """That several matches wait."""
    games = words.listing(dict.fromkeys(titles))
    return clip(words("call-digest", count=len(titles), games=games), LONGEST)


# --- in a thread or a channel


def at_the_table(table: Table) -> str:
    """What is asked of whoever is called there, as far as everybody may know it."""
    words = game_words(table.row.language, table.game.key)
    actors = table.actors()
    if is_sealed(table):
        asked = words("waiting-sealed", count=table.view(None).secret_waits)
    elif len(actors) == 1 and table.question(actors[0]).public:
        asked = _asked(table, actors[0], words)[0]
    else:
        return news(table, words)
    return _alone(table, asked, words)


def still_sealed(table: Table) -> str:
    """That a match still waits for sealed choices, without telling whose."""
    words = game_words(table.row.language, table.game.key)
    return words("nudge-sealed", game=table.game.title, count=table.view(None).secret_waits)


def news(table: Table, words: Words) -> str:
    """How the match stands for everybody, to whom nothing is asked, or nothing that everybody may read."""
    return _alone(table, hooks(table.game.key).heading(table.view(None), _calling(words, table.seats)), words)


def elsewhere(table: Table, words: Words) -> str:
    """That the match goes on in direct messages."""
    return _alone(table, words("call-elsewhere"), words)


def over(table: Table) -> str:
    """Who has won."""
    words = game_words(table.row.language, table.game.key)
    outcome = table.row.outcome
    assert outcome is not None
    who = together([in_a_call(table.seats[seat].name) for seat in outcome.winners], words)
    return _alone(table, won(outcome, who, words), words)


def vote(table: Table, asked: VoteRow, asker: str) -> str:
    """What the table is asked. asker: the name of whoever asks; empty if nobody does."""
    words = _calling(game_words(table.row.language, table.game.key), table.seats)
    facts: dict[str, int | str] = {"asker": in_a_call(asker)}
    if asked.seat != EVERYBODY:
        facts["seat"] = asked.seat
    return _alone(table, words(f"call-vote-{asked.kind}", **facts), words)


def invitation(table: Table, by: str) -> str:
    """That somebody invites others to an open table."""
    words = game_words(table.row.language, table.game.key)
    return clip(words("call-invited", game=table.game.title, by=in_a_call(by)), LONGEST)


def rematch(table: Table) -> str:
    """That a table is open for those who sat at one before."""
    words = game_words(table.row.language, table.game.key)
    return _fitting("call-rematch", table, None, [""], words)


# --- the parts of a sentence


def _asked(table: Table, seat: int, words: Words) -> list[str]:
    """The question to a seat, the fullest form first."""
    what, words = table.question(seat).label, _calling(words, table.seats)
    whole = label(words, "question", what)
    short = [label(words, "call", what)] if f"call-{what.key}" in words else []
    return list(dict.fromkeys([*short, whole, brief(whole), whole.partition(". ")[0]]))


def _fitting(key: str, table: Table, seat: int | None, asked: Sequence[str], words: Words) -> str:
    """The fullest form of a sentence that is not too long. seat: whoever reads it, who is not named."""
    others = [in_a_call(row.name) for row in table.seats if row.seat != seat]
    if not others:
        return _alone(table, asked[0], words)
    told = ""
    for question in asked:
        for who in (together(others, words), _counted(others, words)):
            told = words(key, game=table.game.title, others=who, asked=question)
            if len(told) <= LONGEST:
                return told
    return clip(told, LONGEST)


def _alone(table: Table, asked: str, words: Words) -> str:
    return clip(words("call-alone", game=table.game.title, asked=asked), LONGEST)


def _counted(names: Sequence[str], words: Words) -> str:
    """The first of them, and how many more there are."""
    return names[0] if len(names) < 2 else words("call-more", first=names[0], count=len(names) - 1)


def _calling(words: Words, seats: tuple[SeatRow, ...]) -> Words:
    """The words with players as a notification calls them."""
    return words.naming(lambda seat: in_a_call(seats[seat].name))


@lru_cache(_NAMES)
def in_a_call(name: str) -> str:
    """A name in a notification: nothing in it is markdown, a link or a mention."""
    return _ACTIVE.sub(r"\\\g<0>", clip(clean(name), NAME))
