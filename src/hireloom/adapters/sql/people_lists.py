"""Lists of people and of the audit record in SQL."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, String, cast, func, or_, select, text

from hireloom.adapters.sql.audit import event_of
from hireloom.adapters.sql.tables import audit_events, users
from hireloom.adapters.sql.users import user_of
from hireloom.domain.users import Role
from hireloom.ports.people_lists import AuditPage, AuditQuery, PeoplePage, PeopleQuery, Recorded

LAST_SIGN = "\U0010ffff"
_THREES = text("SELECT rowid FROM people_words WHERE people_words MATCH :sought").columns(users.c.id)


class SqlPeopleLists:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def page(self, query: PeopleQuery) -> PeoplePage:
        conditions = self._people(query)
        window, newest = query.window, users.c.id.desc()
        # First the numbers alone: what comes before a late page is then passed over without reading it.
        wanted = select(users.c.id).where(*conditions, _of_roles(query.roles)).order_by(newest)
        wanted = wanted.offset(window.start).limit(window.count)
        rows = self._connection.execute(select(users).where(users.c.id.in_(wanted)).order_by(newest))
        counted = select(func.count()).select_from(users).where(*conditions, _in(query.roles))
        return PeoplePage([user_of(row) for row in rows], self._connection.execute(counted).scalar_one())

    def _people(self, query: PeopleQuery) -> list[ColumnElement[bool]]:
        found: list[ColumnElement[bool]] = [users.c.deleted_at.is_(None)]
        words = query.words.lower().split()
        for word in words:
            places = (users.c.username_key, users.c.email, users.c.phone_digits)
            said = or_(*(place.contains(word, autoescape=True) for place in places))
            found.append(or_(said, users.c.tf_id == word.upper()))
        if self._connection.dialect.name == "sqlite" and (long := [each for each in words if _is_indexed(each)]):
            found.append(users.c.id.in_(_THREES.bindparams(sought=" AND ".join(map(_quoted, long)))))
        return found

    def _events(self, query: AuditQuery) -> list[ColumnElement[bool]]:
        found: list[ColumnElement[bool]] = []
        if query.action:
            begin, action = query.action.lower(), audit_events.c.action
            found.append(action.startswith(begin, autoescape=True))
            if self._connection.dialect.name == "sqlite":  # which uses no index for LIKE
                found += [action >= begin, action < begin + LAST_SIGN]
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

    def counts(self) -> Mapping[Role, int]:
        counted = (
            select(users.c.user_type, func.count()).where(users.c.deleted_at.is_(None)).group_by(users.c.user_type)
        )
        found = {Role(role): count for role, count in self._connection.execute(counted)}
        return {role: found.get(role, 0) for role in Role}

    def audit(self, query: AuditQuery) -> AuditPage:
        conditions = self._events(query)
        rows = self._connection.execute(_recorded(conditions).offset(query.window.start).limit(query.window.count))
        counted = select(func.count()).select_from(audit_events).where(*conditions)
        return AuditPage([_record(row) for row in rows], self._connection.execute(counted).scalar_one())

    def whole_audit(self, query: AuditQuery) -> Iterator[Recorded]:
        rows = self._connection.execution_options(yield_per=500).execute(_recorded(self._events(query)))
        return (_record(row) for row in rows)


def _in(roles: Collection[Role]) -> ColumnElement[bool]:
    return users.c.user_type.in_([role.value for role in roles])


def _of_roles(roles: Collection[Role]) -> ColumnElement[bool]:
    """The same; nearly everybody is read newest first, and not from an index that knows nothing of who is newer."""
    if Role.USER not in roles:
        return _in(roles)
    return users.c.user_type.not_in([role.value for role in Role if role not in roles])


def _recorded(conditions: list[ColumnElement[bool]]) -> Select[Any]:
    return (
        select(audit_events, users.c.username)
        .outerjoin(users, users.c.id == audit_events.c.actor_id)
        .where(*conditions)
        .order_by(audit_events.c.id.desc())
    )


def _record(row: Row[Any]) -> Recorded:
    return Recorded(event_of(row), row.username or "")


def _is_indexed(word: str) -> bool:
    """Three letters and more are looked up; a public number, such as TF-000012, stands elsewhere."""
    return len(word) >= 3 and not word.startswith("tf-")


def _quoted(word: str) -> str:
    return '"' + word.replace('"', '""') + '"'
