"""The letterhead of a waiting letter, beside it: workers of the version before refuse a letter with a key they do not
know."""

import sqlalchemy as sa
from alembic import op

revision = "0111"
down_revision = "0110"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("outbox", sa.Column("letterhead", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("outbox", "letterhead")
