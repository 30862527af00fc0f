"""The talent pools of companies in SQL."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    String,
    and_,
    case,
    delete,
    distinct,
    func,
    insert,
    null,
    select,
    type_coerce,
)

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.applications import tags_of
from hireloom.adapters.sql.company_tables import company_members
from hireloom.adapters.sql.pool_consents import SqlPoolConsents, pool_consents
from hireloom.adapters.sql.pool_duplicates import SqlPoolMerges, key_of
from hireloom.adapters.sql.pool_lists import (
    OF_JOBS,
    OF_PROFILE,
    added_conditions,
    applicant_conditions,
    are_indexed,
    hidden,
    pool_tags,
)
from hireloom.adapters.sql.pool_people import SqlPoolPeople, pool_merges, pool_people
from hireloom.adapters.sql.pool_searches import SqlPoolSearches
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.pool_duplicates import as_one
from hireloom.domain.pool_terms import ConsentState, PoolTerms
from hireloom.domain.talent_pool import MOST_COUNTED, NotInPool, PoolKey, PoolKind, PoolPerson
from hireloom.domain.windows import Window
from hireloom.ports.talent_pool import PoolPage, PoolQuery

_ADDED = [
    *(pool_people.c.id, pool_people.c.name, pool_people.c.email, pool_people.c.phone, pool_people.c.title),
    *(pool_people.c.place, pool_people.c.skills, pool_people.c.source, pool_people.c.tags),
    *(pool_people.c.last_contact_at, pool_people.c.consent_until, pool_people.c.kept_until, pool_people.c.asked_at),
]

RARE = 1_000  # people found: fewer are sorted sooner than everybody in the company is gone through in order
USUAL_APPLICATIONS = 4  # of one person; of more, all are read
Applicant = tuple[Any, bool, int]
Applicants = tuple[Sequence[Applicant], int]  # from the last contact on, and the number of all
_APPLIED, _WRITTEN_TO = func.max(applications.c.applied_at), func.max(pool_consents.c.contacted_at)
_LAST_CONTACT = case((_WRITTEN_TO > _APPLIED, _WRITTEN_TO), else_=_APPLIED)


class SqlTalentPool(SqlPoolConsents):
    @property
    def people(self) -> SqlPoolPeople:
        return SqlPoolPeople(self._connection)

    @property
    def merges(self) -> SqlPoolMerges:
        return SqlPoolMerges(self._connection)

    @property
    def searches(self) -> SqlPoolSearches:
        return SqlPoolSearches(self._connection)

    def page(self, query: PoolQuery) -> PoolPage:
        """Applicants and those who were added are two lists, each in its order; the page is cut from both together. At
        most all applicants come before a late page, so everybody else before it was added, and need not be read."""
        window, is_search = query.window, not query.terms.are_empty
        applicants, total = self._matches(query) if is_search else ([], self._count_applicants(query))
        skipped, count, left = max(0, window.start - total), self._count_added(query), total
        if not is_search and skipped:
            applicants, left = self._matches(query, after=skipped)
        elif not is_search:
            applicants = self._latest(query)
        is_rare = count <= RARE and are_indexed(query.terms)
        newest = self._added(query, skipped, window.end - total + left, is_rare=is_rare)
        added, skipped = self._connection.execute(newest).all(), skipped + total - left
        entries = sorted([*applicants, *((row.at, False, row.id) for row in added)], reverse=True)
        keys = [
            PoolKey(PoolKind.APPLICANT if is_applicant else PoolKind.ADDED, number)
            for _, is_applicant, number in entries[window.start - skipped : window.end - skipped]
        ]
        people, total = self.entries(query.company_id, keys), total + count
        return PoolPage([people[key] for key in keys], min(total, MOST_COUNTED) if is_search else total)

    def with_consent(self, company_id: int, today: date) -> int:
        query = PoolQuery(company_id, Window(), PoolTerms(consent=ConsentState.VALID), today)
        added = select(func.count()).select_from(pool_people).where(*added_conditions(query))
        return self._count_applicants(query) + (self._connection.scalar(added) or 0)

    def newest(self, query: PoolQuery, *, below: PoolKey | None) -> Sequence[PoolPerson]:
        count, rows = query.window.count, list[Any]()
        for kind, number in ((PoolKind.APPLICANT, applications.c.user_id), (PoolKind.ADDED, pool_people.c.id)):
            if below and below.kind is PoolKind.ADDED and kind is PoolKind.APPLICANT:
                continue  # all applicants came before
            further = [number < below.number] if below and below.kind is kind else []
            left = count - len(rows)
            is_applicant = kind is PoolKind.APPLICANT
            entries = self._applicants(query, *further) if is_applicant else self._added(query, 0, left, *further)
            rows += self._connection.execute(entries.order_by(None).order_by(number.desc()).limit(left))
        return self._people(query.company_id, rows)

    def _matches(self, query: PoolQuery, *, after: int = 0) -> Applicants:
        """With `after`, only those who come after so many people who were added."""
        # The texts of applicants are compared in the order of accounts, in which profiles are stored: SQLite takes
        # the index that has it for the sake of this condition.
        entries = self._applicants(query, applications.c.user_id > 0)
        if after:
            contact = self._added(query, after, after + 1).with_only_columns(pool_people.c.last_contact_at)
            entries = entries.having(contact.scalar_subquery() > _LAST_CONTACT)
        rows = self._connection.execute(entries.limit(query.window.end)).all()
        return [(row.at, True, row.id) for row in rows], rows[0].total if rows else 0

    def _count_applicants(self, query: PoolQuery) -> int:
        source = applications.join(jobs, jobs.c.id == applications.c.job_id)
        everybody = select(func.count(distinct(applications.c.user_id))).select_from(source)
        return self._connection.scalar(everybody.where(*applicant_conditions(query))) or 0

    def _latest(self, query: PoolQuery) -> Sequence[Applicant]:
        """The newest applications tell who comes first, without grouping all of them; those who were written to since
        are few."""
        person, end = applications.c.user_id, query.window.end
        source = applications.join(jobs, jobs.c.id == applications.c.job_id)
        newest = select(person.label("id"), _as_stored(applications.c.applied_at).label("at")).select_from(source)
        newest = newest.where(*applicant_conditions(query)).order_by(applications.c.applied_at.desc())
        rows = self._connection.execute(newest.limit(end * USUAL_APPLICATIONS)).all()
        latest = dict(map(tuple, reversed(rows)))
        if len(latest) < end and len(rows) == end * USUAL_APPLICATIONS:
            latest = dict(map(tuple, reversed(self._connection.execute(newest).all())))
        for row in self._connection.execute(self._applicants(query, person.in_(self.contacted(query.company_id, end)))):
            latest[row.id] = row.at
        return sorted(((at, True, number) for number, at in latest.items()), reverse=True)[:end]

    def has(self, company_id: int, key: PoolKey) -> bool:
        return bool(self.present(company_id, [key]))

    def present(self, company_id: int, keys: Collection[PoolKey]) -> frozenset[PoolKey]:
        query, person = PoolQuery(company_id, Window()), applications.c.user_id
        users, added = ([key.number for key in keys if key.kind is kind] for kind in PoolKind)
        # SQLite begins with the people, not with all jobs, as it cannot look up this number in an index.
        source = applications.join(jobs, jobs.c.id == applications.c.job_id + 0)
        applicants = select(person).select_from(source).where(person.in_(users), *applicant_conditions(query))
        others = select(pool_people.c.id).where(pool_people.c.id.in_(added), *added_conditions(query, is_rare=True))
        queries = {PoolKind.APPLICANT: applicants, PoolKind.ADDED: others}
        return frozenset(
            PoolKey(kind, number) for kind, ids in queries.items() for number in self._connection.scalars(ids)
        )

    def get(self, company_id: int, key: PoolKey) -> PoolPerson:
        [*people] = self.entries(company_id, [key]).values()
        if not people:
            raise NotInPool
        return people[0]

    def entries(self, company_id: int, keys: Collection[PoolKey]) -> Mapping[PoolKey, PoolPerson]:
        return {person.key: person for person in self._people(company_id, self._rows(company_id, keys))}

    def _rows(self, company_id: int, keys: Collection[PoolKey]) -> Sequence[Any]:
        query = PoolQuery(company_id, Window())
        users, added = ([key.number for key in keys if key.kind is kind] for kind in PoolKind)
        applicants = self._applicants(query, applications.c.user_id.in_(users))
        others = self._added(query, 0, len(added), pool_people.c.id.in_(added), is_rare=True)
        return [
            *(self._connection.execute(applicants) if users else ()),
            *(self._connection.execute(others) if added else ()),
        ]

    def whole(self, company_id: int, key: PoolKey) -> PoolPerson:
        if self.has(company_id, key) or key.kind is PoolKind.APPLICANT:
            return self.get(company_id, key)
        merge = pool_merges.c.company_id == company_id, pool_merges.c.person_id == key.number
        into = self._connection.execute(select(pool_merges).where(*merge)).one_or_none()
        return self.get(company_id, key_of(into.into_id, into.user_id) if into else key)

    def email(self, company_id: int, key: PoolKey) -> str:
        entry = pool_people.c.company_id == company_id, pool_people.c.id == key.number
        is_added = key.kind is PoolKind.ADDED
        return (self._connection.scalar(select(pool_people.c.email).where(*entry)) if is_added else None) or ""

    def emails(self, company_id: int, among: Collection[str] | None = None) -> frozenset[str]:
        address = func.lower(applications.c.email)
        addresses = select(address).select_from(OF_JOBS).where(*applicant_conditions(PoolQuery(company_id, Window())))
        if among is not None:
            addresses = addresses.where(address.in_(among))
        return frozenset(self._connection.scalars(addresses)) | self.people.emails(company_id, among)

    def _applicants(self, query: PoolQuery, *clauses: ColumnElement[bool]) -> Select[Any]:
        """Each with the number of all."""
        person = applications.c.user_id
        source = applications.join(jobs, jobs.c.id == applications.c.job_id) if query.terms.are_empty else OF_JOBS
        is_consent = and_(pool_consents.c.company_id == query.company_id, pool_consents.c.user_id == person)
        listed = select(
            *(person.label("id"), _as_stored(_LAST_CONTACT).label("at"), func.max(applications.c.id).label("latest")),
            *(func.count().label("number"), func.count().over().label("total")),
        ).select_from(source.outerjoin(pool_consents, is_consent))
        entries = listed.where(*applicant_conditions(query, on_postgres=self._is_postgres), *clauses)
        return entries.group_by(person).order_by(_LAST_CONTACT.desc(), person.desc())

    def _added(
        self, query: PoolQuery, before: int, end: int, *clauses: ColumnElement[bool], is_rare: bool = False
    ) -> Select[Any]:
        people = pool_people.c
        columns = people.id, _as_stored(people.last_contact_at).label("at"), null().label("latest")
        listed = added_conditions(query, on_postgres=self._is_postgres, is_rare=is_rare)
        newest = select(*columns).where(*listed, *clauses).order_by(people.last_contact_at.desc(), people.id.desc())
        return newest.limit(end - before).offset(before)

    def _count_added(self, query: PoolQuery) -> int:
        """Everybody is counted in an index; those who are part of another entry are few, and subtracted. A search
        counts at most MOST_COUNTED."""
        everybody = select(func.count()).select_from(pool_people).where(pool_people.c.company_id == query.company_id)
        if query.terms.are_empty:
            parts = select(func.count()).select_from(hidden(query.company_id).subquery())
            return (self._connection.scalar(everybody) or 0) - (self._connection.scalar(parts) or 0)
        listed = added_conditions(query, on_postgres=self._is_postgres, is_rare=are_indexed(query.terms))
        entries = select(pool_people.c.id).where(*listed)
        some = select(func.count()).select_from(entries.limit(MOST_COUNTED).subquery())
        return self._connection.scalar(some) or 0

    def tags(self, company_id: int) -> Sequence[str]:
        tag_rows = select(pool_tags.c.tag).where(pool_tags.c.company_id == company_id).distinct()
        tagged = pool_people.c.company_id == company_id, pool_people.c.tags > ""
        lines = self._connection.scalars(select(pool_people.c.tags).where(*tagged).distinct())
        tags = {*self._connection.scalars(tag_rows), *(tag for tags in lines for tag in tags_of(tags))}
        return sorted(tags, key=str.casefold)

    def put_tags(self, company_id: int, user_id: int, tags: Sequence[str]) -> None:
        is_of_person = pool_tags.c.company_id == company_id, pool_tags.c.user_id == user_id
        self._connection.execute(delete(pool_tags).where(*is_of_person))
        rows = [{"company_id": company_id, "user_id": user_id, "tag": tag} for tag in tags]
        if rows:
            self._connection.execute(insert(pool_tags), rows)

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(pool_tags).where(pool_tags.c.user_id == user_id))
        self.merges.forget_user(user_id)
        self.forget_user(user_id)

    def remove_left(self, user_id: int) -> None:
        of_companies = applications.join(jobs).join(company_members, company_members.c.user_id == jobs.c.recruiter_id)
        there = select(company_members.c.company_id).select_from(of_companies)
        is_of_person = applications.c.user_id == user_id, applications.c.email != ""
        left = there.where(*is_of_person)
        for table in (pool_tags, pool_consents):
            gone = table.c.user_id == user_id, table.c.company_id.not_in(left)
            self._connection.execute(delete(table).where(*gone))

    def _people(self, company_id: int, rows: Sequence[Any]) -> list[PoolPerson]:
        columns = select(applications, *OF_PROFILE).select_from(OF_JOBS)
        latest = columns.where(applications.c.id.in_([row.latest for row in rows if row.latest]))
        records = {record.user_id: record for record in self._connection.execute(latest)}
        tags, consents = self._tags_of(company_id, list(records)), self.of(company_id, list(records))
        is_in_rows = pool_people.c.id.in_([row.id for row in rows if not row.latest])
        added = {record.id: record for record in self._connection.execute(select(*_ADDED).where(is_in_rows))}
        people = [
            _applicant(records[row.id], row, tags.get(row.id, []), consents.get(row.id))
            if row.latest
            else _added_person(added[row.id])
            for row in rows
        ]
        parts = self._parts_of([person.key for person in people])
        return [as_one(person, parts.get(person.key, ())) for person in people]

    def _parts_of(self, keys: Sequence[PoolKey]) -> Mapping[PoolKey, list[PoolPerson]]:
        """People who are shown as part of these."""
        numbers = {kind: [key.number for key in keys if key.kind is kind] for kind in PoolKind}
        wholes = {PoolKind.APPLICANT: pool_merges.c.user_id, PoolKind.ADDED: pool_merges.c.into_id}
        parts = defaultdict[PoolKey, list[PoolPerson]](list)
        for kind, whole in wholes.items():
            people = select(whole.label("whole"), *_ADDED).join(
                pool_merges, pool_merges.c.person_id == pool_people.c.id
            )
            members = people.where(whole.in_(numbers[kind])).order_by(pool_people.c.last_contact_at.desc())
            for row in self._connection.execute(members):
                parts[PoolKey(kind, row.whole)].append(_added_person(row))
        return parts

    def _tags_of(self, company_id: int, user_ids: Sequence[int]) -> Mapping[int, list[str]]:
        tags = defaultdict[int, list[str]](list)
        is_of_people = pool_tags.c.company_id == company_id, pool_tags.c.user_id.in_(user_ids)
        for row in self._connection.execute(select(pool_tags).where(*is_of_people).order_by(pool_tags.c.tag)):
            tags[row.user_id].append(row.tag)
        return tags


def _as_stored(moment: ColumnElement[Any]) -> ColumnElement[Any]:
    """Enough for comparing many, and read in a tenth of the time."""
    return type_coerce(moment, String)


def _applicant(record: Any, row: Any, tags: Sequence[str], consent: Any) -> PoolPerson:
    return PoolPerson(
        PoolKey(PoolKind.APPLICANT, record.user_id),
        record.full_name,
        record.email,
        record.phone,
        max(filter(None, (record.applied_at, consent and consent.contacted_at))),
        record.job_title,
        row.number,
        record.current_title,
        record.preferred_locations or "",
        record.job_roles or "",
        record.skills or "",
        record.source,
        tags,
        consent and consent.consent_until,
        asked_at=consent and consent.asked_at,
        has_declined=bool(consent and consent.declined_at),
    )


def _added_person(record: Any) -> PoolPerson:
    values = {name: value for name, value in record._mapping.items() if name not in ("id", "whole")}
    key = PoolKey(PoolKind.ADDED, record.id)
    return PoolPerson(key, **values | {"tags": tags_of(record.tags)})
