"""`/replay` and the *Replay* buttons: step through a match, or see what moved as one animated picture."""

from __future__ import annotations

from bot.features.replay.pages import TABLE, animation_name, animation_page, replay_page
from bot.features.replay.service import first_unseen, scenes
from bot.services.errors import Refused
from bot.services.study.replay import views_at
from bot.services.table.scene import Table
from bot.ui.pages.past import eyes_for
from bot.ui.press.asker import meant, number, retraced
from bot.ui.press.commands import command
from bot.ui.press.custom_id import Press
from bot.ui.press.files import file_of
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import game_words, plain

PROGRESS_EVERY = 10


@command("replay", number="cmd-number", picture="cmd-replay-picture")
async def replay(house: House, reply: Reply, number: int | None = None, picture: int | None = None) -> None:
    await show(house, reply, await meant(house, reply, number), picture, TABLE)


@on_press("replay", private=True, costly=True)
async def step(house: House, reply: Reply, press: Press) -> None:
    # What the page itself offers says where it leads; the button of the result and of the More page does not.
    place = press.value or press.token
    reply.in_place = reply.on_desk and bool(place)
    eyes, _, target = place.partition(".")
    at = number(target.partition(".")[0]) if target else None
    await show(house, reply, await house.tables.load(press.match_id), at, eyes or TABLE)


@on_press("animate", apart=True, costly=True)
async def animate(house: House, reply: Reply, press: Press) -> None:
    await show_animation(house, reply, press.match_id, press.token)


@on_press("picture", apart=True, costly=True)
async def picture_after(house: House, reply: Reply, press: Press) -> None:
    """The replay at a line of the history."""
    _, _, after = press.value.partition(".")
    await show(house, reply, await house.tables.load(press.match_id), number(after), TABLE)


async def show(house: House, reply: Reply, table: Table, at: int | None, eyes: str) -> None:
    """Answer with turn number `at` of the match, or the nearest there is. Raises Refused.

    Without a number it is the first turn of a match that is over, else the first that the reader has not seen.
    """
    live, found = await retraced(house, table)
    reader = table.seat_of(reply.user.id)
    if at is None:
        at = 0 if table.over else first_unseen(found, reader)
    at = max(0, min(at, len(found) - 1))
    language, user_id = reply.words.language, reply.user.id
    page = await replay_page(house, table, live, found, at, _eyes(table, reader, eyes), reader, language, user_id)
    await reply.show(*page)


async def show_animation(house: House, reply: Reply, match_id: int, token: str) -> None:
    """Answer with the animated picture: from the picture before the one that is shown, so that this turn moves too, to
    the newest. While it is drawn, say how far it is. Raises Refused."""
    table = await house.tables.load(match_id)
    live, found = await retraced(house, table)
    whose, _, at = token.partition(".")
    eyes = _eyes(table, table.seat_of(reply.user.id), whose)
    last = len(found) - 1
    first = max(0, min(number(at), last) - 1)
    chosen = scenes(found[first:])
    language = reply.words.language
    words = plain(game_words(language, table.game.key), table.seats)
    which = "board" if eyes is None else "private"
    views = await views_at(table, live, [turn.end for turn in chosen], eyes)
    await reply.show(view_of(words("animation-drawing", done=0, all=len(chosen))))

    async def progress(done: int) -> None:
        if done % PROGRESS_EVERY == 0:
            await reply.show(view_of(words("animation-drawing", done=done, all=len(chosen))))

    data = await house.pictures.animate(table.game.key, which, views, words, progress)
    alt = words("animation-alt", title=table.game.title, first=first, last=last)
    file = file_of(animation_name(table), data, alt)
    await reply.show(animation_page(table, file, first, last, len(chosen), language), [file])


def _eyes(table: Table, reader: int | None, token: str) -> int | None:
    """The eyes that a token stands for. Raises Refused `not-your-eyes` for somebody else's while the match runs."""
    eyes = None if token == TABLE else number(token)
    if eyes not in eyes_for(table, reader):
        raise Refused("not-your-eyes")
    return eyes
