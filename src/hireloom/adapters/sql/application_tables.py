"""The tables of applications."""

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Column,
    Date,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
    or_,
    text,
)

from hireloom.adapters.sql.tables import BYTE_WISE, Moment, metadata
from hireloom.domain.applications import Status

WAITS_FOR_ANSWER = "status = 'Submitted' AND email <> ''"
# In a blind review, as in `Application.is_hidden`.
IS_HIDDEN = "revealed_at IS NULL AND (status = 'Submitted' OR withdrawn_at IS NOT NULL)"
# Orders of lists. Each has an index on its expression; migrations create these, because no engine reflects them as they
# were defined. Applications without a score come last, no matter how an engine sorts NULL.
BY_SCORE, BY_MATCH, BY_YEARS = "coalesce(score, -1)", "coalesce(match_score, -1)", "coalesce(years, -1)"
BY_TITLE = "(current_title = '')", "lower(current_title)"
BY_SOURCE = "(source = '')", "source"
BY_STATUS = "(CASE status WHEN 'Submitted' THEN 0 WHEN 'Selected' THEN 1 ELSE 2 END)", "coalesce(stage, 0)"
BY_TAGS = "(tags = '')", "lower(tags)"
BY_ASSIGNEE = ("coalesce(assignee_id, 2147483647)",)
BY_MATCH_BLIND = f"(CASE WHEN {IS_HIDDEN} THEN -1 ELSE {BY_MATCH} END)"
BY_DUE = f"(CASE WHEN {WAITS_FOR_ANSWER} THEN answer_due ELSE '9999-12-31' END)"
BY_NAME_BLIND = f"(CASE WHEN {IS_HIDDEN} THEN '' ELSE sought END)"

applications = Table(
    "applications",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("job_id", ForeignKey("jobs.id"), nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("full_name", Text, nullable=False),
    Column("email", String(254), nullable=False),
    Column("phone", String(64), nullable=False),
    Column("applied_at", Moment, nullable=False),
    Column("job_title", Text, nullable=False),
    Column("job_company", Text, nullable=False),
    Column("job_location", Text, nullable=False),
    Column("recruiter_email", String(254), nullable=False),
    Column("status", String(16), nullable=False),
    Column("resume", String(64), nullable=False, index=True),  # no foreign keys: imports name files never stored
    Column("driving_license", String(64), nullable=False),
    Column("visa_document", String(64), nullable=False),
    Column("match_score", Integer),
    Column("sent_by", String(8), nullable=False),
    Column("source", String(64), nullable=False),
    Column("score", Integer),
    Column("analysed_score", Integer),
    Column("answer_due", Date),  # never NULL: computed at each write
    Column("revealed_at", Moment),
    Column("is_named_by_stage", Boolean, nullable=False, server_default=false()),
    Column("stage", Integer),
    Column("stage_since", Moment),
    Column("withdrawn_at", Moment),
    Column("years", Integer),
    Column("current_title", Text, nullable=False, server_default=""),
    Column("tags", Text, nullable=False, server_default=""),  # each between two line feeds, so that one can be sought
    Column("assignee_id", Integer),  # of a user; a number alone, so that SQLite can drop it
    Column("nudged_on", Date),
    Column("brief", JSON(none_as_null=True)),  # of the analysis
    Column("sought", BYTE_WISE, nullable=False, server_default=""),  # name and address, casefolded as no engine can
    UniqueConstraint("user_id", "job_id"),
    CheckConstraint("status IN ('Submitted', 'Selected', 'Rejected')", name="status"),
    CheckConstraint("match_score BETWEEN 0 AND 100", name="match_score"),
    CheckConstraint("score BETWEEN 0 AND 100", name="score"),
    Index("ix_applications_user_id_applied_at", "user_id", "applied_at"),
    # Lists and counts of applications are read from these indexes alone.
    Index("ix_applications_job_id_applied_at", "job_id", "applied_at", "id", "status"),
    Index(  # including blind ones
        "ix_applications_job_id_sought", *("job_id", "sought", "id", "status", "revealed_at", "withdrawn_at")
    ),
    Index("ix_applications_assignee_id_job_id", "assignee_id", "job_id", "status"),
    Index("ix_applications_job_id_status", "job_id", "status"),
    Index(  # who is in a talent pool
        "ix_applications_job_id_user_id",
        *("job_id", "user_id", "applied_at", "id", "status", "revealed_at", "withdrawn_at", "email"),
    ),
    Index(
        "ix_applications_job_id_answer_due",
        *("job_id", "answer_due"),
        sqlite_where=text(WAITS_FOR_ANSWER),
        postgresql_where=text(WAITS_FOR_ANSWER),
    ),
    Index(
        "ix_applications_recruiter_email_status", *("recruiter_email", "status", "answer_due", "email", "withdrawn_at")
    ),
)

# In a blind review, nobody finds these people by their name, address or words.
CANNOT_BE_FOUND = and_(
    applications.c.revealed_at.is_(None),
    or_(applications.c.status == Status.SUBMITTED.value, applications.c.withdrawn_at.is_not(None)),
)

application_snapshots = Table(
    "application_snapshots",
    metadata,
    Column("application_id", ForeignKey("applications.id"), primary_key=True),
    Column("cover_letter", Text, nullable=False),
    Column("job_description", Text, nullable=False),
    Column("employment_type", String(32), nullable=False),
    Column("salary", Text, nullable=False),
    Column("currency", String(16), nullable=False),
    Column("salary_duration", String(16), nullable=False),
    Column("keywords", Text, nullable=False),
    Column("attached", String(64), nullable=False),
)

application_events = Table(
    "application_events",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("application_id", ForeignKey("applications.id"), nullable=False),
    Column("at", Moment, nullable=False),
    Column("what", String(16), nullable=False),
    Column("detail", Text, nullable=False),
    Index("ix_application_events_application_id_what", "application_id", "what", "at"),
)

application_notes = Table(
    "application_notes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("application_id", ForeignKey("applications.id"), nullable=False, index=True),
    Column("author_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
    sqlite_autoincrement=True,  # links and events name its rows
)
