"""Entries of talent pools that look like one person, in SQL."""

from collections import defaultdict
from collections.abc import Iterable, Sequence, Set
from datetime import datetime
from itertools import combinations
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Integer,
    Select,
    Table,
    and_,
    delete,
    func,
    insert,
    select,
    update,
)

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.pool_lists import OF_JOBS, applicant_conditions
from hireloom.adapters.sql.pool_people import pool_imports, pool_merges, pool_people
from hireloom.adapters.sql.tables import jobs, metadata, stored_files, users
from hireloom.domain.pool_duplicates import Likeness, LikePair, NoSuchMerge, PoolMerge
from hireloom.domain.pool_people import PHONE_DIGITS
from hireloom.domain.talent_pool import PoolKey, PoolKind
from hireloom.domain.windows import Window
from hireloom.ports.talent_pool import PoolQuery

MOST_LIKE = 1_000  # entries with something in common that are looked at
MOST_OF_ONE = 5  # entries with the same number: more are a switchboard, not a person

pool_differences = Table(
    "pool_differences",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("company_id", ForeignKey("companies.id"), nullable=False, index=True),
    Column("person_id", ForeignKey("pool_people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("other_id", ForeignKey("pool_people.id", ondelete="CASCADE"), index=True),  # either somebody who was added
    Column("user_id", ForeignKey("users.id"), index=True),  # or an applicant
)
_DIGITS = func.coalesce(users.c.country_code, "").concat(func.coalesce(users.c.phone_digits, ""))
_SAME = {
    Likeness.EMAIL: pool_people.c.email,
    Likeness.PHONE: pool_people.c.phone_key,
    Likeness.DOCUMENT: pool_people.c.document,
}
# What an applicant has of the same kind.
_OF_APPLICANTS = {
    Likeness.EMAIL: func.lower(applications.c.email),
    Likeness.PHONE: func.substr(_DIGITS, func.length(_DIGITS) - PHONE_DIGITS + 1),
    Likeness.DOCUMENT: stored_files.c.sha256,
}


class SqlPoolMerges:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def pairs(self, company_id: int) -> Sequence[LikePair]:
        likenesses = defaultdict[frozenset[PoolKey], list[Likeness]](list)
        for likeness in Likeness:
            for pair in (*self._of_added(company_id, likeness), *self._with_applicants(company_id, likeness)):
                likenesses[pair].append(likeness)
        pairs = sorted(map(sorted, likenesses), reverse=True)
        return [LikePair(first, second, likenesses[frozenset((first, second))]) for first, second in pairs]

    def version(self, company_id: int) -> str:
        added = select(func.max(pool_imports.c.id), func.sum(pool_imports.c.people))
        applied = select(func.max(applications.c.id), func.count()).select_from(applications.join(jobs))
        counts = (
            added.where(pool_imports.c.company_id == company_id),
            applied.where(*applicant_conditions(PoolQuery(company_id, Window()))),
        )
        return " ".join(str(tuple(self._connection.execute(count).one())) for count in counts)

    def differ(self, company_id: int, first: PoolKey, second: PoolKey) -> None:
        first_person, person = sorted((first, second))  # an applicant is first
        same = [
            pool_differences.c.person_id == person.number,
            _of(pool_differences, first_person, "other_id"),
        ]
        if self._connection.scalar(select(pool_differences.c.id).where(*same)) is None:
            values = {"company_id": company_id, "person_id": person.number, **_ids(first_person, "other_id")}
            self._connection.execute(insert(pool_differences).values(values))

    def put(self, merge: PoolMerge) -> None:
        """Entries that were part of the person become part of the other one."""
        into = _ids(merge.into, "into_id")
        self._connection.execute(
            update(pool_merges).where(pool_merges.c.into_id == merge.person_id).values({"into_id": None} | into)
        )
        values = {"person_id": merge.person_id, "company_id": merge.company_id, "by_id": merge.by_id, "at": merge.at}
        self._connection.execute(insert(pool_merges).values(values | into))
        self._touch((merge.person_id, *([merge.into.number] if merge.into.kind is PoolKind.ADDED else [])), merge.at)

    def get(self, company_id: int, person_id: int) -> PoolMerge:
        merge = _MERGES.where(pool_merges.c.company_id == company_id, pool_merges.c.person_id == person_id)
        row = self._connection.execute(merge).one_or_none()
        if row is None:
            raise NoSuchMerge
        return _merge_of(row)

    def remove(self, merge: PoolMerge) -> None:
        self._connection.execute(delete(pool_merges).where(pool_merges.c.person_id == merge.person_id))

    def latest(self, company_id: int, after: datetime, count: int) -> Sequence[PoolMerge]:
        merges = _MERGES.where(pool_merges.c.company_id == company_id, pool_merges.c.at > after)
        rows = self._connection.execute(merges.order_by(pool_merges.c.at.desc(), pool_merges.c.person_id).limit(count))
        return [_merge_of(row) for row in rows]

    def forget_user(self, user_id: int) -> None:
        self._connection.execute(delete(pool_differences).where(pool_differences.c.user_id == user_id))

    def _of_added(self, company_id: int, likeness: Likeness) -> Iterable[frozenset[PoolKey]]:
        value = _SAME[likeness]
        conditions = pool_people.c.company_id == company_id, value > "", _IS_SHOWN
        some = (
            select(value)
            .where(*conditions)
            .group_by(value)
            .having(func.count().between(2, MOST_OF_ONE))
            .limit(MOST_LIKE)
        )
        rows = self._connection.execute(
            select(value.label("value"), pool_people.c.id).where(*conditions, value.in_(some))
        )
        groups = defaultdict[str, list[PoolKey]](list)
        for row in rows:
            groups[row.value].append(PoolKey(PoolKind.ADDED, row.id))
        return [frozenset(pair) for group in groups.values() for pair in combinations(group, 2)]

    def _with_applicants(self, company_id: int, likeness: Likeness) -> Iterable[frozenset[PoolKey]]:
        """SQLite begins with the applicants only if the join is an outer one, whose order it cannot change."""
        value, source = _OF_APPLICANTS[likeness], OF_JOBS
        if likeness is Likeness.PHONE:
            source = source.join(users, users.c.id == applications.c.user_id)
        if likeness is Likeness.DOCUMENT:
            source = source.join(stored_files, stored_files.c.key == applications.c.resume)
        query = select(applications.c.user_id, value.label("value")).select_from(source).distinct()
        listed = query.where(*applicant_conditions(PoolQuery(company_id, Window())), value > "").cte()
        same = and_(pool_people.c.company_id == company_id, _SAME[likeness] == listed.c.value)
        rows = select(listed.c.user_id, listed.c.value, pool_people.c.id).select_from(
            listed.outerjoin(pool_people, same)
        )
        of_value = defaultdict[str, set[int]](set)
        pairs = list[frozenset[PoolKey]]()
        for row in self._connection.execute(rows.where(func.coalesce(pool_people.c.id, 0) > 0, _IS_SHOWN)):
            of_value[row.value].add(row.user_id)
            if len(of_value[row.value]) <= MOST_OF_ONE:
                pairs.append(frozenset((PoolKey(PoolKind.APPLICANT, row.user_id), PoolKey(PoolKind.ADDED, row.id))))
        return pairs[:MOST_LIKE]

    def differences(self, company_id: int) -> Set[frozenset[PoolKey]]:
        differences = select(pool_differences).where(pool_differences.c.company_id == company_id)
        return {
            frozenset((PoolKey(PoolKind.ADDED, row.person_id), key_of(row.other_id, row.user_id)))
            for row in self._connection.execute(differences)
        }

    def _touch(self, ids: Iterable[int], at: datetime) -> None:
        """Marks them as changed, so that undoing an import leaves them alone."""
        self._connection.execute(update(pool_people).where(pool_people.c.id.in_(ids)).values(changed_at=at))


_IS_SHOWN = pool_people.c.id.not_in(select(pool_merges.c.person_id))
_MERGES: Select[Any] = select(pool_merges, pool_people.c.name).join(
    pool_people, pool_people.c.id == pool_merges.c.person_id
)


def _ids(key: PoolKey, name: str) -> dict[str, int]:
    return {"user_id" if key.kind is PoolKind.APPLICANT else name: key.number}


def _of(table: Table, key: PoolKey, name: str) -> ColumnElement[bool]:
    [(column, number)] = _ids(key, name).items()
    return table.c[column] == number


def key_of(person_id: int | None, user_id: int | None) -> PoolKey:
    return PoolKey(PoolKind.ADDED, person_id) if person_id else PoolKey(PoolKind.APPLICANT, user_id or 0)


def _merge_of(row: Any) -> PoolMerge:
    into = key_of(row.into_id, row.user_id)
    return PoolMerge(row.company_id, row.person_id, into, row.by_id, row.at, row.name)
