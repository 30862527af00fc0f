"""Descriptions of stored files in SQL, and the generations of their keys; the bytes are in the file store."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from hireloom.adapters.sql.tables import document_keys, stored_files
from hireloom.domain.files import FileKind, StoredFile


class SqlFiles:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def find(self, key: str) -> StoredFile | None:
        row = self._connection.execute(select(stored_files).where(stored_files.c.key == key)).one_or_none()
        return file_of(row) if row else None

    def add(self, file: StoredFile) -> StoredFile:
        values = {
            "key": file.key,
            "owner_id": file.owner_id,
            "kind": file.kind.value,
            "name": file.name,
            "size": file.size,
            "sha256": file.sha256,
            "created_at": file.created_at,
        }
        self._connection.execute(insert(stored_files), values)
        return file

    def of_owner(self, user_id: int, kind: FileKind | None = None) -> Sequence[StoredFile]:
        statement = (
            select(stored_files)
            .where(stored_files.c.owner_id == user_id)
            .order_by(stored_files.c.created_at.desc(), stored_files.c.key)
        )
        if kind:
            statement = statement.where(stored_files.c.kind == kind.value)
        return [file_of(row) for row in self._connection.execute(statement)]

    def following(self, key: str, *, count: int) -> Sequence[StoredFile]:
        later = select(stored_files).where(stored_files.c.key > key).order_by(stored_files.c.key).limit(count)
        return [file_of(row) for row in self._connection.execute(later)]

    def expire(self, key: str, at: datetime) -> None:
        lasting = update(stored_files).where(stored_files.c.key == key, stored_files.c.expires_at.is_(None))
        self._connection.execute(lasting.values(expires_at=at))

    def stay(self, key: str) -> None:
        self._connection.execute(update(stored_files).where(stored_files.c.key == key).values(expires_at=None))

    def expired(self, *, before: datetime, count: int) -> Sequence[str]:
        over = select(stored_files.c.key).where(stored_files.c.expires_at < before)
        return self._connection.scalars(over.order_by(stored_files.c.expires_at).limit(count)).all()

    def remove(self, key: str) -> None:
        self._connection.execute(delete(stored_files).where(stored_files.c.key == key))


class SqlDocumentKeys:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def newest(self) -> int:
        return self._connection.scalar(select(func.max(document_keys.c.generation))) or 1

    def add(self, generation: int, at: datetime) -> None:
        self._connection.execute(insert(document_keys), {"generation": generation, "created_at": at})


def file_of(row: Row[Any]) -> StoredFile:
    return StoredFile(
        key=row.key,
        owner_id=row.owner_id,
        kind=FileKind(row.kind),
        name=row.name,
        size=row.size,
        sha256=row.sha256,
        created_at=row.created_at,
    )
