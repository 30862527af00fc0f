"""Messages that are sent later, in SQL."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    Select,
    Table,
    Text,
    delete,
    insert,
    or_,
    select,
    update,
)

from hireloom.adapters.sql import tables
from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.job_lists import conditions
from hireloom.adapters.sql.tables import Moment, metadata, users
from hireloom.domain.threads.scheduled_messages import NoSuchScheduledMessage, ScheduledMessage
from hireloom.ports.job_lists import JobQuery

scheduled_messages = Table(
    "scheduled_messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("application_id", ForeignKey("applications.id"), nullable=False, index=True),
    Column("author_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("send_at", Moment, nullable=False, index=True),
    Column("is_held", Boolean, nullable=False),
)
_ALL = select(scheduled_messages, users.c.username).join_from(
    scheduled_messages, users, users.c.id == scheduled_messages.c.author_id
)


class SqlScheduledMessages:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, application_id: int) -> Sequence[ScheduledMessage]:
        row = scheduled_messages.c
        return self._listed(_ALL.where(row.application_id == application_id).order_by(row.send_at, row.id))

    def of_person(self, user_id: int) -> Sequence[ScheduledMessage]:
        row, ids = scheduled_messages.c, select(applications.c.id).where(applications.c.user_id == user_id)
        return self._listed(_ALL.where(or_(row.author_id == user_id, row.application_id.in_(ids))).order_by(row.id))

    def of_jobs(self, jobs: JobQuery, count: int) -> Sequence[ScheduledMessage]:
        row = scheduled_messages.c
        about = _ALL.join(applications, applications.c.id == row.application_id).join(
            tables.jobs, tables.jobs.c.id == applications.c.job_id
        )
        return self._listed(about.where(*conditions(jobs)).order_by(row.send_at, row.id).limit(count))

    def get_for_update(self, message_id: int) -> ScheduledMessage:
        query = _ALL.where(scheduled_messages.c.id == message_id).with_for_update(of=scheduled_messages)
        for message in self._listed(query):
            return message
        raise NoSuchScheduledMessage

    def due(self, now: datetime, count: int) -> Sequence[ScheduledMessage]:
        row = scheduled_messages.c
        due = _ALL.where(~row.is_held, row.send_at <= now).order_by(row.send_at, row.id)
        return self._listed(due.limit(count))

    def add(self, message: ScheduledMessage) -> ScheduledMessage:
        query = insert(scheduled_messages).values(_values(message)).returning(scheduled_messages.c.id)
        return replace(message, id=int(self._connection.scalar(query) or 0))

    def put(self, message: ScheduledMessage) -> None:
        change = update(scheduled_messages).where(scheduled_messages.c.id == message.id)
        self._connection.execute(change.values(_values(message)))

    def hold(self, message_id: int) -> None:
        row = scheduled_messages.c
        self._connection.execute(update(scheduled_messages).where(row.id == message_id).values(is_held=True))

    def hold_all(self, user_id: int) -> None:
        row = scheduled_messages.c
        self._connection.execute(update(scheduled_messages).where(row.author_id == user_id).values(is_held=True))

    def remove(self, message_id: int) -> None:
        self._connection.execute(delete(scheduled_messages).where(scheduled_messages.c.id == message_id))

    def forget_application(self, application_id: int) -> None:
        about = scheduled_messages.c.application_id == application_id
        self._connection.execute(delete(scheduled_messages).where(about))

    def forget_user(self, user_id: int) -> None:
        row = scheduled_messages.c
        ids = select(applications.c.id).where(applications.c.user_id == user_id)
        for condition in (row.author_id == user_id, row.application_id.in_(ids)):
            self._connection.execute(delete(scheduled_messages).where(condition))

    def _listed(self, query: Select[Any]) -> list[ScheduledMessage]:
        return [
            ScheduledMessage(
                row.application_id, row.author_id, row.text, row.send_at, row.is_held, row.username, row.id
            )
            for row in self._connection.execute(query)
        ]


def _values(message: ScheduledMessage) -> dict[str, Any]:
    names = ("application_id", "author_id", "text", "send_at", "is_held")
    return {name: getattr(message, name) for name in names}
