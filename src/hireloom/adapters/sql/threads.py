"""Threads in SQL."""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Integer,
    String,
    Table,
    Text,
    delete,
    insert,
    select,
)

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.tables import Moment, metadata, users
from hireloom.domain.threads.messages import ThreadMessage

thread_messages = Table(
    "thread_messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("application_id", ForeignKey("applications.id"), nullable=False, index=True),
    Column("author_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("is_from_applicant", Boolean, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("mail_id", String(250), unique=True),  # NULL for what was written on a screen
)


class SqlThreads:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, application_id: int) -> Sequence[ThreadMessage]:
        return self._listed(thread_messages.c.application_id == application_id)

    def by(self, user_id: int) -> Sequence[ThreadMessage]:
        return self._listed(thread_messages.c.author_id == user_id)

    def add(self, message: ThreadMessage) -> ThreadMessage:
        values = {
            "application_id": message.application_id,
            "author_id": message.author_id,
            "is_from_applicant": message.is_from_applicant,
            "text": message.text,
            "at": message.at,
            "mail_id": message.mail_id or None,
        }
        query = insert(thread_messages).values(**values).returning(thread_messages.c.id)
        return replace(message, id=int(self._connection.scalar(query) or 0))

    def has_mail(self, mail_id: str) -> bool:
        query = select(thread_messages.c.id).where(thread_messages.c.mail_id == mail_id)
        return self._connection.scalar(query) is not None

    def forget_application(self, application_id: int) -> None:
        self._connection.execute(delete(thread_messages).where(thread_messages.c.application_id == application_id))

    def forget_user(self, user_id: int) -> None:
        theirs = select(applications.c.id).where(applications.c.user_id == user_id)
        self._connection.execute(delete(thread_messages).where(thread_messages.c.application_id.in_(theirs)))

    def _listed(self, condition: ColumnElement[bool]) -> Sequence[ThreadMessage]:
        query = select(thread_messages, users.c.username).join(users, users.c.id == thread_messages.c.author_id)
        return [
            ThreadMessage(
                row.application_id,
                row.author_id,
                row.is_from_applicant,
                row.text,
                row.at,
                row.mail_id or "",
                row.username,
                row.id,
            )
            for row in self._connection.execute(query.where(condition).order_by(thread_messages.c.id))
        ]
