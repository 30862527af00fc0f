"""The text of a binary Word document (97 to 2003): its pieces in order, without field codes, and its hidden text.

Offsets are those of Microsoft's published description of the format, [MS-DOC].
"""

import re
import struct
from bisect import bisect_right
from dataclasses import dataclass

from hireloom.adapters.documents.ole2 import Compound
from hireloom.domain.documents import OmissionReason

_WORD = 0xA5EC
_ENCRYPTED, _SECOND_TABLE = 0x0100, 0x0200
_COUNTS = 0x4C  # of characters: text, footnotes, headers, -, annotations, endnotes, text boxes, those in headers
_CHARACTER_LOOKS, _PIECES = 0xFA, 0x1A2
_VANISH, _COLOR_INDEX, _COLOR, _SIZE = 0x083C, 0x2A42, 0x6870, 0x4A43
_PARAGRAPH_SHADING, _DRAWN = b"\x4d\xc6", "\x08"  # the mark in the text on which a shape hangs
_OPERAND = {0: 1, 1: 1, 2: 2, 3: 4, 4: 2, 5: 2, 7: 3}
_CODECS = {1: "cp1252", 2: "utf-16-le"}
_FIELD = re.compile(r"\x13[^\x13\x14\x15]*(?:\x14([^\x13\x14\x15]*))?\x15")
_SIGNS = str.maketrans({"\r": "\n", "\x0b": "\n", "\x0c": "\n\n", "\x1e": "-", "\x1f": None, "\x07": "\t", "\xa0": " "})


class Encrypted(ValueError):
    """The text is encrypted."""


class NotWord(ValueError):
    """An OLE2 file of another program, or a Word older than 97."""


@dataclass(frozen=True, slots=True)
class HiddenText:
    why: OmissionReason
    text: str


@dataclass(frozen=True, slots=True)
class Word97Text:
    """`parts` are in the order in which a person reads them: headers, the text, boxes, notes."""

    parts: tuple[str, ...]
    hidden: tuple[HiddenText, ...]


def read(content: bytes) -> Word97Text:
    file = Compound(content)
    main = file.stream("WordDocument")
    if main is None or len(main) < 0x200:
        raise NotWord
    kind, version, flags = *struct.unpack_from("<HH", main, 0), struct.unpack_from("<H", main, 10)[0]
    if kind != _WORD or version < 0xC0:
        raise NotWord
    if flags & _ENCRYPTED:
        raise Encrypted
    table = file.stream("1Table" if flags & _SECOND_TABLE else "0Table")
    if table is None:
        raise NotWord
    reader = _Pieces(main, table)
    counts = struct.unpack_from("<8I", main, _COUNTS)
    starts = [0]
    for count in counts:
        starts.append(starts[-1] + count)
    parts = {name: reader.between(starts[at], starts[at + 1]) for at, name in enumerate(_PARTS) if name}
    return Word97Text(
        tuple(text for name in _ORDER if (text := _plain(parts[name])).strip()),
        tuple(reader.hidden),
    )


_PARTS = ("text", "footnotes", "headers", "", "", "endnotes", "boxes", "header boxes")
_ORDER = ("headers", "header boxes", "text", "boxes", "footnotes", "endnotes")


