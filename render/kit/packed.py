"""Images at rest: deflated to a tenth of their size or less, so that what many matches have drawn stays kept.

What is in use stays unpacked beside it. Packing and unpacking costs about a millisecond for a whole picture; drawing
it anew costs fifty. (`python -m tests.benchmarks.tables` draws for many matches in turn.)
"""

from __future__ import annotations

import builtins
from hashlib import blake2b

import msgspec
from isal import isal_zlib
from PIL import Image

from render.kit.keeper import Keeper

_LEVEL = 1
_LARGE = 100_000
"""Pixels from which an image is kept apart, so that one board does not push out a hundred sprites."""
_DUMPED = msgspec.msgpack.Decoder(tuple[str, tuple[int, int], bytes, bytes])


def _bytes(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())


_small: Keeper[Image.Image] = Keeper(3_000_000, _bytes)
_large: Keeper[Image.Image] = Keeper(4_000_000, _bytes)


class Packed:
    """An image that does not change any more. `pixels` stands for what it shows: equal ones have it in common (but for
    one in thousands, which ISA-L compresses otherwise: what was drawn on it is drawn once more).

    So what was drawn on an image is still found when the image had to be drawn anew meanwhile.
    """

    __slots__ = ("_data", "_mode", "pixels", "size")

    def __init__(self, image: Image.Image) -> None:
        """`image`: L, RGB, RGBA, or P, which is kept as L: its indices without the palette. Not drawn on any more."""
        self._mode, self.size = "L" if image.mode == "P" else image.mode, image.size
        data = image.tobytes()
        self._data: bytes = isal_zlib.compress(data, _LEVEL)  # pyright: ignore[reportUnknownMemberType]
        self.pixels = blake2b(self._data, digest_size=16, key=b"%s %d %d" % (self._mode.encode(), *self.size)).digest()
        # Whatever has just been drawn is shown next.
        self._unpacked.get(self.pixels, lambda: image if image.mode == self._mode else self._image(data))

    def dump(self) -> builtins.bytes:
        """All of it as bytes."""
        return msgspec.msgpack.encode((self._mode, self.size, self.pixels, self._data))

    @classmethod
    def load(cls, data: builtins.bytes) -> Packed:
        """What `dump` has written."""
        packed = cls.__new__(cls)
        packed._mode, packed.size, packed.pixels, packed._data = _DUMPED.decode(data)
        return packed

    @property
    def bytes(self) -> int:
        """How much memory it takes at rest."""
        return len(self._data)

    @property
    def image(self) -> Image.Image:
        """The pixels; not to be drawn on."""
        return self._unpacked.get(self.pixels, self._unpack)

    @property
    def _unpacked(self) -> Keeper[Image.Image]:
        width, height = self.size
        return _large if width * height > _LARGE else _small

    def _unpack(self) -> Image.Image:
        return self._image(isal_zlib.decompress(self._data))  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]

    def _image(self, data: bytes) -> Image.Image:
        """For one channel the image shows these very bytes."""
        return Image.frombuffer(self._mode, self.size, data, "raw", self._mode, 0, 1)
