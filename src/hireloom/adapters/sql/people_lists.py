"""Lists of people and of the audit record in SQL."""

from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, String, cast, func, or_, select

from hireloom.adapters.sql.audit import event_of
from hireloom.adapters.sql.tables import audit_events, users
from hireloom.adapters.sql.users import user_of
from hireloom.domain.users import Role
from hireloom.ports.people_lists import AuditPage, AuditQuery, PeoplePage, PeopleQuery, Recorded


class SqlPeopleLists:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def page(self, query: PeopleQuery) -> PeoplePage:
        conditions = _people(query)
        listed = select(users).where(*conditions).order_by(users.c.id.desc())
        rows = self._connection.execute(listed.offset(query.window.start).limit(query.window.count))
        total = self._connection.execute(select(func.count()).select_from(users).where(*conditions)).scalar_one()
        return PeoplePage([user_of(row) for row in rows], total)

    def counts(self) -> Mapping[Role, int]:
        counted = (
            select(users.c.user_type, func.count()).where(users.c.deleted_at.is_(None)).group_by(users.c.user_type)
        )
        found = {Role(role): count for role, count in self._connection.execute(counted)}
        return {role: found.get(role, 0) for role in Role}

    def audit(self, query: AuditQuery) -> AuditPage:
        conditions = _events(query)
        rows = self._connection.execute(_recorded(conditions).offset(query.window.start).limit(query.window.count))
        counted = select(func.count()).select_from(audit_events).where(*conditions)
        return AuditPage([_record(row) for row in rows], self._connection.execute(counted).scalar_one())

    def whole_audit(self, query: AuditQuery) -> Iterator[Recorded]:
        rows = self._connection.execution_options(yield_per=500).execute(_recorded(_events(query)))
        return (_record(row) for row in rows)


def _people(query: PeopleQuery) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = [
        users.c.user_type.in_([role.value for role in query.roles]),
        users.c.deleted_at.is_(None),
    ]
    for word in query.words.lower().split():
        places = (users.c.username_key, users.c.email, users.c.phone_digits)
        found.append(or_(*(place.contains(word, autoescape=True) for place in places), users.c.tf_id == word.upper()))
    return found


def _events(query: AuditQuery) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if query.action:
        found.append(audit_events.c.action.startswith(query.action.lower(), autoescape=True))
    if query.subject:
        found.append(func.lower(audit_events.c.subject).contains(query.subject.lower(), autoescape=True))
    if query.actor:
        said = query.actor.lower()
        names = or_(users.c.username_key == said, users.c.email == said, cast(users.c.id, String) == said)
        found.append(audit_events.c.actor_id.in_(select(users.c.id).where(names)))
    if query.since:
        found.append(audit_events.c.at >= query.since)
    if query.until:
        found.append(audit_events.c.at < query.until)
    return found


def _recorded(conditions: list[ColumnElement[bool]]) -> Select[Any]:
    return (
        select(audit_events, users.c.username)
        .outerjoin(users, users.c.id == audit_events.c.actor_id)
        .where(*conditions)
        .order_by(audit_events.c.id.desc())
    )


def _record(row: Row[Any]) -> Recorded:
    return Recorded(event_of(row), row.username or "")
