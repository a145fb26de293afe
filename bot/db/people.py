"""Tables player and guild: what people and servers have chosen."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, Literal, TypeVar
from zoneinfo import ZoneInfo

import msgspec

from bot.db.rows import say_once, text
from bot.db.transactions import Change, Reading

T = TypeVar("T")


AUTOMATIC: Final = "auto"
"""What stands for an empty value where something is chosen from a list."""


class Switch(msgspec.Struct, frozen=True):
    """Something that a person, a server or a table has on or off.

    key:      under which it is stored; the message `switch-<key>` names it, `switch-<key>-hint` says more.
    at_first: how it stands until somebody chooses.
    """

    key: str
    at_first: bool = False

    @property
    def name(self) -> str:
        """The message that names it."""
        return f"switch-{self.key}"


class Choice(msgspec.Struct, frozen=True):
    """Something that a person or a server chooses among a few.

    key:   under which it is stored; the message `choice-<key>` names it, `choice-<key>-<value>` each value.
    among: the values, the first of which holds until somebody chooses. An empty one is told and asked as AUTOMATIC.
    named: what stands for the key in these messages, where others are meant.
    """

    key: str
    among: tuple[str, ...]
    named: str = ""

    @property
    def name(self) -> str:
        """The message that names it."""
        return f"choice-{self.named or self.key}"

    def means(self, value: str) -> str:
        """The message that says what a value means."""
        return f"{self.name}-{value or AUTOMATIC}"


Setting = Switch | Choice


class Chooser(msgspec.Struct, frozen=True):
    """Who chooses, a person or a server: what is a field of its own stands there, what features add under its key.

    switched: the keys of switches of features that were chosen -> whether they are on.
    chosen:   the keys of their choices -> what was chosen.
    """

    switched: dict[str, bool] = {}
    chosen: dict[str, str] = {}

    def has(self, switch: Switch) -> bool:
        """Whether it is on."""
        own = switch.key in self.__struct_fields__
        return getattr(self, switch.key) if own else self.switched.get(switch.key, switch.at_first)

    def choice(self, choice: Choice) -> str:
        """What was chosen among these."""
        own = choice.key in self.__struct_fields__
        return getattr(self, choice.key) if own else self.chosen.get(choice.key, choice.among[0])

    def choosing(
        self, settings: Iterable[Setting], on: Collection[str], picked: Mapping[str, str] = {}
    ) -> dict[str, Any]:
        """The fields that change once the switches among these settings are on or off, and something is picked under
        the keys of choices; what is not among them, and what nobody changes, stays."""
        switches = [one for one in settings if isinstance(one, Switch)]
        turned = {one.key: one.key in on for one in switches if (one.key in on) != self.has(one)}
        own = {key: value for key, value in (*turned.items(), *picked.items()) if key in self.__struct_fields__}
        return {
            **own,
            "switched": self.switched | {key: value for key, value in turned.items() if key not in own},
            "chosen": self.chosen | {key: value for key, value in picked.items() if key not in own},
        }


class Player(Chooser, frozen=True):
    """What a person chose.

    language:   a catalogue; empty = the language in which Discord is shown.
    dms:        whether hands and questions also come by direct message.
    nudges:     where reminders go: "dm", "thread" or "off".
    zone:       IANA name of the time zone.
    quiet_from, quiet_until: minutes of the day in that zone between which no clock runs and nobody is reminded;
                equal = no quiet hours; from may be later than until (over midnight).
    away_from, away_until: vacation in seconds since 1970, from inclusive, until exclusive; equal = none.
    previews:   whether a dear choice is shown before it counts.
    """

    language: str = ""
    dms: bool = True
    nudges: Literal["dm", "thread", "off"] = "dm"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0
    away_from: int = 0
    away_until: int = 0
    previews: bool = False


class Rules(msgspec.Struct, frozen=True):
    """What may open in a channel. games, paces: none = all. role: who alone may open there; 0 = everybody.
    most: how many tables one person may have there that are not over; 0 = as many as anywhere."""

    games: tuple[str, ...] = ()
    paces: tuple[str, ...] = ()
    role: int = 0
    most: int = 0

    def allows(self, game: str, pace: str | None) -> bool:
        """Whether such a table may open there. pace: None where it is not known."""
        return (not self.games or game in self.games) and (pace is None or not self.paces or pace in self.paces)


class Guild(Chooser, frozen=True):
    """What the managers of a server chose.

    language: a catalogue; empty = the bot's.
    pace:     of new tables, see `bot.services.clock.pace`.
    channels: where tables may open; none = everywhere.
    enders:   who may end a running match: its "host", only server "managers", or only a "vote" of the table.
    shows_ours: whether other servers may show its tables, where their hosts want that.
    shows_others: whether such tables of other servers are shown there.
    rooms:    key of what a feature posts -> the channel in which that stands; 0 or not there = nowhere.
    roles:    key of what a feature calls a role for -> that role; 0 or not there = nobody.
    calls:    how often in a day a role may be called in a channel.
    rules:    channel -> what may open there; 0 for every channel, while none are chosen.
    moderators: the role of those who keep order beside whoever may manage the server; 0 = none.
    """

    language: str = ""
    pace: str = "daily"
    channels: tuple[int, ...] = ()
    enders: Literal["host", "managers", "vote"] = "vote"
    shows_ours: bool = False
    shows_others: bool = False
    rooms: dict[str, int] = {}
    roles: dict[str, int] = {}
    calls: int = 2
    rules: dict[int, Rules] = {}
    moderators: int = 0

    def rules_of(self, channel_id: int) -> Rules:
        """What may open in a channel."""
        return self.rules.get(channel_id if self.channels else 0, Rules())


async def player(db: Reading, user_id: int) -> Player:
    """The settings of a person; the defaults if there are none or if they cannot be read, which the log says once.

    So the matches of that person go on, and everything can be chosen anew.
    """
    settings = await db.value("SELECT settings FROM player WHERE user_id = ?", (user_id,))
    return _readable(Player, settings, "a person", user_id) or Player()


async def readable(db: Reading, user_id: int) -> Player | None:
    """The settings of a person who is to be told or shown something; None if they cannot be read, which the log says
    once: nobody knows then what that person wants, and when."""
    return next(iter(await readable_ones(db, (user_id,))), None)


async def readable_ones(db: Reading, user_ids: Iterable[int]) -> list[Player]:
    """The settings of these people, without those that cannot be read."""
    sql = "SELECT value AS user_id, settings FROM json_each(?) LEFT JOIN player ON player.user_id = value"
    return [player for _, player in with_players(await db.all(sql, (text(list(user_ids)),)))]


def with_players(rows: Iterable[sqlite3.Row]) -> list[tuple[sqlite3.Row, Player]]:
    """Rows with a user_id and the settings stored for it: each with these; without those that cannot be read."""
    found = [(row, _readable(Player, row["settings"], "a person", row["user_id"])) for row in rows]
    return [(row, player) for row, player in found if player is not None]


async def guilds(db: Reading) -> dict[int, Guild]:
    """The settings of all servers, without those that cannot be read, which the log says once."""
    rows = await db.all("SELECT guild_id, settings FROM guild ORDER BY guild_id")
    found = {guild_id: _readable(Guild, settings, f"server {guild_id}", guild_id) for guild_id, settings in rows}
    return {guild_id: settings for guild_id, settings in found.items() if settings is not None}


def decode(settings: str, kind: type[T]) -> T:
    """What is stored as JSON. Raises DecodeError, also if the time zone of a person is none."""
    found = msgspec.json.decode(settings, type=kind)
    if isinstance(found, Player):
        try:
            ZoneInfo(found.zone)
        except (KeyError, ValueError, OSError) as error:
            raise msgspec.DecodeError(f"no time zone: {found.zone}") from error
    return found


def _readable(kind: type[T], settings: str | None, whose: str, number: int) -> T | None:
    """What was chosen, the defaults where that is nothing; None if it cannot be read, which the log says once."""
    try:
        return kind() if settings is None else decode(settings, kind)
    except msgspec.DecodeError as error:
        say_once(f"the settings of {whose} cannot be read: {type(error).__name__}", number)
        return None


async def dm_closed(db: Reading, user_id: int) -> bool:
    """Whether Discord has refused our direct messages to this person."""
    return bool(await db.value("SELECT dm_closed FROM player WHERE user_id = ?", (user_id,)))


async def at_table(db: Reading, match_id: int) -> tuple[dict[int, Player], set[int]]:
    """The settings of the people at a table who have any that can be read, and whom no direct message reaches."""
    rows = await db.all(
        "SELECT user_id, settings, dm_closed FROM player "
        "WHERE user_id IN (SELECT user_id FROM seat WHERE match_id = ? AND user_id IS NOT NULL)",
        (match_id,),
    )
    players = {row["user_id"]: player for row, player in with_players(rows)}
    return players, {row["user_id"] for row in rows if row["dm_closed"]}


async def put_player(tx: Change, user_id: int, settings: Player) -> None:
    """Store what a person chose; a new choice about direct messages makes us try them again."""
    await tx.execute(
        "INSERT INTO player (user_id, settings) VALUES (?, ?) "
        "ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings, dm_closed = 0",
        (user_id, text(settings)),
    )


async def close_dms(tx: Change, user_id: int) -> None:
    """Remember that direct messages do not reach this person."""
    sql = "INSERT INTO player (user_id, dm_closed) VALUES (?, 1) ON CONFLICT (user_id) DO UPDATE SET dm_closed = 1"
    await tx.execute(sql, (user_id,))


async def try_dms_again(tx: Change, user_id: int) -> None:
    """Send this person direct messages again, whether or not they have arrived until now."""
    await tx.execute("UPDATE player SET dm_closed = 0 WHERE user_id = ?", (user_id,))


async def guild(db: Reading, guild_id: int) -> Guild:
    """The settings of a server; the defaults if there are none or if they cannot be read, which the log says once."""
    settings = await db.value("SELECT settings FROM guild WHERE guild_id = ?", (guild_id,))
    return _readable(Guild, settings, f"server {guild_id}", guild_id) or Guild()


async def put_guild(tx: Change, guild_id: int, settings: Guild) -> None:
    """Store what the managers of a server chose."""
    await tx.execute(
        "INSERT INTO guild (guild_id, settings) VALUES (?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings",
        (guild_id, text(settings)),
    )
