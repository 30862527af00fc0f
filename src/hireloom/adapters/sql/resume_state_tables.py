"""The tables of what resumes were at earlier moments."""

from sqlalchemy import JSON, Column, ForeignKey, Index, Integer, String, Table

from hireloom.adapters.sql.tables import Moment, metadata

resume_states = Table(
    "resume_states",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("resume_id", Integer, nullable=False),  # no foreign key: what was sent outlives its resume
    Column("number", Integer, nullable=False),
    Column("version", JSON, nullable=False),
    Column("page", JSON, nullable=False),
    Column("kept_at", Moment, nullable=False),
    Index("ix_resume_states_resume_id_number", "resume_id", "number"),
)

resume_state_files = Table(
    "resume_state_files",
    metadata,
    Column("state_id", ForeignKey("resume_states.id"), primary_key=True),
    Column("checksum", String(64), primary_key=True),
    Index("ix_resume_state_files_checksum", "checksum"),
)

sent_resumes = Table(
    "sent_resumes",
    metadata,
    Column("application_id", ForeignKey("applications.id"), primary_key=True),
    Column("state_id", ForeignKey("resume_states.id"), nullable=False, index=True),
)
