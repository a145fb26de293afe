"""What may be asked of the pictures, as plain data: so they can be drawn in another process.

Nothing here draws, or imports what draws; `render.drawing` does what an order says. An order is all that its picture
depends on, so equal orders give equal pictures, and its bytes can stand for the picture.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from struct import Struct
from typing import Final, Literal, NamedTuple, Self, TypeAlias

import msgspec

from engine.core.game import View
from render.kit.parts import Area, Mark, Which
from render.kit.words import KIT, Words


class Picture(msgspec.Struct, frozen=True):
    """The board, or what only the reader sees, as each of its kinds orders it.

    names: what the players are called, by seat.   view: the view, as MessagePack.   marks: what has changed.
    """

    game: str
    which: Which
    language: str
    names: tuple[str, ...]
    view: msgspec.Raw
    marks: tuple[Mark, ...] = ()

    @classmethod
    def of(cls, game: str, which: Which, view: View, words: Words, marks: tuple[Mark, ...] = ()) -> Self:
        """The picture of a view for a reader of the language of `words`, which also call the players by name."""
        names = tuple(words.player(seat) for seat in range(view.seats))
        return cls(game, which, words.language, names, msgspec.Raw(msgspec.msgpack.encode(view)), marks)


class Parts(Picture, frozen=True, tag=True):
    """A picture as a message shows it, one part below the other; the answer is for `parts`."""


class PartFile(NamedTuple):
    """A part of a picture.

    name:  MAIN for the first of its sheet, else what it shows.
    png:   the same bytes for the same look, but for what `render.kit.encode` says of it.
    areas: where on it the places lie that the game's answers may be about, whether they may be given now or not.
    """

    name: str
    png: bytes
    areas: tuple[Area, ...] = ()

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in pixels, as its PNG says (RFC 2083, 11.2.1)."""
        return _size.unpack_from(self.png, 16)


_size: Final = Struct(">II")


def parts(answer: bytes) -> tuple[PartFile, ...]:
    """The answer to the orders that name `parts`, as a message shows them, from the top."""
    return _parts.decode(answer)


_parts: Final[msgspec.msgpack.Decoder[tuple[PartFile, ...]]] = msgspec.msgpack.Decoder(tuple[PartFile, ...])


class Frame(Picture, frozen=True, tag=True):
    """A picture as a part of an animation: small, all its colours, as PNG."""


class Film(msgspec.Struct, frozen=True, tag=True):
    """One animated picture (GIF) of what `Frame` gave."""

    frames: tuple[bytes, ...]


class Banner(msgspec.Struct, frozen=True, tag=True):
    """What stands above a table that waits for players, as PNG; no bytes for a game that has none."""

    game: str
    language: str


class Point(NamedTuple):
    """How things stood after a turn. turn: its number; chances: of each seat, in hundredths."""

    turn: int
    chances: tuple[int, ...]


class Plate(NamedTuple):
    """A choice that changed much.

    seat:     whose.   turn: in which turn it was made.   head: who and when.   did: what was done.
    verdict:  what would have been better, or that nothing was.   fine: whether nothing was.
    before, after: the chance of the seat, in hundredths.
    """

    seat: int
    turn: int
    head: str
    did: str
    verdict: str
    fine: bool
    before: int
    after: int


class Ledger(NamedTuple):
    """What choices and luck have done for somebody, each apart, in points of the chance to win.

    choices: what the own ones have cost, 0 or below.   luck: what was drawn and rolled.
    start, end: the chance before the first choice and after the last, in hundredths.
    """

    seat: int
    name: str
    choices: int
    luck: int
    start: int
    end: int


class Review(msgspec.Struct, frozen=True, tag=True):
    """The chart of a review and the choices below it, as a message shows them; the answer is for `parts`.

    note: of which match it is.   unit: what the chart counts.   names: of the seats.   course: two points at least.
    ledgers: of every seat, or none.   called: their title, what the two bars of each stand for, what they leave out.
    """

    title: str
    note: str
    unit: str
    names: tuple[str, ...]
    course: tuple[Point, ...]
    plates: tuple[Plate, ...]
    ledgers: tuple[Ledger, ...] = ()
    called: tuple[str, str, str, str] = ("", "", "", "")


