"""How well a resume fits a job: requirements, the sentences that prove them, and the number that follows.

The number is a pure function of the findings; no analyst chooses it.
"""

from dataclasses import dataclass
from enum import StrEnum

from hireloom.domain.resume_match.role_years import YearSum

ENOUGH = 6  # requirements


class Kind(StrEnum):
    """What a requirement asks for."""

    TITLE = "title"
    EXPERIENCE = "experience"
    SKILL = "skill"
    EDUCATION = "education"
    CERTIFICATE = "certificate"
    LANGUAGE = "language"
    DUTY = "duty"


class State(StrEnum):
    MET = "met"
    PARTLY = "partly"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Requirement:
    """One thing the job asks for. `weight` is in whole points; `source` is the sentence of the job that asks; `whole`
    marks what no single sentence asks for: work like that of the job, or its level."""

    id: int
    kind: Kind
    label: str
    must: bool
    weight: int
    source: str
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Evidence:
    """`Document.text[start:end]` is the sentence that proves it, `quote` the same words on one line."""

    start: int
    end: int
    quote: str


class Use(StrEnum):
    """How a line speaks of a skill: a tool is used, a manner is shown by an example, anything else is work."""

    TOOL = "tool"
    MANNER = "manner"
    WORK = "work"


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the resume to write about a requirement: in the line `at`, or in a new one below it. `role` is the role
    around it as the resume names it, or empty; `words` are those of the job that the line lacks."""

    role: str
    at: Evidence
    is_new: bool
    words: tuple[str, ...] = ()
    use: Use = Use.WORK


@dataclass(frozen=True, slots=True)
class Finding:
    """What the resume says about one requirement. If it is met partly, `note` names the missing part and `share` is the
    part that is met; `hint` is a sentence that a model points at: shown, never counted; `task` is advice on what to
    write, if the kind of the requirement alone does not say it, and `place` where. `years` is the sum of a requirement
    of years. `own_word` is what the person says in addition to the resume, if the state rests on it. `is_implied`: the
    resume as a whole shows it and no line says it; the evidence only comes nearest."""

    requirement: Requirement
    state: State
    evidence: tuple[Evidence, ...] = ()
    note: str = ""
    hint: Evidence | None = None
    share: float = 0.5
    task: str = ""
    place: Place | None = None
    years: YearSum | None = None
    own_word: str = ""
    is_implied: bool = False


@dataclass(frozen=True, slots=True)
class Condition:
    """What the job demands besides skill, such as a work permit or weekends: shown, never scored. `source` is the
    sentence of the job."""

    label: str
    source: str


@dataclass(frozen=True, slots=True)
class JobFacts:
    """What the job text says about itself; empty fields if it says nothing."""

    title: str
    company: str
    words: int


@dataclass(frozen=True, slots=True)
class Findings:
    """`copied` counts the sentences of the resume that repeat the job word for word; they prove nothing."""

    job: JobFacts
    findings: tuple[Finding, ...]
    copied: int = 0
    conditions: tuple[Condition, ...] = ()

    @property
    def is_too_little(self) -> bool:
        """The job asks for too little to judge anybody by: the number gets no band."""
        return sum(not finding.requirement.whole for finding in self.findings) < ENOUGH
