"""The tables of log-ins through companies' identity providers."""

from sqlalchemy import Boolean, Column, ForeignKey, Integer, String, Table, Text, UniqueConstraint

from hireloom.adapters.sql.tables import Moment, metadata

company_logins = Table(
    "company_logins",
    metadata,
    Column("domain", String(254), primary_key=True),
    Column("issuer", String(255), nullable=False),
    Column("client_id", String(255), nullable=False),
    Column("client_secret", Text, nullable=False),  # encrypted
    Column("is_required", Boolean, nullable=False),
    Column("changed_at", Moment, nullable=False),
    Column("changed_by", Integer, nullable=False),  # no foreign key: the company outlives the account
    Column("worked_at", Moment),
)

begun_logins = Table(
    "begun_logins",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("browser", String(64), nullable=False),
    Column("domain", String(254), nullable=False),
    Column("issuer", String(255), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("verifier", String(64), nullable=False),
    Column("began_at", Moment, nullable=False, index=True),
    Column("confirms", String(64)),  # no foreign key: the session may end meanwhile
)

linked_identities = Table(
    "linked_identities",
    metadata,
    Column("issuer", String(255), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("linked_at", Moment, nullable=False),
    UniqueConstraint("user_id", "issuer"),
)
