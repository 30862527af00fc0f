"""The table of API keys."""

from sqlalchemy import JSON, Column, ForeignKey, Integer, String, Table

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
