"""What badges say in the result of a match, and their shelf in a profile."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.badges.service import BadgeRow, Earned
from bot.services.table.scene import Table
from bot.ui.press.traits import Shelf
from bot.ui.words.catalogues import game_words, name_of
from engine import registry
from render.kit.words import Words


def earned_lines(table: Table, found: Sequence[BadgeRow], words: Words) -> list[str]:
    """Who has earned which, and what for."""
    return [
        words("result-badge", who=name_of(table.seats[row.seat]), badge=words(f"badge-{row.badge}"))
        + f" {words(f'badge-{row.badge}-for')}"
        for row in found
        if table.seats[row.seat].user_id is not None
    ]


def shelf(found: Sequence[Earned], words: Words) -> Shelf:
    """The newest ones, and the way to all."""
    every = sum(len(registry.badges(game.key)) for game in registry.games())
    return Shelf(
        label=words("button-badges", count=len(found)),
        title=words("profile-badges"),
        count=words("profile-badges-of", count=len(found), all=every),
        badges=tuple((one.game, one.badge) for one in found),
        alt=words("badges-alt"),
        heading="badges-heading",
        page=tuple(_every_badge(found, words)),
    )


def _every_badge(found: Sequence[Earned], words: Words) -> list[str]:
    """Every badge of every game, what it is for, and since when the person has it."""
    lines: list[str] = []
    mine = {(one.game, one.badge): one.ended_at for one in found}
    for game in registry.games():
        badges = registry.badges(game.key)
        if not badges:
            continue
        own = game_words(words.language, game.key)
        count = sum((game.key, badge.key) in mine for badge in badges)
        lines.append(words("badges-game", title=game.title, count=count, all=len(badges)))
        for badge in badges:
            named = {"badge": own(f"badge-{badge.key}"), "deed": own(f"badge-{badge.key}-for")}
            at = mine.get((game.key, badge.key))
            line = words("badge-line", **named) if at is None else words("badge-line-earned", at=str(at), **named)
            lines.append(f"-# {line}" if at is None else line)
    return lines
