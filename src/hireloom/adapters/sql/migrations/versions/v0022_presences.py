"""When somebody last used the product, and when they were told that their account will be removed."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("last_seen_at", "told_at"):
        op.add_column("users", sa.Column(name, sa.DateTime(timezone=True), nullable=True))
    users = sa.table("users", sa.column("id"), sa.column("deleted_at"), sa.column("last_seen_at"))
    sessions = sa.table("sessions", sa.column("user_id"), sa.column("last_seen"))
    events = sa.table("audit_events", sa.column("actor_id"), sa.column("at"), sa.column("id"))
    # The index finds events by actor and id; ids grow with time.
    done = sa.select(events.c.at).where(events.c.actor_id == users.c.id).order_by(events.c.id.desc()).limit(1)
    seen = sa.select(sa.func.max(sessions.c.last_seen)).where(sessions.c.user_id == users.c.id)
    last = sa.func.coalesce(seen.scalar_subquery(), done.scalar_subquery())
    op.execute(users.update().where(users.c.deleted_at.is_(None)).values(last_seen_at=last))
    op.create_index("ix_users_last_seen_at", "users", ["last_seen_at", "created_at"])


def downgrade() -> None:
    op.drop_index("ix_users_last_seen_at", "users")
    for name in ("told_at", "last_seen_at"):
        op.drop_column("users", name)
