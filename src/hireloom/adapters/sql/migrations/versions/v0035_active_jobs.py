"""An index of open jobs only, in which they are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None

NAME = "ix_jobs_active"
IS_LISTED = sa.text("deleted_at IS NULL AND position = 'open' AND has_recruiter")


def upgrade() -> None:
    op.create_index(NAME, "jobs", ["application_end_date"], sqlite_where=IS_LISTED, postgresql_where=IS_LISTED)


def downgrade() -> None:
    op.drop_index(NAME, "jobs", if_exists=True)
