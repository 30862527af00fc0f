"""The stage from which a blind review shows names: of a job, by number, and of new jobs of a company, by name."""

import sqlalchemy as sa
from alembic import op

revision = "0112"
down_revision = "0111"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("jobs", sa.Column("names_from", sa.Integer(), nullable=True))
    op.add_column("companies", sa.Column("names_from", sa.String(length=40), server_default="", nullable=False))
    op.add_column(
        "applications", sa.Column("is_named_by_stage", sa.Boolean(), server_default=sa.false(), nullable=False)
    )


def downgrade() -> None:
    # Who was named by a stage is hidden again: the version before knows only what somebody revealed.
    op.execute("UPDATE applications SET revealed_at = NULL WHERE is_named_by_stage")
    for table, column in (("applications", "is_named_by_stage"), ("companies", "names_from"), ("jobs", "names_from")):
        op.drop_column(table, column)
