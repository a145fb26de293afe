"""*Your mistakes, again*: from the review of a match, or across all of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.mistakes.pages import OF_GAME, OF_MATCH, SHOWN, lost_page, mistake_page
from bot.features.mistakes.service import Mistake, Mistakes
from bot.features.puzzles.service import Puzzles
from bot.services.errors import Refused
from bot.ui.press.asker import number
from bot.ui.press.custom_id import Press, game_in
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply


@on_press("mistakes", private=True, costly=True)
async def of_match(house: House, reply: Reply, press: Press) -> None:
    """The largest of a match."""
    found = await house[Mistakes].of_match(press.match_id, reply.user.id)
    await _show(house, reply, found, 0, "", OF_MATCH)


@on_press("mistake", private=True, costly=True)
async def one(house: House, reply: Reply, press: Press) -> None:
    """One of them, after what was tried."""
    done, _, rest = press.token.partition(".")
    tried, _, scope = rest.partition(".")
    mistakes = house[Mistakes]
    if scope == OF_GAME:
        game = (await house.tables.glance(press.match_id)).row.game
        found = await mistakes.across(reply.user.id, game)
    else:
        found = await mistakes.of_match(press.match_id, reply.user.id)
    here = (press.match_id, number(done))
    at = next((at for at, one in enumerate(found) if (one.match_id, one.judged.done) == here), None)
    if at is None:
        raise Refused("no-mistake")
    await _show(house, reply, found, at, tried, scope)


@on_press("mistakesall", private=True, costly=True)
async def everywhere(house: House, reply: Reply, press: Press) -> None:
    """Where most was lost lately."""
    user_id = reply.user.id
    found, themes = await house[Mistakes].lost(user_id), await house[Puzzles].themes(user_id)
    await reply.show(lost_page(found, themes, reply.words))


@on_press("mistakesof", private=True, costly=True)
async def of_game(house: House, reply: Reply, press: Press) -> None:
    """The largest of a game."""
    await _show(house, reply, await house[Mistakes].across(reply.user.id, game_in(press.token)), 0, "", OF_GAME)


async def _show(house: House, reply: Reply, found: Sequence[Mistake], at: int, tried: str, scope: str) -> None:
    """Answer with one of them. Raises Refused `no-mistake` if there is none."""
    if not found:
        raise Refused("no-mistake")
    missed = await house[Mistakes].pose(found[at])
    ways = {SHOWN, *map(str, range(len(missed.puzzle.ways)))}
    if not ways.issuperset(tried):
        raise Refused("no-such-choice")
    after = found[at + 1] if at + 1 < len(found) else None
    page = mistake_page(
        house,
        missed,
        reply.words.language,
        reader=reply.user.id,
        clear=found[at].judged.mistake,
        place=(at + 1, len(found)),
        tried=tried,
        scope=scope,
        after=None if after is None else (after.match_id, after.judged.done),
    )
    await reply.show(*await page)
