"""Pictures as bytes, for sending: quick to make, small enough, the same every time, and without metadata."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

SUFFIX = ".webp"
"""The ending of file names."""

_LOSSLESS_LIMIT = 300_000
_QUALITY = 82


def encode(image: Image.Image) -> bytes:
    """The picture as WebP: lossless, or lossy where that would be large.

    Measured on a board 1200 wide: lossless by the quickest method takes 23 ms and 210 kB and keeps every edge sharp;
    lossy by the quickest method takes 30 ms and 140 kB; a palette PNG takes 100 ms and 105 kB.
    """
    plain = Image.frombytes("RGB", image.size, image.convert("RGB").tobytes())
    exact = _webp(plain, lossless=True, quality=0)
    return exact if len(exact) <= _LOSSLESS_LIMIT else _webp(plain, lossless=False, quality=_QUALITY)


def _webp(image: Image.Image, *, lossless: bool, quality: int) -> bytes:
    stream = BytesIO()
    image.save(stream, "WEBP", lossless=lossless, quality=quality, method=0)
    return stream.getvalue()
