"""The tables of the jobs that people follow, and of their own stages."""

from sqlalchemy import JSON, Column, Date, ForeignKey, Integer, String, Table, Text

from hireloom.adapters.sql.tables import Moment, metadata

tracked_jobs = Table(
    "tracked_jobs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("title", Text, nullable=False),
    Column("company", Text, nullable=False),
    Column("location", Text, nullable=False),
    Column("salary", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("job", String(20), nullable=False),
    Column("stage", String(20), nullable=False),
    Column("note", Text, nullable=False),
    Column("contacts", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("applied_on", Date),
    Column("ends_on", Date),
    Column("meets_at", Moment),
    Column("remind_on", Date, index=True),
    Column("starts_on", Date),
    Column("answered_on", Date),
    Column("match_score", Integer),
    Column("added_at", Moment, nullable=False),
)

tracked_files = Table(
    "tracked_files",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("tracked_job_id", ForeignKey("tracked_jobs.id"), nullable=False, index=True),
)

tracked_letters = Table(
    "tracked_letters",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("tracked_job_id", ForeignKey("tracked_jobs.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("written_at", Moment, nullable=False),
)

tracker_stages = Table(
    "tracker_stages",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("stages", JSON, nullable=False),  # pairs of key and name
)
