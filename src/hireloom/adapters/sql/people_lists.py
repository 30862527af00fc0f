"""Lists of people and of the audit log in SQL."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select

from hireloom.adapters.sql.audit import event_of
from hireloom.adapters.sql.audit_subjects import subject_of, subjects_of
from hireloom.adapters.sql.lists.pages import found_page, page_of, rows_of
from hireloom.adapters.sql.lists.text_parts import PEOPLE, SUBJECTS, says
from hireloom.adapters.sql.tables import audit_events, users
from hireloom.adapters.sql.users import user_of
from hireloom.domain.audit import OBSERVATIONS, REFUSALS, AuditSelection
from hireloom.domain.identity.users import Role
from hireloom.ports.people_lists import AuditEntry, AuditPage, AuditQuery, PeoplePage, PeopleQuery

LAST_SIGN = "\U0010ffff"
PUBLIC = "tf"  # public ids start with it
AT_ONCE = 1_000  # rows of the whole log read in one step
_EVENTS = select(audit_events, users.c.username).outerjoin(users, users.c.id == audit_events.c.actor_id)
_NEWEST = audit_events.c.id.desc()


class SqlPeopleLists:
    def __init__(self, connection: Connection) -> None:
        self._connection, self._is_postgres = connection, connection.dialect.name == "postgresql"

    def page(self, query: PeopleQuery) -> PeoplePage:
        words = [self._called(word) for word in query.words.casefold().split()]  # as names are stored
        conditions = [users.c.deleted_at.is_(None), *_of_roles(query.roles), *words]
        if words:
            ids, total = found_page(self._connection, users.c.id, conditions, [users.c.id.desc()], query.window)
        else:
            total = sum(count for role, count in self.counts().items() if role in query.roles)
            ids, total = page_of(self._connection, users.c.id, conditions, [users.c.id.desc()], query.window, total)
        people = rows_of(self._connection, select(users), users.c.id, ids)
        return PeoplePage([user_of(row) for row in people], total)

    def counts(self) -> Mapping[Role, int]:
        of_role = (and_(users.c.user_type == role.value, users.c.deleted_at.is_(None)) for role in Role)
        counts = (select(func.count()).select_from(users).where(condition).scalar_subquery() for condition in of_role)
        return dict(zip(Role, self._connection.execute(select(*counts)).one(), strict=True))

    def audit(self, query: AuditQuery) -> AuditPage:
        page, events = found_page if query.subject else page_of, audit_events.c.id
        ids, total = page(self._connection, events, self._conditions(query), [_NEWEST], query.window)
        entries = [_recorded(row) for row in rows_of(self._connection, _EVENTS, events, ids)]
        subjects = subjects_of(self._connection, (entry.event for entry in entries))
        return AuditPage([entry._replace(subject=subject_of(entry.event, subjects)) for entry in entries], total)

    def whole_audit(self, query: AuditQuery) -> Iterator[AuditEntry]:
        everything: Select[tuple[object, ...]] = _EVENTS.where(*self._conditions(query)).order_by(_NEWEST)
        for row in self._connection.execute(everything, execution_options={"yield_per": AT_ONCE}):
            yield _recorded(row)

    def _called(self, word: str) -> ColumnElement[bool]:
        """The word is a part of a name, address or number, or the whole public id."""
        condition = says(PEOPLE, word, on_postgres=self._is_postgres)
        return or_(condition, users.c.tf_id == word.upper()) if word.startswith(PUBLIC) else condition

    def _conditions(self, query: AuditQuery) -> Sequence[ColumnElement[bool]]:
        action, begin, conditions = audit_events.c.action, query.action.lower(), list[ColumnElement[bool]]()
        if begin and self._is_postgres:
            conditions.append(action.startswith(begin, autoescape=True))
        elif begin:  # SQLite uses no index for LIKE; this comparison can use one
            conditions += [action >= begin, action < begin + LAST_SIGN]
        if query.selection is AuditSelection.REFUSED:
            conditions.append(action.in_(REFUSALS))
        elif query.selection is AuditSelection.CHANGES:
            conditions.append(action.not_in(REFUSALS + OBSERVATIONS))
        if query.subject:
            conditions.append(says(SUBJECTS, query.subject.lower(), on_postgres=self._is_postgres))
        if query.actor:
            conditions.append(audit_events.c.actor_id.in_(self._named(query.actor.lower())))
        if query.since:
            conditions.append(audit_events.c.at >= query.since)
        if query.until:
            conditions.append(audit_events.c.at < query.until)
        return conditions

    def _named(self, text: str) -> Sequence[int]:
        """The ids of users with this name, address or id."""
        named = or_(users.c.username_key == text, users.c.email == text)
        ids = self._connection.scalars(select(users.c.id).where(named)).all()
        is_number = text.isascii() and text.isdigit() and len(text) < 10 and str(int(text)) == text
        return [*ids, int(text)] if is_number else ids


def _of_roles(roles: Collection[Role]) -> Sequence[ColumnElement[bool]]:
    """Nearly everybody is a user: if users are requested, the others are excluded instead, so that no engine picks the
    index of roles, which has another order."""
    if Role.USER in roles:
        return [users.c.user_type != role.value for role in Role if role not in roles]
    return [users.c.user_type.in_([role.value for role in roles])]


def _recorded(row: object) -> AuditEntry:
    return AuditEntry(event_of(row), row.username or "")  # type: ignore[attr-defined]
