"""Who in a talent pool was written to, asked for consent, and what they answered."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0091"
down_revision = "0090"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("pool_people", sa.Column("asked_at", Moment(), nullable=True))
    op.create_table(
        "pool_consents",
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("contacted_at", Moment(), nullable=True),
        sa.Column("asked_at", Moment(), nullable=True),
        sa.Column("consent_until", sa.Date(), nullable=True),
        sa.Column("declined_at", Moment(), nullable=True),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_pool_consents_company_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_pool_consents_user_id")),
        sa.PrimaryKeyConstraint("company_id", "user_id", name=op.f("pk_pool_consents")),
    )
    op.create_index("ix_pool_consents_user_id", "pool_consents", ["user_id"])


def downgrade() -> None:
    op.drop_table("pool_consents")
    op.drop_column("pool_people", "asked_at")
