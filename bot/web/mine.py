"""All tables of a person: what waits for them, the longest-waiting first; what they wait for; what is over."""

from __future__ import annotations

from bot.services.table.scene import MatchRow
from bot.ui.pages.my_matches import Extent, my_matches
from bot.ui.words.catalogues import HOUSE, title_of
from bot.web.doors import Visitor
from bot.web.frame import AGAIN_SECONDS, Body
from bot.web.html import h
from bot.web.past import foot
from bot.web.reader import Reader, Web
from render.kit.words import Words

ALL = Extent(matches=100, sections=100, finished=30, seconds=365 * 86400, text=100_000)


async def where(row: MatchRow, words: Words) -> str:
    """The name of a match, leading to its page; one that is over to its pictures."""
    title = words("match-heading", title=title_of(row.game), number=str(row.id))
    return f"[{title}](/m/{row.id}{'/past' if row.status == 'finished' else ''})"


async def mine_page(web: Web, reader: Reader, visitor: Visitor) -> Body:
    """The list."""
    words = reader.words
    page = await web.page(reader, words, "", "/")
    shown = page.message(await my_matches(web.house, visitor.user_id, words, ALL, where))
    main = h("div", shown, class_="mine")
    return Body(words("web-mine"), main, line=visitor.name, again=AGAIN_SECONDS, foot=foot(page), colour=HOUSE)
