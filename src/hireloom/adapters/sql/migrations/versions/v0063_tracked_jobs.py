"""The jobs that people follow, wherever they were posted."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0063"
down_revision = "0062"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tracked_jobs",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("company", sa.Text(), nullable=False),
        sa.Column("location", sa.Text(), nullable=False),
        sa.Column("salary", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("job", sa.String(20), nullable=False),
        sa.Column("stage", sa.String(20), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("contacts", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("applied_on", sa.Date()),
        sa.Column("ends_on", sa.Date()),
        sa.Column("meets_at", Moment()),
        sa.Column("remind_on", sa.Date()),
        sa.Column("added_at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_tracked_jobs_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tracked_jobs")),
    )
    op.create_index("ix_tracked_jobs_user_id", "tracked_jobs", ["user_id"])
    op.create_index("ix_tracked_jobs_remind_on", "tracked_jobs", ["remind_on"])


def downgrade() -> None:
    op.drop_table("tracked_jobs")
