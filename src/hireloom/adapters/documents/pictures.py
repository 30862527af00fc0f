"""Decodes pictures, to find those that are damaged or cut short, and to make portraits."""

from io import BytesIO

from PIL import Image, ImageOps, ImageSequence

FORMATS = ("JPEG", "PNG", "GIF", "WEBP")
PORTRAIT, FACE = (480, 600), (0.5, 0.35)  # pixels; where the middle of what stays is, from the left and the top


def is_whole(content: bytes) -> bool:
    """Whether every frame can be decoded to its last pixel."""
    try:
        with Image.open(BytesIO(content), formats=FORMATS) as picture:
            picture.verify()  # the checksums of PNG, and what else can be told without decoding
        with Image.open(BytesIO(content), formats=FORMATS) as picture:
            for frame in ImageSequence.Iterator(picture):
                frame.load()
    except Exception:  # Pillow raises many kinds, all for one reason
        return False
    return True


def portrait(content: bytes) -> bytes:
    """A JPEG of PORTRAIT pixels, upright, on white where the picture is transparent; empty for anything but a
    picture."""
    out = BytesIO()
    try:
        with Image.open(BytesIO(content), formats=FORMATS) as picture:
            upright = ImageOps.exif_transpose(picture).convert("RGBA")
        fitted = ImageOps.fit(upright, PORTRAIT, centering=FACE)
        ground = Image.new("RGBA", PORTRAIT, "white")
        Image.alpha_composite(ground, fitted).convert("RGB").save(out, "JPEG", quality=88)
    except Exception:  # as above
        return b""
    return out.getvalue()
