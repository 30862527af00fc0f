"""Removes metadata from pictures: place, time, device, comments, and any bytes after the end. Nothing is decoded and no
pixel changes; the orientation is kept."""

import struct
from collections.abc import Iterator

from hireloom.domain.refusals import TooLarge

PICTURES = {"jpg": b"\xff\xd8\xff", "png": b"\x89PNG\r\n\x1a\n", "gif": b"GIF8"}
MOST_POINTS = 40_000_000
JPEG_SCAN, JPEG_END = 0xDA, 0xD9  # markers

_SHOWN_CHUNKS = {b"IHDR", b"PLTE", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"sBIT", b"pHYs", b"IDAT", b"IEND"}
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}  # JPEG markers that state its size


class PictureTooLarge(TooLarge):
    sentence = "This picture has more than 40 megapixels. Please save it smaller."


class _Broken(ValueError):
    """The picture is not what its first bytes promise."""


def without_traces(content: bytes) -> bytes | None:
    """The picture without metadata; None if it is incomplete. Raises PictureTooLarge for one of more than MOST_POINTS
    pixels."""
    clean = {b"\xff\xd8": _jpeg, b"\x89P": _png, b"GI": _gif}.get(content[:2])
    try:
        return clean(content) if clean else None
    except (_Broken, struct.error, IndexError):
        return None


def _must_fit(width: int, height: int) -> None:
    if width * height > MOST_POINTS:
        raise PictureTooLarge
    if not width * height:
        raise _Broken


def jpeg_segments(content: bytes) -> Iterator[tuple[int, bytes]]:
    """The marker and the bytes of each segment up to the end marker; a scan's include its pixels. Raises ValueError,
    IndexError or struct.error for anything but a JPEG that ends."""
    at = 2
    while content[at] == 0xFF:
        marker = content[at + 1]
        if marker == 0xFF:  # padding
            at += 1
            continue
        if marker == JPEG_END:
            return
        (length,) = struct.unpack_from(">H", content, at + 2)
        end = at + 2 + length
        if length < 2 or end > len(content):
            raise _Broken
        if marker == JPEG_SCAN:
            end = _after_scan(content, end)
        yield marker, content[at:end]
        at = end
    raise _Broken


def _jpeg(content: bytes) -> bytes:
    parts, is_sized = [content[:2]], False
    for marker, segment in jpeg_segments(content):
        if marker in _FRAMES:
            height, width = struct.unpack_from(">HH", segment, 5)
            _must_fit(width, height)
            is_sized = True
        parts += _jpeg_kept(marker, segment)
    if not is_sized:
        raise _Broken
    return b"".join([*parts, b"\xff\xd9"])


def _jpeg_kept(marker: int, segment: bytes) -> list[bytes]:
    if marker == 0xE1 and segment[4:10] == b"Exif\0\0":
        turned = _orientation(segment[10:])
        return [_exif_with(turned)] if turned else []
    is_colour = marker == 0xE0 or (marker == 0xE2 and segment[4:16] == b"ICC_PROFILE\0") or marker == 0xEE
    return [segment] if not (0xE0 <= marker <= 0xEF or marker == 0xFE) or is_colour else []


def _after_scan(content: bytes, at: int) -> int:
    """The position of the next marker that does not belong to the pixel data."""
    while (at := content.find(b"\xff", at)) >= 0:
        follows = content[at + 1]
        if follows and follows != 0xFF and not 0xD0 <= follows <= 0xD7:
            return at
        at += 1 if follows == 0xFF else 2
    raise _Broken


def _orientation(exif: bytes) -> int:
    """2 to 8 for a picture that must be turned or mirrored; 0 otherwise, and for Exif data that cannot be read."""
    order = {b"II": "<", b"MM": ">"}.get(exif[:2])
    try:
        if order is None:
            return 0
        (at,) = struct.unpack_from(order + "I", exif, 4)
        (count,) = struct.unpack_from(order + "H", exif, at)
        for entry in range(at + 2, at + 2 + 12 * min(count, 100), 12):
            tag, kind, _, value = struct.unpack_from(order + "HHIH", exif, entry)
            if (tag, kind) == (0x0112, 3):
                return int(value) if 2 <= value <= 8 else 0
    except struct.error:
        pass
    return 0


def _exif_with(orientation: int) -> bytes:
    body = b"Exif\0\0MM\0*" + struct.pack(">IHHHIHHI", 8, 1, 0x0112, 3, 1, orientation, 0, 0)
    return b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body


def _png(content: bytes) -> bytes:
    parts, at = [content[:8]], 8
    width, height = struct.unpack_from(">II", content, 16)
    _must_fit(width, height)
    while True:
        (length,) = struct.unpack_from(">I", content, at)
        name, end = content[at + 4 : at + 8], at + 12 + length
        if end > len(content) or (at == 8) != (name == b"IHDR"):
            raise _Broken
        if name in _SHOWN_CHUNKS:
            parts.append(content[at:end])
        if name == b"IEND":
            return b"".join(parts)
        at = end


def _gif(content: bytes) -> bytes:
    if content[:6] not in (b"GIF87a", b"GIF89a"):
        raise _Broken
    width, height = struct.unpack_from("<HH", content, 6)
    _must_fit(width, height)
    at = 13 + _colours(content[10])
    parts = [content[:at]]
    for start, end, is_shown in _gif_blocks(content, at):
        if is_shown:
            parts.append(content[start:end])
    return b"".join([*parts, b"\x3b"])


def _gif_blocks(content: bytes, at: int) -> Iterator[tuple[int, int, bool]]:
    while (kind := content[at]) != 0x3B:
        start = at
        if kind == 0x2C:
            at = _after_blocks(content, at + 11 + _colours(content[at + 9]))
            yield start, at, True
        elif kind == 0x21:
            label = content[at + 1]
            at = _after_blocks(content, at + 2)
            is_loop = label == 0xFF and content[start + 3 : start + 14] == b"NETSCAPE2.0"
            yield start, at, label == 0xF9 or is_loop
        else:
            raise _Broken


def _colours(flags: int) -> int:
    return 3 * 2 ** ((flags & 7) + 1) if flags & 0x80 else 0


def _after_blocks(content: bytes, at: int) -> int:
    while content[at]:
        at += content[at] + 1
    return at + 1
