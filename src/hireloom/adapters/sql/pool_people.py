"""People whom recruiters have added to talent pools, in SQL."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, replace
from datetime import date, datetime
from typing import Any, cast

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    CursorResult,
    Date,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from hireloom.adapters.sql.applications import lines_of
from hireloom.adapters.sql.tables import BYTE_WISE, Moment, metadata
from hireloom.domain.pool_people import ImportKind, NewPoolPerson, NoSuchImport, PoolImport

pool_imports = Table(
    "pool_imports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("company_id", ForeignKey("companies.id"), nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("people", Integer, nullable=False),
    Column("undone_at", Moment),
    Index("ix_pool_imports_company_id", "company_id", "id"),
)

pool_people = Table(
    "pool_people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("company_id", ForeignKey("companies.id"), nullable=False),
    Column("import_id", ForeignKey("pool_imports.id"), nullable=False, index=True),
    Column("user_id", ForeignKey("users.id"), index=True),  # no longer used
    Column("name", Text, nullable=False),
    Column("email", String(254), nullable=False),
    Column("phone", String(64), nullable=False),
    Column("phone_key", String(9), nullable=False, server_default=""),
    Column("title", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("skills", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("source", String(64), nullable=False),
    Column("document", String(64), nullable=False),
    Column("tags", Text, nullable=False),  # each between two line feeds, so that one can be sought
    Column("sought", BYTE_WISE, nullable=False),
    Column("last_contact_at", Moment, nullable=False),
    Column("consent_until", Date),
    Column("asked_at", Moment),
    Column("kept_until", Date, nullable=False, index=True),
    Column("added_at", Moment, nullable=False),
    Column("changed_at", Moment, nullable=False),
    # Lists and counts of people are read from these indexes alone.
    Index("ix_pool_people_company_id", "company_id", "last_contact_at", "id", "consent_until", "asked_at"),
    Index("ix_pool_people_tags", "company_id", "tags"),
    Index("ix_pool_people_email", "email", "company_id"),
    Index("ix_pool_people_phone_key", "company_id", "phone_key"),
    Index("ix_pool_people_document", "company_id", "document"),
    sqlite_autoincrement=True,  # links and events name its rows
)

pool_merges = Table(
    "pool_merges",
    metadata,
    Column("person_id", ForeignKey("pool_people.id", ondelete="CASCADE"), primary_key=True),  # is shown as another
    Column("company_id", ForeignKey("companies.id"), nullable=False),
    Column("into_id", ForeignKey("pool_people.id", ondelete="CASCADE"), index=True),  # either somebody who was added
    Column("user_id", ForeignKey("users.id"), index=True),  # or an applicant
    Column("by_id", ForeignKey("users.id"), nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_pool_merges_company_id", "company_id", "at"),
)
_FACTS = (
    *("name", "email", "phone", "phone_key", "title", "place", "skills", "text", "source", "document", "sought"),
    "consent_until",
)


class SqlPoolPeople:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def begin(self, begun: PoolImport) -> PoolImport:
        values = {name: value for name, value in asdict(begun).items() if name != "id"} | {"kind": begun.kind.value}
        insertion = insert(pool_imports).values(values).returning(pool_imports.c.id)
        return replace(begun, id=self._connection.execute(insertion).scalar_one())

    def add(self, begun: PoolImport, people: Sequence[NewPoolPerson], now: datetime, today: date) -> None:
        rows = [
            {name: getattr(person, name) for name in _FACTS}
            | {
                "company_id": begun.company_id,
                "import_id": begun.id,
                "tags": lines_of(person.tags),
                "last_contact_at": person.contacted_at(now),
                "kept_until": person.kept_until(today),
                "added_at": now,
                "changed_at": now,
            }
            for person in people
        ]
        if rows:
            # One statement with many rows: SQLite writes its index of words after each, which takes longer and longer.
            self._connection.execute(insert(pool_people).returning(pool_people.c.id), rows)
            more = update(pool_imports).where(pool_imports.c.id == begun.id)
            self._connection.execute(more.values(people=pool_imports.c.people + len(rows)))

    def emails(self, company_id: int, among: Collection[str] | None = None) -> frozenset[str]:
        emails = select(pool_people.c.email).where(pool_people.c.company_id == company_id, pool_people.c.email != "")
        if among is not None:
            emails = emails.where(pool_people.c.email.in_(among))
        return frozenset(self._connection.scalars(emails))

    def imports(self, company_id: int, count: int) -> Sequence[PoolImport]:
        imports = select(pool_imports).where(pool_imports.c.company_id == company_id, pool_imports.c.people > 0)
        rows = self._connection.execute(imports.order_by(pool_imports.c.id.desc()).limit(count))
        return [_import_of(row) for row in rows]

    def get_import(self, import_id: int, company_id: int) -> PoolImport:
        stored_import = select(pool_imports).where(
            pool_imports.c.id == import_id, pool_imports.c.company_id == company_id
        )
        row = self._connection.execute(stored_import.with_for_update()).one_or_none()
        if row is None:
            raise NoSuchImport
        return _import_of(row)

    def undo(self, begun: PoolImport, now: datetime) -> int:
        ids = pool_people.c.import_id == begun.id, pool_people.c.changed_at == pool_people.c.added_at
        self._connection.execute(update(pool_imports).where(pool_imports.c.id == begun.id).values(undone_at=now))
        return self._changed(delete(pool_people).where(*ids)).rowcount  # people who were merged have changed

    def put_tags(self, company_id: int, person_id: int, tags: Sequence[str], now: datetime) -> None:
        change = update(pool_people).where(pool_people.c.company_id == company_id, pool_people.c.id == person_id)
        self._connection.execute(change.values(tags=lines_of(tags), changed_at=now))

    def remove(self, company_id: int, person_id: int) -> int:
        return self._remove(pool_people.c.company_id == company_id, pool_people.c.id == person_id)

    def remove_person(self, user_id: int, email: str) -> None:
        ids = select(pool_merges.c.person_id).where(pool_merges.c.user_id == user_id)
        self._remove(or_(pool_people.c.email == email, pool_people.c.id.in_(ids)))

    def ending(self, today: date, until: date) -> Mapping[int, int]:
        leavers = select(pool_people.c.company_id, func.count()).where(pool_people.c.kept_until.between(today, until))
        visible = leavers.where(pool_people.c.id.not_in(select(pool_merges.c.person_id)))
        rows = self._connection.execute(visible.group_by(pool_people.c.company_id))
        return {row[0]: row[1] for row in rows}

    def sweep(self, today: date, count: int) -> int:
        overdue = select(pool_people.c.id).where(pool_people.c.kept_until < today).limit(count)
        return self._remove(pool_people.c.id.in_(overdue))

    def _remove(self, *conditions: ColumnElement[bool]) -> int:
        """With them, entries shown as part of them; returns how many, without the latter."""
        ids = self._connection.scalars(select(pool_people.c.id).where(*conditions)).all()
        parts = self._connection.scalars(select(pool_merges.c.person_id).where(pool_merges.c.into_id.in_(ids))).all()
        self._connection.execute(delete(pool_people).where(pool_people.c.id.in_({*ids, *parts})))
        return len(ids)

    def _changed(self, statement: Any) -> CursorResult[Any]:
        return cast(CursorResult[Any], self._connection.execute(statement))


def _import_of(row: Any) -> PoolImport:
    return PoolImport(**dict(row._mapping) | {"kind": ImportKind(row.kind)})
