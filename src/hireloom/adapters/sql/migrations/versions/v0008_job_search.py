"""The index of the job search. It is filled from the existing jobs after the last migration."""

from alembic import op
import sqlalchemy as sa


revision = "0008"
down_revision = "0007"
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
    op.create_table(
        "job_places",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", byte_wise, nullable=False),
        sa.Column("says_remote", sa.Boolean(), nullable=False),
        sa.Column("says_hybrid", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_job_places")),
        sa.UniqueConstraint("name", name=op.f("uq_job_places_name")),
    )
    op.create_table(
        "job_place_ends",
        sa.Column("place_id", sa.Integer(), nullable=False),
        sa.Column("start", sa.Integer(), nullable=False),
        sa.Column("ending", byte_wise, nullable=False),
        sa.ForeignKeyConstraint(
            ["place_id"], ["job_places.id"], name=op.f("fk_job_place_ends_place_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("place_id", "start", name=op.f("pk_job_place_ends")),
    )
    op.create_index("ix_job_place_ends_ending", "job_place_ends", ["ending", "place_id"])
    op.create_table(
        "job_listings",
        sa.Column("key", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False),
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("place_id", sa.Integer(), nullable=False),
        sa.Column("ends_on", sa.Date(), nullable=True),
        sa.ForeignKeyConstraint(["job_id"], ["jobs.id"], name=op.f("fk_job_listings_job_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["place_id"], ["job_places.id"], name=op.f("fk_job_listings_place_id")),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_job_listings")),
        sa.UniqueConstraint("job_id", name=op.f("uq_job_listings_job_id")),
    )
    op.create_table(
        "job_search_meaning",
        sa.Column("meaning", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("meaning", name=op.f("pk_job_search_meaning")),
    )
    for statement in WORDS[op.get_bind().dialect.name]:
        op.execute(statement)


def downgrade() -> None:
    for name in ("job_words", "job_search_meaning", "job_listings", "job_place_ends", "job_places"):
        op.drop_table(name)
