"""The teams of jobs, and people whom an owner has taken out of a company."""

import sqlalchemy as sa
from alembic import op

revision = "0067"
down_revision = "0066"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("company_members", sa.Column("removed_at", sa.DateTime(timezone=True)))
    op.create_table(
        "job_team_members",
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("role", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["job_id"], ["jobs.id"], name=op.f("fk_job_team_members_job_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_job_team_members_user_id")),
        sa.PrimaryKeyConstraint("job_id", "user_id", name=op.f("pk_job_team_members")),
    )
    op.create_index(op.f("ix_job_team_members_user_id"), "job_team_members", ["user_id"])


def downgrade() -> None:
    op.drop_table("job_team_members")
    with op.batch_alter_table("company_members") as batch_op:
        batch_op.drop_column("removed_at")
