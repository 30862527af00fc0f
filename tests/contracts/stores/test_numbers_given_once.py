"""The number of a deleted row is not given again: links and events name rows by it."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

import hireloom.adapters.sql.migrations as migrations
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.migrate import migrate
from hireloom.adapters.sql.migrations.versions.v0109_numbers_given_once import TABLES
from hireloom.adapters.sql.pooling import WRITING

NEEDED = {  # in which order, and with what besides empty columns
    "users": {"user_type": "recruiter"},
    "companies": {"domain": "loom.example"},
    "jobs": {"recruiter_id": 1, "position": "open", "reopen_count": 0},
    "applications": {"job_id": 1, "user_id": 1, "status": "Submitted"},
    "pool_imports": {"company_id": 1, "user_id": 1},
    "interviews": {"application_id": 1, "proposed_by": 1, "rules": '{"days": 3}'},
    "offers": {"application_id": 1, "by_id": 1},
    "application_notes": {"application_id": 1, "author_id": 1},
    "thread_messages": {"application_id": 1, "author_id": 1},
    "pool_people": {"company_id": 1, "import_id": 1, "name": "Anna", "sought": "anna loom"},
    "interview_people": {"interview_id": 7, "user_id": 1},
    "interview_quarters": {"interview_id": 7, "user_id": 1},
    "scorecards": {"interview_id": 7, "user_id": 1, "ratings": "{}", "notes": "{}"},
    "application_files": {"application_id": 1, "message_id": 7},
    "pool_merges": {"person_id": 7, "into_id": 7, "company_id": 1, "by_id": 1},
    "pool_differences": {"person_id": 7, "other_id": 7, "company_id": 1},
}
REFERRING = (
    "SELECT DISTINCT sqlite_master.name FROM sqlite_master, pragma_foreign_key_list(sqlite_master.name) AS keys"
    " WHERE type = 'table' AND keys.\"table\" = :table"
)


def put(connection: Connection, table: str, **values: Any) -> None:
    columns = connection.execute(text(f"PRAGMA table_info({table})")).all()
    needed = {
        column.name: "0" if "INT" in column.type else ""
        for column in columns
        if column.notnull and column.name != "id" and not column.dflt_value
    }
    row = needed | values
    names = ", ".join(row)
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({', '.join(f':{name}' for name in row)})"), row)


def test_rows_of_an_older_database_stay_and_their_numbers_are_not_given_again(tmp_path):
    engine = connect(f"sqlite:///{tmp_path / 'old.db'}")
    config = Config()
    config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "0108")
        referring = {name for table in TABLES for name in connection.scalars(text(REFERRING), {"table": table})}
        assert "pool_merges" in referring
        assert referring <= NEEDED.keys()
        for table, values in NEEDED.items():
            put(connection, table, **({"id": 7} if table in TABLES else {}), **values)
        before = {table: connection.execute(text(f"SELECT * FROM {table}")).all() for table in NEEDED}
        parts = connection.execute(text("SELECT count(*) FROM sqlite_master WHERE type != 'table'")).scalar()
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "0109")
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        assert {table: connection.execute(text(f"SELECT * FROM {table}")).all() for table in NEEDED} == before
        assert connection.execute(text("SELECT count(*) FROM sqlite_master WHERE type != 'table'")).scalar() == parts
        assert connection.execute(text("PRAGMA foreign_key_check")).all() == []
        query = "SELECT rowid FROM pool_words WHERE pool_words MATCH 'anna'"
        assert connection.execute(text(query)).scalars().all() == [7]
        for table in referring:
            connection.execute(text(f"DELETE FROM {table}"))
        for table in TABLES:
            connection.execute(text(f"DELETE FROM {table}"))
            put(connection, table, **NEEDED[table])
            ids = connection.scalars(text(f"SELECT id FROM {table}")).all()
            assert ids == [1_008]  # 8 may have been given and its row deleted before
    engine.dispose()


def test_a_new_database_begins_with_one(tmp_path):
    fresh = connect(f"sqlite:///{tmp_path / 'new.db'}")
    migrate(fresh)
    with fresh.connect() as connection:
        assert not connection.scalars(text("SELECT seq FROM sqlite_sequence WHERE seq > 0")).all()
    fresh.dispose()
