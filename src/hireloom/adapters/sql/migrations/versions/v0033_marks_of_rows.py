"""Each row of the index of matches gets a mark that changes with its bits, so that unchanged bits need not be read
again."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    mark = sa.Column("mark", sa.BigInteger(), server_default="0", nullable=False)
    if op.get_bind().dialect.name == "postgresql":
        op.add_column("match_bits", mark)
        return
    # Before the bits, though the table is copied for it: behind them, SQLite would pass over the bits to read the mark.
    with op.batch_alter_table("match_bits", recreate="always") as table:
        table.add_column(mark, insert_before="bits")


def downgrade() -> None:
    with op.batch_alter_table("match_bits") as table:
        table.drop_column("mark")
