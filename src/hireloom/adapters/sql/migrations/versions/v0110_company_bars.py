"""Whom owners have taken out of their company, by account and by mailbox: a new account, or another company in between,
lets nobody in again."""

import sqlalchemy as sa
from alembic import op

from hireloom.domain.identity.emails import mailbox_digest

revision = "0110"
down_revision = "0109"
branch_labels = None
depends_on = None


def upgrade() -> None:
    bars = op.create_table(
        "company_bars",
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("mailbox", sa.String(length=64), nullable=False),
        sa.Column("barred_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_company_bars_company_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_company_bars_user_id")),
        sa.PrimaryKeyConstraint("company_id", "user_id", name=op.f("pk_company_bars")),
    )
    removed = sa.text(
        "SELECT company_id, user_id, removed_at, email FROM company_members JOIN users ON id = user_id"
        " WHERE removed_at IS NOT NULL"
    ).columns(removed_at=sa.DateTime(timezone=True))
    rows = [
        {
            "company_id": row.company_id,
            "user_id": row.user_id,
            "mailbox": mailbox_digest(row.email),
            "barred_at": row.removed_at,
        }
        for row in op.get_bind().execute(removed)
    ]
    if rows:
        op.bulk_insert(bars, rows)
    op.execute("DELETE FROM company_members WHERE removed_at IS NOT NULL")
    # Servers of the version before still name removed_at: a later version drops it.


def downgrade() -> None:
    op.execute(
        "INSERT INTO company_members (user_id, company_id, role, joined_at, removed_at)"
        " SELECT user_id, max(company_id), 'reader', max(barred_at), max(barred_at) FROM company_bars"
        " WHERE user_id NOT IN (SELECT user_id FROM company_members) GROUP BY user_id"
    )
    op.drop_table("company_bars")
