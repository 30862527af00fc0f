"""A small writer of PDF: text in the fonts that every reader has, rectangles and rules. A library that can do more
takes ten times as long for the hundred resumes of a demo that starts."""

import hashlib
import zlib
from functools import cache

from hireloom.adapters.demo import material

MM = 72 / 25.4
A4 = (210 * MM, 297 * MM)
FONTS = ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Times-Roman", "Times-Bold", "Times-Italic")
_SLANTED = {"Helvetica-Oblique": "Helvetica"}  # as wide as the upright one
_LETTERS = "cp1252"  # what PDF calls WinAnsi


@cache
def _widths(font: str) -> tuple[int, ...]:
    """Of all 256 signs, in thousandths of the size."""
    _, listed = next(row for row in material.rows("widths.tsv") if row[0] == _SLANTED.get(font, font))
    return (0,) * 32 + tuple(map(int, listed.split()))


def width(words: str, font: str, size: float) -> float:
    return sum(map(_widths(font).__getitem__, words.encode(_LETTERS, "replace"))) * size / 1000


def wrapped(words: str, font: str, size: float, room: float) -> list[str]:
    """The lines, broken between words; a word that is too long stays whole."""
    lines, line, used = list[str](), list[str](), 0.0
    blank = width(" ", font, size)
    for word in words.split():
        wide = width(word, font, size)
        if line and used + blank + wide > room:
            lines.append(" ".join(line))
            line, used = [], 0.0
        used += wide + (blank if line else 0)
        line.append(word)
    return [*lines, " ".join(line)] if line else lines


class PdfPages:
    """Written from the first page to the last; the bytes depend on what was written alone. Zero is at the bottom."""

    def __init__(self, size: tuple[float, float] = A4) -> None:
        self._size, self._pages = size, list[list[str]]()
        self.next_page()

    def next_page(self) -> None:
        self._pages.append([])

    def text(self, x: float, y: float, words: str, *, font: str, size: float, colour: str) -> None:
        shown = words.encode(_LETTERS, "replace").hex()
        name = f"/F{FONTS.index(font)}"
        self._put(f"BT {_paint(colour)} rg {name} {_n(size)} Tf {_n(x)} {_n(y)} Td <{shown}> Tj ET")

    def box(self, x: float, y: float, wide: float, high: float, colour: str) -> None:
        self._put(f"{_paint(colour)} rg {_n(x)} {_n(y)} {_n(wide)} {_n(high)} re f")

    def rule(self, x: float, y: float, wide: float, colour: str) -> None:
        self._put(f"{_paint(colour)} RG 0.6 w {_n(x)} {_n(y)} m {_n(x + wide)} {_n(y)} l S")

    def content(self, *, title: str, author: str = "") -> bytes:
        fonts = " ".join(f"/F{number} {number + 3} 0 R" for number in range(len(FONTS)))
        first = len(FONTS) + 3  # after the catalogue and the list of pages
        pages = " ".join(f"{first + 2 * number} 0 R" for number in range(len(self._pages)))
        objects = [
            b"<</Type/Catalog/Pages 2 0 R>>",
            f"<</Type/Pages/Count {len(self._pages)}/Kids[{pages}]>>".encode(),
            *(f"<</Type/Font/Subtype/Type1/BaseFont/{font}/Encoding/WinAnsiEncoding>>".encode() for font in FONTS),
        ]
        wide, high = self._size
        for number, lines in enumerate(self._pages):
            drawn = zlib.compress("\n".join(lines).encode())
            objects += [
                f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {_n(wide)} {_n(high)}]/Resources<</Font<<{fonts}>>>>"
                f"/Contents {first + 2 * number + 1} 0 R>>".encode(),
                b"<</Filter/FlateDecode/Length %d>>stream\n%b\nendstream" % (len(drawn), drawn),
            ]
        objects.append(f"<</Title {_said(title)}/Author {_said(author)}>>".encode())
        return _file(objects)

    def _put(self, line: str) -> None:
        self._pages[-1].append(line)


def _file(objects: list[bytes]) -> bytes:
    """The first object is the catalogue, the last one says what the document is called."""
    out, places = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"), list[int]()
    for number, content in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%b\nendobj\n" % (number, content)
    start, name = len(out), hashlib.sha256(out).hexdigest()[:32]
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += f"trailer\n<</Size {len(objects) + 1}/Root 1 0 R/Info {len(objects)} 0 R/ID[<{name}><{name}>]>>\n".encode()
    return bytes(out + b"startxref\n%d\n%%%%EOF\n" % start)


def _said(words: str) -> str:
    return f"<{(chr(0xFEFF) + words).encode('utf-16-be').hex()}>"


@cache
def _paint(colour: str) -> str:
    """`#rrggbb` as three parts of one."""
    return " ".join(_n(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))


def _n(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")
