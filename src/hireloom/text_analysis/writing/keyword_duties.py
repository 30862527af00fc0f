"""Tasks that the keywords of a recruiter stand for, among the usual tasks of the work."""

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum

from hireloom.text_analysis.language.data_files import rows_of

MOST_NAMED, MOST_DUTIES = 5, 9
ALIKE = 2  # words in common that make two tasks the same
# How tasks begin that somebody at the top takes on, and those that a beginner does not.
_OF_THE_TOP = (
    "Set",
    "Decide",
    "Build",
    "Lead",
    "Plan",
    "Run",
    "Hire",
    "Keep a roadmap",
    "Negotiate",
    "Prepare strategic",
)
_OF_EXPERIENCE = ("Lead", "Decide", "Hire", "Coach", "Take part in interviews", "Negotiate", "Run full-cycle")
STEM = 5  # letters
_TASKS = [
    (re.compile(term, re.I), task, frozenset(families.split("|")) - {""})
    for term, task, families in rows_of("keyword_duties.tsv", "writing")
]


class JobRank(StrEnum):
    BEGINNER = "beginner"
    USUAL = "usual"
    EXECUTIVE = "executive"


def _suits(task: str, rank: JobRank) -> bool:
    is_of_the_top = rank is not JobRank.EXECUTIVE or task.startswith(_OF_THE_TOP)
    return is_of_the_top and not (rank is JobRank.BEGINNER and task.startswith(_OF_EXPERIENCE))


def named_tasks(terms: Sequence[str], family: str, rank: JobRank) -> dict[str, str]:
    """The task of each keyword that stands for one in a job of the family and the rank, each task once."""
    tasks: dict[str, str] = {}
    for term in terms:
        fits = (task for words, task, families in _TASKS if words.fullmatch(term) and family in (families or {family}))
        task = next(fits, "")
        if task and _suits(task, rank) and task not in tasks.values() and len(tasks) < MOST_NAMED:
            tasks[term] = task
    return tasks


def joined(named: Mapping[str, str], usual: Sequence[str]) -> tuple[str, ...]:
    """The first usual task, then the named ones, then the other usual ones that say something else."""
    rest = [task for task in usual if not any(_names(task, term) or are_alike(task, named[term]) for term in named)]
    first = rest[:1]
    return (*first, *named.values(), *rest[1:])[:MOST_DUTIES]


def _names(task: str, term: str) -> bool:
    return bool(_stems(term)) and _stems(term) <= _stems(task)


def are_alike(one: str, other: str) -> bool:
    """They share words, one of which may be the verb that they begin with."""
    verb = one.split()[0]
    same = verb == other.split()[0] and verb not in _OF_ANY_TASK
    return len(_stems(one) & _stems(other)) + same >= ALIKE


def _stems(task: str) -> set[str]:
    return {word[:STEM] for word in re.findall(r"[a-z]{4,}", task.lower())} - _COMMON


_OF_ANY_TASK = ("Keep", "Prepare", "Check", "Plan", "Help", "Work", "Write", "Make", "Set", "Take")
_COMMON = frozenset(word[:STEM] for word in ("that", "what", "with", "them", "they", "from", "each", "every", "before"))
