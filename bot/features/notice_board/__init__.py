"""The notice board: one message on a server that lists the tables that wait there, seats of running matches that
anybody may take, what other features add, and how many people look for a table. Its channel, chosen in `/setup`, holds
it and nothing else."""

from __future__ import annotations

from bot.features.notice_board import service
from bot.features.notice_board.service import BOARD, Boards
from bot.ui.press.feature import Feature
from bot.ui.press.house import House


async def _begins(house: House) -> None:
    """What stands may have been drawn by an earlier release, so all boards are looked at once."""
    await house[Boards].look(everywhere=True)
    house.match.sweep.every(service.LOOK_SECONDS, house[Boards].look)


FEATURE = Feature(
    builds=lambda house: Boards(house.door.db, house.clock, [one.made_of for one in house.features.boards]),
    needs=("search",),
    optional=False,  # whoever wants none chooses no channel
    begins=_begins,
    rooms=(BOARD,),
    alone=(BOARD,),
    of_servers=(f"DELETE FROM card WHERE kind = '{BOARD}' AND about = ?1",),
)
