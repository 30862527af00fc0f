"""The questions from visitors about public jobs, and what was written after them."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from hireloom.domain.visitor_questions import QuestionHead, QuestionMessage, QuestionState, VisitorQuestion
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery


class QuestionQuery(NamedTuple):
    """The questions about these jobs; where given, only those about one of them, in this state, and with each of these
    words in the job's title or, unless a blind review hides who asked, in their name, address or messages."""

    jobs: JobQuery
    job_id: int | None = None
    state: QuestionState | None = None
    words: str = ""


class QuestionPage(NamedTuple):
    """`total` counts the questions on all pages, `waiting` all about the same jobs that wait for an answer."""

    heads: Sequence[QuestionHead]
    total: int
    waiting: int


class QuestionRecord(NamedTuple):
    question: VisitorQuestion
    messages: Sequence[QuestionMessage]


class VisitorQuestions(Protocol):
    def add(self, question: VisitorQuestion, text: str) -> QuestionRecord | None:
        """The question with an id, and its words as the first message; None if the same one waits already."""
        ...

    def get(self, question_id: int) -> VisitorQuestion:
        """Raises NoSuchVisitorQuestion."""
        ...

    def get_for_update(self, question_id: int) -> VisitorQuestion:
        """Like `get`, and locked until this unit is done."""
        ...

    def put(self, question: VisitorQuestion) -> None:
        """In place of the one with this id."""
        ...

    def messages(self, question_id: int) -> Sequence[QuestionMessage]:
        """Oldest first."""
        ...

    def write(self, message: QuestionMessage) -> QuestionMessage:
        """The message with an id."""
        ...

    def has_mail(self, mail_id: str) -> bool:
        """Whether an email with this Message-ID was taken before."""
        ...

    def page(self, query: QuestionQuery, window: Window) -> QuestionPage:
        """Those that wait first, then the answered ones, each with the newest message first."""
        ...

    def newest(self, query: QuestionQuery, *, below: int | None, count: int) -> Sequence[QuestionHead]:
        """Of the same questions, those with the highest ids less than `below`."""
        ...

    def waiting(self, jobs: JobQuery) -> int:
        """How many questions about these jobs wait for an answer."""
        ...

    def of_email(self, email: str) -> Sequence[QuestionRecord]:
        """What was asked with this address, oldest first."""
        ...

    def by(self, user_id: int) -> Sequence[QuestionMessage]:
        """What this person answered, oldest first."""
        ...

    def remove(self, question_id: int) -> None:
        """With everything that was written after it."""
        ...

    def remove_of(self, email: str) -> None:
        """The same for all that were asked with this address."""
        ...

    def sweep(self, *, silent_since: datetime, count: int) -> int:
        """Remove questions, at most `count`, about which nobody has written since then; returns how many."""
        ...
