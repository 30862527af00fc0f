"""Applications: who applied for which job, what was sent word for word, and what has happened since."""

from alembic import op
import sqlalchemy as sa


revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "applications",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("full_name", sa.Text(), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("phone", sa.String(length=64), nullable=False),
        sa.Column("applied_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("job_title", sa.Text(), nullable=False),
        sa.Column("job_company", sa.Text(), nullable=False),
        sa.Column("job_location", sa.Text(), nullable=False),
        sa.Column("recruiter_email", sa.String(length=254), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("resume", sa.String(length=64), nullable=False),
        sa.Column("driving_license", sa.String(length=64), nullable=False),
        sa.Column("visa_document", sa.String(length=64), nullable=False),
        sa.Column("match_score", sa.Integer(), nullable=True),
        sa.Column("sent_by", sa.String(length=8), nullable=False),
        sa.Column("source", sa.String(length=64), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.CheckConstraint("status IN ('Submitted', 'Selected', 'Rejected')", name=op.f("ck_applications_status")),
        sa.CheckConstraint("match_score BETWEEN 0 AND 100", name=op.f("ck_applications_match_score")),
        sa.CheckConstraint("score BETWEEN 0 AND 100", name=op.f("ck_applications_score")),
        sa.ForeignKeyConstraint(["job_id"], ["jobs.id"], name=op.f("fk_applications_job_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_applications_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_applications")),
        sa.UniqueConstraint("user_id", "job_id", name=op.f("uq_applications_user_id_job_id")),
    )
    with op.batch_alter_table("applications", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_applications_job_id"), ["job_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_applications_recruiter_email"), ["recruiter_email"], unique=False)
        batch_op.create_index(batch_op.f("ix_applications_resume"), ["resume"], unique=False)
        batch_op.create_index("ix_applications_user_id_applied_at", ["user_id", "applied_at"], unique=False)

    op.create_table(
        "application_snapshots",
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("cover_letter", sa.Text(), nullable=False),
        sa.Column("job_description", sa.Text(), nullable=False),
        sa.Column("employment_type", sa.String(length=32), nullable=False),
        sa.Column("salary", sa.Text(), nullable=False),
        sa.Column("currency", sa.String(length=16), nullable=False),
        sa.Column("salary_duration", sa.String(length=16), nullable=False),
        sa.Column("keywords", sa.Text(), nullable=False),
        sa.Column("attached", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["application_id"], ["applications.id"], name=op.f("fk_application_snapshots_application_id")
        ),
        sa.PrimaryKeyConstraint("application_id", name=op.f("pk_application_snapshots")),
    )

    op.create_table(
        "application_events",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["application_id"], ["applications.id"], name=op.f("fk_application_events_application_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_application_events")),
    )
    with op.batch_alter_table("application_events", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_application_events_application_id"), ["application_id"], unique=False)


def downgrade() -> None:
    op.drop_table("application_events")
    op.drop_table("application_snapshots")
    op.drop_table("applications")
