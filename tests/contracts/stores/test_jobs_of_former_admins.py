"""Former admins recruit nobody: jobs that were listed all the same leave the lists with a migration."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import select, update

import hireloom.adapters.sql.migrations as migrations
from hireloom.adapters.sql.index.index_tables import index_entries
from hireloom.adapters.sql.index.term_index import EntryKind, TermIndex
from hireloom.adapters.sql.pooling import WRITING
from hireloom.adapters.sql.tables import jobs, users
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job


def test_their_jobs_leave_the_lists_and_others_stay(engine, store, clock):
    with store.writing() as tx:
        former, acting = (
            tx.users.add(User(name, f"{name}@loom.example", Role.RECRUITER, clock.now()), password_hash="x")
            for name in ("Former1", "Other1")
        )
        admins_job, others = (
            tx.jobs.add(Job("Nurse", "Loom", "", "", "", clock.today(), None, person.id, person.email, clock.now())).id
            for person in (former, acting)
        )
    config = Config()
    config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin() as unit:
        connection.execute(update(users).where(users.c.id == former.id).values(user_type="user"))
        config.attributes["connection"] = connection
        command.downgrade(config, "0031")
        command.upgrade(config, "head")
        TermIndex(connection).refresh()
        has = dict(connection.execute(select(jobs.c.id, jobs.c.has_recruiter)).all())
        ids = connection.scalars(select(index_entries.c.id).where(index_entries.c.kind == EntryKind.JOB)).all()
        unit.rollback()  # the database is lent
    assert has == {admins_job: False, others: True}
    assert ids == [others]
