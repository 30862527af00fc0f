"""The calendars that interviewers publish elsewhere, with when they are busy."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0084"
down_revision = "0083"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "busy_calendars",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("read_at", Moment(), nullable=True),
        sa.Column("times", sa.JSON(), nullable=False),
        sa.Column("problem", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_busy_calendars_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_busy_calendars")),
    )


def downgrade() -> None:
    op.drop_table("busy_calendars")
