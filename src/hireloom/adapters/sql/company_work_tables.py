"""The tables of what people keep for themselves or share with their company: views of applications, drafts of jobs."""

from sqlalchemy import JSON, Boolean, Column, ColumnElement, ForeignKey, Integer, String, Table, Text, select

from hireloom.adapters.sql.company_tables import company_members, is_out
from hireloom.adapters.sql.tables import Moment, metadata

applicant_views = Table(
    "applicant_views",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("is_shared", Boolean, nullable=False),
    Column("filters", JSON, nullable=False),
    Column("sort", String(16), nullable=False),
    Column("columns", JSON, nullable=False),
)

job_drafts = Table(
    "job_drafts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("is_template", Boolean, nullable=False),
    Column("form", JSON, nullable=False),
    Column("saved_at", Moment, nullable=False),
)


def is_of_colleague(column: ColumnElement[int], user_id: int) -> ColumnElement[bool]:
    """Whether it belongs to somebody else of the person's company: who leaves shares nothing anymore."""
    asker, colleague = company_members.alias(), company_members.alias()
    company = select(asker.c.company_id).where(asker.c.user_id == user_id, ~is_out(asker))
    colleagues = select(colleague.c.user_id).where(colleague.c.company_id.in_(company), ~is_out(colleague))
    return column.in_(colleagues.where(colleague.c.user_id != user_id))
