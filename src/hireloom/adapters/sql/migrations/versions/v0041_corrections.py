"""People's corrections of how their resumes were read."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "corrected_matches",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("resume", sa.String(length=64), nullable=False),
        sa.Column("job", sa.Text(), nullable=False),
        sa.Column("corrections", sa.JSON(), nullable=False),
        sa.Column("is_shared", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_corrected_matches_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_corrected_matches")),
    )
    op.create_index("ix_corrected_matches_user_id", "corrected_matches", ["user_id"])


def downgrade() -> None:
    op.drop_table("corrected_matches")
