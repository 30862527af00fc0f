"""Threads in SQL."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Integer,
    Select,
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
)

from hireloom.adapters.sql.application_files import SqlApplicationFiles, add_files, files_of
from hireloom.adapters.sql.application_tables import CANNOT_BE_FOUND, applications
from hireloom.adapters.sql.applications import application_of
from hireloom.adapters.sql.job_lists import conditions
from hireloom.adapters.sql.message_tables import has_mail, labelled, message_columns, message_fields, message_values
from hireloom.adapters.sql.scheduled_messages import SqlScheduledMessages
from hireloom.adapters.sql.tables import jobs as jobs_table
from hireloom.adapters.sql.tables import metadata, users
from hireloom.adapters.sql.upserts import upsert
from hireloom.adapters.sql.words import contains
from hireloom.domain.threads.inboxes import ThreadHead
from hireloom.domain.threads.messages import ThreadMessage
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.threads import InboxPage

thread_messages = Table(
    "thread_messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("application_id", ForeignKey("applications.id"), nullable=False, index=True),
    Column("author_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("is_from_applicant", Boolean, nullable=False),
    *message_columns(),
    sqlite_autoincrement=True,  # links and events name its rows
)

thread_reads = Table(
    "thread_reads",
    metadata,
    Column("application_id", ForeignKey("applications.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("message_id", Integer, nullable=False),  # the last that was seen
)


class SqlThreads:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.files, self.scheduled = SqlApplicationFiles(connection), SqlScheduledMessages(connection)

    def of(self, application_id: int) -> Sequence[ThreadMessage]:
        return self._listed(thread_messages.c.application_id == application_id)

    def by(self, user_id: int) -> Sequence[ThreadMessage]:
        return self._listed(thread_messages.c.author_id == user_id)

    def add(self, message: ThreadMessage) -> ThreadMessage:
        values = {"application_id": message.application_id, "is_from_applicant": message.is_from_applicant}
        query = insert(thread_messages).values(values | message_values(message)).returning(thread_messages.c.id)
        message_id = int(self._connection.scalar(query) or 0)
        add_files(self._connection, message.application_id, [file.key for file in message.files], message_id)
        return replace(message, id=message_id)

    def inbox(
        self,
        reader_id: int,
        window: Window,
        jobs: JobQuery | None = None,
        words: str = "",
        among: Collection[int] | None = None,
    ) -> InboxPage:
        listed = _ThreadList(reader_id, jobs, words, among)
        count = func.count(), func.coalesce(func.sum(case((listed.is_unread, 1), else_=0)), 0)
        total, unread = self._connection.execute(select(*count).select_from(listed.threads).where(listed.latest)).one()
        order = case((listed.is_unread, 0), (listed.is_theirs, 1), else_=2), thread_messages.c.id.desc()
        rows = listed.heads.order_by(*order).limit(window.count).offset(window.start)
        return InboxPage(self._heads(rows), int(total), int(unread))

    def newest(
        self,
        reader_id: int,
        jobs: JobQuery | None = None,
        words: str = "",
        among: Collection[int] | None = None,
        *,
        below: int | None,
        count: int,
    ) -> Sequence[ThreadHead]:
        heads = _ThreadList(reader_id, jobs, words, among).heads
        further = heads if below is None else heads.where(thread_messages.c.id < below)
        return self._heads(further.order_by(thread_messages.c.id.desc()).limit(count))

    def _heads(self, rows: Select[Any]) -> list[ThreadHead]:
        return [
            ThreadHead(application_of(row), _message(row), bool(row.is_unread), row.is_blind)
            for row in self._connection.execute(rows)
        ]

    def read_until(self, application_id: int, reader_id: int) -> int:
        of_reader = thread_reads.c.application_id == application_id, thread_reads.c.user_id == reader_id
        return self._connection.scalar(select(thread_reads.c.message_id).where(*of_reader)) or 0

    def mark_read(self, application_id: int, reader_id: int, message_id: int) -> None:
        first = upsert(self._connection, thread_reads).values(
            application_id=application_id, user_id=reader_id, message_id=message_id
        )
        newer = first.excluded.message_id
        later = first.on_conflict_do_update(
            index_elements=["application_id", "user_id"],
            set_={"message_id": newer},
            where=thread_reads.c.message_id < newer,
        )
        self._connection.execute(later)

    def has_mail(self, mail_id: str) -> bool:
        return has_mail(self._connection, thread_messages, mail_id)

    def forget_application(self, application_id: int) -> None:
        for table in (thread_reads, thread_messages):
            self._connection.execute(delete(table).where(table.c.application_id == application_id))

    def forget_user(self, user_id: int) -> None:
        ids = select(applications.c.id).where(applications.c.user_id == user_id)
        self._connection.execute(delete(thread_reads).where(thread_reads.c.user_id == user_id))
        for table in (thread_reads, thread_messages):
            self._connection.execute(delete(table).where(table.c.application_id.in_(ids)))

    def _listed(self, condition: ColumnElement[bool]) -> Sequence[ThreadMessage]:
        query = select(*_MESSAGE).join_from(thread_messages, users, users.c.id == thread_messages.c.author_id)
        rows = self._connection.execute(query.where(condition).order_by(thread_messages.c.id))
        messages = [_message(row) for row in rows]
        files = files_of(self._connection, [message.id for message in messages])
        return [replace(message, files=files.get(message.id, ())) for message in messages]


_OF_JOBS = thread_messages.join(applications, applications.c.id == thread_messages.c.application_id).join(
    jobs_table, jobs_table.c.id == applications.c.job_id
)
_BLIND = jobs_table.c.blind_review.label("is_blind")
_MESSAGE = labelled(thread_messages)


class _ThreadList:
    """The threads about these jobs, or about the reader's own applications, each with its last message."""

    def __init__(self, reader_id: int, jobs: JobQuery | None, words: str, among: Collection[int] | None) -> None:
        message, reads = thread_messages.c, thread_reads.c
        clauses = [applications.c.user_id == reader_id] if jobs is None else [*conditions(jobs)]
        clauses += [_says(word) for word in words.split()]
        if among is not None:
            clauses.append(or_(jobs_table.c.recruiter_id == reader_id, applications.c.id.in_(among)))
        last = select(func.max(message.id)).select_from(_OF_JOBS).where(*clauses).group_by(message.application_id)
        seen = and_(reads.application_id == message.application_id, reads.user_id == reader_id)
        self.threads = _OF_JOBS.outerjoin(thread_reads, seen)
        self.latest = message.id.in_(last)
        self.is_theirs = message.is_from_applicant if jobs else ~message.is_from_applicant
        self.is_unread = and_(self.is_theirs, message.id > func.coalesce(reads.message_id, 0))

    @property
    def heads(self) -> Select[Any]:
        authors = self.threads.join(users, users.c.id == thread_messages.c.author_id)
        columns = select(applications, *_MESSAGE, _BLIND, self.is_unread.label("is_unread"))
        return columns.select_from(authors).where(self.latest)


