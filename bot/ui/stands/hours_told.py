"""Lets tables begin at their hours, and tells those who sit there of it in the channel of the table."""

from __future__ import annotations

from bot.services.table.scene import Scene
from bot.services.telling.wishes import Owed, TellHour
from bot.ui.pages.table import heading
from bot.ui.press.called import calls, user_ids
from bot.ui.press.codes import UNDONE
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.elsewhere import to_people
from bot.ui.stands.members import member_of
from bot.ui.stands.quiet import undisturbed
from bot.ui.words.catalogues import game_words, neutral
from bot.ui.words.places import card_address


async def run(house: House) -> None:
    """Do what is due at tables that begin at an hour; once it is known on which servers the bot is."""
    if house.client.is_ready():
        await house.gathering.hours.run(Servers(house))


class Servers:
    """Who and what is there, as Discord says it."""

    def __init__(self, house: House) -> None:
        self._house = house

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        """Whether a channel of a server is there; a server that is out of reach for a while has it."""
        guild = self._house.client.get_guild(guild_id)
        return guild is None or guild.get_channel(channel_id) is not None

    async def has_person(self, guild_id: int, user_id: int) -> bool:
        """Whether a person is on a server."""
        guild = self._house.client.get_guild(guild_id)
        try:
            return guild is None or await member_of(guild, user_id) is not None
        except UNDONE:
            return True


async def tell(house: House, table: Scene, wish: TellHour, row: Owed) -> None:
    """Say in the channel what becomes of the hour, if that is still so. Raises discord.HTTPException."""
    hour = await house.gathering.hours.of(table.row.id)
    waits = table.row.status == "lobby"
    still = {
        "soon": waits and hour is not None and hour.state == "near" and hour.at > house.clock.now(),
        "moved": waits and (hour is None or hour.state in ("ahead", "near")),
        "few": waits and hour is not None and hour.state == "few",
        "missed": waits and hour is not None and hour.state == "missed",
        "closed": table.row.status == "ended",
    }
    if not still[wish.what]:
        return
    people = [one for one in table.persons() if wish.what != "moved" or one.user_id != table.row.host_id]
    if not people:
        return
    told = user_ids(people)
    words = game_words(table.row.language, table.game.key)

    def said(who: str, match: str) -> str:
        return words(
            f"hour-told-{wish.what if hour is not None or wish.what != 'moved' else 'cleared'}",
            who=who,
            match=match,
            at=str(hour.at if hour is not None else 0),
            count=max(0, table.game.players[0] - len(table.seats)),
        )

    if table.guests():
        by_name = words.listing(neutral(one.name) for one in people)
        await to_people(house, table.guests(), row, said(by_name, heading(table, words)))
    in_a_line = " ".join(neutral(one.name) if one.guest else calls([one]) for one in people)
    text = said(in_a_line, f"[{heading(table, words)}]({card_address(table)})")
    quiet = [user_id for user_id in told if table.player(user_id).nudges == "off"]
    called = [user_id for user_id in told if user_id not in quiet]
    silent = await undisturbed(house, table, called)
    await messages.say(house, table.row.channel_id, row.nonce, text, silent=silent, but=quiet)
