"""The table of stories."""

from sqlalchemy import JSON, Column, ForeignKey, Integer, Table, Text

from hireloom.adapters.sql.tables import Moment, metadata

stories = Table(
    "stories",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("title", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("situation", Text, nullable=False),
    Column("deed", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("tags", JSON, nullable=False),
    Column("changed_at", Moment, nullable=False),
)
