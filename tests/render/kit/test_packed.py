"""What stands for the pixels of an image at rest."""

from __future__ import annotations

from PIL import Image

from render.kit.keeper import forget
from render.kit.packed import Packed


def test_equal_images_have_one_name_and_others_have_others() -> None:
    one = Packed(Image.new("L", (30, 20), 7))
    forget()
    assert Packed(Image.new("L", (30, 20), 7)).pixels == one.pixels
    others = (
        Image.new("L", (30, 20), 8),
        Image.new("L", (20, 30), 7),
        Image.new("L", (60, 10), 7),
        Image.new("RGB", (10, 20), (7, 7, 7)),
    )
    assert len({one.pixels, *(Packed(image).pixels for image in others)}) == 5


def test_an_image_comes_back_as_it_was() -> None:
    for mode in ("L", "RGB", "RGBA"):
        image = Image.radial_gradient("L").convert(mode)
        packed = Packed(image)
        forget()
        assert packed.image.mode == mode
        assert packed.image.tobytes() == image.tobytes()


def test_an_image_that_lay_elsewhere_as_bytes_comes_back_as_it_was() -> None:
    for mode in ("L", "RGB", "RGBA"):
        image = Image.radial_gradient("L").crop((10, 60, 40, 110)).convert(mode)
        packed = Packed(image)
        forget()
        again = Packed.load(packed.dump())
        assert (again.size, again.pixels, again.bytes) == (packed.size, packed.pixels, packed.bytes)
        assert (again.image.mode, again.image.tobytes()) == (mode, image.tobytes())
