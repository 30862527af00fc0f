"""The interviews that a job plans for its applicants."""

import sqlalchemy as sa
from alembic import op

revision = "0081"
down_revision = "0080"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "interview_plans",
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("interviews", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["job_id"], ["jobs.id"], name=op.f("fk_interview_plans_job_id")),
        sa.PrimaryKeyConstraint("job_id", name=op.f("pk_interview_plans")),
    )
    op.add_column("interviews", sa.Column("step", sa.Integer(), server_default="0", nullable=False))
    op.add_column("interviews", sa.Column("asks", sa.JSON(), server_default="[]", nullable=False))


def downgrade() -> None:
    op.drop_column("interviews", "asks")
    op.drop_column("interviews", "step")
    op.drop_table("interview_plans")
