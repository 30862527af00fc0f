"""Codes and tickets in SQL."""

from datetime import datetime

from sqlalchemy import ColumnElement, Connection, delete, select

from hireloom.adapters.sql.tables import codes, tickets
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.identity.codes import Code, Purpose
from hireloom.domain.identity.tickets import Ticket


class SqlCodes:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, purpose: Purpose, email: str, *, browser: str) -> Code | None:
        statement = select(codes).where(*_of(purpose, email), codes.c.browser == browser).with_for_update()
        row = self._connection.execute(statement).one_or_none()
        return Code(Purpose(row.purpose), row.email, row.browser, row.seal, row.created_at, row.wrong) if row else None

    def put(self, code: Code) -> None:
        changed = {
            "seal": code.seal,
            "created_at": code.created_at,
            "wrong": code.wrong,
        }
        added = upsert(self._connection, codes).values(
            purpose=code.purpose.value, email=code.email, browser=code.browser, **changed
        )
        self._connection.execute(added.on_conflict_do_update(index_elements=list(codes.primary_key), set_=changed))

    def remove(self, purpose: Purpose, email: str) -> None:
        self._connection.execute(delete(codes).where(*_of(purpose, email)))

    def sweep(self, *, created_until: datetime) -> int:
        return self._connection.execute(delete(codes).where(codes.c.created_at <= created_until)).rowcount


class SqlTickets:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, key: str) -> Ticket | None:
        row = self._connection.execute(select(tickets).where(tickets.c.key == key).with_for_update()).one_or_none()
        return Ticket(row.key, Purpose(row.purpose), row.email, row.expires_at) if row else None

    def add(self, ticket: Ticket) -> None:
        self._connection.execute(
            tickets.insert().values(
                key=ticket.key, purpose=ticket.purpose.value, email=ticket.email, expires_at=ticket.expires_at
            )
        )

    def remove(self, key: str) -> None:
        self._connection.execute(delete(tickets).where(tickets.c.key == key))

    def remove_all(self, purpose: Purpose, email: str) -> None:
        conditions = tickets.c.purpose == purpose.value, tickets.c.email == email
        self._connection.execute(delete(tickets).where(*conditions))

    def sweep(self, now: datetime) -> int:
        return self._connection.execute(delete(tickets).where(tickets.c.expires_at <= now)).rowcount


def _of(purpose: Purpose, email: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return codes.c.purpose == purpose.value, codes.c.email == email
