"""The tables. A change here needs a migration; a test compares tables and migrations."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Column,
    Date,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """An aware datetime in UTC on every engine; SQLite itself stores no time zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.astimezone(UTC).replace(tzinfo=None if dialect.name == "sqlite" else UTC) if value else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if dialect.name == "sqlite" else value.astimezone(UTC)


# Text that every engine compares character by character, as Python does: rows are locked and lists are read in that
# order, and all values with a common prefix form a range.
BYTE_WISE = Text().with_variant(Text(collation="C"), "postgresql")


def _user(name: str = "user_id", **options: Any) -> Column[int]:
    return Column(name, ForeignKey("users.id"), **options)


users = Table(
    "users",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("tf_id", String(32), nullable=False, unique=True),
    Column("username", String(64), nullable=False),
    Column("username_key", String(64), nullable=False, unique=True),  # casefolded: Anna1 and anna1 are the same
    Column("email", String(254), nullable=False, unique=True),  # always lower case
    Column("user_type", String(16), nullable=False),
    Column("password_hash", Text, nullable=False),
    Column("is_active", Boolean, nullable=False),
    Column("is_super_admin", Boolean, nullable=False),
    Column("was_admin", Boolean, nullable=False),
    Column("country_code", String(8)),
    Column("phone_digits", String(16)),
    Column("created_at", Moment, nullable=False),
    Column("deleted_at", Moment),  # the row stays for foreign keys, without personal data
    Column("last_seen_at", Moment),  # recorded once a day; NULL: not since the account was created
    Column("told_at", Moment),  # when they were told that the unused account will be removed
    CheckConstraint("user_type IN ('user', 'recruiter', 'admin')", name="user_type"),
    Index("ix_users_user_type_deleted_at", "user_type", "deleted_at"),
    Index("ix_users_deleted_at_id", "deleted_at", "id", "user_type"),  # the list of admins, newest first
    Index("ix_users_last_seen_at", "last_seen_at", "created_at"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("key", String(64), primary_key=True),
    _user(nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("last_seen", Moment, nullable=False, index=True),
    Column("client", String(64), nullable=False),
    Column("confirmed_at", Moment),
)

attempts = Table(
    "attempts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("subject", String(254), nullable=False),
    Column("expires_at", Moment, nullable=False, index=True),
    Index("ix_attempts_name_subject", "name", "subject"),
)

codes = Table(
    "codes",
    metadata,
    Column("purpose", String(8), primary_key=True),
    Column("email", String(254), primary_key=True),
    Column("browser", String(64), primary_key=True),  # so that a stranger's request replaces nobody's code
    Column("seal", String(64), nullable=False),
    Column("created_at", Moment, nullable=False, index=True),
    Column("wrong", Integer, nullable=False),
    CheckConstraint("wrong BETWEEN 0 AND 5", name="wrong"),
)

tickets = Table(
    "tickets",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("purpose", String(8), nullable=False),
    Column("email", String(254), nullable=False, index=True),
    Column("expires_at", Moment, nullable=False, index=True),
)

audit_events = Table(
    "audit_events",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Moment, nullable=False, index=True),
    Column("actor_id", Integer),  # no foreign key: the log outlives the account
    Column("action", String(64), nullable=False),
    Column("subject", String(254), nullable=False),
    Column("details", JSON, nullable=False),
    Column("salt", String(32), nullable=False),  # empty once the subject is erased
    Column("subject_digest", String(64), nullable=False),
    Column("previous_hash", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    Index("ix_audit_events_actor_id", "actor_id", "id"),
    # Character by character, so that PostgreSQL finds actions by prefix.
    Index("ix_audit_events_action_id", "action", "id", postgresql_ops={"action": "text_pattern_ops"}),
)

# The entries through this id were past their retention period; the next one names this hash. Triggers refuse other
# removals.
audit_checkpoints = Table(
    "audit_checkpoints",
    metadata,
    Column("through_id", Integer, primary_key=True, autoincrement=False),
    Column("hash", String(64), nullable=False),
)

audit_exports = Table(  # one row: the last entry that was sent to the syslog server
    "audit_exports",
    metadata,
    Column("through_id", Integer, primary_key=True, autoincrement=False),
)

IS_KEPT = "deleted_at IS NULL"
IS_LISTED = f"{IS_KEPT} AND position = 'open' AND has_recruiter"

jobs = Table(
    "jobs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("title", Text, nullable=False),
    Column("company", Text, nullable=False),
    Column("description", Text, nullable=False),
    Column("location", Text, nullable=False),
    Column("employment_type", String(32), nullable=False),
    Column("date_posted", Date, nullable=False),
    Column("application_end_date", Date),
    Column("salary", Text, nullable=False),
    Column("currency", String(16), nullable=False),
    Column("salary_duration", String(16), nullable=False),
    Column("providers", JSON, nullable=False),
    Column("keywords", Text, nullable=False),
    Column("mandatory_documents", JSON, nullable=False),
    _user("recruiter_id", nullable=False, index=True),
    Column("recruiter_email", String(254), nullable=False),
    Column("position", String(8), nullable=False),
    Column("reopen_count", Integer, nullable=False),
    Column("deleted_at", Moment),
    Column("created_at", Moment, nullable=False),
    Column("answer_days", Integer, nullable=False, server_default="14"),
    Column("is_public", Boolean, nullable=False, server_default=true()),
    Column("blind_review", Boolean, nullable=False, server_default=false()),
    Column("names_from", Integer),
    Column("has_recruiter", Boolean, nullable=False, server_default=true()),  # whose account is active
    Column("changed_at", Moment),  # NULL: not since it was created
    # For lists of jobs, newest first: the index tells which jobs they leave out, without reading the rows.
    Index(
        "ix_jobs_date_posted_id", "date_posted", "id", "deleted_at", "position", "application_end_date", "has_recruiter"
    ),
    # The jobs of each recruiter are counted in this index alone.
    Index("ix_jobs_recruiter_email", "recruiter_email", sqlite_where=text(IS_KEPT), postgresql_where=text(IS_KEPT)),
    CheckConstraint("position IN ('open', 'closed')", name="position"),
    CheckConstraint("reopen_count BETWEEN 0 AND 2", name="reopen_count"),
)

stored_files = Table(
    "stored_files",
    metadata,
    Column("key", String(64), primary_key=True),
    _user("owner_id", nullable=False, index=True),
    Column("kind", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("sha256", String(64), nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("expires_at", Moment, nullable=True, index=True),
)

document_keys = Table(  # no keys: these are derived from the secret and the generation
    "document_keys",
    metadata,
    Column("generation", Integer, primary_key=True, autoincrement=False),
    Column("created_at", Moment, nullable=False),
)

profiles = Table(
    "profiles",
    metadata,
    _user(primary_key=True),
    Column("name", Text, nullable=False),
    Column("email", String(254), nullable=False),
    Column("phone_number", String(16), nullable=False),
    Column("country_code", String(8), nullable=False),
    Column("experience", String(16), nullable=False),
    Column("skills", Text, nullable=False),
    Column("preferred_locations", Text, nullable=False),
    Column("job_roles", Text, nullable=False),
    Column("resume_key", ForeignKey("stored_files.key")),
    Column("expected_salary", Text, nullable=False),
    Column("employment_type", String(32), nullable=False),
    Column("preferred_job_level", Text, nullable=False),
    Column("relocation_willingness", String(32), nullable=False),
    Column("visa_type", Text, nullable=False),
    Column("currency_symbol", String(16), nullable=False),
    Column("salary_duration", String(16), nullable=False),
    Column("is_basic", Boolean, nullable=False),
    Column("visibility", String(8), nullable=False, server_default="all"),
    Column("updated_at", Moment, nullable=False),
)

feedback = Table(
    "feedback",
    metadata,
    Column("id", Integer, primary_key=True),
    _user(nullable=False, index=True),
    Column("rating", Integer, nullable=False),
    Column("category", String(64), nullable=False),
    Column("message", Text, nullable=False),
    Column("at", Moment, nullable=False),
    CheckConstraint("rating BETWEEN 1 AND 5", name="rating"),
)

help_messages = Table(
    "help_messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("email", String(254), nullable=False, index=True),
    Column("message", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("event", String(200), nullable=False, unique=True),
    Column("recipient", String(254), nullable=False, index=True),
    Column("subject", String(200), nullable=False),
    Column("letter", LargeBinary),  # NULL once the letter is done: codes and bodies are not kept
    Column("letterhead", Text),  # of the letter, if it has one
    Column("state", String(8), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("next_try_at", Moment, nullable=False),
    Column("expires_at", Moment, nullable=False),
    Column("lease_until", Moment),
    Column("last_error", String(300), nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("sent_at", Moment),
    Column("request_id", String(64), nullable=False, server_default=""),  # of the request that caused it
    Column("traceparent", String(55), nullable=False, server_default=""),  # of its trace
    CheckConstraint("state IN ('waiting', 'sending', 'sent', 'failed')", name="state"),
    Index("ix_outbox_state_next_try_at", "state", "next_try_at"),
)