def _says(word: str) -> ColumnElement[bool]:
    """Whether the word is in the job's title, or in the person's name, address or thread unless they are hidden."""
    messages = thread_messages.alias()
    about = messages.c.application_id == applications.c.id
    has_it = exists().where(about, contains(messages.c.text, word))
    is_hidden = and_(jobs_table.c.blind_review, CANNOT_BE_FOUND)
    condition = or_(applications.c.sought.contains(word.casefold(), autoescape=True), has_it)
    return or_(contains(applications.c.job_title, word), and_(not_(is_hidden), condition))


def _message(row: Any) -> ThreadMessage:
    return ThreadMessage(
        application_id=row.message_application_id,
        is_from_applicant=row.message_is_from_applicant,
        **message_fields(row),
    )


def unread_threads(job_id: int, reader_id: int) -> Select[tuple[int]]:
    """The applications for a job whose last message is from the applicant and new to this person."""
    message, reads = thread_messages.c, thread_reads.c
    last = (
        select(func.max(message.id))
        .join(applications, applications.c.id == message.application_id)
        .where(applications.c.job_id == job_id)
        .group_by(message.application_id)
    )
    seen = and_(reads.application_id == message.application_id, reads.user_id == reader_id)
    return (
        select(message.application_id)
        .select_from(thread_messages.outerjoin(thread_reads, seen))
        .where(message.id.in_(last), message.is_from_applicant, message.id > func.coalesce(reads.message_id, 0))
    )
