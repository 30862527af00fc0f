"""Who in a talent pool was written to, asked for consent, and what they answered, in SQL. For somebody who was added it
is stored with their data, for an applicant in a separate table."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import Column, Connection, Date, ForeignKey, Index, Select, Table, delete, func, insert, select, update

from hireloom.adapters.sql.company_tables import companies
from hireloom.adapters.sql.pool_people import SqlPoolPeople, pool_merges, pool_people
from hireloom.adapters.sql.tables import Moment, metadata
from hireloom.domain.pool_contacts import PoolConsent
from hireloom.domain.talent_pool import PoolKey, PoolKind

pool_consents = Table(
    "pool_consents",
    metadata,
    Column("company_id", ForeignKey("companies.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("contacted_at", Moment),
    Column("asked_at", Moment),
    Column("consent_until", Date),
    Column("declined_at", Moment),
    Index("ix_pool_consents_user_id", "user_id"),
)


class SqlPoolConsents:
    def __init__(self, connection: Connection) -> None:
        self._connection, self._is_postgres = connection, connection.dialect.name == "postgresql"

    def note_contact(self, company_id: int, key: PoolKey, at: datetime) -> None:
        if key.kind is PoolKind.APPLICANT:
            self._put(company_id, key.number, contacted_at=at)
        else:
            self._change(company_id, [key.number], last_contact_at=at, changed_at=at)

    def note_asked(self, company_id: int, key: PoolKey, at: datetime) -> None:
        if key.kind is PoolKind.APPLICANT:
            self._put(company_id, key.number, asked_at=at)
        else:
            self._change(company_id, [key.number], asked_at=at)

    def agree(self, company_id: int, key: PoolKey, until: date) -> None:
        whole = pool_merges.c.user_id if key.kind is PoolKind.APPLICANT else pool_merges.c.into_id
        parts = self._connection.scalars(select(pool_merges.c.person_id).where(whole == key.number)).all()
        if key.kind is PoolKind.APPLICANT:
            self._put(company_id, key.number, consent_until=until, declined_at=None)
        else:
            parts = [*parts, key.number]
        self._change(company_id, parts, consent_until=until, kept_until=until)

    def decline(self, company_id: int, key: PoolKey, at: datetime) -> None:
        if key.kind is PoolKind.ADDED:
            SqlPoolPeople(self._connection).remove(company_id, key.number)
            return
        self._put(company_id, key.number, consent_until=None, declined_at=at)
        parts = select(pool_merges.c.person_id).where(pool_merges.c.user_id == key.number)
        conditions = pool_people.c.company_id == company_id, pool_people.c.id.in_(parts)
        self._connection.execute(delete(pool_people).where(*conditions))

    def of(self, company_id: int, user_ids: Collection[int]) -> Mapping[int, Any]:
        conditions = pool_consents.c.company_id == company_id, pool_consents.c.user_id.in_(user_ids)
        return {row.user_id: row for row in self._connection.execute(select(pool_consents).where(*conditions))}

    def of_person(self, user_id: int, email: str) -> Sequence[PoolConsent]:
        applied, added = pool_consents.c, pool_people.c
        name = func.coalesce(func.nullif(companies.c.name, ""), companies.c.domain).label("company")
        answers = select(name, applied.consent_until, applied.asked_at, applied.declined_at, applied.contacted_at)
        entries = select(name, added.consent_until, added.asked_at, added.last_contact_at, added.kept_until)
        query = answers.join_from(pool_consents, companies).where(applied.user_id == user_id)
        others = entries.join_from(pool_people, companies, companies.c.id == added.company_id)
        rows = [PoolConsent(*row) for row in self._connection.execute(query)]
        rows += [
            PoolConsent(row.company, row.consent_until, row.asked_at, None, row.last_contact_at, row.kept_until)
            for row in self._connection.execute(others.where(added.email == email))
        ]
        return sorted(rows, key=lambda row: row.company.casefold())

    def contacted(self, company_id: int, count: int) -> Select[int]:
        """The applicants who were written to last."""
        contact = pool_consents.c.contacted_at
        consents = select(pool_consents.c.user_id).where(pool_consents.c.company_id == company_id, contact.is_not(None))
        return consents.order_by(contact.desc()).limit(count)

    def forget_user(self, user_id: int) -> None:
        self._connection.execute(delete(pool_consents).where(pool_consents.c.user_id == user_id))

    def _put(self, company_id: int, user_id: int, **values: Any) -> None:
        conditions = pool_consents.c.company_id == company_id, pool_consents.c.user_id == user_id
        if not self._connection.execute(update(pool_consents).where(*conditions).values(values)).rowcount:
            everything = {"company_id": company_id, "user_id": user_id} | values
            self._connection.execute(insert(pool_consents).values(everything))

    def _change(self, company_id: int, ids: Collection[int], **values: Any) -> None:
        conditions = pool_people.c.company_id == company_id, pool_people.c.id.in_(ids)
        self._connection.execute(update(pool_people).where(*conditions).values(values))
