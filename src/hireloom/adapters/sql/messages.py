"""Feedback and messages to the help desk in SQL."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select, update

from hireloom.adapters.sql.lists.pages import counted, page_of, rows_of
from hireloom.adapters.sql.tables import feedback, help_messages
from hireloom.domain.messages import Feedback, HelpMessage
from hireloom.domain.windows import Window


class SqlFeedback:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, entry: Feedback) -> Feedback:
        return replace(entry, id=_added(self._connection, feedback, entry))

    def newest(self, window: Window) -> tuple[Sequence[Feedback], int]:
        rows, total = _newest(self._connection, feedback, window)
        return [_feedback(row) for row in rows], total

    def of(self, user_id: int) -> Sequence[Feedback]:
        query = select(feedback).where(feedback.c.user_id == user_id).order_by(feedback.c.id)
        return [_feedback(row) for row in self._connection.execute(query)]

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(feedback).where(feedback.c.user_id == user_id))


class SqlHelpMessages:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, message: HelpMessage) -> HelpMessage:
        return replace(message, id=_added(self._connection, help_messages, message))

    def newest(self, window: Window) -> tuple[Sequence[HelpMessage], int]:
        rows, total = _newest(self._connection, help_messages, window)
        return [_help(row) for row in rows], total

    def of(self, email: str) -> Sequence[HelpMessage]:
        query = select(help_messages).where(help_messages.c.email == email).order_by(help_messages.c.id)
        return [_help(row) for row in self._connection.execute(query)]

    def rename(self, old: str, new: str) -> None:
        self._connection.execute(update(help_messages).where(help_messages.c.email == old).values(email=new))

    def remove_all(self, email: str) -> None:
        self._connection.execute(delete(help_messages).where(help_messages.c.email == email))


def _added(connection: Connection, table: Table, message: Feedback | HelpMessage) -> int:
    values = {name: value for name, value in asdict(message).items() if name != "id"}
    return int(connection.scalar(insert(table).values(**values).returning(table.c.id)) or 0)


def _newest(connection: Connection, table: Table, window: Window) -> tuple[list[Any], int]:
    total = counted(connection, table.c.id)
    ids, total = page_of(connection, table.c.id, (), [table.c.id.desc()], window, total)
    return rows_of(connection, select(table), table.c.id, ids), total


def _feedback(row: Any) -> Feedback:
    return Feedback(
        id=row.id, user_id=row.user_id, rating=row.rating, category=row.category, message=row.message, at=row.at
    )


def _help(row: Any) -> HelpMessage:
    return HelpMessage(id=row.id, name=row.name, email=row.email, message=row.message, at=row.at)
