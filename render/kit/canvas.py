"""The sheet that pictures are drawn on.

All measures are pixels of the finished picture (1200 wide); the sheet itself is twice as large and reduced at the end,
which smooths every edge. Colours are "#rrggbb", or "#rrggbbaa" to let the ground shine through.

    canvas = Canvas(1200, 900, "#f4ead5")
    canvas.rect(box, fill=WHITE, radius=18)
    canvas.text(box.inset(12), "Ana to move", size=40, weight=BOLD, across="center")
    canvas.shape("moon", 100, 100, 48, fill="#335577")
    image = canvas.finish()
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit import fonts, shapes, text
from render.kit.geometry import Across, Box, Down, Point
from render.kit.palette import INK, SHADOW, rgba

SCALE = 2
WIDTH = 1200
"""How wide every finished picture is."""


class Canvas:
    """A picture in the making. `image` is the doubled sheet, for those who must paste into it themselves."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.box = Box(0, 0, width, height)
        self.image = Image.new("RGB", (width * SCALE, height * SCALE), rgba(ground)[:3])
        self._draw = ImageDraw.Draw(self.image, "RGBA")

    @classmethod
    def on(cls, image: Image.Image) -> Canvas:
        """A canvas that starts as a copy of a doubled sheet (a cached background)."""
        canvas = cls.__new__(cls)
        canvas.box = Box(0, 0, image.width // SCALE, image.height // SCALE)
        canvas.image = image.copy()
        canvas._draw = ImageDraw.Draw(canvas.image, "RGBA")
        return canvas

    def finish(self) -> Image.Image:
        """The finished picture."""
        return self.image.reduce(SCALE)

    # --- areas and lines

    def rect(
        self, box: Box, fill: str | None = None, radius: float = 0, line: str | None = None, width: float = 0
    ) -> None:
        """A rectangle, with rounded corners if there is a radius; its line lies inside the box."""
        self._draw.rounded_rectangle(
            _corners(box),
            radius=min(radius, box.w / 2, box.h / 2) * SCALE,
            fill=None if fill is None else rgba(fill),
            outline=None if line is None else rgba(line),
            width=round(width * SCALE),
        )

    def circle(
        self, x: float, y: float, radius: float, fill: str | None = None, line: str | None = None, width: float = 0
    ) -> None:
        """A disc around a point; its line lies inside the radius."""
        self.ellipse(Box(x - radius, y - radius, 2 * radius, 2 * radius), fill, line, width)

    def ellipse(self, box: Box, fill: str | None = None, line: str | None = None, width: float = 0) -> None:
        """An ellipse that fills a box."""
        self._draw.ellipse(
            _corners(box),
            fill=None if fill is None else rgba(fill),
            outline=None if line is None else rgba(line),
            width=round(width * SCALE),
        )

    def polygon(
        self, points: Sequence[Point], fill: str | None = None, line: str | None = None, width: float = 0
    ) -> None:
        """A closed area."""
        placed = _points(points)
        if fill is not None:
            self._draw.polygon(placed, fill=rgba(fill))
        if line is not None and width:
            closed = [*placed, placed[0], placed[1]]
            self._draw.line(closed, fill=rgba(line), width=round(width * SCALE), joint="curve")

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        """A line through points, with round joints and ends."""
        placed = _points(points)
        thick = round(width * SCALE)
        self._draw.line(placed, fill=rgba(colour), width=thick, joint="curve")
        if rgba(colour)[3] == 255 and thick > 3:
            for x, y in (placed[0], placed[-1]):
                self._draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=rgba(colour))

    def dashes(self, start: Point, end: Point, colour: str, width: float, dash: float = 14, gap: float = 10) -> None:
        """A straight broken line."""
        length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        at = 0.0
        while at < length:
            a, b = at / length, min(1.0, (at + dash) / length)
            self.line(
                [
                    (start[0] + (end[0] - start[0]) * a, start[1] + (end[1] - start[1]) * a),
                    (start[0] + (end[0] - start[0]) * b, start[1] + (end[1] - start[1]) * b),
                ],
                colour,
                width,
            )
            at += dash + gap

    def arrow(self, start: Point, end: Point, colour: str, width: float, head: float = 22) -> None:
        """A straight arrow whose tip touches `end`."""
        length = max(1e-6, ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5)
        dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        neck = (end[0] - dx * head, end[1] - dy * head)
        self.line([start, neck], colour, width)
        side = head * 0.62
        self.polygon(
            [end, (neck[0] - dy * side, neck[1] + dx * side), (neck[0] + dy * side, neck[1] - dx * side)], fill=colour
        )

    def gradient(self, box: Box, top: str, bottom: str, radius: float = 0) -> None:
        """A rectangle that runs from one colour to another, downwards."""
        w, h = round(box.w * SCALE), round(box.h * SCALE)
        self.image.paste(_ramp(w, h, top, bottom), _corner(box), _round_mask(w, h, round(radius * SCALE)))

    def shadow(self, box: Box, radius: float = 0, blur: float = 10, dy: float = 4, opacity: float = 0.3) -> None:
        """The soft shadow of a rounded rectangle, to be drawn before it."""
        room = blur * 2
        sprite = _shadow(round(box.w), round(box.h), round(radius), round(blur), round(room))
        x, y = _corner(box.inset(-room).moved(0, dy))
        colour = Image.new("RGB", sprite.size, rgba(SHADOW)[:3])
        self.image.paste(colour, (x, y), _thinned(sprite, opacity))

    # --- shapes and pictures

    def shape(
        self, name: str, x: float, y: float, size: float, fill: str, line: str | None = None, width: float = 0
    ) -> None:
        """A named shape (`render.kit.shapes.NAMES`) around a point, with an outline around it if asked."""
        side = round(size * SCALE)
        if line is not None and width:
            grow = max(1, round(width * SCALE))
            self._stamp(shapes.mask(name, side, grow), x, y, line)
        self._stamp(shapes.mask(name, side), x, y, fill)

    def _stamp(self, mask: Image.Image, x: float, y: float, colour: str) -> None:
        red, green, blue, alpha = rgba(colour)
        if alpha < 255:
            mask = _thinned(mask, alpha / 255)
        corner = (round(x * SCALE - mask.width / 2), round(y * SCALE - mask.height / 2))
        self.image.paste((red, green, blue), (*corner, corner[0] + mask.width, corner[1] + mask.height), mask)

    def paste(self, sprite: Image.Image, x: float, y: float) -> None:
        """A doubled sprite with its left upper corner at a point; its transparency counts if it has any."""
        place = (round(x * SCALE), round(y * SCALE))
        self.image.paste(sprite, place, sprite if sprite.mode == "RGBA" else None)

    # --- words

    def text(
        self,
        box: Box,
        words: str,
        size: float,
        weight: int = fonts.REGULAR,
        fill: str = INK,
        across: Across = "left",
        down: Down = "middle",
        lines: int = 1,
        smallest: float = 24,
        outline: str | None = None,
        outline_width: float = 3,
    ) -> Box:
        """Words inside a box: narrower, then smaller (never below `smallest`) if they need it.

        Returns the box that they fill. A text that had to be cut is reported to `text.watch`.
        """
        block = text.fit(words, text.Style(size, weight), box.w, box.h, lines, min(size, smallest))
        text.report(words, block)
        filled = box.placed(block.width, block.height, across, down)
        step = block.style.size * text.LEADING
        for index, (runs, width) in enumerate(block.lines):
            row = Box(box.x, filled.y + index * step, box.w, block.style.size).placed(width, block.style.size, across)
            self._runs(
                runs, row.x, row.cy + block.style.size * fonts.CAP_HEIGHT / 2, block.style, fill, outline, outline_width
            )
        return filled

    def number(
        self,
        x: float,
        y: float,
        value: int | str,
        size: float,
        weight: int = fonts.BOLD,
        fill: str = INK,
        outline: str | None = None,
        outline_width: float = 3,
    ) -> None:
        """A short text centred on a point, as large as asked."""
        style = text.Style(size, weight)
        runs, width = text.runs(str(value), style)
        self._runs(runs, x - width / 2, y + size * fonts.CAP_HEIGHT / 2, style, fill, outline, outline_width)

    def _runs(
        self,
        runs: Sequence[text.Run],
        x: float,
        base: float,
        style: text.Style,
        fill: str,
        outline: str | None,
        outline_width: float,
    ) -> None:
        for run in runs:
            self._draw.text(
                ((x + run.x) * SCALE, base * SCALE),
                run.text,
                font=fonts.load(run.file, round(style.size * SCALE), style.weight, style.width),
                fill=rgba(fill),
                anchor="ls",
                stroke_width=0 if outline is None else round(outline_width * SCALE),
                stroke_fill=None if outline is None else rgba(outline),
            )


