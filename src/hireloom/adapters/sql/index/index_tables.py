"""The tables of the index, and the places that jobs are in."""

from sqlalchemy import JSON, Column, Integer, LargeBinary, String, Table

from hireloom.adapters.sql.tables import BYTE_WISE, metadata

# The ids of one chunk for which the term has the value; most terms have no value.
index_bits = Table(
    "index_bits",
    metadata,
    Column("term", BYTE_WISE, primary_key=True),
    Column("value", BYTE_WISE, primary_key=True),
    Column("chunk", Integer, primary_key=True, autoincrement=False),
    Column("bits", LargeBinary, nullable=False),
)

# The terms of each job and person in the index, to be removed when they change; any change to them locks this row.
index_entries = Table(
    "index_entries",
    metadata,
    Column("kind", String(1), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("terms", JSON, nullable=False),
)

index_meaning = Table("index_meaning", metadata, Column("meaning", String(16), primary_key=True))

job_places = Table(
    "job_places",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", BYTE_WISE, nullable=False, unique=True),
)
