"""Accounts, sessions, limits, the audit record, jobs, profiles and files."""

from alembic import op
import sqlalchemy as sa


revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("subject", sa.String(length=254), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_attempts")),
    )
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_attempts_expires_at"), ["expires_at"], unique=False)
        batch_op.create_index("ix_attempts_name_subject", ["name", "subject"], unique=False)

    op.create_table(
        "audit_events",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("actor_id", sa.Integer(), nullable=True),
        sa.Column("action", sa.String(length=64), nullable=False),
        sa.Column("subject", sa.String(length=254), nullable=False),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit_events")),
    )
    with op.batch_alter_table("audit_events", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_audit_events_at"), ["at"], unique=False)

    op.create_table(
        "users",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("tf_id", sa.String(length=32), nullable=False),
        sa.Column("username", sa.String(length=64), nullable=False),
        sa.Column("username_key", sa.String(length=64), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("user_type", sa.String(length=16), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.Column("is_active", sa.Boolean(), nullable=False),
        sa.Column("is_super_admin", sa.Boolean(), nullable=False),
        sa.Column("was_admin", sa.Boolean(), nullable=False),
        sa.Column("country_code", sa.String(length=8), nullable=True),
        sa.Column("phone_digits", sa.String(length=16), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("user_type IN ('user', 'recruiter', 'admin')", name=op.f("ck_users_user_type")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("email", name=op.f("uq_users_email")),
        sa.UniqueConstraint("tf_id", name=op.f("uq_users_tf_id")),
        sa.UniqueConstraint("username_key", name=op.f("uq_users_username_key")),
    )
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_users_user_type"), ["user_type"], unique=False)

    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("company", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), nullable=False),
        sa.Column("location", sa.Text(), nullable=False),
        sa.Column("employment_type", sa.String(length=32), nullable=False),
        sa.Column("date_posted", sa.Date(), nullable=False),
        sa.Column("application_end_date", sa.Date(), nullable=True),
        sa.Column("salary", sa.Text(), nullable=False),
        sa.Column("currency", sa.String(length=16), nullable=False),
        sa.Column("salary_duration", sa.String(length=16), nullable=False),
        sa.Column("providers", sa.JSON(), nullable=False),
        sa.Column("keywords", sa.Text(), nullable=False),
        sa.Column("mandatory_documents", sa.JSON(), nullable=False),
        sa.Column("recruiter_id", sa.Integer(), nullable=False),
        sa.Column("recruiter_email", sa.String(length=254), nullable=False),
        sa.Column("position", sa.String(length=8), nullable=False),
        sa.Column("reopen_count", sa.Integer(), nullable=False),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("position IN ('open', 'closed')", name=op.f("ck_jobs_position")),
        sa.CheckConstraint("reopen_count BETWEEN 0 AND 2", name=op.f("ck_jobs_reopen_count")),
        sa.ForeignKeyConstraint(["recruiter_id"], ["users.id"], name=op.f("fk_jobs_recruiter_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jobs")),
    )
    with op.batch_alter_table("jobs", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_jobs_date_posted"), ["date_posted"], unique=False)
        batch_op.create_index(batch_op.f("ix_jobs_recruiter_id"), ["recruiter_id"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_sessions_user_id")),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_last_seen"), ["last_seen"], unique=False)
        batch_op.create_index(batch_op.f("ix_sessions_user_id"), ["user_id"], unique=False)

    op.create_table(
        "stored_files",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("owner_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("sha256", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["users.id"], name=op.f("fk_stored_files_owner_id")),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_stored_files")),
    )
    with op.batch_alter_table("stored_files", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_stored_files_owner_id"), ["owner_id"], unique=False)

    op.create_table(
        "profiles",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("phone_number", sa.String(length=16), nullable=False),
        sa.Column("country_code", sa.String(length=8), nullable=False),
        sa.Column("experience", sa.String(length=16), nullable=False),
        sa.Column("skills", sa.Text(), nullable=False),
        sa.Column("preferred_locations", sa.Text(), nullable=False),
        sa.Column("job_roles", sa.Text(), nullable=False),
        sa.Column("resume_key", sa.String(length=64), nullable=True),
        sa.Column("expected_salary", sa.Text(), nullable=False),
        sa.Column("employment_type", sa.String(length=32), nullable=False),
        sa.Column("preferred_job_level", sa.Text(), nullable=False),
        sa.Column("relocation_willingness", sa.String(length=32), nullable=False),
        sa.Column("visa_type", sa.Text(), nullable=False),
        sa.Column("currency_symbol", sa.String(length=16), nullable=False),
        sa.Column("salary_duration", sa.String(length=16), nullable=False),
        sa.Column("is_basic", sa.Boolean(), nullable=False),
        sa.Column("discoverable", sa.Boolean(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["resume_key"], ["stored_files.key"], name=op.f("fk_profiles_resume_key")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_profiles_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_profiles")),
    )


def downgrade() -> None:
    op.drop_table("profiles")
    with op.batch_alter_table("stored_files", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_stored_files_owner_id"))

    op.drop_table("stored_files")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_user_id"))
        batch_op.drop_index(batch_op.f("ix_sessions_last_seen"))

    op.drop_table("sessions")
    with op.batch_alter_table("jobs", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_jobs_recruiter_id"))
        batch_op.drop_index(batch_op.f("ix_jobs_date_posted"))

    op.drop_table("jobs")
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_users_user_type"))

    op.drop_table("users")
    with op.batch_alter_table("audit_events", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_audit_events_at"))

    op.drop_table("audit_events")
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.drop_index("ix_attempts_name_subject")
        batch_op.drop_index(batch_op.f("ix_attempts_expires_at"))

    op.drop_table("attempts")
