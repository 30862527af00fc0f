"""The tables of the job search: one narrow row for each listed job, the places that jobs are in, and which jobs have
which token."""

from sqlalchemy import BigInteger, Boolean, Column, Date, ForeignKey, Index, Integer, LargeBinary, Table, Text

from hireloom.adapters.sql.tables import BYTE_WISE, metadata

job_places = Table(
    "job_places",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", BYTE_WISE, nullable=False, unique=True),
    Column("says_remote", Boolean, nullable=False),
    Column("says_hybrid", Boolean, nullable=False),
)

job_place_ends = Table(
    "job_place_ends",
    metadata,
    Column("place_id", ForeignKey("job_places.id", ondelete="CASCADE"), primary_key=True),
    Column("start", Integer, primary_key=True),
    Column("ending", BYTE_WISE, nullable=False),  # the name from `start` on: a name holds what one of these begins with
    Index("ix_job_place_ends_ending", "ending", "place_id"),
)

job_listings = Table(
    "job_listings",
    metadata,
    # Day and id of the job in one number: the order of the list.
    Column("key", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=False),
    Column("job_id", ForeignKey("jobs.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("place_id", ForeignKey("job_places.id"), nullable=False),
    Column("ends_on", Date),
    # All that is asked of jobs that were found: in the table they lie far apart, as its rows are ordered by day.
    Index("ix_job_listings_found", "job_id", "ends_on", "place_id"),
)

job_search_meaning = Table(
    "job_search_meaning", metadata, Column("meaning", Integer, primary_key=True, autoincrement=False)
)

# The ids of one chunk that have a token, as a bitmap.
job_bits = Table(
    "job_bits",
    metadata,
    Column("token", BYTE_WISE, primary_key=True),
    Column("chunk", Integer, primary_key=True, autoincrement=False),
    Column("bits", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # the rows of a token stand side by side
)

# The tokens of each job, to be removed from the bitmaps when it changes.
job_tokens = Table(
    "job_tokens",
    metadata,
    Column(
        "key",
        BigInteger().with_variant(Integer, "sqlite"),
        ForeignKey("job_listings.key", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("tokens", Text, nullable=False),
)
