"""What the notes of a resume leave out and a sentence needs: articles, and small letters inside."""

import re
from functools import cache

from hireloom.text_analysis.language.data_files import lines_of, words_named, words_of
from hireloom.text_analysis.language.spellings import with_article
from hireloom.text_analysis.language.verbs import BASES, is_past

# Common words that are names of programs as well.
_PROGRAMS = words_named("programs", "writing")
_RUN = re.compile(r"(?<=[a-z,&)] )[A-Z][a-z]+(?:(?: (?:of|and|&))? [A-Z][a-z]+)*(?![\w.-])")
_PRIZE = re.compile(r"\b(?:named|voted|crowned|awarded|honou?red|elected)\b")  # its name keeps its capitals
_BEFORE = r"(?:using|through|with|for|on|in|into|of|to|at|by|from|as|under|during|creating|developing|maintaining)"
_DETERMINED = re.compile(
    r"^(?:an?|the|this|that|each|every|any|all|no|one|our|my|your|their|its|his|her|some|both|another|\w+['’]s|\w+s['’])$",
    re.I,
)
_ENDS = re.compile(
    r"^(?:of|for|that|which|who|to|in|on|at|by|with|from|using|while|including|where|through|so|as|during|when|under"
    r"|across|within|resulting)$"
)
LONGEST_NOUN = 4  # words from the article to the noun


@cache
def _nouns() -> frozenset[str]:
    return words_of("countable_nouns.txt", "writing")


@cache
def ordinary() -> frozenset[str]:
    """Words that are written small in our own texts and in the names of occupations."""
    texts = (
        ("interviews.tsv", "writing"),
        ("descriptions.tsv", "writing"),
        ("occupations.tsv", "language"),
        ("skills.tsv", "language"),
    )
    lines = (line for name, folder in texts for line in lines_of(name, folder))
    return frozenset(word for line in lines for word in re.findall(r"(?<![\w'-])[a-z]{3,}(?![\w'-])", line)) - _PROGRAMS


_OF_ROLES = re.compile(r"[A-Z][a-z]+")


def role_in_prose(title: str) -> str:
    """'line chef', 'HR manager'; a title with a word that may be a name stays as it is."""
    words = _OF_ROLES.findall(title)
    if not all(word.lower() in ordinary() | _IN_TITLES for word in words):
        return title
    return " ".join(word if word.isupper() else word.lower() for word in title.split())


_IN_TITLES = words_named("words of titles", "writing")


def repaired(clause: str) -> str:
    """The clause with articles before singular nouns and without capitals in the middle."""
    text = re.sub(r"(\d)\s?%\s?percent\b", r"\1%", clause)
    if not _PRIZE.search(text):
        text = _RUN.sub(lambda run: run.group().lower() if _is_common(run.group()) else run.group(), text)
    return _with_articles(text)


def _is_common(run: str) -> bool:
    words = re.findall(r"[A-Z][a-z]+", run)
    return all(word.lower() in ordinary() for word in words)


def _with_articles(text: str) -> str:
    words = text.split(" ")
    made: list[str] = []
    at = 0
    while at < len(words):
        made.append(words[at])
        at += 1
        acts = len(made) > 1 and (made[-2] in ("I", "also") or made[-2].endswith("ly"))
        opens = re.fullmatch(_BEFORE, made[-1]) or (acts and made[-1] not in ("also",))
        if opens and (length := _bare_noun(words[at:])):
            made.append(with_article(" ".join(words[at : at + length])))
            at += length
    return " ".join(made)


def _bare_noun(words: list[str]) -> int:
    """The length of a noun without an article that stands at the beginning."""
    for length in range(1, min(LONGEST_NOUN, len(words)) + 1):
        word = words[length - 1]
        bare = word.rstrip(",.;")
        if (
            not re.fullmatch(r"[a-z]+(?:-[a-z]+)*", bare)
            or _DETERMINED.match(bare)
            or _ENDS.match(bare)
            or bare == "and"
        ):
            return 0
        is_end = bare != word or length == len(words) or _ENDS.match(words[length])
        if bare in _nouns() and is_end:
            return 0 if length > 1 and words[0] in BASES and words[0] not in _nouns() else length
        if bare != word:
            return 0
    return 0


SHOUTED = 0.7  # the part of the letters that are capitals
_SMALL = frozenset("a an and at by for from in into of on or the to up with".split())  # noqa: SIM905


def calm(text: str) -> str:
    """A line in capitals throughout in small letters; a word that may be a name stays as it is."""
    letters = [sign for sign in text if sign.isalpha()]
    if sum(map(str.isupper, letters)) < SHOUTED * len(letters) or " " not in text:
        return text
    words = [
        word.lower() if {word.strip(",;:").lower()} & (ordinary() | _SMALL) or is_past(word) else word
        for word in text.split()
    ]
    return " ".join((words[0].capitalize(), *words[1:]))
