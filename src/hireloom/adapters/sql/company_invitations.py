"""Invitations into companies in SQL."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, select

from hireloom.adapters.sql.company_tables import company_invitations as invitations
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.company_invitations import Invitation
from hireloom.domain.company_roles import CompanyRole


class SqlCompanyInvitations:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def put(self, invitation: Invitation) -> Invitation:
        values = {name: value for name, value in asdict(invitation).items() if name != "id"}
        first = upsert(self._connection, invitations).values(**values)
        others = {name: first.excluded[name] for name in ("role", "created_at", "invited_by")}
        query = first.on_conflict_do_update(index_elements=["company_id", "email"], set_=others)
        return replace(invitation, id=self._connection.execute(query.returning(invitations.c.id)).scalar_one())

    def get(self, invitation_id: int) -> Invitation | None:
        row = self._connection.execute(select(invitations).where(invitations.c.id == invitation_id)).one_or_none()
        return _invitation(row) if row else None

    def of_company(self, company_id: int) -> Sequence[Invitation]:
        query = select(invitations).where(invitations.c.company_id == company_id).order_by(invitations.c.id)
        return [_invitation(row) for row in self._connection.execute(query)]

    def to(self, email: str) -> Sequence[Invitation]:
        query = select(invitations).where(invitations.c.email == email).order_by(invitations.c.id)
        return [_invitation(row) for row in self._connection.execute(query)]

    def remove(self, invitation_id: int) -> None:
        self._connection.execute(delete(invitations).where(invitations.c.id == invitation_id))

    def remove_to(self, email: str) -> None:
        self._connection.execute(delete(invitations).where(invitations.c.email == email))

    def remove_by(self, user_id: int, *, since: datetime) -> None:
        conditions = invitations.c.invited_by == user_id, invitations.c.created_at >= since
        self._connection.execute(delete(invitations).where(*conditions))

    def sweep(self, *, created_before: datetime) -> None:
        self._connection.execute(delete(invitations).where(invitations.c.created_at <= created_before))


def _invitation(row: Any) -> Invitation:
    return Invitation(**{**row._mapping, "role": CompanyRole(row.role)})
