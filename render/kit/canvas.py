"""What is drawn on: an area of the finished picture, drawn at its final size with smooth edges.

All measures are pixels of the finished picture (1200 wide). Colours are "#rrggbb", or "#rrggbbaa" to let the ground
shine through. Every edge is smooth: outlines are drawn four times as large and reduced, once for each figure.

    canvas.rect(box, fill=WHITE, radius=18)
    canvas.text(box.inset(12), "Ana to move", size=40, weight=BOLD, across="center")
    canvas.shape("moon", 100, 100, 48, fill="#335577")
    canvas.path("M-92,-40 Q0,2 84,-10 L56,26 H-58 Z", fill="#6d4023", line="#1b120c", width=4)

Things that occur often, or that have many parts, are sprites: a function that draws around the origin is drawn once
for its values and its size, and kept.

    def ship(canvas: Canvas, colour: int) -> None: ...
    canvas.stamp(box.cx, box.cy, ship, 3, reach=Box(-110, -200, 220, 260), scale=0.5, turn=-17, opacity=0.5)
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import cos, radians, sin

from PIL import Image, ImageChops, ImageDraw

from render.kit import areas, fonts, masks, paths, shapes, text
from render.kit.geometry import Across, Box, Down, Point, bounds
from render.kit.keeper import Keeper
from render.kit.packed import Packed
from render.kit.palette import INK, SHADOW, rgba

WIDTH = 1200
"""How wide every finished picture is."""

_HIDDEN = 8
"""So far from its edge a rectangle surely hides its shadow."""


class Sprite:
    """A drawing with its transparency. `x` and `y` say where its left upper corner lies from the point it is set at."""

    def __init__(self, image: Image.Image, x: int = 0, y: int = 0) -> None:
        """`image`: RGBA."""
        self._drawn, self.x, self.y = Packed(image), x, y

    @property
    def image(self) -> Image.Image:
        """Its colours and how opaque it is, RGBA."""
        return self._drawn.image

    @property
    def bytes(self) -> int:
        """How much memory it takes while it is not used."""
        return self._drawn.bytes


_sprites: Keeper[Sprite] = Keeper(6_000_000, lambda sprite: sprite.bytes)


class Canvas:
    """An area to draw on. `image` is RGB, or RGBA while a sprite is drawn on it."""

    def __init__(self, width: int, height: int, ground: str | None) -> None:
        """An area of one colour; without a ground it is see-through."""
        self.box = Box(0, 0, width, height)
        if ground is None:
            self.image = Image.new("RGBA", (width, height))
        else:
            self.image = Image.new("RGB", (width, height), rgba(ground)[:3])
        self._place((1.0, 0.0, 0.0, 0.0))

    @classmethod
    def over(cls, image: Image.Image) -> Canvas:
        """A canvas that draws on this very RGB image."""
        canvas = cls.__new__(cls)
        canvas.box = Box(0, 0, image.width, image.height)
        canvas.image = image
        canvas._place((1.0, 0.0, 0.0, 0.0))
        return canvas

    def _place(self, placing: tuple[float, float, float, float]) -> None:
        """`placing`: cosine and sine times the scale, and where the origin lies."""
        self._placing = placing
        self._scale = (placing[0] ** 2 + placing[1] ** 2) ** 0.5
        turned, moved = placing[:2] != (1.0, 0.0), placing[2:]
        # Where the origin lies if nothing is scaled or turned and it lies on a pixel: then areas are whole pixels.
        self._origin = None if turned or any(part % 1 for part in moved) else moved

    def at(self, x: float, y: float, scale: float = 1, turn: float = 0) -> Canvas:
        """The same canvas with its origin at a point, drawn `scale` times as large and turned by degrees clockwise."""
        canvas = Canvas.__new__(Canvas)
        canvas.box, canvas.image = self.box, self.image
        a, b, _, _ = self._placing
        c, s = scale * cos(radians(turn)), scale * sin(radians(turn))
        canvas._place((a * c - b * s, a * s + b * c, *self._point((x, y))))
        return canvas

    def sprite(self, x: int = 0, y: int = 0) -> Sprite:
        """What has been drawn on a see-through canvas, without the empty edges."""
        # The parts of an RGBA image in the making are multiplied with its transparency, as pasting leaves them.
        part = self.image.getbbox() or (0, 0, 1, 1)
        drawn = self.image.crop(part)
        plain = Image.frombytes("RGBa", drawn.size, drawn.tobytes()).convert("RGBA")
        return Sprite(plain, x + part[0], y + part[1])

    # --- areas and lines

    def rect(
        self, box: Box, fill: str | None = None, radius: float = 0, line: str | None = None, width: float = 0
    ) -> None:
        """A rectangle, with rounded corners if there is a radius; its line lies inside the box."""
        if self._origin is None:
            thin = box.inset(width), max(0.0, radius - width)
            self._outlined(masks.rounded(box, radius), masks.rounded(*thin), fill, line if width else None)
            return
        box = box.moved(*self._origin)
        x, y, w, h = _whole(box)
        if w <= 0 or h <= 0:
            return
        radius = min(radius, w / 2, h / 2)
        thick = min(width, w / 2, h / 2) if line is not None else 0
        if fill is not None and not thick:
            areas.fill(self.image, fill, x, y, w, h, radius)
        elif fill is not None and line is not None:
            # An opaque line is laid below the whole area, so that nothing shines through between them.
            if rgba(line)[3] < 255:
                areas.ring(self.image, line, x, y, w, h, radius, thick)
            else:
                areas.fill(self.image, line, x, y, w, h, radius)
            edge = max(1, round(thick))
            areas.fill(self.image, fill, x + edge, y + edge, w - 2 * edge, h - 2 * edge, max(0.0, radius - edge))
        elif line is not None and thick:
            areas.ring(self.image, line, x, y, w, h, radius, thick)

    def circle(
        self, x: float, y: float, radius: float, fill: str | None = None, line: str | None = None, width: float = 0
    ) -> None:
        """A disc around a point; its line lies inside the radius."""
        self.ellipse(Box(x - radius, y - radius, 2 * radius, 2 * radius), fill, line, width)

    def ellipse(self, box: Box, fill: str | None = None, line: str | None = None, width: float = 0) -> None:
        """An ellipse that fills a box."""
        self._outlined(
            masks.oval(box, self._scale), masks.oval(box.inset(width), self._scale), fill, line if width else None
        )

    def _outlined(self, outer: tuple[Point, ...], inner: tuple[Point, ...], fill: str | None, line: str | None) -> None:
        """An area and the line along its inside, as what lies between two outlines: cheaper than a stroke around it."""
        if line is None:
            if fill is not None:
                self._figure([(outer, True)], fill, None, 0)
        elif fill is not None and rgba(line)[3] == 255:
            self._figure([(outer, True)], line, None, 0)
            self._figure([(inner, True)], fill, None, 0)
        else:
            if fill is not None:
                self._figure([(outer, True)], fill, None, 0)
            around, hole = ([self._point(point) for point in points] for points in (outer, inner))
            self._drawn(
                bounds(around),
                1,
                line,
                lambda draw, move: (draw.polygon(move(around), fill=255), draw.polygon(move(hole), fill=0)),
            )

    def polygon(
        self, points: Sequence[Point], fill: str | None = None, line: str | None = None, width: float = 0
    ) -> None:
        """A closed area."""
        self._figure([(tuple(points), True)], fill, line, width)

    def path(self, data: str, fill: str | None = None, line: str | None = None, width: float = 0) -> None:
        """A figure given as SVG path data (`render.kit.paths`), filled and outlined; parts are filled one by one."""
        self._figure(paths.outlines(data), fill, line, width)

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        """A line through points, with round joints and ends."""
        self._figure([(tuple(points), False)], None, colour, width)

    def dashes(self, start: Point, end: Point, colour: str, width: float, dash: float = 14, gap: float = 10) -> None:
        """A straight broken line."""
        length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        at = 0.0
        parts: list[paths.Outline] = []
        while at < length:
            a, b = at / length, min(1.0, (at + dash) / length)
            parts.append(((_between(start, end, a), _between(start, end, b)), False))
            at += dash + gap
        self._figure(parts, None, colour, width)

    def dashed(self, box: Box, colour: str, width: float, radius: float = 0, dash: float = 8, gap: float = 6) -> None:
        """The outline of a rounded rectangle as a broken line inside the box; its corners are whole.

        `dash` and `gap` are about kept: each side has gaps at equal distances. Not on a turned canvas.
        """
        outer = [self._point(point) for point in masks.rounded(box, radius)]
        inner = [self._point(point) for point in masks.rounded(box.inset(width), max(0.0, radius - width))]
        free = box.inset(min(radius, box.w / 2), min(radius, box.h / 2))
        gaps: list[tuple[Point, Point]] = []
        for at, half in _gaps(free.x, free.w, dash, gap):
            gaps += [((at - half, y), (at + half, y + width)) for y in (box.y, box.bottom - width)]
        for at, half in _gaps(free.y, free.h, dash, gap):
            gaps += [((x, at - half), (x + width, at + half)) for x in (box.x, box.right - width)]
        cut = [(self._point(start), self._point(end)) for start, end in gaps]

        def draw(draw: ImageDraw.ImageDraw, move: Callable[[Sequence[Point]], list[Point]]) -> None:
            draw.polygon(move(outer), fill=255)
            draw.polygon(move(inner), fill=0)
            for corners in cut:
                (left, top), (right, bottom) = move(corners)
                draw.rectangle((left, top, right, bottom), fill=0)

        self._drawn(bounds(outer), 1, colour, draw)

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

    def _figure(self, parts: Sequence[paths.Outline], fill: str | None, line: str | None, width: float) -> None:
        """Outlines filled, then drawn along; each closed or open."""
        placed = [([self._point(point) for point in points], closed) for points, closed in parts if points]
        if not placed:
            return
        box = bounds(point for points, _ in placed for point in points)
        if fill is not None:
            self._drawn(box, 1, fill, lambda draw, move: [draw.polygon(move(points), fill=255) for points, _ in placed])
        if line is not None and width:
            thick = max(1, round(width * self._scale * masks.FINE))

            def strokes(draw: ImageDraw.ImageDraw, move: Callable[[Sequence[Point]], list[Point]]) -> None:
                for points, closed in placed:
                    masks.stroke(draw, move(points), thick, closed)

            self._drawn(box, width * self._scale / 2 + 1, line, strokes)

    def _drawn(
        self,
        box: Box,
        room: float,
        colour: str,
        draw: Callable[[ImageDraw.ImageDraw, Callable[[Sequence[Point]], list[Point]]], object],
    ) -> None:
        """Paints through a mask of this box that `draw` makes at masks.FINE times the size."""
        left, top = max(0, int(box.x - room)), max(0, int(box.y - room))
        right = min(self.image.width, int(box.right + room) + 1)
        bottom = min(self.image.height, int(box.bottom + room) + 1)
        if right <= left or bottom <= top:
            return
        mask = Image.new("L", ((right - left) * masks.FINE, (bottom - top) * masks.FINE))
        # A pixel of the fine mask has its middle half a pixel from its corner.
        draw(
            ImageDraw.Draw(mask),
            lambda points: [((x - left) * masks.FINE - 0.5, (y - top) * masks.FINE - 0.5) for x, y in points],
        )
        self._paint(colour, left, top, mask.reduce(masks.FINE))

    def _point(self, point: Point) -> Point:
        a, b, x, y = self._placing
        return x + a * point[0] - b * point[1], y + b * point[0] + a * point[1]

    def _paint(self, colour: str, x: int, y: int, mask: Image.Image) -> None:
        """A colour through a mask, its left upper corner at a pixel."""
        areas.through(self.image, colour, x, y, mask)

    # --- soft things

    def gradient(self, box: Box, *stops: masks.Stop, radius: float = 0, across: bool = False) -> None:
        """A rectangle that runs through colours, downwards or `across`. Not on a turned canvas."""
        x, y, w, h = _whole(self._mapped(box))
        ramp = masks.ramp(h if not across else w, tuple(stops))
        if across:
            ramp = ramp.transpose(Image.Transpose.TRANSPOSE)
        ramp = ramp.resize((w, h), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]
        self._lay(ramp, masks.round_mask(w, h, radius * self._scale) if radius else None, x, y)

    def glow(self, x: float, y: float, radius: float, colour: str) -> None:
        """A round light that fades outwards, as bright in its middle as the colour is opaque."""
        (cx, cy), size = self._point((x, y)), max(2, round(radius * self._scale * 2))
        self._paint(colour, round(cx - size / 2), round(cy - size / 2), masks.light(size))

    def shadow(self, box: Box, radius: float = 0, blur: float = 10, dy: float = 4, opacity: float = 0.3) -> None:
        """The soft shadow of a rounded rectangle that is drawn on it next: it is left out where that hides it."""
        x, y, w, h = _whole(self._mapped(box.moved(0, dy)))
        room = round(blur * 2 * self._scale)
        whole = masks.shadow(w, h, round(radius * self._scale), round(blur * self._scale), room, round(255 * opacity))
        left, top, right, bottom = 0, 0, whole.width, whole.height
        edge = room + round(max(radius, _HIDDEN) * self._scale)
        far, near, low, high = right - edge, edge, bottom - edge - round(dy * self._scale), edge
        if far <= near or low <= high:
            parts = [(left, top, right, bottom)]
        else:
            parts = [
                (left, top, right, high),
                (left, low, right, bottom),
                (left, high, near, low),
                (far, high, right, low),
            ]
        for part in parts:
            self._paint(SHADOW, x - room + part[0], y - room + part[1], whole.crop(part))

    def hatch(self, box: Box, ground: str, bars: str, radius: float = 0, step: float = 28, width: float = 12) -> None:
        """A rounded rectangle with slanting bars, both opaque: barred, dangerous. Not on a turned canvas."""
        place = _whole(self._mapped(box))
        radius, step, width = (size * self._scale for size in (radius, step, width))
        areas.hatch(self.image, ground, bars, *place, radius, step, width)

    def _mapped(self, box: Box) -> Box:
        if self._origin == (0.0, 0.0):
            return box
        x, y = self._point((box.x, box.y))
        return Box(x, y, box.w * self._scale, box.h * self._scale)

    def _lay(self, colours: Image.Image, mask: Image.Image | None, x: int, y: int) -> None:
        """The colours of an RGB or RGBA image, through a mask: L, or RGBA, of which the transparency counts."""
        if self.image.mode != "RGB":
            colours = colours.convert("RGB").convert("RGBA")
        self.image.paste(colours, (x, y), mask)

    # --- shapes and sprites

    def shape(
        self, name: str, x: float, y: float, size: float, fill: str, line: str | None = None, width: float = 0
    ) -> None:
        """A named shape (`render.kit.shapes.NAMES`) around a point, with an outline around it if asked."""
        cx, cy = self._point((x, y))
        size, width = size * self._scale, width * self._scale
        for colour, grow in ((line, width), (fill, 0.0)):
            if colour is not None and (grow or colour is fill):
                mask = shapes.mask(name, size, grow)
                self._paint(colour, round(cx - mask.width / 2), round(cy - mask.height / 2), mask)

    def stamp(
        self,
        x: float,
        y: float,
        draw: Callable[..., None],
        *values: Hashable,
        reach: Box,
        scale: float = 1,
        turn: float = 0,
        opacity: float = 1,
    ) -> None:
        """A sprite at a point: `draw(canvas, *values)` draws around the origin, within `reach`; drawn once and kept.

        `draw` is a function of a module and the values are plain, so that they say all that the sprite depends on.
        """
        place = self._point((x, y))
        scale *= self._scale
        sprite = _sprites.get(
            ("sprite", draw, values, reach, scale, turn), lambda: _sprite(draw, values, reach, scale, turn)
        )
        drawn = sprite.image
        mask = drawn if opacity == 1 else masks.thinned(drawn.getchannel("A"), round(255 * opacity))
        self._lay(drawn, mask, round(place[0]) + sprite.x, round(place[1]) + sprite.y)

    def cut(self, data: str) -> None:
        """Clears a see-through canvas outside of a path."""
        inside = Canvas(self.image.width, self.image.height, "#000000")
        inside._place(self._placing)
        inside.path(data, fill="#ffffff")
        empty = Image.new("RGBA", self.image.size)
        self.image.paste(empty, (0, 0), ImageChops.invert(inside.image.getchannel(0)))

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
        face: str = fonts.PRIMARY,
    ) -> Box:
        """Words inside a box: narrower, then smaller (never below `smallest`) if they need it.

        Returns the box that they fill. A text that had to be cut is reported to `text.watch`.
        """
        block = text.fit(words, text.Style(size, weight, face=face), box.w, box.h, lines, min(size, smallest))
        text.report(words, block)
        filled = box.placed(block.width, block.height, across, down)
        step = block.style.size * text.LEADING
        for index, (runs, width) in enumerate(block.lines):
            row = Box(box.x, filled.y + index * step, box.w, block.style.size).placed(width, block.style.size, across)
            base = row.cy + block.style.size * fonts.CAP_HEIGHT / 2
            self._runs(runs, row.x, base, block.style, fill, outline, outline_width)
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
        style = style._replace(size=style.size * self._scale)
        text.measure("".join(run.text for run in runs), style.size)
        placed = [(run, *self._point((x + run.x, base))) for run in runs]
        layers = [(fill, 0.0)] if outline is None else [(outline, outline_width * self._scale), (fill, 0.0)]
        for colour, grow in layers:
            for run, left, low in placed:
                for mask, dx, dy in text.masks(run.text, run.file, style, left % 1, low % 1, grow):
                    self._paint(colour, int(left // 1) + dx, int(low // 1) + dy, mask)


def _sprite(draw: Callable[..., None], values: Sequence[Hashable], reach: Box, scale: float, turn: float) -> Sprite:
    corners = [reach.at(across, down) for across in ("left", "right") for down in ("top", "bottom")]
    c, s = scale * cos(radians(turn)), scale * sin(radians(turn))
    area = bounds([(x * c - y * s, x * s + y * c) for x, y in corners])
    left, top = int(area.x // 1), int(area.y // 1)
    canvas = Canvas(int(area.right) + 1 - left, int(area.bottom) + 1 - top, None)
    draw(canvas.at(-left, -top, scale, turn), *values)
    return canvas.sprite(left, top)


def _whole(box: Box) -> tuple[int, int, int, int]:
    """Left, top, width and height in whole pixels."""
    x, y = round(box.x), round(box.y)
    return x, y, round(box.right) - x, round(box.bottom) - y


def _gaps(start: float, length: float, dash: float, gap: float) -> list[tuple[float, float]]:
    """The middle of each gap of a side, and half its width."""
    count = round(length / (dash + gap))
    step = length / max(1, count)
    return [(start + (index + 0.5) * step, step * gap / (dash + gap) / 2) for index in range(count)]


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
