"""The table of saved searches."""

from sqlalchemy import JSON, Boolean, CheckConstraint, Column, Date, ForeignKey, Integer, String, Table, Text

from hireloom.adapters.sql.tables import Moment, metadata

saved_searches = Table(
    "saved_searches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("location", Text, nullable=False),
    Column("remote_only", Boolean, nullable=False),
    Column("employment_types", JSON, nullable=False),
    Column("alert", String(8), nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("seen_at", Moment, nullable=False),
    Column("seen_up_to", Integer, nullable=False),
    Column("mailed_up_to", Integer, nullable=False),
    Column("mailed_on", Date),
    Column("seen_postings", Integer, nullable=False, server_default="0"),
    Column("mailed_postings", Integer, nullable=False, server_default="0"),
    CheckConstraint("alert IN ('none', 'product', 'daily')", name="alert"),
)
