"""Lists of people and of the audit record in SQL."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, String, func, literal_column, or_, select

from hireloom.adapters.sql.audit import event_of
from hireloom.adapters.sql.pages import counted, in_order, page_of
from hireloom.adapters.sql.parts import PEOPLE, SUBJECTS, holds
from hireloom.adapters.sql.tables import audit_events, users
from hireloom.adapters.sql.users import user_of
from hireloom.domain.identity.users import Role
from hireloom.ports.people_lists import AuditPage, AuditQuery, PeoplePage, PeopleQuery, Recorded

LAST_SIGN = "\U0010ffff"
MANY = 2_000  # events with an action
PUBLIC = "tf"  # so begin the numbers by which others call an account
_OTHERS = [role for role in Role if role is not Role.USER]


def _counts() -> Select[Any]:
    there, kind = users.c.deleted_at.is_(None), users.c.user_type
    count = select(func.count()).select_from(users)
    others = (count.where(there, kind == role.value) for role in _OTHERS)
    asked = (count, count.where(users.c.deleted_at.is_not(None)), *others)
    return select(*(each.scalar_subquery() for each in asked))


_COUNTS = _counts()  # made once: to make it takes longer than to ask it


class SqlPeopleLists:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def page(self, query: PeopleQuery) -> PeoplePage:
        words = query.words.lower().split()
        sought = [users.c.deleted_at.is_(None), _of_roles(query.roles), *map(self._said, words)]
        ordered = select(users.c.id).where(*sought).order_by(users.c.id.desc())
        total = None if words else sum(count for role, count in self.counts().items() if role in query.roles)
        ids, total = page_of(self._connection, ordered, query.window, total)
        rows = self._connection.execute(select(users).where(users.c.id.in_(ids))) if ids else ()
        return PeoplePage([user_of(row) for row in in_order(ids, rows)], total)

    def _said(self, word: str) -> ColumnElement[bool]:
        said = holds(self._connection, PEOPLE, word)
        return or_(said, users.c.tf_id == word.upper()) if word.startswith(PUBLIC) else said

    def _events(
        self, query: AuditQuery, action: ColumnElement[str] = audit_events.c.action
    ) -> list[ColumnElement[bool]]:
        found: list[ColumnElement[bool]] = []
        if query.action:
            begin = query.action.lower()
            if self._connection.dialect.name == "sqlite":  # which uses no index for LIKE, and compares sign by sign
                found += [action >= begin, action < begin + LAST_SIGN]
            else:
                found.append(action.startswith(begin, autoescape=True))
        if query.subject:
            found.append(holds(self._connection, SUBJECTS, query.subject.lower()))
        if query.actor:
            found.append(audit_events.c.actor_id.in_(self._called(query.actor.lower())))
        if query.since:
            found.append(audit_events.c.at >= query.since)
        if query.until:
            found.append(audit_events.c.at < query.until)
        return found

    def counts(self) -> Mapping[Role, int]:
        """Nearly everybody is a user: how many these are is what is left, so that they need not be counted."""
        everybody, gone, *others = self._connection.execute(_COUNTS).one()
        return {Role.USER: everybody - gone - sum(others)} | dict(zip(_OTHERS, others, strict=True))

    def audit(self, query: AuditQuery) -> AuditPage:
        ordered = select(audit_events.c.id).order_by(audit_events.c.id.desc())
        conditions = self._events(query)
        wanted, total = ordered.where(*conditions), None
        if query.action and self._connection.dialect.name == "sqlite":
            total = counted(self._connection, wanted)
            if total > MANY:  # then walking from the newest finds the page sooner than sorting all that the index knows
                wanted = ordered.where(*self._events(query, literal_column("+audit_events.action", String)))
        ids, total = page_of(self._connection, wanted, query.window, total)
        rows = self._connection.execute(_recorded([audit_events.c.id.in_(ids)])) if ids else ()
        return AuditPage([_record(row) for row in rows], total)

    def whole_audit(self, query: AuditQuery) -> Iterator[Recorded]:
        rows = self._connection.execution_options(yield_per=500).execute(_recorded(self._events(query)))
        return (_record(row) for row in rows)

    def _called(self, said: str) -> Sequence[int]:
        """Who has this name, address or number."""
        names = users.c.username_key == said, users.c.email == said
        found = self._connection.scalars(select(users.c.id).where(or_(*names))).all()
        is_number = said.isascii() and said.isdigit() and len(said) < 10 and str(int(said)) == said
        return [*found, int(said)] if is_number else found


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
