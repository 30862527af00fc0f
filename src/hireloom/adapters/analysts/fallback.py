"""Asks one analyst and, when that fails, another: nobody waits for a model that is down."""

import logging
from collections.abc import Callable
from typing import TypeVar

from hireloom.domain.cover_letters.orders import LetterOrder
from hireloom.domain.documents import Document
from hireloom.domain.marketing.post_orders import PostDraft, PostOrder
from hireloom.domain.refusals import Refusal, Unavailable
from hireloom.domain.resume_match.analyses import About, AnalystAnswer, Level, Page, Question, Responsibility, TopSkill
from hireloom.domain.resume_match.findings import Findings
from hireloom.ports.analysts import Analyst
from hireloom.ports.chats import ChatFailed
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief

T = TypeVar("T")
log = logging.getLogger(__name__)


class FallbackAnalyst:
    """`local` answers if `first` fails; without a `local`, a failure raises Unavailable."""

    def __init__(self, first: Analyst, local: Analyst | None) -> None:
        self._first = first
        self._local = local

    def match(self, resume: Document, job: str) -> AnalystAnswer[Findings]:
        return self._ask(lambda analyst: analyst.match(resume, job))

    def about(self, resume: Document, job: str) -> AnalystAnswer[About]:
        return self._ask(lambda analyst: analyst.about(resume, job))

    def responsibilities(self, resume: Document, job: str, *, offset: int) -> AnalystAnswer[Page[Responsibility]]:
        return self._ask(lambda analyst: analyst.responsibilities(resume, job, offset=offset))

    def top_skills(self, resume: Document, job: str) -> AnalystAnswer[tuple[TopSkill, ...]]:
        return self._ask(lambda analyst: analyst.top_skills(resume, job))

    def questions(self, resume: Document, job: str, *, level: Level, offset: int) -> AnalystAnswer[Page[Question]]:
        return self._ask(lambda analyst: analyst.questions(resume, job, level=level, offset=offset))

    def letter(self, order: LetterOrder) -> AnalystAnswer[str]:
        return self._ask(lambda analyst: analyst.letter(order))

    def description(self, position: JobBrief) -> AnalystAnswer[str]:
        return self._ask(lambda analyst: analyst.description(position))

    def post(self, order: PostOrder) -> AnalystAnswer[PostDraft]:
        return self._ask(lambda analyst: analyst.post(order))

    def _ask(self, question: Callable[[Analyst], AnalystAnswer[T]]) -> AnalystAnswer[T]:
        try:
            return question(self._first)
        except Unavailable as failure:
            reason: Exception = failure
        except Refusal:  # about the documents, not the model: the other analyst would refuse as well
            raise
        except Exception as failure:  # no fault of a provider may reach the person
            reason = failure
        # Log our own sentence or the type only: a provider's message may repeat the request.
        cause = str(reason) if isinstance(reason, ChatFailed) else f"{type(reason).__name__}."
        log.warning("The first analyst failed: %s", cause)
        if self._local is None:
            raise Unavailable("The analysis service does not answer. Please try again later.") from reason
        return question(self._local)
