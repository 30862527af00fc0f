"""Stages of undecided applications, per job, and the moves between them."""

import sqlalchemy as sa
from alembic import op

revision = "0055"
down_revision = "0054"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "job_stages",
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["job_id"], ["jobs.id"], name=op.f("fk_job_stages_job_id")),
        sa.PrimaryKeyConstraint("job_id", "number", name=op.f("pk_job_stages")),
    )
    op.create_table(
        "stage_moves",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("before", sa.String(length=40), nullable=False),
        sa.Column("after", sa.String(length=40), nullable=False),
        sa.Column("by_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["application_id"], ["applications.id"], name=op.f("fk_stage_moves_application_id")),
        sa.ForeignKeyConstraint(["by_id"], ["users.id"], name=op.f("fk_stage_moves_by_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_stage_moves")),
    )
    op.create_index(op.f("ix_stage_moves_application_id"), "stage_moves", ["application_id"])
    op.create_index(op.f("ix_stage_moves_by_id"), "stage_moves", ["by_id"])
    op.add_column("applications", sa.Column("stage", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("applications", "stage")
    op.drop_table("stage_moves")
    op.drop_table("job_stages")
