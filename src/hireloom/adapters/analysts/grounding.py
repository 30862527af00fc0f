"""Checks a model's text against the documents: every quote and every fact must be in them."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.numbers import ENGLISH
from hireloom.text_analysis.language.openers import OPENERS

_MARKUP = re.compile(r"<[a-zA-Z/!?]|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|\bjavascript:", re.IGNORECASE)
_DECORATION = re.compile(r"\*\*|__|`+|^#{1,6} |^\s*[-*•] ", re.MULTILINE)
_EMPTINESS = re.compile(r"\s{200,}")  # the search for bullets would scan it again from each of its lines
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_WORD = re.compile(r"[^\W\d_](?:[\w'’+#./&-]*[\w+#])?")
_COMMON_ENDINGS = tuple(words_named("endings of words that are not names"))
_SENTENCE = re.compile(r"(?<=[.!?:;])[\"')\]]*\s+|\n+|(?<=\s)[-–—]\s+")
_NUMBER_WORDS = {word: str(number) for word, number in ENGLISH.items() if word != "one"}  # "one of them" counts nothing
# Control, format, private, unassigned and surrogate characters, and the two separators that only look like line ends.
_INVISIBLE = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})


class _Seen(dict[int, int | None]):
    """For str.translate: each visible character as it is, None for an invisible one; each is looked up once."""

    def __missing__(self, code: int) -> int | None:
        hidden = code not in (9, 10) and unicodedata.category(chr(code)) in _INVISIBLE
        return self.setdefault(code, None if hidden else code)


_SEEN = _Seen()


def visible(text: str) -> str:
    """The text without invisible characters."""
    return text.translate(_SEEN)


def plain(text: object, *, most: int) -> str | None:
    """The text without invisible characters and decoration, None if it is no text, empty or too long, or contains
    markup."""
    if not isinstance(text, str) or len(text) > 4 * most:
        return None
    seen = _EMPTINESS.sub("\n", visible(text))
    folded = "\n".join(" ".join(line.split()) for line in _DECORATION.sub("", seen).splitlines()).strip()
    return folded if folded and len(folded) <= most and not _MARKUP.search(folded) else None


class Standing:
    """A document to look quotes up in: spaces and line ends do not matter, everything else does."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._offsets: list[int] = []
        words: list[str] = []
        for match in re.finditer(r"\S+", text):
            words.append(match.group())
            self._offsets.extend(range(match.start(), match.end() + 1))  # and the space after it
        self._folded = " ".join(words)

    def find(self, quote: object, *, least: int = 8, most: int = 400) -> tuple[int, int, str] | None:
        """Start, end and the words on one line, or None when they do not stand here as whole words."""
        if not isinstance(quote, str):
            return None
        folded = " ".join(quote.split())
        if not least <= len(folded) <= most:
            return None
        at = self._folded.find(folded)
        while at >= 0:
            end = at + len(folded)
            if not (_joined(self._folded, at) or _joined(self._folded, end)):
                return self._offsets[at], self._offsets[end - 1] + 1, folded
            at = self._folded.find(folded, at + 1)
        return None

    def names(self, words: str) -> bool:
        """Whether these words occur here, ignoring case."""
        pattern = r"\s+".join(re.escape(word) for word in words.split())
        return bool(pattern) and re.search(rf"(?<!\w){pattern}(?!\w)", self.text, re.IGNORECASE) is not None


def _joined(text: str, at: int) -> bool:
    return 0 < at < len(text) and text[at - 1].isalnum() and text[at].isalnum()


@dataclass(frozen=True, slots=True)
class Facts:
    """The names and numbers of some texts; any other name or number of a model is invented."""

    words: frozenset[str]
    numbers: frozenset[str]

    @classmethod
    def of(cls, *texts: str) -> "Facts":
        words = {word for text in texts for word in _WORD.findall(text)}
        return cls(
            frozenset(piece for word in words for piece in _pieces(word)),
            frozenset(number for text in texts for number in _numbers(text)),
        )

    def with_numbers(self, *others: "Facts") -> "Facts":
        """The same names, the numbers of others."""
        return Facts(self.words, frozenset().union(*(facts.numbers for facts in others)))

    def __or__(self, other: "Facts") -> "Facts":
        return Facts(self.words | other.words, self.numbers | other.numbers)

    def support(self, text: str) -> bool:
        """Whether no number, year or name of the text is invented."""
        return all(number in self.numbers for number in _numbers(text)) and all(
            piece in self.words for name in _names(text) for piece in _pieces(name)
        )


def _numbers(text: str) -> Iterator[str]:
    for match in _NUMBER.finditer(text):
        yield match.group().replace(",", "").rstrip(".").lstrip("0") or "0"
    for word in re.findall(r"[a-z]+", text.lower()):
        if word in _NUMBER_WORDS:
            yield _NUMBER_WORDS[word]


def _names(text: str) -> Iterator[str]:
    """Words that may be names: with a capital inside a sentence or a word, with a digit, of a script without capitals,
    or an unusual first word of a sentence."""
    for sentence in _SENTENCE.split(text):
        for position, word in enumerate(_WORD.findall(sentence)):
            inner = any(sign.isupper() or sign.isdigit() for sign in word[1:])
            foreign = not word.isascii() and not word[0].islower()
            named = word[0].isupper() and word not in ("I", "A") and not word.startswith(("I'", "I’"))
            if inner or foreign or (named and (position > 0 or not _opens(word))):
                yield word


def _opens(word: str) -> bool:
    lower = word.lower().split("'")[0].split("’")[0]
    return lower in OPENERS or (lower.endswith(_COMMON_ENDINGS) and len(lower) > 6)


def _pieces(word: str) -> list[str]:
    """ "CI/CD-driven" is known when each of its words is; a possessive ending is not part of a name."""
    folded = re.sub(r"['’]s$", "", word.casefold())
    return [piece for piece in re.split(r"[/&'’-]|(?<=\w)\.(?=\w)", folded) if piece]
