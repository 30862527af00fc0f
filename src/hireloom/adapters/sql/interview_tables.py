"""The tables of interviews."""

from sqlalchemy import JSON, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text, false

from hireloom.adapters.sql.tables import Moment, metadata

interviews = Table(
    "interviews",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("application_id", ForeignKey("applications.id"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("place", Text, nullable=False),
    Column("proposed_by", ForeignKey("users.id"), nullable=False, index=True),
    Column("proposed_at", Moment, nullable=False),
    Column("book_by", Moment, nullable=False),
    Column("state", String(16), nullable=False),
    Column("starts_at", Moment),
    Column("zone", String(64), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("is_called_off", Boolean, nullable=False),
    Column("reason", Text, nullable=False),
    Column("reminded_at", Moment),
    Column("step", Integer, nullable=False, server_default="0"),
    Column("asks", JSON, nullable=False, server_default="[]"),
    Column("takes_one", Boolean, nullable=False, server_default=false()),
    Column("rules", JSON, nullable=False, server_default="{}"),
    Index("ix_interviews_state_starts_at", "state", "starts_at"),
    sqlite_autoincrement=True,  # links and events name its rows
)

interview_plans = Table(
    "interview_plans",
    metadata,
    Column("job_id", ForeignKey("jobs.id"), primary_key=True),
    Column("interviews", JSON, nullable=False),
    Column("rules", JSON(none_as_null=True)),  # NULL: the usual ones
)

interview_people = Table(
    "interview_people",
    metadata,
    Column("interview_id", ForeignKey("interviews.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("place", Integer, nullable=False),  # in their order
)

interview_quarters = Table(  # the quarter hours that interviews take: nobody is in two of them at once
    "interview_quarters",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("quarter", Integer, primary_key=True, autoincrement=False),  # counted from 1970 on
    Column("interview_id", ForeignKey("interviews.id"), nullable=False, index=True),
)

working_hours = Table(
    "working_hours",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("spans", JSON, nullable=False),
    Column("per_week", Integer, nullable=False),
)

busy_calendars = Table(
    "busy_calendars",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("read_at", Moment),
    Column("times", JSON, nullable=False),  # seconds since 1970, in pairs
    Column("problem", Text, nullable=False),
)

interview_kits = Table(
    "interview_kits",
    metadata,
    Column("application_id", ForeignKey("applications.id"), primary_key=True),
    Column("rows", JSON, nullable=False),
)

scorecards = Table(
    "scorecards",
    metadata,
    Column("interview_id", ForeignKey("interviews.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("ratings", JSON, nullable=False),
    Column("notes", JSON, nullable=False),
    Column("advice", String(16)),
    Column("why", Text, nullable=False),
    Column("changed_at", Moment, nullable=False),
    Column("submitted_at", Moment),
)
