"""Pasting gives what Pillow's own way of pasting gives."""

from __future__ import annotations

from random import Random

from PIL import Image

from render.kit import paste


def test_colours_and_pictures_are_mixed_as_pillow_mixes_them_within_the_edges_and_beyond() -> None:
    chance = Random(7)
    for mode, channels in (("RGB", 3), ("RGBA", 4)) * 60:
        ground = Image.frombytes(mode, (50, 40), chance.randbytes(50 * 40 * channels))
        size = chance.randint(1, 40), chance.randint(1, 30)
        x, y = chance.randint(-30, 50), chance.randint(-30, 40)
        mask = Image.frombytes("L", size, chance.randbytes(size[0] * size[1]))
        sprite = Image.frombytes("RGBA", size, chance.randbytes(size[0] * size[1] * 4))
        ink = (*chance.randbytes(3), 255)[:channels]
        ours, theirs = ground.copy(), ground.copy()
        paste.colour(ours, ink, x, y, mask)
        theirs.paste(ink, (x, y, x + size[0], y + size[1]), mask)
        assert ours.tobytes() == theirs.tobytes()
        paste.picture(ours, sprite, x, y, sprite)
        theirs.paste(sprite, (x, y), sprite)
        assert ours.tobytes() == theirs.tobytes()
        part = (min(x, 49), min(y, 39), 50, 40)
        paste.area(ours, ink, part)
        theirs.paste(ink, part)
        assert ours.tobytes() == theirs.tobytes()
