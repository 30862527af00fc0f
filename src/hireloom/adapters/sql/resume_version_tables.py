"""The table of the versions of resumes: each is read and saved as a whole."""

from sqlalchemy import JSON, Column, ForeignKey, Index, Integer, Table, Text

from hireloom.adapters.sql.tables import Moment, metadata

resume_versions = Table(
    "resume_versions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("job", JSON, nullable=False),
    Column("content", JSON, nullable=False),
    Column("changed_at", Moment, nullable=False),
    Index("ix_resume_versions_user_id", "user_id"),
)
