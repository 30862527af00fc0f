"""The file system inside an OLE2 file, as far as needed to list and read its streams."""

import struct
from itertools import islice

MAGIC = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
END = 0xFFFFFFFA  # this and above are marks, not sectors
MAX_ENTRIES = 10_000


class Broken(ValueError):
    """Not an OLE2 file, or one whose chains run in circles."""


class Compound:
    def __init__(self, content: bytes) -> None:
        if len(content) < 512 or not content.startswith(MAGIC):
            raise Broken
        self._content = content
        shift, mini_shift = struct.unpack_from("<HH", content, 30)
        if shift not in (9, 12) or mini_shift != 6:
            raise Broken
        self._size = 1 << shift
        (fat_count, directory), (cutoff, mini_start) = (
            struct.unpack_from("<II", content, 44),
            struct.unpack_from("<II", content, 56),
        )
        self._cutoff = cutoff
        self._fat = self._allocation(fat_count)
        self._entries = self._directory(directory)
        self._mini_fat = self._numbers(self._chain(mini_start)) if mini_start < END else ()
        self._mini = b""
        for name, kind, start, size in self._entries:
            if kind == 5 and name == "Root Entry":
                self._mini = self._chain(start)[:size]

    def stream(self, name: str) -> bytes | None:
        for entry_name, kind, start, size in self._entries:
            if entry_name == name and kind == 2:
                if size < self._cutoff:
                    return self._mini_chain(start, size)
                return self._chain(start)[:size]
        return None

    @property
    def names(self) -> list[str]:
        return [name for name, _, _, _ in self._entries]

    def _sector(self, number: int) -> bytes:
        return self._content[(number + 1) * self._size : (number + 2) * self._size]

    def _allocation(self, count: int) -> tuple[int, ...]:
        sectors = [sector for sector in struct.unpack_from("<109I", self._content, 76) if sector < END]
        following, seen = struct.unpack_from("<I", self._content, 68)[0], 0
        while following < END and seen < 4096:
            more = self._numbers(self._sector(following))
            if not more:
                break
            sectors += [sector for sector in more[:-1] if sector < END]
            following, seen = more[-1], seen + 1
        return self._numbers(b"".join(self._sector(sector) for sector in islice(sectors, count)))

    @staticmethod
    def _numbers(raw: bytes) -> tuple[int, ...]:
        return struct.unpack(f"<{len(raw) // 4}I", raw[: len(raw) // 4 * 4])

    def _chain(self, start: int) -> bytes:
        parts: list[bytes] = []
        while start < END:
            if start >= len(self._fat) or len(parts) > len(self._fat):
                raise Broken
            parts.append(self._sector(start))
            start = self._fat[start]
        return b"".join(parts)

    def _mini_chain(self, start: int, size: int) -> bytes:
        parts: list[bytes] = []
        while start < END and len(parts) * 64 < size:
            if start >= len(self._mini_fat):
                raise Broken
            parts.append(self._mini[start * 64 : start * 64 + 64])
            start = self._mini_fat[start]
        return b"".join(parts)[:size]

    def _directory(self, start: int) -> list[tuple[str, int, int, int]]:
        raw = self._chain(start)
        entries: list[tuple[str, int, int, int]] = []
        for at in range(0, min(len(raw), MAX_ENTRIES * 128) - 127, 128):
            (length,), kind = struct.unpack_from("<H", raw, at + 64), raw[at + 66]
            name = raw[at : at + max(min(length, 64) - 2, 0)].decode("utf-16-le", "replace")
            first, size = struct.unpack_from("<II", raw, at + 116)
            entries.append((name, kind, first, size))
        return entries
