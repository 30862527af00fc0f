"""One index of jobs and people for matching and for the search. It is filled after the last migration."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None

BYTE_WISE = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    for table in ("job_tokens", "job_listings", "job_place_ends", "job_bits", "job_search_meaning", "job_places"):
        op.drop_table(table)
    for table in ("match_bits", "match_entries", "match_meaning"):
        op.drop_table(table)
    op.create_table(
        "job_places",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", BYTE_WISE, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_job_places")),
        sa.UniqueConstraint("name", name=op.f("uq_job_places_name")),
    )
    op.create_table(
        "index_bits",
        sa.Column("term", BYTE_WISE, nullable=False),
        sa.Column("value", BYTE_WISE, nullable=False),
        sa.Column("chunk", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("bits", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("term", "value", "chunk", name=op.f("pk_index_bits")),
    )
    op.create_table(
        "index_entries",
        sa.Column("kind", sa.String(length=1), nullable=False),
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("terms", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "id", name=op.f("pk_index_entries")),
    )
    op.create_table(
        "index_meaning",
        sa.Column("meaning", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("meaning", name=op.f("pk_index_meaning")),
    )
    if op.get_bind().dialect.name == "postgresql":  # bitmaps cannot be compressed: do not try
        op.execute("ALTER TABLE index_bits ALTER COLUMN bits SET STORAGE EXTERNAL")


def downgrade() -> None:
    """The older indexes come back empty; without their meaning, the older version fills them."""
    for table in ("index_meaning", "index_entries", "index_bits", "job_places"):
        op.drop_table(table)
    op.create_table(
        "job_places",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", BYTE_WISE, nullable=False),
        sa.Column("says_remote", sa.Boolean(), nullable=False),
        sa.Column("says_hybrid", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_job_places")),
        sa.UniqueConstraint("name", name=op.f("uq_job_places_name")),
    )
    op.create_table(
        "job_place_ends",
        sa.Column("place_id", sa.Integer(), nullable=False),
        sa.Column("start", sa.Integer(), nullable=False),
        sa.Column("ending", BYTE_WISE, nullable=False),
        sa.ForeignKeyConstraint(
            ["place_id"], ["job_places.id"], name=op.f("fk_job_place_ends_place_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("place_id", "start", name=op.f("pk_job_place_ends")),
    )
    op.create_index("ix_job_place_ends_ending", "job_place_ends", ["ending", "place_id"])
    op.create_table(
        "job_listings",
        sa.Column("key", KEY, autoincrement=False, nullable=False),
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("place_id", sa.Integer(), nullable=False),
        sa.Column("ends_on", sa.Date(), nullable=True),
        sa.ForeignKeyConstraint(["job_id"], ["jobs.id"], name=op.f("fk_job_listings_job_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["place_id"], ["job_places.id"], name=op.f("fk_job_listings_place_id")),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_job_listings")),
        sa.UniqueConstraint("job_id", name=op.f("uq_job_listings_job_id")),
    )
    op.create_index("ix_job_listings_found", "job_listings", ["job_id", "ends_on", "place_id"])
    op.create_table(
        "job_bits",
        sa.Column("token", BYTE_WISE, nullable=False),
        sa.Column("chunk", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("bits", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("token", "chunk", name=op.f("pk_job_bits")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "job_tokens",
        sa.Column("key", KEY, autoincrement=False, nullable=False),
        sa.Column("tokens", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["key"], ["job_listings.key"], name=op.f("fk_job_tokens_key"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_job_tokens")),
    )
    op.create_table(
        "match_bits",
        sa.Column("term", BYTE_WISE, nullable=False),
        sa.Column("chunk", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mark", sa.BigInteger(), server_default="0", nullable=False),
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
    for name in ("match_meaning", "job_search_meaning"):
        op.create_table(
            name,
            sa.Column("meaning", sa.Integer(), autoincrement=False, nullable=False),
            sa.PrimaryKeyConstraint("meaning", name=op.f(f"pk_{name}")),
        )
    if op.get_bind().dialect.name == "postgresql":
        for table in ("match_bits", "job_bits"):
            op.execute(f"ALTER TABLE {table} ALTER COLUMN bits SET STORAGE EXTERNAL")
