"""The talent pools of companies in SQL."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Index,
    Row,
    String,
    Table,
    and_,
    delete,
    func,
    insert,
    literal_column,
    not_,
    or_,
    select,
)

from hireloom.adapters.sql.application_tables import IS_HIDDEN, applications
from hireloom.adapters.sql.company_tables import company_members
from hireloom.adapters.sql.job_lists import conditions
from hireloom.adapters.sql.tables import jobs, metadata, profiles
from hireloom.domain.profiles import Visibility
from hireloom.domain.talent_pool import PoolPerson
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.talent_pool import PoolPage, PoolQuery

pool_tags = Table(
    "pool_tags",
    metadata,
    Column("company_id", ForeignKey("companies.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("tag", String(30), primary_key=True),
    Index("ix_pool_tags_user_id", "user_id"),
)
_COUNTS = and_(
    applications.c.email != "",
    applications.c.withdrawn_at.is_(None),
    not_(and_(jobs.c.blind_review, literal_column(f"({IS_HIDDEN})"))),
)
_IS_FOUND = profiles.c.visibility != Visibility.NOBODY.value
_OF_JOBS = applications.join(jobs, jobs.c.id == applications.c.job_id).outerjoin(
    profiles, and_(profiles.c.user_id == applications.c.user_id, _IS_FOUND)
)


_OF_PROFILE = profiles.c.job_roles, profiles.c.skills, profiles.c.preferred_locations


class SqlTalentPool:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def page(self, query: PoolQuery) -> PoolPage:
        person, latest = applications.c.user_id, func.max(applications.c.id)
        columns = person, latest.label("latest"), func.count().label("number")
        listed = select(*columns).select_from(_OF_JOBS).where(*_conditions(query)).group_by(person)
        newest = listed.order_by(latest.desc()).limit(query.window.count).offset(query.window.start)
        rows = self._connection.execute(newest).all()
        everybody = select(func.count(person.distinct())).select_from(_OF_JOBS).where(*_conditions(query))
        return PoolPage(self._people(query.company_id, rows), self._connection.scalar(everybody) or 0)

    def has(self, company_id: int, user_id: int) -> bool:
        query = PoolQuery(company_id, Window())
        theirs = select(applications.c.id).select_from(_OF_JOBS).where(applications.c.user_id == user_id)
        return self._connection.scalar(theirs.where(*_conditions(query)).limit(1)) is not None

    def tags(self, company_id: int) -> Sequence[str]:
        own = select(pool_tags.c.tag).where(pool_tags.c.company_id == company_id).distinct()
        return self._connection.scalars(own.order_by(pool_tags.c.tag)).all()

    def put_tags(self, company_id: int, user_id: int, tags: Sequence[str]) -> None:
        theirs = pool_tags.c.company_id == company_id, pool_tags.c.user_id == user_id
        self._connection.execute(delete(pool_tags).where(*theirs))
        rows = [{"company_id": company_id, "user_id": user_id, "tag": tag} for tag in tags]
        if rows:
            self._connection.execute(insert(pool_tags), rows)

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(pool_tags).where(pool_tags.c.user_id == user_id))

    def remove_left(self, user_id: int) -> None:
        of_companies = applications.join(jobs).join(company_members, company_members.c.user_id == jobs.c.recruiter_id)
        there = select(company_members.c.company_id).select_from(of_companies)
        theirs = applications.c.user_id == user_id, applications.c.email != ""
        left = pool_tags.c.company_id.not_in(there.where(*theirs))
        self._connection.execute(delete(pool_tags).where(pool_tags.c.user_id == user_id, left))

    def _people(self, company_id: int, rows: Sequence[Row[Any]]) -> list[PoolPerson]:
        columns = select(applications, *_OF_PROFILE).select_from(_OF_JOBS)
        latest = columns.where(applications.c.id.in_([row.latest for row in rows]))
        records = {record.user_id: record for record in self._connection.execute(latest)}
        tags = self._tags_of(company_id, [row.user_id for row in rows])
        return [_person(records[row.user_id], row.number, tags.get(row.user_id, [])) for row in rows]

    def _tags_of(self, company_id: int, user_ids: Sequence[int]) -> Mapping[int, list[str]]:
        tags = defaultdict[int, list[str]](list)
        theirs = pool_tags.c.company_id == company_id, pool_tags.c.user_id.in_(user_ids)
        for row in self._connection.execute(select(pool_tags).where(*theirs).order_by(pool_tags.c.tag)):
            tags[row.user_id].append(row.tag)
        return tags


def _conditions(query: PoolQuery) -> Sequence[ColumnElement[bool]]:
    theirs = conditions(JobQuery(Window(), company_id=query.company_id))
    listed = [*theirs, _COUNTS]
    for word in query.words.casefold().split():
        texts = applications.c.job_title, applications.c.current_title, *_OF_PROFILE
        says = (func.lower(text).contains(word, autoescape=True) for text in texts)
        listed.append(or_(applications.c.sought.contains(word, autoescape=True), *says))
    if query.tag:
        tags = pool_tags.c.company_id == query.company_id, pool_tags.c.tag == query.tag
        listed.append(applications.c.user_id.in_(select(pool_tags.c.user_id).where(*tags)))
    return listed


def _person(record: Any, count: int, tags: Sequence[str]) -> PoolPerson:
    return PoolPerson(
        record.user_id,
        record.full_name,
        record.email,
        record.phone,
        record.job_title,
        record.applied_at,
        count,
        record.current_title,
        record.preferred_locations or "",
        record.job_roles or "",
        record.skills or "",
        tags,
    )
