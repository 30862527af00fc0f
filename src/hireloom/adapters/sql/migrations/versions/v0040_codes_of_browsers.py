"""Each browser has its own code, so that a stranger's request replaces nobody's. Codes live for minutes: none is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _make_anew("purpose", "email", "browser")


def downgrade() -> None:
    _make_anew("purpose", "email")


def _make_anew(*key: str) -> None:
    op.drop_table("codes")
    op.create_table(
        "codes",
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("browser", sa.String(length=64), nullable=False),
        sa.Column("seal", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("wrong", sa.Integer(), nullable=False),
        sa.CheckConstraint("wrong BETWEEN 0 AND 5", name=op.f("ck_codes_wrong")),
        sa.PrimaryKeyConstraint(*key, name=op.f("pk_codes")),
    )
    op.create_index(op.f("ix_codes_created_at"), "codes", ["created_at"])
