"""The values in the bytes of a PDF, read where a keyword is found, without a parser of whole files.

Positions of objects are not trusted: an object that is defined more than once has several values. Names are read
with their escapes resolved, and object streams if they are compressed as usual.
"""

import re
import zlib
from bisect import bisect_left
from collections.abc import Iterator
from typing import Any, NamedTuple

from hireloom.domain.amounts import MB

SPACE, END = rb"\0\t\n\f\r ", rb"\0\t\n\f\r ()<>\[\]{}/%"
GAP, STOP = rb"[%b]{0,99}" % SPACE, rb"(?![^%b])" % END
MOST_READ = 2 * MB  # bytes of values in one file, before it is too complicated
_MOST_UNPACKED = 50 * MB
_LONGEST_TEXT = 100_000
_OVERHEAD = 1_000  # bytes by which packing may make something longer
_MOST_DEEP = 40  # of nested values
_MOST_DEFINITIONS = 3  # of references to references

_REF = rb"(\d{1,10})[%b]{1,9}\d{1,5}[%b]{1,9}" % (SPACE, SPACE)
_TOKEN = re.compile(
    rb"[%b]*+(?:(?P<open><<|\[)|(?P<close>>>|\])|/(?P<name>[^%b]*+)|(?P<text>\()|<(?P<hex>[^<>]*+)>"
    rb"|(?P<ref>\d{1,10})[%b]{1,9}\d{1,5}[%b]{1,9}R%b|(?P<word>[^%b]++))" % (SPACE, END, SPACE, SPACE, STOP, END)
)
_OBJECT = re.compile(rb"(?<!\d)%bobj" % _REF)
_STREAM = re.compile(rb"[%b]*+stream\r?\n" % SPACE)
_CONTENT = re.compile(rb">>[%b]*+stream\r?\n" % SPACE)
_CODED_NAME = re.compile(rb"/[^%b#]*+#[^%b]*+" % (END, END))
_CODE = re.compile(rb"#([0-9A-Fa-f]{2})")
_BRACKET = re.compile(rb"\\.|[()]", re.S)
_ESCAPE = re.compile(rb"\\([0-7]{1,3}|\r\n|.)", re.S)
_ESCAPES = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f", b"\n": b"", b"\r": b"", b"\r\n": b""}
_FIRST = re.compile(rb"/First%b(\d{1,10})" % GAP)
_DICTIONARY = 1_000  # bytes around the type of an object stream, within which the rest of its dictionary is


class TooComplicated(Exception):
    """No honest file asks for so much work."""


class Reference(NamedTuple):
    number: int


class Name(str):
    __slots__ = ()


class PackedStream(NamedTuple):
    packing: Any
    content: memoryview

    def unpacked(self, most: int) -> bytes | None:
        """None if it is longer, or packed in another way than usual."""
        packing = self.packing[0] if isinstance(self.packing, list) and len(self.packing) == 1 else self.packing
        if len(self.content) > most + _OVERHEAD or packing not in (None, "FlateDecode"):
            return None
        return _inflated(self.content, most) if packing else bytes(self.content)


