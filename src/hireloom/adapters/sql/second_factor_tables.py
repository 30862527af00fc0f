"""The tables of second factors and of changes of email addresses."""

from sqlalchemy import Column, ForeignKey, Integer, String, Table, Text

from hireloom.adapters.sql.tables import Moment, metadata

authenticator_apps = Table(
    "authenticator_apps",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("secret", Text, nullable=False),  # encrypted
    Column("added_at", Moment, nullable=False),
    Column("last_step", Integer, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("seal", String(64), primary_key=True),
)

trusted_devices = Table(
    "trusted_devices",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("trusted_at", Moment, nullable=False, index=True),
)

email_changes = Table(
    "email_changes",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("email", String(254), nullable=False),
    Column("key", String(64), nullable=False, unique=True),
    Column("requested_at", Moment, nullable=False, index=True),
)
