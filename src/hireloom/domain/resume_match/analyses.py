"""The typed answers of an analyst, apart from the match itself. No HTML, and no number that the domain could
compute."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

Answer = TypeVar("Answer", covariant=True)

PAGE = 5  # questions and responsibilities come five at a time (LIM-12)


class Level(StrEnum):
    BEGINNER = "beginner"
    INTERMEDIATE = "intermediate"
    ADVANCED = "advanced"


@dataclass(frozen=True, slots=True)
class AnalystAnswer(Generic[Answer]):
    """An answer and who gave it: `by` is "local" or the provider's name, and goes out as `api_used`."""

    value: Answer
    by: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A labeled fact of a resume with the words that say it, e.g. "Experience", "7 years", "2018 to now"."""

    label: str
    value: str
    quote: str = ""


@dataclass(frozen=True, slots=True)
class About:
    """A resume in short: one to three paragraphs in plain text, facts, and its strongest sentences, quoted."""

    summary: tuple[str, ...]
    facts: tuple[Fact, ...]
    highlights: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Responsibility:
    """One duty: asked by the job (`of` "job", with the resume's sentence that shows it, or none) or carried out in a
    role of the resume (`of` "resume", `where` names title, employer and period as written)."""

    of: str
    text: str
    where: str = ""
    proof: str = ""


@dataclass(frozen=True, slots=True)
class TopSkill:
    """A skill of the job, most telling first; `proof` is the sentence of the resume that shows it, or empty."""

    rank: int
    name: str
    must: bool
    proof: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question for this job and this resume with a model answer. `topic` is one to three words; `gap` means that the
    job asks for it and the resume lacks it; `quote` is the fact that the answer builds on."""

    text: str
    answer: str
    topic: str
    level: Level
    gap: bool = False
    quote: str = ""


@dataclass(frozen=True, slots=True)
class Page(Generic[Answer]):
    """A page of a longer list; `next_offset` is the start of the next page, None after the last."""

    items: tuple[Answer, ...]
    next_offset: int | None
