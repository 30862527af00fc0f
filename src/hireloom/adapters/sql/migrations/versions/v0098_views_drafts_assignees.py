"""Saved views of applications, drafts of jobs, and who looks after an application."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0098"
down_revision = "0097"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "applicant_views",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("is_shared", sa.Boolean(), nullable=False),
        sa.Column("filters", sa.JSON(), nullable=False),
        sa.Column("sort", sa.String(16), nullable=False),
        sa.Column("columns", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_applicant_views_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_applicant_views")),
    )
    op.create_index("ix_applicant_views_user_id", "applicant_views", ["user_id"])
    op.create_table(
        "job_drafts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("is_template", sa.Boolean(), nullable=False),
        sa.Column("form", sa.JSON(), nullable=False),
        sa.Column("saved_at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_job_drafts_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_job_drafts")),
    )
    op.create_index("ix_job_drafts_user_id", "job_drafts", ["user_id"])
    op.add_column("applications", sa.Column("assignee_id", sa.Integer()))
    op.create_index("ix_applications_assignee_id_job_id", "applications", ["assignee_id", "job_id", "status"])


def downgrade() -> None:
    op.drop_index("ix_applications_assignee_id_job_id", "applications")
    op.drop_column("applications", "assignee_id")
    op.drop_table("job_drafts")
    op.drop_table("applicant_views")
