"""Text that readers of a document are not meant to see: characters without a shape, and sentences addressed to a
machine. Everything here looks at text alone; what a page hides by color, size or position is found by the reader of
that format.
"""

import re
import unicodedata
from collections.abc import Iterator

from hireloom.text_analysis.language.machine_phrases import LOOKALIKE, LOOKALIKES, ORDER, WORDINGS, pattern

TAGS = range(0xE0000, 0xE0080)
MARKS = frozenset("\u200e\u200f\u061c\ufeff\u00ad")  # ordinary in right-to-left text and exports: dropped, not reported
JOINERS = frozenset("\u200c\u200d")
BREAKS = frozenset("\u200b\u2060")  # left over from web pages between words; inside a word they hide it
QUOTE = 160  # characters of an omission that we show
WINDOW = 180  # characters around a telling word in which a phrase must stand
AROUND_QUOTE = 1_000  # characters around a quote in which a word such as "injection" excuses it

_SUSPECT = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\ud800-\udfff\ue000-\uf8ff\U000e0000-\U000e0fff"
    "\U0001d173-\U0001d17a\U000f0000-\U0010ffff]"
)
_BULLETS = frozenset("\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\uf02d\uf0e0\uf06e\uf071\uf097\uf09f")
_SPACES = str.maketrans(
    {
        **dict.fromkeys(
            "\xa0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000", " "
        ),
        **dict(zip("ﬀﬁﬂﬃﬄﬅﬆ", ("ff", "fi", "fl", "ffi", "ffl", "st", "st"), strict=True)),
        **dict.fromkeys("\x0b\x0c\x85\u2028\u2029", "\n"),
        "\r": None,
    }
)
# Looking first is several times faster than translating a text that needs it nowhere.
_REPLACED = re.compile("[\r\x0b\x0c\x85\xa0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000ﬀ-ﬆ]")


# What a font draws as something but whose code means nothing: private use, and what stands for "unknown".
_MEANINGLESS = re.compile("[\ue000-\uf8ff\ufffd\U000f0000-\U0010ffff]")
_HARMLESS = ("Cc", "Co", "Cs", "Cn")  # control, private, half a pair, unassigned: left over from exports


def shaped(text: str) -> tuple[str, str]:
    """`text` without invisible characters, and a quote of what they hid, "" when they were harmless."""
    if text.isascii() and text.isprintable():
        return text, ""
    if _REPLACED.search(text):
        text = text.translate(_SPACES)
    if not _SUSPECT.search(text):
        return text, ""
    characters: list[str] = []
    letters: list[str] = []
    is_harmless = True
    for at, char in enumerate(text):
        if not _SUSPECT.match(char) or _belongs(text, at):
            characters.append(char)
        elif char in _BULLETS:
            characters.append("•")
        elif ord(char) in TAGS:
            letters.append(chr(ord(char) - 0xE0000))
            is_harmless = False
        elif not (
            char in MARKS
            or unicodedata.category(char) in _HARMLESS
            or (char in BREAKS and not (text[at - 1 : at].isalnum() and text[at + 1 : at + 2].isalnum()))
        ):
            is_harmless = False
    clean = "".join(characters)
    if is_harmless:
        return clean, ""
    spoken = "".join(filter(str.isprintable, letters)).strip()
    return clean, (spoken or clean.strip() or "characters without a shape")[:QUOTE]


def unreadable_signs(text: str) -> int:
    """How many signs only a font of the document knows; the bullets of common ones are known."""
    return sum(sign not in _BULLETS for sign in _MEANINGLESS.findall(text))


def _belongs(text: str, at: int) -> bool:
    """Part of ordinary writing: joiners inside emoji and in scripts that need them, emoji styles, tags of a flag."""
    char = text[at]
    before = text[at - 1] if at else ""
    after = text[at + 1] if at + 1 < len(text) else ""
    if char in JOINERS:
        return (_joins(before) and _joins(after)) or (_pictorial(before) and _pictorial(after))
    if char in "\ufe0e\ufe0f":
        return _pictorial(before) or before in "0123456789#*"
    if ord(char) in TAGS:
        flag = text.rfind("\U0001f3f4", max(0, at - 7), at)
        return flag >= 0 and all(ord(char) in TAGS for char in text[flag + 1 : at])
    return False


