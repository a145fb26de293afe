"""Draws what an order says."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from functools import cache
from io import BytesIO
from typing import Any, get_type_hints

import msgspec
from PIL import Image

from engine import registry as engines
from render import orders, registry, samples
from render.bracket import bracket
from render.cup_banner import cup_banner
from render.kit import changes, emoji
from render.kit.animation import animated, reduced
from render.kit.encode import encode
from render.kit.keeper import Keeper
from render.kit.names import naming
from render.kit.sheet import Sheet
from render.kit.shelf import Shelf
from render.kit.words import picture_words
from render.profile import profile
from render.review import review
from render.season import season
from render.standings import standings
from render.year import year

_orders: msgspec.msgpack.Decoder[orders.Order] = msgspec.msgpack.Decoder(orders.Order)

_pictures: Keeper[bytes] = Keeper(0, len, shelf=Shelf(64_000_000, bytes, bytes))
"""On the disk alone. Whoever is called in direct messages opens the desk in the thread some seconds later."""


def drawn(order: bytes) -> bytes:
    """What an order asks for, given as `orders.written` wrote it. Raises what goes wrong in drawing."""
    match found := _orders.decode(order):
        case orders.Frame():
            stream = BytesIO()
            reduced(_sheet(found).image()).save(stream, "PNG", compress_level=1)
            return stream.getvalue()
        case orders.Parts():
            return _pictures.get(order, lambda: _parts(_sheet(found)))
        case orders.Film(frames):
            return animated([Image.open(BytesIO(frame)) for frame in frames])
        case orders.Banner(game, language):
            banner = registry.pictures(game).banner
            return b"" if banner is None else encode(banner(picture_words(game, language)))
        case orders.Review():
            return _parts(review(found))
        case orders.Profile():
            return _parts(profile(found))
        case orders.Year():
            return _parts(year(found))
        case orders.Standings():
            return _parts(standings(found))
        case orders.Bracket():
            return _parts(bracket(found))
        case orders.Season():
            return _parts(season(found))
        case orders.CupBanner():
            return encode(cup_banner(found))
        case orders.Signs(game, side):
            return _signs(registry.emoji(game) if game else emoji.HOUSE, side)
        case orders.Warming(game, language, step):
            samples.warm(game, language, step)
            if step == orders.WARMING_STEPS - 1:
                # What stays for good is not looked through again: that took a tenth of a second now and then.
                gc.collect()
                gc.freeze()
            return b""


def _signs(found: Iterable[emoji.Emoji], side: int) -> bytes:
    drawn = ((one, emoji.png(one, side)) for one in found)
    return msgspec.msgpack.encode([orders.SignFile(one.glyph, emoji.called(one, png), png) for one, png in drawn])


def _parts(sheet: Sheet) -> bytes:
    found = [orders.PartFile(part.name, encode(sheet, part), sheet.areas(part)) for part in sheet.shown]
    return msgspec.msgpack.encode(found)


def _sheet(order: orders.Picture) -> Sheet:
    pictures = registry.pictures(order.game)
    view = msgspec.msgpack.decode(order.view, type=_view_type(order.game))
    words = naming(picture_words(order.game, order.language), order.names)
    sheet = (pictures.board if order.which == "board" else pictures.private)(view, words)
    if order.marks and pictures.spot is not None:
        changes.draw(sheet, view, order.which, order.marks, pictures.spot, words)
    return sheet


@cache
def _view_type(game: str) -> Any:
    """The type that a game's `view` says it returns."""
    return get_type_hints(type(engines.game(game)).view)["return"]
