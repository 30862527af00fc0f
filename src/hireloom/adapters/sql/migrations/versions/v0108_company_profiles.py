"""The logo and the time zone of a company, and with what its new jobs begin."""

import sqlalchemy as sa
from alembic import op

revision = "0108"
down_revision = "0107"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("companies", sa.Column("zone", sa.String(length=64), server_default="", nullable=False))
    op.add_column("companies", sa.Column("answer_days", sa.Integer(), server_default="14", nullable=False))
    op.add_column("companies", sa.Column("blind_review", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "company_logos",
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("sign", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_company_logos_company_id")),
        sa.PrimaryKeyConstraint("company_id", name=op.f("pk_company_logos")),
    )


def downgrade() -> None:
    op.drop_table("company_logos")
    for name in ("zone", "answer_days", "blind_review"):
        op.drop_column("companies", name)
