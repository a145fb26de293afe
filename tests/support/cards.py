"""Cards where there is no Discord."""

from __future__ import annotations

from functools import partial
from itertools import count

from bot import features
from bot.db import cards as rows
from bot.features.notice_board.service import BOARD, Boards
from bot.features.search.offers import OFFER
from bot.features.search.service import Looking
from bot.services.telling.cards import CardRow, Change
from bot.services.telling.panels import Stands
from bot.ui.press.house import House
from bot.ui.stands.card import CardKind

_MESSAGES = count(1)


async def owed(house: House, kind: str) -> list[tuple[int, int]]:
    """Which cards of a kind are to be shown: what they are about, and whose they are."""
    sql = "SELECT about, person FROM card WHERE kind = ? AND next_try_at IS NOT NULL ORDER BY about, person"
    return [(about, person) for about, person in await house.tables.db.all(sql, (kind,))]


async def stand(house: House, says: str = "") -> None:
    """Whatever is to be shown by now is, as if Discord had taken it, and says that, or what is new."""
    kinds, cards = features.kinds(), house.telling.cards
    for number in await rows.due(house.tables.db, house.clock.now(), ()):
        row = await cards.get(number)
        assert row is not None
        word = says or await _new(house, row)
        if row.kind == BOARD:
            board = await house[Boards].of(row.about)
            word = "" if board is None else board.digest
        shown = row
        if not row.message_id:
            found = await cards.posted(
                row, Stands(80, next(_MESSAGES)), 0, partial(_stood, house, kinds[row.kind], row)
            )
            assert found is not None
            shown = found
        await cards.note_shown(shown, "-", word)


async def _new(house: House, row: CardRow) -> str:
    """What its message says when it is posted."""
    if row.kind != OFFER:
        return ""
    offer = await house[Looking].offers.of(row.about, row.person)
    return "free" if offer is not None and offer.state == "told" else "offer"


async def _stood(house: House, kind: CardKind, row: CardRow, tx: Change) -> None:
    await kind.stood(house, tx, row)


async def try_now(house: House, kind: str, about: int) -> None:
    """Everybody's card of a kind is shown at once, whatever has failed before."""
    async with house.tables.db.write() as tx:
        await rows.try_now(tx, kind, about, 0, house.clock.now())