def _corners(box: Box) -> tuple[float, float, float, float]:
    """Pillow counts the last pixel in."""
    x, y = round(box.x * SCALE), round(box.y * SCALE)
    return x, y, max(x, round(box.right * SCALE) - 1), max(y, round(box.bottom * SCALE) - 1)


def _corner(box: Box) -> tuple[int, int]:
    return round(box.x * SCALE), round(box.y * SCALE)


def _points(points: Sequence[Point]) -> list[Point]:
    return [(x * SCALE, y * SCALE) for x, y in points]


def _ramp(w: int, h: int, top: str, bottom: str) -> Image.Image:
    first, last = rgba(top), rgba(bottom)
    rows = (
        bytes(round(first[part] + (last[part] - first[part]) * y / max(1, h - 1)) for part in range(3))
        for y in range(h)
    )
    column = Image.frombytes("RGB", (1, h), b"".join(rows))
    return column.resize((w, h), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]


def _thinned(mask: Image.Image, opacity: float) -> Image.Image:
    """A mask that lets less through."""
    return ImageChops.multiply(mask, Image.new("L", mask.size, round(255 * opacity)))


@lru_cache(maxsize=16)
def _round_mask(w: int, h: int, radius: int) -> Image.Image:
    mask = Image.new("L", (w, h))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, w - 1, h - 1), radius=radius, fill=255)
    return mask


@lru_cache(maxsize=32)
def _shadow(w: int, h: int, radius: int, blur: int, room: int) -> Image.Image:
    """Blurred at a quarter of the doubled size, which nobody can see in a blur."""
    small = Image.new("L", (max(1, (w + 2 * room) // 2), max(1, (h + 2 * room) // 2)))
    ImageDraw.Draw(small).rounded_rectangle(
        (room // 2, room // 2, (room + w) // 2, (room + h) // 2), radius=radius // 2, fill=255
    )
    soft = small.filter(ImageFilter.GaussianBlur(blur / 2))
    size = ((w + 2 * room) * SCALE, (h + 2 * room) * SCALE)
    return soft.resize(size, Image.Resampling.BILINEAR)  # pyright: ignore[reportUnknownMemberType]
