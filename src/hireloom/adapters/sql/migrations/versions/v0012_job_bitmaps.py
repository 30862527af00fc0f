"""The words of jobs as bitmaps instead of each engine's full-text index. They are filled after the last migration."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

WORDS = {
    "sqlite": (
        "CREATE VIRTUAL TABLE job_words USING fts5("
        "words, detail=none, columnsize=0, tokenize=\"ascii tokenchars '_+#.'\")",
    ),
    "postgresql": (
        "CREATE TABLE job_words (key BIGINT PRIMARY KEY REFERENCES job_listings (key) ON DELETE CASCADE,"
        " words tsvector NOT NULL)",
        "CREATE INDEX ix_job_words_words ON job_words USING gin (words) WITH (fastupdate = off)",
    ),
}


def upgrade() -> None:
    byte_wise = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.drop_table("job_words")
    op.create_table(
        "job_bits",
        sa.Column("token", byte_wise, nullable=False),
        sa.Column("chunk", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("bits", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("token", "chunk", name=op.f("pk_job_bits")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "job_tokens",
        sa.Column("key", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False),
        sa.Column("tokens", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["key"], ["job_listings.key"], name=op.f("fk_job_tokens_key"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_job_tokens")),
    )
    if op.get_bind().dialect.name == "postgresql":  # bitmaps cannot be compressed: do not try
        op.execute("ALTER TABLE job_bits ALTER COLUMN bits SET STORAGE EXTERNAL")
    _forget()


def downgrade() -> None:
    op.drop_table("job_tokens")
    op.drop_table("job_bits")
    for statement in WORDS[op.get_bind().dialect.name]:
        op.execute(statement)
    _forget()


def _forget() -> None:
    """Without the meaning of its entries, the index is rebuilt after the last migration."""
    op.execute("DELETE FROM job_search_meaning")