def _joins(char: str) -> bool:
    return bool(char) and 0x0600 <= ord(char) <= 0x109F and unicodedata.category(char)[0] in "LM"


def _pictorial(char: str) -> bool:
    return bool(char) and (ord(char) >= 0x1F000 or unicodedata.category(char) == "So" or char in "\ufe0f\u203c\u2049")


_STUDY = re.compile(
    r"""inject|jailbreak|attack|red[- ]?team|adversar|guard[ ]?rail|defen[cds]|detect|mitigat|prevent|filter|protect
    |harden|such[ ]as|e\.g\.|robust|resist|tests?[ ](?:for|against|whether)""",
    re.IGNORECASE | re.VERBOSE,
)
_SENTENCE_ENDS = re.compile(r"[.!?…](?=[\s\"')\]]|$)|\n(?=\s*(?:\n|$|[•●▪◦*·\-–—]|[^\W\d_a-z]|\d))")


def instructions(text: str) -> Iterator[tuple[int, int]]:
    """Where `text` speaks to a machine that reads it: whole sentences, in order, not overlapping."""
    plain = LOOKALIKE.sub(lambda letter: LOOKALIKES[letter[0]], text)
    low = plain.lower()
    places: dict[str, list[int]] = {}
    spans: list[tuple[int, int]] = []
    for is_order, needles, wording in WORDINGS:
        start, end = 0, -1  # the last sentence found: several hits in it need one search
        for begin, finish in _around(low, needles, places):
            for hit in pattern(wording).finditer(plain, begin, finish):
                at = hit.start() + len(hit[0]) - len(hit[0].lstrip())
                if is_order and not ORDER.search(plain[max(at - 16, 0) : at]):
                    continue
                if not start <= at < hit.end() <= end:
                    start, end = _sentence(plain, at, hit.end())
                if spans[-1:] != [(start, end)] and not _quoted(plain, start, end, at):
                    spans.append((start, end))
    reached = 0
    for start, end in sorted(spans):
        if end > reached:
            yield max(start, reached), end
            reached = end


def _around(low: str, needles: tuple[str, ...], places_of: dict[str, list[int]]) -> list[tuple[int, int]]:
    """The parts of a text near one of the words: searching for a rare word costs less than matching the pattern."""
    places: list[int] = []
    for needle in needles:
        if needle not in places_of:
            places_of[needle] = list(_places(low, needle))
        places += places_of[needle]
    if not places:
        return []
    stretches: list[tuple[int, int]] = []
    for at in sorted(places):
        begin, finish = max(at - WINDOW, 0), at + WINDOW
        if stretches and begin <= stretches[-1][1]:
            stretches[-1] = (stretches[-1][0], finish)
        else:
            stretches.append((begin, finish))
    return stretches


def _places(low: str, needle: str) -> Iterator[int]:
    at = low.find(needle)
    while at >= 0:
        yield at
        at = low.find(needle, at + 1)


def _sentence(text: str, start: int, end: int) -> tuple[int, int]:
    begin = _begun(text, text.rfind("\n", 0, start) + 1, start)
    finish = _SENTENCE_ENDS.search(text, end)
    last = finish.end() if finish and text[finish.start()] != "\n" else finish.start() if finish else len(text)
    while begin < start and text[begin].isspace():
        begin += 1
    return begin, last


def _begun(text: str, line: int, at: int) -> int:
    """Where the sentence around `at` begins, at the earliest at `line`; searches the nearest characters first."""
    back = WINDOW
    while True:
        low = max(line, at - back)
        ends = [stop.end() for stop in _SENTENCE_ENDS.finditer(text, low, at)]
        if ends or low == line:
            return ends[-1] if ends else line
        back *= 4


def _quoted(text: str, start: int, end: int, hit: int) -> bool:
    """A person who studies or prevents injections may quote one, with a word such as "injection" near the quote."""
    before, after = text[max(start, hit - AROUND_QUOTE) : hit + 1], text[hit : min(end, hit + AROUND_QUOTE)]
    return (before.count('"') % 2 == 1 or " '" in before or before.startswith("'")) and bool(
        _STUDY.search(before) or _STUDY.search(after.split('"')[-1])
    )
