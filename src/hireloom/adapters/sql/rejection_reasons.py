"""Reasons of rejections in SQL."""

from collections.abc import Sequence

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Integer,
    String,
    Table,
    delete,
    insert,
    select,
)

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.tables import Moment, metadata, users
from hireloom.domain.rejection_reasons import RejectionReason

company_reasons = Table(
    "company_reasons",
    metadata,
    Column("company_id", ForeignKey("companies.id"), primary_key=True),
    Column("reasons", JSON, nullable=False),
)
rejection_reasons = Table(
    "rejection_reasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("application_id", ForeignKey("applications.id"), nullable=False, index=True),
    Column("text", String(80), nullable=False),
    Column("is_shared", Boolean, nullable=False),
    Column("by_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("at", Moment, nullable=False),
)
_COLUMNS = ("application_id", "text", "is_shared", "by_id", "at")


class SqlRejectionReasons:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of_company(self, company_id: int) -> Sequence[str]:
        query = select(company_reasons.c.reasons).where(company_reasons.c.company_id == company_id)
        return self._connection.scalar(query) or []

    def put(self, company_id: int, reasons: Sequence[str]) -> None:
        self._connection.execute(delete(company_reasons).where(company_reasons.c.company_id == company_id))
        self._connection.execute(insert(company_reasons).values(company_id=company_id, reasons=list(reasons)))

    def add(self, *reasons: RejectionReason) -> None:
        if reasons:
            rows = [{name: getattr(reason, name) for name in _COLUMNS} for reason in reasons]
            self._connection.execute(insert(rejection_reasons), rows)

    def of(self, application_id: int) -> Sequence[RejectionReason]:
        return self._listed(rejection_reasons.c.application_id == application_id)

    def by(self, user_id: int) -> Sequence[RejectionReason]:
        return self._listed(rejection_reasons.c.by_id == user_id)

    def forget_application(self, application_id: int) -> None:
        about = rejection_reasons.c.application_id
        self._connection.execute(delete(rejection_reasons).where(about == application_id))

    def forget_user(self, user_id: int) -> None:
        ids = select(applications.c.id).where(applications.c.user_id == user_id)
        self._connection.execute(delete(rejection_reasons).where(rejection_reasons.c.application_id.in_(ids)))

    def _listed(self, condition: ColumnElement[bool]) -> Sequence[RejectionReason]:
        query = select(rejection_reasons, users.c.username).join(users, users.c.id == rejection_reasons.c.by_id)
        return [
            RejectionReason(row.application_id, row.text, row.is_shared, row.by_id, row.at, row.username)
            for row in self._connection.execute(query.where(condition).order_by(rejection_reasons.c.id))
        ]
