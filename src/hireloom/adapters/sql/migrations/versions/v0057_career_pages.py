"""Careers pages whose jobs are searched."""

import sqlalchemy as sa
from alembic import op

revision = "0057"
down_revision = "0056"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "career_pages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("board", sa.String(length=100), nullable=False),
        sa.Column("company", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("added_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("added_by", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_career_pages")),
        sa.UniqueConstraint("board", name=op.f("uq_career_pages_board")),
    )


def downgrade() -> None:
    op.drop_table("career_pages")
