"""Notes on applications in SQL."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select

from hireloom.adapters.sql.application_tables import application_notes as notes
from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.tables import users
from hireloom.domain.notes import Note


class SqlNotes:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, note: Note) -> Note:
        values = {
            "application_id": note.application_id,
            "author_id": note.author_id,
            "text": note.text,
            "at": note.at,
        }
        return replace(note, id=int(self._connection.scalar(insert(notes).values(**values).returning(notes.c.id)) or 0))

    def of(self, application_id: int) -> Sequence[Note]:
        return self._listed(notes.c.application_id == application_id)

    def of_author(self, user_id: int) -> Sequence[Note]:
        return self._listed(notes.c.author_id == user_id)

    def counts(self, application_ids: Collection[int]) -> Mapping[int, int]:
        about = notes.c.application_id
        counts = select(about, func.count()).where(about.in_(application_ids)).group_by(about)
        rows = self._connection.execute(counts).all() if application_ids else ()
        return dict.fromkeys(application_ids, 0) | {row[0]: row[1] for row in rows}

    def remove(self, note_id: int) -> None:
        self._connection.execute(delete(notes).where(notes.c.id == note_id))

    def forget_application(self, application_id: int) -> None:
        self._connection.execute(delete(notes).where(notes.c.application_id == application_id))

    def forget_user(self, user_id: int) -> None:
        ids = select(applications.c.id).where(applications.c.user_id == user_id)
        about_them = notes.c.application_id.in_(ids)
        self._connection.execute(delete(notes).where(or_(notes.c.author_id == user_id, about_them)))

    def _listed(self, condition: ColumnElement[bool]) -> Sequence[Note]:
        query = select(notes, users.c.username).join(users, users.c.id == notes.c.author_id).where(condition)
        return [
            Note(row.application_id, row.author_id, row.text, row.at, row.username, row.id)
            for row in self._connection.execute(query.order_by(notes.c.id))
        ]
