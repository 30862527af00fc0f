"""The tables of webhooks and of the messages on their way to them."""

from sqlalchemy import JSON, Column, ForeignKey, Index, Integer, String, Table, Text

from hireloom.adapters.sql.tables import Moment, metadata

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("url", String(500), nullable=False),
    Column("events", JSON, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("paused_at", Moment),
    Column("failing_since", Moment),
    Column("rests_until", Moment),
    Column("former_secret", Text),
    Column("former_until", Moment),
    Column("leased_until", Moment),
)

webhook_deliveries = Table(
    "webhook_deliveries",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("webhook_id", ForeignKey("webhooks.id"), nullable=False, index=True),
    Column("message_id", String(64), nullable=False),
    Column("event", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("created_at", Moment, nullable=False, index=True),
    Column("due_at", Moment, nullable=False),
    Column("status", String(16), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("tried_at", Moment),
    Column("response_status", Integer),
    Column("response", Text, nullable=False),
    Column("attempts", JSON, nullable=False, server_default="[]"),
    Index("ix_webhook_deliveries_due", "status", "due_at"),
    Index("ix_webhook_deliveries_in_order", "webhook_id", "status", "id"),
)
