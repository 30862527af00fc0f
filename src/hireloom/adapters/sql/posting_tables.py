"""The tables of postings of outside boards."""

from sqlalchemy import JSON, Boolean, Column, Date, Index, Integer, String, Table, Text, UniqueConstraint

from hireloom.adapters.sql.tables import Moment, metadata

postings = Table(
    "postings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("board", String(100), nullable=False),
    Column("external_id", String(200), nullable=False),
    Column("kin", String(300), nullable=False, index=True),
    Column("title", Text, nullable=False),
    Column("company", Text, nullable=False),
    Column("location", Text, nullable=False),
    Column("terms", Text, nullable=False),  # its words, separated by spaces, as searches normalize them
    Column("links", JSON, nullable=False),
    Column("apply_url", Text, nullable=False),
    Column("employment_type", Text, nullable=False),
    Column("salary", Text, nullable=False),
    Column("posted_on", Date),
    Column("ends_on", Date),
    Column("is_whole", Boolean, nullable=False),
    Column("is_dated", Boolean, nullable=False),
    Column("says_repost", Boolean, nullable=False),
    Column("listed_on", Date, nullable=False),
    Column("first_seen", Moment, nullable=False),
    Column("last_seen", Moment, nullable=False),
    Column("gone_at", Moment),
    Column("came_back", Boolean, nullable=False),
    Column("description", Text, nullable=False),  # last: other columns are read without skipping a long text
    UniqueConstraint("board", "external_id"),
    Index("ix_postings_listed_on_id", "listed_on", "id"),
)

career_pages = Table(
    "career_pages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("key", Text, nullable=False),
    Column("board", String(100), nullable=False, unique=True),
    Column("company", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("added_at", Moment, nullable=False),
    Column("added_by", Integer, nullable=False),  # an account that may be gone
)

board_asks = Table(
    "board_asks",
    metadata,
    Column("board", String(100), primary_key=True),
    Column("question", String(400), primary_key=True),
    Column("answered_at", Moment),
    Column("next_try_at", Moment),
    Column("lease_until", Moment),
    Column("failures", Integer, nullable=False),
    Column("reason", String(200), nullable=False),
)
