"""Companies in SQL."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from hireloom.adapters.sql.company_tables import companies, confirmed_recruiters
from hireloom.adapters.sql.tables import users
from hireloom.adapters.sql.users import user_of
from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.identity.users import User
from hireloom.domain.windows import Window
from hireloom.ports.companies import CompanyPage

MOST_CONFIRMED = 1_000  # recruiters listed


class SqlCompanies:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert

    def of_domain(self, domain: str) -> Company | None:
        row = self._connection.execute(select(companies).where(companies.c.domain == domain)).one_or_none()
        return _company(row) if row else None

    def put(self, company: Company) -> Company:
        values = {name: value for name, value in asdict(company).items() if name != "id"}
        first = self._insert(companies).values(**values)
        others = {name: first.excluded[name] for name in values if name not in ("domain", "created_at")}
        upsert = first.on_conflict_do_update(index_elements=["domain"], set_=others).returning(companies.c.id)
        return replace(company, id=self._connection.execute(upsert).scalar_one())

    def page(self, window: Window, words: str = "") -> CompanyPage:
        names = func.lower(companies.c.name)
        about = [
            or_(companies.c.domain.contains(word, autoescape=True), names.contains(word, autoescape=True))
            for word in words.casefold().split()
        ]
        total = self._connection.execute(select(func.count()).select_from(companies).where(*about)).scalar_one()
        listed = select(companies).where(*about).order_by(companies.c.id.desc())
        rows = self._connection.execute(listed.offset(window.start).limit(window.count))
        return CompanyPage([_company(row) for row in rows], total)

    def is_confirmed(self, user_id: int) -> bool:
        statement = select(confirmed_recruiters.c.user_id).where(confirmed_recruiters.c.user_id == user_id)
        return self._connection.scalar(statement) is not None

    def confirm(self, user_id: int, *, by: int, now: datetime) -> None:
        values = {"user_id": user_id, "confirmed_at": now, "confirmed_by": by}
        self._connection.execute(self._insert(confirmed_recruiters).on_conflict_do_nothing(), values)

    def withdraw(self, user_id: int) -> None:
        self._connection.execute(delete(confirmed_recruiters).where(confirmed_recruiters.c.user_id == user_id))

    def confirmed(self) -> Sequence[User]:
        those = select(users).join(confirmed_recruiters, confirmed_recruiters.c.user_id == users.c.id)
        latest = those.order_by(confirmed_recruiters.c.confirmed_at.desc(), users.c.id.desc())
        return [user_of(row) for row in self._connection.execute(latest.limit(MOST_CONFIRMED))]


def _company(row: Any) -> Company:
    method = VerificationMethod(row.method) if row.method else None
    return Company(**{**row._mapping, "method": method})
