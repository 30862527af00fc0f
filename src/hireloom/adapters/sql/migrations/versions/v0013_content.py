"""What the marketing agent writes, and its switches."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "content",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("platform", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("feature", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("hashtags", sa.JSON(), nullable=False),
        sa.Column("optimal_time", moment, nullable=False),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("scheduled_for", moment, nullable=True),
        sa.Column("by_agent", sa.Boolean(), nullable=False),
        sa.Column("written_by_agent", sa.Boolean(), nullable=False),
        sa.Column("published_at", moment, nullable=True),
        sa.Column("at", moment, nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("next_try_at", moment, nullable=True),
        sa.Column("lease_until", moment, nullable=True),
        sa.Column("problem", sa.String(length=200), nullable=False),
        sa.CheckConstraint("status IN ('generated', 'scheduled', 'published')", name=op.f("ck_content_status")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_content")),
    )
    op.create_index("ix_content_status_at", "content", ["status", "at"])
    op.create_index("ix_content_platform_at", "content", ["platform", "at"])
    op.create_table(
        "switches",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("is_on", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_switches")),
    )


def downgrade() -> None:
    op.drop_table("switches")
    op.drop_table("content")