class GamePlate(NamedTuple):
    """How somebody has played a game.

    title, matches: of the plate.   at: the mean place, also as a number in `mean`, named by `place`.
    of: places on the scale.
    rating, label: the number and its name; while it settles two lines that say so; empty without one.
    medals: of seasons: place and how many, the best first.
    """

    game: str
    title: str
    matches: str
    at: float
    of: int
    mean: str
    place: str
    rating: str
    label: str
    settled: bool
    medals: tuple[tuple[int, int], ...] = ()


class Curve(NamedTuple):
    """A rating along its matches.

    points: how it stood before the first match and after each, and how far it may lie from there.
    settled: the first of these points at which it holds; their number if it does at none.
    """

    game: str
    title: str
    note: str
    settling: str
    points: tuple[tuple[int, int], ...]
    settled: int


Kind = Literal["rival", "nemesis", "buddy"]


class Known(NamedTuple):
    """Somebody who is met again and again."""

    kind: Kind
    label: str
    name: str
    note: str


class Profile(msgspec.Struct, frozen=True, tag=True):
    """A person's profile as a message shows it; the answer is for `parts`.

    chips: shape and words, two at most.   shelf, count: above the badges.   badges: (game, badge), the newest first.
    empty: what stands there instead of plates.
    """

    name: str
    since: str
    chips: tuple[tuple[str, str], ...]
    plates: tuple[GamePlate, ...]
    curve: Curve | None
    known: tuple[Known, ...]
    shelf: str
    count: str
    badges: tuple[tuple[str, str], ...]
    empty: str


Deed = Literal["turned", "companion", "longest", "closest"]


class YearPlate(NamedTuple):
    """Something of a year that is worth a plate of its own."""

    deed: Deed
    label: str
    big: str
    note: str


class Year(msgspec.Struct, frozen=True, tag=True):
    """A person's year as a message shows it; the answer is for `parts`.

    months: twelve, each with its name and how many matches there were.   largest: the index of the one with most.
    facts:  what stands below the way through the months, the first one larger.
    shelf, count: above the badges.   badges: (game, badge), the newest first.
    """

    name: str
    title: str
    summary: str
    months: tuple[tuple[str, int], ...]
    largest: int
    facts: tuple[str, ...]
    plates: tuple[YearPlate, ...]
    shelf: str
    count: str
    badges: tuple[tuple[str, str], ...]


Result = Literal["", "place", "running", "left", "void", "missed"]


class Cell(NamedTuple):
    """What a match or a round was for somebody; "" is none of theirs. table: the letter beside it, if there is one."""

    result: Result
    place: int = 0
    table: str = ""


class Column(NamedTuple):
    """A match or a round. head: its number.   note: what stands below it.   done: it has ended.   now: it is the
    one that runs."""

    head: str
    note: str = ""
    done: bool = False
    now: bool = False


class CupRow(NamedTuple):
    """Somebody in a cup. moves: 1 goes up, -1 goes down.   gone: where their rounds end, if they have left."""

    place: str
    name: str
    cells: tuple[Cell, ...]
    points: str
    rivals: str = ""
    moves: int = 0
    gone: str = ""


class Border(NamedTuple):
    """What stands between two rows. after: so many rows are above.   moves: as those of the row."""

    after: int
    words: str
    moves: int


class Standings(msgspec.Struct, frozen=True, tag=True):
    """The standings of a cup or of a division as a message shows them; the answer is for `parts`.

    corner:  what the columns are, and what is told below their heads.   points, of: the head above the points.
    columns: thirteen at most; of more the last ones are shown.   legend: what the signs mean.   verdict: what is said
    at the end, or nothing.
    """

    title: str
    note: str
    corner: tuple[str, str]
    columns: tuple[Column, ...]
    points: str
    of: str
    rivals: str
    rows: tuple[CupRow, ...]
    borders: tuple[Border, ...]
    legend: tuple[tuple[Cell, str], ...]
    verdict: str = ""


