"""What was kept before answers were promised gets its promised day, and can be searched for, when the tables change."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

import hireloom.adapters.sql.migrations as migrations


def test_an_old_application_gets_its_promised_day_and_keeps_its_score(tmp_path):
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    config = Config()
    config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0010")
        for table, changes in (
            ("users", {"id": 1, "user_type": "'user'"}),
            ("jobs", {"id": 1, "recruiter_id": 1, "answer_days": 5, "position": "'open'", "reopen_count": 0}),
            (
                "applications",
                {
                    "job_id": 1,
                    "user_id": 1,
                    "full_name": "'Anna LÖWE'",
                    "email": "'A@b.example'",
                    "applied_at": "'2026-11-21 23:30:00.000000'",
                    "status": "'Submitted'",
                    "score": 64,
                },
            ),
        ):
            columns = connection.execute(text(f"PRAGMA table_info({table})")).all()
            needed = {column.name: "''" for column in columns if column.notnull and column.name != "id"}
            values = needed | changes
            names, settings = ", ".join(values), ", ".join(map(str, values.values()))
            connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({settings})"))
        command.upgrade(config, "0011")
        row = connection.execute(text("SELECT answer_due, sought, score, analysed_score FROM applications")).one()
    engine.dispose()
    assert tuple(row) == ("2026-11-26", "anna löwe a@b.example", 64, 64)
