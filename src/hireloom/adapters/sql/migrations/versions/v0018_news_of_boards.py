"""A saved search records the newest outside posting that it has announced; existing postings do not count as new."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    postings = sa.table("postings", sa.column("id"))
    newest = sa.func.coalesce(sa.select(sa.func.max(postings.c.id)).scalar_subquery(), 0)
    for name in ("seen_postings", "mailed_postings"):
        column = sa.Column(name, sa.Integer(), nullable=False, server_default="0")
        op.add_column("saved_searches", column)
        op.execute(sa.update(sa.table("saved_searches", sa.column(name))).values({name: newest}))


def downgrade() -> None:
    op.drop_column("saved_searches", "mailed_postings")
    op.drop_column("saved_searches", "seen_postings")
