"""Searches that people keep."""

from alembic import op
import sqlalchemy as sa


revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "saved_searches",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("location", sa.Text(), nullable=False),
        sa.Column("remote_only", sa.Boolean(), nullable=False),
        sa.Column("employment_types", sa.JSON(), nullable=False),
        sa.Column("alert", sa.String(length=8), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen_up_to", sa.Integer(), nullable=False),
        sa.Column("mailed_up_to", sa.Integer(), nullable=False),
        sa.Column("mailed_on", sa.Date(), nullable=True),
        sa.CheckConstraint("alert IN ('none', 'product', 'daily')", name=op.f("ck_saved_searches_alert")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_saved_searches_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_saved_searches")),
    )
    op.create_index("ix_saved_searches_user_id", "saved_searches", ["user_id"])


def downgrade() -> None:
    op.drop_table("saved_searches")
