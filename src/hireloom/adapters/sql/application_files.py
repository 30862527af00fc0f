"""Which files belong to messages, answers and offers, in SQL. Their descriptions stand with all other stored files."""

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import Column, ColumnElement, Connection, ForeignKey, String, Table, delete, insert, select

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.files import file_of
from hireloom.adapters.sql.tables import metadata, stored_files
from hireloom.domain.files import StoredFile

application_files = Table(
    "application_files",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("application_id", ForeignKey("applications.id"), nullable=False, index=True),
    Column("message_id", ForeignKey("thread_messages.id"), index=True),  # NULL for answers to questions, and offers
)


class SqlApplicationFiles:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, application_id: int, keys: Collection[str]) -> None:
        add_files(self._connection, application_id, keys)

    def forget_application(self, application_id: int) -> Sequence[str]:
        return self._forget(application_files.c.application_id == application_id)

    def forget_user(self, user_id: int) -> Sequence[str]:
        ids = select(applications.c.id).where(applications.c.user_id == user_id)
        return self._forget(application_files.c.application_id.in_(ids))

    def _forget(self, condition: ColumnElement[bool]) -> Sequence[str]:
        query = delete(application_files).where(condition).returning(application_files.c.key)
        keys = list(self._connection.scalars(query))
        self._connection.execute(delete(stored_files).where(stored_files.c.key.in_(keys)))
        return keys


def add_files(
    connection: Connection, application_id: int, keys: Collection[str], message_id: int | None = None
) -> None:
    rows = [{"key": key, "application_id": application_id, "message_id": message_id} for key in keys]
    if rows:
        connection.execute(insert(application_files), rows)


def files_of(connection: Connection, message_ids: Collection[int]) -> Mapping[int, tuple[StoredFile, ...]]:
    """The files of messages, as far as they are still stored."""
    query = (
        select(stored_files, application_files.c.message_id)
        .join_from(application_files, stored_files, stored_files.c.key == application_files.c.key)
        .where(application_files.c.message_id.in_(message_ids))
        .order_by(stored_files.c.created_at, stored_files.c.name, stored_files.c.key)
    )
    files: dict[int, tuple[StoredFile, ...]] = {}
    for row in connection.execute(query):
        files[row.message_id] = (*files.get(row.message_id, ()), file_of(row))
    return files