class _Pieces:
    def __init__(self, main: bytes, table: bytes) -> None:
        self._main = main
        self.hidden: list[HiddenText] = []
        start, length = struct.unpack_from("<II", main, _PIECES)
        self._starts, self._places = _piece_table(table[start : start + length])
        self._runs, self._whys = self._unseen(table)

    def between(self, start: int, end: int) -> str:
        signs: list[str] = []
        for at in range(max(bisect_right(self._starts, start) - 1, 0), len(self._places)):
            begin, stop = max(start, self._starts[at]), min(end, self._starts[at + 1])
            if self._starts[at] >= end:
                break
            if stop > begin:
                signs += self._piece(at, begin - self._starts[at], stop - self._starts[at])
        return "".join(signs)

    def _piece(self, at: int, begin: int, stop: int) -> list[str]:
        place, width = self._places[at]
        codec = _CODECS[width]
        first, last = place + begin * width, place + stop * width
        marks: list[str] = []
        while first < last:
            run = bisect_right(self._runs, first) - 1
            until = min(self._runs[run + 1], last) if run + 1 < len(self._runs) else last
            until = max(until - (until - first) % width, first + width)
            text = self._main[first:until].decode(codec, "replace")
            why = self._whys[run] if 0 <= run < len(self._whys) else None
            if why is None:
                marks.append(text)
            else:
                self.hidden.append(HiddenText(why, text))
                marks += [sign for sign in text if sign in "\r\x07\x13\x14\x15"]
            first = until
        return marks

    def _has_drawings(self) -> bool:
        """Whether shapes are anchored in the text: any of them may be the dark background of white words."""
        return any(
            _DRAWN in self._main[place : place + (end - start) * width].decode(_CODECS[width], "replace")
            for (place, width), start, end in zip(self._places, self._starts, self._starts[1:], strict=False)
        )

    def _unseen(self, table: bytes) -> tuple[list[int], list[OmissionReason | None]]:
        """File offsets at which the look changes, and for each stretch why it is invisible, or None."""
        start, length = struct.unpack_from("<II", self._main, _CHARACTER_LOOKS)
        plc = table[start : start + length]
        count = (len(plc) - 4) // 8
        is_plain_paper = _PARAGRAPH_SHADING not in self._main and not self._has_drawings()
        runs: list[int] = []
        whys: list[OmissionReason | None] = []
        for at in range(max(count, 0)):
            (number,) = struct.unpack_from("<I", plc, (count + 1) * 4 + at * 4)
            page = self._main[(number & 0x3FFFFF) * 512 :][:512]
            if len(page) < 512:
                continue
            here = min(page[511], 101)
            ends = struct.unpack_from(f"<{here + 1}I", page, 0)
            for run in range(here):
                look = page[(here + 1) * 4 + run] * 2
                grpprl = page[look + 1 : look + 1 + page[look]] if look else b""
                runs.append(ends[run])
                whys.append(_why_unseen(grpprl, is_plain_paper))
            if here:
                runs.append(ends[here])
                whys.append(None)
        if sorted(runs) != runs or not any(whys):
            return [], []
        return runs, whys


def _piece_table(clx: bytes) -> tuple[list[int], list[tuple[int, int]]]:
    at = 0
    while at < len(clx) and clx[at] == 1:
        at += 3 + int.from_bytes(clx[at + 1 : at + 3], "little")
    if at >= len(clx) or clx[at] != 2:
        raise NotWord
    plc = clx[at + 5 : at + 5 + int.from_bytes(clx[at + 1 : at + 5], "little")]
    count = (len(plc) - 4) // 12
    starts = list(struct.unpack_from(f"<{count + 1}I", plc, 0))
    if sorted(starts) != starts:
        raise NotWord
    places = []
    for index in range(count):
        (place,) = struct.unpack_from("<I", plc, (count + 1) * 4 + index * 8 + 2)
        places.append(((place & 0x3FFFFFFF) // 2, 1) if place & 0x40000000 else (place & 0x3FFFFFFF, 2))
    return starts, places


def _why_unseen(grpprl: bytes, is_plain_paper: bool) -> OmissionReason | None:
    at, white = 0, False
    while at + 3 <= len(grpprl):
        code = int.from_bytes(grpprl[at : at + 2], "little")
        operand = grpprl[at + 2 :]
        if code == _VANISH and operand[0] == 1:
            return OmissionReason.INVISIBLE
        if code == _SIZE and len(operand) >= 2 and 0 < int.from_bytes(operand[:2], "little") <= 4:
            return OmissionReason.TINY
        if code == _COLOR_INDEX:
            white = operand[0] == 8
        elif code == _COLOR and len(operand) >= 4:
            white = min(operand[:3]) > 227 and operand[3] == 0
        at += 2 + _OPERAND.get(code >> 13, operand[0] + 1)
    return OmissionReason.INVISIBLE if white and is_plain_paper else None


def _plain(text: str) -> str:
    """The text without field codes and marks; a row of a table becomes a line."""
    while True:
        shorter = _FIELD.sub(lambda field: field[1] or "", text)
        if shorter == text:
            break
        text = shorter
    text = text.replace("\x07\x07", "\n").translate(_SIGNS)
    return re.sub(r"[\x00-\x08\x0e-\x1f]", "", text)
