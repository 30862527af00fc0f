"""A job records whether its recruiter's account is active; without one nobody finds it. Jobs of deleted accounts no
longer name them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

users = sa.table("users", *(sa.column(name) for name in ("id", "email", "is_active", "deleted_at")))
jobs = sa.table("jobs", *(sa.column(name) for name in ("recruiter_id", "recruiter_email", "has_recruiter")))


def upgrade() -> None:
    op.add_column("jobs", sa.Column("has_recruiter", sa.Boolean(), nullable=False, server_default=sa.true()))
    away = sa.select(users.c.id).where(sa.not_(users.c.is_active))
    hidden = op.get_bind().execute(
        sa.update(jobs).where(jobs.c.recruiter_id.in_(away)).values(has_recruiter=sa.false())
    )
    if hidden.rowcount:  # then the indexes hold jobs that nobody may find: rebuild them
        for meaning in ("job_search_meaning", "match_meaning"):
            op.execute(sa.delete(sa.table(meaning)))
    gone = sa.select(users.c.id).where(users.c.deleted_at.is_not(None))
    nobody = sa.select(users.c.email).where(users.c.id == jobs.c.recruiter_id).scalar_subquery()
    op.execute(sa.update(jobs).where(jobs.c.recruiter_id.in_(gone)).values(recruiter_email=nobody))


def downgrade() -> None:
    op.drop_column("jobs", "has_recruiter")
