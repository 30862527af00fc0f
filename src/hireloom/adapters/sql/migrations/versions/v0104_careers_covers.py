"""The picture at the top of a company's careers page."""

import sqlalchemy as sa
from alembic import op

revision = "0104"
down_revision = "0103"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "careers_covers",
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("sign", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_careers_covers_company_id")),
        sa.PrimaryKeyConstraint("company_id", name=op.f("pk_careers_covers")),
    )


def downgrade() -> None:
    op.drop_table("careers_covers")
