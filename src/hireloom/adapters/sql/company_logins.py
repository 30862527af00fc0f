"""Log-ins through companies' identity providers in SQL."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime

from sqlalchemy import Connection, delete, insert, select, update

from hireloom.adapters.sql.company_login_tables import begun_logins, company_logins, linked_identities
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.company_logins import BegunLogin, CompanyLogin, LinkedIdentity


class SqlCompanyLogins:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of_domain(self, domain: str) -> CompanyLogin | None:
        row = self._connection.execute(select(company_logins).where(company_logins.c.domain == domain)).one_or_none()
        return CompanyLogin(**row._mapping) if row else None

    def put(self, login: CompanyLogin) -> None:
        values = asdict(login)
        added = upsert(self._connection, company_logins).values(**values)
        self._connection.execute(added.on_conflict_do_update(index_elements=["domain"], set_=values))

    def note_worked(self, login: CompanyLogin, now: datetime) -> None:
        same = company_logins.c.domain == login.domain, company_logins.c.changed_at == login.changed_at
        noted = update(company_logins).where(*same, company_logins.c.worked_at.is_(None)).values(worked_at=now)
        self._connection.execute(noted)

    def remove(self, domain: str) -> None:
        self._connection.execute(delete(company_logins).where(company_logins.c.domain == domain))

    def begin(self, begun: BegunLogin) -> None:
        self._connection.execute(insert(begun_logins).values(**asdict(begun)))

    def take_begun(self, key: str) -> BegunLogin | None:
        removal = delete(begun_logins).where(begun_logins.c.key == key).returning(begun_logins)
        row = self._connection.execute(removal).one_or_none()
        return BegunLogin(**row._mapping) if row else None

    def sweep(self, *, began_before: datetime) -> int:
        return self._connection.execute(delete(begun_logins).where(begun_logins.c.began_at < began_before)).rowcount

    def link(self, identity: LinkedIdentity) -> None:
        self._connection.execute(insert(linked_identities).values(**asdict(identity)))

    def linked(self, issuer: str, subject: str) -> LinkedIdentity | None:
        conditions = linked_identities.c.issuer == issuer, linked_identities.c.subject == subject
        row = self._connection.execute(select(linked_identities).where(*conditions)).one_or_none()
        return LinkedIdentity(**row._mapping) if row else None

    def links_of(self, user_id: int) -> Sequence[LinkedIdentity]:
        query = select(linked_identities).where(linked_identities.c.user_id == user_id)
        rows = self._connection.execute(query.order_by(linked_identities.c.linked_at))
        return [LinkedIdentity(**row._mapping) for row in rows]

    def unlink_all(self, user_id: int) -> None:
        self._connection.execute(delete(linked_identities).where(linked_identities.c.user_id == user_id))
