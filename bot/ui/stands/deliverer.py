"""Brings cards up to date in Discord: the only place that posts, edits, deletes and finds them.

Each step is noted before the next one is taken, so whatever ends the process in between leaves nothing that is not
found again: before it is posted, in which channel; with the message, that it stands; with its page, what it shows.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

import discord

from bot.clock import DAY
from bot.services.errors import Broken, Refused
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow, Hook
from bot.services.telling.outbox import AGAIN_SECONDS, Postponed, TryLater
from bot.services.telling.panels import Stands
from bot.services.telling.rings import caused
from bot.ui.press.codes import DM_REFUSED, FLAGGED, REFUSED_FOR_NOW, UNDONE, UNKNOWN_CHANNEL
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.card import DIRECT, Card, CardKind, Gone, Later
from bot.ui.stands.trying import try_later

log = logging.getLogger(__name__)


class Deliverer:
    """What cards are shown with."""

    def __init__(self, house: House, kinds: Mapping[str, CardKind]) -> None:
        """kinds: of cards, by their names."""
        self._house = house
        self._kinds = kinds

    async def deliver(self, row: CardRow) -> None:
        """Post it, edit it, or take it away, and note that. Raises TryLater, Postponed."""
        kind = self._kinds.get(row.kind)
        if kind is None:  # its feature is not here, and comes back perhaps
            raise Postponed(DAY)
        # Before, it is not known who sees what, and so what may be shown.
        await self._house.client.wait_until_ready()
        # A number that no match has lets it give way to all presses alike.
        beside = row.about if kind.of_match else -row.id
        try:
            await self._house.right_of_way.giving_way(beside, _Delivery(self._house, kind, row.id).deliver)
        except Broken as broken:
            raise TryLater("its match is in trouble", out_of_reach=True) from broken
        except UNDONE as error:
            raise (try_later(error) or TryLater(str(error), out_of_reach=True)) from error


class _Delivery:
    """One card on its way."""

    def __init__(self, house: House, kind: CardKind, number: int) -> None:
        self._house = house
        self._cards = house.telling.cards
        self._kind = kind
        self._number = number

    async def deliver(self, showing: Showing) -> None:
        """Show it as it is now; it may be read anew, as presses go first."""
        row = await self._cards.get(self._number)
        if row is None or row.next_try_at is None:
            return
        try:
            if self._kind.of_match and (await self._house.tables.glance(row.about)).row.trouble is not None:
                raise TryLater("its match is in trouble", out_of_reach=True)
            wanted = await self._kind.shows(self._house, row, showing)
        except Broken:
            raise
        except Refused as refused:
            if refused.code == "other-rules":  # those of its match come back perhaps
                raise Postponed(DAY) from refused
            wanted = Gone()
        if isinstance(wanted, Later):
            await self._cards.put_off(row, wanted.at)
        elif isinstance(wanted, Gone):
            await self._end(row, delete=wanted.delete)
        else:
            await self._show(row, wanted, showing)

    async def _show(self, row: CardRow, wanted: Card, showing: Showing) -> None:
        """Edit it where it stands, or post it where it is due."""
        ways = [way for way in (wanted, wanted.instead) if isinstance(way, Card)]
        if row.message_id:
            here = _standing(row, ways)
            if here is not None and not (wanted.due and row.since != wanted.since):
                await self._edit(row, here, showing)
                return
            row = await self._take_away(row)
        if not wanted.due:
            await self._end(row)
            return
        await self._post_one(row, ways, showing, gives_up=isinstance(wanted.instead, Gone))

    async def _post_one(self, row: CardRow, ways: list[Card], showing: Showing, *, gives_up: bool) -> None:
        """Post it in the first place that takes it; if none does for now it is given up, or raises TryLater."""
        later: TryLater | None = None
        for way in ways:
            if way.room != DIRECT:
                await self._post(row, way, way.room, showing)
                return
            try:
                channel_id = await messages.dm_channel(self._house, row.person)
                await self._post(row, way, channel_id, showing)
                return
            except discord.HTTPException as error:
                later = await self._refused(row, error)
            row = await self._cards.as_it_stands(row) or row
        if later is not None and not gives_up:
            raise later
        await self._end(row)

    async def _refused(self, row: CardRow, error: discord.HTTPException) -> TryLater | None:
        """What becomes of direct messages that were refused: noted if for good, to be tried later if for now.

        Raises what else has failed.
        """
        if error.code in DM_REFUSED:
            await self._house.people.direct_messages.close(row.person)
            return None
        if error.code == UNKNOWN_CHANNEL or error.code in REFUSED_FOR_NOW:
            self._house.remembered.direct_channels.pop(row.person, None)
        if error.code not in REFUSED_FOR_NOW:
            raise error
        if error.code == FLAGGED:
            log.error("Discord takes this bot for spam and delivers no direct messages: appeal in the developer portal")
        return TryLater(str(error), seconds=REFUSED_FOR_NOW[error.code], out_of_reach=True)

    async def _post(self, row: CardRow, card: Card, channel_id: int, showing: Showing) -> None:
        """Post it, take away what an earlier try has left, and note where it stands. Raises discord.HTTPException."""
        digest = card.digest
        if row.shows == digest:  # Discord takes no such message, as the log has said
            await self._cards.note_shown(row, digest, card.says)
            return
        lost, marks = row.lost_in, self._kind.marks(row)
        if lost and lost != channel_id:
            await messages.delete_unknown(self._house, lost, marks, None)
        if lost != channel_id:
            await self._cards.posting(row, channel_id)
        nonce = f"{row.nonce}.{channel_id % 1000}"
        view, files = card.page
        try:
            with caused(row.caused_by, f"{row.kind}.{card.says} about {row.about}", row.nonce):
                if card.line is None:
                    stands = await messages.post(self._house, channel_id, nonce, view, files, silent=card.silent)
                else:
                    text, buttons = card.line
                    stands = await messages.say(
                        self._house, channel_id, nonce, text, buttons, silent=card.silent, but=card.but, role=card.role
                    )
        except discord.HTTPException as error:
            if error.code in DM_REFUSED or not self._is_never_taken(error):
                raise
            await self._cards.note_shown(row, digest, card.says)
            return
        if lost:
            await messages.delete_unknown(self._house, channel_id, marks, stands.message_id)
        noted = card.stood or self._noting(row, "stood")
        stood = await self._cards.posted(row, stands, card.since, noted)
        if stood is None:
            return
        if card.line is None and not lost:
            await self._note(stood, card, showing)
        else:  # perhaps what an earlier try has posted, which shows what was true then
            await self._edit(stood, card, showing)

    async def _edit(self, row: CardRow, card: Card, showing: Showing) -> None:
        """Bring the message up to date, unless it shows that already."""
        if row.shows != card.digest:
            stands = Stands(row.channel_id, row.message_id, row.flags)
            said = card.line is not None or not row.shows  # perhaps only the words stand there yet
            try:
                if not await messages.edit(self._house, stands, *card.page, showing, said=said):
                    await self._cards.is_gone(row.message_id)
                    return
            except discord.HTTPException as error:
                if not self._is_never_taken(error):
                    raise
        await self._note(row, card, showing)

    async def _note(self, row: CardRow, card: Card, showing: Showing) -> None:
        """It shows that, or is shown once more: it has met another request, or its picture could not be drawn."""
        again_in = AGAIN_SECONDS if showing.missing else showing.again
        await self._cards.note_shown(row, card.digest if again_in is None else "", card.says, again_in=again_in)
        if card.last and again_in is None:
            await self._cards.end(row, self._noting(row, "over"))

    async def _end(self, row: CardRow, *, delete: bool = False) -> None:
        """It is looked after no more, and nothing that nobody knows of is left."""
        if row.message_id and delete:
            row = await self._take_away(row)
        elif row.lost_in:
            await messages.delete_unknown(self._house, row.lost_in, self._kind.marks(row), None)
        await self._cards.end(row, self._noting(row, "over"))

    async def _take_away(self, row: CardRow) -> CardRow:
        """Delete its message; the row as it is then. Raises TryLater while the bot has no access to it."""
        if not await messages.delete(self._house, Stands(row.channel_id, row.message_id)):
            raise TryLater("its message cannot be deleted", out_of_reach=True)
        return await self._cards.taken_away(row) or row

    def _noting(self, row: CardRow, what: str) -> Hook:
        noted = self._kind.stood if what == "stood" else self._kind.over
        return lambda tx: noted(self._house, tx, row)

    def _is_never_taken(self, error: discord.HTTPException) -> bool:
        """Whether Discord will never take such a message, which the operator is told."""
        if try_later(error) is not None:
            return False
        log.error("card %s was refused by Discord: %s", self._kind.name, error)
        return True


def _standing(row: CardRow, ways: list[Card]) -> Card | None:
    """Which of these a message is by where it stands; None if it is to stand elsewhere."""
    rooms = {way.room: way for way in ways}
    return rooms.get(row.channel_id) or rooms.get(DIRECT)
