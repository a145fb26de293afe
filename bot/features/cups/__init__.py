"""Cups and leagues that begin by themselves, are played over days, and end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.db.personal import Held
from bot.features.cups.board import board_lines
from bot.features.cups.forms import NEW
from bot.features.cups.rows import ON_BOARD
from bot.features.cups.service import CUP, EVERYBODY, LOOK, MEND, OFFERED, ROUND, SIGNS_OUT, STANDINGS, WAITS, Cups
from bot.services.table.scene import Glance, Table
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Feature, OfBoard, Way
from bot.ui.press.house import House
from bot.ui.press.items import button
from bot.ui.press.traits import Traits, Viewed
from bot.ui.words.catalogues import neutral
from engine.core.options import Options
from engine.cups.model import Cup as Played
from render.kit.words import Words


async def _plays(house: House, table: Glance, user_id: int) -> bool:
    """Whether somebody plays a match of a cup, and could leave that."""
    running = table.row.bound and table.row.status == "running" and table.seat_of(user_id) is not None
    return running and await house[Cups].of_match(table.row.id) is not None


async def _of_cup(house: House, table: Glance, _user_id: int) -> bool:
    """Whether a match belongs to a cup."""
    return table.row.bound and await house[Cups].of_match(table.row.id) is not None


async def _result(house: House, table: Table, words: Words) -> Sequence[str]:
    cup_id = await house[Cups].of_match(table.row.id) if table.row.bound else None
    return [] if cup_id is None else [words("cup-match-of", name=neutral((await house[Cups].get(cup_id)).row.name))]


async def _traits(house: House, viewed: Viewed, words: Words) -> Traits:
    """How many cups somebody has won, and the way to the medals of this server."""
    count = await house[Cups].won(viewed.user_id)
    medals = await house[Cups].medals(viewed.user_id, viewed.guild_id)
    way = button(words("button-cup-medals", count=len(medals)), Press("cupmedals", 0, 0, str(viewed.user_id)))
    return Traits(
        chips=(("cup", words("cup-chip", count=count)),) if count else (),
        ways=(way,) if medals else (),
    )


_OF_SERVER = "SELECT id FROM cup WHERE guild_id = ?1"
_DIVISIONS = f"SELECT id FROM cup_division WHERE cup_id IN ({_OF_SERVER})"
_OFFERS = f"SELECT id FROM cup_offer WHERE cup_id IN ({_OF_SERVER})"

FEATURE = Feature(
    builds=lambda house: Cups(house.door, house.match.matches, house.match.seats),
    needs=("ratings",),
    due={
        LOOK: lambda house, due: house[Cups].look(due),
        SIGNS_OUT: lambda house, due: house[Cups].unanswered(due),
    },
    due_at_tables={MEND: lambda house, tx, due, table: house[Cups].mend(tx, due, table)},
    says={"result": _result},
    ways=(
        Way("looks", "button-cup-standings", "cupstand", _of_cup),
        Way("changes", "button-cup-leave", "cupleave", _plays),
    ),
    board=OfBoard(ON_BOARD, board_lines, ("button-cup-new", NEW)),
    server=(EVERYBODY, WAITS),
    traits=_traits,
    stored=(
        ("cup", "id", "options", Options),
        ("cup_division", "id", "data", Played),
        ("cup_division", "id", "began", tuple[int, ...]),
        ("cup_match", "match_id", "seats", tuple[int, ...]),
        ("cup_line", "id", "facts", dict[str, int | str]),
    ),
    holds=(
        Held(
            "cups",
            "SELECT cup.id AS cup, cup.name, cup.game, cup.form, cup_person.name AS called, cup_person.state, why, "
            "place FROM cup_person LEFT JOIN cup ON cup.id = cup_id WHERE cup_person.user_id = ?1 ORDER BY cup_id",
            ("UPDATE cup_person SET user_id = NULL, name = '' WHERE user_id = ?1",),
        ),
        Held(
            "cups_directed",
            "SELECT id AS cup, name FROM cup WHERE director_id = ?1 OR deputy_id = ?1 ORDER BY id",
            (
                "UPDATE cup SET director_id = NULL WHERE director_id = ?1",
                "UPDATE cup SET deputy_id = NULL WHERE deputy_id = ?1",
            ),
        ),
        Held(
            "cups_decided",
            "SELECT cup_id AS cup, at, key FROM cup_line WHERE user_id = ?1 ORDER BY id",
            ("UPDATE cup_line SET user_id = NULL WHERE user_id = ?1",),
        ),
        Held(
            "cups_barred",
            "SELECT times, until FROM cup_bar WHERE user_id = ?1 ORDER BY guild_id",
            ("DELETE FROM cup_bar WHERE user_id = ?1",),
        ),
    ),
    of_servers=(
        f"DELETE FROM card WHERE kind IN ('{CUP}', '{ROUND}') AND about IN ({_OF_SERVER})",
        f"DELETE FROM card WHERE kind = '{STANDINGS}' AND about IN ({_DIVISIONS})",
        f"DELETE FROM card WHERE kind = '{OFFERED}' AND about IN ({_OFFERS})",
        f"DELETE FROM deadline WHERE kind = '{LOOK}' AND match_id IS NULL AND about IN ({_OF_SERVER})",
        f"DELETE FROM deadline WHERE kind = '{SIGNS_OUT}' AND match_id IS NULL AND about IN ({_OFFERS})",
        "DELETE FROM cup_bar WHERE guild_id = ?1",
        "DELETE FROM cup WHERE guild_id = ?1",
    ),
)
