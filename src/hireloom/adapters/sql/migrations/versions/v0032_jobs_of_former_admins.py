"""Hides the jobs of former admins who are job seekers now: jobs used to stay as they were when an account changed. If
there are any, the indexes are rebuilt."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

THEIRS = "has_recruiter AND recruiter_id IN (SELECT id FROM users WHERE user_type = 'user')"


def upgrade() -> None:
    if op.get_bind().scalar(sa.text(f"SELECT 1 FROM jobs WHERE {THEIRS} LIMIT 1")):
        op.execute(f"UPDATE jobs SET has_recruiter = false WHERE {THEIRS}")
        op.execute("DELETE FROM job_search_meaning")
        op.execute("DELETE FROM match_meaning")


def downgrade() -> None:
    """Nothing: the corrected jobs are right for the older version, too."""
