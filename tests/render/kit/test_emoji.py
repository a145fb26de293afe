"""The signs in words: small pictures that Discord takes, each unlike the others."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image

from render import registry
from render.drawing import drawn
from render.kit import emoji
from render.orders import EMOJI_SIDE, SignFile, Signs, signs, written
from tests.support.catalogues import ROOT


def ordered(game: str = "") -> tuple[SignFile, ...]:
    return signs(drawn(written(Signs(game))))


@pytest.mark.parametrize("game", ["", *registry.keys()])
def test_the_signs_are_taken_by_discord_and_differ_in_shape_too(game: str) -> None:
    shapes: set[bytes] = set()
    for sign in ordered(game):
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", sign.name)
        assert len(sign.png) <= 256 * 1024
        picture = Image.open(BytesIO(sign.png))
        assert (picture.size, picture.mode) == ((EMOJI_SIDE, EMOJI_SIDE), "RGBA")
        alpha = picture.getchannel("A")
        assert alpha.getextrema() == (0, 255)
        assert not max(alpha.crop((0, 0, 1, EMOJI_SIDE)).getextrema()), "nothing is cut off"
        shapes.add(alpha.convert("1", dither=Image.Dither.NONE).tobytes())
    assert len(shapes) == len(ordered(game))


def test_a_sign_that_looks_otherwise_has_another_name() -> None:
    seat = emoji.SEATS[0]
    other = seat._replace(rim="#000000")
    assert emoji.called(seat, emoji.png(seat, EMOJI_SIDE)) == emoji.called(seat, emoji.png(seat, EMOJI_SIDE))
    assert emoji.called(seat, emoji.png(seat, EMOJI_SIDE)) != emoji.called(other, emoji.png(other, EMOJI_SIDE))


@pytest.mark.parametrize("game", registry.keys())
def test_each_sign_of_a_game_stands_in_its_words_once(game: str) -> None:
    glyphs = [one.glyph for one in registry.emoji(game)]
    assert len(set(glyphs)) == len(glyphs)
    files = (ROOT / room / "games" / game / "en.ftl" for room in ("bot", "render"))
    words = "".join(file.read_text() for file in files) if glyphs else ""
    assert [glyph for glyph in glyphs if glyph not in words] == []
