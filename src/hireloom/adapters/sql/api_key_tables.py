"""The tables of API keys and of the requests that are made with them."""

from sqlalchemy import JSON, Column, ForeignKey, Integer, String, Table, Text

from hireloom.adapters.sql.tables import Moment, metadata

api_keys = Table(
    "api_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("seal", String(64), nullable=False, unique=True),
    Column("hint", String(16), nullable=False),
    Column("name", String(60), nullable=False),
    Column("scopes", JSON, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("expires_at", Moment, index=True),
    Column("revoked_at", Moment, index=True),
    Column("last_used_at", Moment),
    Column("last_address", String(64), nullable=False),
)

repeatable_requests = Table(
    "repeatable_requests",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("key", String(255), primary_key=True),
    Column("fingerprint", String(64), nullable=False),
    Column("begun_at", Moment, nullable=False, index=True),
    Column("status", Integer),  # NULL while it is in progress
    Column("body", Text),
)