class BracketSeat(NamedTuple):
    """Who sits at a table of a bracket, or where they come from.

    seat: the sign of their seat while the match runs, else -1.   place: once it has ended, else 0.
    known: somebody, no way that is still open.   on: they go on.   points: at the right, may be empty.
    """

    name: str
    seat: int = -1
    place: int = 0
    known: bool = True
    on: bool = False
    points: str = ""


class BracketTable(NamedTuple):
    """A table of a bracket. note: how far it is, if it runs.   ended: it has.   feeds: the index of the table in
    the next stage to which it leads."""

    label: str
    seats: tuple[BracketSeat, ...]
    note: str = ""
    ended: bool = False
    feeds: int = 0


class Bracket(msgspec.Struct, frozen=True, tag=True):
    """A knock-out as a message shows it; the answer is for `parts`.

    stages: the first one first; the last one has one table.   winner: who has won it all, or nothing.
    through, until: at the foot: who goes on, and when the stage ends.
    """

    title: str
    notes: tuple[str, ...]
    stages: tuple[tuple[BracketTable, ...], ...]
    winner: str
    through: str
    until: str


class Strip(NamedTuple):
    """A division of a season. medals: name and points of the first three, as far as so many were left.
    missing: what stands where one was not given, in two lines."""

    game: str
    title: str
    medals: tuple[tuple[str, str], ...]
    missing: tuple[str, str]


class Season(msgspec.Struct, frozen=True, tag=True):
    """A season of a league that is over as a message shows it; the answer is for `parts`."""

    title: str
    notes: tuple[str, ...]
    strips: tuple[Strip, ...]


class CupBanner(msgspec.Struct, frozen=True, tag=True):
    """What stands above the card of a cup, as PNG."""

    title: str
    note: str


EMOJI_SIDE: Final = 128
"""Pixels of a side of an emoji, as Discord recommends; a line of text shows 22 of them."""


class Signs(msgspec.Struct, frozen=True, tag=True):
    """The signs that stand in the words of messages of a game, or of all of them; the answer is for `signs`."""

    game: str = ""
    side: int = EMOJI_SIDE


class SignFile(NamedTuple):
    """A sign.

    glyph: the character that stands for it where no picture can.
    name: another one as soon as it looks otherwise.   png: the picture.
    """

    glyph: str
    name: str
    png: bytes


def signs(answer: bytes) -> tuple[SignFile, ...]:
    """The answer to the order `Signs`."""
    return _signs.decode(answer)


_signs: Final[msgspec.msgpack.Decoder[tuple[SignFile, ...]]] = msgspec.msgpack.Decoder(tuple[SignFile, ...])


WARMING_STEPS: Final = 10
"""In so many steps a game is warmed up: whoever presses meanwhile waits for one of them."""


class Warming(msgspec.Struct, frozen=True, tag=True):
    """Some pictures of a game, so that sprites, letters and grounds are kept; gives no bytes. step: `samples.warm`."""

    game: str
    language: str
    step: int


Paged: TypeAlias = Review | Profile | Year | Standings | Bracket | Season
"""Pictures in parts that are no board."""

Order: TypeAlias = (
    Parts | Frame | Film | Banner | Review | Profile | Year | Standings | Bracket | Season | CupBanner | Signs | Warming
)


def written(order: Order) -> bytes:
    """The order as bytes."""
    return msgspec.msgpack.encode(order)


@cache
def absent(language: str) -> bytes:
    """What stands where a picture could not be drawn, as PNG; `python -m render.samples absent` has drawn it."""
    return absent_file(language).read_bytes()


def absent_file(language: str) -> Path:
    """Where it lies."""
    return KIT / f"absent-{language}.png"
