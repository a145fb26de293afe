"""Files that earlier releases have written.

`tests/bot/db/releases/NNNN.sql` holds the rows of such a file, written by that release itself: its number is that of
its last migration. Each has a running match of every game that the release knew, most also a finished one. A file that
is refused today is as a release between has brought it up to date.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.db.migrate import FIRST, migrations
from bot.features.history import pages as history_page
from bot.ui.pages.desk import desk
from bot.ui.pages.table import table_panel
from bot.ui.press.house import House
from bot.ui.press.open_desks import Opened
from bot.ui.words.catalogues import game_words

FOLDER = Path(__file__).parents[1] / "bot/db/releases"
RELEASES = sorted(int(file.stem) for file in FOLDER.glob("*.sql"))


def written_by(release: int, folder: Path) -> None:
    """Put what a release has written where `house_at` finds it."""
    file = sqlite3.connect(folder / "house.sqlite3")
    for _, sql in migrations()[:release]:
        file.executescript(sql)
    file.executescript((FOLDER / f"{release:04}.sql").read_text())
    for _, sql in migrations()[release:FIRST]:
        file.executescript(sql)
    file.execute(f"PRAGMA user_version = {max(release, FIRST)}")
    file.commit()
    file.close()


async def shown(house: House, match_id: int) -> None:
    """The panel, every desk and the history, as people see them. Raises if anything has no words."""
    scene = await house.tables.scene(match_id)
    await table_panel(house, scene)
    words = game_words("en", scene.game.key)
    for row in scene.persons():
        for language in ("en", "de"):
            await desk(house, scene, row.seat, language, Opened(0))
        assert history_page.history_of(scene, await house.tables.history(match_id), row.seat, words)
