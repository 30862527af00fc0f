"""Files and versions of letters of followed jobs."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0094"
down_revision = "0093"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tracked_files",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("tracked_job_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["tracked_job_id"], ["tracked_jobs.id"], name=op.f("fk_tracked_files_tracked_job_id")),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_tracked_files")),
    )
    op.create_index(op.f("ix_tracked_files_tracked_job_id"), "tracked_files", ["tracked_job_id"])
    op.create_table(
        "tracked_letters",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("tracked_job_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("written_at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["tracked_job_id"], ["tracked_jobs.id"], name=op.f("fk_tracked_letters_tracked_job_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tracked_letters")),
    )
    op.create_index(op.f("ix_tracked_letters_tracked_job_id"), "tracked_letters", ["tracked_job_id"])


def downgrade() -> None:
    op.drop_table("tracked_letters")
    op.drop_table("tracked_files")
