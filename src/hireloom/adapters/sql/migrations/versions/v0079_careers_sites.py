"""The careers sites of companies."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0079"
down_revision = "0078"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "careers_sites",
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("headline", sa.String(length=80), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("colour", sa.String(length=7), nullable=False),
        sa.Column("is_published", sa.Boolean(), nullable=False),
        sa.Column("changed_at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_careers_sites_company_id")),
        sa.PrimaryKeyConstraint("company_id", name=op.f("pk_careers_sites")),
    )


def downgrade() -> None:
    op.drop_table("careers_sites")
