"""Screening questions and their answers in SQL."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import JSON, Column, Connection, ForeignKey, Table, delete, insert, select

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.tables import metadata
from hireloom.domain.screening_questions import AnswerKind, ScreeningAnswer, ScreeningQuestion

job_questions = Table(
    "job_questions",
    metadata,
    Column("job_id", ForeignKey("jobs.id"), primary_key=True),
    Column("questions", JSON, nullable=False),
)
application_answers = Table(
    "application_answers",
    metadata,
    Column("application_id", ForeignKey("applications.id"), primary_key=True),
    Column("answers", JSON, nullable=False),
)


class SqlScreeningQuestions:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of_job(self, job_id: int) -> Sequence[ScreeningQuestion]:
        query = select(job_questions.c.questions).where(job_questions.c.job_id == job_id)
        return [_question(row) for row in self._connection.scalar(query) or ()]

    def put(self, job_id: int, questions: Sequence[ScreeningQuestion]) -> None:
        self._connection.execute(delete(job_questions).where(job_questions.c.job_id == job_id))
        if questions:
            rows = [asdict(question) for question in questions]
            self._connection.execute(insert(job_questions).values(job_id=job_id, questions=rows))

    def answers(self, application_id: int) -> Sequence[ScreeningAnswer]:
        query = select(application_answers.c.answers).where(application_answers.c.application_id == application_id)
        return [
            ScreeningAnswer(**(row | {"kind": AnswerKind(row["kind"])})) for row in self._connection.scalar(query) or ()
        ]

    def add_answers(self, application_id: int, answers: Sequence[ScreeningAnswer]) -> None:
        if answers:
            rows = [asdict(answer) for answer in answers]
            self._connection.execute(insert(application_answers).values(application_id=application_id, answers=rows))

    def forget_application(self, application_id: int) -> None:
        about = application_answers.c.application_id
        self._connection.execute(delete(application_answers).where(about == application_id))

    def forget_user(self, user_id: int) -> None:
        ids = select(applications.c.id).where(applications.c.user_id == user_id)
        self._connection.execute(delete(application_answers).where(application_answers.c.application_id.in_(ids)))


def _question(row: dict[str, Any]) -> ScreeningQuestion:
    changed = {"kind": AnswerKind(row["kind"]), "choices": tuple(row["choices"]), "marks": tuple(row["marks"])}
    return ScreeningQuestion(**(row | changed))
