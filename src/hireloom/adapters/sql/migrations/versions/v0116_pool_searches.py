"""Searches of a talent pool that its company keeps under a name."""

import sqlalchemy as sa
from alembic import op

revision = "0116"
down_revision = "0115"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pool_searches",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("folded_name", sa.String(length=180), nullable=False),
        sa.Column("search", sa.String(length=400), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_pool_searches_company_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pool_searches")),
        sa.UniqueConstraint("company_id", "folded_name", name=op.f("uq_pool_searches_company_id_folded_name")),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    op.drop_table("pool_searches")
