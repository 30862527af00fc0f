# ruff: noqa: S608  (what is put into a statement is ours and fixed)
"""Lists of people and of the audit record in SQL."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

from hireloom.adapters.sql.audit import event_of
from hireloom.adapters.sql.driver.conditions import Conditions, beginning, moment
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.driver.pages import MANY, NEWEST, Found, counted, page_of
from hireloom.adapters.sql.driver.parts import LEAST, PEOPLE, SUBJECTS, add_each, add_said, comparing, saying, telling
from hireloom.adapters.sql.driver.rows import Rows
from hireloom.adapters.sql.row_counts import actions_recorded, people_of_roles
from hireloom.adapters.sql.tables import audit_events
from hireloom.adapters.sql.users import USERS, user_of
from hireloom.domain.identity.users import Role
from hireloom.domain.windows import Window
from hireloom.ports.people_lists import AuditEntry, AuditPage, AuditQuery, PeoplePage, PeopleQuery

LAST_SIGN = "\U0010ffff"
PUBLIC = "tf"  # public ids begin with it
AT_ONCE = 5_000  # rows of the whole record read in one step
_OTHERS = [role for role in Role if role is not Role.USER]
_EVENTS = Rows(audit_events)
_USERS = f"SELECT {USERS.columns} FROM users WHERE id"
_RECORDED = (
    f"SELECT {_EVENTS.columns}, users.username FROM audit_events LEFT JOIN users ON users.id = audit_events.actor_id"
    " WHERE {} ORDER BY audit_events.id DESC"
)


class SqlPeopleLists:
    def __init__(self, connection: Connection) -> None:
        self._driver = Driver(connection)

    def page(self, query: PeopleQuery) -> PeoplePage:
        words, total = query.words.casefold().split(), None  # as names are kept
        if words and not self._driver.is_postgres and not any(each.startswith(PUBLIC) for each in words):
            found = _among(query.roles, words)
        else:
            found = self._called(query.roles, words)
        if not words:
            total = sum(count for role, count in self.counts().items() if role in query.roles)
        ids, total = page_of(self._driver, found, NEWEST, query.window, total)
        people = USERS.in_order(self._driver, ids, _USERS + self._driver.among, self._driver.listed(ids))
        return PeoplePage([user_of(row) for row, _ in people], total)

    def counts(self) -> Mapping[Role, int]:
        found = people_of_roles(self._driver)
        return {role: found.get(role.value, 0) for role in Role}

    def audit(self, query: AuditQuery) -> AuditPage:
        total, is_sqlite = None, not self._driver.is_postgres
        found = self._found(query)
        if query == AuditQuery(query.window, action=query.action):
            recorded, begin = actions_recorded(self._driver), query.action.lower()
            total = sum(count for action, count in recorded.items() if action.startswith(begin))
        elif is_sqlite and query.action:
            total = counted(self._driver, found)
        if is_sqlite and query.action and total and total > MANY:
            # Walking from the newest finds the page sooner than sorting all rows that the index finds.
            found = Found("audit_events", self._events(query, "+audit_events.action"))
        elif is_sqlite and query.subject and query == AuditQuery(query.window, subject=query.subject):
            found = saying(SUBJECTS, [query.subject.lower()])
        ids, total = page_of(self._driver, found, NEWEST, query.window, total)
        return AuditPage([*self._recorded(*_of_ids(self._driver, ids))] if ids else [], total)

    def whole_audit(self, query: AuditQuery) -> Iterator[AuditEntry]:
        last, ids = 2**31, [0]
        while ids:
            older = self._found(query).walking()
            older.wanted.add("id < ?", last)
            ids, _ = page_of(self._driver, older, NEWEST, Window(count=AT_ONCE), 0)
            if ids:
                yield from self._recorded(*_of_ids(self._driver, ids))
                last = ids[-1]

    def _recorded(self, said: str, listed: Any) -> Iterator[AuditEntry]:
        rows = _EVENTS.read(self._driver, _RECORDED.format(said), listed)
        return (AuditEntry(event_of(row), name or "") for row, (name,) in rows)

    def _called(self, roles: Collection[Role], words: Sequence[str]) -> Found:
        """People who are not deleted, have one of these roles, and match all words."""
        found = Found("users", Conditions("deleted_at IS NULL"))
        if Role.USER in roles:  # nearly everybody: read newest first, not from an index in another order
            others = [each for each in _OTHERS if each not in roles]
            for role in others:
                found.wanted.add("user_type <> ?", role.value)
            if words and self._driver.is_postgres:
                return _but(others, telling(self._driver, found, PEOPLE, words, _numbered))
        else:  # few people: comparing all of them is faster than finding all matches in the index
            found.wanted.add_in("user_type", [role.value for role in roles])
        add_each(self._driver, found.wanted, PEOPLE, words, _numbered)
        return found

    def _found(self, query: AuditQuery) -> Found:
        found, subject = Found("audit_events", self._events(query)), query.subject.lower()
        if not subject or not self._driver.is_postgres:
            return found
        if len(subject) < LEAST and (query.actor or query.since or query.until):
            add_said(self._driver, found.wanted, SUBJECTS, [subject])  # few events: all are compared
            return found
        return telling(self._driver, found, SUBJECTS, [subject])

    def _events(self, query: AuditQuery, action: str = "audit_events.action") -> Conditions:
        found, driver = Conditions(), self._driver
        if query.action:
            begin = query.action.lower()
            if driver.is_postgres:
                found.add(f"{action} LIKE ? ESCAPE '/'", beginning(begin))
            else:  # SQLite uses no index for LIKE; it compares sign by sign
                found.add(f"{action} >= ? AND {action} < ?", begin, begin + LAST_SIGN)
        if query.subject and not driver.is_postgres:
            add_said(driver, found, SUBJECTS, [query.subject.lower()])
        if query.actor:
            found.add("actor_id" + driver.among, driver.listed(self._named(query.actor.lower())))
        if query.since:
            found.add("at >= ?", moment(driver, query.since))
        if query.until:
            found.add("at < ?", moment(driver, query.until))
        return found

    def _named(self, said: str) -> Sequence[int]:
        """The ids of users with this name, address or id."""
        asked = self._driver.said("SELECT id FROM users WHERE username_key = ? OR email = ?")
        found = [each for (each,) in self._driver.ask(asked, said, said)]
        is_number = said.isascii() and said.isdigit() and len(said) < 10 and str(int(said)) == said
        return [*found, int(said)] if is_number else found


def _numbered(word: str) -> Conditions:
    """The condition that the word is the whole public id, for words that begin like one."""
    found = Conditions()
    if word.startswith(PUBLIC):
        found.add("tf_id = ?", word.upper())
    return found


def _but(others: Collection[Role], found: Found) -> Found:
    """On PostgreSQL: count all matches in the index alone, and subtract the few people who are left out, which are
    compared: looking at the rows of all would take half as long again."""
    if not found.letters or not found.compared:
        return found
    left_out = Conditions(" OR ".join(["deleted_at IS NOT NULL", *["user_type = ?"] * len(others)]))
    left_out.values += [role.value for role in others]
    everybody, few = found._replace(wanted=Conditions()), Found("users", found.compared, letters=left_out)
    asked = f"SELECT ({everybody.selecting('count(*)')}) - ({few.selecting('count(*)')})"
    return found._replace(counting=(asked, [*everybody.values, *few.values]))


def _among(roles: Collection[Role], words: Sequence[str]) -> Found:
    """On SQLite: people who match all words, are not deleted and have one of these roles. Few accounts have another
    role than user: these are compared, and when users are wanted they are left out of what the index finds."""
    of_role, others = "SELECT id FROM users WHERE user_type = ?", [each.value for each in Role if each not in roles]
    if Role.USER not in roles:
        found, kinds = comparing(PEOPLE, words), [f"{of_role} AND deleted_at IS NULL"] * len(roles)
        found.wanted.add(f"id IN ({' UNION ALL '.join(kinds)})", *(role.value for role in roles))
        return found
    found, few = saying(PEOPLE, words), comparing(PEOPLE, words)
    all_of_them, values = found.counting or (found.selecting("count(*)"), [*found.wanted.values])
    left_out = " UNION ALL ".join(["SELECT id FROM users WHERE deleted_at IS NOT NULL", *[of_role] * len(others)])
    few.wanted.add(f"id IN ({left_out})", *others)
    found.wanted.add(f"+rowid NOT IN ({left_out})", *others)
    return found._replace(
        counting=(f"SELECT ({all_of_them}) - ({few.selecting('count(*)')})", [*values, *few.wanted.values])
    )


def _of_ids(driver: Driver, ids: Sequence[int]) -> tuple[str, Any]:
    return f"audit_events.id{driver.among}", driver.listed(ids)
