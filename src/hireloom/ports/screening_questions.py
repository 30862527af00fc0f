"""The questions of jobs, and the answers in applications."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.screening_questions import ScreeningAnswer, ScreeningQuestion


class ScreeningQuestions(Protocol):
    def of_job(self, job_id: int) -> Sequence[ScreeningQuestion]:
        """In their order; none for most jobs."""
        ...

    def put(self, job_id: int, questions: Sequence[ScreeningQuestion]) -> None:
        """Replace the job's questions."""
        ...

    def answers(self, application_id: int) -> Sequence[ScreeningAnswer]:
        """In the order in which they were asked."""
        ...

    def add_answers(self, application_id: int, answers: Sequence[ScreeningAnswer]) -> None:
        """The answers in a new application, in the order of the questions."""
        ...

    def forget_application(self, application_id: int) -> None:
        """Remove the answers in this application."""
        ...

    def forget_user(self, user_id: int) -> None:
        """Remove the answers in this person's applications."""
        ...
