"""The audit log is append-only: each entry holds the hash of the one before, and triggers refuse other changes than
erasing a subject with its salt, and removing entries up to a checkpoint."""

import secrets

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment
from hireloom.domain.audit import AuditEvent
from hireloom.domain.audit_chain import START, digest_of, hash_of

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None

AT_ONCE = 5_000  # rows hashed in one step
ADDED = {"salt": 32, "subject_digest": 64, "previous_hash": 64, "hash": 64}
REFUSED = "the audit log is append-only"
STAY = ("id", "at", "action", "actor_id", "details", "subject_digest", "previous_hash", "hash")

SQLITE = (
    f"""CREATE TRIGGER audit_events_never_replaced BEFORE INSERT ON audit_events
    WHEN EXISTS (SELECT 1 FROM audit_events WHERE id = new.id)
    BEGIN SELECT RAISE(ABORT, '{REFUSED}'); END""",
    f"""CREATE TRIGGER audit_events_never_changed BEFORE UPDATE ON audit_events
    WHEN NOT (new.subject = '' AND new.salt = '' AND {" AND ".join(f"new.{each} IS old.{each}" for each in STAY)})
    BEGIN SELECT RAISE(ABORT, '{REFUSED}'); END""",
    f"""CREATE TRIGGER audit_events_never_removed BEFORE DELETE ON audit_events
    WHEN old.id > coalesce((SELECT max(through_id) FROM audit_checkpoints), 0)
    BEGIN SELECT RAISE(ABORT, '{REFUSED}'); END""",
    f"""CREATE TRIGGER audit_checkpoints_true BEFORE INSERT ON audit_checkpoints
    WHEN NOT EXISTS (SELECT 1 FROM audit_events WHERE id = new.through_id AND hash = new.hash)
    BEGIN SELECT RAISE(ABORT, '{REFUSED}'); END""",
    *(
        f"""CREATE TRIGGER audit_checkpoints_never_{done} BEFORE {act} ON audit_checkpoints
    BEGIN SELECT RAISE(ABORT, '{REFUSED}'); END"""
        for act, done in (("UPDATE", "changed"), ("DELETE", "removed"))
    ),
)
POSTGRES = (
    f"""CREATE FUNCTION hireloom_audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE erased text[] := ARRAY['subject', 'salt', 'trigrams'];
    BEGIN
        IF TG_TABLE_NAME = 'audit_events' AND TG_OP = 'UPDATE' THEN
            IF NEW.subject = '' AND NEW.salt = '' AND to_jsonb(NEW) - erased = to_jsonb(OLD) - erased THEN
                RETURN NEW;
            END IF;
        ELSIF TG_TABLE_NAME = 'audit_events' AND TG_OP = 'DELETE' THEN
            IF OLD.id <= (SELECT max(through_id) FROM audit_checkpoints) THEN
                RETURN OLD;
            END IF;
        ELSIF TG_OP = 'INSERT' THEN
            IF EXISTS (SELECT FROM audit_events WHERE id = NEW.through_id AND hash = NEW.hash) THEN
                RETURN NEW;
            END IF;
        END IF;
        RAISE EXCEPTION '{REFUSED}';
    END $$""",
    """CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events
    FOR EACH ROW EXECUTE FUNCTION hireloom_audit_append_only()""",
    """CREATE TRIGGER audit_checkpoints_append_only BEFORE INSERT OR UPDATE OR DELETE ON audit_checkpoints
    FOR EACH ROW EXECUTE FUNCTION hireloom_audit_append_only()""",
    *(
        f"""CREATE TRIGGER {table}_never_emptied BEFORE TRUNCATE ON {table}
    FOR EACH STATEMENT EXECUTE FUNCTION hireloom_audit_append_only()"""
        for table in ("audit_events", "audit_checkpoints")
    ),
)


def upgrade() -> None:
    for name, length in ADDED.items():
        op.add_column("audit_events", sa.Column(name, sa.String(length), nullable=False, server_default=""))
    op.create_table(
        "audit_checkpoints",
        sa.Column("through_id", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("through_id", name=op.f("pk_audit_checkpoints")),
    )
    op.create_table(
        "audit_exports",
        sa.Column("through_id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("through_id", name=op.f("pk_audit_exports")),
    )
    _link()
    for statement in POSTGRES if _is_postgres() else SQLITE:
        op.execute(sa.text(statement))


def downgrade() -> None:
    if _is_postgres():
        for table, name in (("audit_events", "append_only"), ("audit_events", "never_emptied")):
            op.execute(sa.text(f"DROP TRIGGER {table}_{name} ON {table}"))
    else:
        for name in ("never_replaced", "never_changed", "never_removed"):
            op.execute(sa.text(f"DROP TRIGGER audit_events_{name}"))
    op.drop_table("audit_exports")
    op.drop_table("audit_checkpoints")
    if _is_postgres():
        op.execute(sa.text("DROP FUNCTION hireloom_audit_append_only"))
    for name in ADDED:
        op.drop_column("audit_events", name)


def _is_postgres() -> bool:
    return op.get_bind().dialect.name == "postgresql"


def _link() -> None:
    """Put the entries that are there into the chain, in the order of their ids."""
    names = ("action", "actor_id", "subject", *ADDED)
    columns = (sa.column("id", sa.Integer), sa.column("at", Moment), sa.column("details", sa.JSON))
    events = sa.table("audit_events", *columns, *(sa.column(name) for name in names))
    connection, last_id, last = op.get_bind(), 0, START
    change = events.update().where(events.c.id == sa.bindparam("row"))
    change = change.values({name: sa.bindparam(f"new_{name}") for name in ADDED})
    while rows := connection.execute(
        sa.select(events).where(events.c.id > last_id).order_by(events.c.id).limit(AT_ONCE)
    ).all():
        linked = []
        for row in rows:
            salt = secrets.token_hex(ADDED["salt"] // 2)
            digest = digest_of(row.subject, salt)
            event = AuditEvent(row.at, row.action, row.actor_id, row.subject, row.details)
            hashed = hash_of(event, digest, last)
            linked.append(
                {"row": row.id, "new_salt": salt, "new_subject_digest": digest, "new_previous_hash": last}
                | {"new_hash": hashed}
            )
            last, last_id = hashed, row.id
        connection.execute(change, linked)
