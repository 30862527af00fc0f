"""How close the title of a job is to what a person wants to be."""

import re
from collections.abc import Collection, Iterable
from functools import lru_cache

Words = frozenset[str]  # the words of a title or a role, without rank and filler words

MOST_FOR_ROLE = 25

_WORD = re.compile(r"\.net\b|[^\W_]+(?:\.[^\W_]+)*[+#]*")
_JOINED = re.compile(r"\b(full|front|back)[\s-]+(stack|end)\b")
_BETWEEN = re.compile(r"[,;|\n\r]")
_SAME = {"developer": "engineer", "programmer": "engineer", "dev": "engineer", "mgr": "manager", "tester": "qa"}
_FILLING_WORDS = (
    "senior sr junior jr lead principal staff intern mid level entry i ii iii iv remote hybrid onsite"
    " of and or the a an for in at to with on m w f d x"
)
_GENERIC_WORDS = (
    "engineer software manager analyst specialist consultant designer associate assistant executive officer"
    " administrator coordinator"
)
_FILLING, _GENERIC = frozenset(_FILLING_WORDS.split()), frozenset(_GENERIC_WORDS.split())


@lru_cache(maxsize=65536)
def said_by(title: str) -> Words:
    """The words of one title or role that count."""
    text = _JOINED.sub(r"\1\2", title.casefold())
    words = frozenset(_SAME.get(word, word) for word in _WORD.findall(text))
    return words - _FILLING or words


def preferred_roles(job_roles: str) -> frozenset[Words]:
    """The words of each of the listed roles."""
    return frozenset(words for role in _BETWEEN.split(job_roles) if (words := said_by(role)))


def weight(words: Collection[str]) -> int:
    """The sum of the words' weights: 1 for words that occur in many titles, 2 for others."""
    return 2 * len(words) - len(_GENERIC.intersection(words))


def nearness(common: int, title: int, role: int) -> int:
    """0 to 25 points from three weights: of the shared words, of the title and of the role."""
    return (4 * MOST_FOR_ROLE * common + title + role) // (2 * (title + role)) if title + role else 0


def role_score(title: Words, roles: Iterable[Words]) -> int:
    """0 to 25; the best role counts."""
    of_title = weight(title)
    return max((nearness(weight(title & role), of_title, weight(role)) for role in roles), default=0)
