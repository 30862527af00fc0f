"""Words that a scan or a slip of the keyboard has changed by one letter, read as the word that was meant."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate, chain
from string import ascii_lowercase

from hireloom.text_analysis.evidence.meanings import known_words
from hireloom.text_analysis.evidence.rare_words import rarities
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.languages import SMALL_WORDS, language_of
from hireloom.text_analysis.language.lexicon_files import load_lexicon, named_words, words_before
from hireloom.text_analysis.language.parts_of_speech import is_seen
from hireloom.text_analysis.language.word_vectors import word_vectors
from hireloom.text_analysis.language.words import root, singular, stem
from hireloom.text_analysis.resumes.resume_fields import whose

SHORTEST, LONGEST = 5, 20  # letters of a word that is repaired: shorter ones are one letter from too many others
LONG_NAME = 7  # letters; of words with a capital only these are repaired, and only to words of forms
LONG = 8  # letters; a shorter word may be near to no other word, a longer one to no other of the job or the names
MOST = 300  # unknown words of a resume; one with more is in another language, or no text
# A word in one case that is no part of an address, a path or a name such as O'Reilly.
_WORD = re.compile(
    rf"(?<![\w@/.&'’+#])(?=\w{{{SHORTEST},{LONGEST}}}(?!\w))(?:[A-Z]?[a-z\d]+|[A-Z\d]+)"
    r"(?![\w@/&+#]|['’](?!s\b)|\.\w)"
)
_LETTERS = re.compile(rf"[^\W\d_]{{{SHORTEST},{LONGEST}}}")
_DIGIT = re.compile(r"\d")
_SEVERAL_DIGITS = re.compile(r"\d.*\d")
_LOOKS_LIKE = {"0": "o", "1": "li", "3": "e", "5": "s", "6": "bg", "8": "b", "9": "g"}
_ALIKE = (("rn", "m"), ("m", "rn"), ("cl", "d"), ("vv", "w"), ("ii", "u"))  # two letters that look like one
_FORMS = words_named("words of forms", "evidence")
_RIGHT = words_named("rare words", "evidence")
_GIVEN_NAMES = words_named("given names that stand in titles", "evidence")  # 'Art Teicher' teaches no art


@dataclass(frozen=True, slots=True)
class Respelled:
    """`text` has the words that were meant. Behind each of `ends`, which are places in it, the same of `shifts` leads
    to the place in the text as written."""

    text: str
    ends: Sequence[int] = ()
    shifts: Sequence[int] = ()

    def written_at(self, place: int) -> int:
        """The place in the text as written."""
        number = bisect_right(self.ends, place)
        return place + (self.shifts[number - 1] if number else 0)


def respelled(text: str, job: str) -> Respelled:
    """An English resume with each word that nobody knows, and that is one letter from exactly one word of the job or of
    the names of skills, papers and occupations, read as that word. Known words stay, and so do words with a capital,
    unless the word in front makes a title of it: 'Registered Nurze'. The person's name stays."""
    strange = _strange(text)
    meant = [
        (start, end, word) for start, end in strange if (word := _meant(text[start:end], job, _before(text, start)))
    ]
    if not meant:
        return Respelled(text)
    pieces, reached = list[str](), 0
    for start, end, word in meant:
        pieces += text[reached:start], _in_case_of(text[start:end], word)
        reached = end
    longer = list(accumulate(len(word) - (end - start) for start, end, word in meant))
    ends = [end + more for (_, end, _), more in zip(meant, longer, strict=True)]
    return Respelled("".join((*pieces, text[reached:])), ends, [-more for more in longer])


_WORD_BEFORE = re.compile(r"([^\W\d_]+) ?\Z")


def _before(text: str, start: int) -> str:
    """The word in front, in small letters; empty where a line or another sign is."""
    match = _WORD_BEFORE.search(text, max(0, start - LONGEST - 1), start)
    word = match[1].lower() if match else ""
    return "" if word in _GIVEN_NAMES else word


