"""Questions about a public job, from visitors who have no account, and the answers of its team."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple, Self

from hireloom.domain.company_roles import Action, Member, may
from hireloom.domain.identity.emails import mailbox_of
from hireloom.domain.job_teams import JobTeamMember, TeamRole
from hireloom.domain.jobs import Job
from hireloom.domain.refusals import Full, Invalid, NotFound, TooMany
from hireloom.domain.threads.messages import HIDDEN, nameless, writable

LONGEST_NAME, LONGEST_QUESTION = 100, 1_000
VISITOR = 0  # in place of a user's id, for whoever asked
_PHONE = re.compile(r"\+?\d(?:[ ()./-]{0,2}\d){8,14}")


class QuestionState(StrEnum):
    WAITING = "waiting"  # for an answer
    ANSWERED = "answered"
    CLOSED = "closed"


class NameNeeded(Invalid):
    sentence = f"Please give your name, in at most {LONGEST_NAME} characters."


class QuestionNeeded(Invalid):
    sentence = f"Please write your question, in at most {LONGEST_QUESTION:,} characters."


class QuestionLimitReached(TooMany):
    sentence = "There have been too many questions from here, or about this job. Please try again tomorrow."


class QuestionFull(Full):
    sentence = "This question already has {most} messages, the most it can have."


class NoSuchVisitorQuestion(NotFound):
    sentence = "Question not found"


@dataclass(frozen=True, slots=True)
class VisitorQuestion:
    """Nobody has checked who wrote it: the address is where the answer goes. `last_at` is when somebody last wrote
    something."""

    job_id: int
    name: str
    email: str
    asked_at: datetime
    last_at: datetime
    state: QuestionState = QuestionState.WAITING
    id: int = 0

    def answered(self, now: datetime) -> Self:
        return replace(self, state=QuestionState.ANSWERED, last_at=now)

    def followed_up(self, now: datetime) -> Self:
        """The visitor wrote again: it waits for an answer, even if it was closed."""
        return replace(self, state=QuestionState.WAITING, last_at=now)

    def closed(self) -> Self:
        return replace(self, state=QuestionState.CLOSED)

    def reopened(self, messages: Sequence["QuestionMessage"]) -> Self:
        """It waits again if the last word is the visitor's."""
        is_answered = bool(messages) and not messages[-1].is_from_visitor
        return replace(self, state=QuestionState.ANSWERED if is_answered else QuestionState.WAITING)

    def digest(self, text: str) -> str:
        """Identifies the same question while it waits."""
        words = "\n".join((str(self.job_id), self.email, text))
        return hashlib.sha256(words.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class QuestionMessage:
    """The question itself, or what was written after it. `author_id` is None for the visitor. `author` is the name to
    show, set once the message is stored. `left_out` are the names of attached files: none are taken."""

    question_id: int
    author_id: int | None
    text: str
    at: datetime
    mail_id: str = ""
    author: str = ""
    id: int = 0
    left_out: tuple[str, ...] = ()

    @property
    def is_from_visitor(self) -> bool:
        return self.author_id is None

    @property
    def events(self) -> str:
        """How the names of all letters begin that bring it to somebody."""
        return f"visitor_questions.{self.id}."

    def event(self, user_id: int) -> str:
        """Names the letter that brings it to this person, or to VISITOR."""
        return f"{self.events}{user_id}"


class QuestionHead(NamedTuple):
    """A question with its job and its last message."""

    question: VisitorQuestion
    job: Job
    message: QuestionMessage


def job_question(job: Job, *, name: str, email: str, text: str, now: datetime) -> tuple[VisitorQuestion, str]:
    """The question and its words. Raises NameNeeded, QuestionNeeded, EmailNeeded or EmailMalformed."""
    one_line, words = " ".join(name.split()), writable(text)
    if not 0 < len(one_line) <= LONGEST_NAME or not one_line.isprintable():
        raise NameNeeded
    if not 0 < len(words) <= LONGEST_QUESTION:
        raise QuestionNeeded
    return VisitorQuestion(job.id, one_line, mailbox_of(email), now, now), words


def answers(helper: JobTeamMember, member: Member) -> bool:
    """Whether somebody on the job's team, with this membership of its company, gets questions: those who decide."""
    return helper.role is not TeamRole.INTERVIEWER and may(Action.DECIDE, member.role, is_on_team=True)


def as_shown(
    question: VisitorQuestion, messages: Sequence[QuestionMessage], *, is_blind: bool
) -> tuple[VisitorQuestion, Sequence[QuestionMessage]]:
    """As the team sees it. While the review of the job's applications is blind, all who ask are nameless: whoever asks
    may apply, and a name that disappeared then would say who did."""
    view, rows = question, messages
    if is_blind:
        view = replace(question, name=f"Visitor {question.id}", email="")
        rows = [_without_visitor(message, question) for message in messages]
    return view, [replace(row, author=view.name) if row.is_from_visitor else row for row in rows]


def _without_visitor(message: QuestionMessage, question: VisitorQuestion) -> QuestionMessage:
    text = _PHONE.sub(HIDDEN, nameless(message.text, question.name))
    return replace(message, text=text, left_out=tuple(HIDDEN for _ in message.left_out))
