"""`/puzzle` and the buttons of the puzzle of the day, and of those from a person's own matches."""

from __future__ import annotations

from bot.features.puzzles.own import Own
from bot.features.puzzles.pages import answered_text, own_page, puzzle_page, told_page
from bot.features.puzzles.service import Puzzles
from bot.services.errors import Refused
from bot.ui.pages.rules import how_to_play as how_to_play_page
from bot.ui.press.asker import LONGEST_NUMBER, number, refused
from bot.ui.press.commands import command
from bot.ui.press.custom_id import Press, game_in
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import game_words
from engine import registry


@on_press("puzzle", private=True)
async def answer(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    day, _, choice = press.token.partition(".")
    once = await refused(house[Puzzles].answer(number(day), reply.user.id, number(choice)), "puzzle-answered")
    if reply.on_desk:
        await show(house, reply)
        return
    daily = await house[Puzzles].of_day(number(day))
    chosen = await house[Puzzles].answer_of(daily.day, reply.user.id)
    assert chosen is not None
    words = game_words(reply.words.language, daily.game.key)
    said = answered_text(daily, chosen, await house[Puzzles].streak(reply.user.id), words)
    await reply.show(view_of("\n".join([reply.words(once), said] if once else [said])))


@on_press("puzzleof", apart=True, costly=True)
async def before(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    day = number(press.token)
    if day >= house[Puzzles].today():
        raise Refused("puzzle-open")
    daily = await house[Puzzles].of_day(day)
    await reply.show(*await told_page(house, daily, reply.words.language))


@on_press("own", private=True)
async def own_puzzle(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """The one that waits longest; without any, today's puzzle."""
    own = await house[Puzzles].own.next(reply.user.id)
    await (show(house, reply) if own is None else show_own(house, reply, own))


@on_press("ownanswer", private=True)
async def answer_own(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    first, _, choice = press.token.partition(".")
    own_id, puzzles = number(first, LONGEST_NUMBER), house[Puzzles].own
    key = await refused(puzzles.answer(reply.user.id, own_id, number(choice)), "puzzle-answered")
    await show_own(house, reply, await puzzles.get(reply.user.id, own_id), key and reply.words(key))


@on_press("ownthrow", private=True)
async def throw_own_away(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await house[Puzzles].own.throw_away(reply.user.id, number(press.token, LONGEST_NUMBER))
    await own_puzzle.answer(house, reply, press, values)


@on_press("puzzlerules", apart=True)
async def how_to_play(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    game = registry.game(game_in(press.token))
    await reply.show(*await how_to_play_page(house, game.key, game_words(reply.words.language, game.key), 0))


@command("puzzle")
async def show(house: House, reply: Reply) -> None:
    """Answer with today's puzzle, or with what the person has answered. Raises Refused."""
    daily = await house[Puzzles].of_day(house[Puzzles].today())
    chosen = await house[Puzzles].answer_of(daily.day, reply.user.id)
    streak = await house[Puzzles].streak(reply.user.id)
    own = await house[Puzzles].own.waiting(reply.user.id)
    page = await puzzle_page(house, daily, reply.words.language, chosen=chosen, streak=streak, own=own)
    await reply.show(*page)


async def show_own(house: House, reply: Reply, own: Own, note: str = "") -> None:
    """Answer with a puzzle from the person's own matches."""
    left = await house[Puzzles].own.waiting(reply.user.id)
    await reply.show(*await own_page(house, own, reply.words.language, left=left, note=note))
