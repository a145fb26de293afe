"""The notice board: one message on a server that lists the tables that wait there, seats of running matches that
anybody may take, and how many people look for a table. Its channel, chosen in `/setup`, holds it and nothing else."""

from __future__ import annotations

from bot.features.notice_board.service import BOARD, Boards
from bot.ui.press.feature import Feature
from bot.ui.press.house import House


async def _begins(house: House) -> None:
    await house[Boards].start()


async def _ends(house: House) -> None:
    await house[Boards].stop()


FEATURE = Feature(
    builds=lambda house: Boards(house.door.db, house.clock),
    needs=("search",),
    optional=False,  # whoever wants none chooses no channel
    begins=_begins,
    ends=_ends,
    rooms=(BOARD,),
    alone=(BOARD,),
    of_servers=(f"DELETE FROM card WHERE kind = '{BOARD}' AND about = ?1",),
)
