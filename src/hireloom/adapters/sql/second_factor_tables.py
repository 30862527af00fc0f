"""The tables of second factors and of changes of email addresses."""

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Integer, LargeBinary, String, Table, Text

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

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("user_handle", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("name", String(60), nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("transports", JSON, nullable=False),
    Column("added_at", Moment, nullable=False),
    Column("used_at", Moment),
)

used_challenges = Table(
    "used_challenges",
    metadata,
    Column("challenge", LargeBinary, primary_key=True),
    Column("used_at", Moment, nullable=False, index=True),
)

email_changes = Table(
    "email_changes",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True, autoincrement=False),
    Column("email", String(254), nullable=False),
    Column("key", String(64), nullable=False, unique=True),
    Column("old_key", String(64), nullable=False, server_default="", index=True),
    Column("requested_at", Moment, nullable=False, index=True),
    Column("new_confirmed_at", Moment),
    Column("old_confirmed_at", Moment),
    Column("given_up_at", Moment),
)
