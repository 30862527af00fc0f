"""The tables of the marketing agent."""

from sqlalchemy import JSON, Boolean, CheckConstraint, Column, Index, Integer, String, Table, Text

from hireloom.adapters.sql.tables import Moment, metadata

content = Table(
    "content",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("platform", String(20), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("feature", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("hashtags", JSON, nullable=False),
    Column("optimal_time", Moment, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("status", String(10), nullable=False),
    Column("scheduled_for", Moment),
    Column("by_agent", Boolean, nullable=False),
    Column("written_by_agent", Boolean, nullable=False),
    Column("published_at", Moment),
    Column("at", Moment, nullable=False),  # when published, scheduled or optimal; lists are sorted by it
    Column("address", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("next_try_at", Moment),
    Column("lease_until", Moment),
    Column("problem", String(200), nullable=False),
    Column("unsure_since", Moment),
    Column("job_id", Integer),  # no foreign key: the post outlives the job
    CheckConstraint("status IN ('generated', 'scheduled', 'published')", name="status"),
    Index("ix_content_status_at", "status", "at"),
    Index("ix_content_platform_at", "platform", "at"),
)

switches = Table(
    "switches",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("is_on", Boolean, nullable=False),
)
