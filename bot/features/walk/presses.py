"""*Play on from here*: the walk of one person through a match that is over, and showing where it stands."""

from __future__ import annotations

from bot.features.review.presses import may_show, over
from bot.features.walk.pages import choices_of, walk_page
from bot.features.walk.service import Walks
from bot.services.errors import Refused
from bot.services.table.scene import ActionRow, Table
from bot.ui.press.asker import number
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply


@on_press("walk", private=True, costly=True)
async def walk(house: House, reply: Reply, press: Press) -> None:
    """Where a walk stands; without a token it begins with the first own choice, of strangers with the first."""
    await _show(house, reply, press.match_id, press.token)


@on_press("walkto", private=True, costly=True)
async def walk_to(house: House, reply: Reply, press: Press) -> None:
    """A position chosen in the list."""
    await _show(house, reply, press.match_id, press.value)


@on_press("postwalk", apart=True, costly=True)
async def post_it(house: House, reply: Reply, press: Press) -> None:
    """For everybody here."""
    table, steps, _ = await over(house, press.match_id)
    if not await may_show(house, reply, table):
        raise Refused("review-not-here")
    stand = await house[Walks].stand(table, steps, *_place(table, steps, press.token, reply.user.id))
    await reply.post(*await walk_page(house.pictures, stand, steps, table.row.language, alone=False))


async def _show(house: House, reply: Reply, match_id: int, token: str) -> None:
    table, steps, _ = await over(house, match_id)
    stand = await house[Walks].stand(table, steps, *_place(table, steps, token, reply.user.id))
    post = await may_show(house, reply, table)
    await reply.show(*await walk_page(house.pictures, stand, steps, reply.words.language, post=post))


def _place(table: Table, steps: list[ActionRow], token: str, user_id: int) -> tuple[int, int, tuple[int, ...]]:
    """After how many actions the walk begins, on which seat, and its steps."""
    if not token:
        choices, own = choices_of(steps), table.seat_of(user_id)
        done = next((at for at in choices if steps[at].seat == own), choices[0] if choices else 0)
        return done, steps[done].seat if steps else 0, ()
    done, seat, path, *_ = [*token.split("."), "", ""]
    return number(done), number(seat), tuple(number(step) for step in path.split("-") if path)
