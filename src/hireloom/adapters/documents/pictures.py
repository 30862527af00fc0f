"""Decodes pictures, to find those that are damaged or cut short, and to make portraits, covers and logos."""

import struct
import zlib
from collections.abc import Callable, Iterator
from hashlib import sha256
from io import BytesIO

from PIL import Image, ImageOps, ImageSequence

from hireloom.domain.pictures import JPEG_END, JPEG_SCAN, jpeg_segments

FORMATS = ("JPEG", "PNG", "GIF", "WEBP")
FILLER = b"\x35\x6a" * 32
PORTRAIT, FACE = (480, 600), (0.5, 0.35)  # pixels; where the middle of what stays is, from the left and the top
COVER, MIDDLE = (1200, 520), (0.5, 0.5)
LOGO = (128, 128)
PIECE = 1024 * 1024  # bytes unpacked at a time
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # by the color type of a PNG


def is_whole(content: bytes) -> bool:
    """Whether every frame can be decoded to its last pixel."""
    try:
        with Image.open(BytesIO(content), formats=FORMATS) as picture:
            picture.verify()  # the checksums of PNG, and what else can be told without decoding
            format = picture.format
        pixels = _pixels(content)
        if format == "PNG":
            return _has_all_rows(content)
        return format != "JPEG" or pixels == _pixels(_with_longer_scans(content))
    except Exception:  # Pillow raises many kinds, all for one reason
        return False


def _pixels(content: bytes) -> bytes:
    """A digest of every frame."""
    digest = sha256()
    with Image.open(BytesIO(content), formats=FORMATS) as picture:
        for frame in ImageSequence.Iterator(picture):
            digest.update(frame.tobytes())
    return digest.digest()


def _has_all_rows(png: bytes) -> bool:
    """Whether the pixels unpack to as many bytes as the size asks for: Pillow fills with black where they end early. An
    interlaced picture shows the whole of itself with the first of them."""
    width, height, depth, color, is_interlaced = struct.unpack_from(">IIBBxxB", png, 16)
    whole = height * (1 + (width * depth * CHANNELS[color] + 7) // 8)
    unpacked, unpacker = 0, zlib.decompressobj()
    for chunk in _pixel_chunks(png):
        while chunk and unpacked < whole and not unpacker.eof:
            unpacked += len(unpacker.decompress(chunk, PIECE))
            chunk = unpacker.unconsumed_tail
    return bool(is_interlaced) or unpacked >= whole or unpacked + len(unpacker.flush()) >= whole


def _pixel_chunks(png: bytes) -> Iterator[bytes]:
    at = 8
    while at + 8 <= len(png):
        size, kind = struct.unpack_from(">I4s", png, at)
        if kind == b"IDAT":
            yield png[at + 8 : at + 8 + size]
        at += 12 + size


def _with_longer_scans(jpeg: bytes) -> bytes:
    """The same picture if its pixels are complete. Where some are missing the decoder makes them up without a word,
    now from these bytes."""
    segments = (segment + FILLER * (marker == JPEG_SCAN) for marker, segment in jpeg_segments(jpeg))
    return b"".join((jpeg[:2], *segments, bytes((0xFF, JPEG_END))))


def portrait(content: bytes) -> bytes:
    """A JPEG of PORTRAIT pixels, or empty, like `cover`."""
    return _redrawn(content, lambda picture: _on_white(ImageOps.fit(picture, PORTRAIT, centering=FACE)), "JPEG")


def cover(content: bytes) -> bytes:
    """A JPEG of COVER pixels, upright, on white where the picture is transparent; empty for anything but a whole
    picture."""
    return _redrawn(content, lambda picture: _on_white(ImageOps.fit(picture, COVER, centering=MIDDLE)), "JPEG")


def logo(content: bytes) -> bytes:
    """A PNG of LOGO pixels, or empty, like `cover`. Nothing is cropped, and transparency is kept."""
    return _redrawn(content, lambda picture: ImageOps.pad(picture, LOGO, color=(0, 0, 0, 0)), "PNG")


def _redrawn(content: bytes, drawn: Callable[[Image.Image], Image.Image], format: str) -> bytes:
    if not is_whole(content):
        return b""
    out = BytesIO()
    try:
        with Image.open(BytesIO(content), formats=FORMATS) as picture:
            upright = ImageOps.exif_transpose(picture).convert("RGBA")
        drawn(upright).save(out, format, quality=88, optimize=True)
    except Exception:  # as above
        return b""
    return out.getvalue()


def _on_white(picture: Image.Image) -> Image.Image:
    return Image.alpha_composite(Image.new("RGBA", picture.size, "white"), picture).convert("RGB")
