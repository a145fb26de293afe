"""`/puzzle` and the buttons of puzzles: of the day, by theme, and from a person's own matches."""

from __future__ import annotations

from bot.features.puzzles.pages import Beside, open_page, own_page
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
    await show_position(house, reply, found, key and reply.words(key))


@on_press("puzzletheme", private=True)
async def by_theme(house: House, reply: Reply, press: Press) -> None:
    """Another one of a theme; today's puzzle where all are solved."""
    game, _, theme = (press.value or press.token).partition(".")
    found = await house[Puzzles].of_theme(reply.user.id, game_in(game), theme)
    await (show(house, reply) if found is None else show_position(house, reply, found))


@on_press("puzzleof", apart=True, costly=True)
async def before(house: House, reply: Reply, press: Press) -> None:
    day = number(press.token)
    if day >= house[Puzzles].today():
        raise Refused("puzzle-open")
    await reply.show(*await open_page(house, await house[Puzzles].of_day(day), reply.words.language))


@on_press("own", private=True)
async def own_puzzle(house: House, reply: Reply, press: Press) -> None:
    """The one that waits longest; without any, today's puzzle."""
    found = await house[Puzzles].own.next(reply.user.id)
    await (show(house, reply) if found is None else show_position(house, reply, found))


@on_press("ownthrow", private=True)
async def throw_own_away(house: House, reply: Reply, press: Press) -> None:
    await house[Puzzles].own.throw_away(reply.user.id, number(press.token, LONGEST_NUMBER))
    await own_puzzle.answer(house, reply, press)


@command("puzzle")
async def show(house: House, reply: Reply) -> None:
    """Answer with today's puzzle, or with what was best for whoever has answered. Raises Refused."""
    puzzles = house[Puzzles]
    await show_open(house, reply, await puzzles.of_day(puzzles.today(), reply.user.id))


async def show_position(house: House, reply: Reply, position_id: int, note: str = "") -> None:
    """Answer with a position, as this person may see it. note: a sentence on top of what is told. Raises Refused."""
    found = await house[Puzzles].get(position_id, reply.user.id)
    if found.row.kind == "open":
        await show_open(house, reply, found, note)
        return
    own, language = house[Puzzles].own, reply.words.language
    left, times = await own.waiting(reply.user.id), await own.times(found)
    await reply.show(*await own_page(house.pictures, found, language, left=left, times=times, note=note))


async def show_open(house: House, reply: Reply, found: Position, note: str = "") -> None:
    """Answer with one that everybody may solve."""
    puzzles, user_id = house[Puzzles], reply.user.id
    beside = Beside(await puzzles.own.waiting(user_id), await puzzles.streak(user_id), await puzzles.themes(user_id))
    await reply.show(*await open_page(house, found, reply.words.language, beside, note=note))
