"""Decodes pictures, to find those that are damaged or cut short; nothing else is done with the pixels."""

from io import BytesIO

from PIL import Image, ImageSequence

FORMATS = ("JPEG", "PNG", "GIF", "WEBP")


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
