"""What the engine knows of the world of work: skills, occupations, and how telling a word is."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import log

from hireloom.domain.phrases import Phrases
from hireloom.domain.words import words

NOT_TELLING = 0.0


@dataclass(frozen=True, slots=True)
class Skill:
    """`kind` is tool, method, knowledge, certificate, language (spoken), licence or soft."""

    name: str
    kind: str
    families: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Occupation:
    """`neighbours` are the families whose people often do this work as well."""

    title: str
    family: str
    neighbours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mention:
    """`text[start:end]` names the skill."""

    skill: Skill
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Role:
    """`text[start:end]` names the occupation."""

    occupation: Occupation
    start: int
    end: int


class Lexicon:
    """Built once from the shipped tables and never changed; two lexicons are the same only if they are one object."""

    def __init__(
        self,
        skills: Iterable[tuple[Skill, tuple[str, ...]]],
        occupations: Iterable[tuple[Occupation, tuple[str, ...]]],
        frequencies: Mapping[str, int],
        documents: int,
    ) -> None:
        self._skills = Phrases((name, skill) for skill, names in skills for name in names)
        self._occupations = Phrases((name, job) for job, names in occupations for name in names)
        self._telling = {
            term: log(documents / seen) / log(documents) for term, seen in frequencies.items() if 0 < seen < documents
        }

    def skills_in(self, text: str) -> tuple[Mention, ...]:
        """The skills that `text` names, in order."""
        running = words(text)
        return tuple(
            Mention(skill, running[first].start, running[last - 1].end)
            for skill, first, last in self._skills.find(text, running)
        )

    def roles_in(self, text: str) -> tuple[Role, ...]:
        """The occupations that `text` names, in order."""
        running = words(text)
        return tuple(
            Role(job, running[first].start, running[last - 1].end)
            for job, first, last in self._occupations.find(text, running)
        )

    def occupation_of(self, title: str) -> Occupation | None:
        """The occupation that a title means: its longest known name, the last of equals ('nurse manager' manages)."""
        roles = self.roles_in(title)
        if not roles:
            return None
        return max(roles, key=lambda role: (len(words(title[role.start : role.end])), role.start)).occupation

    def telling(self, term: str) -> float:
        """How much a stem tells about a job, 0 to 1: the rarer the more; 0 for words that the statistics leave out."""
        return self._telling.get(term, NOT_TELLING)

    def knows(self, norm: str) -> bool:
        """Some skill or occupation starts with this word."""
        return norm in self._skills or norm in self._occupations
