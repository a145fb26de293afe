"""Sealed comments: the form, what its author is answered, and all of them once the match is over."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.comments.rows import CommentRow
from bot.features.comments.service import LONGEST, may_guess
from bot.features.replay.pages import turn_list
from bot.services.study.replay import Turn, turns
from bot.services.table.scene import Table
from bot.ui.pages.forms import Form, choice_field, text_field
from bot.ui.pages.table import accent, heading
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import FOLLOWED
from bot.ui.press.items import Page, boxed, button, choice, select, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.press.signs import LONGEST as MESSAGE_TEXT
from bot.ui.words.catalogues import clean, clip, game_words, name_of, neutral
from render.kit.words import Words

COMMENT, GUESS = "comment", "guess"
NOBODY = "none"
A_PAGE = 5
"""So many comments a message holds at most; fewer where they are long."""
QUOTE_TEXT = 620
"""As it is shown: the marks before its lines and before what would be markdown count too."""
GUESSES_TEXT = 400
NAMES = 12
"""So many people are named who guessed right."""


def comment_press(verb: str, match_id: int, *, elsewhere: bool) -> Press:
    """A press about a sealed comment; elsewhere: in the message that tells whoever follows."""
    return Press(verb, 0, 0, f"{FOLLOWED}{match_id}") if elsewhere else Press(verb, match_id)


def comment_form(table: Table, sealed: CommentRow | None, words: Words, *, elsewhere: bool) -> Form:
    """Asks for a comment and, until half-time, for a guess, with what is sealed."""
    form = Form(
        words("form-comment"),
        comment_press("sealcomment", table.row.id, elsewhere=elsewhere),
        text_field(
            COMMENT,
            words("field-comment"),
            words("field-comment-hint"),
            LONGEST,
            filled=sealed.text if sealed else "",
            long=True,
        ),
    )
    if not may_guess(table):
        return form
    guess = sealed.guess if sealed else None
    options = [choice(words("comment-guess-nobody"), NOBODY, chosen=guess is None)]
    options += [choice(clean(row.name), str(row.seat), chosen=guess == row.seat) for row in table.seats]
    return form.add_item(choice_field(GUESS, words("field-guess"), options, words("field-guess-hint")))


def sealed_page(
    table: Table, sealed: CommentRow, turn: int, others: int, words: Words, *, elsewhere: bool
) -> discord.ui.LayoutView:
    """What its author is told: since when it is sealed, whom it guesses, how many others have sealed something."""
    lines = [words("comment-sealed", turn=turn)]
    if sealed.guess is not None:
        key = "comment-guessed" if may_guess(table) else "comment-guessed-for-good"
        lines.append(words(key, who=name_of(table.seats[sealed.guess])))
    if others:
        lines.append(f"-# {words('comment-others', count=others)}")
    again = comment_press("comment", table.row.id, elsewhere=elsewhere)
    return view_of("\n".join(lines), [button(words("button-change-comment"), again)])


async def opened_page(reading: ReadingRoom, table: Table, found: Sequence[CommentRow]) -> Page:
    """What people who looked on had sealed, for everybody. Raises Broken."""
    async with reading.tables.drawing(table):
        live = await reading.tables.live(table.row.id)
        words = game_words(table.row.language, table.game.key)
        return comments_page(table, found, turns(live, over=True), words), ()


def comments_page(
    table: Table, found: Sequence[CommentRow], turns: Sequence[Turn], words: Words, *, first: int = 0
) -> discord.ui.LayoutView:
    """What was sealed, by the turns after which it was, and who guessed right; `first`: the comment it begins with."""
    said = [row for row in found if row.text and not row.hidden]
    title = f"### {words('comments-open', count=len(said)) if said else words('comments-guesses')}"
    guesses = _guesses(table, [row for row in found if row.guess is not None], turns, words)
    quotes = [_quote(row, turns, words) for row in said[first : first + A_PAGE]]
    while len(text := "\n".join([title, *quotes, *guesses])) > MESSAGE_TEXT:
        quotes.pop()
    shown = said[first : first + len(quotes)]
    match_id = table.row.id
    at = [turn_of(turns, row.said_at) for row in shown]
    said_then = [words("comment-by", turn=turn, who=clean(row.name)) for turn, row in zip(at, shown, strict=True)]
    pictures = [turn_list(match_id, list(zip(said_then, at, strict=True)), words("comments-replay"))] if shown else []
    ways = [button(words("button-replay"), replay_press(match_id))]
    if said:
        ways.append(button(words("button-hide-comment"), Press("askhide", match_id)))
    after = first + len(shown)
    if len(said) > after:
        more = words("button-more-comments", count=len(said) - after)
        ways.append(button(more, Press("comments", match_id, 0, str(after))))
    return view_of(boxed(accent(table), text, pictures, ways))


def replay_press(match_id: int) -> Press:
    """That of *Replay*, which stands on this message whatever was sealed; a revision tells it from the result's."""
    return Press("replay", match_id, 1)


def hiding_page(
    table: Table, found: Sequence[CommentRow], turns: Sequence[Turn], words: Words
) -> discord.ui.LayoutView:
    """Asks which comment is to be hidden; `found`: those that the reader may hide."""
    options = [
        choice(
            words("comment-by", turn=turn_of(turns, row.said_at), who=clean(row.name)),
            str(row.user_id),
            clean(row.text),
        )
        for row in found[:25]
    ]
    choose = select(words("comment-hide"), Press("hidecomment", table.row.id), options)
    return view_of(f"**{heading(table, words)}**\n{words('comment-hide-which')}", [choose])


def turn_of(turns: Sequence[Turn], revision: int) -> int:
    """The number of the last public turn that was over at a revision of the match."""
    return sum(1 for turn in turns if turn.rows and turn.rows[-1].number <= revision)


def _quote(row: CommentRow, turns: Sequence[Turn], words: Words) -> str:
    """A comment as it was written: nothing in it is markdown, a link or a mention."""
    quoted = clip("\n".join(f"> {neutral(line)}" for line in row.text.splitlines() if line.strip()), QUOTE_TEXT)
    return words("comment-from", turn=turn_of(turns, row.said_at), who=neutral(row.name)) + f"\n{quoted}"


def _guesses(table: Table, found: Sequence[CommentRow], turns: Sequence[Turn], words: Words) -> list[str]:
    """How often who was guessed, and who guessed right and from when on."""
    if not found:
        return []
    counts = {row.seat: sum(one.guess == row.seat for one in found) for row in table.seats}
    most = sorted((seat for seat in counts if counts[seat]), key=lambda seat: (-counts[seat], seat))
    each = [words("comments-guess", count=counts[seat], who=name_of(table.seats[seat])) for seat in most]
    lines = [clip(words("comments-who-wins", each=words.listing(each), all=len(found)), GUESSES_TEXT)]
    winners = table.row.outcome.winners if table.row.outcome is not None else ()
    right = sorted((row for row in found if row.guess in winners), key=lambda row: (row.guessed_at or 0, row.user_id))
    if right:
        names = [
            words("comments-right-one", who=neutral(row.name), turn=turn_of(turns, row.guessed_at or 0))
            for row in right[:NAMES]
        ]
        if len(right) > NAMES:
            names.append(words("comments-right-others", count=len(right) - NAMES))
        lines.append(words("comments-right", each=words.listing(names)))
    return lines
