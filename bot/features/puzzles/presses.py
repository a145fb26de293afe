"""`/puzzle` and the buttons of puzzles: of the day, and by theme."""

from __future__ import annotations

from bot.features.puzzles.pages import open_page
from bot.features.puzzles.posed import Position
from bot.features.puzzles.service import Puzzles
from bot.services.errors import Refused
from bot.ui.press.asker import LONGEST_NUMBER, number, refused
from bot.ui.press.commands import command
from bot.ui.press.custom_id import Press, game_in
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply


@on_press("puzzle", private=True)
async def answer(house: House, reply: Reply, press: Press) -> None:
    """Whoever answers is told at once what is best."""
    first, _, choice = press.token.partition(".")
    found, puzzles = number(first, LONGEST_NUMBER), house[Puzzles]
    key = await refused(puzzles.answer(found, reply.user.id, number(choice)), "puzzle-answered")
    await show_open(house, reply, await puzzles.get(found, reply.user.id), key and reply.words(key))


@on_press("puzzletheme", private=True)
async def by_theme(house: House, reply: Reply, press: Press) -> None:
    """Another one of a theme; today's puzzle where all are solved."""
    game, _, theme = (press.value or press.token).partition(".")
    puzzles, user_id = house[Puzzles], reply.user.id
    found = await puzzles.of_theme(user_id, game_in(game), theme)
    await (show(house, reply) if found is None else show_open(house, reply, await puzzles.get(found, user_id)))


@on_press("puzzleof", apart=True, costly=True)
async def before(house: House, reply: Reply, press: Press) -> None:
    day = number(press.token)
    if day >= house[Puzzles].today():
        raise Refused("puzzle-open")
    await reply.show(*await open_page(house, await house[Puzzles].of_day(day), reply.words.language))


@command("puzzle")
async def show(house: House, reply: Reply) -> None:
    """Answer with today's puzzle, or with what was best for whoever has answered. Raises Refused."""
    puzzles = house[Puzzles]
    await show_open(house, reply, await puzzles.of_day(puzzles.today(), reply.user.id))


async def show_open(house: House, reply: Reply, found: Position, note: str = "") -> None:
    """Answer with one that everybody may solve. note: a sentence on top of what is told."""
    puzzles, user_id = house[Puzzles], reply.user.id
    themes, streak = await puzzles.themes(user_id), await puzzles.streak(user_id)
    await reply.show(*await open_page(house, found, reply.words.language, themes, streak=streak, note=note))
