"""Who is in the talent pool of a company, as conditions of SQL."""

from collections.abc import Iterator, Sequence
from datetime import datetime

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
from hireloom.adapters.sql.lists.text_parts import TRIGRAM, Texts, says
from hireloom.adapters.sql.pool_consents import pool_consents
from hireloom.adapters.sql.pool_people import pool_merges, pool_people
from hireloom.adapters.sql.tables import jobs, metadata, profiles
from hireloom.domain.pool_contacts import ENDS_SOON
from hireloom.domain.pool_terms import ConsentState, PoolTerms
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


Clause = tuple[ColumnElement[bool], ColumnElement[bool]]  # of somebody who was added, and of an application


def applicant_conditions(query: PoolQuery, *, on_postgres: bool = False) -> Sequence[ColumnElement[bool]]:
    listed = [*conditions(JobQuery(Window(), company_id=query.company_id)), _COUNTS]
    for of_added, of_applicant in _clauses(query, on_postgres=on_postgres):
        parts = applications.c.user_id.in_(_parts(query, pool_merges.c.user_id, of_added))
        listed.append(or_(of_applicant, parts))
    return listed


def added_conditions(
    query: PoolQuery, *, on_postgres: bool = False, is_rare: bool = False
) -> list[ColumnElement[bool]]:
    """Without those who are shown as part of another entry. Where those found are few, the database begins with them,
    not with everybody in the company in order."""
    company = pool_people.c.company_id + 0 if is_rare else pool_people.c.company_id
    clauses = [of_added for of_added, _ in _clauses(query, on_postgres=on_postgres)]
    matches = (or_(clause, pool_people.c.id.in_(_parts(query, pool_merges.c.into_id, clause))) for clause in clauses)
    return [company == query.company_id, *matches, pool_people.c.id.not_in(hidden(query.company_id))]


def are_indexed(terms: PoolTerms) -> bool:
    """The index of words finds those who match one of the terms; it knows no shorter parts."""
    values = *terms.words, *terms.skills, *terms.titles, *terms.places
    return any(len(value) >= TRIGRAM for value in values)


def hidden(company_id: int) -> Select[int]:
    """People who were added and are shown as part of another entry; if that is an applicant's, only while the applicant
    is in the pool."""
    application_ids = (
        select(applications.c.id).select_from(OF_JOBS).where(applications.c.user_id == pool_merges.c.user_id)
    )
    of_applicant = (
        application_ids.where(*applicant_conditions(PoolQuery(company_id, Window()))).correlate(pool_merges).exists()
    )
    conditions = pool_merges.c.company_id == company_id, or_(pool_merges.c.into_id.is_not(None), of_applicant)
    return select(pool_merges.c.person_id).where(*conditions)


def _clauses(query: PoolQuery, *, on_postgres: bool) -> Iterator[Clause]:
    """One for each term. The index of words knows all facts, so it narrows down what is compared with each."""

    def contains(column: ColumnElement[str], value: str) -> ColumnElement[bool]:
        return (func.lower(column) if on_postgres else column).contains(value, autoescape=True)  # SQLite ignores case

    terms, people, profile = query.terms, pool_people.c, profiles.c
    for word in terms.words:
        texts = applications.c.job_title, applications.c.current_title, *OF_PROFILE
        in_texts = (contains(text, word) for text in texts)
        of_applicant = or_(applications.c.sought.contains(word, autoescape=True), *in_texts)
        yield says(WORDS, word, on_postgres=on_postgres), of_applicant
    columns = (
        (terms.skills, people.skills, [profile.skills]),
        (terms.titles, people.title, [applications.c.current_title, profile.job_roles]),
        (terms.places, people.place, [profile.preferred_locations]),
    )
    for values, added, applied in columns:
        for value in values:
            of_added = and_(says(WORDS, value, on_postgres=on_postgres), contains(added, value))
            yield of_added, or_(*(contains(column, value) for column in applied))
    for source in terms.sources:
        yield contains(people.source, source), contains(applications.c.source, source)
    for tag in terms.tags:
        has_tag = pool_tags.c.company_id == query.company_id, pool_tags.c.tag == tag
        of_applicant = applications.c.user_id.in_(select(pool_tags.c.user_id).where(*has_tag))
        yield people.tags.contains(lines_of([tag]), autoescape=True), of_applicant
    if terms.consent:
        consent_rows = select(pool_consents.c.user_id).where(pool_consents.c.company_id == query.company_id)
        is_asked, is_not = applications.c.user_id.in_, applications.c.user_id.not_in
        consents = _consent(query, terms.consent, pool_consents, pool_consents.c.declined_at)
        if terms.consent is ConsentState.NONE:
            yield _consent(query, terms.consent, pool_people), is_not(consent_rows.where(not_(consents)))
        else:
            yield _consent(query, terms.consent, pool_people), is_asked(consent_rows.where(consents))


def _consent(
    query: PoolQuery, state: ConsentState, table: Table, declined_at: Column[datetime] | None = None
) -> ColumnElement[bool]:
    """People who have declined count neither as asked nor as not asked."""
    until, asked_at, soon = table.c.consent_until, table.c.asked_at, query.today + ENDS_SOON
    is_valid = and_(until.is_not(None), until >= query.today)
    if state in (ConsentState.VALID, ConsentState.SOON):
        return is_valid if state is ConsentState.VALID else and_(is_valid, until <= soon)
    open_ = not_(is_valid), *([] if declined_at is None else [declined_at.is_(None)])
    return and_(*open_, asked_at.is_not(None) if state is ConsentState.ASKED else asked_at.is_(None))


def _parts(query: PoolQuery, whole: Column[int], condition: ColumnElement[bool]) -> Select[int]:
    """The entries with a part that fulfills the condition."""
    people = pool_merges.join(pool_people, pool_people.c.id == pool_merges.c.person_id)
    of_company = pool_merges.c.company_id == query.company_id, whole.is_not(None)
    return select(whole).select_from(people).where(*of_company, condition).correlate(None)
