"""What to ask in interviews, and the scorecards of interviewers."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0068"
down_revision = "0067"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "interview_kits",
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("rows", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["application_id"], ["applications.id"], name=op.f("fk_interview_kits_application_id")
        ),
        sa.PrimaryKeyConstraint("application_id", name=op.f("pk_interview_kits")),
    )
    op.create_table(
        "scorecards",
        sa.Column("interview_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("ratings", sa.JSON(), nullable=False),
        sa.Column("notes", sa.JSON(), nullable=False),
        sa.Column("advice", sa.String(length=16)),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("changed_at", Moment(), nullable=False),
        sa.Column("submitted_at", Moment()),
        sa.ForeignKeyConstraint(["interview_id"], ["interviews.id"], name=op.f("fk_scorecards_interview_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_scorecards_user_id")),
        sa.PrimaryKeyConstraint("interview_id", "user_id", name=op.f("pk_scorecards")),
    )
    op.create_index("ix_scorecards_user_id", "scorecards", ["user_id"])


def downgrade() -> None:
    for table in ("scorecards", "interview_kits"):
        op.drop_table(table)
