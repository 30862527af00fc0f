"""Who is in the talent pool of a company, as conditions of SQL."""

from collections.abc import Sequence

from sqlalchemy import (
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    Select,
    String,
    Table,
    and_,
    func,
    literal_column,
    not_,
    or_,
    select,
)

from hireloom.adapters.sql.application_tables import IS_HIDDEN, applications
from hireloom.adapters.sql.applications import lines_of
from hireloom.adapters.sql.job_lists import conditions
from hireloom.adapters.sql.lists.text_parts import Texts, says
from hireloom.adapters.sql.pool_people import pool_merges, pool_people
from hireloom.adapters.sql.tables import jobs, metadata, profiles
from hireloom.domain.profiles import Visibility
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.talent_pool import PoolQuery

pool_tags = Table(
    "pool_tags",
    metadata,
    Column("company_id", ForeignKey("companies.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("tag", String(30), primary_key=True),
    Index("ix_pool_tags_user_id", "user_id"),
)
WORDS = Texts("pool_words", pool_people.c.id, (pool_people.c.sought,))
_COUNTS = and_(
    applications.c.email != "",
    applications.c.withdrawn_at.is_(None),
    not_(and_(jobs.c.blind_review, literal_column(f"({IS_HIDDEN})"))),
)
_IS_FOUND = profiles.c.visibility != Visibility.NOBODY.value
OF_JOBS = applications.join(jobs, jobs.c.id == applications.c.job_id).outerjoin(
    profiles, and_(profiles.c.user_id == applications.c.user_id, _IS_FOUND)
)
OF_PROFILE = profiles.c.job_roles, profiles.c.skills, profiles.c.preferred_locations


def applicant_conditions(query: PoolQuery, *, on_postgres: bool = False) -> Sequence[ColumnElement[bool]]:
    listed = [*conditions(JobQuery(Window(), company_id=query.company_id)), _COUNTS]
    for word in query.words.casefold().split():
        texts = applications.c.job_title, applications.c.current_title, *OF_PROFILE
        in_texts = (func.lower(text).contains(word, autoescape=True) for text in texts)
        parts = applications.c.user_id.in_(
            _parts(query, pool_merges.c.user_id, says(WORDS, word, on_postgres=on_postgres))
        )
        listed.append(or_(applications.c.sought.contains(word, autoescape=True), *in_texts, parts))
    if query.tag:
        tags = pool_tags.c.company_id == query.company_id, pool_tags.c.tag == query.tag
        tagged = select(pool_tags.c.user_id).where(*tags)
        parts = applications.c.user_id.in_(_parts(query, pool_merges.c.user_id, _has_tag(query)))
        listed.append(or_(applications.c.user_id.in_(tagged), parts))
    return listed


def added_conditions(query: PoolQuery, *, on_postgres: bool = False) -> Sequence[ColumnElement[bool]]:
    """Without those who are shown as part of another entry."""
    return [*pool_conditions(query, on_postgres=on_postgres), pool_people.c.id.not_in(hidden(query.company_id))]


def hidden(company_id: int) -> Select[int]:
    """Who was added and is shown as part of another entry: of an applicant only while that one is in the pool."""
    theirs = select(applications.c.id).select_from(OF_JOBS).where(applications.c.user_id == pool_merges.c.user_id)
    of_applicant = theirs.where(*applicant_conditions(PoolQuery(company_id, Window()))).correlate(pool_merges).exists()
    own = pool_merges.c.company_id == company_id, or_(pool_merges.c.into_id.is_not(None), of_applicant)
    return select(pool_merges.c.person_id).where(*own)


def pool_conditions(query: PoolQuery, *, on_postgres: bool = False) -> Sequence[ColumnElement[bool]]:
    listed = [pool_people.c.company_id == query.company_id]
    clauses = [says(WORDS, word, on_postgres=on_postgres) for word in query.words.casefold().split()]
    clauses += [_has_tag(query)] if query.tag else []
    listed += [or_(one, pool_people.c.id.in_(_parts(query, pool_merges.c.into_id, one))) for one in clauses]
    return listed


def _has_tag(query: PoolQuery) -> ColumnElement[bool]:
    return pool_people.c.tags.contains(lines_of([query.tag]), autoescape=True)


def _parts(query: PoolQuery, whole: Column[int], condition: ColumnElement[bool]) -> Select[int]:
    """The entries of which somebody is shown as part who fulfils the condition."""
    people = pool_merges.join(pool_people, pool_people.c.id == pool_merges.c.person_id)
    of_company = pool_merges.c.company_id == query.company_id, whole.is_not(None)
    return select(whole).select_from(people).where(*of_company, condition).correlate(None)
