"""The tables of stages."""

from sqlalchemy import JSON, Column, ForeignKey, Integer, String, Table

from hireloom.adapters.sql.tables import Moment, metadata

job_stages = Table(
    "job_stages",
    metadata,
    Column("job_id", ForeignKey("jobs.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("days", Integer, nullable=False, server_default="0"),
)

company_stages = Table(  # with which new jobs of the company begin
    "company_stages",
    metadata,
    Column("company_id", ForeignKey("companies.id"), primary_key=True),
    Column("stages", JSON, nullable=False),
)

stage_email_refusals = Table(  # who wants no email about overdue applications and scorecards
    "stage_email_refusals",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
)

stage_moves = Table(
    "stage_moves",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("application_id", ForeignKey("applications.id"), nullable=False, index=True),
    Column("before", String(40), nullable=False),
    Column("after", String(40), nullable=False),
    Column("by_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("at", Moment, nullable=False),
)
