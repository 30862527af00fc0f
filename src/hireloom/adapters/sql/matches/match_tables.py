"""The tables of the index of matches: for each term the ids of the jobs or people that have it, as bitmaps."""

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, String, Table, Text

from hireloom.adapters.sql.tables import BYTE_WISE, metadata

match_bits = Table(
    "match_bits",
    metadata,
    Column("term", BYTE_WISE, primary_key=True),
    Column("chunk", Integer, primary_key=True, autoincrement=False),
    # A new random number at each write: the same mark means the same bits. It stands before the bits, as SQLite would
    # pass over them to read it.
    Column("mark", BigInteger, nullable=False, server_default="0"),
    Column("bits", LargeBinary, nullable=False),
)

# The terms of each job and person in the index, to be removed when they change; whoever changes them locks this row.
match_entries = Table(
    "match_entries",
    metadata,
    Column("kind", String(1), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("terms", Text, nullable=False),
)

match_meaning = Table("match_meaning", metadata, Column("meaning", Integer, primary_key=True, autoincrement=False))
