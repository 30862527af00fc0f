"""Nobody finds jobs of whom has become a job seeker: what was so before this was looked at when an account changes. The
indexes are made anew then."""

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
    """What is so is right."""
