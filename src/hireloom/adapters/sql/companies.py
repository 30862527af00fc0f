"""Companies in SQL."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, or_, select

from hireloom.adapters.sql.applicant_views import SqlApplicantViews
from hireloom.adapters.sql.company_invitations import SqlCompanyInvitations
from hireloom.adapters.sql.company_pictures import SqlCompanyPictures, company_logos
from hireloom.adapters.sql.company_tables import (
    companies,
    company_bars,
    company_members,
    confirmed_recruiters,
    is_out,
)
from hireloom.adapters.sql.job_covers import SqlJobCovers
from hireloom.adapters.sql.job_drafts import SqlJobDrafts
from hireloom.adapters.sql.job_teams import SqlJobTeams
from hireloom.adapters.sql.tables import jobs, users
from hireloom.adapters.sql.upserts import upsert
from hireloom.adapters.sql.users import user_of
from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.identity.emails import mailbox_digest
from hireloom.domain.identity.users import Role, User
from hireloom.domain.windows import Window
from hireloom.ports.companies import CompanyPage, MemberRow

MOST_CONFIRMED = 1_000  # recruiters listed
_MEMBER = [column.label(f"member_{column.name}") for column in company_members.c]  # users have an id, too


_JOBS = (
    select(func.count())
    .select_from(jobs)
    .where(jobs.c.recruiter_id == users.c.id, jobs.c.deleted_at.is_(None))
    .scalar_subquery()
)
_DOMAIN_AT = func.length(users.c.email) - func.length(companies.c.domain)
_OUT = is_out(company_members)
# Who belongs to the company of their row in company_members, joined with users and companies.
STANDING = (
    ~_OUT,
    or_(func.substr(users.c.email, _DOMAIN_AT) == "@" + companies.c.domain, company_members.c.is_admitted),
    users.c.user_type == Role.RECRUITER,
    users.c.deleted_at.is_(None),
)
# Made once, as most requests ask one of them.
_MEMBERS = company_members.join(users).join(companies)
_OF_PERSON = company_members.c.user_id == bindparam("person")
_STANDING_MEMBER = select(*_MEMBER).select_from(_MEMBERS).where(_OF_PERSON, *STANDING)
_COMPANY_OF_PERSON = select(companies).select_from(_MEMBERS).where(_OF_PERSON, *STANDING)
_OF_DOMAIN = select(companies).where(companies.c.domain == bindparam("domain"))
_CONFIRMED = select(confirmed_recruiters.c.user_id).where(confirmed_recruiters.c.user_id == bindparam("person"))


class SqlCompanies:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def invitations(self) -> SqlCompanyInvitations:
        return SqlCompanyInvitations(self._connection)

    @property
    def applicant_views(self) -> SqlApplicantViews:
        return SqlApplicantViews(self._connection)

    @property
    def job_drafts(self) -> SqlJobDrafts:
        return SqlJobDrafts(self._connection)

    @property
    def covers(self) -> SqlJobCovers:
        return SqlJobCovers(self._connection)

    @property
    def teams(self) -> SqlJobTeams:
        return SqlJobTeams(self._connection)

    @property
    def logos(self) -> SqlCompanyPictures:
        return SqlCompanyPictures(self._connection, company_logos)

    def get(self, company_id: int) -> Company:
        return _company(self._connection.execute(select(companies).where(companies.c.id == company_id)).one())

    def of_domain(self, domain: str) -> Company | None:
        row = self._connection.execute(_OF_DOMAIN, {"domain": domain}).one_or_none()
        return _company(row) if row else None

    def of_person(self, user_id: int) -> Company | None:
        row = self._connection.execute(_COMPANY_OF_PERSON, {"person": user_id}).one_or_none()
        return _company(row) if row else None

    def put(self, company: Company) -> Company:
        values = {name: value for name, value in asdict(company).items() if name != "id"}
        first = upsert(self._connection, companies).values(**values)
        others = {name: first.excluded[name] for name in values if name not in ("domain", "created_at")}
        query = first.on_conflict_do_update(index_elements=["domain"], set_=others).returning(companies.c.id)
        return replace(company, id=self._connection.execute(query).scalar_one())

    def page(self, window: Window, words: str = "") -> CompanyPage:
        names = func.lower(companies.c.name)
        about = [
            or_(companies.c.domain.contains(word, autoescape=True), names.contains(word, autoescape=True))
            for word in words.casefold().split()
        ]
        total = self._connection.execute(select(func.count()).select_from(companies).where(*about)).scalar_one()
        listed = select(companies).where(*about).order_by(companies.c.id.desc())
        rows = self._connection.execute(listed.offset(window.start).limit(window.count))
        return CompanyPage([_company(row) for row in rows], total)

    def is_confirmed(self, user_id: int) -> bool:
        return self._connection.scalar(_CONFIRMED, {"person": user_id}) is not None

    def confirm(self, user_id: int, *, by: int, now: datetime) -> None:
        values = {"user_id": user_id, "confirmed_at": now, "confirmed_by": by}
        self._connection.execute(upsert(self._connection, confirmed_recruiters).on_conflict_do_nothing(), values)

    def withdraw(self, user_id: int) -> None:
        self._connection.execute(delete(confirmed_recruiters).where(confirmed_recruiters.c.user_id == user_id))

    def confirmed(self) -> Sequence[User]:
        query = select(users).join(confirmed_recruiters, confirmed_recruiters.c.user_id == users.c.id)
        latest = query.order_by(confirmed_recruiters.c.confirmed_at.desc(), users.c.id.desc())
        return [user_of(row) for row in self._connection.execute(latest.limit(MOST_CONFIRMED))]

    def members(self, company_id: int, *, for_update: bool = False) -> Sequence[MemberRow]:
        if for_update:  # who changes members holds the company, so that two owners cannot leave at once
            self._connection.execute(select(companies.c.id).where(companies.c.id == company_id).with_for_update())
        rows = self._connection.execute(
            select(*_MEMBER, users, _JOBS.label("jobs"))
            .select_from(_MEMBERS)
            .where(company_members.c.company_id == company_id, users.c.is_active, *STANDING)
            .order_by(company_members.c.joined_at, users.c.id)
        )
        return [MemberRow(_member(row), user_of(row), row.last_seen_at or row.created_at, row.jobs) for row in rows]

    def membership(self, user_id: int) -> Member | None:
        membership = select(*_MEMBER).where(company_members.c.user_id == user_id, ~_OUT)
        row = self._connection.execute(membership).one_or_none()
        return _member(row) if row else None

    def standing_membership(self, user_id: int) -> Member | None:
        row = self._connection.execute(_STANDING_MEMBER, {"person": user_id}).one_or_none()
        return _member(row) if row else None

    def bar(self, user: User, company_id: int, *, at: datetime) -> None:
        self.remove_member(user.id)
        values = {"company_id": company_id, "user_id": user.id, "mailbox": mailbox_digest(user.email), "barred_at": at}
        self._connection.execute(upsert(self._connection, company_bars).on_conflict_do_nothing(), values)

    def lift_bar(self, user: User, company_id: int) -> None:
        self._connection.execute(delete(company_bars).where(_is_about(user, company_id)))

    def is_barred(self, user: User, company_id: int) -> bool:
        of_row = company_members.c.user_id == user.id, company_members.c.company_id == company_id
        former = self._connection.scalar(select(_OUT).where(*of_row))
        if former is not None:  # there is a row
            return bool(former)
        statement = select(company_bars.c.user_id).where(_is_about(user, company_id)).limit(1)
        return self._connection.scalar(statement) is not None

    def put_member(self, member: Member) -> None:
        first = upsert(self._connection, company_members).values(**asdict(member))
        others = {name: first.excluded[name] for name in ("company_id", "role", "joined_at", "is_admitted")}
        again = others | {"removed_at": None}
        self._connection.execute(first.on_conflict_do_update(index_elements=["user_id"], set_=again))

    def remove_member(self, user_id: int) -> None:
        self._connection.execute(delete(company_members).where(company_members.c.user_id == user_id))


def _is_about(user: User, company_id: int) -> ColumnElement[bool]:
    is_theirs = or_(company_bars.c.user_id == user.id, company_bars.c.mailbox == mailbox_digest(user.email))
    return and_(company_bars.c.company_id == company_id, is_theirs)


def _company(row: Any) -> Company:
    method = VerificationMethod(row.method) if row.method else None
    return Company(**{**row._mapping, "method": method})


def _member(row: Any) -> Member:
    role = CompanyRole(row.member_role)
    return Member(row.member_company_id, row.member_user_id, role, row.member_joined_at, row.member_is_admitted)
