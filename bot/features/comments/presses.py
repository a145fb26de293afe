"""*Sealed comment* on a match of others, taking it back, and hiding one once they are open."""

from __future__ import annotations

from bot.features.comments.pages import COMMENT, GUESS, comment_form, comments_page, hiding_page, sealed_page
from bot.features.comments.service import Comments, may_hide
from bot.services.errors import Refused
from bot.services.table.scene import Glance
from bot.ui.pages.forms import typed
from bot.ui.press.asker import LONGEST_ID, LONGEST_NUMBER, manages, name_of_user, number, retraced
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import FOLLOWED
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.members import sees
from bot.ui.words.catalogues import game_words


@on_press("comment", private=True, form=True)
async def ask(house: House, reply: Reply, press: Press) -> None:
    """Show the form; in the message that tells whoever follows, the match is the one that was chosen."""
    match_id, elsewhere = await _meant(house, reply, press)
    table, sealed = await house[Comments].writing(match_id, reply.user.id)
    await reply.modal(comment_form(table, sealed, reply.words, elsewhere=elsewhere))


@on_press("sealcomment", apart=True, costly=True)
async def seal(house: House, reply: Reply, press: Press) -> None:
    match_id, elsewhere = await _meant(house, reply, press)
    chosen, text = typed(reply.interaction, GUESS), typed(reply.interaction, COMMENT)
    guess = int(chosen) if len(chosen) == 1 and chosen in "0123456789" else None
    sealed = await house[Comments].seal(match_id, reply.user.id, name_of_user(reply), text, guess)
    if sealed is None:
        await reply.say(reply.words("comment-gone"))
        return
    table = await house.tables.load(match_id)
    _, found = await retraced(house, table)
    others = await house[Comments].sealed(match_id) - 1
    words = game_words(reply.words.language, table.game.key)
    await reply.show(sealed_page(table, sealed, len(found) - 1, others, words, elsewhere=elsewhere))


@on_press("comments", private=True, costly=True)
async def further(house: House, reply: Reply, press: Press) -> None:
    """The comments from one on that the message for everybody has no room for."""
    table = await house.tables.load(press.match_id)
    _check_at_home(reply, table)
    _, found = await retraced(house, table)
    opened = await house[Comments].opened(table)
    words = game_words(reply.words.language, table.game.key)
    await reply.show(comments_page(table, opened, found, words, first=max(0, number(press.token))))


@on_press("askhide", apart=True, costly=True)
async def ask_which(house: House, reply: Reply, press: Press) -> None:
    table = await house.tables.load(press.match_id)
    _check_at_home(reply, table)
    _, found = await retraced(house, table)
    manager = await manages(house, reply, table.row.guild_id)
    mine = [
        row
        for row in await house[Comments].opened(table)
        if row.text and not row.hidden and may_hide(table, row.user_id, reply.user.id, manager=manager)
    ]
    if not mine:
        raise Refused("comment-not-yours")
    await reply.show(hiding_page(table, mine, found, game_words(reply.words.language, table.game.key)))


@on_press("hidecomment")
async def hide(house: House, reply: Reply, press: Press) -> None:
    table = await house.tables.glance(press.match_id)
    _check_at_home(reply, table)
    author = number(press.value, LONGEST_ID)
    await house[Comments].hide(
        press.match_id, author, reply.user.id, manager=await manages(house, reply, table.row.guild_id)
    )
    await reply.say(reply.words("comment-hidden"))


def _check_at_home(reply: Reply, table: Glance) -> None:
    """Raises Refused `comments-at-home` elsewhere than where they stand: guests of other servers learn no names."""
    if reply.interaction.guild_id != table.row.guild_id:
        raise Refused("comments-at-home")


async def _meant(house: House, reply: Reply, press: Press) -> tuple[int, bool]:
    """The match, and whether it is named outside of its server: there only whoever sees it may.

    Raises Refused `no-such-match`, `feature-off`.
    """
    if press.match_id:
        return press.match_id, False
    match_id = number(press.token.removeprefix(FOLLOWED) or press.value, LONGEST_NUMBER)
    row = (await house.tables.glance(match_id)).row
    if not await sees(house, row.guild_id, row.channel_id, reply.user.id):
        raise Refused("no-such-match", number=match_id)
    await house.features.check("comments", row.guild_id)
    return match_id, True
