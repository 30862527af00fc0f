"""Postings of outside boards as last seen, and the results of asking the boards."""

from alembic import op
import sqlalchemy as sa


revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "postings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("board", sa.String(length=100), nullable=False),
        sa.Column("external_id", sa.String(length=200), nullable=False),
        sa.Column("kin", sa.String(length=300), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("company", sa.Text(), nullable=False),
        sa.Column("location", sa.Text(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("links", sa.JSON(), nullable=False),
        sa.Column("apply_url", sa.Text(), nullable=False),
        sa.Column("employment_type", sa.Text(), nullable=False),
        sa.Column("salary", sa.Text(), nullable=False),
        sa.Column("posted_on", sa.Date(), nullable=True),
        sa.Column("ends_on", sa.Date(), nullable=True),
        sa.Column("is_whole", sa.Boolean(), nullable=False),
        sa.Column("is_dated", sa.Boolean(), nullable=False),
        sa.Column("says_repost", sa.Boolean(), nullable=False),
        sa.Column("listed_on", sa.Date(), nullable=False),
        sa.Column("first_seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("gone_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("came_back", sa.Boolean(), nullable=False),
        sa.Column("description", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_postings")),
        sa.UniqueConstraint("board", "external_id", name=op.f("uq_postings_board_external_id")),
    )
    op.create_index("ix_postings_kin", "postings", ["kin"])
    op.create_index("ix_postings_listed_on_id", "postings", ["listed_on", "id"])
    op.create_table(
        "board_asks",
        sa.Column("board", sa.String(length=100), nullable=False),
        sa.Column("question", sa.String(length=400), nullable=False),
        sa.Column("answered_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("next_try_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("lease_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("board", "question", name=op.f("pk_board_asks")),
    )


def downgrade() -> None:
    op.drop_table("board_asks")
    op.drop_table("postings")
