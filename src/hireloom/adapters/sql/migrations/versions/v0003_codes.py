"""One-time codes, and the tickets they turn into."""

from alembic import op
import sqlalchemy as sa


revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("browser", sa.String(length=64), nullable=False),
        sa.Column("seal", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("wrong", sa.Integer(), nullable=False),
        sa.CheckConstraint("wrong BETWEEN 0 AND 5", name=op.f("ck_codes_wrong")),
        sa.PrimaryKeyConstraint("purpose", "email", name=op.f("pk_codes")),
    )
    with op.batch_alter_table("codes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_codes_created_at"), ["created_at"], unique=False)

    op.create_table(
        "tickets",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_tickets")),
    )
    with op.batch_alter_table("tickets", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tickets_email"), ["email"], unique=False)
        batch_op.create_index(batch_op.f("ix_tickets_expires_at"), ["expires_at"], unique=False)


def downgrade() -> None:
    op.drop_table("tickets")
    op.drop_table("codes")
