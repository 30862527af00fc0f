"""The generations of keys with which stored files are encrypted."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "document_keys",
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("created_at", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("generation", name=op.f("pk_document_keys")),
    )


def downgrade() -> None:
    op.drop_table("document_keys")
