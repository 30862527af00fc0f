"""The tables of companies, of their people, and of recruiters whom an admin has confirmed."""

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    ForeignKey,
    FromClause,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
    exists,
    false,
    or_,
)

from hireloom.adapters.sql.tables import Moment, metadata

companies = Table(
    "companies",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("domain", String(254), nullable=False, unique=True),
    Column("name", String(100), nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("verified_at", Moment),
    Column("verified_by", Integer),  # no foreign key: the company outlives the account
    Column("method", String(8)),
    Column("zone", String(64), nullable=False, server_default=""),
    Column("answer_days", Integer, nullable=False, server_default="14"),
    Column("blind_review", Boolean, nullable=False, server_default=false()),
    Column("names_from", String(40), nullable=False, server_default=""),
    CheckConstraint("(verified_at IS NULL) = (method IS NULL)", name="verified"),
)

confirmed_recruiters = Table(
    "confirmed_recruiters",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("confirmed_at", Moment, nullable=False),
    Column("confirmed_by", Integer, nullable=False),
    Index("ix_confirmed_recruiters_confirmed_at", "confirmed_at"),
)

company_members = Table(
    "company_members",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),  # a person belongs to one company at most
    Column("company_id", ForeignKey("companies.id"), nullable=False, index=True),
    Column("role", String(16), nullable=False),
    Column("joined_at", Moment, nullable=False),
    Column("is_admitted", Boolean, nullable=False, server_default=false()),
    Column("removed_at", Moment),  # written only by servers of versions before 0110; a later version drops it
)

company_bars = Table(  # whom an owner has taken out: they cannot join again alone, not with another account either
    "company_bars",
    metadata,
    Column("company_id", ForeignKey("companies.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("mailbox", String(64), nullable=False),  # a digest: it stays when the account is deleted
    Column("barred_at", Moment, nullable=False),
)


def is_out(members: FromClause) -> ColumnElement[bool]:
    """Whether an owner has taken out the person of a row of `members`. Servers of versions before 0110 keep the row and
    know no bars: while servers are replaced one by one, they may let somebody in who is barred."""
    of_row = company_bars.c.company_id == members.c.company_id, company_bars.c.user_id == members.c.user_id
    return or_(members.c.removed_at.is_not(None), exists().where(*of_row))


job_team_members = Table(
    "job_team_members",
    metadata,
    Column("job_id", ForeignKey("jobs.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("role", String(16), nullable=False),
)

company_invitations = Table(
    "company_invitations",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("company_id", ForeignKey("companies.id"), nullable=False),
    Column("email", String(254), nullable=False),
    Column("role", String(16), nullable=False),
    Column("created_at", Moment, nullable=False, index=True),
    Column("invited_by", Integer),  # no foreign key: the row outlives the account; NULL: the person asked
    UniqueConstraint("company_id", "email"),
)
