"""The index of matches, as bitmaps. It is filled from the existing jobs and people after the last migration."""

from alembic import op
import sqlalchemy as sa


revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    byte_wise = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.create_table(
        "match_bits",
        sa.Column("term", byte_wise, nullable=False),
        sa.Column("chunk", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("bits", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("term", "chunk", name=op.f("pk_match_bits")),
    )
    op.create_table(
        "match_entries",
        sa.Column("kind", sa.String(length=1), nullable=False),
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "id", name=op.f("pk_match_entries")),
    )
    op.create_table(
        "match_meaning",
        sa.Column("meaning", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("meaning", name=op.f("pk_match_meaning")),
    )
    if op.get_bind().dialect.name == "postgresql":  # bitmaps cannot be compressed: do not try
        op.execute("ALTER TABLE match_bits ALTER COLUMN bits SET STORAGE EXTERNAL")


def downgrade() -> None:
    op.drop_table("match_meaning")
    op.drop_table("match_entries")
    op.drop_table("match_bits")