def _in_case_of(spelling: str, word: str) -> str:
    letters = [sign for sign in spelling if sign.isalpha()]
    if all(map(str.isupper, letters)):
        return word.upper()
    return word.capitalize() if spelling[0].isupper() else word


@lru_cache(maxsize=16)
def _strange(text: str) -> Sequence[tuple[int, int]]:
    """Where words stand that nobody knows, outside the line of the name."""
    if language_of(text) != "English":
        return ()
    places = [match.span() for match in _WORD.finditer(text) if not _is_known(match.group().lower())]
    if not places or len(places) > MOST or not (name := whose(text, load_lexicon())):
        return places if len(places) <= MOST else ()
    ends = text.find("\n", name.end) % (len(text) + 1)
    title = text.find(" ", name.start) + 1  # a name whose second word is misread may be a title: 'Registered Nurze'
    return [(start, end) for start, end in places if start == title or not name.start <= start <= ends]


@lru_cache(maxsize=16384)
def _is_known(word: str) -> bool:
    if word.isdigit() or _SEVERAL_DIGITS.search(word):
        return True
    norm = singular(word)
    return word in _vocabulary() or is_seen(word) or root(norm) in _roots() or stem(norm) in word_vectors()


@cache
def _vocabulary() -> frozenset[str]:
    return known_words() | named_words() | _FORMS


@cache
def _roots() -> frozenset[str]:
    """Of all words: a tester is known if tests are."""
    all_words = chain(_vocabulary(), SMALL_WORDS, _RIGHT)
    return frozenset(rarities()).union(root(singular(word)) for word in all_words)


@lru_cache(maxsize=16)
def _asked(job: str) -> frozenset[str]:
    return frozenset(match.group().lower() for match in _LETTERS.finditer(job))


@lru_cache(maxsize=16)
def _asked_only(job: str) -> frozenset[str]:
    """The words of the job that only the job knows."""
    return frozenset(word for word in _asked(job) if not _is_known(word))


def _meant(spelling: str, job: str, before: str) -> str:
    """The word that was meant behind the word `before`; empty where none is near, or several are."""
    word, job_words = spelling.lower(), _asked(job)
    if word in job_words:
        return ""
    near = sorted(_one_apart(word) & _vocabulary() | _one_apart(word) & _asked_only(job))
    if not spelling.islower():  # most are names, of people and firms, and no name changes what somebody can do
        ends = word[0], word[-1]
        forms = _FORMS if len(word) >= LONG_NAME else frozenset()
        near = [
            word_of_work
            for word_of_work in near
            if before in words_before().get(word_of_work, ())
            or (word_of_work in forms and (word_of_work[0], word_of_work[-1]) == ends)
        ]
    candidates = [
        neighbor for neighbor in near if neighbor in _FORMS or neighbor in job_words or neighbor in named_words()
    ]
    rivals = candidates if len(word) >= LONG else near
    return candidates[0] if candidates and len({root(singular(neighbor)) for neighbor in rivals}) == 1 else ""


@lru_cache(maxsize=1024)
def _one_apart(word: str) -> frozenset[str]:
    """All that one letter replaced, lost, added or swapped makes of a word; a digit was a letter that looks alike."""
    if digit := _DIGIT.search(word):
        return frozenset(word.replace(digit.group(), letter) for letter in _LOOKS_LIKE.get(digit.group(), ""))
    return frozenset(_changed(word))


def _changed(word: str) -> Iterator[str]:
    for at in range(len(word) + 1):
        head, tail = word[:at], word[at:]
        yield head + tail[1:]
        yield head + tail[1:2] + tail[:1] + tail[2:]
        for letter in ascii_lowercase:
            yield head + letter + tail
            yield head + letter + tail[1:]
        for pair, single in _ALIKE:
            if tail.startswith(pair):
                yield head + single + tail[len(pair) :]
