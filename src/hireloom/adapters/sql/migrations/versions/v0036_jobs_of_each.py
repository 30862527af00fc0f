"""An index of recruiters' addresses only, by which each one's jobs are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None

NAME = "ix_jobs_recruiter_email"
IS_KEPT = sa.text("deleted_at IS NULL")


def upgrade() -> None:
    op.create_index(NAME, "jobs", ["recruiter_email"], sqlite_where=IS_KEPT, postgresql_where=IS_KEPT)


def downgrade() -> None:
    op.drop_index(NAME, "jobs", if_exists=True)
