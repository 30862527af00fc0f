"""Requests that programs may repeat."""

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = "0051"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "repeatable_requests",
        sa.Column("user_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.String(length=255), nullable=False),
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("status", sa.Integer()),
        sa.Column("body", sa.Text()),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_repeatable_requests_user_id")),
        sa.PrimaryKeyConstraint("user_id", "key", name=op.f("pk_repeatable_requests")),
    )
    op.create_index(op.f("ix_repeatable_requests_begun_at"), "repeatable_requests", ["begun_at"])


def downgrade() -> None:
    op.drop_table("repeatable_requests")
