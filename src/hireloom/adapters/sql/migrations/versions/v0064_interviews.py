"""Interviews, the quarter hours that they take, and the working hours of interviewers."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0064"
down_revision = "0063"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "interviews",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("proposed_by", sa.Integer(), nullable=False),
        sa.Column("proposed_at", Moment(), nullable=False),
        sa.Column("book_by", Moment(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("starts_at", Moment()),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("is_called_off", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("reminded_at", Moment()),
        sa.ForeignKeyConstraint(
            ["application_id"], ["applications.id"], name=op.f("fk_interviews_application_id")
        ),
        sa.ForeignKeyConstraint(["proposed_by"], ["users.id"], name=op.f("fk_interviews_proposed_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_interviews")),
    )
    op.create_index("ix_interviews_application_id", "interviews", ["application_id"])
    op.create_index("ix_interviews_proposed_by", "interviews", ["proposed_by"])
    op.create_index("ix_interviews_state_starts_at", "interviews", ["state", "starts_at"])
    op.create_table(
        "interview_people",
        sa.Column("interview_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["interview_id"], ["interviews.id"], name=op.f("fk_interview_people_interview_id")
        ),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_interview_people_user_id")),
        sa.PrimaryKeyConstraint("interview_id", "user_id", name=op.f("pk_interview_people")),
    )
    op.create_index("ix_interview_people_user_id", "interview_people", ["user_id"])
    op.create_table(
        "interview_quarters",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("quarter", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("interview_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_interview_quarters_user_id")),
        sa.ForeignKeyConstraint(
            ["interview_id"], ["interviews.id"], name=op.f("fk_interview_quarters_interview_id")
        ),
        sa.PrimaryKeyConstraint("user_id", "quarter", name=op.f("pk_interview_quarters")),
    )
    op.create_index("ix_interview_quarters_interview_id", "interview_quarters", ["interview_id"])
    op.create_table(
        "working_hours",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("spans", sa.JSON(), nullable=False),
        sa.Column("per_week", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_working_hours_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_working_hours")),
    )


def downgrade() -> None:
    for table in ("working_hours", "interview_quarters", "interview_people", "interviews"):
        op.drop_table(table)
