"""Small indexes that count the applications for a job: those that wait for an answer, and those of each status."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

OLD, NEW = "ix_applications_job_id_status", "ix_applications_job_id_answer_due"
WAITS = sa.text("status = 'Submitted' AND email <> ''")


def upgrade() -> None:
    op.drop_index(OLD, "applications", if_exists=True)
    op.create_index(OLD, "applications", ["job_id", "status"])
    op.create_index(NEW, "applications", ["job_id", "answer_due"], sqlite_where=WAITS, postgresql_where=WAITS)


def downgrade() -> None:
    op.drop_index(NEW, "applications", if_exists=True)
    op.drop_index(OLD, "applications", if_exists=True)
    op.create_index(OLD, "applications", ["job_id", "status", "answer_due", "email"])
