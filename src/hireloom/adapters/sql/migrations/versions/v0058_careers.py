"""The careers of job seekers."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0058"
down_revision = "0057"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "careers",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("content", sa.JSON(), nullable=False),
        sa.Column("changed_at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_careers_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_careers")),
    )


def downgrade() -> None:
    op.drop_table("careers")
