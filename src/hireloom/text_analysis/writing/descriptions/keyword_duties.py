"""Tasks that the keywords of a recruiter stand for, among the usual tasks of the work."""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.sentence_cache import sentence_cache
from hireloom.text_analysis.language.spellings import listed

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
    "Support strategic",
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


def suits(task: str, rank: JobRank) -> bool:
    """Somebody of the rank does it: those at the top decide and lead, and no beginner does."""
    is_of_the_top = rank is not JobRank.EXECUTIVE or task.startswith(_OF_THE_TOP)
    return is_of_the_top and not (rank is JobRank.BEGINNER and task.startswith(_OF_EXPERIENCE))


def named_tasks(terms: Mapping[str, str], family: str, rank: JobRank) -> dict[str, str]:
    """The task of each keyword that stands for one in a job of the family and the rank; keywords of one task share it,
    and it names them where it has the place, as `terms` spells them."""
    shared: dict[str, list[str]] = {}
    for term in terms:
        fits = (task for words, task, families in _TASKS if words.fullmatch(term) and family in (families or {family}))
        task = next(fits, "")
        if task and suits(task, rank) and (task in shared or len(shared) < MOST_NAMED):
            shared.setdefault(task, []).append(term)
    spelled = {task: task.format(terms=listed([terms[term] for term in named])) for task, named in shared.items()}
    return {term: spelled[task] for task, named in shared.items() for term in named}


def joined(named: Mapping[str, str], usual: Sequence[str]) -> tuple[str, ...]:
    """The first usual task, then MOST_NAMED named ones at most, then the other usual ones that say something else."""
    tasks = tuple(dict.fromkeys(named.values()))
    of_terms = [(_stems(term), _stems(task)) for term, task in named.items()]
    rest = [task for task in usual if not any(_says(_stems(task), *of_term) for of_term in of_terms)]
    return (*rest[:1], *tasks, *rest[1:])[:MOST_DUTIES]


def _says(task: frozenset[str], term: frozenset[str], named: frozenset[str]) -> bool:
    """The task names the keyword, or says what the task of the keyword says."""
    return bool(term and term <= task) or len(task & named) >= ALIKE


def is_named(term: str, lines: Iterable[str]) -> bool:
    """One of the lines has the term, or all its words in other forms."""
    whole, stems = re.compile(rf"(?<!\w){re.escape(term)}(?!\w)", re.I), _stems(term)
    return any(whole.search(line) or (stems and stems <= _stems(line)) for line in lines)


@sentence_cache
def _stems(task: str) -> frozenset[str]:
    short_forms = (word.removesuffix("s").lower() for word in re.findall(r"\b[A-Z]{3,}s?\b", task))
    words = (word.removesuffix("s")[:STEM] for word in re.findall(r"[a-z]{4,}", task.lower().replace("-", "")))
    return frozenset((*short_forms, *words)) - _COMMON


_COMMON = frozenset(word[:STEM] for word in ("that", "what", "with", "them", "they", "from", "each", "every", "before"))
