"""What the messages of threads and of visitors' questions share in SQL."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column, Connection, Label, String, Table, Text, select

from hireloom.adapters.sql.tables import Moment, users
from hireloom.domain.threads.messages import ThreadMessage
from hireloom.domain.visitor_questions import QuestionMessage


def message_columns() -> Sequence[Column[Any]]:
    return [
        Column("text", Text, nullable=False),
        Column("at", Moment, nullable=False),
        Column("mail_id", String(250), unique=True),  # NULL for what was written on a screen
        Column("left_out", Text, nullable=False, server_default=""),  # names of files that were not taken, one a line
    ]


def message_values(message: ThreadMessage | QuestionMessage) -> dict[str, object]:
    return {
        "author_id": message.author_id,
        "text": message.text,
        "at": message.at,
        "mail_id": message.mail_id or None,
        "left_out": "\n".join(message.left_out),
    }


def labelled(messages: Table) -> Sequence[Label[Any]]:
    """The columns of messages and the author's name, as `message_fields` reads them beside those of other tables."""
    columns = [column.label(f"message_{column.name}") for column in messages.c]
    return [*columns, users.c.username.label("message_author")]


def message_fields(row: Any) -> dict[str, Any]:
    return {
        "id": row.message_id,
        "author_id": row.message_author_id,
        "author": row.message_author or "",
        "text": row.message_text,
        "at": row.message_at,
        "mail_id": row.message_mail_id or "",
        "left_out": tuple(filter(None, row.message_left_out.split("\n"))),
    }


def has_mail(connection: Connection, messages: Table, mail_id: str) -> bool:
    return connection.scalar(select(messages.c.id).where(messages.c.mail_id == mail_id)) is not None
