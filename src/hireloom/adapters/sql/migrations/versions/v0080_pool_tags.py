"""The tags of people in the talent pools of companies."""

import sqlalchemy as sa
from alembic import op

revision = "0080"
down_revision = "0079"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pool_tags",
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("tag", sa.String(length=30), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_pool_tags_company_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_pool_tags_user_id")),
        sa.PrimaryKeyConstraint("company_id", "user_id", "tag", name=op.f("pk_pool_tags")),
    )
    op.create_index("ix_pool_tags_user_id", "pool_tags", ["user_id"])


def downgrade() -> None:
    op.drop_table("pool_tags")
