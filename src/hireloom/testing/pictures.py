"""Pictures for tests: a few pixels, with the metadata and bytes that cameras and people add."""

import random
import struct
import zlib
from io import BytesIO

from PIL import Image


def jpeg(*, exif: bytes = b"", comment: bytes = b"", after: bytes = b"", size: tuple[int, int] = (8, 6)) -> bytes:
    content = BytesIO()
    Image.new("RGB", size, (180, 40, 90)).save(content, "JPEG", exif=exif, comment=comment)
    return content.getvalue() + after


def turned(orientation: int) -> bytes:
    """Exif data of a camera: how to turn the picture, where it was taken, and with which device."""
    exif = Image.Exif()
    exif[0x0112], exif[0x010F], exif[0x8298] = orientation, "Spy Camera", "Anna Secret"
    exif.get_ifd(0x8825)[1] = "N"
    return exif.tobytes()


def png(*, texts: dict[str, str] | None = None, after: bytes = b"") -> bytes:
    from PIL.PngImagePlugin import PngInfo

    info = PngInfo()
    for name, text in (texts or {}).items():
        info.add_text(name, text)
    content = BytesIO()
    Image.new("RGBA", (8, 6), (180, 40, 90, 200)).save(content, "PNG", pnginfo=info)
    return content.getvalue() + after


def huge_png(width: int, height: int, pixels: bytes = b"\0") -> bytes:
    """A PNG whose header promises this size, but which holds no pixels, or these."""
    return _png(width, height, zlib.compress(pixels))


def bursting_png(width: int, height: int) -> bytes:
    """A PNG of this size, whose pixels unpack to 9 GB."""
    packer = zlib.compressobj(9)
    first, following = (packer.compress(bytes(2**20)) + packer.flush(zlib.Z_FULL_FLUSH) for _ in range(2))
    return _png(width, height, first + 9_000 * following)


def _png(width: int, height: int, packed: bytes) -> bytes:
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(head) + _chunk(b"IDAT" + packed) + _chunk(b"IEND")


def gif(*, comment: bytes = b"", frames: int = 1, after: bytes = b"") -> bytes:
    content = BytesIO()
    pictures = [Image.new("P", (8, 6), number) for number in range(frames)]
    for picture in pictures:
        picture.putpalette([0, 0, 0, 255, 0, 0] + [9] * 762)
    options = {"save_all": True, "append_images": pictures[1:], "loop": 0} if frames > 1 else {}
    pictures[0].save(content, "GIF", comment=comment, **options)
    return content.getvalue() + after


def photo(format: str, frames: int = 1, *, progressive: bool = False) -> bytes:
    """A colorful picture, so that its pixels take some room in every format."""
    content = BytesIO()
    chance = random.Random(7)
    pixels = [Image.frombytes("RGB", (24, 18), chance.randbytes(24 * 18 * 3)) for _ in range(frames)]
    options = {"save_all": True, "append_images": pixels[1:]} if frames > 1 else {}
    pixels[0].save(content, format, progressive=progressive, **options)
    return content.getvalue()


def _chunk(body: bytes) -> bytes:
    return struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
