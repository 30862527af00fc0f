"""Whether a company's log-in has worked, and which session somebody confirms through it."""

import sqlalchemy as sa
from alembic import op

revision = "0054"
down_revision = "0053"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("company_logins", sa.Column("worked_at", sa.DateTime(timezone=True)))
    op.add_column("begun_logins", sa.Column("confirms", sa.String(length=64)))


def downgrade() -> None:
    op.drop_column("begun_logins", "confirms")
    op.drop_column("company_logins", "worked_at")
