"""The index of who fits what: for each term the jobs or the people of whom it is true, as bitmaps of their ids."""

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, String, Table, Text

from hireloom.adapters.sql.tables import BYTE_WISE, metadata

match_bits = Table(
    "match_bits",
    metadata,
    Column("term", BYTE_WISE, primary_key=True),
    Column("chunk", Integer, primary_key=True, autoincrement=False),
    # Drawn anew whenever the row is written: who has seen it knows the bits. Before them, where it is read at once.
    Column("mark", BigInteger, nullable=False, server_default="0"),
    Column("bits", LargeBinary, nullable=False),
)

# What is in the index of each job and person, to be taken out when it changes; whoever changes one holds this row.
match_entries = Table(
    "match_entries",
    metadata,
    Column("kind", String(1), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("terms", Text, nullable=False),
)

match_meaning = Table("match_meaning", metadata, Column("meaning", Integer, primary_key=True, autoincrement=False))
