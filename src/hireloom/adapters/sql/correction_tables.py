"""The table of corrected matches."""

from sqlalchemy import JSON, Boolean, Column, ForeignKey, Integer, String, Table, Text

from hireloom.adapters.sql.tables import metadata

corrected_matches = Table(
    "corrected_matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("resume", String(64), nullable=False),
    Column("job", Text, nullable=False),
    Column("corrections", JSON, nullable=False),
    Column("is_shared", Boolean, nullable=False),
)
