"""Questions from visitors in SQL."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Integer,
    Select,
    String,
    Table,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from hireloom.adapters.sql.job_lists import conditions
from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.message_tables import has_mail, labelled, message_columns, message_fields, message_values
from hireloom.adapters.sql.tables import Moment, metadata, users
from hireloom.adapters.sql.tables import jobs as jobs_table
from hireloom.adapters.sql.upserts import upsert
from hireloom.adapters.sql.words import contains
from hireloom.domain.visitor_questions import (
    NoSuchVisitorQuestion,
    QuestionHead,
    QuestionMessage,
    QuestionState,
    VisitorQuestion,
)
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.visitor_questions import QuestionPage, QuestionQuery, QuestionRecord

questions = Table(
    "visitor_questions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("job_id", ForeignKey("jobs.id"), nullable=False, index=True),
    Column("name", String(100), nullable=False),
    Column("email", String(254), nullable=False, index=True),
    Column("asked_at", Moment, nullable=False),
    Column("last_at", Moment, nullable=False, index=True),
    Column("state", String(10), nullable=False),
    Column("digest", String(64), unique=True),  # NULL once it no longer waits for its first answer
    sqlite_autoincrement=True,  # links, events and reply addresses name its rows
)

question_messages = Table(
    "visitor_question_messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("question_id", ForeignKey("visitor_questions.id"), nullable=False, index=True),
    Column("author_id", ForeignKey("users.id"), index=True),  # NULL for the visitor
    *message_columns(),
    sqlite_autoincrement=True,  # events name its rows
)

_ORDER = case({state.value: number for number, state in enumerate(QuestionState)}, value=questions.c.state)
_MESSAGE = labelled(question_messages)
_QUESTION = tuple(column.label(f"question_{column.name}") for column in questions.c)


class SqlVisitorQuestions:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, question: VisitorQuestion, text: str) -> QuestionRecord | None:
        row = _values(question) | {"digest": question.digest(text)}
        query = upsert(self._connection, questions).values(row).on_conflict_do_nothing(index_elements=["digest"])
        question_id = self._connection.scalar(query.returning(questions.c.id))
        if question_id is None:
            return None
        message = self.write(QuestionMessage(question_id, None, text, question.asked_at))
        return QuestionRecord(replace(question, id=question_id), [message])

    def get(self, question_id: int) -> VisitorQuestion:
        return self._one(select(*_QUESTION).where(questions.c.id == question_id))

    def get_for_update(self, question_id: int) -> VisitorQuestion:
        return self._one(select(*_QUESTION).where(questions.c.id == question_id).with_for_update())

    def put(self, question: VisitorQuestion) -> None:
        change = update(questions).where(questions.c.id == question.id)
        self._connection.execute(change.values(_values(question) | {"digest": None}))

    def messages(self, question_id: int) -> Sequence[QuestionMessage]:
        return self._messages(question_messages.c.question_id == question_id)

    def write(self, message: QuestionMessage) -> QuestionMessage:
        values = {"question_id": message.question_id} | message_values(message)
        query = insert(question_messages).values(values).returning(question_messages.c.id)
        return replace(message, id=int(self._connection.scalar(query) or 0))

    def has_mail(self, mail_id: str) -> bool:
        return has_mail(self._connection, question_messages, mail_id)

    def page(self, query: QuestionQuery, window: Window) -> QuestionPage:
        clauses = _clauses(query)
        total = self._connection.scalar(select(func.count()).select_from(_OF_JOBS).where(*clauses)) or 0
        rows = _heads(clauses).order_by(_ORDER, question_messages.c.id.desc())
        waiting = self.waiting(query.jobs, query.job_id)
        return QuestionPage(self._listed(rows.limit(window.count).offset(window.start)), total, waiting)

    def newest(self, query: QuestionQuery, *, below: int | None, count: int) -> Sequence[QuestionHead]:
        rows = _heads(_clauses(query))
        further = rows if below is None else rows.where(questions.c.id < below)
        return self._listed(further.order_by(questions.c.id.desc()).limit(count))

    def waiting(self, jobs: JobQuery, job_id: int | None = None) -> int:
        clauses = _clauses(QuestionQuery(jobs, job_id, QuestionState.WAITING))
        return self._connection.scalar(select(func.count()).select_from(_OF_JOBS).where(*clauses)) or 0

    def of_email(self, email: str) -> Sequence[QuestionRecord]:
        query = select(*_QUESTION).where(questions.c.email == email).order_by(questions.c.id)
        listed = [_question(row) for row in self._connection.execute(query)]
        return [QuestionRecord(question, self.messages(question.id)) for question in listed]

    def by(self, user_id: int) -> Sequence[QuestionMessage]:
        return self._messages(question_messages.c.author_id == user_id)

    def remove(self, question_id: int) -> None:
        self._remove(questions.c.id == question_id)

    def remove_of(self, email: str) -> None:
        self._remove(questions.c.email == email)

    def sweep(self, *, silent_since: datetime, count: int) -> int:
        old = select(questions.c.id).where(questions.c.last_at < silent_since).order_by(questions.c.last_at)
        ids = self._connection.scalars(old.limit(count)).all()
        if ids:
            self._remove(questions.c.id.in_(ids))
        return len(ids)

    def _remove(self, condition: ColumnElement[bool]) -> None:
        ids = select(questions.c.id).where(condition)
        self._connection.execute(delete(question_messages).where(question_messages.c.question_id.in_(ids)))
        self._connection.execute(delete(questions).where(condition))

    def _one(self, query: Select[Any]) -> VisitorQuestion:
        row = self._connection.execute(query).one_or_none()
        if row is None:
            raise NoSuchVisitorQuestion
        return _question(row)

    def _messages(self, condition: ColumnElement[bool]) -> Sequence[QuestionMessage]:
        authors = question_messages.outerjoin(users, users.c.id == question_messages.c.author_id)
        query = select(*_MESSAGE).select_from(authors).where(condition).order_by(question_messages.c.id)
        return [_message(row) for row in self._connection.execute(query)]

    def _listed(self, rows: Select[Any]) -> Sequence[QuestionHead]:
        return [QuestionHead(_question(row), job_of(row), _message(row)) for row in self._connection.execute(rows)]


_OF_JOBS = questions.join(jobs_table, jobs_table.c.id == questions.c.job_id)


def _clauses(query: QuestionQuery) -> Sequence[ColumnElement[bool]]:
    clauses = [*conditions(query.jobs), *map(_says, query.words.split())]
    if query.job_id is not None:
        clauses.append(questions.c.job_id == query.job_id)
    if query.state:
        clauses.append(questions.c.state == query.state.value)
    return clauses


def _says(word: str) -> ColumnElement[bool]:
    messages = question_messages.alias()
    has_it = exists().where(messages.c.question_id == questions.c.id, contains(messages.c.text, word))
    by_visitor = or_(contains(questions.c.name, word), contains(questions.c.email, word), has_it)
    return or_(contains(jobs_table.c.title, word), and_(not_(jobs_table.c.blind_review), by_visitor))


def _heads(clauses: Sequence[ColumnElement[bool]]) -> Select[Any]:
    """The questions with these properties, each with its last message."""
    message = question_messages.c
    last = select(func.max(message.id)).where(message.question_id == questions.c.id).correlate(questions)
    rows = _OF_JOBS.join(question_messages, message.id == last.scalar_subquery()).outerjoin(
        users, users.c.id == message.author_id
    )
    return select(*_QUESTION, *_MESSAGE, jobs_table).select_from(rows).where(*clauses)


def _values(question: VisitorQuestion) -> dict[str, object]:
    return {
        "job_id": question.job_id,
        "name": question.name,
        "email": question.email,
        "asked_at": question.asked_at,
        "last_at": question.last_at,
        "state": question.state.value,
    }


def _question(row: Any) -> VisitorQuestion:
    return VisitorQuestion(
        row.question_job_id,
        row.question_name,
        row.question_email,
        row.question_asked_at,
        row.question_last_at,
        QuestionState(row.question_state),
        row.question_id,
    )


def _message(row: Any) -> QuestionMessage:
    return QuestionMessage(row.message_question_id, **message_fields(row))
