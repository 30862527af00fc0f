"""Jobs and companies that people hide from their searches."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0072"
down_revision = "0071"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hidden_jobs",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("job", sa.Text(), nullable=False),
        sa.Column("company", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("hidden_at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_hidden_jobs_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hidden_jobs")),
    )
    op.create_index("ix_hidden_jobs_user_id", "hidden_jobs", ["user_id"])


def downgrade() -> None:
    op.drop_table("hidden_jobs")