class PdfObjects:
    """A value is a dict, a list, bytes for a text, a Name, a Reference, a PackedStream, a str for any other word, or
    None where there is none."""

    def __init__(self, pdf: bytes) -> None:
        parts = list(_object_streams(pdf))
        self.is_encrypted = _keyword(b"Encrypt").search(pdf) is not None
        self.is_hidden = self.is_encrypted or None in parts  # some of it, at least
        self.content = _with_plain_names(b"".join([pdf, *filter(None, parts)]))
        self._left = MOST_READ
        self._ends = [match.start() for match in re.finditer(b"endstream", self.content)]
        self._definitions: dict[int, Any] = {}  # by their places, once they are read
        self._places: dict[int, list[int]] = {}
        for match in _OBJECT.finditer(self.content):
            self._places.setdefault(int(match[1]), []).append(match.end())

    def all_of(self, value: Any, references: int = _MOST_DEFINITIONS) -> list[Any]:
        """The value, or what each definition of the object says to which it refers. Raises TooComplicated."""
        if not isinstance(value, Reference):
            return [value]
        if not references:
            return [None]
        places = self._places.get(value.number, [])
        self._spend(len(places))
        definitions = [self._object(place) for place in places]
        return [value for definition in definitions for value in self.all_of(definition, references - 1)]

    def value(self, at: int) -> Any:
        """The value that begins here. Raises TooComplicated."""
        return self._value(at, 0)[0]

    def _object(self, place: int) -> Any:
        if place not in self._definitions:
            self._definitions[place] = self._read_object(place)
        return self._definitions[place]

    def _read_object(self, place: int) -> Any:
        value, at = self._value(place, 0)
        start = _STREAM.match(self.content, at) if isinstance(value, dict) else None
        if not start:
            return value
        following = bisect_left(self._ends, start.end())
        end = self._ends[following] if following < len(self._ends) else None
        content = memoryview(self.content)[start.end() : end]
        return PackedStream(value.get("Filter"), content)

    def _value(self, at: int, depth: int) -> tuple[Any, int]:
        """The value and where it ends."""
        token = _TOKEN.match(self.content, at)
        if not token or depth > _MOST_DEEP or token["close"]:
            return None, at
        self._spend(token.end() - at)
        at = token.end()
        if token["open"]:
            return self._many(token["open"], at, depth)
        if token["text"]:
            return self._text(at)
        if token["ref"]:
            return Reference(int(token["ref"])), at
        if token["hex"] is not None:
            return _from_hex(token["hex"]), at
        name, word = token["name"], token["word"]
        return (word.decode("latin-1") if name is None else Name(name.decode("latin-1"))), at

    def _many(self, opening: bytes, at: int, depth: int) -> tuple[Any, int]:
        """An array or a dictionary."""
        values: list[Any] = []
        value, at = self._value(at, depth + 1)
        while value is not None:
            values.append(value)
            value, at = self._value(at, depth + 1)
        closing = _TOKEN.match(self.content, at)
        at = closing.end() if closing and closing["close"] else at
        return (values if opening == b"[" else _dictionary(values)), at

    def _text(self, start: int) -> tuple[bytes, int]:
        depth = 1
        for match in _BRACKET.finditer(self.content, start, start + _LONGEST_TEXT):
            depth += {b"(": 1, b")": -1}.get(match[0], 0)
            if not depth:
                self._spend(match.end() - start)
                return _ESCAPE.sub(_sign, self.content[start : match.start()]), match.end()
        self._spend(_LONGEST_TEXT)
        raise TooComplicated

    def _spend(self, count: int) -> None:
        self._left -= count
        if self._left < 0:
            raise TooComplicated


def _dictionary(values: list[Any]) -> dict[str, Any]:
    pairs = zip(values[::2], values[1::2], strict=False)
    return {str(name): value for name, value in pairs if isinstance(name, Name)}


def _keyword(name: bytes) -> re.Pattern[bytes]:
    """The name, with any of its letters as a code."""
    letters = (b"(?:%c|#(?i:%02x))" % (letter, letter) for letter in name)
    return re.compile(b"/" + b"".join(letters) + STOP)


def _object_streams(pdf: bytes) -> Iterator[bytes | None]:
    """The objects in each object stream, as if they were not in one; None for a stream that is not packed as usual."""
    left = _MOST_UNPACKED
    for mark in _keyword(b"ObjStm").finditer(pdf):
        start = _CONTENT.search(pdf, mark.end(), mark.end() + _DICTIONARY)
        firsts = _FIRST.findall(pdf, max(0, mark.start() - _DICTIONARY), start.start() + 1) if start else []
        end = pdf.find(b"endstream", start.end()) if start else -1
        content = _inflated(pdf[start.end() : end], left) if start and firsts and end >= 0 else None
        if content is None:
            yield None
            return
        left -= len(content)
        yield _objects(content, int(firsts[-1]))


def _objects(content: bytes, first: int) -> bytes:
    head = [int(number) for number in content[:first].split() if number.isdigit() and len(number) < 11]
    pairs = sorted(zip(head[1::2], head[::2], strict=False))
    ends = [*[place for place, _ in pairs], len(content)][1:]
    return b"".join(
        b"\n%d 0 obj %b endobj\n" % (number, content[first + place : first + end])
        for (place, number), end in zip(pairs, ends, strict=True)
    )


def _with_plain_names(pdf: bytes) -> bytes:
    """With `/Java#53cript` as `/JavaScript`. A code for anything but a letter or a digit becomes an underscore, as no
    keyword has any."""

    def sign(code: re.Match[bytes]) -> bytes:
        plain = bytes.fromhex(code[1].decode())
        return plain if plain.isalnum() else b"_"

    return _CODED_NAME.sub(lambda name: _CODE.sub(sign, name[0]), pdf)


def _sign(match: re.Match[bytes]) -> bytes:
    code = match[1]
    return bytes([int(code, 8) & 255]) if code.isdigit() else _ESCAPES.get(code, code)


def _from_hex(digits: bytes) -> bytes:
    clean = re.sub(rb"[^0-9A-Fa-f]", b"", digits)
    return bytes.fromhex((clean + b"0" * (len(clean) % 2)).decode())


def _inflated(packed: bytes | memoryview, most: int) -> bytes | None:
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(packed, most + 1)
    except zlib.error:
        return None
    return content if len(content) <= most else None
