"""What the engine knows about the world of work: skills, occupations, and how telling a word is."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log2

from hireloom.text_analysis.language.actions import Actions
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.phrases import Phrases
from hireloom.text_analysis.language.sentence_cache import sentence_cache
from hireloom.text_analysis.language.words import stem, words

CREDENTIALS = ("certificate", "licence")  # kinds of skills that are a paper to hold
_DONE = ("method", "knowledge", "soft")  # kinds of skills that are something to do
MOST_TELLING = 9.0  # in bits squared; no word tells more about a job


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
class RoleMention:
    """`text[start:end]` names the occupation."""

    occupation: Occupation
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Family:
    """A field of work: its key and its name inside a sentence ('human resources')."""

    key: str
    name: str


_RANKS = words_named("ranks")
RANK_ONLY, CUE = 0.4, 0.7  # weights of 'operations manager' and of a single word of the field; an occupation has 1


_OF = re.compile(r"\b(?:des|eines|unseres|ihres|deines)\s$", re.I)
LONGEST_OF = 9  # letters of its article, with the space


# "Nurse assistant", "teacher's aide" and "student nurse" are not yet, or no, nurses and teachers.
_HELPER = re.compile(r"(?:['’]s?)? (?:assistant|aide|helper|apprentice|trainee|extern|student)s?\b", re.I)
_LEARNER = re.compile(r"\b(?:student|apprentice|trainee) $", re.I)
LONGEST_LEARNER = 12  # characters, with the space after it


def helps(text: str, start: int, end: int) -> bool:
    """`text[start:end]` is the occupation that somebody helps, or learns."""
    before = text[max(0, start - LONGEST_LEARNER) : start]
    return _HELPER.match(text, end) is not None or _LEARNER.search(before) is not None


def _is_genitive(text: str, start: int, end: int) -> bool:
    """'Zur Verstärkung unseres Teams' names no tool."""
    is_bare = text[end - 1] == "s" and text[end : end + 1] != "-"
    return is_bare and _OF.search(text[max(0, start - LONGEST_OF) : start]) is not None


class Lexicon:
    """Built once from the shipped tables and never changed; two lexicons are the same only if they are one object."""

    def __init__(
        self,
        skills: Iterable[tuple[Skill, tuple[str, ...]]],
        occupations: Iterable[tuple[Occupation, tuple[str, ...]]],
        terms: Mapping[str, tuple[int, int]],
        documents: int,
        families: Iterable[tuple[Family, tuple[str, ...]]] = (),
    ) -> None:
        entries = [(name, skill) for skill, names in skills for name in names]
        self.languages = tuple(dict.fromkeys(skill for _, skill in entries if skill.kind == "language"))
        self._skills = Phrases(entries)
        self._done = Actions((name, skill) for name, skill in entries if skill.kind in _DONE)
        jobs = list(occupations)
        self._occupations = Phrases((name, job) for job, names in jobs for name in names)
        self._near: dict[str, frozenset[str]] = {}
        for job, _ in jobs:
            self._near[job.family] = self._near.get(job.family, frozenset()).union(job.neighbours)
        listed = list(families)
        self._names = {family.key: family.name for family, _ in listed}
        self._cues = Phrases((name, family.key) for family, names in listed for name in names)
        self._telling = {
            term: _telling(holders, occurs, documents)
            for term, (holders, occurs) in terms.items()
            if 0 < holders < documents
        }

    @sentence_cache
    def skills_in(self, text: str) -> tuple[Mention, ...]:
        """The skills that `text` names, in order."""
        running = words(text)
        return tuple(
            Mention(skill, running[first].start, running[last - 1].end)
            for skill, first, last in self._skills.find(text, running)
            if not (skill.kind == "tool" and _is_genitive(text, running[first].start, running[last - 1].end))
        )

    @sentence_cache
    def done_in(self, text: str) -> tuple[Mention, ...]:
        """The skills that `text` shows as deeds without naming them: 'scheduled appointments' for appointment
        scheduling."""
        running = words(text)
        return tuple(
            Mention(skill, running[first].start, running[last - 1].end)
            for skill, first, last in self._done.find(text, running)
        )

    @sentence_cache
    def roles_in(self, text: str) -> tuple[RoleMention, ...]:
        """The occupations that `text` names, in order; 'SQL Server' names no waiter, 'nurse extern' no nurse."""
        running = words(text)
        mentions = [
            RoleMention(job, running[first].start, running[last - 1].end)
            for job, first, last in self._occupations.find(text, running)
            if not helps(text, running[first].start, running[last - 1].end)
        ]
        tools = (
            [mention for mention in self.skills_in(text) if mention.skill.kind == "tool"]
            if any(role.start for role in mentions)
            else []
        )
        return tuple(
            role for role in mentions if not any(tool.start < role.start and role.end <= tool.end for tool in tools)
        )

    def occupation_of(self, title: str) -> Occupation | None:
        """The occupation that a title means: the longest known name; among equally long ones the name whose family
        the whole title points to, then the last one ('nurse manager' is a manager)."""
        roles = self.roles_in(title)
        if not roles:
            return None
        weights = self.families_of(title)

        def weight(role: RoleMention) -> tuple[int, float, int]:
            return len(words(title[role.start : role.end])), weights[role.occupation.family], role.start

        return max(roles, key=weight).occupation

    def families_of(self, title: str) -> dict[str, float]:
        """The families that a job title points to, each with a weight, 1 for an occupation; empty if there are none."""
        running = words(title)
        weights: dict[str, float] = {}
        spoken_for: set[int] = set()
        for job, first, last in self._occupations.find(title, running):
            rank = {word.norm for word in running[first:last]} <= _RANKS
            weights[job.family] = max(weights.get(job.family, 0.0), RANK_ONLY if rank else 1.0)
            spoken_for.update(() if rank else range(first, last))
        for family, first, _ in self._cues.find(title, running):
            if first not in spoken_for:
                weights[family] = weights.get(family, 0.0) + CUE
        return weights

    @property
    def families(self) -> tuple[str, ...]:
        """The keys of all families, in the order of the alphabet."""
        return tuple(sorted(self._names))

    def neighbours_of(self, family: str) -> frozenset[str]:
        """The families whose work is close to this one's."""
        return self._near.get(family, frozenset())

    def family_name(self, family: str) -> str:
        """The name of the family inside a sentence."""
        return self._names.get(family, family)

    def telling(self, term: str) -> float:
        """How much a stem or a pair of stems tells about a job, 0 to 1; 0 if the statistics do not know it."""
        return self._telling.get(term, 0.0)

    @sentence_cache
    def telling_terms(self, text: str) -> tuple[str, ...]:
        """The stems of a text, and pairs of adjacent stems, that the statistics know; each once."""
        stems = [stem(word.norm) for word in words(text)]
        pairs = [f"{first} {second}" for first, second in pairwise(stems)]
        return tuple(dict.fromkeys(term for term in (*stems, *pairs) if self.telling(term)))

    def is_usual(self, term: str) -> bool:
        """The statistics know the stem: it occurs in several adverts or resumes."""
        return term in self._telling


def _telling(holders: int, occurs: int, documents: int) -> float:
    """Rare words tell, and of two equally rare ones the one that comes in clusters: a text about patients repeats the
    word, while 'enthusiastic' is spread evenly (residual inverse document frequency, Church and Gale 1995)."""
    rare = -log2(holders / documents)
    clustered = max(0.0, rare + log2(1 - exp(-occurs / documents)))
    return min(1.0, rare * clustered / MOST_TELLING)
