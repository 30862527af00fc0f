"""The table of careers: each is read and saved as a whole."""

from sqlalchemy import JSON, Column, ForeignKey, Table

from hireloom.adapters.sql.tables import Moment, metadata

careers = Table(
    "careers",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("content", JSON, nullable=False),
    Column("changed_at", Moment, nullable=False),
)
