"""Reading resumes and jobs, and writing about them. To add another engine, write an Analyst."""

from collections.abc import Iterable
from typing import Protocol

from hireloom.domain.cover_letters.orders import LetterOrder
from hireloom.domain.documents import Document
from hireloom.domain.marketing.post_orders import PostDraft, PostOrder
from hireloom.domain.resume_match.analyses import About, AnalystAnswer, Level, Page, Question, Responsibility, TopSkill
from hireloom.domain.resume_match.findings import Findings
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief


class Analyst(Protocol):
    def match(self, resume: Document, job: str) -> AnalystAnswer[Findings]:
        """Each of the job's requirements, with what the resume says about it. The same input gives the same
        findings."""
        ...

    def about(self, resume: Document, job: str) -> AnalystAnswer[About]:
        """A summary of the resume, with every statement backed by its text."""
        ...

    def responsibilities(self, resume: Document, job: str, *, offset: int) -> AnalystAnswer[Page[Responsibility]]:
        """Five duties from `offset` on: first the job's, with their proof, then those of the resume's roles."""
        ...

    def top_skills(self, resume: Document, job: str) -> AnalystAnswer[tuple[TopSkill, ...]]:
        """At most ten skills that say the most about this job, the most telling first."""
        ...

    def questions(self, resume: Document, job: str, *, level: Level, offset: int) -> AnalystAnswer[Page[Question]]:
        """Five questions from `offset` on; for at least eight pages, no page repeats a question from another."""
        ...

    def letter(self, order: LetterOrder) -> AnalystAnswer[str]:
        """A cover letter in plain text, from the greeting to the name, using only what is in the order."""
        ...

    def description(self, position: JobBrief) -> AnalystAnswer[str]:
        """A job description in plain text under our five headings, which our own form accepts; it contains no number,
        no promise and no requirement unless the recruiter named it or it goes without saying in such work."""
        ...

    def post(self, order: PostOrder) -> AnalystAnswer[PostDraft]:
        """A public post within the platform's limits. It repeats nothing that the order lists as taken, and mentions
        only numbers and jobs from the order. Raises NothingToSay."""
        ...


class Identities(Protocol):
    def __call__(self, resume: str, /) -> Iterable[tuple[str, str]]:
        """The words of a resume that reveal who it is, each after its kind. Raises Invalid if there are too many."""
        ...
